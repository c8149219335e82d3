/// The common parts of form cells for text.
public struct TextFormCellParts: Sendable {
  /// The cell itself.
  ///
  /// Its line gap is the space between the title, the field and the counter, its column gap the space between a title
  /// and a field on the same line.
  public let cell: ComponentPart
  /// The title of the text.
  public let title: ComponentPart
  /// The field, with a thin border, or a thicker one in the tint color while the user types.
  ///
  /// If the text is invalid, the border is in the negative color.
  public let field: ComponentPart
  /// The read-only text, with a faint surface and no border.
  public let readOnlyField: ComponentPart
  /// The placeholder of an empty field.
  public let placeholder: ComponentPart
  /// The number of characters, in the negative color if it exceeds the limit.
  public let counter: ComponentPart
  /// The text before and after the value in the field, or nil if there is none.
  public let affix: ComponentPart?

  /// All parts, the cell first.
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
      unsupported: hasLines ? .unsupportedByTextViews : [.textLineClamp],
      padding: (8, 12), metrics: [.minimumHeight: minimumHeight, .cornerRadius: 8, .controlGap: 6])
    readOnlyField = part(
      "readOnlyField", .textField, .text(.body, .primaryLabel, lines: 0), .surface(.quaternaryFill),
      unsupported: [.tintColor], padding: (8, 12), metrics: [.minimumHeight: 44, .cornerRadius: 8]
    ).specializing(self.field).with(.replacesReadOnlyField)
    placeholder = part.text("placeholder", .body, .tertiaryLabel, lines: 1)
    counter = part.text(
      "counterLabel", .footnote, .tertiaryLabel, lines: 1, .aligned(.trailing),
      .color(.fontColor, negative: .negativeLabel))
    affix = hasAffix ? part.text("affixLabel", .body, .secondaryLabel, lines: 1) : nil
  }
}

extension Set<StyleProperty> {
  /// GTK draws texts of several lines unchanged and without shadows.
  static var unsupportedByTextViews: Self { [.textLineClamp, .textTransform, .textShadowColor, .textShadowOffset] }
}

extension [StyleSetting] {
  /// The text in an editable field, with the size of values.
  static var typedText: Self {
    [StyleSetting(.fontStyle, .textStyle(.body))] + color(.fontColor, .primaryLabel, disabled: .quaternaryLabel)
  }

  /// The border of an editable field: thin, or thick in the tint color while the user types.
  ///
  /// If the value is invalid, it is thick in the negative color.
  static var fieldBorder: Self {
    border(.separatorOpaque, 0.5) + border(.negativeLabel, 2, variant: .negative)
      // For a field, both states mean that the user is typing.
      + [StyleState.highlighted, .focused].flatMap { state in
        border(.tintColor, 2, in: state) + border(.negativeLabel, 2, in: state, variant: .negative)
      }
  }

  /// Returns a border around a part.
  static func border(
    _ color: ColorToken, _ width: Double, in state: StyleState = .normal, variant: SemanticStatus? = nil
  ) -> Self {
    [
      StyleSetting(.borderColor, .color(color), in: state, variant: variant),
      StyleSetting(.borderWidth, .length(width), in: state, variant: variant),
    ]
  }
}

extension ComponentParts {
  /// The parts of the title form cell (FUITitleFormCell in the SAP Fiori for iOS documentation, which doesn't list
  /// class paths).
  public static let titleFormCell = TextFormCellParts(
    "TitleFormCell", title: "title", field: "valueTextField", minimumHeight: 44)

  /// The parts of the simple property form cell (FUISimplePropertyFormCell in the SAP Fiori for iOS documentation,
  /// which doesn't list class paths).
  ///
  /// Next to the field, the maximum width of the key is 115 in a compact width and 160 in a regular one.
  public static let simplePropertyFormCell = TextFormCellParts(
    "SimplePropertyFormCell", title: "keyLabel", field: "valueTextField", minimumHeight: 44, hasAffix: true,
    titleMetrics: [.compactColumnWidth: 115, .regularColumnWidth: 160])

  /// The parts of the note form cell (FUINoteFormCell in the SAP Fiori for iOS documentation, which doesn't list class
  /// paths).
  public static let noteFormCell = TextFormCellParts(
    "NoteFormCell", title: "title", field: "valueTextView", minimumHeight: 88, hasLines: true)

  /// The parts of the key-value form cell (FUIKeyValueFormCell in the SAP Fiori for iOS documentation, which doesn't
  /// list class paths).
  public static let keyValueFormCell = TextFormCellParts(
    "KeyValueFormCell", title: "keyLabel", field: "valueTextView", minimumHeight: 88, hasLines: true)
}
