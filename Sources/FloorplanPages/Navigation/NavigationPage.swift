import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A page of a ``NavigationView``: a bar with title and actions, and content below it.
///
///     let page = NavigationPage("Orders", column: .list, content: collection)
///     navigation.push(page)
///
/// A page exists as long as the user can go back or forward to it. It keeps its scroll position and selection.
///
/// ## CSS nodes
///
///     navigationpage.fdlFUINavigationPage
///     ├── navigationbar.fdlFUINavigationBar
///     ╰── the content
///
/// ## Accessibility
///
/// A region labeled by the title.
open class NavigationPage: CustomWidget {
  /// The position of a page in a wide window.
  public enum Column: Sendable {
    /// The full width.
    case full
    /// A list that stays next to the details of its items.
    case list
    /// The details of an item, next to the list that opened them.
    case details
  }

  /// The bar above the content.
  public final let navigationBar = NavigationBar()
  /// The position of the page in a wide window.
  public final let column: Column
  /// The navigation view that contains the page, if any.
  public internal(set) final weak var navigationView: NavigationView?
  /// Restores the focus that the page had before another page covered it, and returns whether that was possible.
  final var returnFocus: (() -> Bool)?

  open override class var cssName: String { "navigationpage" }
  open override class var accessibleRole: AccessibleRole { .region }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - column: The position of the page in a wide window.
  ///   - content: The content, which fills the space below the bar.
  public init(_ title: String, column: Column = .full, content: Widget? = nil) {
    self.column = column
    super.init()
    // The class sets the color of plain texts.
    addStyleClass(UtilityClass.background.rawValue)
    addStyleClasses(of: ComponentParts.navigationPage)
    navigationBar.setParent(self)
    navigationBar.onBack = { [weak self] in
      guard let self else { return }
      navigationView?.goBack(from: self)
    }
    self.title = title
    self.content = content
    showTitle()
    content?.setParent(self)
  }

  /// The app's own identifier of the page, such as the destination that it displays.
  public final var tag: AnyHashable?

  /// The title, which the bar displays.
  public final var title = "" { didSet { if title != oldValue { showTitle() } } }
  /// The subtitle, which the bar displays below the title.
  public final var subtitle: String? {
    get { navigationBar.subtitle }
    set { navigationBar.subtitle = newValue }
  }
  /// The actions, which the bar displays as buttons and in a menu.
  public final var actions: [PageAction] {
    get { navigationBar.actions }
    set { navigationBar.actions = newValue }
  }

  /// Sets the page's own actions, now and again after an observable property that the closure read has changed.
  ///
  /// They are ``actions``, ``ListReportPage/pageActions`` or ``ObjectDetailsPage/objectActions``. The closure replaces
  /// that of an earlier call, and actions that are assigned directly as soon as it runs again.
  public final func setActions(@ArrayBuilder<PageAction> _ actions: @escaping () -> [PageAction]) {
    actionsObserver = GTKBridge.observe { [unowned self] in showOwnActions(actions()) }
  }
  @Pending private final var actionsObserver: Observer?

  /// Displays the page's own actions; a subclass that adds actions stores them.
  func showOwnActions(_ newActions: [PageAction]) { actions = newActions }

  /// Removes the page from its view when a condition is no longer met, such as after its object was deleted.
  ///
  /// The condition applies while the page is in a view, unless it is the root.
  ///
  ///     page.keepOpen { book.contains(repair) }
  ///
  /// - Parameter condition: Returns whether the page stays open; it may read observable properties.
  public final func keepOpen(while condition: @escaping () -> Bool) {
    observe { [unowned self] in
      guard !condition() else { return }
      // The observer must not be removed while it runs.
      MainLoop.idle(priority: .beforeLayout) { [weak self] in
        if let self { navigationView?.pop(from: self) }
      }
    }
  }

  /// The content below the bar; replaced content is discarded.
  public final var content: Widget? {
    didSet {
      guard content !== oldValue else { return }
      oldValue?.removePermanently()
      content?.setParent(self)
    }
  }

  private func showTitle() {
    navigationBar.title = title
    setAccessibleLabel(title)
    navigationView?.updateBackButtons()
  }

  /// Remembers the focused widget or item.
  ///
  /// - Returns: A closure that restores the focus and returns whether that was possible.
  func captureFocus() -> () -> Bool {
    guard let focused = window?.focusWidget else { return { false } }
    let cell = focused.selfOrAncestor(ofType: CollectionCell.self)
    let (collection, index) = (cell?.container, cell?.index)
    return { [weak self, weak focused, weak cell, weak collection] in
      guard let self else { return false }
      // If the cell has been rebound to another item, the collection focuses the remembered one.
      if let collection, cell?.index != index {
        return collection.isDescendant(of: self) && collection.isMapped && collection.grabFocus()
      }
      guard let focused else { return false }
      return focused.isDescendant(of: self) && focused.isMapped && focused.grabFocus()
    }
  }

  /// Restores the focus that the page had before another page covered it, or focuses the first focusable widget.
  func focusContent() {
    if returnFocus?() == true { return }
    if content?.moveFocus(.tabForward) != true { moveFocus(.tabForward) }
  }

  // MARK: Arrangement

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let bar = navigationBar.measured(orientation, forSize: forSize)
    guard let inner = content?.measured(orientation, forSize: forSize) else { return bar }
    return orientation == .horizontal ? .maximum(of: [bar, inner]) : .sum(of: [Measurement(bar.natural), inner])
  }

  open override func sizeAllocate(width: Int, height: Int) {
    let barHeight = navigationBar.measured(.vertical, forSize: width).natural
    navigationBar.allocate(width: width, height: barHeight)
    content?.allocate(y: barHeight, width: width, height: max(0, height - barHeight))
  }
}
