import CGTK
import FloorplanTheme
import GTKBridge

/// A sidebar beside the content, or over it where the window is narrow.
///
/// On a wide window the sidebar takes its own column and can be hidden.  On a narrow one it is hidden until it is asked
/// for, covers the content's leading side, and goes when a page is chosen or Escape is pressed.
final class SidebarSplit: CustomWidget {
  override class var cssName: String { "sidebarsplit" }

  /// From this width on, in pixels, both fit side by side.
  static let widthForBoth = 720
  private static let sidebarWidth = 264
  private static let largestOverlaidShare = 0.85

  let sidebar: Widget
  let content: Widget
  private let shade = Box(.vertical)

  /// Whether the sidebar is shown on a wide window.
  var isSidebarPinned = true { didSet { if isSidebarPinned != oldValue { queueResize() } } }
  /// Whether the sidebar is shown over the content of a narrow window.
  var isSidebarRevealed = false {
    didSet {
      guard isSidebarRevealed != oldValue else { return }
      queueAllocate()
      guard isCollapsed else { return }
      // Only what is to be seen takes the focus, and what is covered does not.
      sidebar.isChildVisible = isSidebarRevealed
      content.isSensitive = !isSidebarRevealed
      (isSidebarRevealed ? sidebar : content).moveFocus(.tabForward)
    }
  }
  /// Whether the window is too narrow for both.
  private(set) var isCollapsed = false

  init(sidebar: Widget, content: Widget) {
    self.sidebar = sidebar
    self.content = content
    super.init()
    content.setParent(self)
    shade.addStyleClass(UtilityClass.shade.rawValue)
    shade.setParent(self)
    sidebar.setParent(self)
    let click = ClickGesture()
    click.onPress { [weak self] _, _, _ in self?.isSidebarRevealed = false }
    shade.addController(click)
    let keys = KeyController()
    keys.onPress { [weak self] key, _ in
      guard let self, Int32(bitPattern: key) == GDK_KEY_Escape, isCollapsed, isSidebarRevealed else { return false }
      isSidebarRevealed = false
      return true
    }
    keys.phase = .capture
    addController(keys)
  }

  /// Shows the sidebar, or hides it.
  func toggleSidebar() { if isCollapsed { isSidebarRevealed.toggle() } else { isSidebarPinned.toggle() } }

  /// Shows the sidebar.
  func showSidebar() { if isCollapsed { isSidebarRevealed = true } else { isSidebarPinned = true } }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let inner = content.measured(orientation)
    let side = sidebar.measured(orientation)
    switch orientation {
    case .horizontal:
      return Measurement(minimum: inner.minimum, natural: inner.natural + Self.sidebarWidth)
    case .vertical:
      return Measurement(
        minimum: max(inner.minimum, side.minimum), natural: max(inner.natural, side.natural))
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wasCollapsed = isCollapsed
    isCollapsed = width < Self.widthForBoth
    if wasCollapsed, !isCollapsed, isSidebarRevealed {
      // The window has become wide: the sidebar has its own column again.
      MainLoop.idle { [weak self] in
        self?.content.isSensitive = true
        self?.isSidebarRevealed = false
      }
    }
    let isMirrored = direction == .rtl
    let isShown = isCollapsed ? isSidebarRevealed : isSidebarPinned
    let wanted = max(Self.sidebarWidth, sidebar.measured(.horizontal).minimum)
    let sidebarWidth = isCollapsed ? min(wanted, Int(Double(width) * Self.largestOverlaidShare)) : wanted
    let beside = isShown && !isCollapsed ? sidebarWidth : 0
    sidebar.isChildVisible = isShown
    shade.isChildVisible = isShown && isCollapsed
    content.allocate(x: isMirrored ? 0 : beside, width: width - beside, height: height)
    if isShown {
      let allocated = max(sidebarWidth, sidebar.measured(.horizontal).minimum)
      sidebar.allocate(x: isMirrored ? width - allocated : 0, width: allocated, height: height)
    }
    if shade.isChildVisible { shade.allocate(width: width, height: height) }
  }
}
