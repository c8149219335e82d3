import FloorplanUI

/// What a cell of attachments says, in English by itself.
public nonisolated struct AttachmentsTexts: Sendable, Hashable {
  /// What the files are for where the cell has no title; their number follows.
  public var title = localized("Attachments")
  /// The tile that adds files.
  public var add = localized("Add Attachment")
  /// The entry of its menu for pictures.
  public var choosePictures = localized("Choose Images…")
  /// The entry of its menu for a camera, where there is one; also the title and the button of its window.
  public var takePhoto = localized("Take Photo")
  /// What a photo is called that was taken.
  public var photo = localized("Photo")
  /// What the window of the camera says besides.
  public var camera = CameraTexts()
  /// The entry of its menu for files of all kinds.
  public var chooseFiles = localized("Choose Files…")
  /// The title of the dialog for pictures, and its kind of files.
  public var pictures = localized("Images")
  /// The kind of files that a dialog offers where not all are allowed.
  public var allowedFiles = localized("Allowed Files")
  /// The kind of all files in a dialog.
  public var allFiles = localized("All Files")
  /// What a pasted picture is called.
  public var pastedPicture = localized("Pasted Image")
  /// What is said while files are on their way and no others can be added.
  public var busy = localized("You can add more files after the upload.")
  /// What is said of files that were pasted or dropped in vain.
  public var nothingToAdd = localized("No file or image to attach.")
  /// An attachment on its way.
  public var uploading = localized("Uploading")
  /// An attachment that has arrived, as it is announced.
  public var uploaded = localized("uploaded")
  /// An attachment that something went wrong with.
  public var failed = localized("Failed")
  /// The entry that shows an attachment.
  public var preview = localized("Preview")
  /// The entry that opens an attachment with another program.
  public var open = localized("Open")
  /// The entry that tries once more what went wrong.
  public var retry = localized("Try Again")
  /// The entry that asks whether an attachment is to be deleted.
  public var deleteEntry = localized("Delete…")
  /// What is asked before an attachment is deleted.
  public var deleteQuestion = localized("Delete Attachment?")
  /// The button that deletes it.
  public var delete = localized("Delete")
  /// The button that leaves it.
  public var keep = localized("Keep")
  /// What the window says that shows an attachment; what is going on with that it says as the tiles do.
  public var previewer = PreviewTexts()

  /// The English texts.
  public init() {}

  /// What the window says that shows an attachment.
  var previewTexts: PreviewTexts {
    var texts = previewer
    texts.uploading = uploading
    texts.failed = failed
    return texts
  }
}
