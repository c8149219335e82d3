public import CGTK
import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// What the form cells for text have in common: a title, a field below it, a counter, and the text alone where it can't be
/// changed.
///
/// What is said below the field, the most important first: an error; that no more characters fit, or that there are too
/// many; the help; that the field can only be read.
///
/// ## CSS nodes
///
///     cell
///     ├── label              title, absent where there is none; .negative with an error
///     ├── field              while it may be changed
///     ├── label              the text, read-only
///     ╰── label              counter, absent unless wanted; .negative beyond the limit
///
/// ## Accessibility
///
/// A group with a text box, which is named by the title, or by the placeholder where there is no title.
@MainActor
open class TextCell: ValueCell<String> {
  let parts: TextFormCellParts
  private let titleLabel: PartLabel
  private let area: TextField<String>
  private lazy var readOnlyLabel = makeReadOnlyLabel()
  private var hasReadOnlyLabel = false
  private var counterLabel: PartLabel?

  /// Makes an empty cell for a line of text.
  public required convenience init() {
    let parts = ComponentParts.titleFormCell
    self.init(parts, Self.lineField(parts))
  }

  init(_ parts: TextFormCellParts, _ area: TextField<String>) {
    self.parts = parts
    self.area = area
    placeholder = area.placeholder ?? parts.placeholder.makeLabel()
    titleLabel = parts.title.makeLabel()
    super.init()
    become(parts.cell)
    titleLabel.isVisible = false
    titleLabel.setParent(self)
    area.setParent(self)
    area.onChange = { [weak self] in
      self?.personDidChange(to: $0)
      // With the value an error goes, and a limit is none that has gone.
      self?.showLimits()
    }
    follow(area)
    area.onFocusChange = { [weak self] _ in self?.showLimits() }
    placeholder.connect("notify::label") { [weak self] in self?.showName() }
  }

  static func lineField(_ parts: TextFormCellParts) -> ValueField<String> {
    ValueField(parts.field, "", .text(), placeholder: parts.placeholder, affix: parts.affix)
  }

  // MARK: What is shown

  /// What stands in the field where there is no text (`cell.placeholder.text` in seeds/004).
  public final let placeholder: PartLabel
  /// Whether the value changes with each keystroke; if not, it changes when the field is left.
  ///
  /// The default is false.
  @Setting public final var isTrackingLiveChanges: Bool = false {
    didSet { area.isTrackingLiveChanges = isTrackingLiveChanges }
  }
  /// Whether nothing says below a field that can only be read that it is one; the default is false.
  @Setting public final var hidesReadOnlyHint: Bool = false { didSet { standardHintDidChange() } }
  /// "Read-only field", while it is one.
  open override var standardHint: String? { isEditable || hidesReadOnlyHint ? nil : Self.readOnlyHint }
  private static var readOnlyHint: String { localized("Read-only field") }

  /// No text.
  open override var defaultValue: String { "" }
  /// Models take away white space and make letters small or large: such a text isn't refused.
  final override func isSame(_ chosen: String, as kept: String) -> Bool {
    chosen.lowercased().filter { !$0.isWhitespace } == kept.lowercased().filter { !$0.isWhitespace }
  }
  /// The field, while it may be changed.
  open override var control: Widget? { isEditable ? area : nil }
  /// The text box in the field.
  open override var describedWidgets: [Widget] { area.describedWidgets }
  /// The field, and the text in its place.
  open override var valueNodes: [AttributedNode] {
    [AttributedNode(area, as: parts.field), readOnlyLabel.attributedNode]
  }
  override var typedFields: [any TypedField] { [area] }
  /// Takes what was typed so far.
  @discardableResult
  open override func commit() -> Bool {
    // A text that is too long is the value, which stays wrong however often one asks.
    super.commit() && !isTooLong
  }

  private func makeReadOnlyLabel() -> PartLabel {
    let label = parts.readOnlyField.makeLabel()
    label.isVisible = !isEditable
    label.setParent(self)
    hasReadOnlyLabel = true
    show(in: label)
    return label
  }

