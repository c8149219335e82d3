import CGTK
import FloorplanForms
import FloorplanLayout
import FloorplanTheme
public import FloorplanUI
import GTKBridge
import Observation

/// All objects of a type: searched, filtered, grouped, and worked on together (FUIListFloorplan; fiori.md 1.8).
///
///     let page = ListReportPage("Work Orders", source, rows)
///     page.onOpen = { open($0) }
///     page.filterBar.items = [FilterFeedbackItem("mine", "Mine", isActive: true)]
///     page.filterBar.onPress = { toggle($0); page.reload() }
///     page.reload()
///
/// The items come from a ``ListReportSource`` in batches.  Until the first is there the page shows that it waits; where
/// there is none it says so, and where they can't be had, why, and offers to try again.  What a person types is looked for at
/// once; what was looked for before is forgotten.
///
/// The title counts: "Work Orders (54)", and "Work Orders (12 of 54)" while not all of them are shown.
///
/// | Keys | What they do |
/// |---|---|
/// | Control+F | go to the search |
/// | letters in the list | go to the next item whose name begins with them |
/// | F5 | loads the items again |
/// | Escape while items are chosen | ends that |
///
/// ## Accessibility
///
/// A region with a search, a list or a grid of items, and a status that tells how many there are.
@MainActor
public class ListReportPage: NavigationPage {
  /// The title shown when there are no items at all.
  public var emptyTitle = localized("No Items") { didSet { if emptyTitle != oldValue { showState() } } }
  /// The text below that title.
  public var emptyText: String? { didSet { if emptyText != oldValue { showState() } } }
  /// Called when a person opens an item.
  public var onOpen: ((_ item: String) -> Void)?
  /// The item whose details are shown beside the list, however people came there.
  ///
  /// It is selected as soon as it is there.
  public var openItem: String? {
    didSet {
      guard openItem != oldValue else { return }
      isOpenItemAwaited = openItem != nil
      selectOpenItem()
    }
  }
  /// What else can be done with the page; the way to choose items comes after it.
  public var pageActions: [PageAction] = [] { didSet { showActions() } }
  /// What can be done with ``chosenItems``; nil where items can't be chosen.
  ///
  /// Asked whenever others are chosen. There may be a great many: what needs to know which asks for them when it is
  /// performed.
  public var chosenActions: (() -> [PageAction])? { didSet { showActions() } }
  /// What the context menu of an item offers.
  public var contextActions: ((_ item: String) -> [ContextMenuItem])?
  /// Called when the grid is to be sorted by another column.
  public var onSort: ((GridSort) -> Void)?
  /// By what the grid is sorted.
  public var sortDescriptor: GridSort? { didSet { gridView?.sortDescriptor = sortDescriptor } }
  /// Called when what is searched has become another.
  public var onSearch: ((String) -> Void)?
  /// Called when other items are shown.
  var onItemsChange: (() -> Void)?

  /// The items as cells.
  public let listView = CollectionView(layout: .table)
  /// The items as rows of a grid; nil where they are never that.
  public let gridView: GridView?
  /// The search, with what was searched before.
  public let searchField: SearchField
  /// The filters below the search, those that are on and those that are often wanted.
  public let filterBar = FilterFeedbackBar()
  let name: String
  let source: any ListReportSource
  let rows: ListReportRows
  let listPane: ScrolledWindow
  let gridPane: ScrolledWindow?
  let skeleton: SkeletonView
  let emptyState = EmptyStateView()
  let chosenBar = ChosenBar()
  let announcement = Announcement()
  var listSource: IndexedDataSource?
  var gridSource: IndexedDataSource?

  var itemsSoFar = ListReportBatch([], total: 0)
  var state = State.loading { didSet { if state != oldValue { showState() } } }
  /// What gives the next batch; nil behind the last one.
  var load: ListReportLoad?
  var task: Task<Void, Never>?
  /// Begins to fetch the next batch.
  var plannedFetch: LoopSource?
  /// Whether the open item has not been there since it was opened.
  var isOpenItemAwaited = false
  /// Whether items are being chosen.
  var isChoosing = false
  /// What there is room for.
  let arrangement = ListReportArrangement()
  /// Whether the grid has taken the place of the list.
  var showsGrid = false
  /// Where the items were scrolled to when they got the arrangement that they have.
  var arrangementPlace = ListReportPlace()

  /// What stands below the search.
  enum State: Equatable {
    /// Nothing is there yet.
    case loading
    /// Items, of which more may come.
    case items(Further)
    /// There is none, whatever is searched.
    case empty
    /// None matches.
    case noMatch
    /// None could be had.
    case failed(String)

