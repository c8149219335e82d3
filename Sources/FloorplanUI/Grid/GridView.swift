public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A table with a pinned header and rows that share its column widths, like the Grid view of SAP Fiori for iOS.
///
///     let grid = GridView()
///     grid.columns = [
///       GridColumn("Symbol", width: .flexible, isSortable: true),
///       GridColumn("Close", width: .fraction(0.2), isSortable: true, alignment: .trailing),
///     ]
///     let source = CollectionDataSource<Int, Stock.ID>(grid, GridRow.self) { row, id in
///       row.gridItems = [GridRowTextItem(text: stocks[id].symbol), GridRowTextItem(number: stocks[id].close)]
///     }
///     try source.apply(CollectionSnapshot([stocks.ids]))
///     window.child = ScrolledWindow(grid)
///
/// The grid is a single-column collection that creates its headers automatically. Like any collection, it works with
/// all data sources and recycles, selects and activates rows.
///
/// ## Narrow grids
///
/// If the grid is too narrow for the minimum widths of its columns, these leave one after the other, those of the
/// lowest ``GridColumn/importance`` first: rows display their items below the others, with the titles of the columns.
/// Alternatively, rows are object views in compact width (``showsObjectsInCompact``).
///
/// Columns of the importance `required` never leave. If they don't fit, they scroll sideways with the horizontal
/// adjustment of the scrolled window. The first column with a title and those before it are frozen: they stay at the
/// leading edge, unless they are wider than half of the grid. To scroll instead of moving columns below the others, make
/// all columns required.
///
/// ## Sorting and widths
///
/// The grid doesn't sort: ``onSort`` reports the order that the user requests, and the caller applies a snapshot in
/// that order. Widths set by the user are kept when the window becomes wider; store ``resizedColumnWidths`` to restore
/// them later.
///
/// ## Keyboard
///
/// If the columns scroll sideways, Left and Right scroll them while a row has the focus. Moving the focus to a title
/// scrolls its column into view.
///
/// ## CSS nodes
///
///     collectionview
///     ├── header.fdlFUIGridHeader
///     ├── cell.fdlFUIGridTableViewCell
///     ┊
///     ╰── separator.fdlFUIGridHeader_frozenColumnSeparator           after the frozen columns
///
/// ## Accessibility
///
/// A table of rows; the first row is the header, whose cells are described by their sort order.
open class GridView: CollectionView {
  /// The default gap between columns, in points.
  public static let defaultColumnSpacing = ComponentParts.GridRow.cell.metric(.columnGap)

  final var resizing: GridColumnResize?
  private var solved: (width: Int, margins: Insets, environment: LayoutEnvironment, columns: GridColumnLayout)?
  /// The distance by which columns are scrolled from the leading edge, in points.
  private(set) final var columnOffset = 0.0
  /// The maximum ``columnOffset``, or 0 if all columns fit.
  private(set) final var columnOverflow = 0.0
  /// The columns next to each other, by index; rows display the items of the others below, with the titles (rule G8).
  private(set) final var fittingColumns: [Int] = []
  /// The narrowest width of a row's columns and accessory, and the ``availableRowWidth`` that it depends on.
  private var rowWidth: (available: Double, row: Double)?
  /// The widths of the widest numbers displayed so far, by column index.
  private(set) final var numberWidths: [Int: Int] = [:]
  private var isCheckingColumns = false
  private(set) final lazy var frozenColumnSeparator = FrozenColumnSeparator(in: self)

  // GTK 4.8 reports this role as a table.
  open override class var accessibleRole: AccessibleRole { .grid }

  /// Creates a grid without columns, with rows without gaps and with pinned headers.
  public init() {
    var layout = AutosizingColumnFlowLayout.table
    layout.pinsHeaders = true
    super.init(layout: layout)
    // Widgets must not be added during an allocation.
    frozenColumnSeparator.isChildVisible = false
    onKeyPress { [weak self] in self?.scrollColumns($0, $1) ?? false }
  }

  // MARK: Columns

