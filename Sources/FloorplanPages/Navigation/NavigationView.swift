import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A stack of pages: the user opens a page from another one and goes back to it (UINavigationController in UIKit).
///
///     let navigation = NavigationView(NavigationPage("Overview", content: overview))
///     navigation.push(page)
///
/// In a wide window, a list stays next to the details of one of its items (see ``NavigationPage/Column``). The next
/// item that is opened from the list replaces the details.
///
/// Until another page opens, the user can go forward again. The pages keep everything: search, scroll position and
/// selection.
///
/// | The user goes back with | and forward with |
/// |---|---|
/// | the button in the page's bar | |
/// | Alt+Left, or Alt+Right in a right-to-left layout | Alt+Right or Alt+Left |
/// | the Back key, the back button of a mouse | the Forward key, the forward button of a mouse |
/// | a swipe from the leading edge on a touchscreen | |
///
/// ## CSS nodes
///
///     navigationview.fdlFUINavigationView
///     ╰── navigationpage.fdlFUINavigationPage …
///
/// ## Accessibility
///
/// A group. Covered pages are hidden from assistive technology.
public final class NavigationView: CustomWidget {
  private static let part = ComponentParts.navigationView

  /// The pages, from the root to the current page.
  public private(set) var pages: [NavigationPage]
  /// The pages that the user has left with each step back, the last step at the end.
  private var forwardSteps: [[NavigationPage]] = []
  /// Called when the pages change.
  @Callback public var onChange: (() -> Void)?
  /// Whether the view is wide enough for a list and details side by side.
  public private(set) var isWide = false
  private var takesFocus = false

  public override class var cssName: String { "navigationview" }

  /// Creates a view with a root page.
  public init(_ root: NavigationPage) {
    pages = [root]
    super.init()
    addStyleClasses(of: Self.part)
    root.navigationView = self
    root.setParent(self)
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    addPointers()
  }

  /// The current page; of two displayed pages, the one with the details.
  public var currentPage: NavigationPage { pages[pages.count - 1] }

  // MARK: Navigation

  /// Pushes a page onto the stack.
  ///
  /// - Parameters:
  ///   - newPage: The page. It must not have been popped before.
  ///   - origin: The page that opens it; pages above that one are popped. The default is the current page.
  ///   - takesFocus: Whether the page takes the focus, even if it isn't in the view, such as after the form of a new
  ///     object. By default, the focus only stays in the view.
  public func push(_ newPage: NavigationPage, from origin: NavigationPage? = nil, takesFocus: Bool = false) {
    let kept = origin.flatMap { origin in pages.firstIndex { $0 === origin } } ?? pages.count - 1
    change(to: Array(pages[...kept]) + [newPage], takesFocus: takesFocus)
  }

  /// The pages that the user has gone back from and can go forward to, from the next to the last one.
  public var forwardPages: [NavigationPage] { forwardSteps.reversed().flatMap(\.self) }

  /// Goes back to the previous page, if any, as the user does.
  ///
  /// - Parameter left: The page to leave, with all pages above it; nil for the current page.
  /// - Returns: Whether there was a previous page.
  @discardableResult
  public func goBack(from left: NavigationPage? = nil) -> Bool {
    guard let index = pages.firstIndex(where: { $0 === left ?? currentPage }), index > 0 else { return false }
    change(to: Array(pages[..<index]), forwardSteps: forwardSteps + [Array(pages[index...])])
    return true
  }

  /// Returns to the pages of the last step back, if no other page has been opened since.
  ///
  /// - Returns: Whether there were such pages.
  @discardableResult
  public func goForward() -> Bool {
    guard let step = forwardSteps.last else { return false }
    change(to: pages + step, forwardSteps: forwardSteps.dropLast())
    return true
  }

  /// Removes the current page, if there is a previous one.
  ///
  /// - Returns: Whether there was a previous page.
  @discardableResult
  public func pop() -> Bool {
    guard pages.count > 1 else { return false }
    change(to: Array(pages.dropLast()))
    return true
  }

  /// Removes a page and all pages above it, such as after its object was deleted.
  public func pop(from left: NavigationPage) {
    if let index = pages.firstIndex(where: { $0 === left }), index > 0 {
      change(to: Array(pages[..<index]))
    } else if let index = forwardSteps.firstIndex(where: { step in step.contains { $0 === left } }) {
      let removed = forwardPages.drop { $0 !== left }
      let kept = Array(forwardSteps[index].prefix { $0 !== left })
      forwardSteps = (kept.isEmpty ? [] : [kept]) + forwardSteps[(index + 1)...]
      discard(removed.reversed())
      onChange?()
    }
  }

  /// Replaces the stack and displays its last page; pages that are in both stacks stay unchanged.
  ///
  /// - Parameter newPages: The pages, at least one, from the root to the current page.
  public func setPages(_ newPages: [NavigationPage]) {
    precondition(!newPages.isEmpty, "a navigation view needs at least one page")
    change(to: newPages)
  }

