import CGTK
import GTKBridge

/// A list and the details of what is chosen in it: side by side, or the details over the list where it is narrow.
final class ListDetail: CustomWidget {
  override class var cssName: String { "listdetail" }

  private let list: Widget
  private let detail: Widget
  /// From this width on, in pixels, both fit side by side.
  private static let widthForBoth = 640
  private static let detailShare = 0.4
  private static let widestDetail = 420

  /// Whether there is no room for both.
  private(set) var isCollapsed = false

  /// Whether something is chosen.
  var showsDetail = false {
    didSet {
      guard showsDetail != oldValue else { return }
      detail.isChildVisible = showsDetail
      list.isChildVisible = !isCollapsed || !showsDetail
      // The focus must not stay on what is covered.
      if isCollapsed, showsDetail { detail.moveFocus(.tabForward) }
      queueResize()
    }
  }

  init(list: Widget, detail: Widget) {
    self.list = list
    self.detail = detail
    super.init()
    list.setParent(self)
    detail.setParent(self)
    detail.isChildVisible = false
  }

  /// Calls `close` when a person presses Escape while the detail is shown.
  func onEscape(_ close: @escaping () -> Void) {
    let keys = KeyController()
    keys.onPress { [unowned self] key, _ in
      guard Int32(bitPattern: key) == GDK_KEY_Escape, showsDetail else { return false }
      close()
      return true
    }
    addController(keys)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let parts = [list.measured(orientation), detail.measured(orientation)]
    return Measurement(
      minimum: parts.map(\.minimum).max() ?? 0,
      natural: orientation == .horizontal ? parts.reduce(0) { $0 + $1.natural } : parts.map(\.natural).max() ?? 0)
  }

  override func sizeAllocate(width: Int, height: Int) {
    let isBeside = width >= Self.widthForBoth
    isCollapsed = !isBeside
    let detailWidth =
      isBeside
      ? max(detail.measured(.horizontal).minimum, min(Int(Double(width) * Self.detailShare), Self.widestDetail)) : width
    list.isChildVisible = isBeside || !showsDetail
    detail.isChildVisible = showsDetail
    let listWidth = isBeside && showsDetail ? width - detailWidth : width
    let isMirrored = direction == .rtl
    if list.isChildVisible { list.allocate(x: isMirrored ? width - listWidth : 0, width: listWidth, height: height) }
    if showsDetail { detail.allocate(x: isMirrored ? 0 : width - detailWidth, width: detailWidth, height: height) }
  }
}
