import FloorplanUI

/// What a ``PreviewWindow`` says, in English by itself.
public nonisolated struct PreviewTexts: Sendable, Hashable {
  /// The button that closes the window.
  public var close = localized("Close")
  /// The button that goes to the item before.
  public var previous = localized("Previous")
  /// The button that goes to the next item.
  public var next = localized("Next")
  /// Which item is shown; `%1$@` stands for its number, and `%2$@` for that of all.
  public var position = localized("%1$@ of %2$@")
  /// What is said while a picture is on its way.
  public var loading = localized("Loading…")
  /// An item on its way to where it is kept.
  public var uploading = localized("Uploading")
  /// An item that something went wrong with.
  public var failed = localized("Failed")
  /// The button that shows a picture smaller.
  public var zoomOut = localized("Zoom Out")
  /// The button that shows a picture larger.
  public var zoomIn = localized("Zoom In")
  /// The button that shows all of a picture.
  public var fit = localized("Fit to Window")
  /// The button that shows a picture as large as it is by itself.
  public var actualSize = localized("Actual Size")
  /// How large a picture is shown; `%1$@` stands for the number of hundredths.
  public var scale = "%1$@ %"
  /// The button that copies the picture or the file.
  public var copy = localized("Copy")
  /// What is said when that is done; `%1$@` stands for the name.
  public var copied = localized("“%1$@” was copied.")
  /// The button that saves the file elsewhere, and the title of the dialog for that.
  public var save = localized("Save As…")
  /// What is said when that is done; `%1$@` stands for the name.
  public var saved = localized("“%1$@” was saved.")
  /// The button that opens the file with another program.
  public var open = localized("Open")
  /// The button that deletes the item.
  public var delete = localized("Delete")
  /// What is said when that is done; `%1$@` stands for the name.
  public var deleted = localized("“%1$@” was deleted.")
  /// What is said where an item can't be deleted; `%1$@` stands for the name, and `%2$@` for the reason.
  public var notDeleted = localized("“%1$@” can’t be deleted: %2$@")
  /// The button that brings back what was deleted.
  public var undo = localized("Undo")
  /// What is said where that isn't possible; `%1$@` stands for the name, and `%2$@` for the reason.
  public var notRestored = localized("“%1$@” can’t be restored: %2$@")
  /// What is said where nothing is left.
  public var empty = localized("No Files")

  /// The English texts.
  public init() {}
}
