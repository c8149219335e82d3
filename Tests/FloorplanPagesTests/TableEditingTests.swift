import FloorplanLayout
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanForms
@testable import FloorplanPages

@Suite(.serialized) struct TableEditingTests {
  @Observable final class Note: Identifiable {
    var title: String

    init(_ title: String) { self.title = title }
  }

  @Observable final class Notebook {
    var notes = RecordTable([Note("Ash"), Note("Birch"), Note("Cedar")])

    var titles: [String] { notes.map(\.title) }
  }

  @Test func deletedItemReturnsToItsPosition() async throws {
    try await withNoPeerLeft {
      let book = Notebook()
      let page = ListReportPage("Notes", ListItems { book.notes }.searching(\.title)) { cell, note in
        cell.headlineText = note.title
      }
      page.contextActions = { _ in [ContextMenuItem("Edit") {}] }
      page.allowDeletion(from: book, \.notes)
      let overlay = ToastOverlay(NavigationView(page))
      let window = Window()
      window.defaultSize = (400, 600)
      window.child = overlay
      window.present()
      #expect(await turnUntil { page.loadedItems.count == 3 })
      await paint(window, frames: 2)
      let birch = try #require(book.notes.first { $0.title == "Birch" })
      #expect(page.contextActions?(birch).map(\.title) == ["Edit", "Delete"])
      page.listView.focusItem(at: ItemIndex(section: 0, item: 1))
      #expect(page.press(.delete) && book.titles == ["Ash", "Cedar"])
      #expect(overlay.history.lastTitle == "“Birch” deleted")
      #expect(overlay.history.undo() && book.titles == ["Ash", "Birch", "Cedar"])
      #expect(overlay.history.redo() && book.titles == ["Ash", "Cedar"])
      // An item that another place has deleted meanwhile is left alone.
      page.delete(birch, named: "Birch", from: book, \.notes)
      #expect(overlay.history.undo() && book.titles == ["Ash", "Birch", "Cedar"])
      window.close()
    }
  }

  @Test func formAddsNewObjectAndEditsExistingOne() async throws {
    let book = Notebook()
    for (note, title, action) in [
      (Note("Dogwood"), "New Note", "Add"), (try #require(book.notes.first { _ in true }), "Edit Note", "Save"),
    ] {
      try await withOpener { opener, _ in
        let form = Form(note) { FormField("Title", \.title, in: TitleFormCell.self) }
        let window = FormWindow(new: "New Note", existing: "Edit Note", form, in: book, \.notes)
        #expect(window.title == title && window.action == action && form.marksChanges == (action == "Save"))
        #expect(window.present(over: opener))
        let sheet = try #require(window.sheet)
        await sheet.didOpen()
        await sheet.press(sheet.endButton)
        #expect(await turnUntil { !window.isPresented })
      }
    }
    #expect(book.titles == ["Ash", "Birch", "Cedar", "Dogwood"])
  }
}
