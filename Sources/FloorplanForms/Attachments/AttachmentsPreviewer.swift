/// Has what people do in a preview carried out by the controller whose attachments it shows.
@MainActor
final class AttachmentsPreviewer: PreviewWindowDelegate {
  private weak var controller: AttachmentsController?

  init(_ controller: AttachmentsController) { self.controller = controller }

  func previewWindow(
    _ preview: PreviewWindow, delete item: Attachment, at index: Int
  ) throws -> PreviewRestoration {
    guard let restoration = controller?.delete(item.id) else { throw AttachmentProblem.missing }
    return restoration
  }

  func previewWindow(
    _ preview: PreviewWindow, couldNotPresent item: Attachment, because problem: AttachmentProblem
  ) {
    controller?.couldNotPresent(item, problem)
  }

  func previewWindowDidClose(_ preview: PreviewWindow, at index: Int?) { controller?.previewDidClose(at: index) }
}
