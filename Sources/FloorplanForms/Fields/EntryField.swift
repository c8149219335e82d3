public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// One line that people type in, in the look of a part: the text, what stands before and behind it, and what stands in
/// its place where there is none.
///
/// What gets in is one line: line ends become spaces, control characters are left out.  ``ValueField`` makes values of it.
///
/// ## CSS nodes
///
///     field.⟨the part's class path⟩[.negative]
///     ├── label              prefix, absent where there is none
///     ├── entry
///     │   ╰── text
///     ├── label              placeholder, while there is no text
///     ╰── label              suffix, absent where there is none
///
/// ## Accessibility
///
/// A group around a text box, which has to be given a name: see ``describedWidgets``.
@MainActor
open class EntryField: CustomWidget {
  /// What the theme knows the field as.
  public final let part: ComponentPart
  /// What is typed in.
  public final let entry: PartEntry
  /// What stands in the place of a text that there is none of.
  public final let placeholder: PartLabel?
  private let input: TextInput
  private var prefixLabel: Label?
  private var suffixLabel: Label?
  private let affix: ComponentPart?
  private var isShowing = false
  private var hadFocus = false
  /// How many scalars the text had when it was last looked at.
  private var shownCount = 0
  /// The limit that a text broke which was to replace another one, until that is back.
  private var brokenLimit: Int?

  /// `field`.
  open override class var cssName: String { "field" }
  /// Affixes may have lines of their own.
  public final override class var arrangesByWidth: Bool { true }

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - part: What the theme knows the field as.
  ///   - placeholder: What the theme knows the placeholder as; nil for a field without one.
  ///   - affix: What the theme knows prefix and suffix as; nil for texts in the look of the field's own.
  public init(_ part: ComponentPart, placeholder: ComponentPart? = nil, affix: ComponentPart? = nil) {
    self.part = part
    self.affix = affix
    entry = PartEntry(part)
    input = entry.input
    self.placeholder = placeholder?.makeLabel()
    super.init()
    become(part)
    entry.widthInCharacters = Self.characters
    entry.setParent(self)
    if let label = self.placeholder { add(placeholder: label) }
    input.filterInsertions { [weak self] in self?.filter($0, at: $1) }
    input.onComposition { [weak self] in self?.compositionDidChange() }
    entry.connect("changed") { [weak self] in self?.textDidChange() }
    entry.connect("activate") { [weak self] in self?.personDidPressEnter() }
    let keys = KeyController()
    keys.onPress { [weak self] key, _ in
      guard let self, key == UInt32(GDK_KEY_Escape) else { return false }
      return personDidPressEscape()
    }
    addController(keys)
    let click = ClickGesture()
    // Padding, prefix and suffix belong to what one types in.
    click.onPress { [weak self] _, _, _ in self?.takeFocusForPointer() }
    addController(click)
  }

  private func add(placeholder label: PartLabel) {
    // The entry tells it in the way that assistive technology knows.
    label.setAccessibleRole(.presentation)
    label.canBeTarget = false
    label.setParent(self)
    label.connect("notify::label") { [weak self] in
      guard let self else { return }
      for widget in describedWidgets { widget.setAccessiblePlaceholder(placeholder?.text ?? "") }
    }
  }

  // MARK: For subclasses

  /// A person has changed the text.
  ///
  /// - Parameter isDeletion: Whether it has become shorter: what is typed over a selection comes in two steps.
  open func personDidEdit(isDeletion: Bool) {}
  /// An input method shows no undecided letters any more: it has decided, or given up.
  open func compositionDidEnd() {}
  /// A person has pressed Enter.
  open func personDidPressEnter() {}
  /// A person has pressed Escape.
  ///
  /// - Returns: Whether that meant anything here.
  open func personDidPressEscape() -> Bool { false }
  /// The keyboard focus has come in, or gone.
  open func focusDidChange(isInside: Bool) {}

  // MARK: Text

  /// The text in the field.
  public final var text: String { entry.text }
  /// Whether an input method shows letters that it hasn't decided on yet.
  public final var isComposing: Bool { input.isComposing }

  /// Shows a text, which calls nothing and which a person can't undo.
  ///
  /// A text that is too long for a field is shown in part, and can't be changed: the rest would be lost.
  public final func show(_ newText: String) {
    let line = newText.asOneLine
    let shown = line.cut(to: Self.largestLength)
    let isTooLong = shown != line
    if entry.isEditable == isTooLong { entry.isEditable = !isTooLong }
    guard shown != entry.text else { return }
    isShowing = true
    input.replaceText(shown)
    // People see the beginning of what is too long for the field, which is where GTK leaves the cursor.
    if containsFocus { entry.cursorPosition = -1 }
    isShowing = false
    showPlaceholder()
  }

  private func textDidChange() {
    guard !isShowing else { return }
    let isDeletion = entry.scalarCount < shownCount
    showPlaceholder()
    personDidEdit(isDeletion: isDeletion)
    guard let limit = brokenLimit else { return }
    brokenLimit = nil
    onOverflow?(limit)
  }

