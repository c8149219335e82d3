import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Files in a window as large as its parent: navigating, zooming, copying, saving and deleting.
@Suite(.serialized) struct PreviewWindowTests {
  private static let red: [UInt8] = [255, 0, 0]

  private func picture(_ name: String, width: Int = 40, height: Int = 20) -> Attachment {
    let bytes = SamplePicture.plain("png", width: width, height: height, Self.red)
    return Attachment(id: name, name: name, content: .picture(EncodedImage(id: "\(name) \(width)", bytes: bytes)))
  }
  private func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 0.01 }
  private var three: [Attachment] { ["a.pdf", "b.pdf", "c.pdf"].map { someFile($0) } }

  /// Deletes from its own items, and records the calls.
  private final class ItemStore {
    var items: [Attachment]
    var lines: [String] = []
    var deletes = true
    var restores = true
    /// Whether it updates the window's items.
    var setsItems = false
    nonisolated struct Refusal: Error, CustomStringConvertible { let description = "the store is locked" }

    init(_ items: [Attachment]) { self.items = items }

    func observe(_ preview: PreviewWindow) {
      preview.onDelete = { [unowned self, weak preview] in try delete($0, at: $1, of: preview) }
      preview.onShow = { [unowned self] item, _ in lines.append("shows \(item.name)") }
      preview.onProblem = { [unowned self] in lines.append("could not present \($0.name): \($1)") }
      preview.onClose = { [unowned self] in lines.append("closed at \($0.map { "\($0)" } ?? "none")") }
    }

    private func delete(_ item: Attachment, at index: Int, of preview: PreviewWindow?) throws -> PreviewRestoreHandler {
      guard deletes else { throw Refusal() }
      lines.append("deleted \(item.name) at \(index)")
      items.remove(at: index)
      if setsItems { preview?.items = items }
      return { [weak self, weak preview] in
        guard let self, restores else { throw Refusal() }
        lines.append("restored \(item.name)")
        items.insert(item, at: index)
        if setsItems { preview?.items = items }
      }
    }
    /// The reported deletions.
    var changes: [String] { lines.filter { $0.hasPrefix("deleted") || $0.hasPrefix("restored") } }
    /// The displayed items that were reported.
    var shows: [String] { lines.filter { $0.hasPrefix("shows") } }
  }

  private struct Stage {
    let preview: PreviewWindow
    let sheet: PreviewSheet
    let store: ItemStore
    let window: Window
    let opener: Button

    func press(_ key: Key, _ modifiers: ModifierKeys = []) -> Bool {
      preview.handle(key, modifiers)
    }
    var title: String { sheet.window.title }
    var names: [String] { preview.items.map(\.name) }
  }

  private func withPreview(
    _ items: [Attachment], at index: Int = 0, _ direction: TextDirection = .ltr,
    _ location: SourceLocation = #_sourceLocation, _ body: (Stage) async throws -> Void
  ) async throws {
    try await withNoPeerLeft(location) {
      let (window, opener, other) = (Window(), Button(label: "Show"), Button(label: "Other"))
      window.child = Box(.vertical, [other, opener])
      window.defaultSize = (420, 640)
      opener.direction = direction
      window.present()
      #expect(await turnUntil { window.isMapped })
      await paint(window, frames: 2)
      let store = ItemStore(items)
      let preview = PreviewWindow(items)
      store.observe(preview)
      #expect(preview.present(at: index, over: opener))
      let sheet = try #require(preview.sheet)
      #expect(await turnUntil { sheet.window.isMapped })
      await paint(sheet.window, frames: 2)
      try await body(Stage(preview: preview, sheet: sheet, store: store, window: window, opener: opener))
      preview.dismiss()
      await settle()
      if !window.isDisposed { window.close() }
    }
  }

  // MARK: Navigating

  @Test func keysFollowTheReadingDirection() async throws {
    let steps: [(key: Key, index: Int)] = [
      (.right, 1), (.right, 2), (.right, 2), (.left, 1), (.home, 0),
      (.left, 0), (.end, 2), (.pageUp, 1), (.pageDown, 2), (.pageDown, 2),
    ]
    for direction in [TextDirection.ltr, .rtl] {
      try await withPreview(three, direction) { stage in
        #expect(stage.sheet.window.direction == direction)
        for (key, index) in steps {
          let isMirrored = direction == .rtl
          let mirrored = [Key.left: Key.right, .right: .left]
          #expect(stage.press(isMirrored ? mirrored[key] ?? key : key))
          #expect(stage.preview.index == index && stage.title == three[index].name, "\(key) \(direction)")
          #expect(stage.sheet.previousButton.isEnabled == (index > 0))
          #expect(stage.sheet.nextButton.isEnabled == (index < 2))
        }
        #expect(stage.store.shows.prefix(4) == ["shows a.pdf", "shows b.pdf", "shows c.pdf", "shows b.pdf"])
        #expect(!stage.press(.tab) && !stage.press(.right, .alt))
        stage.preview.show(7)
        stage.preview.show(-1)
        #expect(stage.preview.index == 2)
      }
    }
  }

  @Test func swipeMovesToTheAdjacentItem() async throws {
    for direction in [TextDirection.ltr, .rtl] {
      try await withPreview(three, at: 1, direction) { stage in
        let drag = try #require(stage.sheet.view.root.controllers(of: DragGesture.self).first)
        @MainActor func swipe(_ distance: Double) -> Int {
          drag.emit("drag-begin", 200.0, 200.0)
          drag.emit("drag-update", distance, 3.0)
          drag.emit("drag-end", distance, 3.0)
          return stage.preview.index
        }
        #expect(swipe(20) == 1 && swipe(-20) == 1)
        #expect(swipe(-80) == (direction == .rtl ? 0 : 2))
        #expect(swipe(80) == 1)
      }
    }
  }

  @Test func focusStartsAtTheCloseButton() async throws {
    try await withPreview(three) { stage in
      #expect(stage.sheet.window.focusWidget === stage.sheet.closeButton)
    }
  }

  @Test func titleBarIsStyledByTheTheme() async throws {
    try await withPreview(three) { stage in
      #expect(stage.sheet.window.titleBar?.hasStyleClass("fdlFUINavigationBar") == true)
    }
  }

  @Test func windowFillsItsParentAndReturnsFocus() async throws {
    try await withPreview(three, at: 1) { stage in
      let size = stage.sheet.window.defaultSize
      #expect(size.width >= stage.window.width && size.height >= stage.window.height)
      // A button that becomes disabled keeps the focus.
      stage.sheet.nextButton.grabFocus()
      stage.sheet.nextButton.emit("clicked")
      #expect(stage.sheet.window.focusWidget === stage.sheet.previousButton)
      #expect(stage.preview.present(at: 0, over: stage.opener) && stage.preview.index == 0)
      stage.sheet.window.requestClose()
      #expect(await turnUntil { !stage.preview.isPresented })
      #expect(stage.window.focusWidget === stage.opener && stage.store.lines.last == "closed at 0")
      // It can be opened again.
      #expect(stage.preview.present(at: 2, over: stage.opener) && stage.preview.sheet !== stage.sheet)
      #expect(stage.store.lines.last == "shows c.pdf")
      #expect(stage.preview.present(at: 3, over: stage.opener) == false)
    }
  }

  @Test func closesWithItsParent() async throws {
    try await withPreview(three) { stage in
      stage.window.close()
      #expect(await turnUntil { !stage.preview.isPresented })
      #expect(stage.store.lines.last == "closed at none")
    }
  }

  @Test func windowKeepsItselfAliveWhilePresented() async throws {
    await withNoPeerLeft {
      let window = Window()
      let opener = Button(label: "Show")
      window.child = opener
      window.present()
      #expect(await turnUntil { window.isMapped })
      weak var weakPreview: PreviewWindow?
      do {
        let preview = PreviewWindow(three)
        preview.present(over: opener)
        weakPreview = preview
      }
      await settle()
      #expect(weakPreview?.isPresented == true)
      weakPreview?.dismiss()
      await settle()
      #expect(weakPreview == nil)
      window.close()
    }
  }

  // MARK: Zooming

  @Test func keysAndButtonsZoom() async throws {
    try await withPreview([picture("large.png", width: 3000, height: 2000), someFile("b.pdf")]) { stage in
      let view = stage.sheet.view
      #expect(await turnUntil { view.showsPicture && !ImageLoader.shared.isLoading })
      await paint(stage.sheet.window, frames: 2)
      let fit = view.picture.zoom.scale
      #expect(fit < 0.2 && stage.sheet.zoomInButton.isVisible && !stage.sheet.zoomOutButton.isEnabled)
      #expect(stage.press("1", .control) && view.picture.zoom.percentage == 100)
      #expect(stage.press("+", [.control, .shift]) && view.picture.zoom.percentage == 150)
      #expect(stage.press("-", .control) && view.picture.zoom.percentage == 100)
      let before = view.picture.zoom.frame
      #expect(stage.press(.right, .control) && isNear(view.picture.zoom.frame.minX, before.minX - 64))
      #expect(stage.press(.up, .control) && isNear(view.picture.zoom.frame.minY, before.minY + 64))
      // A finger moves a picture that is larger than the window.
      let drag = try #require(view.root.controllers(of: DragGesture.self).first)
      let initial = view.picture.zoom.frame
      drag.emit("drag-begin", 200.0, 200.0)
      drag.emit("drag-update", -60.0, 0.0)
      drag.emit("drag-update", -100.0, 10.0)
      drag.emit("drag-end", -100.0, 10.0)
      #expect(stage.preview.index == 0)
      let moved = view.picture.zoom.frame
      #expect(isNear(moved.minX, initial.minX - 100) && isNear(moved.minY, initial.minY + 10))
      #expect(stage.sheet.announcement.differingAccessibleLabel(from: "100%") == nil)
      stage.sheet.fitButton.emit("clicked")
      #expect(view.picture.zoom.scale == fit && !stage.sheet.zoomOutButton.isEnabled)
      stage.sheet.fitButton.emit("clicked")
      #expect(view.picture.zoom.percentage == 100)
      stage.sheet.zoomInButton.emit("clicked")
      stage.sheet.zoomOutButton.emit("clicked")
      #expect(stage.press("0", .control) && view.picture.zoom.scale == fit)
      // A file that isn't a picture can't be enlarged; the focus stays in the window.
      stage.sheet.zoomInButton.grabFocus()
      #expect(stage.press(.right) && !stage.sheet.zoomInButton.isVisible)
      #expect(stage.sheet.window.focusWidget === stage.sheet.closeButton)
      #expect(stage.press("+", .control))
    }
  }

  @Test func slowLoadingIsDisplayed() async throws {
    let gate = Gate()
    let loader = AttachmentLoader {
      gate.pass()
      return [1, 2, 3]
    }
    try await withPreview([Attachment(id: "a", name: "a.png", content: .loader(loader))]) { stage in
      await advance(by: .milliseconds(300))
      #expect(stage.sheet.view.labels.last == "PNG · Loading…")
      gate.open()
      #expect(await turnUntil { stage.sheet.view.labels.count == 3 })
      #expect(stage.sheet.view.labels[1] == "PNG" && !stage.sheet.view.showsPicture)
      #expect(stage.store.lines.last?.hasPrefix("could not present a.png: the image can’t be displayed") == true)
    }
  }

  // MARK: Deleting

  @Test func deletionIsImmediateAndUndoRestoresTheIndex() async throws {
    for setsItems in [false, true] {
      for index in 0...2 {
        try await withPreview(three, at: index) { stage in
          stage.store.setsItems = setsItems
          let name = three[index].name
          #expect(stage.press(.delete))
          #expect(
            stage.names == stage.store.items.map(\.name) && stage.names.count == 2 && !stage.names.contains(name))
          #expect(stage.title == stage.names[min(index, 1)] && stage.sheet.messageBar.isVisible)
          #expect(stage.sheet.messageBar.text == "“\(name)” deleted")
          #expect(stage.sheet.announcement.differingAccessibleLabel(from: "“\(name)” deleted") == nil)
          #expect(stage.sheet.messageBar.button.currentTitle == "Undo")
          #expect(stage.press("z", .control))
          #expect(stage.names == three.map(\.name) && stage.store.items == three)
          #expect(stage.title == name && stage.preview.index == index && !stage.sheet.messageBar.isVisible)
          // Nothing more can be restored.
          stage.preview.undo()
          #expect(stage.store.changes == ["deleted \(name) at \(index)", "restored \(name)"])
        }
      }
    }
  }

  @Test func deletionsAreUndoneInReverseOrder() async throws {
    for setsItems in [false, true] {
      try await withPreview(three, at: 1) { stage in
        stage.store.setsItems = setsItems
        for _ in 0..<3 { stage.preview.deleteCurrentItem() }
        #expect(stage.names.isEmpty && stage.preview.item == nil && stage.preview.isPresented)
        let empty = try #require(stage.sheet.coveringView)
        #expect(empty.title == "“a.pdf” deleted" && !stage.sheet.messageBar.isVisible)
        // The result of examining a deleted file is ignored.
        await waitForBackgroundWork()
        #expect(empty.bodyText == nil)
        #expect(!stage.sheet.deleteButton.isVisible && !stage.sheet.nextButton.isEnabled)
        #expect(stage.sheet.window.focusWidget === empty.primaryButton)
        #expect(!stage.press(.right) && !stage.press(.delete))
        empty.primaryButton.emit("clicked")
        #expect(stage.names == ["a.pdf"] && stage.title == "a.pdf" && stage.sheet.coveringView == nil)
        #expect(stage.sheet.deleteButton.isVisible && stage.sheet.view.isVisible)
        #expect(stage.press("z", .control) && stage.names == ["a.pdf", "c.pdf"])
        #expect(stage.press("z", .control) && stage.names == ["a.pdf", "b.pdf", "c.pdf"])
        #expect(stage.title == "b.pdf" && stage.store.items == three)
      }
    }
  }

  @Test func windowClosesAfterTheLastItem() async throws {
    try await withPreview([someFile("a.pdf")]) { stage in
      #expect(stage.press(.delete))
      let empty = try #require(stage.sheet.coveringView)
      await settle()
      #expect(stage.preview.isPresented)
      empty.secondaryButton.emit("clicked")
      #expect(await turnUntil { !stage.preview.isPresented })
      #expect(stage.store.lines.last == "closed at none")
    }
    // Without a deletion, nothing could be restored.
    try await withPreview(three) { stage in
      stage.preview.items = []
      #expect(await turnUntil { !stage.preview.isPresented })
    }
  }

  @Test func failedDeletionAndUndoAreReported() async throws {
    try await withPreview([picture("a.png"), picture("b.png")]) { stage in
      stage.store.deletes = false
      stage.preview.deleteCurrentItem()
      #expect(stage.names.count == 2 && !stage.sheet.messageBar.isVisible)
      #expect(stage.sheet.view.labels.last == "“a.png” can’t be deleted: the store is locked")
      stage.store.deletes = true
      stage.store.restores = false
      stage.preview.deleteCurrentItem()
      stage.preview.undo()
      #expect(stage.names == ["b.png"] && !stage.sheet.messageBar.isVisible)
      #expect(stage.sheet.view.labels.last == "“a.png” can’t be restored: the store is locked")
      stage.preview.deleteCurrentItem()
      stage.preview.undo()
      let empty = try #require(stage.sheet.coveringView)
      #expect(empty.title == "No Files")
      #expect(empty.bodyText == "“b.png” can’t be restored: the store is locked")
      empty.primaryButton.emit("clicked")
      #expect(await turnUntil { !stage.preview.isPresented })
    }
  }

  @Test func nothingIsDeletedWithoutPermission() async throws {
    try await withPreview(three) { stage in
      stage.sheet.deleteButton.grabFocus()
      let deletion = stage.preview.onDelete
      stage.preview.onDelete = nil
      #expect(!stage.sheet.deleteButton.isVisible)
      #expect(stage.sheet.window.focusWidget === stage.sheet.closeButton)
      #expect(stage.press(.delete) && stage.names.count == 3 && stage.store.changes.isEmpty)
      stage.preview.onDelete = deletion
      #expect(stage.sheet.deleteButton.isVisible)
    }
  }

  @Test func messageDisappearsUnlessFocused() async throws {
    try await withPreview(three) { stage in
      let bar = stage.sheet.messageBar
      bar.milliseconds = 5
      stage.preview.deleteCurrentItem()
      bar.button.grabFocus()
      await advance(by: .milliseconds(400))
      #expect(bar.isVisible)
      stage.sheet.closeButton.grabFocus()
      #expect(await turnUntil { !bar.isVisible })
      // Keys still restore deletions.
      #expect(stage.press("z", .control) && stage.names.count == 3)
    }
  }

  @Test func windowFollowsChangesOfItems() async throws {
    try await withPreview(three, at: 1) { stage in
      stage.preview.items = [three[2], three[1], someFile("d.pdf")]
      #expect(stage.title == "b.pdf" && stage.preview.index == 1)
      stage.preview.items = [three[2], someFile("d.pdf"), three[1]]
      #expect(stage.title == "b.pdf" && stage.preview.index == 2 && !stage.sheet.nextButton.isEnabled)
      stage.preview.items = [three[2], someFile("d.pdf")]
      #expect(stage.title == "d.pdf" && stage.preview.index == 1)
      stage.preview.deleteCurrentItem()
      stage.preview.deleteCurrentItem()
      #expect(stage.sheet.coveringView != nil)
      stage.preview.items = [three[0]]
      #expect(stage.title == "a.pdf" && stage.sheet.coveringView == nil)
    }
  }

  // MARK: Copying, saving, opening

  @Test func picturesAndFilesCanBeCopied() async throws {
    try await withFolder { folder in
      write("text", to: "\(folder)/b.txt")
      let text = Attachment(id: "b", name: "b.txt", content: .file("\(folder)/b.txt"))
      try await withPreview([picture("a.png"), text]) { stage in
        let clipboard = stage.window.clipboard
        #expect(await turnUntil { stage.sheet.view.showsPicture })
        clipboard.set(text: "nothing")
        #expect(stage.press("c", .control))
        #expect(await turnUntil { clipboard.hasFilesOrPicture })
        #expect(stage.sheet.messageBar.text == "“a.png” copied" && !stage.sheet.messageBar.button.isVisible)
        var pasted: TransferredContent?
        clipboard.readFilesOrPicture(limit: 1 << 20) { pasted = $0 }
        #expect(await turnUntil { pasted != nil })
        guard case .picture(let bytes, _) = pasted else {
          Issue.record("expected a picture, got \(String(describing: pasted))")
          return
        }
        let box = PictureBox(width: 100, height: 100, fit: .contain)
        let copied = try decodePicture(bytes, for: box, pixelLimit: 1 << 20)
        #expect(copied.width == 40 && copied.height == 20)
        stage.preview.show(1)
        pasted = nil
        stage.sheet.copyButton.emit("clicked")
        #expect(await turnUntil { stage.sheet.messageBar.text == "“b.txt” copied" })
        clipboard.readFilesOrPicture(limit: 1 << 20) { pasted = $0 }
        #expect(await turnUntil { pasted != nil })
        #expect(pasted == .files(["\(folder)/b.txt"]))
        clipboard.set(text: "")
      }
    }
  }

  @Test func filesCanBeSaved() async throws {
    try await withFolder { folder in
      let item = picture("a.png")
      try await withPreview([item, someFile("gone.pdf")]) { stage in
        stage.preview.save(item, at: .path("\(folder)/copy.png"))
        #expect(await turnUntil { stage.sheet.messageBar.text == "“a.png” saved" })
        let saved = try contentsOfFile("\(folder)/copy.png")
        guard case .picture(let image) = item.content else { return }
        #expect(saved == image.bytes)
        stage.preview.save(item, at: .path("\(folder)/none/copy.png"))
        #expect(await turnUntil { stage.sheet.view.labels.last?.hasPrefix("the file can’t be saved: ") == true })
        stage.preview.save(stage.preview.items[1], at: .path("\(folder)/gone.pdf"))
        // It isn't the displayed item.
        #expect(
          await turnUntil { stage.sheet.view.labels.last == "“gone.pdf”: the file no longer exists" })
        #expect(stage.store.lines.last == "could not present gone.pdf: the file no longer exists")
      }
    }
  }
}
