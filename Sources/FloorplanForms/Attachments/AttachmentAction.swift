import FloorplanUI
import GTKBridge

/// A way to add attachments, as an item in the menu of the add tile.
///
///     controller.actions.append(AttachmentAction("From the Archive…") { controller in chooseFromArchive(controller) })
@MainActor
public struct AttachmentAction {
  let title: String
  var needsCamera = false
  let perform: (AttachmentsController) -> Void

  /// Opens a file dialog for images.
  public static let choosePictures = AttachmentAction(localized("Choose Images…")) {
    $0.choose(FileFilter(localized("Images"), suffixes: Attachment.pictureExtensions))
  }
  /// Opens a camera window; hidden if there is no camera.
  public static let takePhoto = AttachmentAction(title: localized("Take Photo"), needsCamera: true) { $0.takePhoto() }
  /// Opens a file dialog for all allowed files.
  public static let chooseFiles = AttachmentAction(localized("Choose Files…")) {
    $0.choose($0.limits.filter(named: localized("Allowed Files")))
  }
}

extension AttachmentAction {
  /// Creates a custom action.
  ///
  /// - Parameters:
  ///   - title: The title of the menu item.
  ///   - perform: Performs the action; call ``AttachmentsController/add(_:)`` with the result.
  public init(_ title: String, perform: @escaping (AttachmentsController) -> Void) {
    self.init(title: title, perform: perform)
  }
}
