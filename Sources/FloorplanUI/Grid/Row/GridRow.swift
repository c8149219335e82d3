public import CGTK
public import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A row of a grid: items side by side in columns that all rows share (seeds/003, FUIGridTableViewCell).
///
///     let row = grid.dequeue(GridRow.self, for: index)
///     row.gridItems = [
///       GridRowImageItem(image: .icon("emblem-money")), GridRowTextItem(text: "SAP"), GridRowTextItem(number: 114.23),
///     ]
///
/// In a ``GridView`` the widths are the view's; in another collection the row's own ``columnWidths`` count, and all rows
/// and headers should have the same, and the same accessory.  The row is as high as its tallest item and its padding.
/// Items are centred where all of them are single lines of text, and at the top otherwise (rule G6); a picture is no
/// text.  In compact the row is an object view, by the rules of ``GridRowItemBinding``.
///
/// An item that doesn't fit into its column at all (a picture in a column of ten pixels) is not shown and takes no
/// height; items behind the last column aren't either.
///
/// Rows recycle their widgets: binding a row to other items of the same kinds makes none, and what stays the same costs
/// no call into GTK.
///
/// ## CSS nodes
///
///     cell.fdlFUIGridTableViewCell.fdlFUIGridTableViewCell_selected
///     ├── label.fdlFUIGridRowTextItem.fdlFUIGridRowTextItem_label       for each text or number
///     │        .fdlFUIGridRowTextItem_font_firstTextItem               the first of the row
///     ├── image.fdlFUIGridRowImageItem                                  for each picture
///     ├── label.fdlFUIGridRowHeaderItem_label                           for each header item
///     ├── button.flat.fdlFUIGridTableViewCell_accessoryButton
///     ╰── image.fdlFUIGridTableViewCell_accessory
///
/// The line below the row is its `separator-color`, a line around it its `border-color`, which isn't set by itself.  The
/// class path that ends in `_selected` counts while the row is selected.  In compact the labels and images are those of
/// ``ObjectCell``.
///
/// ## Accessibility
///
/// A row named by its first text and described by the others with the titles of their columns.  Its texts are the cells
/// of a table; in compact they are labels.
@MainActor
open class GridRow: CollectionCell {
  private typealias Parts = ComponentParts.GridRow
  private(set) final var slots: [GridItemSlot] = []
  private(set) final lazy var accessoryPart = AccessoryPart(in: self, Self.accessoryLook) { [weak self] in
    self?.pressAccessory()
  }
  private(set) final var object: ObjectContent?
  private(set) final var isBound = false
  /// What the row shows now: the size class may be another already.
  private(set) final var presentation = GridRowPresentation.columns
  /// Whether the widgets are let be seen: those of a row that waits for its next use aren't.
  final var showsParts = true
  private var name = ""
  private var summary = ""

  /// `table row`: the grid is a table, and its rows are told as such.
  open override class var accessibleRole: GtkAccessibleRole { .row }
  /// Makes a row without items.
  public required init() {
    super.init()
    overflow = .hidden
    become(Parts.cell)
    become(Parts.selected)
  }

  /// What the row shows, from the leading column on.
  public final var gridItems: [any GridRowItem] = [] { didSet { show() } }
  /// The widths of the columns, where the row doesn't stand in a ``GridView``.
  public final var columnWidths: [GridColumnWidth] = [] { didSet { if columnWidths != oldValue { queueResize() } } }
  /// The widths in the way of the seeds: -1 is flexible, 0 to below 1 a fraction, 1 and above are points.
  public final var columnWidthPercent: [Double] {
    get { columnWidths.map(\.number) }
    set { columnWidths = newValue.map { GridColumnWidth($0) } }
  }
  /// The gap between columns, where the row doesn't stand in a ``GridView``, in points.
  public final var columnSpacing = GridView.standardColumnSpacing {
    didSet { if columnSpacing != oldValue { queueResize() } }
  }
  /// How items are aligned from top to bottom that don't say it themselves.
  public final var alignment = GridRowItemAlignment.automatic { didSet { if alignment != oldValue { queueResize() } } }
  /// What stands at the trailing edge; nil for the ``GridView``'s.
  ///
  /// In a ``GridView`` the columns leave the room of the view's accessory; one that needs more is not shown.
  public final var accessory: AccessoryType? { didSet { if accessory != oldValue { showAccessory() } } }
  /// What the accessory's button does, for assistive technology; the row's name follows.
  public final var accessoryLabel = GridRow.standardAccessoryLabel {
    didSet { if accessoryLabel != oldValue { describe(always: true) } }
  }
  /// Called when a person presses the accessory's button; ``GridView/onAccessory`` is called too.
  public final var onAccessory: (() -> Void)?

  static let standardAccessoryLabel = AccessoryPart.standardLabel

  /// The grid that the row stands in.
  public final var gridView: GridView? { container as? GridView }

