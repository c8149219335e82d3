import FloorplanForms
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
public import GTKBridge
import Observation

/// A page with a list of all objects of a type, for searching, filtering, grouping and editing them (FUIListFloorplan
/// in the SAP Fiori for iOS documentation).
///
///     let page = ListReportPage("Repairs", ListItems { book.repairs }.searching(\.title)) { cell, repair in
///       cell.headlineText = repair.title
///       cell.statusText = repair.isDone ? "Done" : nil
///     }
///     page.onOpen = { repair in edit(repair) }
///
/// The page observes the ``ListItems``: inserted, removed and moved items are animated, while the scroll position, the
/// focus and the selection stay with their items. A cell also observes the properties that it displays. Until the first
/// items arrive, the page displays a skeleton. If there are no items, it says so and offers the ``emptyAction``; if
/// loading fails, it displays the reason and a button to try again. Typing searches immediately and cancels the
/// previous search; matches are highlighted.
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
public class ListReportPage<Item: Identifiable>: NavigationPage where Item.ID: Sendable {
  /// The title displayed if there are no items at all.
  public var emptyTitle = localized("No Items") { didSet { if emptyTitle != oldValue { showState() } } }
  /// The text below ``emptyTitle``.
  public var emptyText: String? { didSet { if emptyText != oldValue { showState() } } }
  /// The action that fills the list, such as “New Work Order”: a button below the texts if there are no items at all.
  public var emptyAction: PageAction? { didSet { showState() } }
  /// Called when the user opens an item.
  @Callback public var onOpen: ((Item) -> Void)?
  /// The ID of the item whose details are displayed next to the list, regardless of what opened them.
  ///
  /// The item is selected as soon as it is loaded.
  public var openItemID: Item.ID? {
    didSet {
      guard openItemID != oldValue else { return }
      isAwaitingOpenItem = openItemID != nil
      selectOpenItem()
    }
  }
  /// The actions of the page, followed by Edit if items can be selected; `setActions` sets them.
  public var pageActions: [PageAction] = [] { didSet { showActions() } }
  /// Returns the actions for the ``selectedIDs``; nil if items can't be selected.
  ///
  /// Called whenever the selected items change. Because there may be many, an action should only request them when it
  /// is performed.
  public var selectionActions: (() -> [PageAction])? { didSet { showActions() } }
  /// Returns the context menu of an item.
  @Callback public var contextActions: ((Item) -> [ContextMenuItem])?
  /// Called when the user sorts the grid.
  @Callback public var onSort: ((GridSort) -> Void)?
  /// The column and direction by which the grid is sorted.
  public var sortDescriptor: GridSort? { didSet { gridView?.sortDescriptor = sortDescriptor } }
  /// Called with the search text when it changes.
  @Callback public var onSearch: ((String) -> Void)?
  /// Returns whether the filter window is open.
  var isFilterPresented: () -> Bool = { false }
  /// Closes the filter window.
  var dismissFilter: (() -> Void)?
  /// Called when the displayed items change.
  @Callback var onItemsChange: (() -> Void)?

  /// The collection that displays the items as cells.
  public let listView = CollectionView(layout: .table)
  /// The grid that displays the items as rows, or nil without columns.
  public let gridView: GridView?
  /// The search field, with recent searches.
  public let searchField: SearchField
  /// The bar below the search field, with active and suggested filters.
  public let filterBar = FilterFeedbackBar()
  let name: String
  /// The items; another value replaces them.
  public var items: ListItems<Item> { didSet { reload(keepingScrollPosition: true) } }
  /// Returns the grid items of an item, in the order of the columns; matches of the search are highlighted.
  public var gridItems: (Item) -> [any GridRowItem] = { _ in [] }
  /// Creates the cell of an item, or an empty one if the item no longer exists.
  let makeCell: (CollectionView, ItemIndex, Item?, _ highlight: @escaping (CollectionCell) -> Void) -> CollectionCell
  private let columns: [GridColumn]
  let listPane: ScrolledWindow
  let gridPane: ScrolledWindow?
  let skeleton: SkeletonView
  let emptyState = EmptyStateView()
  let selectionBar = SelectionBar()
  let announcement = Announcement()
  var listSource: IndexedDataSource?
  var gridSource: IndexedDataSource?

  var loadedItems = ListBatch<Item>([], totalCount: 0)
  var state = State.loading { didSet { if state != oldValue { showState() } } }
  /// The current load, or nil after the last batch.
  var load: ListLoad<Item>?
  /// The observer of the items.
  @Pending var observer: Observer?
  var task: Task<Void, Never>?
  /// The idle source that fetches the next batch.
  @Pending var scheduledFetch: LoopSource?
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

