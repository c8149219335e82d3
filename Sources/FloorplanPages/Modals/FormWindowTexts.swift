import FloorplanUI

/// What a ``FormWindow`` says besides its title and its button, in English by itself.
public nonisolated struct FormWindowTexts: Sendable, Hashable {
  /// The button that leaves without saving.
  public var cancel = "Cancel"
  /// What the sign of required fields means.
  public var requiredNote = "* Required"
  /// What is said while the form is being saved.
  public var saving = "Saving…"
  /// What is said while saving ends early because a person wants that.
  public var cancelling = "Cancelling…"
  /// What is said of one field whose value can't be taken.
  public var oneInvalidField = "1 field needs your attention."
  /// What is said of several ones; `%1$@` stands for their number.
  public var invalidFields = "%1$@ fields need your attention."
  /// What is said where saving has failed; `%1$@` stands for the words of the error.
  public var failure = "Not saved: %1$@"
  /// What can be done then.
  public var failureAdvice = "Your entries are still here. You can change them, or try again."
  /// What is asked before changes are lost.
  public var discardQuestion = "Are you sure you want to discard your changes?"
  /// The button that loses them.
  public var discard = "Discard"
  /// The button that goes back to them.
  public var keepEditing = "Keep Editing"

  /// The English texts.
  public init() {}

  func invalidText(_ count: Int) -> String { count == 1 ? oneInvalidField : invalidFields.filled(with: "\(count)") }

  func failureText(_ words: String) -> String { "\(failure.filled(with: words))\n\(failureAdvice)" }
}
