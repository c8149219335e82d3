public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// The header of a grid, with the titles of its columns (FUIGridTableViewHeader in the SAP Fiori for iOS
/// documentation).
///
/// A ``GridView`` creates its headers automatically. In another collection, set the column widths and the accessory of
/// the rows on the header:
///
///     let header = GridHeader()
///     header.gridItems = [GridRowHeaderItem(text: "Symbol"), GridRowHeaderItem(text: "Open")]
///     header.columnWidths = [-1, 0.2]
///
/// In a grid view that displays object views in compact width, it is hidden there; in another collection, it is always
/// hidden in compact width.
///
/// ## CSS nodes
///
///     header.fdlFUIGridHeader
///     ├── headeritem.fdlFUIGridRowHeaderItem           for each column
///     │   ├── label.fdlFUIGridRowHeaderItem_label
///     │   ╰── image.fdlFUIGridHeader_sortIndicator
///     ╰── separator.fdlFUIGridHeader_columnSeparator   after each resizable column
///
/// `separator-color` is the color of the line below the header, `border-color` that of its border. While rows are
/// scrolled below the header, it has the state `:selected`, in which it has a shadow.
///
/// ## Keyboard
///
/// Tab moves the focus to the titles, Left and Right move between them. Enter and Space sort, Control+Left and
/// Control+Right make the column narrower or wider, and Down moves to the rows.
///
/// ## Accessibility
///
/// A row of table cells, labeled by all titles; each title is described by its sort order.
open class GridHeader: CollectionReusableView {
  private(set) final var titles: [GridHeaderItemView] = []
  private(set) final var handles: [GridColumnHandle] = []
  /// The columns as last allocated.
  final var displayedColumns = GridColumnLayout([])
  /// Whether rows are scrolled below the header, which then has a shadow.
  final var isPinned = false { didSet { if isPinned != oldValue { setState(.selected, isPinned) } } }
  /// The title that has or last had the focus.
  final var focusedColumn = 0

  open override class var cssName: String { "header" }
  open override class var accessibleRole: AccessibleRole { .row }
  /// The width of the rows' check circles, which moves the titles to their columns.
  public final override var leadingInset: Int { container?.selectionMarkWidth ?? 0 }

  /// Creates a header without titles.
  public required init() {
    super.init()
    overflow = .hidden
    addStyleClasses(of: ComponentParts.GridHeader.cell)
    addInput()
  }

  /// The titles from the leading column, as texts or images.
  public final var gridItems: [any GridRowItem] = [] { didSet { show() } }
  /// The widths of the columns, for a header outside a ``GridView``.
  public final var columnWidths: [GridColumnWidth] = [] { didSet { if columnWidths != oldValue { queueResize() } } }
  /// The gap between columns in points, for a header outside a ``GridView``.
  public final var columnSpacing = GridView.defaultColumnSpacing {
    didSet { if columnSpacing != oldValue { queueResize() } }
  }
  /// The accessory of the rows, for which the titles reserve space, for a header outside a ``GridView``.
  public final var accessory = AccessoryType.none { didSet { if accessory != oldValue { queueResize() } } }
  /// The sort order of the rows.
  @Setting public final var sortDescriptor: GridSort? { didSet { if sortDescriptor != oldValue { show() } } }
  /// Called with the index of the column when the user clicks its title.
  @Setting public final var onSort: ((_ column: Int) -> Void)?

  /// The grid that contains the header.
  public final var gridView: GridView? { container as? GridView }

  // MARK: Content

  private func show() {
    while titles.count > gridItems.count { titles.removeLast().removePermanently() }
    while titles.count < gridItems.count {
      let title = GridHeaderItemView(self, column: titles.count)
      // Before the handles, so these are on top.
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
    setAccessibleLabel(titles.map(\.name).filter { !$0.isEmpty }.localizedList)
    showHandles()
    followSizeClass()
    if let fitting = gridView?.fittingColumns, titles.contains(where: { $0.hasFocus && !fitting.contains($0.column) }) {
      moveFocus()
    }
    queueResize()
  }

  private func showHandles() {
    let requested = titles.indices.filter { gridView?.canDrag(column: $0) ?? false }
    guard handles.map(\.column) != requested else { return }
    for handle in handles { handle.removePermanently() }
    handles = requested.map { GridColumnHandle(column: $0) }
    for handle in handles { handle.setParent(self) }
  }

  private func followSizeClass() {
    let shown = gridView?.presentation(of: .header, in: sizeClass) ?? GridRowRole.header.presentation(in: sizeClass)
    let isShown = shown != .hidden
    if !isShown, containsFocus { moveFocus() }
    if isVisible != isShown { isVisible = isShown }
  }

  /// Moves the focus to the rows before the focused title is hidden, because GTK 4.8 would keep a reference to a hidden
  /// header with the focus forever.
  private func moveFocus() { if gridView?.focusVisibleItem() != true { window?.clearFocus() } }

  // MARK: CollectionReusableView

  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    followSizeClass()
    queueResize()
  }

  // MARK: Layout

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: Measurement(minimum: reservedAccessoryWidth, natural: naturalWidth)
    case .vertical: Measurement(Int(frames(width: forSize < 0 ? naturalWidth : forSize).row.height))
    }
  }
  open override func sizeAllocate(width: Int, height: Int) { place(width: width, height: height) }
  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }
  /// Moves the focus to the title that had it last; arrows move inside, and Tab leaves.
  open override func focus(_ direction: FocusDirection) -> Bool {
    guard !containsFocus else { return false }
    return focusTitles()
  }
}
