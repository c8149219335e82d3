/// The parts that the form cells for text have in common.
public struct TextFormCellParts: Sendable {
  /// The cell itself.
  ///
  /// Its line gap is the room between the title, the field and the counter; its column gap that between a title and a field
  /// beside each other.
  public let cell: ComponentPart
  /// What the text is for.
  public let title: ComponentPart
  /// What one types in: a thin border, a thicker one in the tint while one types, and in the colour of errors where the
  /// text can't be taken.
  public let field: ComponentPart
  /// The text where it can't be changed: a faint surface and no border.
  public let readOnlyField: ComponentPart
  /// What stands where there is no text.
  public let placeholder: ComponentPart
  /// How many characters there are; in the colour of errors where they are too many.
  public let counter: ComponentPart
  /// What stands before and behind the text in the field; nil where nothing does.
  public let affix: ComponentPart?

  /// All of them, the cell first.
  public var all: [ComponentPart] {
    [cell, title, field, readOnlyField, placeholder, counter] + [affix].compactMap(\.self)
  }

  init(
    _ component: String, title: String, field: String, minimumHeight: Double,
    hasLines: Bool = false, hasAffix: Bool = false, titleMetrics: [PartMetric: Double] = [:]
  ) {
    let part = PartsTable(component)
    cell = part.formCell([.lineGap: 4, .columnGap: 12])
    self.title = part(title, .text, .formTitle, metrics: titleMetrics)
    self.field = part(
      field, .textField, .typedText, .fieldBorder, .color(.placeholderColor, .tertiaryLabel),
      // GTK draws texts of several lines as they are typed, without shadows.
      refusing: hasLines ? [.textLineClamp, .textTransform, .textShadowColor, .textShadowOffset] : [.textLineClamp],
      metrics: [
        .paddingBlock: 8, .paddingInline: 12, .minimumHeight: minimumHeight, .cornerRadius: 8, .controlGap: 6,
      ])
    readOnlyField = part(
      "readOnlyField", .textField, .text(.body, .primaryLabel, lines: 0), .surface(.quaternaryFill),
      refusing: [.tintColor],
      metrics: [.paddingBlock: 8, .paddingInline: 12, .minimumHeight: 44, .cornerRadius: 8]
    ).refining(self.field).with(.standsForReadOnlyField)
    placeholder = part("placeholder", .text, .text(.body, .tertiaryLabel, lines: 1))
    counter = part(
      "counterLabel", .text, .text(.footnote, .tertiaryLabel, lines: 1), .aligned(.trailing),
      .color(.fontColor, negative: .negativeLabel))
    affix = hasAffix ? part("affixLabel", .text, .text(.body, .secondaryLabel, lines: 1)) : nil
  }
}

extension [StyleSetting] {
  /// What is typed in a field, as large as values are.
  static var typedText: Self {
    [StyleSetting(.fontStyle, .textStyle(.body))] + color(.fontColor, .primaryLabel, disabled: .quaternaryLabel)
  }

  /// The line around what one types in: thin, and thick in the tint while one does; thick in the colour of errors where the
  /// value can't be taken.
  static var fieldBorder: Self {
    border(.separatorOpaque, 0.5) + border(.negativeLabel, 2, variant: .negative)
      // Of a field both mean that somebody types in it.
      + [StyleState.highlighted, .focused].flatMap { state in
        border(.tintColor, 2, in: state) + border(.negativeLabel, 2, in: state, variant: .negative)
      }
  }

  /// A line around a part.
  static func border(
    _ color: ColorToken, _ width: Double, in state: StyleState = .normal, variant: StyleVariant? = nil
  ) -> Self {
    [
      StyleSetting(.borderColor, .color(color), in: state, variant: variant),
      StyleSetting(.borderWidth, .length(width), in: state, variant: variant),
    ]
  }
}

extension ComponentParts {
  /// The parts of the title form cell (FUITitleFormCell in seeds/004, which lists no class paths).
  public static let titleFormCell = TextFormCellParts(
    "TitleFormCell", title: "title", field: "valueTextField", minimumHeight: 44)

  /// The parts of the simple property form cell (FUISimplePropertyFormCell in seeds/004, which lists no class paths).
  ///
  /// Beside the field its key is at most 115 wide in compact and 160 in regular.
  public static let simplePropertyFormCell = TextFormCellParts(
    "SimplePropertyFormCell", title: "keyLabel", field: "valueTextField", minimumHeight: 44, hasAffix: true,
    titleMetrics: [.compactColumnWidth: 115, .regularColumnWidth: 160])

  /// The parts of the note form cell (FUINoteFormCell in seeds/004, which lists no class paths).
  public static let noteFormCell = TextFormCellParts(
    "NoteFormCell", title: "title", field: "valueTextView", minimumHeight: 88, hasLines: true)

  /// The parts of the key-value form cell (FUIKeyValueFormCell in seeds/004, which lists no class paths).
  public static let keyValueFormCell = TextFormCellParts(
    "KeyValueFormCell", title: "keyLabel", field: "valueTextView", minimumHeight: 88, hasLines: true)
}
