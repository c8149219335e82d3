import Testing

/// Attachments, used through the accessible tree and by keyboard.
@Suite(.serialized) struct AttachmentsTests {
  private let photo = "Wind turbine.svg, SVG, *"

  @Test func keyboardPreviewsAndDeletesFiles() throws {
    try Programs.drive(
      [
        ["find", "list", "Attachments (3)"], ["find", "push button", "Add Attachment"],
        ["find", "list item", photo],
        ["press", "list item", photo], ["window", "Wind turbine.svg"],
        ["find", "image", "Wind turbine.svg"], ["find", "*", "Wind turbine.svg, 1 of 3"],
        ["press", "push button", "Zoom In"], ["press", "push button", "Fit to Window"], ["audit"],
        ["key", "Right"], ["find", "*", "almanac.nss, 2 of 3"], ["gone", "push button", "Zoom In"], ["key", "End"],
        ["find", "*", "favorite.svg, 3 of 3"], ["key", "Delete"],
        // The message may have disappeared; its button and duration are tested with the window.
        ["find", "*", "1  deleted favorite.svg at 2"], ["find", "*", "almanac.nss, 2 of 2"], ["audit"],
        ["key", "Control+z"], ["find", "*", "2  restored favorite.svg at 2*"],
        ["find", "*", "favorite.svg, 3 of 3"], ["press", "push button", "Delete"],
        ["find", "*", "almanac.nss, 2 of 2"],
        ["key", "Escape"], ["gone", "dialog", "almanac.nss"], ["find", "list", "Attachments (2)"],
        ["stderr-clean"],
      ], ["attachments-form-cell?density=cozy&size=640x800"])
  }

  @Test func deleteKeyDeletesATile() throws {
    try Programs.drive(
      [
        ["click", "list item", photo], ["window", "Wind turbine.svg"], ["key", "Escape"],
        ["gone", "dialog", "Wind turbine.svg"],
        // The focus is on the tile of the previewed attachment.
        ["key", "Delete"], ["wait-text", "label", "1  deleted Wind turbine.svg at 0"],
        ["find", "list", "Attachments (2)"], ["find", "push button", "Undo"], ["audit"], ["key", "Control+z"],
        ["find", "*", "2  restored Wind turbine.svg at 0*"], ["find", "list", "Attachments (3)"],
        ["key", "Control+shift+z"], ["find", "*", "3  deleted Wind turbine.svg at 0*"],
        ["stderr-clean"],
      ], ["attachments-form-cell?density=cozy&size=640x800"])
  }

  @Test func tileIsRenamedByKeyboard() throws {
    try Programs.drive(
      [
        ["click", "list item", photo], ["window", "Wind turbine.svg"], ["key", "Escape"],
        ["gone", "dialog", "Wind turbine.svg"],
        ["key", "F2"], ["find", "text", "File name"], ["audit"],
        // The extension isn’t selected.
        ["write", "Rotor"], ["key", "Return"], ["wait-text", "label", "1  renamed to Rotor.svg"],
        ["find", "list item", "Rotor.svg, SVG, *"], ["key", "Control+z"],
        ["find", "*", "2  renamed to Wind turbine.svg*"], ["find", "list item", photo], ["stderr-clean"],
      ], ["attachments-form-cell?renaming=on&density=cozy&size=640x800"])
  }

  @Test func addedFileIsUploaded() throws {
    try Programs.drive(
      [
        ["press", "push button", "Add Attachment"], ["press", "menu item", "Add a Sample"],
        ["wait-text", "label", "1  added attachment.svg"],
        ["find", "list item", "attachment.svg, SVG, *, uploading *"], ["find", "progress bar", "Uploading, *"],
        ["audit"], ["stderr-clean"],
      ], ["attachments-form-cell?upload=stalls&density=cozy&size=640x800"])
  }

  @Test func failedUploadIsRetried() throws {
    try Programs.drive(
      [
        ["press", "push button", "Add Attachment"], ["press", "menu item", "Add a Sample"],
        ["find", "list item", "attachment.svg, SVG, *, failed: The connection was lost at 60%."],
        ["press", "list item", "attachment.svg, *"],
        ["find", "*", "“attachment.svg”: The connection was lost at 60%."],
        ["audit"], ["stderr-clean"],
      ], ["attachments-form-cell?upload=fails&density=cozy&size=640x800"])
  }

  @Test func readOnlyAttachmentsCanBePreviewed() throws {
    try Programs.drive(
      [
        ["find", "list item", photo], ["press", "list item", photo], ["find", "dialog", "Wind turbine.svg"],
        // The first button closes the window of the program.
        ["gone", "push button", "Delete"], ["press", "push button#2", "Close"],
        ["gone", "dialog", "Wind turbine.svg"], ["find", "list item", photo], ["stderr-clean"],
      ], ["attachments-form-cell?editable=off&density=cozy&size=640x800"])
  }
}
