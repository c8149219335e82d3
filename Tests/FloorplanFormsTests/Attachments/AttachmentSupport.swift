import FloorplanUI
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Swift Testing also has a type with this name.
typealias Attachment = FloorplanForms.Attachment

/// A model that counts the writes to it.
@Observable final class FilesModel {
  private(set) var writes = 0
  var files: [Attachment] = [] { didSet { writes += 1 } }
  var more: [Attachment] = []
  var name = "An order"
}

/// Records the calls of a delegate.
final class FilesLog: AttachmentsDelegate {
  var lines: [String] = []
  var maySelect = true

  func attachmentsController(_ controller: AttachmentsController, shouldSelectAttachmentAt index: Int) -> Bool {
    lines.append("may select \(index)")
    return maySelect
  }
  func attachmentsController(_ controller: AttachmentsController, didAdd attachments: [Attachment]) {
    lines.append("added \(attachments.map(\.displayName))")
  }
  func attachmentsController(_ controller: AttachmentsController, didRefuse refusals: [AttachmentRefusal]) {
    lines += refusals.map { "refused \($0)" }
  }
  func attachmentsController(
    _ controller: AttachmentsController, didDelete attachment: Attachment, at index: Int
  ) {
    lines.append("deleted \(attachment.name) at \(index)")
  }
  func attachmentsController(
    _ controller: AttachmentsController, didRestore attachment: Attachment, at index: Int
  ) {
    lines.append("restored \(attachment.name) at \(index)")
  }
  func attachmentsController(
    _ controller: AttachmentsController, couldNotPresent attachment: Attachment, because problem: AttachmentError
  ) {
    lines.append("could not present \(attachment.name): \(problem)")
  }
}

/// A file that is never read.
func someFile(_ name: String, _ status: Attachment.Status = .ready) -> Attachment {
  Attachment(id: name, name: name, content: .file("/nowhere/\(name)"), byteCount: 120_000, status: status)
}

extension AttachmentsFormCell {
  var collection: CollectionView { attachmentsController.collectionView }
  /// The tiles of attachments, in their order.
  var tiles: [AttachmentTile] {
    collection.boundItems.compactMap { collection.cell(at: $0) as? AttachmentTile }
  }
  var addTile: AttachmentAddTile? {
    collection.boundItems.compactMap { collection.cell(at: $0) as? AttachmentAddTile }.first
  }
  /// The names on the tiles.
  var names: [String] { tiles.map { $0.lines.labels.first ?? "" } }
  /// The message below the tiles; nil for none.
  var message: String? {
    children.compactMap { $0 as? InlineValidationView }.first { $0.isVisible }?.message.text
  }
}

extension Widget {
  /// The texts that are displayed directly in the widget.
  var labels: [String] { children.compactMap { $0 as? Label }.filter(\.isVisible).map(\.text) }
}

extension AttachmentPreviewView {
  /// The displayed texts.
  var labels: [String] { root.labels }
  var isVisible: Bool { root.isVisible }
}

extension PreviewMessageBar {
  var isVisible: Bool { root.isVisible }
}

/// A cell with some files, in a window.
func withFiles(
  _ files: [Attachment], _ location: SourceLocation = #_sourceLocation,
  _ body: (AttachmentsFormCell, AttachmentsController, Window) async throws -> Void
) async throws {
  try await withForm(1, of: AttachmentsFormCell.self, location) { cells, window in
    let controller = cells[0].attachmentsController
    controller.attachments = files
    await paint(window, frames: 2)
    try await body(cells[0], controller, window)
    controller.dismiss()
    await settle()
  }
}
