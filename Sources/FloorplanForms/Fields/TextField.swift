import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A box that users type a value in, in the style of a part.
///
/// It is the base of ``ValueField``, one line, and ``NoteField``, several lines.  The value follows when the user leaves
/// the field, or with each keystroke that means one.  While the user types, nothing else writes into the field.
class TextField<Value: Equatable>: CustomWidget, TypedField {
  final let part: ComponentPart
  /// The text shown where the field is empty.
  final let placeholder: PartLabel?
  private final let box: any TextBox
  private final var draft: Draft<Value>
  private final var waiting: LoopSource?
  private final var isShowing = false
  /// Whether the user has changed the text, so that there may be something to undo.
  private final var hasHistory = false
  private final var hadFocus = false
  /// The number of scalars that the text had at the last change.
  private final var shownCount = 0

  override class var cssName: String { "field" }
  /// The maximum number of Unicode scalars in any field: GTK takes seconds for a line of megabytes.
  class var largestLength: Int { 10_000 }
  /// Returns a text as the field can show it.
  class func cleaned(_ text: String) -> String { text.asOneLine }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - part: The part of the field.
  ///   - box: The widget that users type in.
  ///   - child: The widget around it.
  ///   - placeholder: The part of the placeholder; nil for a field without one.
  ///   - value: The value, which is displayed.
  ///   - format: How the value is written and read.
  init(
    _ part: ComponentPart, _ box: any TextBox, in child: Widget, placeholder: ComponentPart?, _ value: Value,
    _ format: TextFormat<Value>
  ) {
    self.part = part
    self.box = box
    self.placeholder = placeholder?.makeLabel()
    draft = Draft(value, format: format)
    super.init()
    become(part)
    child.setParent(self)
    if let label = self.placeholder { add(placeholder: label) }
    box.filterInsertions { [weak self] in self?.filter($0, at: $1) }
    box.onComposition { [weak self] in self?.compositionDidChange() }
    box.onChange { [weak self] in self?.textDidChange() }
    let click = ClickGesture()
    // Padding, prefix and suffix belong to what one types in.
    click.onPress { [weak self] _, _, _ in self?.takeFocusForPointer() }
    addController(click)
    formatDidChange()
    showValue()
  }

  private func add(placeholder label: PartLabel) {
    // The text box tells it in the way that assistive technology knows.
    label.setAccessibleRole(.presentation)
    label.canBeTarget = false
    label.setParent(self)
    label.connect("notify::label") { [weak self] in
      guard let self else { return }
      for widget in describedWidgets { widget.setAccessiblePlaceholder(placeholder?.text ?? "") }
    }
  }

  // MARK: Value

  /// The value; setting it calls nothing.
  ///
  /// It is displayed at once, or when the field is left if the user is typing in it.
  final var value: Value {
    get { draft.value }
    set { handle(.valueChanged(newValue)) }
  }
  /// The format that writes and reads the value.
  final var format: TextFormat<Value> {
    get { draft.format }
    set {
      draft.format = newValue
      formatDidChange()
      showValue()
    }
  }
  func formatDidChange() {}
  /// Whether the value changes with each keystroke that means one; if not, it changes when the field is left.
  final var isTrackingLiveChanges = false
  /// Called with the new value after the user has changed it.
  final var onChange: ((Value) -> Void)?
  final var onEdit: (() -> Void)?
  final var onReport: (() -> Void)?
  final var onOverflow: ((_ limit: Int) -> Void)?
  /// Called when the keyboard focus has come in, or has gone and the value has followed.
  final var onFocusChange: ((_ isInside: Bool) -> Void)?

  final var isTyping: Bool { receivesKeys && (draft.isTyping || isComposing) }
  final var refusedText: String? { draft.refusedText }
  final var problem: ValidationMessage? { draft.problem }

  final func commit() { handle(.ended) }

  @discardableResult
  final func cancelEditing() -> Bool {
    guard draft.shownText == nil else { return false }
    handle(.escaped)
    onEdit?()
    return true
  }

  final func forget() {
    cancelEditing()
    guard hasHistory else { return }
    hasHistory = false
    isShowing = true
    box.replaceText(text, isUndoable: false)
    isShowing = false
  }

  final func refuse(_ text: String) {
    show(text)
    handle(.typed(text))
    handle(.ended)
  }

  private func handle(_ event: Draft<Value>.Event) {
    if case .valueChanged = event {} else { stopWaiting() }
    for effect in draft.handle(event) {
      switch effect {
      case .show(let text, let isUndoable): if !(receivesKeys && isComposing) { show(text, isUndoable: isUndoable) }
      case .change(let value): onChange?(value)
      case .report: onReport?()
      }
    }
  }

