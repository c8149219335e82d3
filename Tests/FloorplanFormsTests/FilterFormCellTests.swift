import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct FilterFormCellTests {
  private static let options = ["Priority", "Status", "Due Date", "Name"]

  private func withFilter(_ body: (FilterFormCell, ChipGroup, Window) async throws -> Void) async throws {
    try await withForm(1, of: FilterFormCell.self) { cells, window in
      let chips = try #require(cells[0].control(ChipGroup.self))
      cells[0].title = "Sort By"
      cells[0].valueOptions = Self.options
      await paint(window, frames: 2)
      try await body(cells[0], chips, window)
    }
  }

  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withFilter { cell, chips, _ in
      var seen: [[Int]] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == [] && chips.chosen == [] && chips.buttons.map(\.text) == Self.options)
      cell.value = [2, 0]
      #expect(chips.chosen == [0, 2] && seen.isEmpty && cell.value == [2, 0])
      chips.pressOption(1)
      #expect(cell.value == [0, 1, 2] && seen == [[0, 1, 2]] && chips.chosen == [0, 1, 2])
      chips.pressOption(0)
      #expect(seen == [[0, 1, 2], [1, 2]] && chips.chosen == [1, 2])
    }
  }

  @Test func lastChipStaysIfEmptySelectionIsNotAllowed() async throws {
    try await withFilter { cell, chips, _ in
      var calls = 0
      cell.onChangeHandler = { _ in calls += 1 }
      cell.value = [1]
      cell.allowsEmptySelection = false
      chips.pressOption(1)
      #expect(cell.value == [1] && chips.chosen == [1] && calls == 0)
      cell.allowsEmptySelection = true
      chips.pressOption(1)
      #expect(cell.value == [] && chips.chosen == [] && calls == 1)
    }
  }

  @Test func singleSelectionUsesRadioButtons() async throws {
    try await withFilter { cell, chips, _ in
      #expect(chips.buttons.allSatisfy { $0.accessibleRole == .checkbox })
      cell.value = [3, 1]
      cell.allowsMultipleSelection = false
      #expect(chips.buttons.allSatisfy { $0.accessibleRole == .radio } && chips.buttons.map(\.text) == Self.options)
      #expect(chips.chosen == [3] && cell.value == [3, 1])
      chips.pressOption(0)
      #expect(cell.value == [0] && chips.chosen == [0])
      cell.allowsMultipleSelection = true
      #expect(chips.buttons.allSatisfy { $0.accessibleRole == .checkbox } && chips.chosen == [0])
    }
  }

  @Test func removingOptionsKeepsTheOthersSelected() async throws {
    try await withFilter { cell, chips, window in
      let model = ChoiceModel()
      model.chosen = [1, 3]
      cell.bind(model, to: \.chosen)
      let writes = model.writes
      chips.buttons[3].grabFocus()
      cell.valueOptions = ["Priority", "Status"]
      // Immediately, before GTK searches for a new position.
      #expect(chips.focused == 1)
      await paint(window, frames: 2)
      #expect(chips.chosen == [1] && cell.value == [1, 3] && chips.containsFocus)
      cell.valueOptions = Self.options
      #expect(chips.chosen == [1, 3] && model.writes == writes)
      cell.valueOptions = ["Priority", "Status"]
      chips.pressOption(0)
      #expect(model.chosen == [0, 1] && model.writes == writes + 1)
      cell.valueOptions = []
      #expect(chips.buttons.isEmpty && cell.value == [0, 1])
    }
  }

  @Test func equalTextsAreSeparateOptions() async throws {
    try await withFilter { cell, chips, _ in
      cell.valueOptions = ["Same", "Same", ""]
      #expect(chips.buttons[1].differingAccessibleLabel(from: "Same, 2 of 2") == nil)
      chips.pressOption(1)
      #expect(cell.value == [1] && chips.chosen == [1])
      chips.pressOption(2)
      #expect(cell.value == [1, 2])
    }
  }

  @Test func arrowKeysMoveWithinOneTabStop() async throws {
    try await withFilter { cell, chips, window in
      cell.buttonSize = .flexible
      cell.value = [1]
      window.defaultSize = (300, 400)
      await paint(window, frames: 2)
      #expect(window.moveFocus(.tabForward) && chips.focused == 1)
      #expect(chips.press(.right) && chips.focused == 2)
      #expect(chips.press(.end) && chips.focused == 3)
      #expect(chips.press(.right) && chips.focused == 3)
      #expect(chips.press(.home) && chips.focused == 0)
      #expect(chips.press(.left) && chips.focused == 0)
      #expect(!chips.press(.right, .control) && chips.focused == 0)
      #expect(!chips.press("x"))
      chips.direction = .rtl
      #expect(chips.press(.left) && chips.focused == 1)
      chips.direction = .ltr
      // Tab leaves the cell; returning focuses the chip that was left.
      #expect(!chips.moveFocus(.tabForward))
      window.clearFocus()
      #expect(chips.grabFocus() && chips.focused == 1)
      #expect(cell.value == [1])
      window.clearFocus()
      cell.value = [3]
      #expect(cell.takeFocus() && chips.focused == 3)
      // There is no other chip: the key isn't handled.
      #expect(!chips.press(.down) && chips.focused == 3)
    }
  }

  @Test func upAndDownMoveToNearestChip() async throws {
    try await withFilter { cell, chips, window in
      cell.valueOptions = (0..<12).map { "Option \($0)" }
      await paint(window, frames: 2)
      let columns = try #require(chips.buttons.firstIndex { ($0.bounds(in: chips)?.y ?? 0) > 0 })
      #expect((2...6).contains(columns))
      chips.buttons[1].grabFocus()
      #expect(chips.press(.down) && chips.focused == 1 + columns)
      #expect(chips.press(.up) && chips.focused == 1)
      #expect(!chips.press(.up) && chips.focused == 1)
    }
  }

  @Test func spacePressesFocusedChip() async throws {
    try await withFilter { cell, chips, _ in
      chips.buttons[2].grabFocus()
      // The key that GtkButton binds.
      chips.buttons[2].emit("activate")
      await advance(by: .milliseconds(250))
      #expect(cell.value == [2])
    }
  }

  @Test func readOnlyCellDisplaysSelectionAsText() async throws {
    try await withFilter { cell, chips, window in
      cell.value = [2, 0, 9]
      chips.buttons[0].grabFocus()
      cell.isEditable = false
      await paint(window)
      #expect(!chips.isVisible && cell.texts == ["Sort By", "Priority, Due Date"] && cell.control == nil)
      #expect(cell.copyableText == "Sort By: Priority, Due Date")
      cell.value = []
      #expect(cell.texts == ["Sort By", "–"])
      chips.pressOption(0)
      #expect(cell.value == [])
      cell.isEditable = true
      #expect(chips.isVisible && cell.texts == ["Sort By"])
      cell.isEnabled = false
      #expect(chips.buttons[0].stateFlags.contains(.insensitive))
    }
  }

  @Test func titleNamesAndMessageDescribesTheGroup() async throws {
    try await withFilter { cell, chips, _ in
      #expect(chips.isAccessibleLabelledByAnother && chips.accessibleRole == .group)
      cell.isRequired = true
      #expect(cell.texts == ["Sort By *"])
      cell.hintText = "What comes first"
      #expect(chips.differingAccessibleDescription(from: "Required, What comes first") == nil)
      #expect(chips.buttons[1].differingAccessibleLabel(from: "Status") == nil)
      cell.title = ""
      cell.isRequired = false
      #expect(cell.texts.isEmpty)
    }
  }

  @Test func chipsWrapAndAreMirroredInRTL() async throws {
    try await withStandardTheme {
      try await withFilter { cell, chips, window in
        let title = try #require(cell.children.compactMap { $0 as? Label }.first)
        let boxes = try chips.buttons.map { try #require($0.bounds(in: cell)) }
        // Equal widths, below the title, in two lines.
        #expect(Set(boxes.map(\.width)).count == 1 && boxes[0].y >= Double(title.height) + 6)
        #expect(boxes.allSatisfy { $0.height >= 44 && $0.width >= 44 })
        #expect(boxes[1].x == boxes[0].x + boxes[0].width + 6 && boxes[0].x == 0)
        #expect(boxes[3].y == boxes[0].y + boxes[0].height + 6)
        cell.direction = .rtl
        await paint(window, frames: 2)
        for (button, old) in zip(chips.buttons, boxes) {
          let new = try #require(button.bounds(in: cell))
          #expect(new == (Double(cell.width) - old.x - old.width, old.y, old.width, old.height))
        }
        cell.direction = .ltr
        cell.buttonSize = .flexible
        await paint(window, frames: 2)
        let widths = chips.buttons.map(\.width)
        #expect(Set(widths).count > 1 && widths.allSatisfy { Double($0) <= boxes[0].width })
        // If there is space, they are next to the title, at the trailing edge.
        cell.valueOptions = ["A", "B"]
        await paint(window, frames: 2)
        let last = try #require(chips.buttons[1].bounds(in: cell))
        #expect(last.x + last.width == Double(cell.width) && last.y < Double(title.height))
      }
    }
  }

  @Test func longTextWraps() async throws {
    try await withStandardTheme {
      try await withFilter { cell, chips, window in
        cell.valueOptions = ["Short", String(repeating: "very long words ", count: 20)]
        await paint(window, frames: 2)
        #expect(chips.buttons.allSatisfy { ($0.bounds(in: cell).map { $0.x + $0.width } ?? .infinity) <= 360 })
        #expect((chips.buttons[1].bounds(in: cell)?.height ?? 0) > 88)
      }
    }
  }

  @Test func handlesThousandChips() async throws {
    try await withFilter { cell, chips, window in
      cell.valueOptions = (0..<1000).map { "Option \($0)" }
      await paint(window, frames: 2)
      chips.buttons[0].grabFocus()
      #expect(chips.press(.end) && chips.focused == 999)
      chips.pressOption(999)
      #expect(cell.value == [999])
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withFilter { cell, chips, _ in
      let model = ChoiceModel()
      cell.bind(model, to: \.chosen)
      cell.allowsMultipleSelection = false
      cell.allowsEmptySelection = false
      cell.buttonSize = .flexible
      cell.isEditable = false
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      let writes = model.writes
      cell.prepareForReuse()
      #expect(cell.valueOptions.isEmpty && cell.allowsMultipleSelection && cell.allowsEmptySelection)
      #expect(cell.buttonSize == .fixed && cell.value == [] && cell.isEditable && chips.isVisible)
      cell.valueOptions = Self.options
      chips.pressOption(0)
      #expect(cell.value == [0] && model.chosen == [] && model.writes == writes)
      #expect(chips.buttons[0].accessibleRole == .checkbox)
    }
  }

  @Test(arguments: Appearance.allCases) func styleMatchesPartsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.FilterFormCell
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), appearance: appearance)
    defer { manager.remove() }
    try await withFilter { cell, chips, window in
      cell.value = [0]
      for isEnabled in [true, false] {
        cell.isEnabled = isEnabled
        await paint(window, frames: 2)
        for (index, state) in [(0, isEnabled ? StyleState.selected : .disabled), (1, isEnabled ? .normal : .disabled)] {
          let expected = manager.theme.resolve(Parts.chip, state: state, appearance: appearance)
          let style = RealizedStyle(of: chips.buttons[index])
          #expect(isColor(style.color("color"), expected.color), "\(index), \(state)")
        }
        let chosen = manager.theme.resolve(Parts.chip, state: .selected, appearance: appearance)
        #expect(isColor(RealizedStyle(of: chips.buttons[0]).color("background-color"), chosen.backgroundColor))
      }
      #expect(RealizedStyle(of: chips.buttons[0]).pixels("border-top-left-radius") == 16)
    }
  }

  @Test func boxesWrapInLines() {
    /// The positions and widths of the boxes of each line.
    func lines(_ widths: [Int], in width: Int) -> [[[Int]]] {
      let boxes = widths.map { _ in Box(.horizontal) }
      for box in boxes { box.setSizeRequest(width: -1, height: 10) }
      var arrangement = Arrangement()
      arrangement.wrap(
        boxes, sizes: widths.map { Measurement(minimum: 0, natural: $0) }, width: width, gap: 6, lineGap: 4,
        stretches: true)
      #expect(arrangement.frames.map(\.widget) == boxes && arrangement.frames.allSatisfy { $0.height == 10 })
      return Dictionary(grouping: arrangement.frames, by: \.y).sorted { $0.key < $1.key }.map { _, line in
        line.map { [$0.x, $0.width] }
      }
    }
    #expect(lines([40, 40, 40], in: 132) == [[[0, 40], [46, 40], [92, 40]]])
    #expect(lines([40, 40, 40], in: 131) == [[[0, 40], [46, 40]], [[0, 40]]])
    #expect(lines([], in: 100).isEmpty)
    // A box that is wider than the line has a separate line.
    #expect(lines([10, 300, 10], in: 100) == [[[0, 10]], [[0, 100]], [[0, 10]]])
    #expect(lines([10, 10], in: 0) == [[[0, 0]], [[0, 0]]])
    #expect(lines([10, 10], in: .max) == [[[0, 10], [16, 10]]])
  }
}
