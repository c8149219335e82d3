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
      bar.offer("Done") { undone += 1 }
      let button = try #require(bar.root.children.last?.children.last?.children.first as? ActionButton)
      #expect(button.grabFocus())
      await advance(by: .milliseconds(300))
      #expect(bar.isOffering && button.isMapped)
      content.grabFocus()
      await advance(by: .milliseconds(100))
      #expect(!bar.isOffering)
      #expect(!button.isMapped && undone == 0 && content.containsFocus)
      // A button that is pressed by keyboard moves the focus to the remaining content.
      bar.offer("Done") { undone += 1 }
      button.grabFocus()
      button.emit("clicked")
      #expect(undone == 1 && !bar.isOffering && content.containsFocus)
      window.close()
    }
  }
}
