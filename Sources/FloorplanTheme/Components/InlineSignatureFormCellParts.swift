extension ComponentParts {
  /// The parts of the inline signature form cell, `FUIInlineSignatureFormView` in seeds/000, which lists no class paths of it.
  public enum InlineSignatureFormCell {
    /// The cell itself.
    ///
    /// Its line gap is the room between title, canvas and buttons, its control gap that between two buttons.
    public static let cell = part(
      "", .cell, settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 8, .lineGap: 6])

    /// What is signed.
    public static let title = part("title", .text, settings: .formTitle)

    /// What one writes on: a thin border, a thicker one in the tint while one signs; read-only a faint surface without one.
    ///
    /// Its line gap is the room below the line that one signs on, its column gap that at both ends of it.
    public static let canvas = part(
      // It is as high as one needs to sign, not as a field for a line.
      "canvas", .textField, refused: Set.ofText.union([.tintColor, .height]),
      settings: .fieldBorder + [
        StyleSetting(.backgroundColor, .color(.primaryBackground)),
        StyleSetting(.backgroundColor, .color(.quaternaryFill), in: .readonly),
        StyleSetting(.borderWidth, .length(0), in: .readonly),
      ],
      metrics: [.minimumHeight: 256, .minimumWidth: 200, .cornerRadius: 10, .lineGap: 48, .columnGap: 16])

    /// The ink on the screen, as the colour of a surface.
    public static let strokes = part(
      "strokes", .mark, refused: [.borderColor, .borderWidth, .cornerRadius],
      settings: [
        StyleSetting(.backgroundColor, .color(.primaryLabel)),
        StyleSetting(.backgroundColor, .color(.quaternaryLabel), in: .disabled),
      ])

    /// What is behind an attached picture: paper, in every appearance, since its ink is dark as a rule.
    public static let picture = part(
      "picture", .mark, refused: [.borderColor, .borderWidth],
      settings: [StyleSetting(.backgroundColor, .color(.baseWhite))], metrics: [.cornerRadius: 8, .imageGap: 8])

    /// The line that one signs on.
    public static let signatureLine = part(
      "signatureLine", .separator, settings: [StyleSetting(.separatorColor, .color(.separatorOpaque))])

    /// The cross where one begins.
    public static let xmark = part("xmark", .text, settings: .text(.title3, .secondaryLabel, lines: 1))

    /// What is to be done where nobody has signed.
    public static let prompt = part("prompt", .text, settings: .text(.body, .tintColor2, lines: 0))

    /// Whose signature it is, or what for.
    public static let watermark = part("watermark", .text, settings: .text(.caption1, .secondaryLabel, lines: 1))

    /// When it was saved.
    public static let timestamp = part("timestamp", .text, settings: .text(.caption1, .secondaryLabel, lines: 1))

    /// That what is on the canvas isn't saved.
    public static let statusLabel = part("statusLabel", .text, settings: .text(.footnote, .criticalLabel, lines: 0))

    /// The text in place of the canvas where nobody has signed, and nobody may.
    public static let valueLabel = part("valueLabel", .text, settings: .text(.body, .secondaryLabel, lines: 0))

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

    private static func part(
      _ name: String, _ kind: PartKind, refused: Set<StyleProperty> = [], settings: [StyleSetting] = [],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "InlineSignatureFormCell", name: name, kind: kind,
        classPath: "fdlFUIInlineSignatureFormCell" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused,
        origin: .ours, settings: settings, metrics: metrics)
    }
  }
}