  /// What stands before and behind the text.
  var readOnlyAffixes: (prefix: String?, suffix: String?) { (nil, nil) }

  /// GTK takes a second for a label of ten times as many scalars.
  private static var longestReadOnlyText: Int { 10_000 }

  private var shownReadOnlyText: String {
    // As many dots as hide how long a password is.
    let text = area.format.isSecret ? "••••••••" : value.cut(to: Self.longestReadOnlyText).withBreaks
    return value.isEmpty
      ? "" : [readOnlyAffixes.prefix, text, readOnlyAffixes.suffix].compactMap(\.self).joined(separator: " ")
  }

  func showReadOnlyText() { if hasReadOnlyLabel { show(in: readOnlyLabel) } }

  /// What is only read is a text of its own for each direction.
  open override func directionDidChange() {
    super.directionDidChange()
    if area.format.readsLeftToRight { showReadOnlyText() }
  }

  /// The first letter says where a text begins; nobody has to look for it in all of a long one.
  private static var longestLeadingText: Int { 100 }

  private func show(in label: PartLabel) {
    let text = shownReadOnlyText
    label.text = area.format.readsLeftToRight && direction == .rtl ? text.withNumbersInOrder : text
    // It stands where the field has it, whatever is before and behind.
    label.leadingText = area.format.isSecret ? nil : String(value.prefix(Self.longestLeadingText))
  }

  /// Shows the text in the field without calling handlers, unless a person is typing in it.
  open override func showValue() {
    area.value = value
    showReadOnlyText()
    showLimits()
  }

  /// Sets the title, which names the field for assistive technology too.
  open override func showTitle() {
    titleLabel.text = shownTitle
    titleLabel.isVisible = !title.isEmpty
    showName()
    queueResize()
  }

  /// A field that nobody has named is a field of a text at least.
  private func showName() { area.setName([title, placeholder.text].first { !$0.isEmpty } ?? Self.standardName) }
  private static var standardName: String { localized("Text") }

  /// Shows the field, or the text alone.
  open override func showState() {
    if isEditable { area.isVisible = true } else { area.hide(givingFocusTo: self) }
    if !isEditable { readOnlyLabel.isVisible = true } else if hasReadOnlyLabel { readOnlyLabel.isVisible = false }
    showCounter()
    showLimits()
  }

  /// The title, whose colour is that of errors too.
  open override var titleView: Widget? { titleLabel }

  // MARK: Limits

  /// The most characters; 0 for no limit.
  @Setting var lengthLimit = 0 { didSet { if lengthLimit != oldValue { limitDidChange() } } }
  /// Whether a longer text is flagged rather than kept out.
  @Setting var flagsLongerText = false { didSet { limitDidChange() } }
  /// Whether the number of characters is shown, with the limit if there is one; the default is false.
  @Setting public final var isCharCountEnabled = false { didSet { showCounter() } }

  private func limitDidChange() {
    area.maximumLength = lengthLimit > 0 && !flagsLongerText ? lengthLimit : nil
    showLimits()
  }

  override func personDidType() {
    super.personDidType()
    showLimits()
  }

  private func showLimits() {
    if isCharCountEnabled { showCounter() }
    // Counting costs as much as the text is long, and who can't change it can't mend it.
    guard lengthLimit > 0, isChangeable, fieldProblem == nil else {
      if isLimitShown { setLimitMessage(nil) }
      return
    }
    let count = area.text.count
    if count > lengthLimit {
      setLimitMessage(Self.tooLong)
    } else if count == lengthLimit, area.receivesKeys, !flagsLongerText {
      setLimitMessage(ValidationMessage(Self.noMoreText, kind: .none, style: .hint))
    } else {
      setLimitMessage(nil)
    }
  }

