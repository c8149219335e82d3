import FloorplanUI
import GTKBridge

/// The data source of an app that stores its attachments itself (the data source of `attachmentsController` in the SAP
/// Fiori for iOS documentation).
///
/// The app then adds and deletes attachments itself when the ``AttachmentsDelegate`` is notified.
@MainActor
public protocol AttachmentsDataSource: AnyObject {
  /// Returns the number of attachments.
  ///
  /// Call ``AttachmentsController/reloadData()`` when it changes.
  func numberOfAttachments(in controller: AttachmentsController) -> Int

  /// Returns an attachment.
  ///
  /// - Parameters:
  ///   - controller: The controller that displays it.
  ///   - index: The index of the attachment.
  /// - Returns: The attachment.
  func attachmentsController(_ controller: AttachmentsController, attachmentAt index: Int) -> Attachment
}

/// The delegate for the user's actions on attachments (the delegate of `attachmentsController` in the SAP Fiori for iOS
/// documentation).
@MainActor
public protocol AttachmentsDelegate: AnyObject {
  /// Returns whether an attachment that the user activates is previewed; the default is true.
  ///
  /// An app that displays it differently does so here, and returns false.
  func attachmentsController(_ controller: AttachmentsController, shouldSelectAttachmentAt index: Int) -> Bool

  /// Called after the user added files; an app with a data source has to store them.
  func attachmentsController(_ controller: AttachmentsController, didAdd attachments: [Attachment])

  /// Called after files were refused with a message to the user.
  func attachmentsController(_ controller: AttachmentsController, didRefuse refusals: [AttachmentRefusal])

  /// Called after the user deleted an attachment, which was confirmed or can be undone.
  ///
  /// - Parameters:
  ///   - controller: The controller that displayed it.
  ///   - attachment: The attachment.
  ///   - index: The previous index.
  func attachmentsController(
    _ controller: AttachmentsController, didDelete attachment: Attachment, at index: Int)

  /// Called after the user restored a deleted attachment; an app with a data source has to insert it again.
  ///
  /// - Parameters:
  ///   - controller: The controller that displayed it.
  ///   - attachment: The attachment.
  ///   - index: The previous index.
  func attachmentsController(
    _ controller: AttachmentsController, didRestore attachment: Attachment, at index: Int)

  /// Called after an attachment couldn't be displayed or opened, with a message to the user.
  func attachmentsController(
    _ controller: AttachmentsController, couldNotPresent attachment: Attachment, because problem: AttachmentError)
}

extension AttachmentsDelegate {
  /// Returns true.
  public func attachmentsController(
    _ controller: AttachmentsController, shouldSelectAttachmentAt index: Int
  ) -> Bool { true }
  /// Does nothing.
  public func attachmentsController(_ controller: AttachmentsController, didAdd attachments: [Attachment]) {}
  /// Does nothing.
  public func attachmentsController(_ controller: AttachmentsController, didRefuse refusals: [AttachmentRefusal]) {}
  /// Does nothing.
  public func attachmentsController(
    _ controller: AttachmentsController, didDelete attachment: Attachment, at index: Int
  ) {}
  /// Does nothing; with a data source, the user sees that the attachment can't be restored.
  public func attachmentsController(
    _ controller: AttachmentsController, didRestore attachment: Attachment, at index: Int
  ) {}
  /// Does nothing.
  public func attachmentsController(
    _ controller: AttachmentsController, couldNotPresent attachment: Attachment, because problem: AttachmentError
  ) {}
}

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
