import CGTK
import FloorplanTheme
import GTKBridge

/// Content with a pane beside it, or over it where there is no room for both.
///
/// A sidebar has its own column until it is hidden; over the content it is hidden until it is asked for, the rest of the
/// content is shaded, and it goes when Escape is pressed.  Details come and go with what is chosen, and cover the content.
final class PaneSplit: CustomWidget {
  override class var cssName: String { "panesplit" }

  let content: Widget
  let pane: Widget
  private let isSidebar: Bool
  /// From this width on, in pixels, both fit side by side.
  private let widthForBoth: Int
  private let shade = Box(.vertical)
  private static let sidebarWidth = 264
  private static let largestSidebarShare = 0.85
  private static let detailShare = 0.4
  private static let widestDetail = 420

  /// Whether the pane is shown where there is room for both.
  var showsPaneBeside: Bool { didSet { if showsPaneBeside != oldValue { queueResize() } } }
  /// Whether the pane is shown over the content.
  var showsPaneOver = false {
    didSet {
      guard showsPaneOver != oldValue else { return }
      queueAllocate()
      guard isCollapsed else { return }
      // Only what is to be seen takes the focus, and what is covered does not.
      pane.isChildVisible = showsPaneOver
      if isSidebar { content.isSensitive = !showsPaneOver } else { content.isChildVisible = !showsPaneOver }
      let uncovered = showsPaneOver ? pane : content
      if !uncovered.containsFocus { uncovered.moveFocus(.tabForward) }
    }
  }
  /// Whether there is no room for both.
  private(set) var isCollapsed = false

  /// Makes a split with a sidebar at the leading edge.
  convenience init(sidebar: Widget, content: Widget) {
    self.init(content, sidebar, isSidebar: true, widthForBoth: 720)
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.showsPaneOver = false }
    shade.addController(click)
    onEscape(phase: .capture) { [weak self] in
      guard let self, isCollapsed, showsPaneOver else { return false }
      showsPaneOver = false
      return true
    }
  }

  /// Makes a split with details, which are hidden at first, at the trailing edge.
  convenience init(list: Widget, details: Widget) { self.init(list, details, isSidebar: false, widthForBoth: 640) }

  private init(_ content: Widget, _ pane: Widget, isSidebar: Bool, widthForBoth: Int) {
    self.content = content
    self.pane = pane
    self.isSidebar = isSidebar
    self.widthForBoth = widthForBoth
    showsPaneBeside = isSidebar
    super.init()
    shade.addStyleClass(UtilityClass.shade.rawValue)
    for part in [content, shade, pane] { part.setParent(self) }
    pane.isChildVisible = isSidebar
  }

  /// Whether the pane is shown.
  var showsPane: Bool {
    get { isCollapsed ? showsPaneOver : showsPaneBeside }
    set { if isCollapsed { showsPaneOver = newValue } else { showsPaneBeside = newValue } }
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let parts = [content.measured(orientation), pane.measured(orientation)]
    let naturals = parts.map(\.natural)
    return Measurement(
      minimum: parts.map(\.minimum).max() ?? 0,
      natural: orientation == .horizontal ? naturals.reduce(0, +) : naturals.max() ?? 0)
  }

  private func paneWidth(in width: Int) -> Int {
    let wanted =
      switch (isSidebar, isCollapsed) {
      case (true, false): Self.sidebarWidth
      case (true, true): min(Self.sidebarWidth, Int(Double(width) * Self.largestSidebarShare))
      case (false, false): min(Int(Double(width) * Self.detailShare), Self.widestDetail)
      case (false, true): width
      }
    return max(wanted, pane.measured(.horizontal).minimum)
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wasCollapsed = isCollapsed
    isCollapsed = width < widthForBoth
    if isSidebar, wasCollapsed, !isCollapsed, showsPaneOver {
      // The window has become wide: the sidebar has its own column again.
      MainLoop.idle { [weak self] in
        self?.content.isSensitive = true
        self?.showsPaneOver = false
      }
    }
    let isOver = showsPane && isCollapsed
    let paneWidth = paneWidth(in: width)
    let beside = showsPane && !isCollapsed ? paneWidth : 0
    let isPaneAtLeft = isSidebar == (direction != .rtl)
    pane.isChildVisible = showsPane
    shade.isChildVisible = isOver && isSidebar
    content.isChildVisible = isSidebar || !isOver
    if content.isChildVisible {
      content.allocate(x: isPaneAtLeft ? beside : 0, width: width - beside, height: height)
    }
    if showsPane { pane.allocate(x: isPaneAtLeft ? 0 : width - paneWidth, width: paneWidth, height: height) }
    if shade.isChildVisible { shade.allocate(width: width, height: height) }
  }
}
