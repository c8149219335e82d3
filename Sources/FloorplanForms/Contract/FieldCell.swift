import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of cells with a title and a text field, in whose place a read-only cell displays the text.
///
/// Use a ``NumberFormCell`` or a subclass of ``TextCell``.
open class FieldCell<Value: Equatable>: ControlCell<Value> {
  let parts: TextFormCellParts
  final let textField: TextField<Value>

  init(_ parts: TextFormCellParts, _ field: TextField<Value>) {
    self.parts = parts
    textField = field
    placeholder = field.placeholder ?? parts.placeholder.makeLabel()
    super.init(parts.cell, title: parts.title, valueLabel: parts.readOnlyField, control: field)
    observe(field)
    placeholder.connect("notify::label") { [weak self] in self?.showName() }
  }

  /// Unavailable: a subclass creates its field.
  public required init() { preconditionFailure("\(Self.self) must override init()") }

  /// The placeholder of an empty field.
  public final let placeholder: PartLabel
  /// Whether the value changes with each keystroke that results in a valid value; the default is false.
  ///
  /// If not, it changes with Enter and when the focus leaves the field.
  @Setting public final var tracksLiveChanges: Bool = false {
    didSet { textField.tracksLiveChanges = tracksLiveChanges }
  }

  /// The text box in the field.
  open override var describedWidgets: [Widget] { textField.describedWidgets }
  /// The field, and the text in its place.
  open override var valueNodes: [AttributedNode] {
    [AttributedNode(textField, part: parts.field), valueLabel.attributedNode]
  }
  override var inputFields: [any InputField] { [textField] }

  /// Updates the title, which also labels the field for assistive technology.
  open override func showTitle() {
    super.showTitle()
    showName()
    queueResize()
  }

  /// Displays the field, or only the text.
  open override func showState() {
    super.showState()
    showText()
  }

  /// Sets the accessible name of the field.
  func showName() {}
  /// Returns the title, the placeholder or else a default name.
  final func name(default defaultName: String) -> String {
    [title, placeholder.text].first { !$0.isEmpty } ?? defaultName
  }

  /// Resets the cell for reuse.
  open override func prepareForReuse() {
    super.prepareForReuse()
    placeholder.text = ""
  }

  // MARK: Arrangement

  /// The text scale from which titles are too wide for a column.
  private static var largeTextScale: Double { 1.5 }

  /// The width of the field for its text, which stays while the user types; nil before the first measurement.
  private var textWidth: Int?

  /// Arranges the title again when the user leaves the field.
  open override func stateDidChange(from old: StateFlags) {
    super.stateDidChange(from: old)
    if isTitleBeside, titlePlacement == nil, old.contains(.focusWithin), !isFocusWithin { queueResize() }
  }

  /// Whether the title is beside the field outside forms, if there is enough space.
  var isTitleBeside: Bool { false }
  /// Whether the title is above the field, unless it is in a column.
  open override var isAlwaysStacked: Bool { true }

  override func titleColumn(in width: Int) -> TitleColumn? {
    guard titlePlacement == nil, isTitleBeside, Settings.default.textScale < Self.largeTextScale else {
      return titleColumn
    }
    let metric: PartMetric = sizeClass == .compact ? .compactColumnWidth : .regularColumnWidth
    let column = TitleColumn(width: parts.title[metric], gap: parts.cell[.columnGap])
    // The field is at least as wide as the title, with enough space for its text, prefix and suffix.
    var fieldWidth = 0
    if isEditable, let line = textField as? ValueField<Value> {
      if textWidth == nil || !isFocusWithin { textWidth = line.widthForText }
      fieldWidth = max(line.widthForOneLine, textWidth ?? 0)
    }
    guard width >= column.end + max(column.width, fieldWidth), !titleLabel.isTruncated(in: column.width),
      isEditable || !valueLabel.isTruncated(in: width - column.end)
    else { return nil }
    return column
  }

  // A field with one line doesn't grow.
  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    super.contentArrangement(width: width, height: nil)
  }
}
