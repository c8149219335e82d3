public import CGTK
public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// The titles of the columns of a grid (seeds/003, FUIGridTableViewHeader).
///
/// A ``GridView`` makes its headers itself.  In another collection, give the header the widths and the accessory of the
/// rows:
///
///     header.gridItems = [GridRowHeaderItem(text: "Symbol"), GridRowHeaderItem(text: "Open")]
///     header.columnWidthPercent = [-1, 0.2]
///
/// It is hidden in compact.
///
/// ## CSS nodes
///
///     header.fdlFUIGridHeader
///     ├── headeritem.fdlFUIGridRowHeaderItem           for each column
///     │   ├── label.fdlFUIGridRowHeaderItem_label
///     │   ╰── image.fdlFUIGridHeader_sortIndicator
///     ╰── separator.fdlFUIGridHeader_columnSeparator   behind each column that can be resized
///
/// The line below the header is its `separator-color`, a line around it its `border-color`.
///
/// ## Keyboard
///
/// Tab reaches the titles, Left and Right go from one to the next.  Enter and Space sort, Control with Left and Right
/// make the column narrower and wider, and Down leads to the rows.
///
/// ## Accessibility
///
/// A row of table cells, named by all of them; the description of a title says how it sorts.
@MainActor
open class GridHeader: CollectionReusableView {
  private(set) final var titles: [GridHeaderItemView] = []
  private(set) final var handles: [GridColumnHandle] = []
  /// The title that has the focus, or had it last.
  final var focusedColumn = 0

  /// `header`.
  open override class var cssName: String { "header" }
  /// `table row`.
  open override class var accessibleRole: GtkAccessibleRole { .row }

  /// Makes a header without titles.
  public required init() {
    super.init()
    overflow = .hidden
    become(ComponentParts.GridHeader.cell)
    addInput()
  }

  /// The titles, from the leading column on: texts or pictures.
  public final var gridItems: [any GridRowItem] = [] { didSet { show() } }
  /// The widths of the columns, where the header doesn't stand in a ``GridView``.
  public final var columnWidths: [GridColumnWidth] = [] { didSet { if columnWidths != oldValue { queueResize() } } }
  /// The widths in the way of the seeds: -1 is flexible, 0 to below 1 a fraction, 1 and above are points.
  public final var columnWidthPercent: [Double] {
    get { columnWidths.map(\.number) }
    set { columnWidths = newValue.map { GridColumnWidth($0) } }
  }
  /// The gap between columns, where the header doesn't stand in a ``GridView``, in points.
  public final var columnSpacing = GridView.standardColumnSpacing {
    didSet { if columnSpacing != oldValue { queueResize() } }
  }
  /// The accessory of the rows, whose room the titles leave free, where the header doesn't stand in a ``GridView``.
  public final var accessory = AccessoryType.none { didSet { if accessory != oldValue { queueResize() } } }
  /// The column that the rows are in the order of.
  public final var sortDescriptor: GridSort? { didSet { if sortDescriptor != oldValue { show() } } }
  /// Called with the column whose title a person pressed.
  public final var onSort: ((_ column: Int) -> Void)?

  /// The grid that the header stands in.
  public final var gridView: GridView? { container as? GridView }

  /// Acts as a press on a title does.
  final func pressTitle(ofColumn column: Int) { onSort?(column) }

  // MARK: Showing

  private func show() {
    while titles.count > gridItems.count {
      let title = titles.removeLast()
      title.discard()
      title.unparent()
    }
    while titles.count < gridItems.count {
      let title = GridHeaderItemView(self, column: titles.count)
      // Before the handles, so that these are on top.
      title.insert(in: self, after: titles.last)
      titles.append(title)
    }
    let columns = gridView?.columns ?? []
    for (index, title) in titles.enumerated() {
      let column = columns.indices.contains(index) ? columns[index] : nil
      title.show(
        gridItems[index], alignment: column?.alignment, sort: sortDescriptor,
        isResizable: gridView?.canResize(column: index) ?? false)
    }
    setAccessibleLabel(titles.map(\.name).filter { !$0.isEmpty }.asList)
    showHandles()
    followSizeClass()
    queueResize()
  }

  private func showHandles() {
    let wanted = titles.indices.filter { gridView?.canDrag(column: $0) ?? false }
    guard handles.map(\.column) != wanted else { return }
    for handle in handles {
      handle.discard()
      handle.unparent()
    }
    handles = wanted.map { GridColumnHandle(column: $0) }
    for handle in handles { handle.setParent(self) }
  }

  private func followSizeClass() {
    let isShown = GridRowRole.header.presentation(in: sizeClass) != .hidden
    // What is hidden can't keep the focus; GTK 4.8 would hold on to the header for good if it had to take it away.
    if !isShown, containsFocus, gridView?.focusItemInSight() != true { window?.clearFocus() }
    if isVisible != isShown { isVisible = isShown }
  }

  // MARK: CollectionReusableView

  /// Takes back what the last section set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    onSort = nil
    sortDescriptor = nil
  }

  /// Hides in compact.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    followSizeClass()
    queueResize()
  }

  // MARK: CustomWidget

  /// The room for the titles at their best, or the height that the tallest needs at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: accessoryRoom, natural: naturalWidth)
    case .vertical: Measurement(Int(frames(width: forSize < 0 ? naturalWidth : forSize).row.height))
    }
  }
  /// Places the titles over their columns.
  open override func sizeAllocate(width: Int, height: Int) { place(width: width, height: height) }
  /// Everything is mirrored.
  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }
  /// Tab enters at the title that had the focus last, and leaves; inside, arrows move.
  open override func focus(_ direction: GtkDirectionType) -> Bool {
    guard !containsFocus else { return false }
    return focusTitles()
  }
  /// Lets go of the caller's closure.
  open override func dispose() {
    onSort = nil
    super.dispose()
  }
}
