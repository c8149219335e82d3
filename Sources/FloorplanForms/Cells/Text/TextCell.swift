import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// The base class of form cells for text: a title, a field below it, a counter, and only the text if the cell is
/// read-only.
///
/// The message below the field is the first of these that applies: an error, a reached or exceeded limit, the hint, and
/// the note that the field is read-only.
///
/// ## CSS nodes
///
///     cell
///     ├── label              title, absent if empty; .negative with an error
///     ├── field              absent if read-only
///     ├── label              the text, if read-only
///     ╰── label              counter, absent by default; .negative beyond the limit
///
/// ## Accessibility
///
/// A group with a text box, labeled by the title, or by the placeholder if there is no title.
open class TextCell: FieldCell<String> {
  private let counter: LabelPart

  /// Creates a cell with an empty text of one line.
  public required convenience init() {
    let parts = ComponentParts.titleFormCell
    self.init(parts, Self.lineField(parts))
  }

  override init(_ parts: TextFormCellParts, _ field: TextField<String>) {
    counter = LabelPart(parts.counter)
    super.init(parts, field)
    field.onChange = { [weak self] in
      self?.userDidChange(to: $0)
      // Changing the value removes the message, even one about a limit that still applies.
      self?.showLimits()
    }
    field.onFocusChange = { [weak self] isInside in
      if !isInside { self?.suggester?.close() }
      self?.showLimits()
    }
    field.onMismatch = { [weak self] in
      guard let self, let mask = textField.format.mask else { return }
      inputMessage = ValidationMessage(mask.instruction, kind: .warning, style: .hint)
    }
  }

  static func lineField(_ parts: TextFormCellParts) -> ValueField<String> {
    ValueField(parts.field, "", .text(), placeholder: parts.placeholder, affix: parts.affix)
  }

  // MARK: Display

  /// Whether the note below a read-only field is hidden; the default is false.
  @Setting public final var hidesReadOnlyHint: Bool = false { didSet { defaultHintDidChange() } }
  /// “Read-only field”, if the cell is read-only.
  open override var defaultHint: String? { isEditable || hidesReadOnlyHint ? nil : localized("Read-only field") }

  /// An empty text.
  open override var defaultValue: String { "" }
  /// Models may remove whitespace or change the case; such a text isn't refused.
  override func isSame(_ selected: String, as kept: String) -> Bool {
    selected.lowercased().filter { !$0.isWhitespace } == kept.lowercased().filter { !$0.isWhitespace }
  }
  /// Commits the typed text.
  @discardableResult
  open override func commit() -> Bool {
    // A text beyond the limit is the value, which stays invalid.
    super.commit() && !isTooLong
  }

  /// The texts before and after the value.
  var readOnlyAffixes: (prefix: String?, suffix: String?) { (nil, nil) }

  /// The maximum length of a read-only text: with ten times as many scalars, a label takes GTK a second.
  private static var maximumReadOnlyTextLength: Int { 10_000 }

  private var formattedValue: String { textField.format.mask?.formatted(value)?.withLeftToRightMark ?? value }

  private var displayedReadOnlyText: String {
    // The number of dots doesn't reveal the length of a password.
    let text =
      textField.format.isSecret
      ? "••••••••" : formattedValue.truncated(to: Self.maximumReadOnlyTextLength).wrappable(after: 100)
    return value.isEmpty
      ? "" : [readOnlyAffixes.prefix, text, readOnlyAffixes.suffix].compactMap(\.self).joined(separator: " ")
  }

  /// The first letter determines the start of the line, so a long text isn't searched completely.
  private static var maximumLeadingTextLength: Int { 100 }

  /// Displays the text in place of the field, if the cell is read-only.
  open override func showText() {
    guard !isEditable else { return }
    valueLabel.text = displayedReadOnlyText
    // The text is aligned as in the field, regardless of the prefix and the suffix.
    valueLabel.directionText =
      textField.format.isSecret ? nil : String(formattedValue.prefix(Self.maximumLeadingTextLength))
  }

  /// Displays the value in the field without calling handlers, unless the user is typing in it.
  open override func showValue() {
    textField.value = value
    showText()
    showLimits()
  }

  override func showName() { textField.setName(name(default: localized("Text"))) }

  /// Displays the field, or only the text.
  open override func showState() {
    super.showState()
    showCounter()
    showLimits()
  }

  // MARK: Help with typing

  /// The pattern of the text; nil, the default, for none.
  ///
  /// The value has the literals of the mask. In a form, use `FormField.mask(_:)`. A cell with several lines has no mask.
  @Setting public final var mask: InputMask? { didSet { if mask != oldValue { formatDidChange() } } }
  /// The type of the text.
  var inputPurpose: InputPurpose { .freeForm }
  /// Displays the value in the current format.
  final func formatDidChange() {
    textField.format = .text(inputPurpose, mask: textField is ValueField<String> ? mask : nil)
    showText()
  }

