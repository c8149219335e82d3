import CGTK
import FloorplanForms
import FloorplanPages
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@Suite(.serialized) struct UndoBarTests {
  @Test func barStaysWhileFocused() async throws {
    try await withNoPeerLeft {
      let content = Button(label: "Content")
      let bar = UndoBar(below: content, milliseconds: 100)
      let window = Window()
      window.child = bar.root
      window.present()
      await paint(window, frames: 2)
      var undone = 0
      bar.history.add("Done", undo: { undone += 1 }, redo: {})
      let button = try #require(bar.root.children.last?.children.last?.children.first as? ActionButton)
      #expect(button.grabFocus())
      await advance(by: .milliseconds(300))
      #expect(bar.isOffering && button.isMapped)
      content.grabFocus()
      await advance(by: .milliseconds(100))
      #expect(!bar.isOffering)
      #expect(!button.isMapped && undone == 0 && content.containsFocus)
      // A button that is pressed by keyboard moves the focus to the remaining content.
      bar.history.add("Done", undo: { undone += 1 }, redo: {})
      button.grabFocus()
      button.emit("clicked")
      #expect(undone == 1 && !bar.isOffering && content.containsFocus)
      window.close()
    }
  }

  @Test func keysUndoAndRedoAfterTheBarIsGone() async {
    await withNoPeerLeft {
      let entry = Entry()
      let bar = UndoBar(below: entry, milliseconds: 100)
      let window = Window()
      window.child = bar.root
      window.present()
      await paint(window, frames: 2)
      var done: [String] = []
      for name in ["a", "b"] {
        done.append(name)
        bar.history.add("Added \(name)") {
          done.removeLast()
        } redo: {
          done.append(name)
        }
      }
      #expect(bar.isOffering)
      await advance(by: .milliseconds(200))
      #expect(!bar.isOffering && bar.history.canUndo)
      // GTK passes keys to the window if nothing has the focus.
      window.clearFocus()
      #expect(window.press(GDK_KEY_z, .controlMask) && done == ["a"])
      #expect(window.press(GDK_KEY_z, .controlMask) && done == [])
      #expect(!window.press(GDK_KEY_z, .controlMask) && bar.history.canRedo)
      #expect(window.press(GDK_KEY_z, [.controlMask, .shiftMask]) && done == ["a"] && bar.isOffering)
      #expect(window.press(GDK_KEY_Z, [.controlMask, .shiftMask]) && done == ["a", "b"])
      #expect(!window.press(GDK_KEY_z, [.controlMask, .shiftMask]))
      // A new action after an undo can't be followed by the undone one.
      #expect(window.press(GDK_KEY_z, .controlMask))
      let id = bar.history.add("Added c", isOffered: false, undo: {}, redo: {})
      #expect(!bar.history.canRedo && !bar.isOffering)
      // An action that was undone in another way isn't undone again.
      bar.history.remove(id)
      #expect(window.press(GDK_KEY_z, .controlMask) && done == [] && !bar.history.canUndo)
      bar.history.removeAll()
      #expect(!bar.history.canRedo)
      window.close()
    }
  }

  @Test func focusedFieldUndoesNewerTypingFirst() async throws {
    try await withNoPeerLeft {
      let bar = UndoBar(below: Entry())
      let window = Window()
      window.child = bar.root
      window.present()
      await paint(window, frames: 2)
      var undone = 0
      for isTyped in [false, true] {
        bar.history.add("Done", undo: { undone += 1 }, redo: {})
        if isTyped { #expect(!window.press(GDK_KEY_x)) }
        // The first controller is the one before the field.
        let keys = try #require(window.controllers(of: KeyController.self).first { $0.phase == .capture })
        let z = UInt32(bitPattern: GDK_KEY_z)
        #expect(keys.emit("key-pressed", z, UInt32(0), GdkModifierType.controlMask) != isTyped)
      }
      #expect(undone == 1)
      // The field had nothing to undo.
      #expect(window.press(GDK_KEY_z, .controlMask) && undone == 2 && !bar.history.canUndo)
      window.close()
    }
  }
}