  /// Creates a page whose items have object cells.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Work Orders”.
  ///   - items: The items.
  ///   - columns: The columns of the grid in a wide window; if empty, the page is always a list.
  ///   - column: The position of the page in a wide window.
  ///   - configure: Displays an item in a cell, and again when an observable property that the closure read changes.
  public convenience init(
    _ name: String, _ items: ListItems<Item>, columns: [GridColumn] = [], column: Column = .list,
    configure: @escaping (_ cell: ObjectCell, _ item: Item) -> Void
  ) {
    self.init(name, items, ObjectCell.self, columns: columns, column: column, configure: configure)
  }

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - name: The name of the items, such as “Work Orders”.
  ///   - items: The items.
  ///   - type: The type of the cells.
  ///   - columns: The columns of the grid in a wide window; if empty, the page is always a list.
  ///   - column: The position of the page in a wide window.
  ///   - configure: Displays an item in a cell, and again when an observable property that the closure read changes.
  public init<Cell: CollectionCell>(
    _ name: String, _ items: ListItems<Item>, _ type: Cell.Type, columns: [GridColumn] = [], column: Column = .list,
    configure: @escaping (_ cell: Cell, _ item: Item) -> Void
  ) {
    self.name = name
    self.items = items
    self.columns = columns
    makeCell = { view, index, item, highlight in
      let cell = view.dequeue(type, for: index)
      guard let item else { return cell }
      cell.observeContent { [unowned cell] in
        configure(cell, item)
        highlight(cell)
      }
      return cell
    }
    isSearchable = items.isSearchable
    searchField = SearchField(localized("Search %1$@").filled(with: name))
    skeleton = SkeletonView(name)
    gridView = columns.isEmpty ? nil : GridView()
    listPane = ScrolledWindow(listView, name: name, horizontal: .never)
    gridPane = gridView.map { ScrolledWindow($0, name: name, horizontal: .never) }
    super.init(name, column: column)
    searchField.isVisible = isSearchable
    let parts: [Widget?] = [
      searchField, filterBar, listPane, gridPane, skeleton, emptyState, selectionBar, announcement,
    ]
    content = Box(.vertical, parts.compactMap(\.self))
    setUp(columns)
    reload()
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

  /// Whether the page has a search field; false by default for items in memory without texts.
  public var isSearchable: Bool {
    didSet {
      if isSearchable != oldValue { searchField.setVisible(isSearchable, movingFocusTo: displayedView) }
    }
  }

  /// The IDs of the items loaded so far, in their order.
  public var itemIDs: [Item.ID] { loadedItems.itemIDs }

  /// Returns the item at an index, or nil if it isn't loaded or no longer exists.
  func item(at index: ItemIndex) -> Item? { loadedItems.item(at: index).flatMap(item) }

  /// Returns the loaded item with an ID, or nil if it no longer exists.
  func item(_ id: Item.ID) -> Item? { loadedItems.records[id] ?? items.item(id) }

  override func showOwnActions(_ newActions: [PageAction]) { pageActions = newActions }

  // MARK: Arrangement

  /// The minimum width for the grid at the standard text size, in pixels.
  ///
  /// It fits the fixed columns with their widths and the flexible ones with their minimum widths.
  private(set) lazy var gridWidth: Double = {
    let row = ComponentParts.GridRow.cell
    let widths = columns.map { column in
      if case .points(let points) = column.width { points } else { column.minimumWidth }
    }.map { $0.isFinite ? min(max(0, $0), Self.maximumColumnWidth) : 0 }
    let gaps = row.metric(.columnGap) * Double(max(0, widths.count - 1))
    return max(Self.minimumGridWidth, widths.reduce(gaps + 2 * row.metric(.paddingInline), +))
  }()
  /// Wider than any screen.
  private static var maximumColumnWidth: Double { 100_000 }
  /// In a narrower width, cells have more space than columns.
  private static var minimumGridWidth: Double { 600 }

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
    guard let id = displayedView.focusedItem.flatMap({ loadedItems.item(at: $0) }) else {
      return super.captureFocus()
    }
    return { [weak self] in self?.focus(id) ?? false }
  }

  public override func dispose() {
    dismissFilter?()
    task?.cancel()
    (task, load) = (nil, nil)
    gridItems = { _ in [] }
    super.dispose()
    // A disposed page doesn't display them.
    items = ListItems { [Item]() }
    (selectionActions, pageActions, emptyAction) = (nil, [], nil)
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
final class ListReportArrangement {
  var isGrid = false
}
