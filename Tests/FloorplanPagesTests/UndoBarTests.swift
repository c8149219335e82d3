import CGTK
import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct UndoBarTests {
  @Test func barStaysWhileFocused() async throws {
    try await withNoPeerLeft {
      let content = Button(label: "Content")
      let overlay = ToastOverlay(content)
      let window = Window()
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      var undone = 0
      overlay.history.add("Done", undo: { undone += 1 }, redo: {})
      let button = try #require(overlay.undoBar?.button)
      #expect(button.grabFocus())
      await advance(by: .seconds(30))
      #expect(overlay.isOfferingUndo && button.isMapped)
      content.grabFocus()
      await advance(by: .seconds(10))
      #expect(!overlay.isOfferingUndo)
      #expect(!button.isMapped && undone == 0 && content.containsFocus)
      // A button that is pressed by keyboard moves the focus to the remaining content.
      overlay.history.add("Done", undo: { undone += 1 }, redo: {})
      button.grabFocus()
      button.emit("clicked")
      #expect(undone == 1 && !overlay.isOfferingUndo && content.containsFocus)
      window.close()
    }
  }

  @Test func keysUndoAndRedoAfterTheBarIsGone() async {
    await withNoPeerLeft {
      let entry = Entry()
      let overlay = ToastOverlay(entry)
      let window = Window()
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      var done: [String] = []
      for name in ["a", "b"] {
        done.append(name)
        overlay.history.add("Added \(name)") {
          done.removeLast()
        } redo: {
          done.append(name)
        }
      }
      #expect(overlay.isOfferingUndo)
      await advance(by: .seconds(11))
      #expect(!overlay.isOfferingUndo && overlay.history.canUndo)
      // GTK passes keys to the window if nothing has the focus.
      window.clearFocus()
      #expect(window.press("z", .control) && done == ["a"])
      #expect(window.press("z", .control) && done == [])
      #expect(!window.press("z", .control) && overlay.history.canRedo)
      #expect(window.press("z", [.control, .shift]) && done == ["a"] && overlay.isOfferingUndo)
      #expect(window.press("z", [.control, .shift]) && done == ["a", "b"])
      #expect(!window.press("z", [.control, .shift]))
      // A new action after an undo can't be followed by the undone one.
      #expect(window.press("z", .control))
      let id = overlay.history.add("Added c", isOffered: false, undo: {}, redo: {})
      #expect(!overlay.history.canRedo && !overlay.isOfferingUndo)
      // An action that was undone in another way isn't undone again.
      overlay.history.remove(id)
      #expect(window.press("z", .control) && done == [] && !overlay.history.canUndo)
      overlay.history.removeAll()
      #expect(!overlay.history.canRedo)
      window.close()
    }
  }

  @Test func toastOffersToUndo() async throws {
    await withNoPeerLeft {
      let content = Button(label: "Content")
      let overlay = ToastOverlay(content)
      let window = Window()
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      #expect(!window.press("z", .control) && overlay.undoBar == nil)
      var items = [1, 2, 3]
      items.removeLast()
      // The bar also replaces a message.
      content.showToast("3 saved")
      #expect(content.showToast("3 deleted", undo: { items.append(3) }, redo: { items.removeLast() }))
      #expect(overlay.isOfferingUndo && overlay.message == nil)
      overlay.undoBar?.button.emit("clicked")
      #expect(items == [1, 2, 3] && !overlay.isOfferingUndo)
      #expect(window.press("z", [.control, .shift]) && items == [1, 2] && overlay.isOfferingUndo)
      #expect(window.press("z", .control) && items == [1, 2, 3])
      // An action without redo can only be undone, and ends the earlier ones that were undone.
      items = []
      #expect(content.showToast("All deleted", undo: { items = [1] }))
      await advance(by: .seconds(11))
      #expect(!overlay.isOfferingUndo && window.press("z", .control) && items == [1])
      #expect(!window.press("z", [.control, .shift]) && items == [1])
      #expect(!Button(label: "Alone").showToast("Deleted", undo: {}))
      window.close()
    }
  }

  @Test func keysUndoTheLastActionOfAllDisplayedHistories() async {
    await withNoPeerLeft {
      let content = Box(.vertical, [Button(label: "a"), Button(label: "b")])
      let window = Window()
      window.child = content
      window.present()
      await paint(window, frames: 2)
      let histories = (0..<2).map { _ in UndoHistory(maximumCount: 2) }
      for (history, button) in zip(histories, content.children) { history.handleKeys(whileDisplaying: button) }
      var done: [Int] = []
      @MainActor func add(_ number: Int, to index: Int) {
        done.append(number)
        histories[index].add("\(number)") {
          done.removeAll { $0 == number }
        } redo: {
          done.append(number)
        }
      }
      @MainActor func undo() -> Bool { window.press("z", .control) }
      @MainActor func redo() -> Bool { window.press("z", [.control, .shift]) }
      for (number, index) in [1, 0, 1, 0].enumerated() { add(number, to: index) }
      for expected in [[0, 1, 2], [0, 1], [0], []] { #expect(undo() && done == expected) }
      #expect(!undo())
      for expected in [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]] { #expect(redo() && done == expected) }
      #expect(!redo())
      content.children[0].isVisible = false
      #expect(undo() && done == [0, 1, 3])
      // A hidden or disabled history keeps its actions.
      histories[1].isEnabled = { false }
      #expect(!undo() && !redo())
      content.children[0].isVisible = true
      #expect(undo() && done == [0, 1] && undo() && done == [0] && !undo())
      histories[1].isEnabled = { true }
      #expect(undo() && done == [])
      // The oldest action is removed.
      for number in 4..<7 { add(number, to: 0) }
      #expect(undo() && undo() && !undo() && done == [4])
      // A released history leaves no handler at its content.
      do { UndoHistory().handleKeys(whileDisplaying: content) }
      #expect(g_signal_has_handler_pending(content.pointer, g_signal_lookup("map", gtk_widget_get_type()), 0, 1) == 0)
      window.close()
    }
  }

  @Test func staleActionsAreSkipped() async {
    await withNoPeerLeft {
      let overlay = ToastOverlay(Button(label: "Content"))
      let window = Window()
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      let history = overlay.history
      var (done, stale): ([String], Set<String>) = ([], [])
      for name in ["a", "b", "c"] {
        done.append(name)
        history.add(name, isCurrent: { !stale.contains(name) }) {
          done.removeAll { $0 == name }
        } redo: {
          done.append(name)
        }
      }
      stale = ["c"]
      #expect(history.canUndo && !overlay.isOfferingUndo && history.lastTitle == "b")
      #expect(window.press("z", .control) && done == ["a", "c"])
      stale = ["a", "b"]
      #expect(!history.canUndo && !window.press("z", .control))
      #expect(!history.canRedo && !window.press("z", [.control, .shift]) && done == ["a", "c"])
      window.close()
    }
  }

  @Test func focusedTextUndoesNewerChangesFirst() async {
    await withNoPeerLeft {
      let (entry, note) = (Entry(), TextView())
      let overlay = ToastOverlay(Box(.vertical, [entry, note]))
      let window = Window()
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      var undone = 0
      @MainActor func add() { overlay.history.add("Done", undo: { undone += 1 }, redo: {}) }
      entry.clipboard.set(text: "pasted")
      for text in [entry.input, note] {
        @MainActor func contents() -> String { text === note ? note.buffer.text : entry.text }
        undone = 0
        text.grabFocus()
        for _ in 1...2 { add() }
        text.emit("paste-clipboard")
        #expect(await turnUntil { contents() == "pasted" })
        #expect(window.press("z", .control) && contents() == "" && undone == 0)
        #expect(window.press("z", [.control, .shift]) && contents() == "pasted")
        #expect(window.press("z", .control) && contents() == "" && undone == 0)
        // The text has nothing left to undo.
        #expect(window.press("z", .control) && contents() == "" && undone == 1)
        // A paste before the last action stays.
        text.emit("paste-clipboard")
        #expect(await turnUntil { contents() == "pasted" })
        add()
        #expect(window.press("z", .control) && contents() == "pasted" && undone == 2)
        // So does one in a text that has lost the focus.
        text.emit("paste-clipboard")
        #expect(await turnUntil { contents() == "pastedpasted" })
        window.clearFocus()
        #expect(window.press("z", .control) && contents() == "pastedpasted" && undone == 3)
        #expect(!overlay.history.canUndo)
      }
      window.close()
    }
  }
}
