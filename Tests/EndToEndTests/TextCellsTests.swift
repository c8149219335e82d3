import Testing

/// The text cells, used through the accessible tree and by keyboard.
@Suite(.serialized) struct TextCellsTests {
  @Test func titleIsSetByValueAndKeys() throws {
    try Programs.drive(
      [
        ["type", "text", "*", "Replace the plates"], ["click", "text", "*"], ["key", "Return"],
        ["wait-text", "label", "1  cell.value = \"Replace the plates\"*"],
        ["key", "End"], ["key", "exclam"], ["key", "Tab"],
        ["wait-text", "label", "2  cell.value = \"Replace the plates!\"*"],
        ["click", "text", "*"], ["key", "ctrl+a"], ["key", "BackSpace"], ["key", "Tab"],
        ["wait-text", "label", "3  cell.value = \"\"*"],
        ["audit"], ["stderr-clean"],
      ], ["title-form-cell?density=cozy&size=640x800"])
  }

  @Test func liveTitleWritesKeystrokesUpToItsLimit() throws {
    try Programs.drive(
      [
        ["click", "text", "*"], ["key", "ctrl+a"], ["key", "a"], ["wait-text", "label", "*cell.value = \"a\"*"],
        ["key", "b"], ["key", "c"], ["key", "d"], ["wait-text", "label", "*cell.value = \"abc\"*"],
        ["find", "*", "*3*3*"], ["key", "ctrl+z"], ["key", "Tab"], ["audit"], ["stderr-clean"],
      ], ["title-form-cell?live=on&limit=3&counter=on&density=cozy&size=640x800"])
  }

  @Test func readOnlyTitleHasNoField() throws {
    try Programs.drive(
      [
        ["find", "label", "Work Request"], ["audit"], ["stderr-clean"],
      ], ["title-form-cell?editable=off&density=cozy&size=640x800"])
  }

  @Test func noteHasLinesAndTabCommitsIt() throws {
    try Programs.drive(
      [
        // A text that is set without the focus would be committed after a pause.
        ["click", "text", "*"], ["key", "ctrl+a"], ["key", "O"], ["key", "n"], ["key", "e"], ["key", "Return"],
        ["key", "2"], ["key", "Tab"], ["wait-text", "label", "1  cell.value = \"One?n2\"*"],
        ["click", "text", "*"], ["key", "ctrl+a"], ["key", "x"], ["key", "Tab"],
        ["wait-text", "label", "2  cell.value = \"x\"*"],
        ["audit"], ["stderr-clean"],
      ], ["note-form-cell?density=cozy&size=640x800"])
  }

  @Test func noteBeyondItsLimitIsReported() throws {
    try Programs.drive(
      [
        ["click", "text", "*"], ["key", "ctrl+a"], ["key", "a"], ["key", "b"], ["key", "c"], ["key", "d"],
        ["key", "Tab"], ["wait-text", "label", "1  cell.value = \"abcd\"*"], ["find", "*", "*4*3*"],
        ["audit"], ["stderr-clean"],
      ], ["note-form-cell?limit=3&beyond=on&density=cozy&size=640x800"])
  }

  @Test func keyIsTheNameOfItsTextView() throws {
    try Programs.drive(
      [
        // A text that is set without the focus would be committed after a pause.
        ["click", "text", "Note"], ["key", "ctrl+a"], ["key", "A"], ["key", "Tab"],
        ["wait-text", "label", "1  cell.value = \"A\"*"],
        ["audit"], ["stderr-clean"],
      ], ["key-value-form-cell?density=cozy&size=640x800"])
  }

  @Test func propertyHasPrefixAndSuffix() throws {
    try Programs.drive(
      [
        ["find", "label", "EUR"], ["find", "label", "an hour"],
        ["click", "text", "Location"], ["type", "text", "Location", "Store 2"], ["key", "Return"],
        ["wait-text", "label", "1  cell.value = \"Store 2\"*"],
        ["audit"], ["stderr-clean"],
      ], ["simple-property-form-cell?prefix=EUR&suffix=an%20hour&density=cozy&size=640x800"])
  }

  @Test func passwordCanBeTyped() throws {
    try Programs.drive(
      [
        ["click", "text", "Location"], ["key", "ctrl+a"], ["key", "k"], ["key", "e"], ["key", "y"],
        ["key", "Return"], ["wait-text", "label", "1  cell.value = \"key\"*"],
        ["audit"], ["stderr-clean"],
      ], ["simple-property-form-cell?kind=password&density=cozy&size=640x800"])
  }

  @Test func escapeRevertsTheInput() throws {
    try Programs.drive(
      [
        ["click", "text", "Location"], ["key", "ctrl+a"], ["key", "z"], ["wait-text", "text", "z"], ["key", "Escape"],
        ["key", "Tab"], ["wait-text", "text#1", "127 Higgins Drive, Palo Alto"],
        ["find", "label", "No events yet."], ["stderr-clean"],
      ], ["simple-property-form-cell?density=cozy&size=640x800"])
  }
}