  /// The columns, from the leading one.
  public final var columns: [GridColumn] = [] {
    didSet {
      guard columns != oldValue else { return }
      numberWidths = [:]
      let hadHeaders = showsHeaders(of: oldValue)
      columnsDidChange(rebinds: true)
      if hadHeaders != showsHeaders(of: columns) { invalidateLayout() }
    }
  }
  /// The gap between columns, in points.
  public final var columnSpacing = GridView.defaultColumnSpacing {
    didSet { if columnSpacing != oldValue { columnsDidChange() } }
  }
  /// The default accessory of rows, for which headers and rows reserve space.
  public final var accessory = AccessoryType.none {
    didSet { if accessory != oldValue { columnsDidChange(rebinds: true) } }
  }
  /// The widths set by the user in points at the standard text size, by column identifier.
  public final var resizedColumnWidths: [String: Double] = [:] {
    didSet { if resizedColumnWidths != oldValue { columnsDidChange() } }
  }
  /// Whether rows are object views in compact width, as in SAP Fiori for iOS; if not, columns leave one after another.
  ///
  /// The grid then has no header in compact width. See ``GridRowItemBinding``.
  public final var showsObjectsInCompact = false {
    didSet { if showsObjectsInCompact != oldValue { columnsDidChange(rebinds: true) } }
  }
  /// The sections with a header.
  public enum HeaderPlacement: Sendable, Hashable {
    /// No section.
    case hidden
    /// The first section, whose header scrolls away with it.
    case firstSection
    /// All sections.
    case everySection
  }
  /// The sections with a header.
  public final var headerPlacement = HeaderPlacement.everySection {
    didSet { if headerPlacement != oldValue { invalidateLayout() } }
  }

  // MARK: User interaction

  /// The current sort order, set by the caller and by clicks on titles.
  public final var sortDescriptor: GridSort? { didSet { if sortDescriptor != oldValue { showSort() } } }
  /// Called after the user clicks the title of a sortable column.
  @Callback public final var onSort: ((GridSort) -> Void)?
  /// Called after the user clicks the accessory's button of a row.
  @Callback public final var onAccessory: ((ItemIndex) -> Void)?
  /// Called after the user changes the width of a column.
  @Callback public final var onColumnResize: (() -> Void)?

  // MARK: Widths

  /// Returns the layout of the ``fittingColumns`` in a row, from the left edge of its content box.
  final func columnLayout(
    inWidth width: Int, margins: Insets = .zero, _ environment: LayoutEnvironment
  ) -> GridColumnLayout {
    if let solved, solved.width == width, solved.margins == margins,
      solved.environment.layoutDirection == environment.layoutDirection
    {
      return solved.columns.scrolled(by: columnOffset, environment: environment)
    }
    let ownWidth = Double(width) - margins.leading - margins.trailing
    // Columns leave all rows together, even if the insets of the sections differ. GTK also requests a height without a
    // width.
    if ownWidth > Double(accessory.reservedWidth) {
      let available = availableRowWidth
      let known = rowWidth?.available == available ? rowWidth?.row : nil
      rowWidth = (available, min(known ?? ownWidth, ownWidth))
    }
    let (solver, accessoryWidth) = (solver, Double(accessory.reservedWidth))
    let columns = solver.columnLayout(
      inWidth: Double(width), margins: margins, accessoryWidth: accessoryWidth, environment: environment)
    solved = (width, margins, environment, columns)
    if let row = rowWidth?.row {
      columnOverflow =
        solver.columnLayout(inWidth: row, accessoryWidth: accessoryWidth, environment: environment).overflow
      // While a border is dragged, only that border moves.
      if resizing == nil { columnOffset = min(columnOffset, columnOverflow) }
    }
    if fittingColumns != solvedFittingColumns { checkColumns() }
    return columns.scrolled(by: columnOffset, environment: environment)
  }

