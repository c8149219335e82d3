import CGTK
import FloorplanTheme
import FloorplanUI
import GTKTestSupport
import Testing

@testable import FloorplanForms
@testable import GTKBridge

@Suite(.serialized) struct SliderFormCellTests {
  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.value == 0 && cell.texts == ["0"])
      cell.value = 0.25
      #expect(slider.value == 0.25 && seen.isEmpty && cell.texts == ["0.25"])
      slider.value = 0.5
      #expect(cell.value == 0.5 && seen == [0.5] && cell.texts == ["0.5"])
      slider.value = 0.5
      #expect(seen == [0.5])
    }
  }

  @Test func rangeLimitsUserInputOnly() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.minimumValue = -10
      cell.maximumValue = 10
      #expect(cell.value == -10)
      slider.value = 50
      #expect(cell.value == 10 && seen == [10])
      cell.value = 99
      #expect(cell.value == 99 && slider.value == 10 && cell.texts == ["99"] && seen == [10])
      cell.maximumValue = 100
      #expect(slider.value == 99 && cell.value == 99)
      // An empty range leaves a single position.
      cell.minimumValue = 200
      #expect(slider.value == 200 && cell.value == 99 && seen == [10])
      // The field displays the actual value, too.
      cell.showsValueField = true
      #expect(cell.control(ValueField<Double>.self)?.text == "99" && cell.commit() && cell.value == 99)
    }
  }

  @Test func rangeChangeKeepsASetValue() async {
    await withForm(1, of: SliderFormCell.self) { cells, _ in
      cells[0].value = 0
      cells[0].minimumValue = -10
      #expect(cells[0].value == 0)
    }
  }

  @Test func rangeChangeKeepsTheModelsValue() async {
    await withForm(1, of: SliderFormCell.self) { cells, _ in
      let model = FormModel()
      model.number = 0
      cells[0].bind(model, to: \.number)
      cells[0].minimumValue = -10
      flushObservers()
      #expect(cells[0].value == 0 && model.number == 0)
    }
  }

  @Test(arguments: [(Double.nan, 1.0), (0, .nan), (-.infinity, .infinity), (5, 1)])
  func sliderStaysFiniteWithInvalidBounds(bounds: (Double, Double)) async {
    await withForm(1, of: SliderFormCell.self) { cells, window in
      cells[0].minimumValue = bounds.0
      cells[0].maximumValue = bounds.1
      cells[0].value = .nan
      await paint(window, frames: 2)
      let slider = cells[0].control(Scale.self)
      #expect(slider?.value.isFinite == true)
    }
  }

  @Test func valueIsRoundedToDecimalPlaces() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      cell.maximumValue = 10.25
      for (places, value, text) in [(2, 3.14, "3.14"), (0, 3, "3"), (3, 3.142, "3.142")] {
        cell.decimalPlaces = places
        cell.value = 0
        slider.value = 3.14159
        #expect(cell.value == value && slider.value == value && cell.texts.last == text)
      }
      cell.decimalPlaces = 0
      slider.value = 99
      #expect(cell.value == 10)
      // A key press makes a visible difference.
      let range = slider.pointer.assumingMemoryBound(to: GtkRange.self)
      #expect(gtk_adjustment_get_step_increment(gtk_range_get_adjustment(range)) == 1)
      // A value from code doesn't change.
      cell.value = 4.5
      #expect(cell.value == 4.5)
    }
  }

  @Test func valueChangesOnReleaseIfNotContinuous() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.isContinuous = false
      // The keyboard and assistive technology don't hold the slider.
      slider.value = 0.1
      #expect(seen == [0.1])
      try press(slider, GDK_BUTTON_PRESS)
      slider.value = 0.2
      slider.value = 0.3
      #expect(seen == [0.1] && cell.value == 0.1 && cell.texts.last == "0.3")
      try press(slider, GDK_BUTTON_RELEASE)
      #expect(seen == [0.1, 0.3] && cell.value == 0.3)
      slider.value = 0.4
      #expect(seen == [0.1, 0.3, 0.4])
      cell.isContinuous = true
      try press(slider, GDK_BUTTON_PRESS)
      slider.value = 0.5
      #expect(seen == [0.1, 0.3, 0.4, 0.5])
      try press(slider, GDK_BUTTON_RELEASE)
      #expect(seen.count == 4)
    }
  }

  @Test func holdingWithoutMovingChangesNothing() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.isContinuous = false
      cell.value = 7
      try press(slider, GDK_BUTTON_PRESS)
      try press(slider, GDK_BUTTON_RELEASE)
      #expect(cell.value == 7 && seen.isEmpty)
    }
  }

  /// GTK 4 can't create events, so this calls the cell's own listener like GTK.
  private func press(_ slider: Scale, _ type: GdkEventType) throws {
    let pointer = try #require(slider.controllers(of: PointerController.self).first)
    switch type {
    case GDK_BUTTON_PRESS: pointer.press?(true)
    default: pointer.release?()
    }
  }

  @Test func unitAndFormatterDetermineTheText() async {
    await withForm(1, of: SliderFormCell.self) { cells, _ in
      cells[0].value = 0.5
      cells[0].unit = "km"
      #expect(cells[0].texts.last == "0.5 km")
      cells[0].unit = nil
      #expect(cells[0].texts.last == "0.5")
      cells[0].unit = "%"
      #expect(cells[0].texts.last == "0.5%")
      cells[0].formatter = { "<\($0)>" }
      #expect(cells[0].texts.last == "<0.5>%")
    }
  }

  @Test func valueCanBeTyped() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      cell.maximumValue = 30
      cell.value = 10
      var seen: [Double] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(cell.control(ValueField<Double>.self) == nil, "the field is created on demand")
      cell.showsValueField = true
      let field = try #require(cell.control(ValueField<Double>.self))
      let slider = try #require(cell.control(Scale.self))
      #expect(cell.texts.isEmpty && field.text == "10" && field.suffix == nil)
      field.entry.grabFocus()
      field.entry.input.retype("12.5")
      #expect(seen.isEmpty)
      field.entry.emit("activate")
      #expect(seen == [12.5] && slider.value == 12.5)
      slider.value = 20
      #expect(seen == [12.5, 20] && field.text == "20")
      for (text, message) in [
        ("31", "Enter a number from 0 to 30."), ("far", "“far” isn’t a number."), ("", "Enter a number from 0 to 30."),
      ] {
        field.entry.input.retype(text)
        field.entry.emit("activate")
        #expect(cell.value == 20 && field.text == text && cell.inputMessage?.text == message && field.isInvalid)
        #expect(!cell.commit() && !cell.commit())
      }
      // Another value replaces the refused text.
      slider.value = 21
      #expect(field.text == "21" && cell.inputMessage == nil && cell.commit())
      // Typing the displayed, rounded text keeps the exact number.
      cell.value = 7.123456
      field.entry.input.retype("7.1")
      field.entry.input.retype("7.12")
      field.entry.emit("activate")
      #expect(cell.value == 7.123456 && seen == [12.5, 20, 21])
      slider.value = 5
      #expect(cell.inputMessage == nil && !field.isInvalid && seen == [12.5, 20, 21, 5])
      cell.isEditable = false
      #expect(cell.texts == ["5"] && !field.isVisible)
      cell.isEditable = true
      cell.showsValueField = false
      #expect(cell.texts == ["5"] && !field.isVisible)
      cell.showsValueField = true
      cell.prepareForReuse()
      #expect(!cell.showsValueField && cell.decimalPlaces == 2 && !field.isVisible)
    }
  }

  @Test func wheelScrollsThePage() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let slider = try #require(cells[0].control(Scale.self))
      let wheels = slider.controllers.compactMap { $0 as? ScrollController }
      #expect(!wheels.isEmpty && wheels.allSatisfy { $0.axes == [] })
    }
  }

  @Test func invalidValueIsMarkedWithAndWithoutAField() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let label = try #require(cell.children.compactMap { $0 as? Label }.last)
      cell.validationMessage = ValidationMessage("At most 50.")
      #expect(label.isVisible && label.hasStyleClass(SemanticStatus.negative.rawValue))
      cell.showsValueField = true
      #expect(cell.control(ValueField<Double>.self)?.isInvalid == true)
      cell.validationMessage = nil
      #expect(!label.hasStyleClass(SemanticStatus.negative.rawValue))
      let marked = ComponentParts.SliderFormCell.valueTextField.settings.filter { $0.variant == .negative }
      #expect(marked.map(\.property) == [.fontColor])
    }
  }

  @Test func readOnlyCellDisplaysValueWithoutSlider() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, window in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      let height = cell.measured(.vertical, forSize: 300).natural
      cell.isEditable = false
      #expect(!slider.isVisible && cell.texts == ["0"])
      #expect(cell.measured(.vertical, forSize: 300).natural < height)
      await paint(window)
      cell.isEditable = true
      #expect(slider.isVisible && cell.measured(.vertical, forSize: 300).natural == height)
      cell.isEnabled = false
      #expect(slider.stateFlags.contains(.insensitive))
    }
  }

  @Test func partsAreArrangedAndMirroredInRTL() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Distance"
      await paint(window)
      let labels = cell.children.compactMap { $0 as? Label }
      let slider = try #require(cell.control(Scale.self))
      let before = try ([labels[0], labels[1], slider] as [Widget]).map { try #require($0.bounds(in: cell)) }
      #expect(before[0].x == 0 && before[1].x + before[1].width == Double(cell.width))
      #expect(before[0].x + before[0].width + 12 == before[1].x)
      #expect(before[2].x == 0 && before[2].width == Double(cell.width) && before[2].y >= before[0].height + 3)
      cell.direction = .rtl
      await paint(window)
      for (widget, old) in zip([labels[0], labels[1], slider] as [Widget], before) {
        let new = try #require(widget.bounds(in: cell))
        #expect(new == (Double(cell.width) - old.x - old.width, old.y, old.width, old.height))
      }
    }
  }

  @Test func reuseResetsEverything() async throws {
    try await withForm(1, of: SliderFormCell.self) { cells, _ in
      let cell = cells[0]
      let slider = try #require(cell.control(Scale.self))
      let model = FormModel()
      cell.minimumValue = 10
      cell.maximumValue = 20
      cell.unit = "kg"
      cell.formatter = { _ in "?" }
      cell.isContinuous = false
      cell.title = "Weight"
      cell.isEditable = false
      cell.bind(model, to: \.number)
      cell.onChangeHandler = { _ in Issue.record("the handler wasn't removed") }
      cell.prepareForReuse()
      #expect(cell.minimumValue == 0 && cell.maximumValue == 1 && cell.unit == nil && cell.isContinuous)
      #expect(cell.value == 0 && cell.texts == ["0"] && slider.value == 0 && slider.isVisible)
      slider.value = 1
      #expect(cell.value == 1 && model.number == 0.5 && model.numberWrites == 0)
      // The range of the next item determines the position of an unset value.
      cell.prepareForReuse()
      cell.minimumValue = -5
      #expect(cell.value == -5)
    }
  }

  @Test(arguments: Appearance.allCases) func styleMatchesPartsTable(appearance: Appearance) async throws {
    typealias Parts = ComponentParts.SliderFormCell
    _ = GTKEnvironment.isReady
    let display = try #require(Display.default)
    let manager = ThemeManager(display: display, appearance: appearance)
    defer { manager.remove() }
    #expect(manager.problems.isEmpty)
    try await withForm(1, of: SliderFormCell.self) { cells, window in
      cells[0].title = "Distance"
      cells[0].value = 0.5
      let scale = try #require(cells[0].control(Scale.self))
      let labels = cells[0].children.compactMap { $0 as? Label }
      for isEnabled in [true, false] {
        cells[0].isEnabled = isEnabled
        await paint(window, frames: 2)
        let state: StyleState = isEnabled ? .normal : .disabled
        for (label, part) in zip(labels, [Parts.keyLabel, Parts.valueTextField]) {
          let expected = manager.theme.resolve(part, state: state, appearance: appearance)
          let style = RealizedStyle(of: label)
          #expect(isColor(style.color("color"), expected.color), "\(part.name), \(state)")
          #expect(style.pixels("font-size").map { abs($0 - (expected.fontSize ?? 0)) < 0.01 } == true)
          #expect((style.number("font-weight") ?? 400) == Double(expected.fontWeight ?? 400))
        }
        let expected = manager.theme.resolve(Parts.slider, state: state, appearance: appearance)
        let trough = try #require(scale.children.first)
        #expect(isColor(RealizedStyle(of: trough).color("background-color"), expected.trackColor), "track, \(state)")
        let knob = try #require(trough.children.last)
        #expect(isColor(RealizedStyle(of: knob).color("background-color"), expected.thumbColor), "knob, \(state)")
        #expect((RealizedStyle(of: scale).number("opacity") ?? 1) == expected.opacity)
      }
      #expect(labels[1].measured(.horizontal).natural >= 51)
    }
  }
}
