import Testing

/// The list picker, used through the accessible tree and by keyboard.
@Suite(.serialized) struct ListPickerProgramTests {
  @Test func keyboardSelectsSeveralOptionsAndApplies() throws {
    try Programs.drive(
      [
        ["press", "push button", "Work Group, Construction"], ["find", "list item", "Vendor"],
        ["window", "Work Group"],
        ["key", "Down"], ["key", "space"], ["key", "End"], ["key", "Return"], ["key", "ctrl+Return"],
        ["wait-text", "label", "1  cell.value = [[]0, 1, 3]"],
        ["find", "push button", "Work Group, Construction, Repair, Vendor"], ["gone", "dialog", "Work Group"],
        ["stderr-clean"],
      ], ["list-picker-form-cell?density=cozy&size=640x800"])
  }

  @Test func singleSelectionAppliesImmediately() throws {
    try Programs.drive(
      [
        ["press", "push button", "Work Group, One"], ["window", "Work Group"],
        ["key", "t"], ["key", "w"], ["key", "e"], ["gone", "list item", "One"], ["key", "Down"], ["key", "Return"],
        ["wait-text", "label", "1  cell.value = [[]11]"], ["gone", "dialog", "Work Group"],
        ["stderr-clean"],
      ], ["list-picker-form-cell?options=numbers&multiple=off&density=cozy&size=640x800"])
  }

  @Test func cancelAsksBeforeDiscardingChanges() throws {
    try Programs.drive(
      [
        ["press", "push button", "Work Group, Construction"], ["window", "Work Group"],
        ["key", "ctrl+a"], ["key", "Escape"], ["find", "push button", "Keep Editing"], ["key", "Escape"],
        ["find", "list item", "Vendor"], ["audit"], ["press", "push button", "Cancel"],
        ["press", "push button", "Discard"],
        ["gone", "dialog", "Work Group"], ["find", "label", "No events yet."],
        ["stderr-clean"],
      ], ["list-picker-form-cell?density=cozy&size=640x800"])
  }

  @Test func aMillionOptionsCanBeSearched() throws {
    try Programs.drive(
      [
        ["press", "push button", "Work Group, Order 1"], ["window", "Work Group"],
        ["type", "*", "Search", "order 999999"], ["gone", "list item", "Order 1"],
        ["find", "list item", "Order 999999"],
        ["press", "list item", "Order 999999"], ["press", "push button", "Apply"],
        ["wait-text", "label", "1  cell.value = [[]0, 999998]"],
        ["stderr-clean"],
      ], ["list-picker-form-cell?options=million&density=cozy&size=640x800"])
  }

  @Test func customCellsCanBeSelectedInAPage() throws {
    try Programs.drive(
      [
        ["find", "list item", "Ada Brandt"], ["press", "list item", "Ada Brandt"],
        ["wait-text", "label", "selection = [[]0, 1, 3, 6]"], ["audit"], ["stderr-clean"],
      ], ["list-picker?options=objects&size=1100x900&density=cozy"])
  }
}
