import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct ValuePickerFormCellTests {
  init() { #expect(GTKEnvironment.isReady) }

  private func withCell(
    _ location: SourceLocation = #_sourceLocation,
    _ body: (ValuePickerFormCell, Window) async throws -> Void
  ) async rethrows {
    try await withForm(1, of: ValuePickerFormCell.self, location) { cells, window in
      cells[0].title = "Price"
      cells[0].valueOptions = ["5", "10", "15"]
      await paint(window, frames: 2)
      try await body(cells[0], window)
    }
  }

  @Test func isInitiallyClosedWithTheFirstOption() async throws {
    try await withCell { cell, _ in
      #expect(cell.value == 0 && !cell.isPickerVisible && cell.all(OptionList.self).isEmpty)
      #expect(try cell.displayedText == "5")
      #expect(cell.tracksLiveChanges && !cell.alwaysShowsPicker)
      let button = try cell.button
      #expect(button.differingAccessibleLabel(from: "Price, 5") == nil)
      #expect(button.isAccessibleExpanded == false && button.accessibleRole == .button)
    }
  }

  @Test func openingAndClosingAreReported() async {
    await withCell { cell, _ in
      var states: [Bool] = []
      cell.onPickerVisibilityChange = { states.append($0) }
      for isOpen in [true, true, false, false] { cell.isPickerVisible = isOpen }
      #expect(states == [true, false])
      cell.alwaysShowsPicker = true
      cell.isEditable = false
      #expect(states == [true, false, true, false])
      cell.isEditable = true
      cell.prepareForReuse()
      #expect(states == [true, false, true, false, true])
    }
  }

  @Test func rowOpensAndFocusesThePicker() async throws {
    try await withCell { cell, window in
      let closed = cell.measured(.vertical, forSize: 300).natural
      try cell.pressRow()
      let list = try cell.options
      #expect(cell.isPickerVisible && list.selected == 0 && list.containsFocus)
      #expect(try cell.button.isAccessibleExpanded == true && cell.valueLabel.stateFlags.contains(.selected))
      #expect(cell.measured(.vertical, forSize: 300).natural > closed + 30)
      await paint(window, frames: 2)
      #expect(cell.press(.escape))
      #expect(!cell.isPickerVisible && cell.measured(.vertical, forSize: 300).natural == closed)
      #expect(try cell.button.hasFocus && cell.button.isAccessibleExpanded == false)
      #expect(!cell.valueLabel.stateFlags.contains(.selected))
      // While it is closed, the key isn't handled.
      #expect(!cell.press(.escape))
    }
  }

  @Test func clickOpensUnlessReleasedElsewhere() async throws {
    try await withCell { cell, _ in
      let button = try cell.button
      button.click(4, 4)
      #expect(cell.isPickerVisible)
      button.click(4, 4)
      #expect(!cell.isPickerVisible)
      for gesture in button.controllers(of: ClickGesture.self) {
        gesture.emit("pressed", Int32(1), 4.0, 4.0)
        #expect(button.stateFlags.contains(.active))
        gesture.emit("released", Int32(1), 4.0, -30.0)
        #expect(!button.stateFlags.contains(.active))
      }
      #expect(!cell.isPickerVisible)
    }
  }

  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withCell { cell, _ in
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.value = 2
      try cell.pressRow()
      let list = try cell.options
      #expect(list.selected == 2 && seen.isEmpty && list.all(ListBoxRow.self).count == 3)
      try cell.choose(1)
      #expect(cell.value == 1 && seen == [1])
      #expect(try cell.displayedText == "10")
      try cell.choose(1)
      #expect(seen == [1] && cell.isPickerVisible)
      cell.value = 0
      #expect(list.selected == 0 && seen == [1])
      let marks = list.all(Image.self).map(\.isChildVisible)
      #expect(marks == [true, false, false])
    }
  }

  @Test func activatingAnOptionClosesThePicker() async throws {
    try await withCell { cell, _ in
      try cell.pressRow()
      try cell.first(ListBox.self).emit("row-activated", cell.first(ListBoxRow.self))
      #expect(!cell.isPickerVisible)
      cell.alwaysShowsPicker = true
      try cell.first(ListBox.self).emit("row-activated", cell.first(ListBoxRow.self))
      #expect(cell.isPickerVisible)
    }
  }

  @Test(arguments: [Key.enter, .space])
  func keySelectsTheFocusedOptionAndClosesThePicker(key: Key) async throws {
    try await withCell { cell, _ in
      for option in [1, 1, 0] {
        try cell.pressRow()
        let list = try cell.first(ListBox.self)
        #expect(list.all(ListBoxRow.self)[option].grabFocus())
        #expect(!list.press(key, .control) && cell.isPickerVisible)
        #expect(list.press(key) && !cell.isPickerVisible)
        #expect(try cell.value == option && cell.button.containsFocus)
      }
      cell.alwaysShowsPicker = true
      #expect(try cell.first(ListBoxRow.self).grabFocus() && cell.first(ListBox.self).press(key))
      #expect(cell.isPickerVisible)
    }
  }

  @Test func choiceIsReportedOnCloseWithoutLiveChanges() async throws {
    try await withCell { cell, _ in
      let model = PickerModel()
      cell.bind(model, to: \.option)
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.tracksLiveChanges = false
      try cell.pressRow()
      try cell.choose(0)
      try cell.choose(2)
      #expect(cell.value == 1 && seen.isEmpty && model.writes == 0)
      #expect(try cell.displayedText == "15")
      cell.isPickerVisible = false
      #expect(cell.value == 2 && seen == [2] && model.option == 2 && model.writes == 1)
      // Returning to the old option isn't a change.
      try cell.pressRow()
      try cell.choose(0)
      try cell.choose(2)
      cell.isPickerVisible = false
      #expect(seen == [2] && model.writes == 1)
      // A value that the model sets while a choice is pending takes precedence.
      try cell.pressRow()
      try cell.choose(0)
      model.option = 1
      await settle()
      #expect(try cell.displayedText == "10" && cell.options.selected == 1)
      cell.isPickerVisible = false
      #expect(model.option == 1 && seen == [2])
    }
  }

  @Test func reuseAndLosingFocusCommitAPendingChoice() async throws {
    try await withForm(2, of: ValuePickerFormCell.self) { cells, window in
      for cell in cells { cell.valueOptions = ["a", "b"] }
      await paint(window, frames: 2)
      let model = PickerModel()
      cells[0].bind(model, to: \.option)
      cells[0].tracksLiveChanges = false
      try cells[0].pressRow()
      try cells[0].choose(0)
      #expect(model.option == 1)
      #expect(try cells[1].button.grabFocus())
      await settle()
      #expect(model.option == 0 && model.writes == 1)
      try cells[0].choose(1)
      cells[0].prepareForReuse()
      #expect(model.option == 1 && model.writes == 2 && !cells[0].isPickerVisible)
    }
  }

  @Test func removingTheSelectedOptionKeepsTheValue() async throws {
    try await withCell { cell, _ in
      var seen: [Int] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.value = 2
      try cell.pressRow()
      cell.valueOptions = ["5"]
      let list = try cell.options
      #expect(cell.value == 2 && list.selected == nil && list.all(ListBoxRow.self).count == 1)
      #expect(try cell.displayedText == "No value selected")
      cell.emptyValueText = "Nothing"
      #expect(try cell.displayedText == "Nothing")
      cell.valueOptions = ["5", "10", "15", "20"]
      #expect(try list.selected == 2 && cell.displayedText == "15")
      // Without options, there is nothing to open.
      cell.valueOptions = []
      #expect(!cell.isPickerVisible && cell.value == 2)
      try cell.pressRow()
      #expect(try !cell.isPickerVisible && !cell.button.isVisible)
      cell.valueOptions = ["5"]
      #expect(try cell.button.isVisible && seen.isEmpty)
      for invalid in [-1, .min, .max] {
        cell.value = invalid
        #expect(try cell.displayedText == "Nothing")
      }
    }
  }

  @Test func readOnlyOrDisabledCellDoesNotOpen() async throws {
    try await withCell { cell, _ in
      cell.value = 1
      try cell.pressRow()
      cell.isEditable = false
      #expect(try !cell.isPickerVisible && !cell.button.isVisible && cell.control == nil && cell.displayedText == "10")
      cell.isPickerVisible = true
      #expect(!cell.isPickerVisible)
      #expect(!cell.titleLabel.stateFlags.contains(.insensitive))
      // Two texts, without the appearance or role of a button.
      let button = try cell.button
      #expect(!button.isVisible && !cell.accessory.isVisible)
      #expect([cell.titleLabel, cell.valueLabel].allSatisfy { $0.isVisible && $0.accessibleRole == .label })
      #expect(cell.titleLabel.text == "Price")
      cell.isEditable = true
      #expect(button.isVisible && cell.accessory.isVisible)
      cell.isPickerVisible = true
      cell.isEnabled = false
      #expect(!cell.isPickerVisible && button.stateFlags.contains(.insensitive))
      cell.isPickerVisible = true
      #expect(!cell.isPickerVisible)
    }
  }

  @Test func changingOptionsKeepsFocusInTheList() async throws {
    try await withCell { cell, window in
      try cell.pressRow()
      await paint(window, frames: 2)
      for options in [["A", "B", "C"], ["A"]] {
        cell.valueOptions = options
        #expect(try cell.isPickerVisible && cell.options.containsFocus)
        await paint(window, frames: 2)
        #expect(try cell.options.containsFocus)
      }
    }
  }

  @Test func pickerCanStayOpen() async throws {
    try await withCell { cell, _ in
      cell.alwaysShowsPicker = true
      #expect(try cell.isPickerVisible && !cell.button.isVisible)
      try cell.pressRow()
      cell.isPickerVisible = false
      #expect(cell.isPickerVisible && !cell.press(.escape))
      #expect(try cell.grabFocus() && cell.options.containsFocus)
      cell.isEditable = false
      #expect(!cell.isPickerVisible)
      cell.isEditable = true
      #expect(cell.isPickerVisible)
      cell.alwaysShowsPicker = false
      #expect(try cell.button.isVisible)
      cell.isPickerVisible = false
      #expect(!cell.isPickerVisible)
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withCell { cell, _ in
      let model = PickerModel()
      cell.bind(model, to: \.option)
      cell.emptyValueText = "?"
      cell.alwaysShowsPicker = true
      cell.tracksLiveChanges = false
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.prepareForReuse()
      #expect(cell.valueOptions.isEmpty && cell.value == 0 && cell.emptyValueText == "No value selected")
      #expect(cell.tracksLiveChanges && !cell.alwaysShowsPicker && !cell.isPickerVisible)
      #expect(
        try cell.displayedText == "No value selected"
          && cell.button.differingAccessibleLabel(from: cell.displayedText) == nil)
      cell.valueOptions = ["a", "b"]
      try cell.pressRow()
      try cell.choose(1)
      #expect(cell.value == 1 && model.writes == 0)
    }
  }

  @Test func titleAndValueStackAndAreMirroredInRTL() async throws {
    try await withCell { cell, window in
      let chevron = Double(8 + cell.accessory.measured(.horizontal).natural)
      var (key, value) = (
        try #require(cell.titleLabel.bounds(in: cell)), try #require(cell.valueLabel.bounds(in: cell))
      )
      #expect(key.x == 0 && value.x + value.width == Double(cell.width) - chevron && abs(key.y - value.y) < 8)
      cell.direction = .rtl
      await paint(window, frames: 2)
      (key, value) = (try #require(cell.titleLabel.bounds(in: cell)), try #require(cell.valueLabel.bounds(in: cell)))
      #expect(value.x == chevron && key.x + key.width == Double(cell.width))
      cell.title = "The greatest price that one of our customers may ever be asked to pay for this"
      await paint(window, frames: 2)
      (key, value) = (try #require(cell.titleLabel.bounds(in: cell)), try #require(cell.valueLabel.bounds(in: cell)))
      #expect(value.y >= key.y + key.height && key.height > 30)
      #expect(cell.measure(.vertical, forSize: cell.width).arrangementIndex == 1)
    }
  }

  @Test func longListScrolls() async throws {
    try await withCell { cell, _ in
      cell.valueOptions = (0..<7).map { "\($0)" }
      try cell.pressRow()
      let list = try cell.options
      let seven = list.measured(.vertical, forSize: 300).natural
      cell.valueOptions = (0..<200).map { "\($0)" }
      let many = list.measured(.vertical, forSize: 300).natural
      #expect(many > seven && many < seven / 7 * 8)
    }
  }

  @Test func openingInAFormKeepsTheScrollPosition() async throws {
    let model = PickerModel()
    let fields = (0..<60).map { number in
      FormField("Option \(number)", \PickerModel.option, in: ValuePickerFormCell.self) {
        $0.valueOptions = ["a", "b", "c"]
      }
    }
    try await withFormView({ Form(model) { fields } }) { _, view, window in
      view.contentOffset.y = 300
      await paint(window, frames: 3)
      let index = try #require(view.boundItems.sorted().dropFirst(3).first)
      let cell = try #require(view.cell(at: index) as? ValuePickerFormCell)
      let offset = view.contentOffset.y
      let y = try #require(cell.bounds(in: view)).y
      try cell.pressRow()
      await paint(window, frames: 5)
      #expect(view.contentOffset.y == offset)
      #expect(try #require(cell.bounds(in: view)).y == y && cell.isPickerVisible)
      try cell.pressRow()
      await paint(window, frames: 3)
      #expect(view.contentOffset.y == offset)
      // A picker that opens below the edge is scrolled into view.
      let last = try #require(view.boundItems.sorted().last)
      let low = try #require(view.cell(at: last) as? ValuePickerFormCell)
      try low.pressRow()
      await paint(window, frames: 6)
      let box = try #require(low.bounds(in: view))
      #expect(box.y + box.height <= Double(view.height) + 1)
    }
  }
}

extension ValuePickerFormCell {
  /// The list of options, after the picker has been opened.
  fileprivate var options: OptionList { get throws { try first(OptionList.self) } }
  /// Chooses an option like the user.
  fileprivate func choose(_ option: Int) throws {
    try options.first(ListBox.self).selectedRow = options.all(ListBoxRow.self)[option]
  }
}
