import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

/// Messages below a form cell.
@Suite(.serialized) struct FormMessageTests {
  init() { #expect(GTKEnvironment.isReady) }

  private func message(in cell: CollectionCell) -> ValidationMessage? {
    cell.children.lazy.compactMap { $0 as? InlineValidationView }.first { $0.isVisible }?.message
  }

  @Test func errorReplacesHintUntilTheUserChangesTheValue() async {
    await withForm(1, of: SwitchFormCell.self) { cells, window in
      let cell = cells[0]
      #expect(message(in: cell) == nil && cell.children.allSatisfy { !($0 is InlineValidationView) })
      cell.hintText = "Ask the customer"
      #expect(message(in: cell) == ValidationMessage("Ask the customer", kind: .none, style: .hint))
      let error = ValidationMessage("It has to be on.")
      #expect(error.kind == .error && error.style == .banner)
      cell.validationMessage = error
      #expect(message(in: cell) == error)
      cell.value = true
      #expect(message(in: cell) == error, "a value set by code keeps the message")
      cell.control(Switch.self)?.isOn = false
      #expect(cell.value == false && message(in: cell)?.text == "Ask the customer")
      cell.hintText = nil
      #expect(message(in: cell) == nil)
    }
  }

  @Test func repeatedTextIsAnnouncedAgain() async {
    await withNoPeerLeft {
      let announcement = Announcement()
      let window = Window()
      window.child = announcement
      #expect(announcement.differingAccessibleLabel(from: "") == nil, "the name of its type isn't a label")
      announcement.announce("Last stroke undone")
      #expect(announcement.differingAccessibleLabel(from: "Last stroke undone") == nil)
      // An unchanged name isn't announced.
      announcement.announce("Last stroke undone")
      #expect(announcement.differingAccessibleLabel(from: "") == nil)
      await settle()
      #expect(announcement.differingAccessibleLabel(from: "Last stroke undone") == nil)
      announcement.announce("Last stroke undone")
      announcement.announce("Signature, not signed")
      await settle()
      #expect(announcement.differingAccessibleLabel(from: "Signature, not signed") == nil)
      window.close()
    }
  }

  @Test(arguments: ValidationMessage.Kind.allCases) func eachKindHasAnIcon(kind: ValidationMessage.Kind) async {
    await withForm(1, of: SwitchFormCell.self) { cells, window in
      cells[0].validationMessage = ValidationMessage("What is said", kind: kind)
      await paint(window, frames: 2)
      let view = cells[0].children.lazy.compactMap { $0 as? InlineValidationView }.first
      let icons = view?.children.filter { $0 is Image && $0.isVisible } ?? []
      #expect(icons.count == (kind == .none ? 0 : 1))
      #expect(icons.allSatisfy { $0.width > 0 && $0.height > 0 })
    }
  }

  @Test func messageIsBelowAndMakesTheCellTaller() async {
    await withForm(1, of: SliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Distance"
      let before = cell.measured(.vertical, forSize: 300).natural
      for (text, style) in [("Short", ValidationMessage.Style.hint), (String(repeating: "long ", count: 60), .banner)] {
        cell.validationMessage = ValidationMessage(text, style: style)
        await paint(window, frames: 2)
        #expect(cell.measured(.vertical, forSize: 300).natural > before)
        let view = cell.children.lazy.compactMap { $0 as? InlineValidationView }.first
        let (box, slider) = (view?.bounds(in: cell), cell.control(Scale.self)?.bounds(in: cell))
        #expect((box?.y ?? 0) >= (slider.map { $0.y + $0.height } ?? .infinity))
        #expect(cell.measured(.horizontal).minimum < 250)
      }
      cell.validationMessage = nil
      #expect(cell.measured(.vertical, forSize: 300).natural == before)
    }
  }

  @Test func successMessageIsTemporary() async throws {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      cells[0].hintText = "Help"
      cells[0].validationMessage = ValidationMessage("Right", kind: .success)
      #expect(message(in: cells[0])?.text == "Right")
      await advance(by: .seconds(ValidationMessage.temporaryDuration - 0.1))
      #expect(message(in: cells[0])?.text == "Right")
      await advance(by: .seconds(0.2))
      #expect(message(in: cells[0])?.text == "Help")
    }
  }

  @Test func reuseRemovesMessages() async {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      cells[0].hintText = "Help"
      cells[0].validationMessage = ValidationMessage("Wrong")
      cells[0].isRequired = true
      cells[0].prepareForReuse()
      #expect(message(in: cells[0]) == nil && !cells[0].isRequired && cells[0].validationMessage == nil)
    }
  }
}
