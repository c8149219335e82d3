import CGTK
import FloorplanForms
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
import GTKBridge
import Observation

/// A page with a list of all objects of a type, for searching, filtering, grouping and editing them (FUIListFloorplan
/// in the SAP Fiori for iOS documentation).
///
///     let page = ListReportPage("Work Orders", source, rows)
///     page.onOpen = { open($0) }
///     page.filterBar.items = [FilterFeedbackItem("mine", "Mine", isActive: true)]
///     page.filterBar.onClick = { toggle($0); page.reload() }
///     page.reload()
///
/// The items come from a ``ListReportSource`` in batches. Until the first batch arrives, the page displays a skeleton.
/// If there are no items, it says so and offers the ``emptyAction``; if loading fails, it displays the reason and a
/// button to try again. Typing searches immediately and cancels the previous search.
///
/// The title contains the number of items: “Work Orders (54)”, or “Work Orders (12 of 54)” if not all of them match.
///
/// | Keys | Action |
/// |---|---|
/// | Control+F | focus the search field |
/// | letters in the list | focus the next item whose name starts with them |
/// | F5 | reload |
/// | Delete | perform the destructive action for the selected items or, outside selection mode, the focused item |
/// | Escape in selection mode | end selection mode |
///
/// In selection mode, each item has a check circle, and a bar displays the number of selected items and the
/// ``selectionActions``. A click toggles an item and a rubber band adds items, so no click discards the selection.
///
/// ## Accessibility
///
/// A region with a search, a list or grid of items, and a status with their number.
@MainActor
public class ListReportPage: NavigationPage {
  /// The title displayed if there are no items at all.
  public var emptyTitle = localized("No Items") { didSet { if emptyTitle != oldValue { showState() } } }
  /// The text below ``emptyTitle``.
  public var emptyText: String? { didSet { if emptyText != oldValue { showState() } } }
  /// The action that fills the list, such as “New Work Order”: a button below the texts if there are no items at all.
  public var emptyAction: PageAction? { didSet { showState() } }
  /// Called when the user opens an item.
  public var onOpen: ((_ item: String) -> Void)?
  /// The item whose details are displayed next to the list, regardless of what opened them.
  ///
  /// The item is selected as soon as it is loaded.
  public var openItem: String? {
    didSet {
      guard openItem != oldValue else { return }
      isAwaitingOpenItem = openItem != nil
      selectOpenItem()
    }
  }
  /// The actions of the page, followed by Edit if items can be selected.
  public var pageActions: [PageAction] = [] { didSet { showActions() } }
  /// Returns the actions for the ``selectedItems``; nil if items can't be selected.
  ///
  /// Called whenever the selected items change. Because there may be many, an action should only request them when it
  /// is performed.
  public var selectionActions: (() -> [PageAction])? { didSet { showActions() } }
  /// Returns the context menu of an item.
  public var contextActions: ((_ item: String) -> [ContextMenuItem])?
  /// Called when the user sorts the grid.
  public var onSort: ((GridSort) -> Void)?
  /// The column and direction by which the grid is sorted.
  public var sortDescriptor: GridSort? { didSet { gridView?.sortDescriptor = sortDescriptor } }
  /// Called with the search text when it changes.
  public var onSearch: ((String) -> Void)?
  /// Called when the displayed items change.
  var onItemsChange: (() -> Void)?

  /// The collection that displays the items as cells.
  public let listView = CollectionView(layout: .table)
  /// The grid that displays the items as rows, or nil if ``ListReportRows/columns`` is empty.
  public let gridView: GridView?
  /// The search field, with recent searches.
  public let searchField: SearchField
  /// The bar below the search field, with active and suggested filters.
  public let filterBar = FilterFeedbackBar()
  let name: String
  let source: any ListReportSource
  let rows: ListReportRows
  let listPane: ScrolledWindow
  let gridPane: ScrolledWindow?
  let skeleton: SkeletonView
  let emptyState = EmptyStateView()
  let selectionBar = SelectionBar()
  let announcement = Announcement()
  var listSource: IndexedDataSource?
  var gridSource: IndexedDataSource?

  var loadedItems = ListReportBatch([], totalCount: 0)
  var state = State.loading { didSet { if state != oldValue { showState() } } }
  /// The current load, or nil after the last batch.
  var load: ListReportLoad?
  var task: Task<Void, Never>?
  /// The idle source that fetches the next batch.
  var scheduledFetch: LoopSource?
  /// Whether the open item hasn't been loaded since it was opened.
  var isAwaitingOpenItem = false
  /// Whether the page is in selection mode.
  var isSelecting = false
  /// The arrangement for the current width.
  let arrangement = ListReportArrangement()
  /// Whether the grid is displayed instead of the list.
  var showsGrid = false
  /// The scroll position at the last change between list and grid.
  var savedScrollPosition = ListReportScrollPosition()

  /// The state of the content below the search field.
  enum State: Equatable {
    /// The first batch hasn't arrived.
    case loading
    /// Items are displayed; more may follow.
    case items(Further)
    /// There are no items at all.
    case empty
    /// No item matches the search and the filter.
    case noMatch
    /// Loading failed, for the given reason.
    case failed(String)