  /// Replaces the pages, and removes those that are in neither list.
  private func change(
    to newPages: [NavigationPage], forwardSteps newSteps: [[NavigationPage]] = [], takesFocus: Bool = false
  ) {
    let movesFocus = takesFocus || containsFocus
    let kept = newPages + newSteps.joined()
    let left = (pages + forwardPages).filter { page in !kept.contains { $0 === page } }
    if let focused = pages.first(where: \.containsFocus), !left.contains(where: { $0 === focused }) {
      focused.returnFocus = focused.captureFocus()
    }
    // GTK would keep a hidden widget that has the focus.
    if movesFocus { window?.clearFocus() }
    (pages, forwardSteps) = (newPages, newSteps)
    var previous: Widget?
    for page in newPages {
      page.navigationView = self
      if page.parent == nil { page.isChildVisible = false }
      page.insert(in: self, after: previous)
      previous = page
    }
    discard(left.reversed())
    self.takesFocus = self.takesFocus || movesFocus
    showPages()
    queueResize()
    onChange?()
  }

  private func discard(_ left: some Sequence<NavigationPage>) {
    for page in left {
      page.navigationView = nil
      page.removePermanently()
    }
  }

  // MARK: Columns

  private static let wideWidth = part[.regularWidth]
  private static let minimumListWidth = part[.compactColumnWidth]
  private static let maximumListWidth = part[.regularColumnWidth]
  private static let divider = part[.columnGap]
  private static let listShare = 0.4

  /// The list next to the current page.
  private var adjacentList: NavigationPage? {
    guard isWide, currentPage.column == .details else { return nil }
    return pages.last { $0.column == .list }
  }

  private func showPages() {
    let visiblePages = [currentPage, adjacentList].compactMap(\.self)
    for page in pages + forwardPages { page.isChildVisible = visiblePages.contains { $0 === page } }
    updateBackButtons()
  }

  /// Updates the back buttons; a page next to the list that opened it has none.
  func updateBackButtons() {
    let list = adjacentList
    for (before, page) in zip(pages, pages.dropFirst()) {
      page.navigationBar.backTitle = before === list ? nil : before.title
    }
    pages[0].navigationBar.backTitle = nil
  }

  /// Measures the displayed pages, each of which must fit alone, as in a narrow window.
  public override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let list = adjacentList
    guard orientation == .vertical else {
      return .maximum(of: [currentPage, list].compactMap { $0?.measured(.horizontal) })
    }
    // Both columns get the height of the taller one.
    guard let list else { return currentPage.measured(.vertical, forSize: forSize) }
    let side = forSize < 0 ? -1 : listWidth(list, in: forSize)
    let rest = forSize < 0 ? -1 : max(currentPage.measured(.horizontal).minimum, forSize - side - Self.divider)
    return .maximum(of: [list.measured(.vertical, forSize: side), currentPage.measured(.vertical, forSize: rest)])
  }

  private func listWidth(_ list: NavigationPage, in width: Int) -> Int {
    let wanted = min(max(Int(Double(width) * Self.listShare), Self.minimumListWidth), Self.maximumListWidth)
    return max(wanted, list.measured(.horizontal).minimum)
  }

  public override func sizeAllocate(width: Int, height: Int) {
    let wasWide = isWide
    isWide = width >= Self.wideWidth
    if isWide != wasWide { showPages() }
    let isMirrored = direction == .rtl
    var x = 0
    if let list = adjacentList {
      let side = listWidth(list, in: width)
      list.allocate(x: isMirrored ? width - side : 0, width: side, height: height)
      x = side + Self.divider
    }
    let rest = max(width - x, currentPage.measured(.horizontal).minimum)
    currentPage.allocate(x: isMirrored ? 0 : x, width: rest, height: height)
    guard takesFocus else { return }
    MainLoop.idle { [weak self] in
      guard let self, takesFocus, currentPage.isMapped else { return }
      takesFocus = false
      if window?.focusWidget == nil { currentPage.focusContent() }
    }
  }

  // MARK: Input

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.acceleratorModifiers
    switch key {
    case .back where modifiers.isEmpty: return goBack()
    case .forward where modifiers.isEmpty: return goForward()
    case direction == .rtl ? .right : .left where modifiers == .alt: return goBack()
    case direction == .rtl ? .left : .right where modifiers == .alt: return goForward()
    default: return false
    }
  }

  /// The numbers of the back and forward buttons of a mouse.
  private static let (backButton, forwardButton) = (8, 9)
  /// The maximum distance of a swipe's start from the edge, in pixels.
  private static let edge = 32.0
  private static let swipeDistance = 64.0

  private func addPointers() {
    for button in [Self.backButton, Self.forwardButton] {
      let click = ClickGesture(button: button)
      click.onPress { [weak self, weak click] _, _, _ in
        guard let self, button == Self.backButton ? goBack() : goForward() else { return }
        click?.claim()
      }
      addController(click)
    }
    let drag = DragGesture()
    drag.phase = .capture
    var distance = 0.0
    drag.onShouldBegin { [weak self, weak drag] x, _ in
      distance = 0
      guard let self, let drag, drag.isTouch, pages.count > 1 else { return false }
      return (direction == .rtl ? Double(width) - x : x) <= Self.edge
    }
    drag.onUpdate { x, _ in distance = x }
    drag.onEnd { [weak self] in
      guard let self, (direction == .rtl ? -distance : distance) >= Self.swipeDistance else { return }
      distance = 0
      goBack()
    }
    addController(drag)
  }
}
