import FloorplanUI

/// The texts of a signature cell, which an app can replace.
public nonisolated struct SignatureTexts: Hashable, Sendable {
  /// The prompt on the canvas before signing has started.
  public var prompt = localized("Tap to Sign")
  /// The mark at the start of the signature line.
  public var xmark = "×"
  /// The status below the canvas while its content isn't saved.
  public var notSaved = localized("Not saved yet")
  /// The message when a form is saved while the content of the canvas isn't.
  public var unsaved = localized("Save or cancel the signature.")
  /// The text in place of the canvas of a read-only cell without a signature.
  public var notSigned = localized("Not signed")
  /// The title of the button that cancels signing.
  public var cancel = localized("Cancel")
  /// The title of the button that attaches an image, and of its dialog.
  public var attach = localized("Attach Image…")
  /// The name of a pasted or dropped image without a file.
  public var transferredPicture = localized("The image")
  /// The message when pasted or dropped content isn't an image.
  public var noPicture = localized("No image to attach.")
  /// The title of the button that clears the canvas.
  public var clear = localized("Clear")
  /// The title of the button that saves the signature.
  public var save = localized("Save")
  /// The title of the button that removes a saved signature.
  public var reenter = localized("Re-enter Signature")

  /// Creates the default texts.
  public init() {}
}
