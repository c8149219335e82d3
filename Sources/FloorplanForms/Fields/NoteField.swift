public import CGTK
public import FloorplanTheme
public import FloorplanUI
public import GTKBridge

/// Lines of text that people type in, in the look of a part: it grows with its text, and scrolls from some height on.
///
/// ## CSS nodes
///
///     field.⟨the part's class path⟩[.negative]
///     ├── scrolledwindow
///     │   ╰── textview
///     ╰── label              placeholder, while there is no text
///
/// ## Accessibility
///
/// A group around a text box, which has to be given a name: see ``describedWidgets``.
@MainActor
public final class NoteField: CustomWidget, TypedText {
  /// What the theme knows the field as.
  public let part: ComponentPart
  /// What stands in the place of a text that there is none of.
  public let placeholder: PartLabel
  let textView: PartTextView
  private let scroller: ScrolledWindow
  private let session = TypingSession("", format: { $0 }, parse: { $0 })
  private var isShowing = false
  private var hadFocus = false
  /// How many scalars the text had when it was last looked at.
  private var shownCount = 0

  /// `field`.
  public override class var cssName: String { "field" }

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - part: What the theme knows the field as.
  ///   - placeholder: What the theme knows the placeholder as.
  public init(_ part: ComponentPart, placeholder: ComponentPart) {
    self.part = part
    self.placeholder = placeholder.makeLabel()
    textView = PartTextView(part)
    scroller = ScrolledWindow(textView)
    super.init()
    become(part)
    session.host = self
    scroller.setPolicy(horizontal: .never, vertical: .automatic)
    // The text inside takes the focus, and the keys that scroll.
    scroller.isFocusable = false
    scroller.setParent(self)
    // The text view tells it in the way that assistive technology knows.
    self.placeholder.setAccessibleRole(.presentation)
    self.placeholder.canBeTarget = false
    self.placeholder.setParent(self)
    self.placeholder.connect("notify::label") { [weak self] in
      guard let self else { return }
      textView.setAccessiblePlaceholder(self.placeholder.text)
    }
    textView.buffer.filterInsertions { [weak self] text, place in self?.filter(text, at: place) ?? text }
    own(textView.buffer.connect("changed") { [weak self] in self?.textDidChange() })
    textView.onComposition { [weak self] in self?.compositionDidChange() }
    let click = ClickGesture()
    // The padding belongs to what one types in.
    click.onPress { [weak self] _, _, _ in self?.takeFocusForPointer() }
    addController(click)
  }

  // MARK: Value

  /// The value; setting it calls nothing.
  ///
  /// It is shown at once, or when the field is left if a person is typing in it.
  public var value: String {
    get { session.stored }
    set { session.setValue(newValue) }
  }
  /// Whether the value changes with each keystroke; if not, it changes when the field is left.
  public var isTrackingLiveChanges: Bool {
    get { session.isTrackingLiveChanges }
    set { session.isTrackingLiveChanges = newValue }
  }
  /// Called with the new value after a person has changed it.
  public var onChange: ((String) -> Void)? {
    get { session.onChange }
    set { session.onChange = newValue }
  }
  /// Called when a person has changed the text, before the value follows.
  public var onEdit: (() -> Void)? {
    get { session.onEdit }
    set { session.onEdit = newValue }
  }
  /// Called when the keyboard focus has come in, or has gone and the value has followed.
  public var onFocusChange: ((_ isInside: Bool) -> Void)?
  /// Called when a text gets in only in part, with the limit that it broke.
  public var onOverflow: ((_ limit: Int) -> Void)?
  /// Whether a person has begun to change the text, and hasn't left it.
  public var isTyping: Bool { session.isTyping }
  /// Takes what was typed, as when the field is left.
  public func commit() { session.commit() }
  /// Gives back the last good value, in place of what was typed.
  ///
  /// - Returns: Whether anything was typed.
  @discardableResult
  public func cancelEditing() -> Bool { session.cancel() }

