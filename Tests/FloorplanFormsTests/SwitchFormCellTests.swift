import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanForms

@Suite(.serialized) struct SwitchFormCellTests {
  @Test func onlyUserChangesCallTheHandler() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let cell = cells[0]
      let control = try #require(cell.control(Switch.self))
      var seen: [Bool] = []
      cell.onChangeHandler = { seen.append($0) }
      #expect(!cell.value && !control.isOn)
      cell.value = true
      #expect(control.isOn && seen.isEmpty)
      control.isOn = false
      #expect(!cell.value && seen == [false])
      control.isOn = false
      cell.value = false
      #expect(seen == [false])
    }
  }

  @Test func handlerCanRevertTheValue() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let cell = cells[0]
      let control = try #require(cell.control(Switch.self))
      var calls = 0
      cell.onChangeHandler = { [weak cell] _ in
        calls += 1
        cell?.value = false
      }
      control.isOn = true
      #expect(calls == 1 && !cell.value && !control.isOn)
    }
  }

  @Test func clickInTheRowTogglesIfEditable() async {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let cell = cells[0]
      var seen: [Bool] = []
      cell.onChangeHandler = { seen.append($0) }
      cell.click(5, 5)
      #expect(cell.value && seen == [true])
      cell.isEditable = false
      cell.click(5, 5)
      cell.isEditable = true
      cell.isEnabled = false
      cell.click(5, 5)
      #expect(seen == [true])
      cell.isEnabled = true
      cell.click(5, 5)
      #expect(seen == [true, false])
    }
  }

  @Test func buttonKeysToggleInATable() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let cell = cells[0]
      let control = try #require(cell.control(Switch.self))
      var seen: [Bool] = []
      cell.onChangeHandler = { seen.append($0) }
      for key in [Key.space, .enter] { #expect(control.press(key), "\(key)") }
      #expect(seen == [true, false])
      #expect(!control.press(.space, .control) && !control.press("x") && seen.count == 2)
      // A click next to the switch takes the focus, so keys continue from there.
      cell.click(5, 5)
      #expect(control.hasFocus && seen.count == 3)
    }
  }

  @Test func releaseOutsideTheRowDoesNotToggle() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, _ in
      let gesture = try #require(cells[0].controllers(of: ClickGesture.self).first)
      gesture.emit("pressed", Int32(1), 5.0, 5.0)
      gesture.emit("released", Int32(1), 5.0, 300.0)
      #expect(!cells[0].value)
    }
  }

  @Test func readOnlyCellDisplaysTextInsteadOfSwitch() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, window in
      let cell = cells[0]
      let control = try #require(cell.control(Switch.self))
      cell.title = "Confirmed"
      #expect(cell.texts == ["Confirmed"] && control.isVisible)
      let height = cell.measured(.vertical, forSize: 300).natural
      cell.isEditable = false
      #expect(cell.texts == ["Confirmed", "Off"] && !control.isVisible)
      cell.value = true
      #expect(cell.texts == ["Confirmed", "On"])
      #expect(cell.measured(.vertical, forSize: 300).natural == height, "the row changes its height")
      await paint(window)
      cell.isEditable = true
      #expect(cell.texts == ["Confirmed"] && control.isVisible && control.isOn)
    }
  }

  @Test func disabledCellIsInsensitive() async {
    await withForm(1, of: SwitchFormCell.self) { cells, _ in
      cells[0].isEnabled = false
      #expect(!cells[0].isSensitive)
      #expect(cells[0].control(Switch.self)?.stateFlags.contains(.insensitive) == true)
      cells[0].isEnabled = true
      #expect(cells[0].isSensitive)
    }
  }

  @Test func titleAndSwitchAreAtTheEdgesAndMirroredInRTL() async throws {
    try await withForm(1, of: SwitchFormCell.self) { cells, window in
      let cell = cells[0]
      cell.title = "Confirmed"
      await paint(window)
      let control = try #require(cell.control(Switch.self))
      let label = try #require(cell.control(Label.self))
      let (left, right) = (try #require(label.bounds(in: cell)), try #require(control.bounds(in: cell)))
      #expect(left.x == 0 && right.x + right.width == Double(cell.width))
      #expect(left.x + left.width + 12 == right.x)
      cell.direction = .rtl
      await paint(window)
      let (mirroredLabel, mirroredControl) = (
        try #require(label.bounds(in: cell)), try #require(control.bounds(in: cell))
      )
      #expect(mirroredControl.x == 0 && mirroredLabel.x + mirroredLabel.width == Double(cell.width))
      #expect(mirroredControl.width == right.width && mirroredLabel.width == left.width)
    }
  }

  @Test func reuseResetsEverything() async {
    await withNoPeerLeft {
      let (cell, model) = (SwitchFormCell(), FormModel())
      var calls = 0
      model.flag = true
      cell.bind(model, to: \.flag)
      cell.title = "Confirmed"
      cell.isEditable = false
      cell.isEnabled = false
      cell.onChangeHandler = { _ in calls += 1 }
      let writes = model.flagWrites
      cell.prepareForReuse()
      #expect(!cell.value && cell.title.isEmpty && cell.isEditable && cell.isEnabled && cell.onChangeHandler == nil)
      #expect(cell.control(Switch.self)?.isVisible == true && cell.control(Switch.self)?.isOn == false)
      #expect(cell.texts.isEmpty && model.flag && model.flagWrites == writes)
      cell.control(Switch.self)?.isOn = true
      model.flag = true
      flushObservers()
      #expect(calls == 0 && cell.value && model.flagWrites == writes + 1)
    }
  }

  @Test func switchTakesTheFocusInsteadOfTheRow() async {
    await withForm(1, of: SwitchFormCell.self) { cells, window in
      #expect(!cells[0].isFocusable && cells[0].accessibleRole == .group)
      #expect(window.moveFocus(.tabForward) || window.focusWidget != nil)
      #expect(window.focusWidget === cells[0].control(Switch.self))
    }
  }
}

/// Whether a color of GTK, which rounds the channels, equals a color of the theme.
func isColor(_ actual: [Double]?, _ color: ThemeColor?) -> Bool {
  guard let actual, let color else { return false }
  let expected = [Double(color.red), Double(color.green), Double(color.blue)]
  return zip(actual, expected).allSatisfy { abs($0 - $1) <= 1 } && abs(actual[3] - color.alpha) < 0.005
}
