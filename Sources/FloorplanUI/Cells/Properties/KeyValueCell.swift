public import CGTK
import FloorplanTheme
public import GTKBridge

/// A value below the name of what it is (seeds/000, FUIKeyValueCollectionViewCell).
///
///     cell.keyName = "Phone"
///     cell.value = "+49 6227 747474"
///     cell.didSelectValueHandler = { call() }
///
/// The value goes on in further lines where it needs them, the key in a second one; what the key still has to say ends in an
/// ellipsis.  A value that is missing or empty is shown by ``emptyValueText``.  With a ``didSelectValueHandler`` the value is
/// something to press: a number to call, an address to write to, a link.
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
/// The seeds name the class and no class paths; these are made by the same rule.
///
/// ## Accessibility
///
/// A list item named by its key and described by its value.  A value that can be pressed is a link of its own, named by the
/// value and described by the key.
@MainActor
open class KeyValueCell: CollectionCell, TintAttributesProvider {
  private typealias Parts = ComponentParts.KeyValueCell
  private let key = LabelPart(Parts.keyLabel)
  private let valueText = LabelPart(Parts.valueLabel)
  private let emptyText = LabelPart(Parts.emptyValueLabel)
  private let link = LinkPart(Parts.valueButton)

  /// Makes an empty key-value cell.
  public required init() {
    super.init()
    become(Parts.cell)
    link.onPress = { [weak self] in self?.didSelectValueHandler?() }
  }

  /// The key, and the value that is read, pressed or missing.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [key.label(in: self).attributedNode]
    case .valueText:
      [valueText, emptyText].map { $0.label(in: self).attributedNode } + [link.attributedNode(in: self)]
    default: []
    }
  }

  /// What the value is.
  public final var keyName: String? { didSet { if keyName != oldValue { show() } } }
  /// The value; nil and an empty text are no value.
  public final var value: String? { didSet { if value != oldValue { show() } } }
  /// What stands for a value that there is none of: an en dash by itself.
  public final var emptyValueText = KeyValueCell.standardEmptyText {
    didSet { if emptyValueText != oldValue { show() } }
  }
  /// Called when a person presses the value; nil for a value that is only read.
  public final var didSelectValueHandler: (() -> Void)? {
    didSet { if (didSelectValueHandler == nil) != (oldValue == nil), !isDisposed { show() } }
  }

  private static let standardEmptyText = "–"

  private func show() {
    let text = PropertyText(keyName, value)
    key.setText(text.key, in: self)
    let isMirrored = direction == .rtl
    valueText.setText(didSelectValueHandler == nil ? text.shownValue(isMirrored: isMirrored) : nil, in: self)
    valueText.widget?.insertsHyphens = false
    link.show(didSelectValueHandler == nil ? nil : text, in: self)
    emptyText.setText(text.isValueMissing ? emptyValueText : nil, in: self)
    setAccessibleLabel(text.name)
    setAccessibleDescription(text.summary)
  }

  /// Key and value in one line; what stands for a missing value too.
  open override var copyableText: String? { PropertyText(keyName, value).line(empty: emptyValueText) }

  /// Clears the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    didSelectValueHandler = nil
    keyName = nil
    value = nil
    emptyValueText = Self.standardEmptyText
  }

  /// Numbers stand in their order in both directions.
  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }

  /// Lets go of the handler.
  open override func dispose() {
    super.dispose()
    didSelectValueHandler = nil
  }

  // MARK: Arrangement

  private static let gap = Int(Parts.cell.metric(.lineGap))

  private var parts: [Widget] {
    [key.shownLabel, valueText.shownLabel, link.shownButton, emptyText.shownLabel].compactMap { $0 as Widget? }
  }

  /// The parts below each other.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = parts.map { $0.measured(.horizontal) }
      return Measurement(minimum: widths.map(\.minimum).max() ?? 0, natural: widths.map(\.natural).max() ?? 0)
    case .vertical:
      let width = forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize
      let heights = parts.map { $0.measured(.vertical, forSize: Self.width(of: $0, in: width)).natural }
      return Measurement(heights.reduce(0, +) + Self.gap * max(0, heights.count - 1))
    }
  }

  /// Places the parts from the top.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    var y = 0
    for part in parts {
      let partWidth = Self.width(of: part, in: width)
      let partHeight = part.measured(.vertical, forSize: partWidth).natural
      part.allocate(x: isMirrored ? width - partWidth : 0, y: y, width: partWidth, height: partHeight)
      y += partHeight + Self.gap
    }
  }

  /// A label takes the whole line, a button only its text, so that a press beside it is one on the cell.
  private static func width(of part: Widget, in width: Int) -> Int {
    let wanted = part.measured(.horizontal)
    return max(wanted.minimum, part is Label ? width : min(wanted.natural, width))
  }
}