  // MARK: Text

  /// The text in the field.
  public var text: String { textView.buffer.text }
  /// Whether an input method shows letters that it hasn't decided on yet.
  public var isComposing: Bool { textView.isComposing }

  /// Shows a text, which calls nothing and which a person can't undo.
  ///
  /// A text that is too long for a field is shown in part, and can't be changed: the rest would be lost.
  public func show(_ newText: String) {
    let clean = newText.withoutControls
    let shown = clean.cut(to: Self.largestLength)
    let isTooLong = shown != clean
    if textView.isEditable == isTooLong { textView.isEditable = !isTooLong }
    guard shown != text else { return }
    isShowing = true
    textView.buffer.replaceText(shown)
    isShowing = false
    textIsOther()
  }

  private func textDidChange() {
    guard !isShowing else { return }
    let isDeletion = textView.buffer.scalarCount < shownCount
    textIsOther()
    session.personDidEdit(isDeletion: isDeletion)
  }

  private func textIsOther() {
    showPlaceholder()
    measured = nil
    if width > 0, measuredHeight(width: width) != shownHeight { queueResize() }
  }

  private func compositionDidChange() {
    showPlaceholder()
    if !isComposing { session.compositionDidEnd() }
  }

  private func showPlaceholder() {
    shownCount = textView.buffer.scalarCount
    placeholder.isVisible = shownCount == 0 && !isComposing
  }

  // MARK: Limits

  /// The most characters that a person can bring the text to; nil for no limit.
  ///
  /// Letters with their marks, and emoji, count as one each, as people see them.  Of a text that is too long, what fits
  /// gets in.
  public var maximumLength: Int?
  /// The most Unicode scalars in any field: GTK takes seconds for a paragraph of megabytes.
  public static var largestLength: Int { 100_000 }

  private func filter(_ text: String, at place: Int) -> String {
    guard !isShowing else { return text }
    // A scalar has four bytes at most; what is far too long isn't even read.
    let isReadable = text.utf8.count <= 8 * Self.largestLength
    let clean = isReadable ? text.withoutControls : ""
    let (old, new) = (textView.buffer.scalarCount, clean.unicodeScalars.count)
    if !isReadable || old + new > Self.largestLength {
      onOverflow?(Self.largestLength)
      return ""
    }
    // A character has at least one scalar.
    guard let maximumLength, old + new > maximumLength else { return clean }
    let before = self.text
    var taken = clean
    let most = max(maximumLength, before.count)
    while !taken.isEmpty {
      let excess = count(of: taken, in: before, at: place) - most
      if excess <= 0 { break }
      // Within a letter, what gets in can make more letters of it than are in what is typed.
      taken.removeLast(min(excess, taken.count))
    }
    if taken != clean { onOverflow?(maximumLength) }
    return taken
  }

  /// How many characters there are with a further text at some place: a mark may join the letter before it.
  private func count(of addition: String, in text: String, at place: Int) -> Int {
    var scalars = text.unicodeScalars
    let index = scalars.index(scalars.startIndex, offsetBy: max(0, place), limitedBy: scalars.endIndex)
    scalars.insert(contentsOf: addition.unicodeScalars, at: index ?? scalars.endIndex)
    return String(scalars).count
  }

  // MARK: Looks

