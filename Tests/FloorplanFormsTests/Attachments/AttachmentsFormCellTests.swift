import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct AttachmentsFormCellTests {
  private let few = ["a.pdf", "b.png", "c.txt"].map { someFile($0) }

  @Test func defaultsMatchFioriForIOS() async throws {
    try await withFiles([]) { cell, controller, _ in
      #expect(controller.attachments.isEmpty && controller.maxItems == 0 && controller.maxFileSize == 0)
      #expect(controller.allowedFileTypes.isEmpty && controller.storedAttachments == nil)
      #expect(controller.isEditable && controller.isEnabled && !controller.allowsAddingWhileUploading)
      #expect(controller.actions.count == 3 && !controller.isPresenting)
      #expect(cell.labels == ["Attachments (0)"] && cell.addTile != nil && cell.tiles.isEmpty)
      #expect(!((cell as Any) is any FormCell))
    }
  }

  @Test func eachFileHasATileAndTitleCountsThem() async throws {
    try await withFiles(few) { cell, controller, window in
      #expect(cell.names == ["a.pdf", "b.png", "c.txt"] && cell.labels == ["Attachments (3)"])
      #expect(cell.collection.differingAccessibleLabel(from: "Attachments (3)") == nil)
      #expect(cell.tiles[0].differingAccessibleLabel(from: "a.pdf, PDF, 120 KB") == nil)
      #expect(cell.addTile?.differingAccessibleLabel(from: "Add Attachment") == nil)
      // The tooltips contain the names, which are read only once.
      for tile in [cell.tiles[0], cell.addTile] as [Widget?] {
        #expect(tile?.tooltip != nil && tile?.differingAccessibleDescription(from: "") == nil)
      }
      #expect(cell.addTile?.accessibleRole == .button && cell.tiles[0].accessibleRole == .listItem)
      cell.title = "Photos"
      cell.isRequired = true
      #expect(cell.labels == ["Photos (3) *"])
      controller.attachments.removeFirst()
      await paint(window, frames: 2)
      #expect(cell.names == ["b.png", "c.txt"] && cell.labels == ["Photos (2) *"])
      // Both attachments with the same ID are displayed.
      controller.attachments += [few[1]]
      await paint(window, frames: 2)
      #expect(cell.names == ["b.png", "c.txt", "b.png"])
    }
  }

  @Test func tilesWrapToTheWidth() async throws {
    try await withFiles((0..<7).map { someFile("\($0).pdf") }) { cell, _, window in
      @MainActor func columns() -> [Double] {
        let boxes = cell.tiles.compactMap { $0.bounds(in: cell.collection) }
        return Set(boxes.map(\.x)).sorted()
      }
      #expect(columns().count == 3)
      let narrow = cell.measured(.vertical, forSize: 330).natural
      let wide = cell.measured(.vertical, forSize: 1000).natural
      #expect(narrow > 2 * wide)
      // The visible gaps between tiles are equal in both directions.
      let step = cell.tiles[0].measured(.horizontal).natural + AttachmentTile.gap
      #expect(columns()[1] - columns()[0] == Double(step))
      let ltr = cell.addTile?.bounds(in: cell)
      cell.direction = .rtl
      await paint(window, frames: 2)
      let rtl = cell.addTile?.bounds(in: cell)
      #expect((ltr?.x ?? 0) < (rtl?.x ?? 0))
    }
  }

  @Test func addTileIsHiddenIfNothingCanBeAdded() async throws {
    try await withFiles(few) { cell, controller, window in
      controller.maxItems = 3
      await paint(window, frames: 2)
      #expect(cell.addTile == nil && cell.tiles.count == 3)
      controller.maxItems = 4
      await paint(window, frames: 2)
      #expect(cell.addTile != nil)
      cell.isEditable = false
      await paint(window, frames: 2)
      #expect(cell.addTile == nil && cell.tiles.count == 3 && !controller.isEditable)
      controller.attachments = []
      await paint(window, frames: 2)
      #expect(cell.labels == ["Attachments (0)", "–"] && cell.control == nil)
      cell.isEditable = true
      await paint(window, frames: 2)
      #expect(cell.addTile != nil && cell.labels == ["Attachments (0)"])
      cell.isEnabled = false
      await paint(window, frames: 2)
      #expect(cell.addTile == nil && !controller.isEnabled)
      cell.isEnabled = true
      controller.actions = []
      await paint(window, frames: 2)
      #expect(cell.addTile == nil)
    }
  }

  @Test func progressAndErrorsAreDisplayedAndAnnounced() async throws {
    try await withFiles(few) { cell, controller, window in
      let announcement = cell.children.compactMap { $0 as? Announcement }[0]
      let tile = cell.tiles[0]
      let bar = try #require(tile.control(ProgressBar.self))
      #expect(!bar.isVisible)
      controller.attachments[0].status = .uploading(0.4)
      await paint(window, frames: 2)
      #expect(cell.tiles[0] === tile && bar.isVisible && bar.fraction == 0.4)
      #expect(tile.lines.labels == ["a.pdf", "Uploading 40%"])
      #expect(tile.differingAccessibleLabel(from: "a.pdf, PDF, 120 KB, uploading 40%") == nil)
      #expect(announcement.differingAccessibleLabel(from: "a.pdf, uploading") == nil)
      // Others can be added when it is finished.
      #expect(cell.addTile?.isSensitive == false && !controller.canAdd)
      controller.allowsAddingWhileUploading = true
      #expect(cell.addTile?.isSensitive == true && controller.canAdd)
      controller.attachments[0].status = .uploading(0.9)
      #expect(announcement.differingAccessibleLabel(from: "a.pdf, uploading") == nil)
      controller.attachments[0].status = .failed("No room.")
      #expect(!bar.isVisible && announcement.differingAccessibleLabel(from: "a.pdf, failed: No room.") == nil)
      #expect(tile.differingAccessibleLabel(from: "a.pdf, PDF, 120 KB, failed: No room.") == nil)
      // Pressing displays the reason instead of a preview.
      tile.activate()
      #expect(cell.message == "“a.pdf”: No room." && !controller.isPresenting)
      controller.attachments[0].status = .uploading(0)
      #expect(cell.message == nil)
      controller.attachments[0].status = .ready
      #expect(
        announcement.differingAccessibleLabel(from: "a.pdf, uploaded") == nil
          && tile.lines.labels == ["a.pdf", "PDF · 120 KB"])
    }
  }

  @Test func eachChangeWritesTheModelOnce() async throws {
    let model = FilesModel()
    model.files = few
    try await withFiles([]) { cell, controller, window in
      var changes: [[String]] = []
      controller.onChange = { changes.append($0.map(\.name)) }
      controller.bind(model, to: \.files)
      await paint(window, frames: 2)
      #expect(cell.names == ["a.pdf", "b.png", "c.txt"] && model.writes == 1)
      controller.delete(at: 1)
      #expect(model.files.map(\.name) == ["a.pdf", "c.txt"] && model.writes == 2)
      controller.add([someFile("d.pdf")])
      #expect(model.files.map(\.name) == ["a.pdf", "c.txt", "d.pdf"] && model.writes == 3)
      #expect(changes == [["a.pdf", "c.txt"], ["a.pdf", "c.txt", "d.pdf"]])
      model.files[0].status = .failed("No.")
      await settle()
      #expect(controller.attachments[0].failure == "No." && model.writes == 4 && changes.count == 2)
      controller.unbind()
      model.files = []
      await settle()
      #expect(controller.attachments.count == 3)
    }
  }

  @Test func appKeepsTheFiles() async throws {
    var files = few
    let log = FilesLog()
    try await withFiles([someFile("own.pdf")]) { cell, controller, window in
      controller.storedAttachments = { files }
      log.observe(controller)
      await paint(window, frames: 2)
      #expect(cell.names == ["a.pdf", "b.png", "c.txt"])
      controller.add([someFile("d.pdf")])
      controller.delete(at: 0)
      await paint(window, frames: 2)
      // The app hasn't done what the controller asked for.
      #expect(cell.names == ["a.pdf", "b.png", "c.txt"] && log.lines == ["added [\"d.pdf\"]", "deleted a.pdf at 0"])
      files = [few[2]]
      controller.reloadData()
      await paint(window, frames: 2)
      #expect(cell.names == ["c.txt"] && cell.labels == ["Attachments (1)"])
      files = []
      controller.reloadData()
      #expect(cell.labels == ["Attachments (0)"])
      controller.storedAttachments = nil
      #expect(controller.attachments.map(\.name) == ["own.pdf"])
    }
  }

  @Test func reuseResetsEverything() async throws {
    let model = FilesModel()
    model.files = few
    try await withFiles([]) { cell, controller, window in
      controller.bind(model, to: \.files)
      controller.maxItems = 3
      controller.onChange = { _ in Issue.record("the handler wasn't removed") }
      FilesLog().observe(controller)
      controller.onRetry = { _ in }
      cell.title = "Photos"
      controller.present(at: 0)
      #expect(controller.isPresenting)
      cell.prepareForReuse()
      #expect(!controller.isPresenting && cell.attachmentsController !== controller)
      for ended in [controller, cell.attachmentsController] {
        #expect(ended.onChange == nil && ended.onAdd == nil && ended.onRefuse == nil && ended.onDelete == nil)
        #expect(ended.onRestore == nil && ended.onPreviewFailure == nil && ended.shouldPreview == nil)
        #expect(ended.onRetry == nil)
      }
      await paint(window, frames: 2)
      #expect(cell.labels == ["Attachments (0)"] && cell.tiles.isEmpty && cell.addTile != nil)
      #expect(cell.children.filter { $0 is CollectionView }.count == 1)
      cell.attachmentsController.add([someFile("x.pdf")])
      #expect(model.files.count == 3)
    }
  }

  @Test func repeatedUseLeaksNothing() async throws {
    try await withFiles([]) { cell, _, window in
      @MainActor func use() async {
        cell.attachmentsController.attachments = few
        await paint(window)
        cell.attachmentsController.present(at: 1)
        cell.attachmentsController.dismiss()
        cell.attachmentsController.delete(at: 0)
        cell.prepareForReuse()
        await settle()
        // GTK keeps the previous focus until the next frame.
        await paint(window)
      }
      await use()
      let before = PeerTableCount.now
      for _ in 0..<openings { await use() }
      await settle(turns: 10)
      #expect(PeerTableCount.now == before)
    }
  }

  @Test func keysMoveFocusBetweenTiles() async throws {
    try await withFiles(few) { cell, controller, window in
      let collection = cell.collection
      let log = FilesLog()
      log.observe(controller)
      log.maySelect = false
      #expect(cell.grabFocus() && collection.focusedItem == ItemIndex(section: 0, item: 0))
      #expect(collection.press(.right) && collection.focusedItem == ItemIndex(section: 0, item: 1))
      #expect(collection.press(.enter))
      #expect(log.lines == ["may select 0"] && !controller.isPresenting)
      #expect(collection.press("b") && collection.focusedItem == ItemIndex(section: 0, item: 2))
      // The add tile can't be deleted.
      collection.focusItem(at: ItemIndex(section: 0, item: 0))
      #expect(!collection.press(.delete))
      await paint(window)
    }
  }

  @Test func focusReturnsToAddTileAfterUpload() async throws {
    try await withFiles(few) { cell, controller, window in
      let collection = cell.collection
      let (add, first) = (ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1))
      #expect(cell.grabFocus() && collection.focusedItem == add)
      controller.attachments[2].status = .uploading(0.4)
      #expect(cell.addTile?.isSensitive == false && collection.focusedItem == first)
      controller.attachments[2].status = .uploading(0.8)
      await paint(window)
      #expect(collection.focusedItem == first)
      controller.attachments[2].status = .ready
      #expect(cell.addTile?.isSensitive == true && collection.focusedItem == add)
      // If the user has moved the focus, it stays there.
      controller.attachments[2].status = .uploading(0.4)
      #expect(collection.press(.right) && collection.focusedItem == ItemIndex(section: 0, item: 2))
      controller.attachments[2].status = .ready
      #expect(collection.focusedItem == ItemIndex(section: 0, item: 2))
      // If the focus was elsewhere, it doesn't move.
      window.clearFocus()
      controller.attachments[0].status = .uploading(0.4)
      controller.attachments[0].status = .ready
      #expect(!cell.containsFocus)
    }
    // The first added file is the only other tile.
    try await withFiles([]) { cell, controller, window in
      #expect(cell.grabFocus())
      controller.attachments = [someFile("a.pdf", .uploading(0))]
      #expect(cell.collection.focusedItem == ItemIndex(section: 0, item: 1))
      await paint(window, frames: 2)
      #expect(cell.tiles[0].hasFocus)
      controller.attachments[0].status = .ready
      #expect(cell.addTile?.hasFocus == true)
    }
  }
}
