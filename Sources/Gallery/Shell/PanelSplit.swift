import GTKBridge

/// A container with a panel above or below its content.
///
/// The panel takes a part of the height while it is visible. It can have its own column if the container is wide
/// enough.
final class PanelSplit: CustomWidget {
  override class var cssName: String { "panelsplit" }

  private let content: Widget
  private var isPanelAbove = false
  private var columnWidth: Int?
  private let maximumFraction: Double
  private var preferredHeight: (Int) -> Int
  /// The minimum width for a column of the panel, in pixels.
  private static let minimumSideBySideWidth = 720

  /// The panel, which is hidden when it is set.
  var panel: Widget? {
    didSet {
      panel?.isVisible = false
      panel?.setParent(self)
    }
  }

  /// - Parameters:
  ///   - content: The content, which takes the remaining space.
  ///   - maximumFraction: The maximum fraction of the height for the panel.
  ///   - preferredHeight: Returns the panel's preferred height for a width, which is -1 if unknown.
  init(_ content: Widget, maximumFraction: Double, preferredHeight: @escaping (_ width: Int) -> Int = { _ in 0 }) {
    self.content = content
    self.maximumFraction = maximumFraction
    self.preferredHeight = preferredHeight
    super.init()
    content.setParent(self)
    expandsVertically = true
  }

  /// Displays a panel in place of the previous one, which is discarded.
  ///
  /// - Parameters:
  ///   - newPanel: The panel; nil for none.
  ///   - isAbove: Whether the panel is above the content.
  ///   - columnWidth: The minimum width of the panel's column; nil for no column.
  ///   - preferredHeight: Returns the panel's preferred height for a width, which is -1 if unknown.
  func show(
    _ newPanel: Widget?, isAbove: Bool = false, columnWidth: Int? = nil,
    preferredHeight: @escaping (_ width: Int) -> Int = { _ in 0 }
  ) {
    panel?.removePermanently()
    isPanelAbove = isAbove
    self.columnWidth = columnWidth
    self.preferredHeight = preferredHeight
    panel = newPanel
    showsPanel = true
    queueResize()
  }

  /// Whether the panel is visible.
  var showsPanel: Bool {
    get { panel?.isVisible == true }
    set { panel?.isVisible = newValue }
  }

  /// The tab order is from top to bottom, even if both are side by side.
  override var tabOrder: [Widget]? {
    let parts = [content, panel].compactMap(\.self)
    return isPanelAbove ? parts.reversed() : parts
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let inner = content.measured(orientation, forSize: forSize)
    guard showsPanel, let panelSize = panel?.measured(orientation) else { return inner }
    guard orientation == .vertical else { return .maximum(of: [inner, panelSize]) }
    return .sum(of: [inner, Measurement(minimum: panelSize.minimum, natural: preferredHeight(forSize))])
  }

  override func sizeAllocate(width: Int, height: Int) {
    guard showsPanel, let panel else { return content.allocate(width: width, height: height) }
    if let columnWidth, width >= Self.minimumSideBySideWidth {
      let side = max(columnWidth, panel.measured(.horizontal).minimum)
      let isMirrored = direction == .rtl
      content.allocate(x: isMirrored ? side : 0, width: width - side, height: height)
      panel.allocate(x: isMirrored ? 0 : width - side, width: side, height: height)
    } else {
      let minimum = panel.measured(.vertical, forSize: width).minimum
      let room = height - content.measured(.vertical, forSize: width).minimum
      let maximum = max(minimum, min(room, Int(Double(height) * maximumFraction)))
      let panelHeight = max(minimum, min(preferredHeight(width), maximum))
      content.allocate(y: isPanelAbove ? panelHeight : 0, width: width, height: height - panelHeight)
      panel.allocate(y: isPanelAbove ? 0 : height - panelHeight, width: width, height: panelHeight)
    }
  }
}
