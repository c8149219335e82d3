extension ComponentParts {
  /// The parts of the inline signature form cell, `FUIInlineSignatureFormView` in the SAP Fiori for iOS documentation,
  /// which doesn't list class paths for it.
  public enum InlineSignatureFormCell: Component {
    /// The cell itself.
    ///
    /// Its line gap is the space between title, canvas and buttons, its control gap the space between two buttons.
    public static let cell = part.formCell([.controlGap: 8, .lineGap: 6])

    /// The subject of the signature.
    public static let title = part("title", .text, .formTitle)

    /// The canvas, with a thin border, or a thicker one in the tint color while the user signs.
    ///
    /// If it is read-only, it has a faint surface without a border.
    ///
    /// Its line gap is the space below the signature line, its column gap the space at both ends of that line.
    public static let canvas = part(
      // Its height depends on the space for a signature, not on that of a text field.
      "canvas", .textField, .fieldBorder, .color(.backgroundColor, .primaryBackground, readonly: .quaternaryFill),
      [StyleSetting(.borderWidth, .length(0), in: .readonly)], unsupported: .ofText.union([.tintColor, .height]),
      metrics: [.minimumHeight: 256, .minimumWidth: 200, .cornerRadius: 10, .lineGap: 48, .columnGap: 16]
    ).with(.ignoresDensity)

    /// The ink on the screen, as the color of a surface.
    public static let strokes = part(
      "strokes", .mark, .color(.backgroundColor, .primaryLabel, disabled: .quaternaryLabel),
      unsupported: [.borderColor, .borderWidth, .cornerRadius])

    /// The background of an attached picture: paper in all appearances, because its ink is usually dark.
    public static let picture = part(
      "picture", .mark, .surface(.baseWhite), unsupported: [.borderColor, .borderWidth],
      metrics: [.cornerRadius: 8, .imageGap: 8]
    ).with(.ignoresDensity)

    /// The line for the signature.
    public static let signatureLine = part("signatureLine", .separator, .color(.separatorColor, .separatorOpaque))

    /// The cross at the start of the signature line.
    public static let xmark = part.text("xmark", .title3, .secondaryLabel, lines: 1)

    /// The prompt on an empty canvas.
    public static let prompt = part.text("prompt", .body, .tintColor2, lines: 0)

    /// The name of the signer, or the purpose.
    public static let watermark = part.text("watermark", .caption1, .secondaryLabel, lines: 1)

    /// The time when the signature was saved.
    public static let timestamp = part.text(
      "timestamp", .caption1, .secondaryLabel, lines: 1, .tabularFigures)

    /// The status that the canvas isn't saved.
    public static let statusLabel = part.text("statusLabel", .footnote, .criticalLabel, lines: 0)

    /// The text in place of an empty read-only canvas.
    public static let valueLabel = part.text("valueLabel", .body, .secondaryLabel, lines: 0)

    /// The button that cancels signing.
    public static let cancelButton = part("cancelButton", .button).asActionButton
    /// The button that attaches a picture in place of strokes.
    public static let attachButton = part("attachButton", .button).asActionButton
    /// The button that clears the canvas.
    public static let clearButton = part("clearButton", .button).asActionButton
    /// The button that saves the signature as the value.
    public static let saveButton = part("saveButton", .button).asActionButton
    /// The button that removes the value for another signature.
    public static let reenterButton = part("reenterButton", .button).asActionButton

    /// All parts, the cell first.
    public static let all = [
      cell, title, canvas, strokes, picture, signatureLine, xmark, prompt, watermark, timestamp, statusLabel,
      valueLabel,
      cancelButton, attachButton, clearButton, saveButton, reenterButton,
    ]
  }
}
