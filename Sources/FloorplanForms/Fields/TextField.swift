import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A text field for a value, styled as a part.
///
/// This is the base class of ``ValueField`` (one line) and ``NoteField`` (several lines). The value changes when the
/// user leaves the field, or with each keystroke that results in a valid value. While the user types, nothing else
/// changes the text.
class TextField<Value: Equatable>: CustomWidget, InputField {
  final let part: ComponentPart
  /// The placeholder; nil for a field without one.
  final let placeholder: PartLabel?
  private final let box: any TextBox
  private final var draft: Draft<Value>
  @Pending private final var waiting: LoopSource?
  private final var isUpdating = false
  /// Whether the user changed the text, so there may be something to undo.
  private final var hasUndoHistory = false
  private final var hadFocus = false
  /// The number of scalars after the last change.
  private final var lastScalarCount = 0

  override class var cssName: String { "field" }
  /// The maximum number of Unicode scalars in any field; GTK takes seconds for a line of megabytes.
  class var maximumScalarCount: Int { 10_000 }
  /// Returns a text without the characters that the field can't display.
  class func cleaned(_ text: String) -> String { text.asOneLine }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - part: The part of the field.
  ///   - box: The text widget.
  ///   - child: The child of the field, which is the text widget or contains it.
  ///   - placeholder: The part of the placeholder; nil for a field without one.
  ///   - value: The initial value.
  ///   - format: The format that writes and reads the value.
  init(
    _ part: ComponentPart, _ box: any TextBox, in child: Widget, placeholder: ComponentPart?, _ value: Value,
    _ format: TextFormat<Value>
  ) {
    self.part = part
    self.box = box
    self.placeholder = placeholder?.makeLabel()
    draft = Draft(value, format: format)
    super.init()
    addStyleClasses(of: part)
    child.setParent(self)
    if let label = self.placeholder { add(placeholder: label) }
    box.filterInsertions { [weak self] in self?.filter($0, at: $1) }
    box.onComposition { [weak self] in self?.compositionDidChange() }
    box.onChange { [weak self] in self?.textDidChange() }
    // Presses on the padding, the prefix and the suffix also focus the text.
    addController(ClickGesture()).onPress { [weak self] _, _, _ in
      if let self, !containsFocus { describedWidgets.last?.grabFocus() }
    }
    formatDidChange()
    showValue()
  }

  private func add(placeholder label: PartLabel) {
    // The text box has the placeholder as an accessible property.
    label.setAccessibleRole(.presentation)
    label.canTarget = false
    label.setParent(self)
    label.connect("notify::label") { [weak self] in
      guard let self else { return }
      for widget in describedWidgets { widget.setAccessiblePlaceholder(placeholder?.text ?? "") }
    }
  }

  // MARK: Value

  /// The value; setting it calls no handler.
  ///
  /// It is displayed immediately, or when the user leaves the field if there is input.
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
  /// Whether each keystroke that results in a valid value changes it, and not only leaving the field.
  final var tracksLiveChanges = false
  /// Called with the new value after the user has changed it.
  final var onChange: ((Value) -> Void)?
  final var onEdit: (() -> Void)?
  final var onReport: (() -> Void)?
  final var onOverflow: ((_ limit: Int) -> Void)?
  /// Called when a text isn't inserted because it doesn't fit the mask.
  final var onMismatch: (() -> Void)?
  /// Called when the field receives the keyboard focus, or after it lost the focus and committed its text.
  final var onFocusChange: ((_ isInside: Bool) -> Void)?

  final var isTyping: Bool { isFocusWithin && (draft.isTyping || isComposing) }
  final var refusedText: String? { draft.refusedText }
  // A password must not be stored.
  final var inputText: String? { format.isSecret ? nil : draft.inputText }
  final var problem: ValidationMessage? { draft.problem }

  final func commit() { handle(.ended) }

  @discardableResult
  final func cancelEditing() -> Bool {
    guard draft.formattedText == nil else { return false }
    handle(.escaped)
    onEdit?()
    return true
  }

  final func reset() {
    cancelEditing()
    guard hasUndoHistory else { return }
    hasUndoHistory = false
    isUpdating = true
    box.replaceText(text, isUndoable: false)
    isUpdating = false
  }

  final func setExtraMenu(_ menu: Menu?) { box.setExtraMenu(menu) }

  final func enter(_ text: String) { enter(text, isUndoable: false) }

  /// Displays and commits a text; users can undo it if they chose it.
  final func enter(_ text: String, isUndoable: Bool) {
    show(text, isUndoable: isUndoable)
    if isUndoable { hasUndoHistory = true }
    handle(.typed(text))
    handle(.ended)
  }

  private func handle(_ event: Draft<Value>.Event) {
    if case .valueChanged = event {} else { waiting = nil }
    for effect in draft.handle(event) {
      switch effect {
      case .show(let text, let isUndoable): if !(isFocusWithin && isComposing) { show(text, isUndoable: isUndoable) }
      case .change(let value): onChange?(value)
      case .report: onReport?()
      }
    }
  }

