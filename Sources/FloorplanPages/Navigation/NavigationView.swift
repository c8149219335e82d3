public import CGTK
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// Shows pages that lead to each other: each is pushed over the one that it was opened from, and gone back from.
///
///     let navigation = NavigationView(NavigationPage("Overview", content: overview))
///     navigation.push(orders)
///
/// Where there is room a list stays beside the details of one of its items (see ``NavigationPage/Column``).  What is
/// opened from the list then takes the place of the details.
///
/// | What leads back | |
/// |---|---|
/// | the button in the page's bar | |
/// | Alt+Left, in right-to-left texts Alt+Right, and the Back key | |
/// | the back button of a mouse | |
/// | a finger that is drawn from the leading edge | |
///
/// ## CSS nodes
///
///     navigationview.fdlFUINavigationView
///     ╰── navigationpage.fdlFUINavigationPage …
///
/// ## Accessibility
///
/// A group; pages that are covered are not there for assistive technology.
@MainActor
public final class NavigationView: CustomWidget {
  private typealias Parts = ComponentParts.NavigationView

  /// The pages from the first to the one that is shown.
  public private(set) var pages: [NavigationPage]
  /// Called when another page is shown.
  public var onChange: (() -> Void)?
  /// Whether there is room for a list and details side by side.
  public private(set) var isWide = false
  private var takesFocus = false

  public override class var cssName: String { "navigationview" }

  /// Shows a page that nothing leads back from.
  public init(_ root: NavigationPage) {
    pages = [root]
    super.init()
    become(Parts.view)
    root.navigationView = self
    root.setParent(self)
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    addPointers()
  }

  /// The page that is shown; of two, the one with the details.
  public var page: NavigationPage { pages[pages.count - 1] }

  // MARK: Going

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - newPage: The page, which must not have been left.
  ///   - origin: The page that it is opened from: pages over that are left.  Nil for the one that is shown.
  public func push(_ newPage: NavigationPage, from origin: NavigationPage? = nil) {
    let kept = origin.flatMap { origin in pages.firstIndex { $0 === origin } } ?? pages.count - 1
    change(to: Array(pages[...kept]) + [newPage])
  }

