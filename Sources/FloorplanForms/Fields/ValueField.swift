public import FloorplanTheme
import GTKBridge

/// A line in which people type a value.
///
///     let field = ValueField(part, 0.5, format: { "\($0)" }, parse: { Double($0) })
///     field.onChange = { slider.value = $0 }
///     field.onRefusal = { show("“\($0)” is not a number.") }
///
/// The value comes with Enter and when the field is left, or with each keystroke that means one.  While a person types,
/// nothing else writes into the field: what the value is by then is shown when it is left.
@MainActor
open class ValueField<Value: Equatable>: EntryField, TypedText {
  private let session: TypingSession<Value>

  /// Makes a field that shows a value.
  ///
  /// - Parameters:
  ///   - part: What the theme knows the field as.
  ///   - value: The value.
  ///   - placeholder: What the theme knows the placeholder as; nil for a field without one.
  ///   - affix: What the theme knows prefix and suffix as; nil for texts in the look of the field's own.
  ///   - format: What is shown of a value.
  ///   - parse: The value that a text means; nil for none.
  public init(
    _ part: ComponentPart, _ value: Value, placeholder: ComponentPart? = nil, affix: ComponentPart? = nil,
    format: @escaping (Value) -> String, parse: @escaping (String) -> Value?
  ) {
    session = TypingSession(value, format: format, parse: parse)
    super.init(part, placeholder: placeholder, affix: affix)
    session.host = self
    session.showValue()
  }

  /// What is shown of a value.
  public final var format: (Value) -> String {
    get { session.format }
    set { session.format = newValue }
  }
  /// The value that a text means; nil for none.
  public final var parse: (String) -> Value? {
    get { session.parse }
    set { session.parse = newValue }
  }
  /// Whether the value changes with each keystroke that means one.
  ///
  /// If not, it changes with Enter and when the field is left.
  public final var isTrackingLiveChanges: Bool {
    get { session.isTrackingLiveChanges }
    set { session.isTrackingLiveChanges = newValue }
  }
  /// Called with the new value after a person has changed it.
  public final var onChange: ((Value) -> Void)? {
    get { session.onChange }
    set { session.onChange = newValue }
  }
  /// Called with the text when a person leaves one that means no value; the last good value is back by then.
  public final var onRefusal: ((String) -> Void)? {
    get { session.onRefusal }
    set { session.onRefusal = newValue }
  }
  /// Called when a person has changed the text, before the value follows.
  public final var onEdit: (() -> Void)? {
    get { session.onEdit }
    set { session.onEdit = newValue }
  }
  /// Called when the keyboard focus has come in, or has gone and the value has followed.
  public final var onFocusChange: ((_ isInside: Bool) -> Void)?

  /// The value; setting it calls nothing.
  ///
  /// It is shown at once, or when the field is left if a person is typing in it.
  public final var value: Value {
    get { session.stored }
    set { session.setValue(newValue) }
  }
  /// What is shown of the value while nobody types.
  public final var formattedValue: String { format(value) }
  /// Whether a person has begun to change the text, and hasn't left it.
  public final var isTyping: Bool { session.isTyping }

  /// Takes what was typed, as when the field is left.
  public final func commit() { session.commit() }
  /// Gives back the last good value, in place of what was typed.
  ///
  /// - Returns: Whether anything was typed.
  @discardableResult
  public final func cancelEditing() -> Bool { session.cancel() }

  // MARK: Typing

  /// The value follows at once if it is to.
  open override func personDidEdit(isDeletion: Bool) { session.personDidEdit(isDeletion: isDeletion) }
  /// The value follows at once if it is to.
  open override func compositionDidEnd() { session.compositionDidEnd() }
  /// Takes what was typed.
  open override func personDidPressEnter() { if !isComposing { commit() } }
  /// Gives back the last good value, but in a form whose window asks before that is lost.
  open override func personDidPressEscape() -> Bool {
    enclosing(FormView.self)?.keepsTypingOnEscape != true && cancelEditing()
  }
  /// Takes what was typed when the focus goes.
  open override func focusDidChange(isInside: Bool) {
    if !isInside { commit() }
    onFocusChange?(isInside)
  }

  /// Lets go of the caller's handlers.
  open override func dispose() {
    session.removeHandlers()
    onFocusChange = nil
    super.dispose()
  }
}
