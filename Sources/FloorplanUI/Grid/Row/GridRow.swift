public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A row of a grid, with items in columns that all rows share (FUIGridTableViewCell in the SAP Fiori for iOS
/// documentation).
///
///     let row = grid.dequeue(GridRow.self, for: index)
///     row.gridItems = [
///       GridRowImageItem(image: .icon("emblem-money")), GridRowTextItem(text: "SAP"), GridRowTextItem(number: 114.23),
///     ]
///
/// In a ``GridView`` the view determines the column widths. In another collection, set the same ``columnWidths`` and
/// accessory on all rows and headers. The row is as tall as its tallest item and its padding. If all items are single
/// lines of text, they are vertically centered; otherwise, for example if there is an image, they are aligned at the
/// top (rule G6).
///
/// If the columns don't fit into the ``GridView``, the items of some are below the others, each with the title of its
/// column (rule G8). Instead, a ``GridView`` can display object views in compact width
/// (``GridView/showsObjectsInCompact``), as rows in another collection always do; see ``GridRowItemBinding``.
///
/// An item that doesn't fit into its column, such as an image in a column of ten pixels, isn't displayed and takes no
/// height. Items after the last column aren't displayed.
///
/// Rows recycle their widgets: binding a row to other items of the same types doesn't create widgets, and unchanged
/// values don't call GTK.
///
/// ## CSS nodes
///
///     cell.fdlFUIGridTableViewCell.fdlFUIGridTableViewCell_selected
///     ├── label.fdlFUIGridRowTextItem.fdlFUIGridRowTextItem_label       for each text or number
///     │        .fdlFUIGridRowTextItem_font_firstTextItem               the first of the row
///     ├── image.fdlFUIGridRowImageItem                                  for each picture
///     ├── label.fdlFUIGridRowHeaderItem_label                           for each header item, and title of a column
///     │                                                                that doesn't fit
///     ├── button.flat.fdlFUIGridTableViewCell_accessoryButton
///     ╰── image.fdlFUIGridTableViewCell_accessory
///
/// `separator-color` is the color of the line below the row, `border-color` that of its border, which isn't set by
/// default. The class path that ends in `_selected` applies while the row is selected. In an object view the labels and
/// images are those of an ``ObjectCell``.
///
/// ## Accessibility
///
/// A row labeled by its first text and described by a summary of the others with the titles of their columns. Its texts
/// are table cells, or labels in an object view.
open class GridRow: CollectionCell {
  private typealias Parts = ComponentParts.GridRow
  private(set) final var slots: [GridItemSlot] = []
  private(set) final lazy var accessoryPart = AccessoryPart(in: self, Self.accessoryStyle) { [weak self] in
    self?.performAccessoryAction()
  }
  private(set) final var object: ObjectContent?
  private(set) final var isBound = false
  /// The current presentation, which may lag behind the size class.
  private(set) final var presentation = GridRowPresentation.columns
  /// The columns that don't fit, whose items are below the others, by index.
  private(set) final var stackedColumns: [Int] = []
  /// The columns as last allocated.
  final var displayedColumns = GridColumnLayout([])
  /// Whether the widgets are visible; those of a recycled row aren't.
  final var showsParts = true
  private var name = ""
  private var summary = ""

  open override class var accessibleRole: AccessibleRole { .row }
  /// Creates a row without items.
  public required init() {
    super.init()
    overflow = .hidden
    addStyleClasses(of: Parts.cell)
    addStyleClasses(of: Parts.selected)
  }

  /// The items from the leading column.
  public final var gridItems: [any GridRowItem] = [] { didSet { show() } }
  /// The widths of the columns, for a row outside a ``GridView``.
  public final var columnWidths: [GridColumnWidth] = [] { didSet { if columnWidths != oldValue { queueResize() } } }
  /// The gap between columns in points, for a row outside a ``GridView``.
  public final var columnSpacing = GridView.defaultColumnSpacing {
    didSet { if columnSpacing != oldValue { queueResize() } }
  }
  /// The vertical alignment of items without their own.
  @Setting public final var alignment = GridRowItemAlignment.automatic {
    didSet { if alignment != oldValue { queueResize() } }
  }
  /// The accessory at the trailing edge, or nil for that of the ``GridView``.
  ///
  /// In a ``GridView`` the columns reserve space for the view's accessory; a wider accessory isn't displayed. A row in
  /// multiple selection has no disclosure indicator.
  @Setting public final var accessory: AccessoryType? { didSet { if accessory != oldValue { showAccessory() } } }
  /// The accessible label of the accessory's button, which the row's label follows.
  @Setting public final var accessoryLabel = AccessoryPart.defaultLabel {
    didSet { if accessoryLabel != oldValue { describe(always: true) } }
  }
  /// Called when the user clicks the accessory's button, before ``GridView/onAccessory``.
  @Setting public final var onAccessory: (() -> Void)?

  /// The grid that contains the row.
  public final var gridView: GridView? { container as? GridView }

  /// Performs the action of the accessory's button.
  public final func performAccessoryAction() {
    onAccessory?()
    if let index { gridView?.onAccessory?(index) }
  }

  // MARK: Content

  private func show() {
    let columns = gridView?.columns ?? []
    presentation =
      gridView?.presentation(of: .row, in: sizeClass) ?? GridRowRole.row.presentation(in: sizeClass)
    if presentation == .columns {
      object?.clear()
      showSlots(columns)
    } else {
      for slot in slots { slot.hide() }
      showObject(columns)
    }
    showAccessory()
    describe()
    guard !isBound else { return }
    isBound = true
    // Unchanged values don't queue a resize.
    queueResize()
  }

  private func showSlots(_ columns: [GridColumn]) {
    while slots.count < gridItems.count { slots.append(GridItemSlot(in: self)) }
    let (previousCount, previousStacked) = (widgetCount, stackedColumns)
    stackedColumns = gridItems.indices.filter { isStacked(column: $0) }
    var isFirstText = true
    for (index, item) in gridItems.enumerated() {
      let column = columns.indices.contains(index) ? columns[index] : nil
      slots[index].show(
        item, columnTitle: stackedColumns.contains(index) ? column?.displayedTitle : nil,
        columnAlignment: column?.alignment, isFirstText: isFirstText && item is GridRowTextItem)
      if item is GridRowTextItem { isFirstText = false }
    }
    for slot in slots.dropFirst(gridItems.count) { slot.hide() }
    if widgetCount != previousCount || stackedColumns != previousStacked { sortChildren() }
  }

  /// Returns whether a column doesn't fit into the grid, and the row has an item for it.
  private func isStacked(column: Int) -> Bool {
    guard let gridView, gridView.columns.indices.contains(column) else { return false }
    return !gridView.fittingColumns.contains(column) && (gridItems[column] as? GridRowTextItem)?.text.isEmpty != true
  }

  private var widgetCount: Int { slots.reduce(0) { $0 + $1.widgets.count } }

  /// Sorts the children in reading order, which assistive technology follows.
  private func sortChildren() {
    let others = slots.indices.filter { !stackedColumns.contains($0) }
    insertChildren((others + stackedColumns).flatMap { slots[$0].widgets })
  }

  private func showObject(_ columns: [GridColumn]) {
    let displayed = object ?? ObjectContent(in: self, labelsHost: false, allowsRegular: false)
    if object == nil {
      // A truncated number would look like a complete one, so it may be below its title.
      for label in [displayed.subheadlineLabel, displayed.footnoteLabel] { label.explicitLineLimit = 2 }
    }
    object = displayed
    let bound = GridBindings(gridItems, columns: columns)
    var values = ObjectContent.Values()
    // A column bound to the description is visible at any width.
    values.showsDescriptionInCompact = true
    values.limitsHeightToMainContent = false
    values.showsFullStatus = true
    values.headlineText = bound.texts[.headline]
    values.subheadlineText = bound.texts[.subheadline]
    values.footnoteText = bound.texts[.footnote]
    values.descriptionText = bound.texts[.description]
    values.statusText = bound.texts[.status]
    values.substatusText = bound.texts[.substatus]
    values.semanticStatus = bound.semanticStatuses[.status]
    values.semanticSubstatus = bound.semanticStatuses[.substatus]
    values.statusImage = bound.images[.statusImage]
    values.substatusImage = bound.images[.substatusImage]
    displayed.values = values
    displayed.detailImage = bound.images[.detailImage]
  }

  private func showAccessory() {
    let requested = displayed(accessory ?? gridView?.accessory ?? AccessoryType.none)
    let fits = gridView.map { requested.reservedWidth <= $0.accessory.reservedWidth } ?? true
    let shown = fits ? requested : AccessoryType.none
    guard shown != accessoryPart.displayedType else { return }
    accessoryPart.show(shown)
    nameAccessory()
    queueResize()
  }

  private func describe(always: Bool = false) {
    let texts = gridItems.enumerated().compactMap { index, item -> (Int, String)? in
      let text = (item as? GridRowTextItem)?.text ?? (item as? GridRowImageItem)?.accessibilityLabel ?? ""
      return text.isEmpty ? nil : (index, text)
    }
    let first = texts.first { gridItems[$0.0] is GridRowTextItem } ?? texts.first
    let columns = gridView?.columns ?? []
    let others = texts.filter { $0.0 != first?.0 }.map { index, text in
      let title = columns.indices.contains(index) ? columns[index].displayedTitle : nil
      return title.map { "\($0): \(text)" } ?? text
    }
    if name != first?.1 ?? "" || always {
      name = first?.1 ?? ""
      setAccessibleLabel(name)
      nameAccessory()
    }
    let summary = others.accessibleSummary()
    if self.summary != summary {
      self.summary = summary
      setAccessibleDescription(summary)
    }
  }

  private func nameAccessory() {
    guard accessoryPart.displayedType.hasButton else { return }
    accessoryPart.name(name.isEmpty ? accessoryLabel : "\(accessoryLabel): \(name)")
  }

  /// Updates the row for changed columns or widths of the grid.
  final func gridDidChange(rebinds: Bool) {
    if rebinds { show() }
    queueResize()
  }

  /// The texts of all columns in one line, separated by tabs, as spreadsheets accept them.
  open override var copyableText: String? {
    let texts = gridItems.map { ($0 as? GridRowTextItem)?.text ?? "" }
    return texts.allSatisfy(\.isEmpty) ? nil : texts.joined(separator: "\t")
  }

  // MARK: CollectionReusableView

  // Doesn't clear the items and widgets, so the next items can reuse what they have in common with them.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isBound = false
    queueResize()
  }

  final override func selectionModeDidChange() { showAccessory() }

  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    guard isBound else { return }
    show()
    queueResize()
  }

  // MARK: Layout

  open override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: horizontalMeasurement
    case .vertical: Measurement(height(forWidth: forSize < 0 ? horizontalMeasurement.natural : forSize))
    }
  }
  open override func sizeAllocate(width: Int, height: Int) { place(width: width, height: height) }
  open override func snapshot(_ snapshot: Snapshot) {
    guard let viewport = displayedColumns.viewport else { return super.snapshot(snapshot) }
    draw(snapshot, clippingTo: viewport)
  }
}
