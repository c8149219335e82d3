public import CGTK
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A page that a ``NavigationView`` shows: a bar with title and actions, and content below it.
///
///     let page = NavigationPage("Orders", column: .list, content: list)
///     navigation.push(page)
///
/// It lives as long as it can be gone back to; what it was scrolled to, and what was selected on it, stays.
///
/// ## CSS nodes
///
///     navigationpage.fdlFUINavigationPage
///     ├── navigationbar.fdlFUINavigationBar
///     ╰── the content
///
/// ## Accessibility
///
/// A region named by the title.
@MainActor
open class NavigationPage: CustomWidget {
  /// Where a page stands on a wide window.
  public enum Column: Sendable {
    /// It has the whole width.
    case whole
    /// It shows a list, and stays beside the details of an item.
    case list
    /// It shows the details of an item, beside the list that it has been opened from.
    case details
  }

  /// The bar over the content.
  public final let navigationBar = NavigationBar()
  /// Where the page stands on a wide window.
  public final let column: Column
  /// What shows the page; nil before and after.
  public internal(set) final weak var navigationView: NavigationView?
  /// Brings the keyboard focus back to where it was when another page came over this one, and says whether it could.
  final var returnFocus: (() -> Bool)?

  open override class var cssName: String { "navigationpage" }
  open override class var accessibleRole: GtkAccessibleRole { .region }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - column: Where it stands on a wide window.
  ///   - content: What stands below the bar, and fills the rest.
  public init(_ title: String, column: Column = .whole, content: Widget? = nil) {
    self.column = column
    super.init()
    // For plain texts, which have their colour from there.
    addStyleClass(UtilityClass.background.rawValue)
    become(ComponentParts.NavigationPage.view)
    navigationBar.setParent(self)
    navigationBar.onBack = { [weak self] in
      guard let self else { return }
      navigationView?.pop(from: self)
    }
    self.title = title
    self.content = content
    showTitle()
    content?.setParent(self)
  }

  /// What the page shows: the bar's title.
  public final var title = "" { didSet { if title != oldValue { showTitle() } } }
  /// What else is to be known of the page.
  public final var subtitle: String? {
    get { navigationBar.subtitle }
    set { navigationBar.subtitle = newValue }
  }
  /// What can be done with the page.
  public final var actions: [PageAction] {
    get { navigationBar.actions }
    set { navigationBar.actions = newValue }
  }
  /// What stands below the bar; the one before is freed.
  public final var content: Widget? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removePermanently()
      content?.setParent(self)
    }
  }

  /// Gives the focus to the search of the page, from elsewhere.
  ///
  /// - Returns: Whether there is one that has not had it before: not, unless a subclass has one.
  open func startSearch() -> Bool { false }

  private func showTitle() {
    navigationBar.title = title
    setAccessibleLabel(title)
    navigationView?.showWaysBack()
  }

  /// Where the keyboard focus is now.
  ///
  /// - Returns: What brings it back there later, and says whether it could.
  func focusPlace() -> () -> Bool {
    guard let focused = window?.focusWidget else { return { false } }
    let cell = focused.nearest(CollectionCell.self)
    let (collection, index) = (cell?.container, cell?.index)
    return { [weak self, weak focused, weak cell, weak collection] in
      guard let self else { return false }
      // A cell that stands for another item by now is none to come back to; the collection knows the item.
      if let collection, cell?.index != index {
        return collection.stands(in: self) && collection.isMapped && collection.grabFocus()
      }
      guard let focused else { return false }
      return focused.stands(in: self) && focused.isMapped && focused.grabFocus()
    }
  }

  /// Gives the focus to what had it before another page came, or to the first that takes it.
  final func focusContent() {
    if returnFocus?() == true { return }
    if content?.moveFocus(.tabForward) != true { moveFocus(.tabForward) }
  }

  // MARK: Arrangement

  /// As large as bar and content need below each other.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let bar = navigationBar.measured(orientation, forSize: forSize)
    guard let content else { return bar }
    switch orientation {
    case .horizontal:
      let inner = content.measured(.horizontal)
      return Measurement(minimum: max(bar.minimum, inner.minimum), natural: max(bar.natural, inner.natural))
    case .vertical:
      let inner = content.measured(.vertical, forSize: forSize)
      return Measurement(minimum: bar.natural + inner.minimum, natural: bar.natural + inner.natural)
    }
  }

  /// The content has what the bar leaves.
  open override func sizeAllocate(width: Int, height: Int) {
    let barHeight = navigationBar.measured(.vertical, forSize: width).natural
    navigationBar.allocate(width: width, height: barHeight)
    content?.allocate(y: barHeight, width: width, height: max(0, height - barHeight))
  }
}