  /// Acts as a press on the accessory's button does.
  public final func pressAccessory() {
    onAccessory?()
    if let index { gridView?.onAccessory?(index) }
  }

  // MARK: Showing

  private func show() {
    let columns = gridView?.columns ?? []
    presentation = GridRowRole.row.presentation(in: sizeClass)
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
    // Where all is as it was, nothing else asks for it.
    queueResize()
  }

  private func showSlots(_ columns: [GridColumn]) {
    while slots.count < gridItems.count { slots.append(GridItemSlot(in: self)) }
    let made = widgetCount
    var isFirstText = true
    for (index, item) in gridItems.enumerated() {
      slots[index].show(
        item, columnAlignment: columns.indices.contains(index) ? columns[index].alignment : nil,
        isFirstText: isFirstText && item is GridRowTextItem)
      if item is GridRowTextItem { isFirstText = false }
    }
    for slot in slots.dropFirst(gridItems.count) { slot.hide() }
    if widgetCount != made { putInOrder() }
  }

  private var widgetCount: Int { slots.reduce(0) { $0 + $1.widgets.count } }

  /// Children stand in the order of reading, which is what assistive technology follows.
  private func putInOrder() {
    var previous: Widget?
    for widget in slots.flatMap(\.widgets) {
      widget.insert(in: self, after: previous)
      previous = widget
    }
  }

  private func showObject(_ columns: [GridColumn]) {
    let shown = object ?? ObjectContent(in: self, namesHost: false, allowsRegular: false)
    object = shown
    // A column that is bound to the description is to be seen in every width.
    shown.showDescriptionInCompact = true
    shown.isLimitingHeightToMainContent = false
    let bound = GridBindings(gridItems, columns: columns)
    for (binding, part) in [
      (.headline, shown.headline), (.subheadline, shown.subheadline), (.footnote, shown.footnote),
      (.status, shown.status), (.substatus, shown.substatus), (.description, shown.descriptionPart),
    ] as [(GridRowItemBinding, LabelPart)] {
      shown.setText(bound.texts[binding], of: part)
    }
    shown.detailImage = bound.images[.detailImage]
    shown.statusImage = bound.images[.statusImage]
    shown.substatusImage = bound.images[.substatusImage]
  }

  private func showAccessory() {
    let wanted = accessory ?? gridView?.accessory ?? AccessoryType.none
    let fits = gridView.map { wanted.room <= $0.accessory.room } ?? true
    let shown = fits ? wanted : AccessoryType.none
    guard shown != accessoryPart.shown else { return }
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
      let title = columns.indices.contains(index) ? columns[index].shownTitle : nil
      return title.map { "\($0): \(text)" } ?? text
    }
    if name != first?.1 ?? "" || always {
      name = first?.1 ?? ""
      setAccessibleLabel(name)
      nameAccessory()
    }
    let summary = others.asList
    if self.summary != summary {
      self.summary = summary
      setAccessibleDescription(summary)
    }
  }

  private func nameAccessory() {
    guard accessoryPart.shown.isPressable else { return }
    accessoryPart.name(name.isEmpty ? accessoryLabel : "\(accessoryLabel): \(name)")
  }

  /// The columns of the grid are others, or as wide as they were not.
  final func gridDidChange(rebinds: Bool) {
    if rebinds { show() }
    queueResize()
  }

  /// The texts of all columns in one line, with tabs between them, as tables of other programs take them.
  open override var copyableText: String? {
    let texts = gridItems.map { ($0 as? GridRowTextItem)?.text ?? "" }
    return texts.allSatisfy(\.isEmpty) ? nil : texts.joined(separator: "\t")
  }

  // MARK: CollectionReusableView

  /// Lets go of the items, and keeps the widgets as they are: what the next items have in common with them stays.
  open override func prepareForReuse() {
    super.prepareForReuse()
    isBound = false
    accessory = nil
    alignment = .automatic
    accessoryLabel = Self.standardAccessoryLabel
    onAccessory = nil
    queueResize()
  }

  /// Becomes columns or an object view.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    guard isBound else { return }
    show()
    queueResize()
  }

  // MARK: CustomWidget

  /// The room for the items at their best, or the height that the tallest needs at a width.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal: horizontalMeasurement
    case .vertical: Measurement(height(forWidth: forSize < 0 ? horizontalMeasurement.natural : forSize))
    }
  }
  /// Places the items in their columns, or the parts of the object view.
  open override func sizeAllocate(width: Int, height: Int) { place(width: width, height: height) }
  /// Everything is mirrored.
  open override func directionDidChange() {
    super.directionDidChange()
    queueAllocate()
  }
  /// Lets go of the caller's closure.
  open override func dispose() {
    onAccessory = nil
    super.dispose()
  }
}

extension GridColumnWidth {
  /// The width in the way of the seeds.
  var number: Double {
    switch self {
    case .flexible: -1
    case .fraction(let fraction): fraction
    case .points(let points): points
    }
  }
}
