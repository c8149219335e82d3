import FloorplanUI

/// What a signature cell says, for an app in another language.
public nonisolated struct SignatureTexts: Hashable, Sendable {
  /// On the canvas, where nobody has begun to sign.
  public var prompt = localized("Tap to Sign")
  /// At the beginning of the line that one signs on.
  public var xmark = "×"
  /// Below the canvas, while what is on it isn't saved.
  public var notSaved = localized("Not saved yet")
  /// What is said where a form is to be saved and what is on the canvas isn't.
  public var unsaved = localized("Save or cancel the signature.")
  /// In place of the canvas, where nobody has signed and nobody may.
  public var notSigned = localized("Not signed")
  /// On the button that gives signing up.
  public var cancel = localized("Cancel")
  /// On the button that brings a picture, and in the title of its dialog.
  public var attach = localized("Attach Image…")
  /// What a picture is called that is pasted or dropped without a file.
  public var transferredPicture = localized("The image")
  /// Where what is pasted or dropped is no picture.
  public var noPicture = localized("No image to attach.")
  /// On the button that empties the canvas.
  public var clear = localized("Clear")
  /// On the button that saves.
  public var save = localized("Save")
  /// On the button that takes back what is saved.
  public var reenter = localized("Re-enter Signature")

  /// The texts in English.
  public init() {}
}
