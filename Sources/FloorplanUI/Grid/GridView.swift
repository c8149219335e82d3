public import CGTK
public import FloorplanLayout
import FloorplanTheme
import GTKBridge

/// A table with columns: a header that stays, and rows that share its widths (seeds/003).
///
///     let grid = GridView()
///     grid.columns = [
///       GridColumn("Symbol", width: .flexible, isSortable: true),
///       GridColumn("Close", width: .fraction(0.2), isSortable: true, alignment: .trailing),
///     ]
///     let source = CollectionDataSource<Int, String>(grid) { collection, index, symbol in
///       let row = collection.dequeue(GridRow.self, for: index)
///       row.gridItems = [GridRowTextItem(text: symbol), GridRowTextItem(number: close[symbol]!)]
///       return row
///     }
///     window.child = ScrolledWindow(grid)
///
/// It is a collection of one column, whose headers are its own: rows come from any data source, are recycled, selected and activated as in every
/// other.  In compact there is no header, and rows are object views by the rules of ``GridRowItemBinding``.
///
/// ## Sorting and widths
///
/// The grid doesn't sort: ``onSort`` says which order a person asked for, and the caller applies a snapshot in that order.
/// Widths that a person chose stay, also when the window becomes wider; ``resizedColumnWidths`` is what to keep for
/// the next time.
///
/// ## Accessibility
///
/// A table of rows; the first is the header, whose cells say how they sort.
@MainActor
open class GridView: CollectionView {
  /// The gap between columns where nothing else is said, in points.
  public static let standardColumnSpacing = ComponentParts.GridRow.cell.metric(.columnGap)

  final var resizing: GridColumnResize?
  private var solved: (width: Int, margins: Insets, direction: LayoutDirection, frames: [GridColumnFrame])?

  /// `grid`, which GTK 4.8 tells as a table.
  open override class var accessibleRole: GtkAccessibleRole { .grid }

  /// Makes a grid without columns, with rows right below each other and headers that stay in sight.
  public init() {
    var layout = AutosizingColumnFlowLayout.table
    layout.pinsHeaders = true
    super.init(layout: layout)
    register(GridRow.self)
    register(GridHeader.self)
  }

  // MARK: Columns

  /// The columns, from the leading one on.
  public final var columns: [GridColumn] = [] {
    didSet {
      guard columns != oldValue else { return }
      resizing = nil
      let hadHeaders = showsHeaders(of: oldValue)
      columnsDidChange(rebinds: true)
      if hadHeaders != showsHeaders(of: columns) { invalidateLayout() }
    }
  }
  /// The gap between columns, in points.
  public final var columnSpacing = GridView.standardColumnSpacing {
    didSet { if columnSpacing != oldValue { columnsDidChange() } }
  }
  /// What stands at the trailing edge of rows that don't say it themselves; header and rows leave room for it.
  public final var accessory = AccessoryType.none {
    didSet { if accessory != oldValue { columnsDidChange(rebinds: true) } }
  }
  /// The widths in points that a person chose, by the ids of the columns.
  public final var resizedColumnWidths: [String: Double] = [:] {
    didSet { if resizedColumnWidths != oldValue { columnsDidChange() } }
  }
  /// Which sections have a header.
  public enum HeaderPlacement: Sendable, Hashable {
    /// None.
    case hidden
    /// The first section, whose header goes when the section has scrolled away.
    case firstSection
    /// All of them.
    case everySection
  }
  /// Which sections have a header.
  public final var headerPlacement = HeaderPlacement.everySection {
    didSet { if headerPlacement != oldValue { invalidateLayout() } }
  }

  // MARK: What people do

  /// The column that the rows are in the order of: the caller's to set, and changed when a title is pressed.
  public final var sortDescriptor: GridSort? { didSet { if sortDescriptor != oldValue { showSort() } } }
  /// Called after a person has pressed the title of a sortable column.
  public final var onSort: ((GridSort) -> Void)?
  /// Called after a person has pressed the accessory's button of a row.
  public final var onAccessory: ((ItemIndex) -> Void)?
  /// Called after a person has changed the width of a column.
  public final var onColumnResize: (() -> Void)?

  // MARK: Widths

  /// Where the columns lie in a row of a width, from the left edge of its content box.
  final func columnFrames(
    inWidth width: Int, margins: Insets = .zero, _ environment: LayoutEnvironment
  ) -> [GridColumnFrame] {
    if let solved, solved.width == width, solved.margins == margins, solved.direction == environment.layoutDirection {
      return solved.frames
    }
    let frames = GridColumnSolver(columns: askedWidths, spacing: columnSpacing).columnFrames(
      inWidth: Double(width), margins: margins, accessoryWidth: Double(accessory.room), environment: environment)
    solved = (width, margins, environment.layoutDirection, frames)
    return frames
  }

  /// The widths that columns ask for, a person's choices before their own.
  final var askedWidths: [GridColumnWidth] {
    columns.map { column in resizedColumnWidths[column.id].map { .points($0) } ?? column.width }
  }

  /// Rows and headers take other widths, or other columns.
  final func columnsDidChange(rebinds: Bool = false) {
    solved = nil
    for header in liveHeaders {
      if rebinds { show(columns, in: header) }
      header.queueResize()
    }
    for index in itemsWithCells { (cell(at: index) as? GridRow)?.gridDidChange(rebinds: rebinds) }
    invalidateLayout()
  }

  // MARK: Headers

  override var makesSupplementaryViews: Bool { true }

  override func makeSupplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    kind == .header ? makeHeader(ofSection: section) : super.makeSupplementaryView(kind, ofSection: section)
  }

  override func askedHeight(of kind: SupplementaryKind, ofSection section: Int) -> SupplementaryHeight? {
    kind == .header ? height(ofHeader: section) : super.askedHeight(of: kind, ofSection: section)
  }

  // MARK: GtkWidget

  /// Tab goes to the titles first, and then to the rows; Up leads from the first row to the titles.
  open override func focus(_ direction: GtkDirectionType) -> Bool {
    guard let header = headerInSight, header.hasFocusableTitle else { return super.focus(direction) }
    if direction == .up, focusedItem != nil { return super.focus(direction) || header.focusTitles() }
    guard direction == .tabForward || direction == .tabBackward else { return super.focus(direction) }
    if header.containsFocus { return direction == .tabForward && super.focus(direction) }
    if containsFocus { return super.focus(direction) || (direction == .tabBackward && header.focusTitles()) }
    return direction == .tabForward ? header.focusTitles() : super.focus(direction) || header.focusTitles()
  }

  /// Gives the focus to the row that had it last, or the first in sight.
  final func focusRows() -> Bool { super.focus(.tabForward) }

  /// Lets go of the caller's closures.
  open override func dispose() {
    onSort = nil
    onAccessory = nil
    onColumnResize = nil
    super.dispose()
  }
}
