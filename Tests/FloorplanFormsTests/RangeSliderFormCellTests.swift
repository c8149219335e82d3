import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct RangeSliderFormCellTests {
  private func slider(_ cell: RangeSliderFormCell) -> RangeSlider {
    cell.control() ?? RangeSlider()
  }
  private func fields(_ cell: RangeSliderFormCell) -> [ValueField<Double>] {
    cell.children.compactMap { $0 as? ValueField<Double> }
  }
  private func texts(_ cell: RangeSliderFormCell) -> [String] {
    fields(cell).filter { $0.isVisible }.map { $0.text }
  }

  /// The position of a number on the slider, in pixels.
  private func x(_ number: Double, in cell: RangeSliderFormCell) -> Double {
    let slider = slider(cell)
    guard let bar = slider.children.first as? RangeBar, let box = bar.trough.bounds(in: slider) else { return .nan }
    let line = slider.line
    return box.x + bar.trough.thumbCenter(of: (number - line.lower) / (line.upper - line.lower))
  }

  private func drag(_ start: Double, _ ends: [Double], in cell: RangeSliderFormCell) {
    let slider = slider(cell)
    let from = x(start, in: cell)
    slider.begin(from)
    for end in ends { slider.move(by: x(end, in: cell) - from) }
    slider.end()
  }

  @Test func onlyUserChangesCallTheHandler() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [ClosedRange<Double>] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == 0...100 && texts(cell) == ["0", "100"])
      cell.value = 20...40
      let slider = slider(cell)
      #expect(slider.lowerScale.value == 20 && slider.upperScale.value == 40 && texts(cell) == ["20", "40"])
      #expect(seen.isEmpty)
      slider.lowerScale.value = 25
      slider.lowerScale.value = 25
      slider.upperScale.value = 60.4
      #expect(seen == [25...40, 25...60] && texts(cell) == ["25", "60"] && slider.upperScale.value == 60)
    }
  }

  @Test func crossingThumbsAreSwapped() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 20...40
      var seen: [ClosedRange<Double>] = []
      cell.onChangeHandler = { seen.append($0) }
      let slider = slider(cell)
      slider.lowerScale.grabFocus()
      slider.lowerScale.value = 70
      #expect(cell.value == 40...70 && slider.upperScale.hasFocus)
      slider.upperScale.value = 10
      #expect(cell.value == 10...40 && slider.lowerScale.hasFocus)
      #expect(seen == [40...70, 10...40])
    }
  }

  @Test func draggingMovesTheNearerThumb() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 20...60
      var seen: [ClosedRange<Double>] = []
      cell.onChangeHandler = { seen.append($0) }
      drag(20, [30, 30, 35], in: cell)
      #expect(seen == [30...60, 35...60])
      drag(60, [10], in: cell)
      #expect(cell.value == 10...35 && seen.count == 3)
      // Away from both thumbs, the nearer one moves.
      drag(80, [80], in: cell)
      #expect(cell.value == 10...80)
      drag(80, [900], in: cell)
      #expect(cell.value == 10...100)
    }
  }

  @Test func eitherThumbCanLeaveASharedPosition() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      for (start, target, expected) in [
        (100.0, 50.0, 50.0...100.0), (0, 50, 0...50), (50, 20, 20...50), (50, 80, 50...80),
      ] {
        cell.value = start...start
        drag(start, [target], in: cell)
        #expect(cell.value == expected, "\(start) to \(target)")
      }
    }
  }

  @Test func valueChangesOnReleaseIfNotContinuous() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 20...60
      cell.isContinuous = false
      var seen: [ClosedRange<Double>] = []
      cell.onChangeHandler = { seen.append($0) }
      let slider = slider(cell)
      let from = x(60, in: cell)
      slider.begin(from)
      slider.move(by: x(80, in: cell) - from)
      slider.move(by: x(90, in: cell) - from)
      #expect(seen.isEmpty && texts(cell) == ["20", "90"] && cell.value == 20...60)
      slider.end()
      #expect(seen == [20...90])
      slider.upperScale.value = 70
      #expect(seen == [20...90, 20...70])
    }
  }

  @Test func minimumIsOnTheRightInRTL() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.direction = .rtl
      await paint(window)
      #expect(x(0, in: cell) > x(100, in: cell))
      drag(0, [30], in: cell)
      #expect(cell.value == 30...100)
      let boxes = fields(cell).map { $0.bounds(in: cell)?.x ?? .nan }
      #expect(boxes[0] > boxes[1])
    }
  }

  @Test func singleThumbSetsTheUpperNumber() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.selectsRange = false
      cell.value = 0...40
      await paint(window)
      #expect(texts(cell) == ["40"])
      #expect(!slider(cell).lowerScale.isMapped)
      drag(10, [30], in: cell)
      #expect(cell.value == 0...30)
      slider(cell).upperScale.value = 0
      #expect(cell.value == 0...0)
      cell.selectsRange = true
      await paint(window)
      #expect(texts(cell) == ["0", "0"])
      #expect(slider(cell).lowerScale.isMapped)
    }
  }

  @Test func singleThumbKeepsTheLowerNumber() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.selectsRange = false
      cell.value = -50...40
      slider(cell).upperScale.value = 60
      #expect(cell.value == -50...60)
      let entry = fields(cell)[1].entry
      entry.grabFocus()
      entry.input.retype("30")
      entry.emit("activate")
      #expect(cell.value == -50...30)
      slider(cell).upperScale.value = 0
      #expect(cell.value == -50...0)
      // An upper number below the lower one replaces it, and a drag back restores it.
      cell.value = 20...40
      drag(40, [10], in: cell)
      #expect(cell.value == 10...10)
      cell.value = 20...40
      drag(40, [10, 30], in: cell)
      #expect(cell.value == 20...30)
      cell.value = 200...300
      slider(cell).upperScale.value = 70
      #expect(cell.value == 70...70)
    }
  }

  @Test func numbersSnapToTheInterval() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.maximumValue = 1
      cell.interval = 0.1
      cell.value = 0.2...0.6
      let slider = slider(cell)
      slider.lowerScale.value = 0.31
      #expect(cell.value == 0.3...0.6 && texts(cell) == ["0.3", "0.6"])
      // From a value between two steps, it moves on to the next step.
      cell.value = 0.25...0.6
      slider.lowerScale.value = 0.26
      #expect(cell.value == 0.3...0.6)
    }
  }

  @Test func movingOneEndKeepsTheOther() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = -50...40
      let slider = slider(cell)
      #expect(texts(cell) == ["-50", "40"] && cell.value == -50...40)
      slider.upperScale.value = 60
      #expect(cell.value == 0...60)
      slider.lowerScale.value = 10
      #expect(cell.value == 10...60)
      // Code can set a number between two steps.
      cell.value = 10.5...60
      slider.upperScale.value = 70
      #expect(cell.value == 10.5...70)
    }
  }

  @Test func valueOutOfBoundsIsDisplayedUntilItIsChanged() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.maximumValue = 1
      cell.interval = 0.01
      let slider = slider(cell)
      let fields = fields(cell)
      for (change, expected) in [
        ({ slider.lowerScale.value = 0.29 }, 0.29...1), ({ self.drag(1, [0.5], in: cell) }, 0.5...1),
        (
          {
            fields[1].entry.grabFocus()
            fields[1].entry.input.retype("0.7")
            fields[1].entry.emit("activate")
          }, 0.7...1
        ),
      ] as [(() -> Void, ClosedRange<Double>)] {
        cell.value = 20...40
        #expect(texts(cell) == ["20", "40"] && slider.lower == 1 && slider.upper == 1)
        // A press that doesn't move the thumb, and typing the displayed number.
        drag(1, [1], in: cell)
        fields[0].entry.grabFocus()
        fields[0].entry.input.retype("20")
        fields[0].entry.emit("activate")
        #expect(cell.value == 20...40 && texts(cell) == ["20", "40"] && cell.commit())
        change()
        #expect(cell.value == expected && texts(cell) == ["\(expected.lowerBound)", "1"])
      }
    }
  }

  @Test func numbersCanBeTyped() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 20...40
      var seen: [ClosedRange<Double>] = []
      cell.onChangeHandler = { seen.append($0) }
      let fields = fields(cell)
      fields[0].entry.grabFocus()
      fields[0].entry.input.retype("30")
      #expect(seen.isEmpty)
      fields[0].entry.emit("activate")
      #expect(seen == [30...40])
      fields[0].entry.input.retype("70")
      fields[1].entry.grabFocus()
      #expect(seen == [30...40, 40...70] && texts(cell) == ["40", "70"])
    }
  }

  @Test(arguments: [
    ("101", "Enter a number from 0 to 100."), ("-1", "Enter a number from 0 to 100."),
    ("", "Enter a number from 0 to 100."),
    ("x", "“x” isn’t a number."), ("1.5", "“1.5” isn’t a whole number."),
  ])
  func refusedTextStaysAndIsExplained(row: (text: String, message: String)) async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.value = 20...40
      cell.onChangeHandler = { _ in Issue.record("the handler was called") }
      let fields = fields(cell)
      fields[1].entry.grabFocus()
      fields[1].entry.input.retype(row.text)
      fields[1].entry.emit("activate")
      #expect(cell.value == 20...40 && texts(cell) == ["20", row.text] && cell.inputMessage?.text == row.message)
      #expect(!cell.commit() && !cell.commit())
      #expect(fields.map(\.isInvalid) == [false, true])
      fields[1].entry.input.type("1")
      #expect(cell.inputMessage == nil && !fields.contains { $0.isInvalid })
    }
  }

  @Test func onlyTheRefusingFieldIsInvalid() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let fields = fields(cell)
      for (index, invalid) in [(0, [true, false]), (1, [false, true])] {
        fields[index].entry.grabFocus()
        fields[index].entry.input.retype("abc")
        fields[index].entry.emit("activate")
        #expect(fields.map(\.isInvalid) == invalid)
        #expect(
          cell.invalidWidgets.map(ObjectIdentifier.init) == fields[index].describedWidgets.map(ObjectIdentifier.init))
        #expect(fields[index].press(.escape) && !fields.contains { $0.isInvalid } && cell.inputMessage == nil)
      }
      // Of two invalid fields, one stays invalid when the other is corrected.
      for field in fields {
        field.entry.grabFocus()
        field.entry.input.retype("abc")
      }
      fields[1].entry.emit("activate")
      #expect(fields.map(\.isInvalid) == [true, true])
      fields[1].entry.input.retype("50")
      fields[1].entry.emit("activate")
      #expect(fields.map(\.isInvalid) == [true, false] && cell.inputMessage?.kind == .error)
      #expect(cell.value.upperBound == 50 && texts(cell) == ["abc", "50"] && !cell.commit())
      // A message of a caller refers to the range.
      cell.validationMessage = ValidationMessage("Too wide")
      #expect(fields.map(\.isInvalid) == [true, true] && cell.invalidWidgets.count == cell.describedWidgets.count)
    }
  }

  @Test func invalidNumbersDoNotTrap() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.lowerValue = 500
      #expect(cell.value == 500...500)
      cell.upperValue = 20
      #expect(cell.value == 20...20)
      cell.lowerValue = .nan
      cell.upperValue = .nan
      #expect(cell.value == 20...20)
      let numbers: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 0, -5]
      for number in numbers {
        for other in numbers {
          cell.minimumValue = number
          cell.maximumValue = other
          cell.interval = number
          cell.lowerValue = other
          cell.upperValue = number
          slider(cell).begin(50)
          slider(cell).move(by: 40)
          slider(cell).end()
          slider(cell).lowerScale.value = 3
        }
      }
      await paint(window)
    }
  }

  @Test func readOnlyCellDisplaysNumbersWithoutSlider() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Price"
      cell.value = 20...40
      cell.isEditable = false
      await paint(window)
      #expect(cell.texts.count == 2 && cell.texts[1].hasSuffix("20 – 40") && texts(cell).isEmpty && cell.control == nil)
      #expect(cell.children.last?.hasStyleClass("readonly") == true)
      #expect(!slider(cell).isVisible)
      cell.selectsRange = false
      #expect(cell.texts[1].hasSuffix("40") && !cell.texts[1].contains("20"))
      cell.isEditable = true
      #expect(texts(cell) == ["40"])
      cell.isEnabled = false
      #expect(slider(cell).upperScale.stateFlags.contains(.insensitive))
    }
  }

  @Test func readOnlyCellDisplaysTheExactValue() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.isEditable = false
      cell.value = -5...120.25
      #expect(cell.texts.last?.hasSuffix("-5 – 120.25") == true)
      cell.selectsRange = false
      #expect(cell.texts.last?.hasSuffix("120.25") == true && cell.texts.last?.contains("–") == false)
    }
  }

  @Test func fieldsAreBelowInNarrowCell() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let wide = cell.measured(.vertical, forSize: 400)
      let narrow = cell.measured(.vertical, forSize: cell.measured(.horizontal).minimum)
      #expect(narrow.natural > wide.natural)
    }
  }

  @Test func reuseResetsEverything() async {
    await withForm(1, of: RangeSliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.title = "Price"
      cell.minimumValue = -5
      cell.maximumValue = 5
      cell.interval = 0.5
      cell.decimalPlaces = 2
      cell.selectsRange = false
      cell.isContinuous = false
      cell.isEditable = false
      cell.value = 1...2
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.prepareForReuse()
      #expect(cell.minimumValue == 0 && cell.maximumValue == 100 && cell.interval == 1 && cell.decimalPlaces == 0)
      #expect(cell.selectsRange && cell.isContinuous && cell.value == 0...100 && texts(cell) == ["0", "100"])
      slider(cell).upperScale.value = 50
      #expect(cell.value == 0...50)
    }
  }
}
