import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct SegmentedControlFormCellTests {
  private static let options = ["Low", "Medium", "High"]

  private func withSegments(
    _ body: (SegmentedControlFormCell, SegmentBar, Window) async throws -> Void
  ) async throws {
    try await withForm(1, of: SegmentedControlFormCell.self) { cells, window in
      let bar = try #require(cells[0].control(SegmentBar.self))
      cells[0].title = "Priority"
      cells[0].valueOptions = Self.options
      await paint(window, frames: 2)
      try await body(cells[0], bar, window)
    }
  }

  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withSegments { cell, bar, _ in
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == 0 && bar.chosen == [0])
      cell.value = 2
      #expect(bar.chosen == [2] && seen.isEmpty)
      bar.pressOption(1)
      #expect(cell.value == 1 && bar.chosen == [1] && seen == [1])
      bar.pressOption(1)
      #expect(seen == [1] && bar.chosen == [1])
    }
  }

  @Test func invalidValueSelectsNothingAndIsKept() async throws {
    try await withSegments { cell, bar, _ in
      for value in [-1, 3, .max, .min] {
        cell.value = value
        #expect(bar.chosen == [] && cell.value == value)
      }
      cell.value = 2
      cell.valueOptions = ["Low", "High"]
      #expect(bar.chosen == [] && cell.value == 2)
      cell.valueOptions = Self.options
      #expect(bar.chosen == [2])
      cell.valueOptions = []
      #expect(bar.buttons.isEmpty && cell.value == 2)
    }
  }

  @Test func arrowKeysSelectAndWrapAround() async throws {
    try await withSegments { cell, bar, window in
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.value = 1
      #expect(window.moveFocus(.tabForward) && bar.focused == 1)
      #expect(bar.press(.right) && bar.focused == 2 && cell.value == 2)
      #expect(bar.press(.right) && bar.focused == 0 && cell.value == 0)
      #expect(bar.press(.left) && bar.focused == 2 && cell.value == 2)
      #expect(bar.press(.home) && cell.value == 0 && bar.press(.end) && cell.value == 2)
      bar.direction = .rtl
      #expect(bar.press(.right) && bar.focused == 1 && cell.value == 1)
      #expect(seen == [2, 0, 2, 0, 2, 1])
      // Up and Down belong to the form.
      #expect(!bar.press(.down) && !bar.press(.up) && cell.value == 1)
      #expect(!bar.moveFocus(.tabForward))
      #expect(bar.buttons.allSatisfy { $0.accessibleRole == .radio } && bar.isAccessibleLabelledByAnother)
    }
  }

  @Test func readOnlyCellDisplaysSelectionAsText() async throws {
    try await withSegments { cell, bar, window in
      cell.value = 1
      cell.isEditable = false
      await paint(window)
      #expect(!bar.isVisible && cell.texts == ["Priority", "Medium"] && cell.copyableText == "Priority: Medium")
      cell.value = 7
      #expect(cell.texts == ["Priority", "–"])
      bar.pressOption(0)
      #expect(cell.value == 7)
      cell.isEditable = true
      cell.isEnabled = false
      bar.pressOption(0)
      #expect(bar.isVisible && bar.buttons[0].stateFlags.contains(.insensitive) && cell.value == 7)
    }
  }

  @Test func segmentsHaveEqualWidths() async throws {
    try await withStandardTheme {
      try await withSegments { cell, bar, window in
        let title = try #require(cell.children.compactMap { $0 as? Label }.first)
        let inline = try #require(bar.bounds(in: cell))
        #expect(
          inline.x + inline.width == Double(cell.width) && inline.x >= Double(title.measured(.horizontal).natural))
        #expect(Set(bar.buttons.map(\.width)).count == 1)
        cell.isStacked = true
        await paint(window, frames: 2)
        let below = try #require(bar.bounds(in: cell))
        #expect(below.width == Double(cell.width) && below.y >= Double(title.height) + 6)
        let boxes = try bar.buttons.map { try #require($0.bounds(in: bar)) }
        bar.direction = .rtl
        await paint(window, frames: 2)
        for (button, old) in zip(bar.buttons, boxes) {
          let new = try #require(button.bounds(in: bar))
          #expect(new.x == Double(bar.width) - old.x - old.width && new.y == old.y)
        }
        bar.direction = .ltr
        cell.isStacked = false
        cell.title = String(repeating: "A long title ", count: 8)
        await paint(window, frames: 2)
        #expect((bar.bounds(in: cell)?.width ?? 0) == Double(cell.width))
      }
    }
  }

  @Test func segmentsWrapToKeepWordsWhole() async throws {
    try await withStandardTheme {
      try await withSegments { cell, bar, window in
        cell.valueOptions = (0..<9).map { "Number\($0)" }
        await paint(window, frames: 2)
        let lines = Set(bar.buttons.compactMap { $0.bounds(in: bar)?.y })
        #expect(lines.count > 1 && lines.count < 9)
        #expect(bar.buttons.allSatisfy { $0.width >= $0.minimumWidth - 24 && ($0.bounds(in: bar)?.x ?? -1) >= 0 })
        #expect(bar.press(.down) == false)
        bar.buttons[0].grabFocus()
        #expect(bar.press(.down) && (bar.focused ?? 0) > 1 && cell.value == bar.focused)
        cell.valueOptions = ["One two three four", "Five six seven eight", "Nine ten eleven twelve"]
        await paint(window, frames: 2)
        // In one line, with wrapped texts.
        #expect(Set(bar.buttons.compactMap { $0.bounds(in: bar)?.y }) == [0] && bar.buttons[0].height > 40)
      }
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withSegments { cell, bar, _ in
      let model = ChoiceModel()
      cell.bind(model, to: \.index)
      cell.isStacked = true
      cell.isEditable = false
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      let writes = model.writes
      cell.prepareForReuse()
      #expect(cell.valueOptions.isEmpty && !cell.isStacked && cell.value == 0 && bar.isVisible)
      cell.valueOptions = Self.options
      bar.pressOption(2)
      #expect(cell.value == 2 && model.index == 0 && model.writes == writes)
    }
  }

  @Test(arguments: Appearance.allCases) func styleMatchesPartsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.SegmentedControlFormCell
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default), appearance: appearance)
    defer { manager.remove() }
    try await withSegments { cell, bar, window in
      for isEnabled in [true, false] {
        cell.isEnabled = isEnabled
        await paint(window, frames: 2)
        for index in [0, 1] {
          let state: StyleState = !isEnabled ? .disabled : index == 0 ? .selected : .normal
          let expected = manager.theme.resolve(Parts.segment, state: state, appearance: appearance)
          #expect(isColor(RealizedStyle(of: bar.buttons[index]).color("color"), expected.color), "\(index), \(state)")
        }
        let raised = manager.theme.resolve(Parts.segment, state: .selected, appearance: appearance)
        #expect(isColor(RealizedStyle(of: bar.buttons[0]).color("background-color"), raised.backgroundColor))
      }
      let track = manager.theme.resolve(Parts.segmentedControl, appearance: appearance)
      #expect(isColor(RealizedStyle(of: bar).color("background-color"), track.backgroundColor))
    }
  }
}