  /// Goes back to the page before, if there is one.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func pop() -> Bool {
    guard pages.count > 1 else { return false }
    change(to: Array(pages.dropLast()))
    return true
  }

  /// Leaves a page, and those that were opened from it.
  public func pop(from left: NavigationPage) {
    guard let place = pages.firstIndex(where: { $0 === left }), place > 0 else { return }
    change(to: Array(pages[..<place]))
  }

  /// Shows the last of some pages, which the others lead back to; pages of now that are among them stay as they are.
  ///
  /// - Parameter newPages: The pages, at least one.
  public func show(_ newPages: [NavigationPage]) {
    precondition(!newPages.isEmpty, "a navigation view shows a page")
    change(to: newPages)
  }

  private func change(to newPages: [NavigationPage]) {
    let hadFocus = containsFocus
    let left = pages.filter { page in !newPages.contains { $0 === page } }
    if let focused = pages.first(where: \.containsFocus), !left.contains(where: { $0 === focused }) {
      focused.returnFocus = focused.focusPlace()
    }
    // Hidden with the focus in it, a widget would be kept by GTK.
    if hadFocus { window?.clearFocus() }
    pages = newPages
    var previous: Widget?
    for page in newPages {
      page.navigationView = self
      if page.parent == nil { page.isChildVisible = false }
      page.insert(in: self, after: previous)
      previous = page
    }
    for page in left.reversed() {
      page.navigationView = nil
      page.removePermanently()
    }
    takesFocus = takesFocus || hadFocus
    showPages()
    queueResize()
    onChange?()
  }

  /// Gives the focus to the search of a page that is shown, from elsewhere: to that of the page itself, else of the list
  /// beside it.
  ///
  /// It is for the key of a window, which comes before those of pages and lists.
  ///
  /// - Returns: Whether there is one that has not had it before.
  public func startSearch() -> Bool { [page, listBeside].contains { $0?.startSearch() == true } }

  // MARK: Columns

  private static let widthForBoth = Int(Parts.view.metric(.regularWidth))
  private static let narrowestList = Int(Parts.view.metric(.compactColumnWidth))
  private static let widestList = Int(Parts.view.metric(.regularColumnWidth))
  private static let divider = Int(Parts.view.metric(.columnGap))
  private static let listShare = 0.4

  /// The list that stands beside the page that is shown.
  private var listBeside: NavigationPage? {
    guard isWide, page.column == .details else { return nil }
    return pages.last { $0.column == .list }
  }

  private func showPages() {
    let shown = [page, listBeside].compactMap(\.self)
    for page in pages { page.isChildVisible = shown.contains { $0 === page } }
    showWaysBack()
  }

  /// Beside its list a page that was opened from there has no way back: the list is there.
  func showWaysBack() {
    let list = listBeside
    for (before, page) in zip(pages, pages.dropFirst()) {
      page.navigationBar.backTitle = before === list ? nil : before.title
    }
    pages[0].navigationBar.backTitle = nil
  }

  /// As large as its largest page: every one of them must fit.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let list = listBeside
    guard orientation == .vertical else {
      let (inner, beside) = (page.measured(.horizontal), list?.measured(.horizontal))
      return Measurement(
        minimum: max(inner.minimum, beside?.minimum ?? 0), natural: max(inner.natural, beside?.natural ?? 0))
    }
    // Both columns are as high as the higher one needs at its width.
    guard let list else { return page.measured(.vertical, forSize: forSize) }
    let side = forSize < 0 ? -1 : listWidth(list, in: forSize)
    let beside = list.measured(.vertical, forSize: side)
    let rest = forSize < 0 ? -1 : max(page.measured(.horizontal).minimum, forSize - side - Self.divider)
    let inner = page.measured(.vertical, forSize: rest)
    return Measurement(
      minimum: max(inner.minimum, beside.minimum), natural: max(inner.natural, beside.natural))
  }

  private func listWidth(_ list: NavigationPage, in width: Int) -> Int {
    let wanted = min(max(Int(Double(width) * Self.listShare), Self.narrowestList), Self.widestList)
    return max(wanted, list.measured(.horizontal).minimum)
  }

  public override func sizeAllocate(width: Int, height: Int) {
    let wasWide = isWide
    isWide = width >= Self.widthForBoth
    if isWide != wasWide { showPages() }
    let isMirrored = direction == .rtl
    var x = 0
    if let list = listBeside {
      let side = listWidth(list, in: width)
      list.allocate(x: isMirrored ? width - side : 0, width: side, height: height)
      x = side + Self.divider
    }
    let rest = max(width - x, page.measured(.horizontal).minimum)
    page.allocate(x: isMirrored ? 0 : x, width: rest, height: height)
    if takesFocus { MainLoop.idle { [weak self] in self?.giveFocus() } }
  }

  /// A page takes the focus once it has its size.
  private func giveFocus() {
    guard takesFocus, page.isMapped else { return }
    takesFocus = false
    if window?.focusWidget == nil { page.focusContent() }
  }

  // MARK: Input

  private func handle(_ key: UInt32, _ held: GdkModifierType) -> Bool {
    let held = held.intersection([.controlMask, .shiftMask, .altMask, .superMask, .metaMask])
    switch Int32(bitPattern: key) {
    case GDK_KEY_Back where held.isEmpty: return pop()
    case direction == .rtl ? GDK_KEY_Right : GDK_KEY_Left where held == .altMask: return pop()
    default: return false
    }
  }

  /// The button that mice have for going back.
  private static let backButton = 8
  /// How near to the edge a finger goes down, and how far it is drawn, in pixels.
  private static let edge = 32.0
  private static let drawnDistance = 64.0

  private func addPointers() {
    let click = ClickGesture(button: Self.backButton)
    click.onPress { [weak self, weak click] _, _, _ in
      guard let self, pop() else { return }
      click?.claim()
    }
    addController(click)
    let drag = DragGesture()
    drag.phase = .capture
    var distance = 0.0
    drag.decideOnBegin { [weak self, weak drag] x, _ in
      distance = 0
      guard let self, let drag, drag.isTouch, pages.count > 1 else { return false }
      return (direction == .rtl ? Double(width) - x : x) <= Self.edge
    }
    drag.onUpdate { x, _ in distance = x }
    drag.onEnd { [weak self] in
      guard let self, (direction == .rtl ? -distance : distance) >= Self.drawnDistance else { return }
      distance = 0
      pop()
    }
    addController(drag)
  }

  public override func dispose() {
    onChange = nil
    super.dispose()
  }
}
