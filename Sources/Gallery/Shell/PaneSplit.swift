import FloorplanTheme
import GTKBridge

/// A container with a pane next to its content or, if it is too narrow for both, over it.
///
/// A sidebar has its own column until the user hides it. In a narrow window, the sidebar is hidden until the user opens
/// it, the content below it is shaded, and Escape closes it. Details are displayed while an item is selected, and cover
/// the content in a narrow window.
final class PaneSplit: CustomWidget {
  override class var cssName: String { "panesplit" }

  let content: Widget
  let pane: Widget
  private let isSidebar: Bool
  /// The minimum width for both side by side, in pixels.
  private let minimumSideBySideWidth: Int
  private let shade = Box(.vertical)
  private static let sidebarWidth = 264
  private static let maximumSidebarFraction = 0.85
  private static let detailFraction = 0.4
  private static let maximumDetailWidth = 420

  /// Whether the pane is visible if there is space for both.
  var showsPaneBesideContent: Bool { didSet { if showsPaneBesideContent != oldValue { queueResize() } } }
  /// Whether the pane is visible if there isn't space for both: over the content or instead of it.
  var showsPaneWhenCollapsed = false {
    didSet {
      guard showsPaneWhenCollapsed != oldValue else { return }
      queueAllocate()
      guard isCollapsed else { return }
      // Only visible and uncovered content may have the focus.
      pane.isChildVisible = showsPaneWhenCollapsed
      if isSidebar {
        content.isSensitive = !showsPaneWhenCollapsed
      } else {
        content.isChildVisible = !showsPaneWhenCollapsed
      }
      let uncovered = showsPaneWhenCollapsed ? pane : content
      if !uncovered.containsFocus { uncovered.moveFocus(.tabForward) }
    }
  }
  /// Whether the container is too narrow for both.
  private(set) var isCollapsed = false

  /// Creates a split with a sidebar at the leading edge.
  convenience init(sidebar: Widget, content: Widget) {
    self.init(content, sidebar, isSidebar: true, minimumSideBySideWidth: 720)
    shade.addController(ClickGesture()).onPress { [weak self] _, _, _ in self?.showsPaneWhenCollapsed = false }
    onEscape(phase: .capture) { [weak self] in
      guard let self, isCollapsed, showsPaneWhenCollapsed else { return false }
      showsPaneWhenCollapsed = false
      return true
    }
  }

  /// Creates a split with initially hidden details at the trailing edge.
  convenience init(list: Widget, details: Widget) {
    self.init(list, details, isSidebar: false, minimumSideBySideWidth: 640)
  }

  private init(_ content: Widget, _ pane: Widget, isSidebar: Bool, minimumSideBySideWidth: Int) {
    self.content = content
    self.pane = pane
    self.isSidebar = isSidebar
    self.minimumSideBySideWidth = minimumSideBySideWidth
    showsPaneBesideContent = isSidebar
    super.init()
    shade.addStyleClass(UtilityClass.shade.rawValue)
    for part in [content, shade, pane] { part.setParent(self) }
    pane.isChildVisible = isSidebar
  }

  /// Whether the pane is visible.
  var showsPane: Bool {
    get { isCollapsed ? showsPaneWhenCollapsed : showsPaneBesideContent }
    set { if isCollapsed { showsPaneWhenCollapsed = newValue } else { showsPaneBesideContent = newValue } }
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let parts = [content.measured(orientation), pane.measured(orientation)]
    var size = Measurement.maximum(of: parts)
    if orientation == .horizontal { size.natural = Measurement.sum(of: parts).natural }
    return size
  }

  private func paneWidth(in width: Int) -> Int {
    let wanted =
      switch (isSidebar, isCollapsed) {
      case (true, false): Self.sidebarWidth
      case (true, true): min(Self.sidebarWidth, Int(Double(width) * Self.maximumSidebarFraction))
      case (false, false): min(Int(Double(width) * Self.detailFraction), Self.maximumDetailWidth)
      case (false, true): width
      }
    return max(wanted, pane.measured(.horizontal).minimum)
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wasCollapsed = isCollapsed
    isCollapsed = width < minimumSideBySideWidth
    if isSidebar, wasCollapsed, !isCollapsed, showsPaneWhenCollapsed {
      // The window has become wide enough for the sidebar's own column.
      MainLoop.idle { [weak self] in
        self?.content.isSensitive = true
        self?.showsPaneWhenCollapsed = false
      }
    }
    let isOver = showsPane && isCollapsed
    let paneWidth = paneWidth(in: width)
    let reserved = showsPane && !isCollapsed ? paneWidth : 0
    let isPaneAtLeft = isSidebar == (direction != .rtl)
    pane.isChildVisible = showsPane
    shade.isChildVisible = isOver && isSidebar
    content.isChildVisible = isSidebar || !isOver
    if content.isChildVisible {
      content.allocate(x: isPaneAtLeft ? reserved : 0, width: width - reserved, height: height)
    }
    if showsPane { pane.allocate(x: isPaneAtLeft ? 0 : width - paneWidth, width: paneWidth, height: height) }
    if shade.isChildVisible { shade.allocate(width: width, height: height) }
  }
}
