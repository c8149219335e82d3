import FloorplanTheme
public import GTKBridge

/// A cell with a value in a field next to its key (FUISimplePropertyCollectionViewCell in the SAP Fiori for iOS
/// documentation).
///
///     cell.keyName = "Sort No."
///     cell.value = "0001"
///
/// It is styled as a read-only `SimplePropertyFormCell`. The field is truncated to a single line; the key wraps to at
/// most two lines. The key column has the same width in all cells. The field moves below its key if one of them would be
/// truncated, if the field would become narrower than the key column, and at a text scale of 1.5 or more.
///
/// ## CSS nodes
///
///     cell.fdlFUISimplePropertyCollectionViewCell
///     ├── label.fdlFUISimplePropertyCollectionViewCell_keyLabel
///     ╰── label.fdlFUISimplePropertyCollectionViewCell_valueTextField.readonly
///
/// ## Accessibility
///
/// A list item labeled by its key and described by its value.
open class SimplePropertyCell: CollectionCell, TintAttributesProvider {
  private typealias Parts = ComponentParts.SimplePropertyCell
  private let key = LabelPart(Parts.keyLabel)
  // A read-only field.
  private let field = LabelPart(Parts.valueTextField, isReadOnly: true)

  /// Creates an empty cell.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
  }

  /// Returns the nodes of the key and the field.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [key.label(in: self).attributedNode]
    case .valueText: [field.label(in: self).attributedNode]
    default: []
    }
  }

  /// The name of the value.
  @Setting public final var keyName: String? { didSet { if keyName != oldValue { show() } } }
  /// The value; an empty string counts as no value and displays an empty field.
  @Setting public final var value: String? { didSet { if value != oldValue { show() } } }

  private func show() {
    let text = PropertyText(keyName, value)
    key.setText(text.key, in: self)
    field.setText(text.displayedValue(isMirrored: direction == .rtl) ?? (text.isValueMissing ? "" : nil), in: self)
    field.widget?.allowBreaksInAddresses()
    setAccessibleLabel(text.name)
    setAccessibleDescription(text.summary)
  }

  /// The key and the value in one line.
  open override var copyableText: String? { PropertyText(keyName, value).line(empty: "") }

  // MARK: Arrangement

  /// The text scale from which keys are too wide for a column.
  private static let largeTextScale = 1.5

  private var keyColumnWidth: Int {
    Int(Parts.keyLabel.metric(sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth))
  }

  private func isStacked(_ key: Label, _ field: Label, in width: Int) -> Bool {
    let columns = (key: keyColumnWidth, field: width - keyColumnWidth - Parts.cell[.columnGap])
    return Settings.default.textScale >= Self.largeTextScale || columns.field < columns.key
      || key.isTruncated(in: columns.key) || field.isTruncated(in: columns.field)
  }

  open override var requestedWidth: Measurement? {
    let widths = [key.visibleLabel, field.visibleLabel].compactMap { $0?.measured(.horizontal) }
    let column = key.visibleLabel == nil ? 0 : keyColumnWidth + Parts.cell[.columnGap]
    return Measurement(
      minimum: Measurement.maximum(of: widths).minimum,
      natural: widths.isEmpty ? 0 : column + (widths.last?.natural ?? 0))
  }

  open override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    arrangement.isCentered = true
    guard let field = field.visibleLabel else { return arrangement }
    if let key = key.visibleLabel, !isStacked(key, field, in: width) {
      let column = keyColumnWidth + Parts.cell[.columnGap]
      arrangement.add(key, width: keyColumnWidth)
      arrangement.add(field, x: column, width: width - column)
      arrangement.centerInLine()
    } else {
      arrangement.add([key.visibleLabel, field].compactMap(\.self), width: width, gap: Parts.cell[.lineGap])
    }
    return arrangement
  }

  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }

  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    queueResize()
  }
}
