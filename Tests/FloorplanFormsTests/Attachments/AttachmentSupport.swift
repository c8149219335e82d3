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

/// Records the calls of a controller's handlers.
final class FilesLog {
  var lines: [String] = []
  var maySelect = true

  func observe(_ controller: AttachmentsController) {
    controller.shouldPreview = { [self] in
      lines.append("may select \($0)")
      return maySelect
    }
    controller.onAdd = { [self] in lines.append("added \($0.map(\.displayName))") }
    controller.onRefuse = { [self] in lines += $0.map { "refused \($0)" } }
    controller.onDelete = { [self] in lines.append("deleted \($0.name) at \($1)") }
    controller.onRestore = { [self] in lines.append("restored \($0.name) at \($1)") }
    controller.onPreviewFailure = { [self] in lines.append("could not present \($0.name): \($1)") }
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

extension MessageBar {
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
