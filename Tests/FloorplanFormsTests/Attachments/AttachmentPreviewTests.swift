import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Attachments in a window of their own, and the question before one is deleted.
@Suite(.serialized) struct AttachmentPreviewTests {
  private func picture(_ name: String, _ bytes: [UInt8]) -> Attachment {
    Attachment(id: name, name: name, content: .picture(EncodedImage(id: name, bytes: bytes)))
  }
  private var red: [UInt8] { SamplePicture.plain("png", width: 40, height: 20, [255, 0, 0]) }

  private func shownPreview(_ controller: AttachmentsController, at place: Int) async throws -> AttachmentPreviewWindow
  {
    #expect(controller.present(at: place))
    let preview = try #require(controller.preview)
    let window = preview.window
    #expect(await turnUntil { window.isMapped })
    await paint(window, frames: 2)
    return preview
  }

  @Test func attachmentsAreGoneThrough() async throws {
    try await withFiles([picture("a.png", red), someFile("b.pdf"), someFile("c.txt")]) { cell, controller, _ in
      let preview = try await shownPreview(controller, at: 0)
      #expect(preview.window.title == "a.png" && !preview.previousButton.isEnabled && preview.nextButton.isEnabled)
      #expect(preview.window.accessibleRole == .dialog)
      #expect(preview.view.labels == ["a.png", "PNG"])
      let shown = try #require(preview.view.children.compactMap { $0 as? PictureView }.first)
      #expect(await turnUntil { shown.isLoaded })
      #expect(shown.isVisible && shown.differingAccessibleLabel(from: "a.png") == nil)
      preview.nextButton.emit("clicked")
      #expect(preview.window.title == "b.pdf" && !shown.isVisible)
      let right = UInt32(bitPattern: GDK_KEY_Right)
      #expect(preview.handle(right, []) && preview.window.title == "c.txt" && !preview.nextButton.isEnabled)
      #expect(preview.handle(right, []) && preview.place == 2)
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_Home), []) && preview.place == 0)
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_End), []) && preview.place == 2)
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_Page_Up), []) && preview.place == 1)
      preview.window.direction = .rtl
      #expect(preview.handle(right, []) && preview.place == 0)
      #expect(!preview.handle(UInt32(bitPattern: GDK_KEY_Tab), []))
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_Escape), []))
      #expect(await turnUntil { !controller.isPresenting })
      #expect(cell.collection.focusedItem == controller.index(of: 0))
      #expect(!controller.present(at: 3) && !controller.present(at: -1))
    }
  }

  @Test func whatCannotBeShownIsTold() async throws {
    let bomb = SamplePicture.emptyPNG(width: 60_000, height: 60_000)
    try await withFiles([picture("broken.png", [1, 2, 3]), picture("bomb.png", bomb), someFile("gone.pdf")]) {
      cell, controller, _ in
      let log = FilesLog()
      controller.delegate = log
      // The tiles show icons in their place.
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      #expect(cell.tiles.allSatisfy { $0.control(DetailImageView.self)?.isVisible == false })
      let preview = try await shownPreview(controller, at: 0)
      #expect(await turnUntil { preview.view.labels.count == 3 })
      #expect(preview.view.labels[2].hasPrefix("the picture can't be shown"))
      preview.show(1)
      #expect(
        await turnUntil { preview.view.labels.last == "the picture can't be shown: it has 60000 by 60000 pixels" })
      preview.show(2)
      #expect(await turnUntil { preview.view.labels.last == "the file is not there any more" })
      let told = log.lines.filter { $0.hasPrefix("could not present") }
      #expect(told.count == 3 && told[2] == "could not present gone.pdf: the file is not there any more")
      preview.openButton.emit("clicked")
      #expect(await turnUntil { log.lines.filter { $0.hasPrefix("could not present") }.count == 4 })
    }
  }

  @Test func whatAnAppLoadsIsLoadedOnce() async throws {
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
      #expect(await turnUntil { counter.value == 1 && controller.contents.known(broken) != nil })
      #expect(await turnUntil { !ImageLoader.shared.isLoading })
      await paint(window, frames: 2)
      let thumbnails = cell.tiles.compactMap { $0.control(DetailImageView.self) }
      #expect(thumbnails[0].isVisible && !thumbnails[1].isVisible)
      let preview = try await shownPreview(controller, at: 0)
      let shown = try #require(preview.view.children.compactMap { $0 as? PictureView }.first)
      #expect(await turnUntil { shown.isLoaded })
      preview.show(1)
      #expect(await turnUntil { preview.view.labels.last == "the file can't be read: no network" })
      #expect(counter.value == 1)
    }
  }

  @Test func aPreviewFollowsWhatBecomesOfTheFiles() async throws {
    try await withFiles([someFile("a.pdf"), someFile("b.pdf"), someFile("c.pdf")]) { cell, controller, _ in
      let preview = try await shownPreview(controller, at: 1)
      controller.attachments.remove(at: 0)
      #expect(preview.window.title == "b.pdf" && preview.place == 0)
      controller.attachments[0].status = .failed("No room.")
      #expect(preview.view.labels.last == "No room.")
      controller.attachments.remove(at: 0)
      #expect(preview.window.title == "c.pdf")
      cell.isEditable = false
      #expect(!preview.deleteButton.isVisible && controller.isPresenting)
      preview.ask()
      #expect(preview.question == nil)
      controller.attachments = []
      #expect(await turnUntil { !controller.isPresenting })
    }
  }

  @Test func deletingIsAskedForInThePreview() async throws {
    try await withFiles([someFile("a.pdf"), someFile("b.pdf")]) { _, controller, _ in
      let log = FilesLog()
      controller.delegate = log
      let preview = try await shownPreview(controller, at: 1)
      preview.deleteButton.emit("clicked")
      let asked = try #require(preview.question)
      #expect(asked.title == "Delete Attachment?" && asked.bodyText == "b.pdf" && !preview.view.isVisible)
      #expect(!preview.nextButton.isEnabled && !preview.closeButton.isEnabled)
      asked.primaryButton.emit("clicked")
      #expect(preview.question == nil && preview.view.isVisible && controller.attachments.count == 2)
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_Delete), []) && preview.question != nil)
      #expect(preview.handle(UInt32(bitPattern: GDK_KEY_Escape), []) && preview.question == nil)
      preview.ask()
      try #require(preview.question).secondaryButton.emit("clicked")
      #expect(controller.attachments.map(\.name) == ["a.pdf"] && log.lines.contains("deleted b.pdf at 1"))
      #expect(preview.window.title == "a.pdf")
      preview.ask()
      try #require(preview.question).secondaryButton.emit("clicked")
      #expect(await turnUntil { !controller.isPresenting })
    }
  }

  @Test func deletingIsAskedForOverTheTiles() async throws {
    try await withFiles([someFile("a.pdf"), someFile("b.pdf")]) { cell, controller, window in
      cell.collection.focusItem(at: controller.index(of: 1))
      #expect(cell.collection.press(GDK_KEY_Delete))
      let first = try #require(controller.question)
      #expect(first.view.bodyText == "b.pdf" && first.window.accessibleRole == .alertDialog)
      controller.askToDelete(at: 0)
      #expect(controller.question === first)
      first.view.primaryButton.emit("clicked")
      #expect(await turnUntil { controller.question == nil })
      #expect(controller.attachments.count == 2)
      controller.menu(for: controller.index(of: 0)).last?.perform()
      let second = try #require(controller.question)
      second.view.secondaryButton.emit("clicked")
      #expect(await turnUntil { controller.attachments.map(\.name) == ["b.pdf"] })
      #expect(cell.labels.first == "Attachments (1)")
      // Who may not change anything isn't asked.
      cell.isEditable = false
      await paint(window, frames: 2)
      controller.askToDelete(at: 0)
      #expect(controller.question == nil)
      #expect(controller.menu(for: controller.index(of: 0)).map(\.title) == ["Preview", "Open"])
    }
  }

  @Test func whatFailedCanBeTriedAgain() async throws {
    try await withFiles([someFile("a.pdf", .failed("No room."))]) { _, controller, _ in
      #expect(!controller.menu(for: controller.index(of: 0)).map(\.title).contains("Try Again"))
      var again: [String] = []
      controller.onRetry = { again.append($0.name) }
      let items = controller.menu(for: controller.index(of: 0))
      items.first { $0.title == "Try Again" }?.perform()
      #expect(again == ["a.pdf"])
    }
  }
}

/// Counts on whatever thread.
private nonisolated final class Counter: @unchecked Sendable {
  // Unchecked: one thread counts at a time, and the main thread looks when it is told.
  private(set) var value = 0
  func count() { value += 1 }
}
