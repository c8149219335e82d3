/// The parts of a form cell whose row opens a picker below, whatever the picker is.
///
/// The seeds list no class path of such cells (`FUIValuePickerFormCell`, `FUIDurationPickerFormCell` and
/// `FUIDatePickerFormCell` in seeds/004).
public struct PickerCellParts: Sendable, Hashable {
  /// The cell itself.
  public let cell: ComponentPart
  /// What is pressed to open the picker, behind title and value; it is absent while the cell is read-only.
  public let row: ComponentPart
  /// What the value is for.
  public let keyLabel: ComponentPart
  /// The value as a text; selected while the picker is open.
  public let valueLabel: ComponentPart
  /// The chevron, which says that there is a picker below.
  public let accessory: ComponentPart

  init(_ part: PartsTable) {
    cell = part.formCell([.controlGap: 12, .lineGap: 3, .columnGap: 8, .iconGap: 8, .maximumWidth: 480])
    row = part(
      "row", .item, .pressableSurface,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 28, .cornerRadius: 4])
    keyLabel = part("keyLabel", .text, .formTitle)
    valueLabel = part(
      "valueLabel", .text, .text(.body, .secondaryLabel, lines: 0),
      .color(.fontColor, selected: .tintColor2, negative: .negativeLabel))
    accessory = part(
      "accessory", .image, .image(.tertiaryLabel), refusing: [.imageName], metrics: [.iconSize: 16]
    ).with(.takesTintOfCell)
  }

  var all: [ComponentPart] { [cell, row, keyLabel, valueLabel, accessory] }
}

extension PartsTable {
  /// A text above a field of a picker.
  fileprivate var fieldLabel: ComponentPart {
    self("fieldLabel", .text, .text(.footnote, .secondaryLabel, lines: 1), .color(.fontColor, negative: .negativeLabel))
  }

  /// A field of a picker that is typed in: a number that is stepped too, or a date.
  fileprivate var field: ComponentPart {
    self(
      "field", .textField, .typedText, .surface(.quaternaryFill), .fieldBorder,
      // GTK's fields have one line, and numbers stand where it puts them.
      refusing: [.textAlign, .textLineClamp],
      metrics: [.paddingBlock: 2, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 8])
  }
}

extension ComponentParts {
  /// The parts of the value picker form cell (seeds/004, FUIValuePickerFormCell).
  public enum ValuePickerFormCell {
    private static let part = PartsTable("ValuePickerFormCell")

    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// What the options lie on.
    public static let list = part(
      "list", .mark, .surface(.secondaryGroupedBackground),
      metrics: [.paddingBlock: 2, .paddingInline: 2, .cornerRadius: 8])

    /// All parts, the cell first.
    public static let all = parts.all + [list]
  }

  /// The parts of one of the options that a value picker offers.
  public enum PickerOption {
    private static let part = PartsTable("PickerOption")

    /// The option: a row of the list.
    public static let cell = part(
      "", .cell, .interactiveCell,
      metrics: [.paddingBlock: 8, .paddingInline: 12, .minimumHeight: 36, .cornerRadius: 8, .iconGap: 12]
    ).with(.isPlatformRow)

    /// What the option is called.
    public static let label = part("label", .text, .text(.body, .primaryLabel, lines: 0))

    /// The mark of the option that is chosen.
    public static let checkmark = part(
      "checkmark", .image, .image(.tintColor2), refusing: [.imageName], metrics: [.iconSize: 16]
    ).with(.takesTintOfCell)

    /// All parts, the option first.
    public static let all = [cell, label, checkmark]
  }

  /// The parts of the duration picker form cell (seeds/004, FUIDurationPickerFormCell).
  public enum DurationPickerFormCell {
    private static let part = PartsTable("DurationPickerFormCell")

    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// Hours or minutes.
    public static let field = part.field

    /// Which of the two stands below.
    public static let fieldLabel = part.fieldLabel

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel]
  }

  /// The parts of the date picker form cell and of that for a range (seeds/004, FUIDatePickerFormCell).
  public enum DatePickerFormCell {
    private static let part = PartsTable("DatePickerFormCell")

    /// The cell and its row.
    public static let parts = PickerCellParts(part)

    /// The date as a text, the hour or the minute.
    public static let field = part.field

    /// What the field is for.
    public static let fieldLabel = part.fieldLabel

    /// The month that is shown.
    public static let monthLabel = part("monthLabel", .text, .text(.subheadline, .primaryLabel, lines: 1), .semibold)

    /// The name of a day of the week, above its column.
    public static let weekdayLabel = part(
      "weekdayLabel", .text, .text(.footnote, .secondaryLabel, lines: 1), .aligned(.center))

    // Numbers stand in the middle of their columns, which are all alike.
    private static let refusedOfDays: Set<StyleProperty> = [.textAlign, .textLineClamp, .width, .height]

    /// A day of the month; selected where it is chosen, or an end of the range that is.
    public static let day = part(
      "day", .button, [StyleSetting(.fontStyle, .textStyle(.body))],
      .color(.fontColor, .primaryLabel, selected: .quinaryLabel, disabled: .quaternaryLabel),
      .color(.backgroundColor, selected: .tintColor, disabled: .cellBackground), .pressableSurface,
      refusing: refusedOfDays,
      metrics: [.paddingBlock: 4, .paddingInline: 2, .minimumHeight: 36, .minimumWidth: 36, .cornerRadius: 8])

    /// The day that it is today.
    public static let today = part(
      "today", .button, .color(.fontColor, .tintColor2), [StyleSetting(.fontWeight, .weight(700))],
      refusing: refusedOfDays
    ).refining(day)

    /// A day between the ends of the range that is chosen.
    public static let rangeDay = part(
      "rangeDay", .button,
      [
        StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground)),
        StyleSetting(.backgroundColor, .overlay(.quaternaryFill), in: .hover),
      ], refusing: refusedOfDays
    ).refining(day, beside: [today])

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel, monthLabel, weekdayLabel, day, today, rangeDay]
  }
}