  private func handleSoon(_ event: Draft<Value>.Event) {
    waiting = MainLoop.idle(priority: .input) { [weak self] in
      guard let self else { return }
      waiting = nil
      handle(event)
    }
  }

  // MARK: Text

  final var text: String { box.text }
  /// Whether an input method displays preedit text.
  final var isComposing: Bool { box.isComposing }

  /// Displays a text without calling handlers.
  ///
  /// A text beyond ``maximumScalarCount`` is shortened and can't be edited, since the rest would be lost.
  private func show(_ newText: String, isUndoable: Bool = false) {
    let clean = Self.cleaned(newText)
    let shortened = clean.truncated(to: Self.maximumScalarCount)
    let isTooLong = shortened != clean
    if box.isEditable == isTooLong { box.isEditable = !isTooLong }
    guard shortened != text else { return }
    isUpdating = true
    box.replaceText(shortened, isUndoable: isUndoable)
    isUpdating = false
    textDidUpdate()
  }

  private func showValue() { if let text = draft.formattedText, !isTyping { show(text) } }

  private func textDidChange() {
    guard !isUpdating else { return }
    hasUndoHistory = true
    let isDeletion = box.scalarCount < lastScalarCount
    textDidUpdate()
    userDidEdit(isDeletion: isDeletion)
  }

  /// Updates the field after the user or code changed the text.
  func textDidUpdate() { showPlaceholder() }

  /// - Parameter isDeletion: Whether the text became shorter. When the user types over a selection, GTK deletes it
  ///   first. That isn't a separate change, so a deletion is committed only if no other change follows immediately.
  private func userDidEdit(isDeletion: Bool) {
    handle(.typed(text))
    onEdit?()
    if !isFocusWithin {
      // Assistive technology writes without the focus, in two steps, and never leaves the field.
      handleSoon(.ended)
    } else if tracksLiveChanges, !isComposing {
      if isDeletion { handleSoon(.paused) } else { handle(.paused) }
    }
  }

  private func compositionDidChange() {
    showPlaceholder()
    guard !isComposing else { return }
    // Text that the input method inserted during the composition hasn't been committed to the value.
    if draft.isUncommitted { userDidEdit(isDeletion: false) } else { showValue() }
  }

  private func showPlaceholder() {
    lastScalarCount = box.scalarCount
    placeholder?.isVisible = lastScalarCount == 0 && !isComposing
  }

  // MARK: Limits

  /// The maximum number of characters that the user can enter; nil for no limit.
  ///
  /// A letter with its marks, or an emoji, is one character. A text that exceeds the limit isn't inserted at all, since
  /// half of a pasted text could mean something else.
  final var maximumLength: Int?

  private func filter(_ text: String, at position: Int) -> String? {
    // A scalar has at most four bytes. A text that is far too long isn't even read.
    let isReadable = text.utf8.count <= 8 * Self.maximumScalarCount
    let clean = isReadable ? Self.cleaned(text) : ""
    let (old, new) = (box.scalarCount, clean.unicodeScalars.count)
    if !isReadable || old + new > Self.maximumScalarCount {
      return overflow(min(maximumLength ?? Self.maximumScalarCount, Self.maximumScalarCount))
    }
    // A character has at least one scalar.
    guard let maximumLength, old + new > maximumLength else { return clean }
    let before = self.text
    var scalars = before.unicodeScalars
    scalars.insert(
      contentsOf: clean.unicodeScalars, at: scalars.index(scalars.startIndex, offsetBy: max(0, min(position, old))))
    let count = String(scalars).count
    // A mark after the last letter doesn't add a character.
    return count > maximumLength && count > before.count ? overflow(maximumLength) : clean
  }

  private func overflow(_ limit: Int) -> String? {
    reportSoon { $0.onOverflow?(limit) }
    return nil
  }

  private func reportSoon(_ report: @escaping (TextField) -> Void) {
    // GTK restores the deleted selection, which is a change that would dismiss an earlier report.
    MainLoop.idle(priority: .input) { [weak self] in
      if let self, !isDisposed { report(self) }
    }
  }

  /// Returns the response of a mask to a change by the user, and reports a text that isn't inserted.
  final func response(of mask: InputMask, to edit: TextEdit) -> TextEdit.Outcome {
    switch mask.response(to: edit) {
    case .outcome(.rejected):
      reportSoon { $0.onMismatch?() }
      return .rejected
    case .outcome(let outcome): return outcome
    case .overflow:
      _ = overflow(mask.count)
      return .rejected
    }
  }

  // MARK: Style

  final var describedWidgets: [Widget] { box.describedWidgets }
  /// Uses the text of a label as the accessible name, and follows its changes.
  final func setName(from label: Widget) { for widget in describedWidgets { widget.setAccessibleLabel(from: label) } }
  final func setName(_ name: String) { for widget in describedWidgets { widget.setAccessibleLabel(name) } }

  // MARK: Focus

  override func stateDidChange(from old: StateFlags) {
    super.stateDidChange(from: old)
    guard isFocusWithin != hadFocus, !isDisposed else { return }
    hadFocus.toggle()
    if !hadFocus { commit() }
    onFocusChange?(hadFocus)
  }

  override func takeFocus() -> Bool { box.grabFocus() }
}