  private var isChangeable: Bool { isEditable && isEnabled }
  private var isTooLong: Bool { isChangeable && lengthLimit > 0 && area.text.count > lengthLimit }
  static var tooLong: ValidationMessage { ValidationMessage(tooManyText, kind: .error, style: .hint) }
  private var isLimitShown: Bool {
    // Asked for each text that is shown, nearly always where nothing is said: then nobody has to look up translations.
    guard let said = ownMessage?.text else { return false }
    return said == Self.tooManyText || said == Self.noMoreText
  }
  private func setLimitMessage(_ message: ValidationMessage?) {
    if message != nil || isLimitShown { ownMessage = message }
  }
  private static var tooManyText: String { localized("Reduce the number of characters") }
  private static var noMoreText: String { localized("No characters remaining") }

  override func tellOverflow(_ limit: Int) {
    // Where the field is full, that is what is said already.
    if area.text.count < limit { super.tellOverflow(limit) } else { showLimits() }
  }

  private func showCounter() {
    guard isCharCountEnabled, isEditable else {
      counterLabel?.isVisible = false
      return
    }
    let label = counterLabel ?? makeCounterLabel()
    let count = area.text.count
    let shown = count == 0 && !area.receivesKeys ? "-" : "\(count)"
    label.text = lengthLimit > 0 ? "\(shown)/\(lengthLimit)" : shown
    label.setStyleClass(StyleVariant.negative.rawValue, lengthLimit > 0 && count > lengthLimit)
    label.isVisible = true
  }

  private func makeCounterLabel() -> PartLabel {
    let label = parts.counter.makeLabel()
    label.setParent(self)
    counterLabel = label
    return label
  }

  // MARK: Reuse

  /// Takes back what the last item set.
  open override func prepareForReuse() {
    super.prepareForReuse()
    placeholder.text = ""
  }

  // MARK: Arrangement

  /// Whether the title stands beside the field rather than above it.
  func isLinear(in width: Int) -> Bool { false }
  /// How wide the title's column is there, in pixels.
  var titleColumnWidth: Int { 0 }

  /// Help stands below the field.
  final override func hintInset(in width: Int) -> Int {
    titleLabel.isVisible && isLinear(in: width) ? titleColumnWidth + Int(parts.cell.metric(.columnGap)) : 0
  }

  private var field: Widget { isEditable ? area : readOnlyLabel }
  private var lineGap: Int { Int(parts.cell.metric(.lineGap)) }

  private func arrangement(in width: Int) -> TitledControl {
    let isLinear = isLinear(in: width)
    return TitledControl(
      title: titleLabel, control: field, gap: Int(parts.cell.metric(.columnGap)), lineGap: lineGap,
      isStacked: !isLinear, titleColumn: isLinear ? titleColumnWidth : nil)
  }

  private func counterHeight(in width: Int) -> Int? {
    counterLabel.flatMap { $0.isVisible ? $0.measured(.vertical, forSize: width).natural : nil }
  }

  /// Title and field, and below them the counter.
  open override func measureContent(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let counter = counterLabel.flatMap { $0.isVisible ? $0.measured(.horizontal) : nil } ?? Measurement(0)
    var size = arrangement(in: .max).measure(.horizontal, forSize: -1)
    size = Measurement(minimum: max(size.minimum, counter.minimum), natural: max(size.natural, counter.natural))
    guard orientation == .vertical else { return size }
    let width = forSize < 0 ? size.natural : forSize
    size = arrangement(in: width).measure(.vertical, forSize: width)
    let below = counterHeight(in: width).map { lineGap + $0 } ?? 0
    size.minimum += below
    size.natural += below
    return size
  }

  open override func allocateContent(width: Int, height: Int) {
    let arrangement = arrangement(in: width)
    let fieldHeight = arrangement.measure(.vertical, forSize: width).natural
    arrangement.allocate(width: width, height: fieldHeight, isMirrored: direction == .rtl)
    if let counterLabel, let counterHeight = counterHeight(in: width) {
      counterLabel.allocate(y: fieldHeight + lineGap, width: width, height: counterHeight)
    }
  }
}