    /// The state of the items that haven't been loaded.
    enum Further: Equatable {
      case none
      case waiting
      case failed(String)
    }
  }

  /// Creates a page without items; call ``reload(keepingScrollPosition:)`` to load them.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Work Orders”.
  ///   - source: The source of the items.
  ///   - rows: The cells and grid rows of the items.
  ///   - column: The position of the page in a wide window.
  public init(_ name: String, _ source: any ListReportSource, _ rows: ListReportRows, column: Column = .list) {
    self.name = name
    self.source = source
    self.rows = rows
    searchField = SearchField(localized("Search %1$@").filled(with: name))
    skeleton = SkeletonView(name)
    gridView = rows.columns.isEmpty ? nil : GridView()
    listPane = ScrolledWindow(listView, name: name, horizontal: .never)
    gridPane = gridView.map { ScrolledWindow($0, name: name, horizontal: .never) }
    super.init(name, column: column)
    let parts: [Widget?] = [
      searchField, filterBar, listPane, gridPane, skeleton, emptyState, selectionBar, announcement,
    ]
    content = Box(.vertical, parts.compactMap(\.self))
    setUp()
  }

  // MARK: Search and filters

  /// The search text; setting another one reloads the items.
  public var search: String {
    get { searchField.text }
    set {
      guard newValue != search else { return }
      searchField.text = newValue
      onSearch?(newValue)
      reload()
    }
  }

  /// Whether the page has a search field.
  public var isSearchable = true {
    didSet {
      guard isSearchable != oldValue else { return }
      if isSearchable { searchField.isVisible = true } else { searchField.hide(movingFocusTo: displayedView) }
    }
  }

  /// The items loaded so far, in their order.
  public var items: [String] { loadedItems.groups.flatMap(\.items) }

  // MARK: Arrangement

  /// The minimum width for the grid at the standard text size, in pixels.
  ///
  /// It fits the fixed columns with their widths and the flexible ones with their minimum widths.
  private(set) lazy var gridWidth: Double = {
    let row = ComponentParts.GridRow.cell
    let widths = rows.columns.map { column in
      if case .points(let points) = column.width { points } else { column.minimumWidth }
    }.map { $0.isFinite ? min(max(0, $0), Self.maximumColumnWidth) : 0 }
    let gaps = row.metric(.columnGap) * Double(max(0, widths.count - 1))
    return max(Self.minimumGridWidth, widths.reduce(gaps + 2 * row.metric(.paddingInline), +))
  }()
  /// Wider than any screen.
  private static let maximumColumnWidth = 100_000.0
  /// In a narrower width, cells have more space than columns.
  private static let minimumGridWidth = 600.0

  /// Requests the grid if its columns fit, otherwise the list.
  public override func sizeAllocate(width: Int, height: Int) {
    // Widgets can't be shown or hidden during an allocation: an observer does it before the next one.
    let wanted = usesGrid(in: width)
    if arrangement.isGrid != wanted {
      // The new size changes which items are visible.
      savedScrollPosition.firstVisibleBeforeResize = displayedView.firstVisibleItem
      arrangement.isGrid = wanted
    }
    super.sizeAllocate(width: width, height: height)
    didAllocateItems()
  }

  /// Remembers the focused item, which may have another cell later, in the grid or in the list.
  override func captureFocus() -> () -> Bool {
    guard let item = displayedView.focusedItem.flatMap({ loadedItems.item(at: $0) }) else {
      return super.captureFocus()
    }
    return { [weak self] in self?.focus(item) ?? false }
  }

  public override func dispose() {
    task?.cancel()
    scheduledFetch?.cancel()
    task = nil
    load = nil
    (onOpen, onSort, onSearch, onItemsChange, contextActions) = (nil, nil, nil, nil, nil)
    super.dispose()
  }
}

/// The scroll position of a ``ListReportPage`` that is kept when it changes between list and grid.
struct ListReportScrollPosition {
  /// The item that the current arrangement was scrolled to.
  var first: ItemIndex?
  /// The first visible item afterwards, which differs if the selected item had to be scrolled into view.
  var firstVisible: ItemIndex?
  /// The number of items at that time.
  var count = 0
  /// The first visible item before the resize that changed the arrangement.
  var firstVisibleBeforeResize: ItemIndex?
  /// Whether the items haven't been allocated in the current arrangement yet.
  var isAwaitingAllocation = false

  /// Returns the item that the other arrangement is scrolled to.
  ///
  /// If the user hasn't scrolled in the current arrangement, that is the item to which it was scrolled itself, so
  /// changing back restores the position.
  func firstToShow(at currentCount: Int) -> ItemIndex? {
    let isWhereItWas =
      firstVisibleBeforeResize != nil && firstVisibleBeforeResize == firstVisible && currentCount == count
    return isWhereItWas ? first : firstVisibleBeforeResize
  }
}

/// The arrangement that a ``ListReportPage`` should have at its width.
@Observable
@MainActor
final class ListReportArrangement {
  var isGrid = false
}
