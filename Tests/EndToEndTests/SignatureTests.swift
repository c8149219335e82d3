import Testing

/// The signature cell, used through the accessible tree, by keyboard, and with a real pointer.
@Suite(.serialized) struct SignatureTests {
  @Test func strokesCanBeSavedAndReentered() throws {
    try Programs.drive(
      [
        ["click", "image", "Signature, not signed"], ["wait-text", "label", "1  cell.state = active*"],
        ["draw", "image", "Signature, ready to sign", "20,-30", "30,40", "30,-20"],
        ["wait-text", "label", "2  cell.state = signed*"],
        // A stroke doesn't scroll the page, so the second one starts at the same position.
        ["draw", "image", "Signature, signed, not saved", "-20,30", "-30,-10"],
        ["press", "push button", "Save"], ["wait-text", "label", "4  cell.state = saved*2 strokes*"],
        ["press", "push button", "Re-enter Signature"], ["wait-text", "label", "6  cell.state = inactive*nil*"],
        ["audit"], ["stderr-clean"],
      ], ["inline-signature-form-cell?density=cozy&size=640x800"])
  }

  @Test func keysStartUndoAndCancel() throws {
    try Programs.drive(
      [
        ["click", "image", "Signature, not signed"], ["find", "image", "Signature, ready to sign"],
        ["key", "Escape"], ["wait-text", "label", "2  cell.state = inactive*"],
        ["key", "Return"], ["wait-text", "label", "3  cell.state = active*"],
        ["draw", "image", "Signature, ready to sign", "20,-30", "30,40"],
        ["draw", "image", "Signature, signed, not saved", "-20,30"],
        ["key", "ctrl+z"], ["key", "ctrl+z"], ["wait-text", "label", "5  cell.state = active*"],
        ["key", "Escape"], ["wait-text", "label", "6  cell.state = inactive*"],
        ["press", "image", "Signature, not signed", "signature.begin"],
        ["wait-text", "label", "7  cell.state = active*"],
        ["press", "push button", "Cancel"], ["wait-text", "label", "8  cell.state = inactive*"],
        ["audit"], ["stderr-clean"],
      ], ["inline-signature-form-cell?density=cozy&size=640x800"])
  }
}
