import FloorplanUI
import GTKBridge

/// Gives the attachments of an app that keeps them itself (the data source of seeds/004's `attachmentsController`).
///
/// Where it does, adding and deleting is the app's to carry out, when it is told of by the ``AttachmentsDelegate``.
@MainActor
public protocol AttachmentsDataSource: AnyObject {
  /// How many attachments there are.
  ///
  /// Call ``AttachmentsController/reloadData()`` when it becomes another number.
  func numberOfAttachments(in controller: AttachmentsController) -> Int

  /// An attachment.
  ///
  /// - Parameters:
  ///   - controller: What shows it.
  ///   - index: Which one, from 0.
  /// - Returns: The attachment.
  func attachmentsController(_ controller: AttachmentsController, attachmentAt index: Int) -> Attachment
}

/// Is asked and told of what people do with attachments (the delegate of seeds/004's `attachmentsController`).
@MainActor
public protocol AttachmentsDelegate: AnyObject {
  /// Whether a person who presses an attachment sees it; by itself true.
  ///
  /// An app that shows it in a way of its own does so here, and answers false.
  func attachmentsController(_ controller: AttachmentsController, maySelectAttachmentAt index: Int) -> Bool

  /// A person has added files; those of an app with a data source are there once it takes them.
  func attachmentsController(_ controller: AttachmentsController, didAdd attachments: [Attachment])

  /// Files were not added; people have been told why.
  func attachmentsController(_ controller: AttachmentsController, didRefuse refusals: [AttachmentRefusal])

  /// A person has deleted an attachment: after having been asked, or where that can be undone.
  ///
  /// - Parameters:
  ///   - controller: What showed it.
  ///   - attachment: The attachment.
  ///   - index: The place that it had.
  func attachmentsController(
    _ controller: AttachmentsController, didDelete attachment: Attachment, at index: Int)

  /// A person has brought back what was just deleted; an app with a data source puts it back to its place.
  ///
  /// - Parameters:
  ///   - controller: What showed it.
  ///   - attachment: The attachment.
  ///   - index: The place that it had.
  func attachmentsController(
    _ controller: AttachmentsController, didRestore attachment: Attachment, at index: Int)

  /// An attachment can't be shown or opened; people have been told why.
  func attachmentsController(
    _ controller: AttachmentsController, couldNotPresent attachment: Attachment, because problem: AttachmentProblem)
}

extension AttachmentsDelegate {
  /// True.
  public func attachmentsController(
    _ controller: AttachmentsController, maySelectAttachmentAt index: Int
  ) -> Bool { true }
  /// Does nothing.
  public func attachmentsController(_ controller: AttachmentsController, didAdd attachments: [Attachment]) {}
  /// Does nothing.
  public func attachmentsController(_ controller: AttachmentsController, didRefuse refusals: [AttachmentRefusal]) {}
  /// Does nothing.
  public func attachmentsController(
    _ controller: AttachmentsController, didDelete attachment: Attachment, at index: Int
  ) {}
  /// Does nothing: of an app with a data source, people are told that the attachment is lost.
  public func attachmentsController(
    _ controller: AttachmentsController, didRestore attachment: Attachment, at index: Int
  ) {}
  /// Does nothing.
  public func attachmentsController(
    _ controller: AttachmentsController, couldNotPresent attachment: Attachment, because problem: AttachmentProblem
  ) {}
}

/// A way to add attachments, as an entry of the menu that the add tile opens.
///
///     controller.actions.append(AttachmentAction("From the Archive…") { controller in chooseFromArchive(controller) })
@MainActor
public struct AttachmentAction {
  let title: String
  var needsCamera = false
  let perform: (AttachmentsController) -> Void

  /// A dialog that offers pictures.
  public static let choosePictures = AttachmentAction(localized("Choose Images…")) {
    $0.choose(FileFilter(localized("Images"), suffixes: Attachment.pictureSuffixes))
  }
  /// A window that shows what a camera sees; left out where there is no camera.
  public static let takePhoto = AttachmentAction(title: localized("Take Photo"), needsCamera: true) { $0.takePhoto() }
  /// A dialog that offers all files that are allowed.
  public static let chooseFiles = AttachmentAction(localized("Choose Files…")) {
    $0.choose($0.limits.filter(named: localized("Allowed Files")))
  }
}

extension AttachmentAction {
  /// A way of an app's own.
  ///
  /// - Parameters:
  ///   - title: What the entry says.
  ///   - perform: What it does; call ``AttachmentsController/add(_:)`` with what comes of it.
  public init(_ title: String, perform: @escaping (AttachmentsController) -> Void) {
    self.init(title: title, perform: perform)
  }
}
