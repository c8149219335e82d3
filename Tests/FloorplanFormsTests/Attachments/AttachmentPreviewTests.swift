import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Attachments of a form in the preview window, and the deletion of tiles.
@Suite(.serialized) struct AttachmentPreviewTests {
  private func picture(_ name: String, _ bytes: [UInt8]) -> Attachment {
    Attachment(id: name, name: name, content: .picture(EncodedImage(id: name, bytes: bytes)))
  }
  private var red: [UInt8] { SamplePicture.plain("png", width: 40, height: 20, [255, 0, 0]) }

  private func openPreview(_ controller: AttachmentsController, at index: Int) async throws -> PreviewSheet {
    #expect(controller.present(at: index))
    let sheet = try #require(controller.preview.sheet)
    #expect(await turnUntil { sheet.window.isMapped })
    await paint(sheet.window, frames: 2)
    return sheet
  }

  @Test func buttonsAndKeysMoveBetweenAttachments() async throws {
    try await withFiles([picture("a.png", red), someFile("b.pdf"), someFile("c.txt")]) { cell, controller, _ in
      let sheet = try await openPreview(controller, at: 0)
      let preview = controller.preview
      let window = sheet.window
      #expect(window.title == "a.png" && !sheet.previousButton.isEnabled && sheet.nextButton.isEnabled)
      #expect(window.accessibleRole == .dialog)
      #expect(await turnUntil { sheet.view.showsPicture })
      #expect(sheet.view.labels == ["a.png", "PNG"])
      #expect(sheet.view.picture.differingAccessibleLabel(from: "a.png") == nil)
      sheet.nextButton.emit("clicked")
      #expect(window.title == "b.pdf" && !sheet.view.showsPicture)
      #expect(preview.handle(.right, []) && window.title == "c.txt")
      #expect(!sheet.nextButton.isEnabled)
      sheet.closeButton.emit("clicked")
      #expect(await turnUntil { !controller.isPresenting })
      #expect(cell.collection.focusedItem == controller.itemIndex(ofAttachment: 2))
      #expect(!controller.present(at: 3) && !controller.present(at: -1))
    }
  }