  /// The solver for the requested widths of the ``fittingColumns``.
  ///
  /// Columns that scroll have the widths set by the user, the others their minimum widths. Frozen columns stay frozen.
  final var solver: GridColumnSolver {
    var solver = minimumWidthSolver
    let accessoryWidth = Double(accessory.reservedWidth)
    guard let rowWidth, solver.overflow(inWidth: rowWidth.row, accessoryWidth: accessoryWidth) > 0 else {
      return solver
    }
    let (minimums, frozenCount) = (solver.minimums, solver.frozenColumnCount)
    var frozenSpace = (rowWidth.row - accessoryWidth) / 2 - columnSpacing * Double(frozenCount - 1)
    frozenSpace -= minimums.prefix(frozenCount).reduce(0, +)
    for (position, index) in fittingColumns.enumerated() {
      guard let points = resizedColumnWidths[columns[index].id] else { continue }
      var extra = max(0, points * columnScale - minimums[position])
      if position < frozenCount {
        extra = min(extra, max(0, frozenSpace))
        frozenSpace -= extra
      }
      solver.minimumWidths[position] = minimums[position] + extra
    }
    return solver
  }

  /// The solver for the requested widths of the ``fittingColumns``, which may all shrink to their minimum widths.
  final var minimumWidthSolver: GridColumnSolver { solver(of: fittingColumns) }

  /// Returns the solver for the requested widths of columns, which are those set by the user if any.
  ///
  /// No column becomes narrower than its numbers.
  private func solver(of indices: [Int]) -> GridColumnSolver {
    var solver = GridColumnSolver(columns: [], spacing: columnSpacing)
    for index in indices {
      let column = columns[index]
      let numberWidth = Double(numberWidths[index] ?? 0)
      var width = column.width
      if let points = resizedColumnWidths[column.id] { width = .points(points) }
      if case .points(let points) = width { width = .points(max(points * columnScale, numberWidth)) }
      solver.columns.append(width)
      solver.minimumWidths.append(max(column.minimumWidth * columnScale, numberWidth))
      solver.importances.append(column.importance)
    }
    // A picture is frozen with the text after it.
    solver.frozenColumnCount = 1 + (indices.firstIndex { columns[$0].displayedTitle != nil } ?? 0)
    return solver
  }

  /// The factor of widths in points; smaller text doesn't make columns narrower.
  final var columnScale: Double { max(1, Settings.default.textScale) }

  private var solvedFittingColumns: [Int] {
    guard let rowWidth else { return Array(columns.indices) }
    return solver(of: Array(columns.indices))
      .fittingColumns(inWidth: rowWidth.row, accessoryWidth: Double(accessory.reservedWidth))
  }

  /// Widens a column if a number doesn't fit into it.
  final func reserveWidth(_ width: Int, forNumberIn column: Int) {
    guard width > numberWidths[column] ?? 0 else { return }
    numberWidths[column] = width
    checkColumns()
  }

  /// Updates rows and headers when the collection is idle, if the columns or their widths changed.
  private func checkColumns() {
    guard !isCheckingColumns else { return }
    isCheckingColumns = true
    whenIdle { [unowned self] in
      isCheckingColumns = false
      guard let old = solved else { return }
      solved = nil
      _ = columnLayout(inWidth: old.width, margins: old.margins, old.environment)
      guard solved?.columns != old.columns || fittingColumns != solvedFittingColumns else { return }
      updateColumns(rebinds: false)
      // Columns that leave or return are part of a resize, which a changed geometry would end.
      let before = resizeStart
      updateGeometry { self.engine.invalidateAllMeasurements() }
      guard var start = before, start.stepCount == scrolling.stepCount else { return }
      start.isSettled = false
      resizeStart = start
      layOutImmediately()
    }
  }

  open override func systemSettingDidChange() {
    forgetNumberWidths()
    super.systemSettingDidChange()
  }
  override func themeDidChange() {
    forgetNumberWidths()
    super.themeDidChange()
  }

  /// Forgets the widths in another font; the rows are measured again.
  private func forgetNumberWidths() {
    numberWidths = [:]
    rowWidth = nil
    solved = nil
  }

  /// Updates rows and headers for changed columns or widths, and lays them out.
  final func columnsDidChange(rebinds: Bool = false) {
    updateColumns(rebinds: rebinds)
    invalidateLayout()
  }

