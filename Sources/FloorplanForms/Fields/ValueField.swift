import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A single-line text field with an optional prefix and suffix.
///
///     let field = ValueField(part, 0.5, .number(on: NumberLine(0, 1, decimals: 2)))
///     field.onChange = { slider.value = $0 }
///     field.onReport = { show(field.problem) }
///
/// Inserted text becomes one line: line ends become spaces, control characters are removed.
///
/// ## CSS nodes
///
///     field.⟨the part's class path⟩[.negative]
///     ├── label              prefix, if there is one
///     ├── entry
///     │   ╰── text
///     ├── label              placeholder, if the text is empty
///     ╰── label              suffix, if there is one
///
/// ## Accessibility
///
/// A group that contains a text box, which needs an accessible name (see ``describedWidgets``).
final class ValueField<Value: Equatable>: TextField<Value> {
  /// The text widget.
  let entry: PartEntry
  private var prefixLabel: Label?
  private var suffixLabel: Label?
  private let affix: ComponentPart?

  // The prefix and the suffix may be in separate lines.
  override class var hasSeveralArrangements: Bool { true }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - part: The part of the field.
  ///   - value: The initial value.
  ///   - format: The format that writes and reads the value.
  ///   - placeholder: The part of the placeholder; nil for a field without one.
  ///   - affix: The part of the prefix and the suffix; nil for the style of the field.
  init(
    _ part: ComponentPart, _ value: Value, _ format: TextFormat<Value>, placeholder: ComponentPart? = nil,
    affix: ComponentPart? = nil
  ) {
    entry = PartEntry(part)
    self.affix = affix
    entry.widthInCharacters = minimumCharacterCount
    super.init(part, entry, in: entry, placeholder: placeholder, value, format)
    entry.connect("activate") { [weak self] in
      if let self, !isComposing { commit() }
    }
    onEscape { [weak self] in
      guard let self else { return false }
      // The window of a form may ask before it discards the input.
      return ancestor(ofType: FormView.self)?.keepsInputOnEscape != true && cancelEditing()
    }
  }

  override func formatDidChange() {
    entry.purpose = format.purpose
    entry.isLeftToRight = format.isLeftToRight
    entry.isTextVisible = !format.isSecret
    entry.input.rewriteEdits(
      format.mask.map { mask in { [weak self] edit in self?.response(of: mask, to: edit) ?? .asTyped } })
    fitText()
  }

  override func textDidUpdate() {
    super.textDidUpdate()
    fitText()
    // The cell may have to move the field below its title. While the user types, it stays.
    if !isFocusWithin, (parent as? FieldCell<Value>)?.isTitleBeside == true { queueResize() }
  }

  /// Widens the field for a text that is longer than those of valid values.
  private func fitText() {
    if let width = format.width { entry.maximumWidthInCharacters = max(width, text.count) }
  }

  /// The text before the value, such as a currency; nil for none.
  var prefix: String? { didSet { show(prefix, in: &prefixLabel) } }
  /// The text after the value, such as a unit; nil for none.
  var suffix: String? { didSet { show(suffix, in: &suffixLabel) } }

  private func show(_ text: String?, in label: inout Label?) {
    if let text, !text.isEmpty {
      let affixLabel = label ?? affix?.makeLabel() ?? Label()
      if label == nil {
        affixLabel.canTarget = false
        affixLabel.setParent(self)
        label = affixLabel
      }
      affixLabel.text = text
      affixLabel.isVisible = true
    } else {
      label?.isVisible = false
    }
  }

  // MARK: Arrangement

  /// The popover below the field; nil for none.
  var popover: Popover?

  override func sizeAllocate(width: Int, height: Int) {
    super.sizeAllocate(width: width, height: height)
    popover?.present()
  }

  private var gap: Int { part[.controlGap] }
  private var visiblePrefix: Label? { prefixLabel.flatMap { $0.isVisible ? $0 : nil } }
  private var visibleSuffix: Label? { suffixLabel.flatMap { $0.isVisible ? $0 : nil } }
  private func space(for label: Label?) -> Int { label.map { $0.measured(.horizontal).natural + gap } ?? 0 }
  private var sides: Int { space(for: visiblePrefix) + space(for: visibleSuffix) }