  /// The suggestions below the field while the user types; nil, the default, for none.
  ///
  /// In a form, use `FormField.suggestions(_:)`. A cell with several lines has no suggestions.
  @Setting public final var suggestions: Suggestions? {
    didSet {
      guard let line = textField as? ValueField<String>, suggester != nil || suggestions != nil else { return }
      if suggester == nil {
        let announcement = Announcement()
        self.announcement = announcement
        suggester = Suggester(line, announcement)
      }
      if suggestions == nil { suggester?.close() }
      suggester?.suggestions = suggestions ?? Suggestions()
      for widget in describedWidgets { widget.setAccessibleHasPopup(suggestions != nil) }
    }
  }
  private(set) final var suggester: Suggester?

  // MARK: Limits

  /// The maximum number of characters that the user can type; 0, the default, for no limit.
  ///
  /// In a form, use `FormField.limited(to:)`.
  ///
  /// If a pasted text doesn't fit completely, none of it is inserted.
  @Setting public final var maxTextLength = 0 {
    didSet {
      // Setting it in its observer calls the observer again.
      if maxTextLength < 0 { maxTextLength = 0 } else if maxTextLength != oldValue { limitDidChange() }
    }
  }
  /// Whether the field accepts a text beyond the limit and marks it as invalid; the default is false.
  ///
  /// If not, characters beyond the limit are rejected.
  @Setting public final var allowsTextBeyondLimit = false { didSet { limitDidChange() } }
  /// Whether to display the number of characters, and the limit if there is one; the default is false.
  @Setting public final var showsCharacterCount = false { didSet { showCounter() } }

  private func limitDidChange() {
    textField.maximumLength = maxTextLength > 0 && !allowsTextBeyondLimit ? maxTextLength : nil
    showLimits()
  }

  override func userDidType() {
    super.userDidType()
    showLimits()
    suggester?.textDidChange()
  }

  private func showLimits() {
    if showsCharacterCount { showCounter() }
    let message = limitMessage
    if message != nil || isLimitVisible { inputMessage = message }
  }

  /// The message about a reached or exceeded limit; nil for none.
  private var limitMessage: ValidationMessage? {
    // Counting takes linear time, and a user who can't edit the text can't shorten it.
    guard maxTextLength > 0, isChangeable, fieldProblem == nil else { return nil }
    let count = textField.text.count
    if count > maxTextLength { return Self.tooLong }
    guard count == maxTextLength, textField.isFocusWithin, !allowsTextBeyondLimit else { return nil }
    return ValidationMessage(Self.noMoreText, kind: .none, style: .hint)
  }

  private var isChangeable: Bool { isEditable && isEnabled }
  private var isTooLong: Bool { isChangeable && maxTextLength > 0 && textField.text.count > maxTextLength }
  static var tooLong: ValidationMessage { ValidationMessage(tooManyText, kind: .error, style: .hint) }
  private var isLimitVisible: Bool {
    // Called for each displayed text, usually without a message, so avoid looking up translations.
    guard let text = inputMessage?.text else { return false }
    return text == Self.tooManyText || text == Self.noMoreText
  }
  private static var tooManyText: String { localized("Reduce the number of characters") }
  private static var noMoreText: String { localized("No characters remaining") }

  override func reportOverflow(_ limit: Int) {
    // If the field is full, the message about the limit is displayed already. That of a mask doesn't count literals.
    let isFull = textField.format.mask == nil && textField.text.count >= limit
    if isFull { showLimits() } else { super.reportOverflow(limit) }
  }

  private func showCounter() {
    guard showsCharacterCount, isEditable else { return counter.setText(nil, in: self) }
    let count = textField.text.count
    let countText = count == 0 && !textField.isFocusWithin ? "-" : "\(count)"
    counter.setText(maxTextLength > 0 ? "\(countText)/\(maxTextLength)" : countText, in: self)
    counter.widget?.isInvalid = maxTextLength > 0 && count > maxTextLength
  }

  /// Closes the suggestions and releases the app's closures.
  open override func dispose() {
    suggester?.dispose()
    super.dispose()
  }

  // MARK: Arrangement

  /// The requested width of the title and the field, or of the counter below them.
  open override var contentWidth: Measurement {
    .maximum(of: [super.contentWidth, counter.visibleLabel?.measured(.horizontal) ?? Measurement(0)])
  }

  open override func contentArrangement(width: Int, height: Int?) -> Arrangement {
    var arrangement = super.contentArrangement(width: width, height: height)
    if let label = counter.visibleLabel {
      arrangement.add(label, y: arrangement.height + parts.cell[.lineGap], width: width)
    }
    return arrangement
  }
}