    /// What is with the items that have not come.
    enum Further: Equatable {
      case none
      case waiting
      case failed(String)
    }
  }

  /// Makes a page without items: ``reload(keepingPlace:)`` loads them.
  ///
  /// - Parameters:
  ///   - name: What the items are.
  ///   - source: Where they come from.
  ///   - rows: How they are shown.
  ///   - column: Where the page stands on a wide window.
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
      searchField, filterBar, listPane, gridPane, skeleton, emptyState, chosenBar, announcement,
    ]
    content = Box(.vertical, parts.compactMap(\.self))
    setUp()
  }

  // MARK: Search and filters

  /// What a person searches for; another one loads the items anew.
  public var search: String {
    get { searchField.text }
    set {
      guard newValue != search else { return }
      searchField.text = newValue
      onSearch?(newValue)
      reload()
    }
  }

  /// Whether people can search.
  public var isSearchable = true {
    didSet {
      guard isSearchable != oldValue else { return }
      if isSearchable { searchField.isVisible = true } else { searchField.hide(givingFocusTo: shownView) }
    }
  }

  /// Gives the focus to the search, where people can search and are not doing so.
  public override func startSearch() -> Bool {
    isSearchable && !searchField.containsFocus && searchField.grabFocus()
  }

  /// The items that have come so far, in their order.
  public var items: [String] { itemsSoFar.groups.flatMap(\.items) }

  // MARK: Arrangement

  /// The list becomes a grid from this width on, in pixels.
  ///
  /// All columns have room for what they ask for then, and those that share what is left for the least that they need.
  private(set) lazy var gridWidth: Int = {
    let row = ComponentParts.GridRow.cell
    let widths = rows.columns.map { column in
      if case .points(let points) = column.width { points } else { column.minimumWidth }
    }.map { $0.isFinite ? min(max(0, $0), Self.widestColumn) : 0 }
    let gaps = row.metric(.columnGap) * Double(max(0, widths.count - 1))
    return max(Self.leastGridWidth, Int(widths.reduce(gaps + 2 * row.metric(.paddingInline), +)))
  }()
  /// More than any screen has.
  private static let widestColumn = 100_000.0
  /// Narrower is compact, where rows of a grid have no columns.
  private static let leastGridWidth = 600

  /// Shows the grid where there is room for its columns.
  public override func sizeAllocate(width: Int, height: Int) {
    // Nothing can be shown or hidden in the middle of an allocation: who follows this does it before the next one.
    let wanted = wantsGrid(in: width)
    if arrangement.isGrid != wanted {
      // In the new size other items are in sight.
      arrangementPlace.firstBefore = shownView.firstItemInSight
      arrangement.isGrid = wanted
    }
    super.sizeAllocate(width: width, height: height)
    didAllocateItems()
  }

  /// The item, which another cell may stand for by then, in a grid or a list.
  override func focusPlace() -> () -> Bool {
    guard let item = shownView.focusedItem.flatMap({ itemsSoFar.item(at: $0) }) else { return super.focusPlace() }
    return { [weak self] in self?.focus(item) ?? false }
  }

  public override func dispose() {
    task?.cancel()
    plannedFetch?.cancel()
    task = nil
    load = nil
    (onOpen, onSort, onSearch, onItemsChange, contextActions) = (nil, nil, nil, nil, nil)
    super.dispose()
  }
}

/// Where a ``ListReportPage`` was scrolled to as a list, and is to be as a grid, or the other way round.
struct ListReportPlace {
  /// The item that the arrangement was to begin with.
  var first: ItemIndex?
  /// The one that was in sight first then: another one where it had to be scrolled for the selected item.
  var firstInSight: ItemIndex?
  /// How many items there were.
  var count = 0
  /// The first in sight before the page got the size in which it has another arrangement.
  var firstBefore: ItemIndex?
  /// Whether the items have no size in the arrangement yet.
  var awaitsSize = false

  /// The item that the other arrangement is to begin with: where nobody has scrolled in this one, what it was to begin
  /// with, so that who comes back finds the same place.
  func firstToShow(at currentCount: Int) -> ItemIndex? {
    let isWhereItWas = firstBefore != nil && firstBefore == firstInSight && currentCount == count
    return isWhereItWas ? first : firstBefore
  }
}

/// Whether the items of a ``ListReportPage`` are to stand in a grid.
@Observable
@MainActor
final class ListReportArrangement {
  var isGrid = false
}
