extension ComponentParts {
  /// The parts of the inline signature form cell, `FUIInlineSignatureFormView` in seeds/000, which lists no class paths of it.
  public enum InlineSignatureFormCell {
    private static let part = PartsTable("InlineSignatureFormCell")

    /// The cell itself.
    ///
    /// Its line gap is the room between title, canvas and buttons, its control gap that between two buttons.
    public static let cell = part.formCell([.controlGap: 8, .lineGap: 6])

    /// What is signed.
    public static let title = part("title", .text, .formTitle)

    /// What one writes on: a thin border, a thicker one in the tint while one signs; read-only a faint surface without one.
    ///
    /// Its line gap is the room below the line that one signs on, its column gap that at both ends of it.
    public static let canvas = part(
      // It is as high as one needs to sign, not as a field for a line.
      "canvas", .textField, .fieldBorder, .color(.backgroundColor, .primaryBackground, readonly: .quaternaryFill),
      [StyleSetting(.borderWidth, .length(0), in: .readonly)], refusing: .ofText.union([.tintColor, .height]),
      metrics: [.minimumHeight: 256, .minimumWidth: 200, .cornerRadius: 10, .lineGap: 48, .columnGap: 16])

    /// The ink on the screen, as the colour of a surface.
    public static let strokes = part(
      "strokes", .mark, .color(.backgroundColor, .primaryLabel, disabled: .quaternaryLabel),
      refusing: [.borderColor, .borderWidth, .cornerRadius])

    /// What is behind an attached picture: paper, in every appearance, since its ink is dark as a rule.
    public static let picture = part(
      "picture", .mark, .surface(.baseWhite), refusing: [.borderColor, .borderWidth],
      metrics: [.cornerRadius: 8, .imageGap: 8])

    /// The line that one signs on.
    public static let signatureLine = part("signatureLine", .separator, .color(.separatorColor, .separatorOpaque))

    /// The cross where one begins.
    public static let xmark = part("xmark", .text, .text(.title3, .secondaryLabel, lines: 1))

    /// What is to be done where nobody has signed.
    public static let prompt = part("prompt", .text, .text(.body, .tintColor2, lines: 0))

    /// Whose signature it is, or what for.
    public static let watermark = part("watermark", .text, .text(.caption1, .secondaryLabel, lines: 1))

    /// When it was saved.
    public static let timestamp = part("timestamp", .text, .text(.caption1, .secondaryLabel, lines: 1))

    /// That what is on the canvas isn't saved.
    public static let statusLabel = part("statusLabel", .text, .text(.footnote, .criticalLabel, lines: 0))

    /// The text in place of the canvas where nobody has signed, and nobody may.
    public static let valueLabel = part("valueLabel", .text, .text(.body, .secondaryLabel, lines: 0))

    /// What gives signing up.
    public static let cancelButton = part("cancelButton", .button).asActionButton
    /// What brings a picture in place of strokes.
    public static let attachButton = part("attachButton", .button).asActionButton
    /// What empties the canvas.
    public static let clearButton = part("clearButton", .button).asActionButton
    /// What makes the signature the value.
    public static let saveButton = part("saveButton", .button).asActionButton
    /// What takes the value back, for another signature.
    public static let reenterButton = part("reenterButton", .button).asActionButton

    /// All parts, the cell first.
    public static let all = [
      cell, title, canvas, strokes, picture, signatureLine, xmark, prompt, watermark, timestamp, statusLabel,
      valueLabel,
      cancelButton, attachButton, clearButton, saveButton, reenterButton,
    ]
  }
}
