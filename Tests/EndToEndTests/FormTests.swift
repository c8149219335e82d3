import Testing

/// Complete forms, used through the accessible tree and by keyboard.
@Suite(.serialized) struct FormTests {
  @Test func saveFocusesAMissingFieldAndThenSaves() throws {
    try Programs.drive(
      [
        ["find", "*", "No changes."],
        ["press", "push button", "Save"], ["find", "*", "1 field needs your attention."],
        // The field was below the visible part; now it has the focus, so Return opens its picker.
        ["find", "push button", "Tools [*]"], ["key", "Return"], ["window", "Tools"],
        ["key", "Down"], ["key", "Down"], ["key", "space"], ["key", "ctrl+Return"],
        ["gone", "dialog", "Tools"], ["find", "push button", "Tools [*], *"],
        ["find", "*", "Unsaved changes."],
        ["press", "push button", "Save"], ["find", "*", "No changes."],
        ["audit"], ["stderr-clean"],
      ], ["complete-form?density=cozy&size=700x800"])
  }

  @Test(arguments: [
    ("create-edit?density=cozy&size=700x800", [["window", "New Work Order"]]),
    (
      "complete-form?density=cozy&size=700x800",
      [
        ["find", "*", "No changes."], ["press", "push button", "Save"], ["find", "push button", "Tools [*]"],
        ["key", "Return"], ["window", "Tools"],
      ]
    ),
  ])
  func quitKeyWorksInADialog(address: String, opening: [[String]]) throws {
    try Programs.drive(opening + [["key", "ctrl+q"], ["ended"], ["stderr-clean"]], [address])
  }

  @Test func closeKeyAsksWhereInputWouldBeLost() throws {
    try Programs.drive(
      [
        ["window", "New Work Order"], ["focused", "text", "Title"], ["write", "Leak"], ["key", "ctrl+w"],
        ["find", "*", "Discard Changes?"], ["press", "push button", "Keep Editing"], ["wait-text", "text", "Leak"],
        // The program asks the same question.
        ["key", "ctrl+q"], ["find", "*", "Discard Changes?"], ["press", "push button", "Discard"], ["ended"],
        ["stderr-clean"],
      ], ["create-edit?density=cozy&size=700x800"])
    try Programs.drive(
      [["window", "New Work Order"], ["key", "ctrl+w"], ["gone", "dialog", "New Work Order"], ["stderr-clean"]],
      ["create-edit?density=cozy&size=700x800"])
  }

  @Test func saveFocusesTheFirstInvalidField() throws {
    try Programs.drive(
      [
        ["click", "text", "Reference"], ["key", "ctrl+a"], ["key", "x"], ["key", "shift+Tab"],
        ["key", "ctrl+a"], ["key", "BackSpace"], ["key", "Tab"],
        ["press", "push button", "Save"], ["find", "*", "3 fields need your attention."],
        ["find", "*", "The reference must start with “WO-”."], ["audit"],
        // Typing goes into the first field.
        ["key", "P"], ["key", "u"], ["key", "t"], ["key", "Tab"],
        ["find", "*", "2 fields need your attention."], ["wait-text", "text", "Put"],
        ["key", "ctrl+a"],
      ] + ["W", "O", "minus", "8", "Tab"].map { ["key", $0] } + [
        ["find", "*", "1 field needs your attention."], ["gone", "*", "The reference must start with “WO-”."],
        ["press", "push button", "Discard"], ["find", "*", "No changes."],
        ["wait-text", "text", "Replace the bearing"], ["wait-text", "text", "WO-4711"],
        ["stderr-clean"],
      ], ["complete-form?density=cozy&size=700x800"])
  }

  @Test func switchRevealsAField() throws {
    try Programs.drive(
      [
        ["press", "push button", "Save"], ["quiet"], ["gone", "text", "Approver"],
        // Tab moves from the tools to the switch below them.
        ["key", "Tab"], ["key", "Tab"], ["key", "Tab"], ["find", "check box", "Needs Approval"],
        // The new field is below the visible part, and Tab moves there.
        ["key", "space"], ["key", "Tab"], ["find", "text", "Approver"], ["key", "A"], ["key", "d"],
        ["key", "a"], ["key", "Tab"], ["wait-text", "text", "Ada"],
        ["audit"], ["stderr-clean"],
      ], ["complete-form?density=cozy&size=700x800"])
  }

  @Test func listPickerUpdatesTheModel() throws {
    try Programs.drive(
      [
        ["wait-text", "label", "*groups = [[]0]*"],
        ["press", "push button", "Work Group, Construction"], ["window", "Work Group"],
        ["key", "Down"], ["key", "space"], ["key", "End"], ["key", "Return"],
        // Nothing changes before it is applied.
        ["wait-text", "label", "*groups = [[]0]*"], ["key", "ctrl+Return"],
        ["wait-text", "label", "*groups = [[]0, 1, 3]*"], ["gone", "dialog", "Work Group"],
        ["find", "push button#2", "Work Group, Construction, Repair, Vendor"],
        ["stderr-clean"],
      ], ["form-basics?density=cozy&size=700x700"])
  }

  @Test func orderPickerUpdatesTheModel() throws {
    func sorting(_ words: String...) -> [String] {
      ["wait-text", "label", "*sorting = [[]" + words.map { "\"\($0)\"" }.joined(separator: ", ") + "]"]
    }
    try Programs.drive(
      [
        sorting("Priority ↓", "Name", "Due Date ↑"),
        ["click", "check box", "Name"], sorting("Priority ↓", "Name ↑", "Due Date ↑"),
        ["key", "alt+Up"], sorting("Name ↑", "Priority ↓", "Due Date ↑"),
        ["key", "Right"], ["key", "space"], sorting("Name ↓", "Priority ↓", "Due Date ↑"),
        ["key", "Down"], ["key", "Left"], ["key", "space"], sorting("Name ↓", "Priority", "Due Date ↑"),
        // The second form displays the same model.
        ["press", "push button#2", "Move Due Date", "criterion.move-up"],
        sorting("Name ↓", "Due Date ↑", "Priority"), ["find", "*", "Due Date, 2 of 3"],
        ["stderr-clean"],
      ], ["form-basics?density=cozy&size=700x700"])
  }
}