  private func updateColumns(rebinds: Bool) {
    let fitting = solvedFittingColumns
    let rebinds = rebinds || fittingColumns != fitting
    if rebinds { resizing = nil }
    fittingColumns = fitting
    solved = nil
    for header in liveHeaders {
      if rebinds { show(columns, in: header) }
      header.queueResize()
    }
    for index in boundItems { (cell(at: index) as? GridRow)?.gridDidChange(rebinds: rebinds) }
  }

  // MARK: Scrolling sideways

  override var horizontalScroll: (value: Double, maximum: Double)? {
    guard columnOverflow > 0, presentation(of: .row, in: sizeClass) == .columns else { return nil }
    let maximum = max(columnOverflow, columnOffset)
    return (direction == .rtl ? maximum - columnOffset : columnOffset, maximum)
  }

  override func scrollHorizontally(to value: Double) {
    guard let maximum = horizontalScroll?.maximum else { return }
    let offset = min(max(0, direction == .rtl ? maximum - value : value), maximum)
    guard offset != columnOffset else { return }
    columnOffset = offset
    allocateColumns()
  }

  /// Scrolls the columns so that one of them is visible.
  package final func scrollToColumn(_ column: Int) {
    guard let solved, let position = fittingColumns.firstIndex(of: column) else { return }
    let columns = columnLayout(inWidth: solved.width, margins: solved.margins, solved.environment)
    scrollColumns(by: columns.scrollDistance(toReveal: position, solved.environment.layoutDirection))
  }

  /// Scrolls back to the end of columns that have become narrower.
  final func limitColumnOffset() {
    guard columnOffset > columnOverflow else { return }
    columnOffset = columnOverflow
    allocateColumns()
    configureAdjustments()
  }

  /// Queues the allocation of the visible headers and rows at the current ``columnOffset``.
  private func allocateColumns() {
    for view in views.live.values { view.queueAllocate() }
  }

  open override func sizeAllocate(width: Int, height: Int) {
    super.sizeAllocate(width: width, height: height)
    placeFrozenColumnSeparator()
    showHeaderShadows()
  }

  // MARK: Headers

  override var makesSupplementaryViews: Bool { true }

  override func makeSupplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    guard kind == .header else { return super.makeSupplementaryView(kind, ofSection: section) }
    let header = dequeue(GridHeader.self, for: .header, ofSection: section)
    show(columns, in: header)
    return header
  }

  /// Returns how headers or rows are presented in a size class.
  final func presentation(of role: GridRowRole, in sizeClass: SizeClass) -> GridRowPresentation {
    role.presentation(in: showsObjectsInCompact ? sizeClass : .regular)
  }

  /// Returns the height of a header, which is 0 if rows are object views and without titles.
  override func requestedHeight(of kind: SupplementaryKind, ofSection section: Int) -> SupplementaryHeight? {
    guard kind == .header else { return super.requestedHeight(of: kind, ofSection: section) }
    let isShown =
      switch headerPlacement {
      case .hidden: false
      case .firstSection: section == 0
      case .everySection: true
      }
    let isInColumns = presentation(of: .header, in: sizeClass) == .columns
    return isShown && isInColumns && showsHeaders(of: columns) ? .measured : .points(0)
  }

  // MARK: Focus

  /// Moves the focus with Tab first to the titles and then to the rows, and with Up from the first row to the titles.
  open override func focus(_ direction: FocusDirection) -> Bool {
    guard let header = visibleHeader, header.hasFocusableTitle else { return super.focus(direction) }
    if direction == .up, focusedItem != nil { return super.focus(direction) || header.focusTitles() }
    guard direction.isTab else { return super.focus(direction) }
    if header.containsFocus { return direction == .tabForward && super.focus(direction) }
    if containsFocus { return super.focus(direction) || (direction == .tabBackward && header.focusTitles()) }
    return direction == .tabForward ? header.focusTitles() : super.focus(direction) || header.focusTitles()
  }

  /// Moves the focus to the row that had it last, or to the first visible row.
  final func focusRows() -> Bool { super.focus(.tabForward) }
}