  private func compositionDidChange() {
    showPlaceholder()
    if !isComposing { compositionDidEnd() }
  }

  private func showPlaceholder() {
    shownCount = entry.scalarCount
    placeholder?.isVisible = shownCount == 0 && !isComposing
  }

  // MARK: Limits

  /// The most characters that a person can bring the text to; nil for no limit.
  ///
  /// Letters with their marks, and emoji, count as one each, as people see them.
  public final var maximumLength: Int?
  /// Called when a text doesn't get in because it is too long, with the limit that it broke.
  ///
  /// All of the text stays out: half of what was pasted would be something else.
  public final var onOverflow: ((_ limit: Int) -> Void)?
  /// The most Unicode scalars in any field: GTK takes seconds for a line of megabytes.
  public static var largestLength: Int { 10_000 }

  private func filter(_ text: String, at position: Int) -> String? {
    // A scalar has four bytes at most; what is far too long isn't even read.
    let isReadable = text.utf8.count <= 8 * Self.largestLength
    let line = isReadable ? text.asOneLine : ""
    let (old, new) = (entry.scalarCount, line.unicodeScalars.count)
    if !isReadable || old + new > Self.largestLength {
      refuse(at: position, min(maximumLength ?? Self.largestLength, Self.largestLength))
      return nil
    }
    // A character has at least one scalar.
    guard let maximumLength, old + new > maximumLength else { return line }
    let before = entry.text
    var scalars = before.unicodeScalars
    scalars.insert(
      contentsOf: line.unicodeScalars,
      at: scalars.index(scalars.startIndex, offsetBy: max(0, min(position, old)), limitedBy: scalars.endIndex)
        ?? scalars.endIndex)
    let count = String(scalars).count
    // A mark for the last letter makes no further character.
    guard count > maximumLength, count > before.count else { return line }
    refuse(at: position, maximumLength)
    return nil
  }

  private func refuse(at position: Int, _ limit: Int) {
    // What was selected comes back, which is a change: told before it, this would be taken for what is over by then.
    if input.isReplacement(at: position) { brokenLimit = limit } else { onOverflow?(limit) }
  }

  // MARK: Looks

  /// What stands before the text, such as a currency; nil for nothing.
  public final var prefix: String? { didSet { show(prefix, in: &prefixLabel) } }
  /// What stands behind the text, such as a unit; nil for nothing.
  public final var suffix: String? { didSet { show(suffix, in: &suffixLabel) } }
  /// Whether the field shows that its value can't be taken.
  public final var isInvalid: Bool = false {
    didSet { if isInvalid != oldValue { setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }

  private func show(_ text: String?, in label: inout Label?) {
    if let text, !text.isEmpty {
      let shown = label ?? affix?.makeLabel() ?? Label()
      if label == nil {
        shown.canBeTarget = false
        shown.setParent(self)
        label = shown
      }
      shown.text = text
      shown.isVisible = true
    } else {
      label?.isVisible = false
    }
  }

  /// The widgets that assistive technology has to be told the name, the description and the state of the field at: the
  /// text box, and the node inside that has the keyboard focus.
  public final var describedWidgets: [Widget] { [entry, input] }

  /// Names the field after a label, and follows its text.
  public final func setName(from label: Widget) {
    for widget in describedWidgets { widget.setAccessibleLabel(from: label) }
  }
  /// Names the field.
  public final func setName(_ name: String) { for widget in describedWidgets { widget.setAccessibleLabel(name) } }

  // MARK: Focus

  /// Tells when the focus comes and goes.
  open override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    guard receivesKeys != hadFocus, !isDisposed else { return }
    hadFocus.toggle()
    focusDidChange(isInside: hadFocus)
  }

  private func takeFocusForPointer() { if !containsFocus { input.grabFocus() } }

  /// Gives the keyboard focus to the entry.
  open override func takeFocus() -> Bool { entry.grabFocus() }

  /// Lets go of the caller's handlers.
  open override func dispose() {
    onOverflow = nil
    super.dispose()
  }

  // MARK: Arrangement

  private var gap: Int { Int(part.metric(.controlGap)) }
  private func shown(_ label: Label?) -> Label? { label?.isVisible == true ? label : nil }
  private func room(for label: Label?) -> Int { shown(label).map { $0.measured(.horizontal).natural + gap } ?? 0 }
  private var sides: Int { room(for: prefixLabel) + room(for: suffixLabel) }

  /// How many characters of a text people have to see of it beside a prefix and a suffix.
  private static let leastCharacters = 8
  private var leastTextWidth: Int {
    let entry = entry.measured(.horizontal)
    return min(entry.natural, entry.minimum * Self.leastCharacters / Self.characters)
  }
  /// How many characters the narrowest field has room for.
  private static let characters = 3

  /// The width below which prefix and suffix don't all stand beside the text, in pixels; 0 where there are none.
  final var widthForOneLine: Int {
    guard sides > 0 else { return 0 }
    return measured(.horizontal).natural - entry.measured(.horizontal).natural + leastTextWidth
  }

  /// Which of prefix and suffix have a line of their own, since they would leave too little room for the text.
  private func ownLines(in width: Int) -> (prefix: Bool, suffix: Bool) {
    guard width >= 0, width < sides + leastTextWidth else { return (false, false) }
    let (prefix, suffix) = (shown(prefixLabel) != nil, shown(suffixLabel) != nil)
    return (prefix && (!suffix || width < room(for: prefixLabel) + leastTextWidth), suffix)
  }

  /// Prefix, entry and suffix in one line, or in up to three.
  open override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let affixes = [prefixLabel, suffixLabel].compactMap(shown)
    switch orientation {
    case .horizontal:
      let text = entry.measured(.horizontal)
      return Measurement(
        minimum: affixes.reduce(text.minimum) { max($0, $1.measured(.horizontal).minimum) },
        natural: text.natural + sides)
    case .vertical:
      let own = ownLines(in: forSize)
      func height(_ label: Label?) -> Int { shown(label)?.measured(.vertical).natural ?? 0 }
      let heights = (prefix: height(prefixLabel), suffix: height(suffixLabel))
      let text = [entry, placeholder].compactMap(\.self).map { $0.measured(.vertical).natural }.max() ?? 0
      let line = max(text, own.prefix ? 0 : heights.prefix, own.suffix ? 0 : heights.suffix)
      var size = Measurement(line + (own.prefix ? heights.prefix : 0) + (own.suffix ? heights.suffix : 0))
      size.arrangement = (own.prefix ? 1 : 0) + (own.suffix ? 2 : 0)
      return size
    }
  }