  @Test func unreadableFilesAreReported() async throws {
    let bomb = SamplePicture.emptyPNG(width: 60_000, height: 60_000)
    try await withFiles([picture("broken.png", [1, 2, 3]), picture("bomb.png", bomb), someFile("gone.pdf")]) {
      cell, controller, _ in
      let log = FilesLog()
      log.observe(controller)
      // The tiles display icons instead.
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      #expect(cell.tiles.allSatisfy { !$0.thumbnail.isVisible })
      let sheet = try await openPreview(controller, at: 0)
      #expect(await turnUntil { sheet.view.labels.count == 3 })
      #expect(sheet.view.labels[2].hasPrefix("the image can’t be displayed"))
      #expect(!sheet.zoomInButton.isVisible && sheet.openButton.isVisible)
      sheet.nextButton.emit("clicked")
      #expect(
        await turnUntil {
          sheet.view.labels.last == "the image can’t be displayed: it is too large (60000 × 60000 pixels)"
        })
      sheet.nextButton.emit("clicked")
      #expect(await turnUntil { sheet.view.labels.last == "the file no longer exists" })
      let reports = log.lines.filter { $0.hasPrefix("could not present") }
      #expect(reports.count == 3 && reports[2] == "could not present gone.pdf: the file no longer exists")
      sheet.openButton.emit("clicked")
      #expect(await turnUntil { log.lines.filter { $0.hasPrefix("could not present") }.count == 4 })
    }
  }

  @Test func textIsDisplayedAndOtherFilesSayWhatToDo() async throws {
    try await withFolder { folder in
      // Two scalars for each letter.
      let long = String(repeating: String(repeating: "a\u{308}", count: 49) + "\n", count: 700)
      let contents: [(String, [UInt8])] = [
        ("a.txt", Array("\u{FEFF}Torque: 40 Nm\nChecked".utf8)), ("b.csv", Array(long.utf8)),
        ("c.txt", [0xff, 0xfe, 0]),
        ("d.pdf", Array("%PDF-1.4".utf8)),
      ]
      for (name, bytes) in contents { write(bytes, to: "\(folder)/\(name)") }
      let loader = AttachmentLoader { Array("{\"a\":1}".utf8) }
      let files =
        contents.map { Attachment(id: $0.0, name: $0.0, content: .file("\(folder)/\($0.0)")) }
        + [Attachment(id: "e.json", name: "e.json", content: .loader(loader)), someFile("gone.txt")]
      try await withFiles(files) { _, controller, _ in
        let sheet = try await openPreview(controller, at: 0)
        let view = sheet.view
        #expect(await turnUntil { view.text != nil })
        #expect(view.textPosition != nil && view.textView.text == "Torque: 40 Nm\nChecked")
        #expect(!view.textView.isEditable && view.textView.differingAccessibleLabel(from: "Text") == nil)
        #expect(!view.openButton.isMapped && view.labels.count == 2)
        sheet.nextButton.emit("clicked")
        #expect(view.textPosition == nil)
        #expect(await turnUntil { view.text != nil })
        #expect(view.textView.scalarCount == 64_001 && view.textView.text.last == "…")
        for name in ["c.txt", "d.pdf"] {
          sheet.nextButton.emit("clicked")
          await waitForBackgroundWork()
          await paint(sheet.window, frames: 2)
          #expect(sheet.window.title == name && view.text == nil && view.textPosition == nil)
          #expect(view.openButton.isMapped, "\(name)")
        }
        sheet.nextButton.emit("clicked")
        #expect(await turnUntil { view.text == "{\"a\":1}" })
        await paint(sheet.window, frames: 2)
        #expect(!view.openButton.isMapped)
        sheet.nextButton.emit("clicked")
        #expect(await turnUntil { view.labels.last == "the file no longer exists" })
        #expect(!view.openButton.isMapped && view.textPosition == nil)
      }
    }
  }

  @Test func keysScrollATextAndCopyItsSelection() async throws {
    try await withFolder { folder in
      write(Array(String(repeating: "Torque\n", count: 500).utf8), to: "\(folder)/a.txt")
      let file = Attachment(id: "a", name: "a.txt", content: .file("\(folder)/a.txt"))
      try await withFiles([file, someFile("b.pdf")]) { _, controller, _ in
        let sheet = try await openPreview(controller, at: 0)
        let view = sheet.view
        @MainActor func press(_ key: Key, _ modifiers: ModifierKeys = []) -> Bool {
          controller.preview.handle(key, modifiers)
        }
        #expect(await turnUntil { view.text != nil })
        let position = try #require(view.textPosition)
        #expect(await turnUntil { position.upper > 4 * position.pageSize && position.pageSize > 200 })
        #expect(position.value == 0 && press(.down))
        let step = position.value
        #expect(step > 0 && press(.down, .control) && position.value > 2 * step)
        #expect(press(.up, .control) && position.value == step)
        #expect(press(.up) && position.value == 0)
        #expect(press("c", .control))
        #expect(await turnUntil { sheet.messageBar.text == "“a.txt” copied" })
        // The text view copies its selection.
        view.textView.grabFocus()
        view.textView.buffer.selectAll()
        #expect(!press("c", .control))
        // Without a text, the keys move the focus.
        #expect(press(.right) && !press(.down) && !view.textView.hasFocus)
      }
    }
  }

  @Test func textOfAFileThatBecomesAnotherTypeIsRemoved() async throws {
    try await withFolder { folder in
      write(Array("Torque".utf8), to: "\(folder)/a.txt")
      var file = Attachment(id: "a", name: "a.txt", content: .file("\(folder)/a.txt"))
      try await withFiles([file]) { _, controller, _ in
        let view = try await openPreview(controller, at: 0).view
        #expect(await turnUntil { view.text == "Torque" })
        file.status = .uploading(nil)
        controller.attachments = [file]
        #expect(view.textPosition != nil)
        file.name = "a.pdf"
        controller.attachments = [file]
        await waitForBackgroundWork()
        #expect(view.text == nil && view.textPosition == nil && view.openButton.isMapped)
        // Also while the text is still loading.
        for name in ["a.txt", "a.pdf"] {
          file.name = name
          controller.attachments = [file]
        }
        await waitForBackgroundWork()
        #expect(view.text == nil && view.textPosition == nil && view.openButton.isMapped)
      }
    }
  }

  @Test func damagedImageHasAnotherIconThanOneThatIsLoading() async throws {
    try await withFiles([picture("broken.png", [1, 2, 3])]) { cell, controller, window in
      @MainActor func icon(in widget: Widget) -> String? {
        if let image = widget as? Image { return image.isMapped ? image.iconName : nil }
        for child in widget.children {
          if let name = icon(in: child) { return name }
        }
        return nil
      }
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      await paint(window, frames: 2)
      #expect(!cell.tiles[0].thumbnail.isVisible && icon(in: cell.tiles[0]) == DetailImageView.brokenIconName)
      let sheet = try await openPreview(controller, at: 0)
      #expect(await turnUntil { sheet.view.labels.count == 3 })
      await paint(sheet.window, frames: 2)
      #expect(icon(in: sheet.view.root) == DetailImageView.brokenIconName)
      #expect(sheet.view.labels[2] == "the image can’t be displayed: its format isn’t supported, or it is damaged")
    }
  }

  @Test func loaderRunsOnce() async throws {
    let counter = Counter()
    let bytes = red
    let loader = AttachmentLoader {
      counter.count()
      return bytes
    }
    struct Broken: Error, CustomStringConvertible { let description = "no network" }
    let broken = AttachmentLoader { throw Broken() }
    let files = [
      Attachment(id: "a", name: "a.png", content: .loader(loader)),
      Attachment(id: "b", name: "b.png", content: .loader(broken)),
    ]
    try await withFiles(files) { cell, controller, window in
      #expect(await turnUntil { counter.value == 1 && !controller.preview.contents.needsLoading(broken) })
      await waitForBackgroundWork()
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      await paint(window, frames: 2)
      let thumbnails = cell.tiles.map(\.thumbnail)
      #expect(thumbnails[0].isVisible && !thumbnails[1].isVisible)
      let sheet = try await openPreview(controller, at: 0)
      #expect(await turnUntil { sheet.view.showsPicture })
      sheet.nextButton.emit("clicked")
      #expect(await turnUntil { sheet.view.labels.last == "the file can’t be read: no network" })
      #expect(counter.value == 1)
    }
  }

  @Test func previewFollowsChangesOfFiles() async throws {
    try await withFiles([someFile("a.pdf"), someFile("b.pdf"), someFile("c.pdf")]) { cell, controller, _ in
      let sheet = try await openPreview(controller, at: 1)
      let preview = controller.preview
      controller.attachments.remove(at: 0)
      #expect(sheet.window.title == "b.pdf" && preview.index == 0)
      controller.attachments[0].status = .failed("No room.")
      #expect(sheet.view.labels.last == "No room.")
      controller.attachments.remove(at: 0)
      #expect(sheet.window.title == "c.pdf")
      controller.attachments[0].status = .uploading(nil)
      #expect(sheet.view.labels.last?.hasSuffix("Uploading") == true)
      cell.isEditable = false
      #expect(!sheet.deleteButton.isVisible && controller.isPresenting)
      preview.deleteCurrentItem()
      #expect(controller.attachments.count == 1)
      controller.attachments = []
      #expect(await turnUntil { !controller.isPresenting })
    }
  }

  @Test func deletionInPreviewCanBeUndone() async throws {
    let model = FilesModel()
    model.files = [someFile("a.pdf"), someFile("b.pdf")]
    try await withFiles([]) { _, controller, _ in
      let log = FilesLog()
      controller.bind(model, to: \.files)
      log.observe(controller)
      let sheet = try await openPreview(controller, at: 1)
      let preview = controller.preview
      sheet.deleteButton.emit("clicked")
      #expect(model.files.map(\.name) == ["a.pdf"] && log.lines.last == "deleted b.pdf at 1")
      #expect(sheet.window.title == "a.pdf" && sheet.messageBar.isVisible)
      sheet.messageBar.button.emit("clicked")
      #expect(model.files.map(\.name) == ["a.pdf", "b.pdf"] && log.lines.last == "restored b.pdf at 1")
      #expect(sheet.window.title == "b.pdf" && preview.index == 1 && !sheet.messageBar.isVisible)
      #expect(preview.handle("z", [.control, .shift]))
      #expect(model.files.map(\.name) == ["a.pdf"] && log.lines.last == "deleted b.pdf at 1")
      #expect(sheet.window.title == "a.pdf" && sheet.messageBar.isVisible)
      #expect(preview.handle("z", .control) && model.files.count == 2)
      // If nothing can be changed any longer, deletions can't be undone either.
      preview.deleteCurrentItem()
      controller.isEditable = false
      preview.undo()
      #expect(model.files.map(\.name) == ["a.pdf"])
      controller.isEditable = true
      preview.undo()
      #expect(model.files.map(\.name) == ["a.pdf", "b.pdf"])
    }
  }

  @Test func appRestoresDeletedFile() async throws {
    final class FileStore {
      var files = [someFile("a.pdf"), someFile("b.pdf")]
      var restores = true
    }
    let store = FileStore()
    try await withFiles([]) { _, controller, _ in
      controller.storedAttachments = { store.files }
      controller.onDelete = { store.files.remove(at: $1) }
      controller.onRestore = { if store.restores { store.files.insert($0, at: $1) } }
      let sheet = try await openPreview(controller, at: 0)
      let preview = controller.preview
      preview.deleteCurrentItem()
      #expect(store.files.map(\.name) == ["b.pdf"] && sheet.window.title == "b.pdf")
      preview.undo()
      #expect(store.files.map(\.name) == ["a.pdf", "b.pdf"] && sheet.window.title == "a.pdf")
      store.restores = false
      preview.deleteCurrentItem()
      preview.undo()
      #expect(store.files.map(\.name) == ["b.pdf"])
      #expect(sheet.view.labels.last == "“a.pdf” can’t be restored: it is no longer available")
    }
  }

  @Test func deletionOfTileCanBeUndone() async throws {
    try await withFiles([someFile("a.pdf"), someFile("b.pdf")]) { cell, controller, window in
      let log = FilesLog()
      log.observe(controller)
      let (collection, bar) = (cell.collection, cell.messageBar)
      @MainActor func names() -> [String] { controller.attachments.map(\.name) }
      @MainActor func undo() -> Bool { window.press("z", .control) }
      @MainActor func redo() -> Bool { window.press("z", [.control, .shift]) }
      @MainActor func height() -> Int { cell.measured(.vertical, forSize: cell.width).natural }
      let oldHeight = height()
      collection.focusItem(at: controller.itemIndex(ofAttachment: 1))
      #expect(collection.press(.delete))
      #expect(names() == ["a.pdf"] && cell.labels.first == "Attachments (1)" && log.lines == ["deleted b.pdf at 1"])
      #expect(bar.isVisible && bar.text == "“b.pdf” deleted")
      await paint(window, frames: 2)
      #expect(bar.button.isMapped && height() > oldHeight)
      #expect(bar.button.grabFocus())
      bar.button.emit("clicked")
      #expect(names() == ["a.pdf", "b.pdf"] && log.lines.last == "restored b.pdf at 1" && !bar.isVisible)
      #expect(collection.containsFocus && collection.focusedItem == controller.itemIndex(ofAttachment: 1))
      controller.menu(for: controller.itemIndex(ofAttachment: 0)).last?.perform()
      #expect(names() == ["b.pdf"] && bar.isVisible)
      // The keys work after the message as well.
      await advance(by: .seconds(11))
      #expect(!bar.isVisible)
      #expect(undo() && names() == ["a.pdf", "b.pdf"])
      #expect(redo() && names() == ["b.pdf"] && bar.isVisible)
      #expect(undo() && names() == ["a.pdf", "b.pdf"] && !bar.isVisible && !undo())
      // A deletion in the preview can be undone after the window is closed.
      try await openPreview(controller, at: 1).deleteButton.emit("clicked")
      controller.preview.dismiss()
      #expect(await turnUntil { !controller.isPresenting })
      #expect(names() == ["a.pdf"] && undo() && names() == ["a.pdf", "b.pdf"])
      #expect(redo() && names() == ["a.pdf"])
      // Without permission to change anything, attachments are neither deleted nor restored.
      cell.isEditable = false
      controller.delete(at: 0)
      #expect(!undo() && !redo() && names() == ["a.pdf"])
      #expect(controller.menu(for: controller.itemIndex(ofAttachment: 0)).map(\.title) == ["Preview", "Open"])
      cell.isEditable = true
      #expect(undo() && names() == ["a.pdf", "b.pdf"] && redo())
      // Without tiles, the keys still work, and the cell isn't reused.
      controller.actions = []
      controller.delete(at: 0)
      #expect(names() == [] && !collection.isMapped && cell.hasUnfinishedInput)
      #expect(undo() && names() == ["a.pdf"] && cell.hasUnfinishedInput)
      // Another model has its own attachments.
      controller.delete(at: 0)
      controller.bind(FilesModel(), to: \.files)
      #expect(!bar.isVisible && !undo() && names() == [] && !cell.hasUnfinishedInput)
    }
  }

  @Test func failedUploadCanBeRetried() async throws {
    try await withFiles([someFile("a.pdf", .failed("No room."))]) { _, controller, _ in
      #expect(!controller.menu(for: controller.itemIndex(ofAttachment: 0)).map(\.title).contains("Try Again"))
      var retried: [String] = []
      controller.onRetry = { retried.append($0.name) }
      let items = controller.menu(for: controller.itemIndex(ofAttachment: 0))
      items.first { $0.title == "Try Again" }?.perform()
      #expect(retried == ["a.pdf"])
    }
  }
}

/// Counts on any thread.
private nonisolated final class Counter: @unchecked Sendable {
  // Unchecked: one thread counts at a time, and the main thread reads the value when it is notified.
  private(set) var value = 0
  func count() { value += 1 }
}
