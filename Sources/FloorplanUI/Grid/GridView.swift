public import CGTK
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
///     let source = CollectionDataSource<Int, String>(grid) { collection, index, symbol in
///       let row = collection.dequeue(GridRow.self, for: index)
///       row.gridItems = [GridRowTextItem(text: symbol), GridRowTextItem(number: close[symbol]!)]
///       return row
///     }
///     window.child = ScrolledWindow(grid)
///
/// The grid is a single-column collection that creates its headers automatically. Like any collection, it works with
/// all data sources and recycles, selects and activates rows. In compact it has no header, and rows are object views as
/// described in ``GridRowItemBinding``.
///
/// ## Sorting and widths
///
/// The grid doesn't sort: ``onSort`` reports the order that the user requests, and the caller applies a snapshot in
/// that order. Widths set by the user are kept when the window becomes wider; store ``resizedColumnWidths`` to restore
/// them later.
///
/// ## Accessibility
///
/// A table of rows; the first row is the header, whose cells are described by their sort order.
@MainActor
open class GridView: CollectionView {
  /// The default gap between columns, in points.
  public static let defaultColumnSpacing = ComponentParts.GridRow.cell.metric(.columnGap)

  final var resizing: GridColumnResize?
  private var solved: (width: Int, margins: Insets, direction: LayoutDirection, frames: [GridColumnFrame])?
  /// The widths of the widest numbers displayed so far, by column index.
  private var numberWidths: [Int: Int] = [:]
  private var isCheckingNumbers = false

  // GTK 4.8 reports this role as a table.
  open override class var accessibleRole: GtkAccessibleRole { .grid }

  /// Creates a grid without columns, with rows without gaps and with pinned headers.
  public init() {
    var layout = AutosizingColumnFlowLayout.table
    layout.pinsHeaders = true
    super.init(layout: layout)
  }

  // MARK: Columns

  /// The columns, from the leading one.
  public final var columns: [GridColumn] = [] {
    didSet {
      guard columns != oldValue else { return }
      resizing = nil
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
  /// The widths set by the user in points, by column identifier.
  public final var resizedColumnWidths: [String: Double] = [:] {
    didSet { if resizedColumnWidths != oldValue { columnsDidChange() } }
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

  /// Returns the frames of the columns in a row, from the left edge of its content box.
  final func columnFrames(
    inWidth width: Int, margins: Insets = .zero, _ environment: LayoutEnvironment
  ) -> [GridColumnFrame] {
    if let solved, solved.width == width, solved.margins == margins, solved.direction == environment.layoutDirection {
      return solved.frames
    }
    let frames = solver.columnFrames(
      inWidth: Double(width), margins: margins, accessoryWidth: Double(accessory.reservedWidth),
      environment: environment)
    solved = (width, margins, environment.layoutDirection, frames)
    return frames
  }

  /// The solver for the requested widths, which are those set by the user if any.
  ///
  /// No column becomes narrower than its numbers, unless the grid is too narrow for the minimum widths of all columns.
  final var solver: GridColumnSolver {
    let textScale = max(1, Settings.default.textScale)
    var solver = GridColumnSolver(columns: [], spacing: columnSpacing)
    for (index, column) in columns.enumerated() {
      let numberWidth = Double(numberWidths[index] ?? 0)
      var width = resizedColumnWidths[column.id].map { GridColumnWidth.points($0) } ?? column.width
      if case .points(let points) = width { width = .points(max(points, numberWidth)) }
      solver.columns.append(width)
      solver.minimumWidths.append(max(column.minimumWidth * textScale, numberWidth))
    }
    return solver
  }

  /// Widens a column if a number doesn't fit into it.
  final func reserveWidth(_ width: Int, forNumberIn column: Int) {
    guard width > numberWidths[column] ?? 0 else { return }
    numberWidths[column] = width
    guard !isCheckingNumbers else { return }
    isCheckingNumbers = true
    whenIdle { [unowned self] in
      isCheckingNumbers = false
      guard let old = solved else { return }
      solved = nil
      let environment = LayoutEnvironment(
        containerSize: Size(width: Double(old.width), height: 0), layoutDirection: old.direction)
      if columnFrames(inWidth: old.width, margins: old.margins, environment) != old.frames { columnsDidChange() }
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
    solved = nil
  }

  /// Updates rows and headers for changed columns or widths.
  final func columnsDidChange(rebinds: Bool = false) {
    solved = nil
    for header in liveHeaders {
      if rebinds { show(columns, in: header) }
      header.queueResize()
    }
    for index in boundItems { (cell(at: index) as? GridRow)?.gridDidChange(rebinds: rebinds) }
    invalidateLayout()
  }

  // MARK: Headers

  override var makesSupplementaryViews: Bool { true }

  override func makeSupplementaryView(_ kind: SupplementaryKind, ofSection section: Int) -> CollectionReusableView? {
    guard kind == .header else { return super.makeSupplementaryView(kind, ofSection: section) }
    let header = dequeue(GridHeader.self, for: .header, ofSection: section)
    show(columns, in: header)
    return header
  }

  /// Returns the height of a header, which is 0 in compact width and without titles.
  override func requestedHeight(of kind: SupplementaryKind, ofSection section: Int) -> SupplementaryHeight? {
    guard kind == .header else { return super.requestedHeight(of: kind, ofSection: section) }
    let isShown =
      switch headerPlacement {
      case .hidden: false
      case .firstSection: section == 0
      case .everySection: true
      }
    let isInColumns = GridRowRole.header.presentation(in: sizeClass) == .columns
    return isShown && isInColumns && showsHeaders(of: columns) ? .measured : .points(0)
  }

  // MARK: Focus

  /// Moves the focus with Tab first to the titles and then to the rows, and with Up from the first row to the titles.
  open override func focus(_ direction: GtkDirectionType) -> Bool {
    guard let header = visibleHeader, header.hasFocusableTitle else { return super.focus(direction) }
    if direction == .up, focusedItem != nil { return super.focus(direction) || header.focusTitles() }
    guard direction == .tabForward || direction == .tabBackward else { return super.focus(direction) }
    if header.containsFocus { return direction == .tabForward && super.focus(direction) }
    if containsFocus { return super.focus(direction) || (direction == .tabBackward && header.focusTitles()) }
    return direction == .tabForward ? header.focusTitles() : super.focus(direction) || header.focusTitles()
  }

  /// Moves the focus to the row that had it last, or to the first visible row.
  final func focusRows() -> Bool { super.focus(.tabForward) }
}