  /// Places prefix, entry and suffix.
  open override func sizeAllocate(width: Int, height: Int) {
    let isMirrored = direction == .rtl
    let own = ownLines(in: width)
    func place(_ widget: Widget, _ start: Int, _ length: Int, y: Int, in room: Int) {
      let high = min(room, widget.measured(.vertical).natural)
      widget.allocate(
        x: isMirrored ? width - start - length : start, y: y + (room - high) / 2, width: length, height: high)
    }
    /// Places an affix in a line of its own, and says how high that is.
    func placeAlone(_ label: Label, atEnd: Bool, y: Int) -> Int {
      let size = label.measured(.horizontal)
      let length = max(size.minimum, min(size.natural, width))
      let high = label.measured(.vertical).natural
      place(label, atEnd ? width - length : 0, length, y: y, in: high)
      return high
    }
    var (start, end, top, bottom) = (0, width, 0, height)
    if own.prefix, let label = shown(prefixLabel) { top += placeAlone(label, atEnd: false, y: 0) }
    if own.suffix, let label = shown(suffixLabel) {
      bottom -= label.measured(.vertical).natural
      _ = placeAlone(label, atEnd: true, y: bottom)
    }
    if !own.prefix, let label = shown(prefixLabel) {
      let length = label.measured(.horizontal).natural
      place(label, start, length, y: top, in: bottom - top)
      start += length + gap
    }
    if !own.suffix, let label = shown(suffixLabel) {
      let length = label.measured(.horizontal).natural
      place(label, end - length, length, y: top, in: bottom - top)
      end -= length + gap
    }
    let length = max(end - start, entry.measured(.horizontal).minimum)
    place(entry, start, length, y: top, in: bottom - top)
    if let placeholder, placeholder.isVisible {
      place(placeholder, start, max(length, placeholder.measured(.horizontal).minimum), y: top, in: bottom - top)
    }
  }
}

extension String {
  /// The text, or as many of its scalars and a mark that there are more.
  func cut(to length: Int) -> String {
    unicodeScalars.count > length ? String(unicodeScalars.prefix(length)) + "…" : self
  }

  /// The text with places where a line may end in words that are longer than any line: Pango takes seconds to look for
  /// them in a word of 10,000 letters.
  var withBreaks: String {
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in unicodeScalars {
      length = scalar.properties.isWhitespace ? 0 : length + 1
      if length > Self.longestWord {
        result.append("\u{200B}")
        length = 1
      }
      result.append(scalar)
    }
    return String(result)
  }
  private static var longestWord: Int { 100 }

  /// The text without line ends and control characters: spaces stand in their place between words.
  ///
  /// - Complexity: O(*n*), a few instructions a byte where there is nothing to do.
  var asOneLine: String {
    // Control characters, and the first bytes of those beyond ASCII and of the line ends U+2028 and U+2029.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    var result = String.UnicodeScalarView()
    var isGapOpen = false
    for scalar in unicodeScalars {
      if scalar.properties.isWhitespace, scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value) {
        isGapOpen = !result.isEmpty
      } else if scalar.properties.generalCategory != .control {
        if isGapOpen { result.append(" ") }
        isGapOpen = false
        result.append(scalar)
      }
    }
    return String(result)
  }
}
