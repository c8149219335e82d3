import FloorplanTheme
public import GTKBridge

/// A cell with a value below its key (FUIKeyValueCollectionViewCell in the SAP Fiori for iOS documentation).
///
///     cell.keyName = "Phone"
///     cell.value = "+49 6227 747474"
///     cell.didSelectValueHandler = { call() }
///
/// The value wraps to as many lines as needed; the key wraps to at most two lines and is then truncated. A missing or
/// empty value is displayed as ``emptyValueText``. With a ``didSelectValueHandler`` the value is a link, such as a
/// phone number or an address.
///
/// ## CSS nodes
///
///     cell.fdlFUIKeyValueCollectionViewCell
///     ├── label.fdlFUIKeyValueCollectionViewCell_keyLabel
///     ├── label.fdlFUIKeyValueCollectionViewCell_valueLabel             or
///     ├── label.fdlFUIKeyValueCollectionViewCell_emptyValueLabel        or
///     ╰── button.fdlFUIKeyValueCollectionViewCell_valueButton
///         ╰── label
///
/// The SAP Fiori for iOS documentation doesn't list class paths for this class; these follow the same rule.
///
/// ## Accessibility
///
/// A list item labeled by its key and described by its value. A link is labeled by the value and described by the key.
open class KeyValueCell: CollectionCell, TintAttributesProvider {
  private typealias Parts = ComponentParts.KeyValueCell
  private let key = LabelPart(Parts.keyLabel)
  private let valueText = LabelPart(Parts.valueLabel)
  private let emptyText = LabelPart(Parts.emptyValueLabel)
  private let link = LinkPart(Parts.valueButton)

  /// Creates an empty key-value cell.
  public required init() {
    super.init()
    addStyleClasses(of: Parts.cell)
    link.onPress = { [weak self] in self?.didSelectValueHandler?() }
  }

  /// Returns the nodes of the key, and of the value label, the empty value label and the link.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [key.label(in: self).attributedNode]
    case .valueText:
      [valueText, emptyText].map { $0.label(in: self).attributedNode } + [link.attributedNode(in: self)]
    default: []
    }
  }

  /// The name of the value.
  @Setting public final var keyName: String? { didSet { if keyName != oldValue { show() } } }
  /// The value; an empty string counts as no value.
  @Setting public final var value: String? { didSet { if value != oldValue { show() } } }
  /// The text displayed for a missing value; an en dash by default.
  @Setting public final var emptyValueText = "–" {
    didSet { if emptyValueText != oldValue { show() } }
  }
  /// Called when the user clicks the value; if nil, the value isn't a link.
  @Setting public final var didSelectValueHandler: (() -> Void)? {
    didSet { if (didSelectValueHandler == nil) != (oldValue == nil) { show() } }
  }

  private func show() {
    let text = PropertyText(keyName, value)
    key.setText(text.key, in: self)
    let isMirrored = direction == .rtl
    valueText.setText(didSelectValueHandler == nil ? text.displayedValue(isMirrored: isMirrored) : nil, in: self)
    valueText.widget?.allowBreaksInAddresses()
    link.show(didSelectValueHandler == nil ? nil : text, in: self)
    emptyText.setText(text.isValueMissing ? emptyValueText : nil, in: self)
    setAccessibleLabel(text.name)
    setAccessibleDescription(text.summary)
  }

  /// The key and the value, or the text for a missing value, in one line.
  open override var copyableText: String? { PropertyText(keyName, value).line(empty: emptyValueText) }

  // Numbers keep their order in both directions, which depends on the direction.
  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }

  // MARK: Arrangement

  private var parts: [Widget] {
    [key.visibleLabel, valueText.visibleLabel, link.visibleButton, emptyText.visibleLabel].compactMap { $0 as Widget? }
  }

  open override var requestedWidth: Measurement? { .maximum(of: parts.map { $0.measured(.horizontal) }) }

  open override func arrangement(width: Int) -> Arrangement? {
    var arrangement = Arrangement()
    var y = 0
    for part in parts { y = arrangement.add(part, y: y, width: Self.width(of: part, in: width)) + Parts.cell[.lineGap] }
    return arrangement
  }

  /// Returns the full width for a label, and the natural width for a button, so a click next to the button
  /// activates the cell.
  private static func width(of part: Widget, in width: Int) -> Int {
    part is Label ? width : part.measured(.horizontal).fitting(in: width)
  }
}