  /// The minimum width of the text next to a prefix and a suffix, in pixels.
  private var minimumTextWidth: Int {
    let entry = entry.measured(.horizontal)
    return min(entry.natural, entry.minimum * minimumCharacterCountBesideAffixes / minimumCharacterCount)
  }

  /// The minimum width for a prefix and suffix in the line of the text, in pixels; 0 if there are none.
  var widthForOneLine: Int {
    guard sides > 0 else { return 0 }
    return measured(.horizontal).natural - entry.measured(.horizontal).natural + minimumTextWidth
  }

  /// The width for the whole text, in pixels; 0 for a secret or missing text.
  var widthForText: Int {
    guard !format.isSecret, !text.isEmpty, let placeholder else { return 0 }
    let width = placeholder.width(of: String(text.prefix(Self.maximumMeasuredCount))) + Self.cursorWidth
    return measured(.horizontal).natural - entry.measured(.horizontal).natural + width
  }
  /// More characters don't fit into any field.
  private static var maximumMeasuredCount: Int { 200 }
  private static var cursorWidth: Int { 2 }

  /// Returns whether the prefix and the suffix are in separate lines, to leave enough space for the text.
  private func separateLines(in width: Int) -> (prefix: Bool, suffix: Bool) {
    guard width < sides + minimumTextWidth else { return (false, false) }
    let (hasPrefix, hasSuffix) = (visiblePrefix != nil, visibleSuffix != nil)
    return (hasPrefix && (!hasSuffix || width < space(for: visiblePrefix) + minimumTextWidth), hasSuffix)
  }

  override var requestedWidth: Measurement? {
    let text = entry.measured(.horizontal)
    let parts = [entry, visiblePrefix, visibleSuffix].compactMap { $0?.measured(.horizontal) }
    return Measurement(minimum: Measurement.maximum(of: parts).minimum, natural: text.natural + sides)
  }

  override func arrangement(width: Int, height: Int?) -> Arrangement? {
    func naturalHeight(of widget: Widget?) -> Int { widget?.measured(.vertical).natural ?? 0 }
    let own = separateLines(in: width)
    let above = own.prefix ? naturalHeight(of: visiblePrefix) : 0
    let below = own.suffix ? naturalHeight(of: visibleSuffix) : 0
    let textHeight = max(
      naturalHeight(of: entry), naturalHeight(of: placeholder), own.prefix ? 0 : naturalHeight(of: visiblePrefix),
      own.suffix ? 0 : naturalHeight(of: visibleSuffix))
    let lineHeight = max(textHeight, (height ?? 0) - above - below)
    var arrangement = Arrangement()
    var (start, end) = (0, width)
    if let label = visiblePrefix {
      let size = label.measured(.horizontal)
      let length = own.prefix ? size.fitting(in: width) : size.natural
      let (top, labelHeight) = own.prefix ? (0, above) : (above, lineHeight)
      arrangement.add(label, x: 0, y: top, width: length, lineHeight: labelHeight)
      if !own.prefix { start = length + gap }
    }
    if let label = visibleSuffix {
      let size = label.measured(.horizontal)
      let length = own.suffix ? size.fitting(in: width) : size.natural
      let (top, labelHeight) = own.suffix ? (above + lineHeight, below) : (above, lineHeight)
      arrangement.add(label, x: width - length, y: top, width: length, lineHeight: labelHeight)
      if !own.suffix { end -= length + gap }
    }
    let length = max(end - start, entry.measured(.horizontal).minimum)
    arrangement.add(entry, x: start, y: above, width: length, lineHeight: lineHeight)
    if let placeholder, placeholder.isVisible {
      arrangement.add(placeholder, x: start, y: above, width: length, lineHeight: lineHeight)
    }
    arrangement.height = above + lineHeight + below
    arrangement.index = (own.prefix ? 1 : 0) + (own.suffix ? 2 : 0)
    return arrangement
  }
}

/// The number of characters that fit into the narrowest field.
private let minimumCharacterCount = 3
/// The minimum number of visible characters next to a prefix and a suffix.
private let minimumCharacterCountBesideAffixes = 8
