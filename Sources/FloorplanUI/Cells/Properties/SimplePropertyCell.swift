public import CGTK
import FloorplanTheme
public import GTKBridge

/// A value in a field beside the name of what it is (seeds/000, FUISimplePropertyCollectionViewCell).
///
///     cell.keyName = "Sort No."
///     cell.value = "0001"
///
/// It looks like the form cell of the same name that may not be changed.  The field shows one line, which ends in an ellipsis
/// where it is too long; the key goes on in a second one.  Keys have a column of the same width in all cells.  Where the
/// field would become narrower than that, and with text of one and a half times the standard size or more, it stands below
/// its key.
///
/// ## CSS nodes
///
///     cell.fdlFUISimplePropertyCollectionViewCell
///     ├── label.fdlFUISimplePropertyCollectionViewCell_keyLabel
///     ╰── label.fdlFUISimplePropertyCollectionViewCell_valueTextField.readonly
///
/// ## Accessibility
///
/// A list item named by its key and described by its value.
@MainActor
open class SimplePropertyCell: CollectionCell, TintAttributesProvider {
  private typealias Parts = ComponentParts.SimplePropertyCell
  private let key = LabelPart(Parts.keyLabel)
  // Nobody types in it.
  private let field = LabelPart(Parts.valueTextField, isReadOnly: true)

  /// Makes an empty cell.
  public required init() {
    super.init()
    become(Parts.cell)
  }

  /// The key and the field.
  open func attributedNodes(for part: AttributedPart) -> [AttributedNode] {
    switch part {
    case .title: [key.label(in: self).attributedNode]
    case .valueText: [field.label(in: self).attributedNode]
    default: []
    }
  }

  /// What the value is.
  public final var keyName: String? { didSet { if keyName != oldValue { show() } } }
  /// The value; nil and an empty text are no value, which is an empty field.
  public final var value: String? { didSet { if value != oldValue { show() } } }

  private func show() {
    let text = PropertyText(keyName, value)
    key.setText(text.key, in: self)
    field.setText(text.shownValue(isMirrored: direction == .rtl) ?? (text.isValueMissing ? "" : nil), in: self)
    setAccessibleLabel(text.name)
    setAccessibleDescription(text.summary)
  }

  /// Key and value in one line.
  open override var copyableText: String? { PropertyText(keyName, value).line(empty: "") }

  /// Clears the cell.
  open override func prepareForReuse() {
    super.prepareForReuse()
    keyName = nil
    value = nil
  }

  // MARK: Arrangement

  private static let columnGap = Int(Parts.cell.metric(.columnGap))
  private static let lineGap = Int(Parts.cell.metric(.lineGap))
  /// From this text scale on keys are too wide for a column.
  private static let largeTextScale = 1.5

  private var keyColumnWidth: Int {
    Int(Parts.keyLabel.metric(sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth))
  }

  private func isStacked(in width: Int) -> Bool {
    Settings.default.textScale >= Self.largeTextScale || width < 2 * keyColumnWidth + Self.columnGap
  }

  private struct Frame {
    let part: Widget
    let x: Int
    var y: Int
    let width: Int
    let height: Int

    init(_ part: Widget, x: Int = 0, y: Int = 0, width: Int) {
      self.part = part
      self.x = x
      self.y = y
      self.width = max(width, part.measured(.horizontal).minimum)
      height = part.measured(.vertical, forSize: self.width).natural
    }
  }

  private func frames(width: Int) -> (frames: [Frame], height: Int) {
    guard let field = field.shownLabel else { return ([], 0) }
    guard let key = key.shownLabel else {
      let frame = Frame(field, width: width)
      return ([frame], frame.height)
    }
    if isStacked(in: width) {
      let first = Frame(key, width: width)
      let second = Frame(field, y: first.height + Self.lineGap, width: width)
      return ([first, second], second.y + second.height)
    }
    let column = keyColumnWidth + Self.columnGap
    var frames = [Frame(key, width: keyColumnWidth), Frame(field, x: column, width: width - column)]
    let height = frames.map(\.height).max() ?? 0
    for index in frames.indices { frames[index].y = (height - frames[index].height) / 2 }
    return (frames, height)
  }

  /// Key and field beside or below each other.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let widths = [key.shownLabel, field.shownLabel].compactMap { $0?.measured(.horizontal) }
      let column = key.shownLabel == nil ? 0 : keyColumnWidth + Self.columnGap
      return Measurement(
        minimum: widths.map(\.minimum).max() ?? 0, natural: widths.isEmpty ? 0 : column + (widths.last?.natural ?? 0))
    case .vertical:
      return Measurement(frames(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize).height)
    }
  }

  /// Places key and field.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let (frames, wanted) = frames(width: width)
    let top = max(0, height - wanted) / 2
    for frame in frames {
      frame.part.allocate(
        x: isMirrored ? width - frame.x - frame.width : frame.x, y: top + frame.y, width: frame.width,
        height: frame.height)
    }
  }

  /// Numbers stand in their order in both directions.
  open override func directionDidChange() {
    super.directionDidChange()
    show()
  }

  /// The key's column has another width.
  open override func sizeClassDidChange() {
    super.sizeClassDidChange()
    queueResize()
  }
}
