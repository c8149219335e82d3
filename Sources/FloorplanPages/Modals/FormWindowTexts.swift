public import FloorplanUI

/// What a ``FormWindow`` says besides its title and its button, in English by itself.
public nonisolated struct FormWindowTexts: Sendable, Hashable {
  /// The button that leaves without saving.
  public var cancel = localized("Cancel")
  /// What the sign of required fields means.
  public var requiredNote = localized("* Required")
  /// What is said while the form is being saved.
  public var saving = localized("Saving…")
  /// What is said while saving ends early because a person wants that.
  public var cancelling = localized("Cancelling…")
  /// What is said of fields whose values can't be taken; `%1$@` stands for their number.
  public var invalidFields = CountedText(
    one: "%1$@ field needs your attention.", other: "%1$@ fields need your attention.", in: .floorplan)
  /// What is said where saving has failed; `%1$@` stands for the words of the error.
  public var failure = localized("Can’t save: %1$@")
  /// What can be done then.
  public var failureAdvice = localized("Your entries are kept. Change them or try again.")
  /// What is asked before changes are lost.
  public var discardQuestion = localized("Are you sure you want to discard your changes?")
  /// The button that loses them.
  public var discard = localized("Discard")
  /// The button that goes back to them.
  public var keepEditing = localized("Keep Editing")

  /// The English texts.
  public init() {}

  func failureText(_ words: String) -> String { "\(failure.filled(with: words))\n\(failureAdvice)" }
}
