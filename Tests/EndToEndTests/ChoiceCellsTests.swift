import Testing

/// The cells with options, used through the accessible tree and by keyboard.
@Suite(.serialized) struct ChoiceCellsTests {
  @Test func actionPointerAndKeyToggleTheSwitch() throws {
    try Programs.drive(
      [
        ["press", "check box", "Confirmed"], ["wait-text", "label", "1  cell.value = false*"],
        ["click", "check box", "Confirmed"], ["wait-text", "label", "2  cell.value = true*"],
        // A click next to it also takes the focus.
        ["click", "label", "Confirmed"], ["wait-text", "label", "3  cell.value = false*"],
        ["key", "space"], ["wait-text", "label", "4  cell.value = true*"],
        ["audit"], ["stderr-clean"],
      ], ["switch-form-cell?density=cozy&size=640x800"])
  }

  @Test func actionsAndKeysToggleChips() throws {
    try Programs.drive(
      [
        ["press", "check box", "Status"], ["wait-text", "label", "1  cell.value = [[]0, 1, 2]*"],
        ["press", "check box", "Priority"], ["wait-text", "label", "2  cell.value = [[]1, 2]*"],
        // The focus moves to the pressed chip; the arrows move on from there.
        ["click", "check box", "Due Date"], ["wait-text", "label", "3  cell.value = [[]1]*"],
        ["key", "Right"], ["key", "space"], ["wait-text", "label", "4  cell.value = [[]1, 3]*"],
        ["key", "Home"], ["key", "space"], ["wait-text", "label", "5  cell.value = [[]0, 1, 3]*"],
        ["audit"], ["stderr-clean"],
      ], ["filter-form-cell?density=cozy&size=640x800"])
  }

  @Test func requiredSingleChoiceCanOnlyBeReplaced() throws {
    try Programs.drive(
      [
        ["press", "radio button", "Status"], ["wait-text", "label", "1  cell.value = [[]1]*"],
        ["press", "radio button", "Status"], ["press", "radio button", "Customer"],
        ["wait-text", "label", "2  cell.value = [[]3]*"],
        ["stderr-clean"],
      ], ["filter-form-cell?multiple=off&empty=off&density=cozy&size=640x800"])
  }

  @Test func actionsAndArrowsSelectSegments() throws {
    try Programs.drive(
      [
        ["press", "radio button", "High"], ["wait-text", "label", "1  cell.value = 2*"],
        ["click", "radio button", "Low"], ["wait-text", "label", "2  cell.value = 0*"],
        ["key", "Right"], ["wait-text", "label", "3  cell.value = 1*"],
        ["key", "Left"], ["key", "Left"], ["wait-text", "label", "5  cell.value = 2*"],
        ["audit"], ["stderr-clean"],
      ], ["segmented-control-form-cell?density=cozy&size=640x800"])
  }

  @Test func criteriaCanBeSelectedReversedAndMoved() throws {
    try Programs.drive(
      [
        ["press", "check box", "Name"],
        [
          "wait-text", "label",
          "2  selected(index: 1, isSelected: true)\n1  cell.value = Priority ↓; Name ↑; Due Date ↑",
        ],
        ["press", "push button", "Highest First, Priority"],
        ["wait-text", "label", "4  ascending(index: 0, isAscending: true)*"],
        ["press", "push button", "Move Due Date", "criterion.move-up"],
        ["wait-text", "label", "6  order(source: 2, destination: 1)*"],
        ["find", "*", "Due Date, 2 of 3"],
        // The clicked row has the focus.
        ["click", "check box", "Name"], ["wait-text", "label", "8  selected(index: 2, isSelected: false)*"],
        ["key", "space"], ["wait-text", "label", "10  selected(index: 2, isSelected: true)*"],
        ["key", "alt+Up"], ["wait-text", "label", "12  order(source: 2, destination: 1)*"],
        ["key", "Right"], ["key", "space"], ["wait-text", "label", "14  ascending(index: 1, isAscending: false)*"],
        ["key", "ctrl+Up"],
        [
          "wait-text", "label",
          "16  order(source: 1, destination: 0)\n15  cell.value = Name ↓; Priority ↑; Due Date ↑*",
        ],
        ["audit"], ["stderr-clean"],
      ], ["order-picker-form-cell?density=cozy&size=640x800"])
  }
}
