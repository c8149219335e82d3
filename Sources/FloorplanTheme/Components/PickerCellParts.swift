/// The common parts of form cells with a row that opens a picker below it.
///
/// The SAP Fiori for iOS documentation doesn't list class paths for such cells (`FUIValuePickerFormCell`,
/// `FUIDurationPickerFormCell` and `FUIDatePickerFormCell`).
public struct PickerCellParts: Sendable, Hashable {
  /// The cell itself.
  public let cell: ComponentPart
  /// The pressable row behind title and value, which opens the picker; absent while the cell is read-only.
  public let row: ComponentPart
  /// The title of the value.
  public let keyLabel: ComponentPart
  /// The value as text, selected while the picker is open.
  public let valueLabel: ComponentPart
  /// The chevron that indicates the picker.
  public let accessory: ComponentPart

  init(_ part: PartsTable) {
    cell = part.formCell([.controlGap: 12, .lineGap: 3, .columnGap: 8, .iconGap: 8, .maximumWidth: 480])
    row = part("row", .item, .pressableSurface, padding: (0, 0), metrics: [.minimumHeight: 28, .cornerRadius: 4])
    keyLabel = part("keyLabel", .text, .formTitle)
    valueLabel = part.text(
      "valueLabel", .body, .secondaryLabel, lines: 0,
      .color(.fontColor, selected: .tintColor2, negative: .negativeLabel), .tabularFigures)
    accessory = part.indicator("accessory", .tertiaryLabel)
  }

  var all: [ComponentPart] { [cell, row, keyLabel, valueLabel, accessory] }
}

extension PartsTable {
  fileprivate var fieldLabel: ComponentPart {
    text("fieldLabel", .footnote, .secondaryLabel, lines: 1, .color(.fontColor, negative: .negativeLabel))
  }

  /// An editable field of a picker: a number with steppers, or a date.
  fileprivate var field: ComponentPart {
    self(
      "field", .textField, .typedText, .tabularFigures, .surface(.quaternaryFill), .fieldBorder,
      // GTK's fields have one line, and determine the alignment of numbers.
      unsupported: [.textAlign, .textLineClamp], padding: (2, 8),
      metrics: [.minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 8])
  }
}

extension ComponentParts {
  /// The parts of the value picker form cell (FUIValuePickerFormCell in the SAP Fiori for iOS documentation).
  public enum ValuePickerFormCell: Component {
    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// The surface below the options.
    public static let list = part(
      "list", .mark, .surface(.secondaryGroupedBackground), padding: (2, 2), metrics: [.cornerRadius: 8])

    /// All parts, the cell first.
    public static let all = parts.all + [list]
  }

  /// The parts of an option of a value picker.
  public enum PickerOption: Component {
    /// The option, as a row of the list.
    public static let cell = part(
      "", .cell, .interactiveCell, padding: (8, 12), metrics: [.minimumHeight: 36, .cornerRadius: 8, .iconGap: 12]
    ).with(.isPlatformRow)

    /// The image of the option, also in chips, segments and list pickers.
    public static let image = part.icon("image", .secondaryLabel, size: 16)

    /// The text of the option.
    public static let label = part.text("label", .body, .primaryLabel, lines: 0)

    /// The checkmark of the selected option.
    public static let checkmark = part.indicator("checkmark", .tintColor2)

    /// All parts, the option first.
    public static let all = [cell, image, label, checkmark]
  }

  /// The parts of the duration picker form cell (FUIDurationPickerFormCell in the SAP Fiori for iOS documentation).
  public enum DurationPickerFormCell: Component {
    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// The field for hours or minutes.
    public static let field = part.field

    /// The label of the field: hours or minutes.
    public static let fieldLabel = part.fieldLabel

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel]
  }

  /// The parts of the form cells for a date and for a date range (FUIDatePickerFormCell in the SAP Fiori for iOS
  /// documentation).
  public enum DatePickerFormCell: Component {
    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// The field for the date as text, the hour or the minute.
    public static let field = part.field

    /// The label of the field.
    public static let fieldLabel = part.fieldLabel

    /// The displayed month.
    public static let monthLabel = part.text("monthLabel", .subheadline, .primaryLabel, lines: 1, .semibold)

    /// The name of a weekday, above its column.
    public static let weekdayLabel = part.text("weekdayLabel", .footnote, .secondaryLabel, lines: 1, .aligned(.center))

    // Numbers are centered in their columns, which all have the same size.
    private static let unsupportedByDays: Set<StyleProperty> = [.textAlign, .textLineClamp, .width, .height]

    /// A day of the month, selected if it is the date or an end of the range.
    public static let day = part(
      "day", .button, [StyleSetting(.fontStyle, .textStyle(.body))], .tabularFigures,
      .color(.fontColor, .primaryLabel, selected: .quinaryLabel, disabled: .quaternaryLabel),
      .color(.backgroundColor, selected: .tintColor, disabled: .cellBackground), .pressableSurface,
      unsupported: unsupportedByDays, padding: (4, 2),
      metrics: [.minimumHeight: 36, .minimumWidth: 36, .cornerRadius: 8])

    /// Today.
    public static let today = part(
      "today", .button, .color(.fontColor, .tintColor2), [StyleSetting(.fontWeight, .weight(700))],
      unsupported: unsupportedByDays
    ).specializing(day)

    /// A day between the ends of the selected range.
    public static let rangeDay = part(
      "rangeDay", .button,
      [
        StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground)),
        StyleSetting(.backgroundColor, .overlay(.quaternaryFill), in: .hover),
      ], unsupported: unsupportedByDays
    ).specializing(day, companions: [today])

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel, monthLabel, weekdayLabel, day, today, rangeDay]
  }
}