  /// Whether the field shows that its value can't be taken.
  public var isInvalid: Bool = false {
    didSet { if isInvalid != oldValue { setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }
  /// The fewest lines that there is room for.
  public var minNumberOfLines: Int = 1 { didSet { if minNumberOfLines != oldValue { linesDidChange() } } }
  /// The most lines before the text scrolls; 0 for as many as can be seen at a time.
  public var maxNumberOfLines: Int = 0 { didSet { if maxNumberOfLines != oldValue { linesDidChange() } } }

  private func linesDidChange() {
    measured = nil
    queueResize()
  }

  /// The widgets that assistive technology has to be told the name, the description and the state of the field at.
  public var describedWidgets: [Widget] { [textView] }
  /// Names the field.
  public func setName(_ name: String) { textView.setAccessibleLabel(name) }

  // MARK: Focus

  /// Tells when the focus comes and goes.
  public override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    guard receivesKeys != hadFocus, !isDisposed else { return }
    hadFocus.toggle()
    if !hadFocus { session.commit() }
    onFocusChange?(hadFocus)
  }

  private func takeFocusForPointer() { if !containsFocus { textView.grabFocus() } }

  /// Gives the keyboard focus to the text.
  public override func takeFocus() -> Bool { textView.grabFocus() }

  /// Lets go of the caller's handlers.
  public override func dispose() {
    session.removeHandlers()
    onFocusChange = nil
    onOverflow = nil
    super.dispose()
  }

  // MARK: Arrangement

  /// As many lines as a large window shows; a field that grew further could not be seen as a whole.
  private static let mostVisibleLines = 40
  /// Narrower than any letter, in pixels: so many letters at most stand in a line.
  private static let leastLetterWidth = 2
  private var measured: (width: Int, font: UInt32, height: Int, scrolls: Bool)?
  private var shownHeight = -1

  private func measuredHeight(width: Int) -> Int { measure(width: width).height }

  private func measure(width: Int) -> (height: Int, scrolls: Bool) {
    let font = textView.fontSerial
    if let measured, measured.width == width, measured.font == font { return (measured.height, measured.scrolls) }
    let line = max(1, textView.height(of: "", width: -1).pixels)
    let fewest = max(1, minNumberOfLines)
    let most = max(fewest, maxNumberOfLines > 0 ? maxNumberOfLines : Self.mostVisibleLines)
    // What stands below the last visible line says nothing about the height.
    let letters = most * max(100, width / Self.leastLetterWidth)
    let (pixels, lines) = textView.height(of: String(text.unicodeScalars.prefix(letters)), width: width)
    let height = lines > most ? most * line : max(fewest * line, pixels)
    measured = (width, font, height, lines > most)
    return (height, lines > most)
  }

  /// As high as the text, between the fewest and the most lines.
  public override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    switch orientation {
    case .horizontal:
      let wanted = placeholder.isVisible ? placeholder.measured(.horizontal) : Measurement(0)
      return Measurement(minimum: max(Self.leastWidth, wanted.minimum), natural: max(Self.naturalWidth, wanted.natural))
    case .vertical: return Measurement(measuredHeight(width: forSize < 0 ? Self.naturalWidth : forSize))
    }
  }
  /// Room for some words, in pixels.
  private static let leastWidth = 60
  private static let naturalWidth = 200

  /// Places the text, and the placeholder at its first line.
  public override func sizeAllocate(width: Int, height: Int) {
    let wanted = measure(width: width)
    shownHeight = wanted.height
    // A wheel above a text that is seen as a whole moves what is around.
    scroller.scrollAxes = wanted.scrolls || wanted.height > height ? [.vertical] : []
    _ = scroller.measured(.vertical, forSize: width)
    scroller.allocate(width: width, height: height)
    guard placeholder.isVisible else { return }
    let wide = max(width, placeholder.measured(.horizontal).minimum)
    placeholder.allocate(width: wide, height: min(height, placeholder.measured(.vertical, forSize: wide).natural))
  }
}

extension String {
  /// The text without control characters other than tabs and line ends, which are all written the same way.
  ///
  /// - Complexity: O(*n*), a few instructions a byte where there is nothing to do.
  var withoutControls: String {
    // Control characters, and the first byte of those beyond ASCII.
    let ends: Set<UInt8> = [0x09, 0x0A]
    guard utf8.contains(where: { $0 < 0x20 && !ends.contains($0) || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      if scalar == "\r" || scalar.value == 0x85 {
        result.append("\n")
      } else if scalar == "\n" ? !isAfterReturn : scalar == "\t" || scalar.properties.generalCategory != .control {
        result.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}
