import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

/// Attachments that the user renames in their tile and in the preview.
@Suite(.serialized) struct AttachmentRenamingTests {
  @Test func typedNamesAreTrimmedAndChecked() throws {
    let files = ["a.pdf", "b.pdf", "B.txt"].map { someFile($0) }
    func name(_ text: String) -> Result<String, AttachmentNameError> {
      Result { () throws(AttachmentNameError) in try files[0].newName(text, among: files) }
    }
    for text in ["c.pdf", "a.pdf", "A.PDF", "b", "..", "übersicht 2.pdf"] { #expect(name(text) == .success(text)) }
    #expect(name(" \u{3000}two words.pdf\t") == .success("two words.pdf"))
    for text in ["", " ", "\n"] { #expect(name(text) == .failure(.empty)) }
    for text in ["a/b.pdf", "/", "/a"] { #expect(name(text) == .failure(.slash)) }
    for text in ["b.pdf", "B.PDF", " b.txt "] { #expect(name(text) == .failure(.inUse)) }
    #expect("\(AttachmentNameError.inUse)" == "another attachment has this name")
    let stems = [
      "invoice.pdf": 7, "a.tar.gz": 5, "e\u{301}.pdf": 2, ".hidden": 7, "notes": 5, "v1.final version": 16, "": 0,
    ]
    for (name, length) in stems { #expect(someFile(name).stemLength == length, "\(name)") }
  }

  @Test func tileIsRenamedInPlace() async throws {
    let model = FilesModel()
    model.files = ["a.pdf", "b.pdf"].map { someFile($0) }
    try await withFiles([]) { cell, controller, window in
      let log = FilesLog()
      log.observe(controller)
      controller.onRename = { log.lines.append("renamed \($1) to \($0.name)") }
      controller.bind(model, to: \.files)
      await paint(window, frames: 2)
      let collection = cell.collection
      @MainActor func names() -> [String] { model.files.map(\.name) }
      @MainActor func isEditing() -> Bool { cell.tiles.contains { $0.nameField != nil } }
      collection.focusItem(at: controller.itemIndex(ofAttachment: 1))
      // It is off by default.
      #expect(!collection.press(.function(2)) && !isEditing())
      let index = controller.itemIndex(ofAttachment: 1)
      #expect(!controller.menu(for: index).map(\.title).contains("Rename…"))
      controller.allowsRenaming = true
      #expect(controller.menu(for: index).map(\.title) == ["Preview", "Open", "Rename…", "Delete"])
      #expect(collection.press(.function(2)))
      let field = try #require(cell.tiles[1].nameField)
      let entry = field.field.entry
      #expect(cell.tiles[1].lines.labels.first != "b.pdf" && entry.containsFocus && entry.text == "b.pdf")
      #expect(entry.input.differingAccessibleLabel(from: "File name") == nil)
      // A refused name stays, with the reason.
      for (text, reason) in [
        ("", "Enter a name."), ("x/y.pdf", "A name can’t contain “/”."), ("A.pdf", "Another attachment has this name."),
      ] {
        entry.input.retype(text)
        // Otherwise, the same message wouldn't be announced again.
        #expect(!field.message.isVisible && field.message.message.text.isEmpty)
        entry.emit("activate")
        await settle()
        #expect(field.message.isVisible && field.message.message.text == reason && entry.text == text)
        #expect(entry.input.differingAccessibleDescription(from: reason) == nil)
      }
      #expect(names() == ["a.pdf", "b.pdf"] && isEditing())
      entry.input.retype("  c.pdf ")
      entry.emit("activate")
      #expect(await turnUntil { !isEditing() })
      #expect(names() == ["a.pdf", "c.pdf"] && log.lines == ["renamed b.pdf to c.pdf"])
      #expect(cell.names == names() && collection.focusedItem == index && collection.containsFocus)
      #expect(cell.messageBar.isVisible && cell.messageBar.text == "“b.pdf” renamed to “c.pdf”")
      #expect(window.press("z", .control) && names() == ["a.pdf", "b.pdf"] && !cell.messageBar.isVisible)
      #expect(log.lines.last == "renamed c.pdf to b.pdf")
      #expect(window.press("z", [.control, .shift]) && names() == ["a.pdf", "c.pdf"])
    }
  }

  @Test func onlyTheStemIsSelected() async throws {
    try await withFiles([someFile("report 1.pdf"), someFile("other.pdf")]) { cell, controller, window in
      controller.allowsRenaming = true
      @MainActor func begin() async throws -> AttachmentNameField {
        controller.beginRenaming(at: 0)
        await paint(window, frames: 2)
        return try #require(cell.tiles[0].nameField)
      }
      @MainActor func name() -> String { controller.attachments[0].name }
      var field = try await begin()
      field.field.entry.input.type("bill")
      #expect(field.field.entry.text == "bill.pdf")
      // Escape keeps the name.
      #expect(try #require(field.field.parent).press(.escape))
      #expect(await turnUntil { cell.tiles[0].nameField == nil })
      #expect(name() == "report 1.pdf" && cell.tiles[0].lines.labels.first == "report 1.pdf")
      // Leaving the field applies a valid name, and drops another one.
      field = try await begin()
      field.field.entry.input.type("bill")
      cell.addTile?.grabFocus()
      #expect(await turnUntil { cell.tiles[0].nameField == nil })
      #expect(name() == "bill.pdf" && cell.addTile?.hasFocus == true)
      field = try await begin()
      field.field.entry.input.type("other")
      cell.addTile?.grabFocus()
      #expect(await turnUntil { cell.tiles[0].nameField == nil })
      #expect(name() == "bill.pdf" && cell.tiles[0].lines.labels.first == "bill.pdf")
      // An unchanged name isn't a change.
      field = try await begin()
      field.field.entry.emit("activate")
      #expect(await turnUntil { cell.tiles[0].nameField == nil })
      #expect(cell.messageBar.text == "“report 1.pdf” renamed to “bill.pdf”")
      // Pressing the tile doesn't open the preview meanwhile, and reuse ends the input.
      _ = try await begin()
      cell.tiles[0].activate()
      #expect(!controller.isPresenting)
      controller.attachments = []
      await settle()
      #expect(controller.attachments.isEmpty && cell.tiles.isEmpty)
    }
  }

  @Test func appThatStoresAttachmentsRenamesThem() async throws {
    final class FileStore {
      var files = ["a.pdf", "b.pdf"].map { someFile($0) }
      var isLocked = false
    }
    let store = FileStore()
    try await withFiles([]) { cell, controller, window in
      controller.allowsRenaming = true
      controller.storedAttachments = { store.files }
      controller.onRename = { attachment, _ in
        guard !store.isLocked, let index = store.files.firstIndex(where: { $0.id == attachment.id }) else { return }
        store.files[index].name = attachment.name
      }
      controller.preview.rename("a.pdf", to: "c.pdf")
      #expect(store.files.map(\.name) == ["c.pdf", "b.pdf"] && cell.message == nil)
      // The old name is in use now.
      store.files.append(someFile("A.pdf"))
      controller.reloadData()
      #expect(window.press("z", .control))
      #expect(store.files[0].name == "c.pdf")
      #expect(cell.message == "“c.pdf” can’t be renamed: another attachment has this name")
      store.isLocked = true
      controller.preview.rename("b.pdf", to: "d.pdf")
      #expect(cell.message == "“b.pdf” can’t be renamed: its name can’t be changed")
      #expect(!cell.hasUnfinishedInput)
      cell.isEditable = false
      #expect(controller.preview.onRename == nil)
    }
  }

  /// Undo used to refuse a name that the app had given, but that a user can't enter.
  @Test func undoRestoresAnyEarlierName() async throws {
    var files = ["a.pdf", " b.pdf ", "c/d.pdf"].map { someFile($0) }
    files.append(Attachment(id: "other", name: "A.pdf", content: .file("/nowhere/A.pdf")))
    try await withFiles(files) { cell, controller, window in
      controller.allowsRenaming = true
      for file in files {
        controller.preview.rename(file.id, to: "new.pdf")
        #expect(controller.attachments.first { $0.id == file.id }?.name == "new.pdf")
        #expect(window.press("z", .control))
        #expect(controller.attachments == files && cell.message == nil)
      }
    }
  }

  @Test func previewRenamesItsItem() async throws {
    try await withFiles(["a.pdf", "b.pdf", "c.pdf"].map { someFile($0) }) { _, controller, _ in
      #expect(controller.present(at: 1))
      let preview = controller.preview
      let sheet = try #require(preview.sheet)
      #expect(await turnUntil { sheet.window.isMapped })
      @MainActor func press(_ key: Key, _ modifiers: ModifierKeys = []) -> Bool {
        preview.handle(key, modifiers)
      }
      @MainActor func names() -> [String] { controller.attachments.map(\.name) }
      #expect(!sheet.renameButton.isVisible && !press(.function(2)))
      controller.allowsRenaming = true
      #expect(sheet.renameButton.isVisible)
      sheet.renameButton.emit("clicked")
      let field = try #require(sheet.view.nameField)
      // The keys are for the text.
      for key in [Key.right, .delete, .home] { #expect(!press(key)) }
      #expect(!press("z", .control) && sheet.window.title == "b.pdf" && names().count == 3)
      field.field.entry.input.type("new")
      field.field.entry.emit("activate")
      #expect(await turnUntil { sheet.view.nameField == nil })
      #expect(names() == ["a.pdf", "new.pdf", "c.pdf"] && sheet.window.title == "new.pdf")
      #expect(sheet.view.labels.first == "new.pdf" && sheet.messageBar.text == "“b.pdf” renamed to “new.pdf”")
      #expect(sheet.window.focusWidget === sheet.renameButton)
      #expect(press(.home) && press("z", .control))
      #expect(names() == ["a.pdf", "b.pdf", "c.pdf"] && sheet.window.title == "b.pdf")
      // The next item ends the input.
      #expect(press(.function(2)) && sheet.view.nameField != nil)
      sheet.view.nameField?.field.entry.input.type("last")
      sheet.nextButton.emit("clicked")
      #expect(sheet.view.nameField == nil && sheet.window.title == "c.pdf" && sheet.view.labels.first == "c.pdf")
      await settle()
      #expect(names()[2] == "c.pdf")
      // Closing the window used to drop the typed name.
      #expect(press(.function(2)))
      sheet.view.nameField?.field.entry.input.type("closed")
      sheet.requestClose()
      #expect(await turnUntil { !controller.isPresenting })
      #expect(names()[2] == "closed.pdf")
    }
  }
}
