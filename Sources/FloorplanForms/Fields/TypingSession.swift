import CGTK
import GTKBridge

/// A widget in which a text can be typed.
@MainActor
protocol TypedText: AnyObject {
  /// The text, without what an input method hasn't decided on yet.
  var text: String { get }
  /// Whether an input method shows letters that it hasn't decided on yet.
  var isComposing: Bool { get }
  /// Whether it has the keyboard focus.
  var receivesKeys: Bool { get }
  /// Shows a text, which tells nobody and which a person can't undo.
  func show(_ text: String)
}

/// What lies between the text in a field and the value that it means: who may write when.
@MainActor
final class TypingSession<Value: Equatable> {
  private(set) var stored: Value
  /// Whether a person has changed the text since a value was shown.
  private var isEdited = false
  /// Whether what the text says is not the value yet.
  private var isUncommitted = false
  private var waiting: LoopSource?

  init(_ value: Value, format: @escaping (Value) -> String, parse: @escaping (String) -> Value?) {
    stored = value
    self.format = format
    self.parse = parse
  }

  /// Where the text is; it owns this.
  weak var host: (any TypedText)?
  var format: (Value) -> String { didSet { if !isTyping { showValue() } } }
  var parse: (String) -> Value?
  var isTrackingLiveChanges = false
  var onChange: ((Value) -> Void)?
  var onRefusal: ((String) -> Void)?
  var onEdit: (() -> Void)?

  var isTyping: Bool {
    guard let host, host.receivesKeys else { return false }
    return isEdited || host.isComposing
  }

  func setValue(_ newValue: Value) {
    stored = newValue
    if !isTyping { showValue() }
  }

  func showValue() {
    isEdited = false
    isUncommitted = false
    host?.show(format(stored))
  }

  private func follow(to newValue: Value) {
    isUncommitted = false
    guard newValue != stored else { return }
    stored = newValue
    onChange?(newValue)
  }

  /// Takes what is typed; letters that an input method hasn't decided on are none yet.
  func commit() {
    stopWaiting()
    guard let host else { return }
    // What was set while an input method was composing.
    guard isEdited else { return showValue() }
    let typed = host.text
    var isRefused = false
    if isUncommitted {
      // From now on the value may be shown, whoever sets it.
      isEdited = false
      if let parsed = parse(typed) { follow(to: parsed) } else { isRefused = true }
    }
    // Whoever was told may have set a value, and that is shown by now.
    showValue()
    if isRefused { onRefusal?(typed) }
  }

  /// - Returns: Whether there was anything to give back.
  func cancel() -> Bool {
    guard isEdited else { return false }
    showValue()
    onEdit?()
    return true
  }

  /// A person has changed the text.
  ///
  /// - Parameter isDeletion: Whether it has become shorter.  Where a selection is typed over, GTK deletes it first: that
  ///   isn't a change by itself, so that a deletion counts when nothing has followed it at once.
  func personDidEdit(isDeletion: Bool) {
    isEdited = true
    isUncommitted = true
    stopWaiting()
    onEdit?()
    guard host?.receivesKeys == true else {
      // Assistive technology writes without the focus, in two steps: nobody will leave the field.
      return wait { $0.commit() }
    }
    guard isTrackingLiveChanges else { return }
    if isDeletion { wait { $0.followText() } } else { followText() }
  }

  /// An input method has decided, or has given up: what it decided on while it was composing was only text so far.
  func compositionDidEnd() {
    if isUncommitted {
      personDidEdit(isDeletion: false)
    } else if !isEdited {
      showValue()
    }
  }

  private func wait(_ action: @escaping (TypingSession) -> Void) {
    waiting = MainLoop.idle(priority: G_PRIORITY_DEFAULT) { [weak self] in
      guard let self else { return }
      waiting = nil
      action(self)
    }
  }

  private func stopWaiting() {
    waiting?.cancel()
    waiting = nil
  }

  private func followText() {
    guard isUncommitted, let host, !host.isComposing, let parsed = parse(host.text) else { return }
    follow(to: parsed)
  }

  func removeHandlers() {
    stopWaiting()
    onChange = nil
    onRefusal = nil
    onEdit = nil
  }
}