  private func handleSoon(_ event: Draft<Value>.Event) {
    waiting = MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in
      guard let self else { return }
      waiting = nil
      handle(event)
    }
  }

  private func stopWaiting() {
    waiting?.cancel()
    waiting = nil
  }

  // MARK: Text

  final var text: String { box.text }
  /// Whether an input method shows letters that it hasn't decided on yet.
  final var isComposing: Bool { box.isComposing }

  /// Shows a text, which calls nothing.
  ///
  /// A text that is too long for a field is shown in part, and can't be changed: the rest would be lost.
  private func show(_ newText: String, isUndoable: Bool = false) {
    let clean = Self.cleaned(newText)
    let shown = clean.cut(to: Self.largestLength)
    let isTooLong = shown != clean
    if box.isEditable == isTooLong { box.isEditable = !isTooLong }
    guard shown != text else { return }
    isShowing = true
    box.replaceText(shown, isUndoable: isUndoable)
    isShowing = false
    textIsOther()
  }

  private func showValue() { if let text = draft.shownText, !isTyping { show(text) } }

  private func textDidChange() {
    guard !isShowing else { return }
    hasHistory = true
    let isDeletion = box.scalarCount < shownCount
    textIsOther()
    personDidEdit(isDeletion: isDeletion)
  }

  /// Follows a text that the user or code has changed.
  func textIsOther() { showPlaceholder() }

  /// - Parameter isDeletion: Whether the text has become shorter.  Where a selection is typed over, GTK deletes it
  ///   first: that isn't a change by itself, so that a deletion counts when nothing has followed it at once.
  private func personDidEdit(isDeletion: Bool) {
    let typed = text
    let corrected = format.correct(typed)
    if corrected != typed { show(corrected) }
    handle(.typed(corrected))
    onEdit?()
    if !receivesKeys {
      // Assistive technology writes without the focus, in two steps: nobody will leave the field.
      handleSoon(.ended)
    } else if isTrackingLiveChanges, !isComposing {
      if isDeletion { handleSoon(.paused) } else { handle(.paused) }
    }
  }

  private func compositionDidChange() {
    showPlaceholder()
    guard !isComposing else { return }
    // What an input method decided on while it was composing was only text so far.
    if draft.isUntaken { personDidEdit(isDeletion: false) } else { showValue() }
  }

  private func showPlaceholder() {
    shownCount = box.scalarCount
    placeholder?.isVisible = shownCount == 0 && !isComposing
  }

  // MARK: Limits

  /// The maximum number of characters that users can bring the text to; nil for no limit.
  ///
  /// Letters with their marks, and emoji, count as one each, as people see them.  All of a longer text stays out: half of
  /// what was pasted would be something else.
  final var maximumLength: Int?

  private func filter(_ text: String, at position: Int) -> String? {
    // A scalar has four bytes at most; what is far too long isn't even read.
    let isReadable = text.utf8.count <= 8 * Self.largestLength
    let clean = isReadable ? Self.cleaned(text) : ""
    let (old, new) = (box.scalarCount, clean.unicodeScalars.count)
    if !isReadable || old + new > Self.largestLength {
      return overflow(min(maximumLength ?? Self.largestLength, Self.largestLength))
    }
    // A character has at least one scalar.
    guard let maximumLength, old + new > maximumLength else { return clean }
    let before = self.text
    var scalars = before.unicodeScalars
    scalars.insert(
      contentsOf: clean.unicodeScalars, at: scalars.index(scalars.startIndex, offsetBy: max(0, min(position, old))))
    let count = String(scalars).count
    // A mark for the last letter makes no further character.
    return count > maximumLength && count > before.count ? overflow(maximumLength) : clean
  }

  private func overflow(_ limit: Int) -> String? {
    // What was selected comes back, which is a change: told before it, this would be taken for what is over by then.
    MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in
      if let self, !isDisposed { onOverflow?(limit) }
    }
    return nil
  }

  // MARK: Style

  final var isInvalid = false {
    didSet { if isInvalid != oldValue { setStyleClass(StyleVariant.negative.rawValue, isInvalid) } }
  }

  final var describedWidgets: [Widget] { box.describedWidgets }
  /// Names the field after a label, and follows its text.
  final func setName(from label: Widget) { for widget in describedWidgets { widget.setAccessibleLabel(from: label) } }
  final func setName(_ name: String) { for widget in describedWidgets { widget.setAccessibleLabel(name) } }

  // MARK: Focus

  override func stateDidChange(from old: GtkStateFlags) {
    super.stateDidChange(from: old)
    guard receivesKeys != hadFocus, !isDisposed else { return }
    hadFocus.toggle()
    if !hadFocus { commit() }
    onFocusChange?(hadFocus)
  }

  private func takeFocusForPointer() { if !containsFocus { describedWidgets.last?.grabFocus() } }

  override func takeFocus() -> Bool { box.grabFocus() }

  override func dispose() {
    stopWaiting()
    super.dispose()
  }
}
