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

  init(_ component: String) {
    cell = .ofPicker(
      component, "", .cell, settings: .plainCell,
      metrics: [
        .paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 3, .columnGap: 8,
        .iconGap: 8, .maximumWidth: 480,
      ])
    row = .ofPicker(
      component, "row", .item, settings: .pressableSurface,
      metrics: [.paddingBlock: 0, .paddingInline: 0, .minimumHeight: 28, .cornerRadius: 4])
    keyLabel = .ofPicker(component, "keyLabel", .text, settings: .formTitle)
    valueLabel = .ofPicker(
      component, "valueLabel", .text,
      settings: .text(.body, .secondaryLabel, lines: 0) + [
        StyleSetting(.fontColor, .color(.tintColor2), in: .selected),
        StyleSetting(.fontColor, .color(.negativeLabel), variant: .negative),
      ])
    accessory = .ofPicker(
      component, "accessory", .image, refusing: [.imageName], settings: .image(.tertiaryLabel),
      metrics: [.iconSize: 16]
    ).with(.takesTintOfCell)
  }

  var all: [ComponentPart] { [cell, row, keyLabel, valueLabel, accessory] }
}

extension ComponentPart {
  /// A part of a picker or of what is in one; their class paths are all ours.
  static func ofPicker(
    _ component: String, _ name: String, _ kind: PartKind, refining refined: ComponentPart? = nil,
    refusing refused: Set<StyleProperty> = [], settings: [StyleSetting] = [], metrics: [PartMetric: Double] = [:]
  ) -> ComponentPart {
    ComponentPart(
      component: component, name: name, kind: kind,
      classPath: "fdlFUI\(component)" + (name.isEmpty ? "" : "_" + name), refinedClassPath: refined?.classPath,
      refusedProperties: refused, origin: .ours, settings: settings, metrics: metrics)
  }

  /// A text above a field of a picker.
  static func pickerFieldLabel(_ component: String) -> ComponentPart {
    ofPicker(
      component, "fieldLabel", .text,
      settings: .text(.footnote, .secondaryLabel, lines: 1) + [
        StyleSetting(.fontColor, .color(.negativeLabel), variant: .negative)
      ])
  }

  /// A field of a picker that is typed in: a number that is stepped too, or a date.
  static func pickerField(_ component: String) -> ComponentPart {
    ofPicker(
      component, "field", .textField,
      // GTK's fields have one line, and numbers stand where it puts them.
      refusing: [.textAlign, .textLineClamp],
      settings: [
        StyleSetting(.fontStyle, .textStyle(.body)),
        StyleSetting(.fontColor, .color(.primaryLabel)),
        StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
        StyleSetting(.backgroundColor, .color(.quaternaryFill)),
      ] + .fieldBorder,
      metrics: [.paddingBlock: 2, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 8])
  }
}

extension ComponentParts {
  /// The parts of the value picker form cell (seeds/004, FUIValuePickerFormCell).
  public enum ValuePickerFormCell {
    /// The cell and its row.
    public static let parts = PickerCellParts("ValuePickerFormCell")

    /// What the options lie on.
    public static let list = ComponentPart.ofPicker(
      "ValuePickerFormCell", "list", .mark,
      settings: [StyleSetting(.backgroundColor, .color(.secondaryGroupedBackground))],
      metrics: [.paddingBlock: 2, .paddingInline: 2, .cornerRadius: 8])

    /// All parts, the cell first.
    public static let all = parts.all + [list]
  }

  /// The parts of one of the options that a value picker offers.
  public enum PickerOption {
    /// The option: a row of the list.
    public static let cell = ComponentPart.ofPicker(
      "PickerOption", "", .cell, settings: .interactiveCell,
      metrics: [.paddingBlock: 8, .paddingInline: 12, .minimumHeight: 36, .cornerRadius: 8, .iconGap: 12]
    ).with(.isPlatformRow)

    /// What the option is called.
    public static let label = ComponentPart.ofPicker(
      "PickerOption", "label", .text, settings: .text(.body, .primaryLabel, lines: 0))

    /// The mark of the option that is chosen.
    public static let checkmark = ComponentPart.ofPicker(
      "PickerOption", "checkmark", .image, refusing: [.imageName],
      settings: [
        StyleSetting(.tintColor, .color(.tintColor2)),
        StyleSetting(.tintColor, .color(.quaternaryLabel), in: .disabled),
      ],
      metrics: [.iconSize: 16]
    ).with(.takesTintOfCell)

    /// All parts, the option first.
    public static let all = [cell, label, checkmark]
  }

  /// The parts of the duration picker form cell (seeds/004, FUIDurationPickerFormCell).
  public enum DurationPickerFormCell {
    private static let component = "DurationPickerFormCell"
    /// The cell and its row.
    public static let parts = PickerCellParts(component)

    /// Hours or minutes.
    public static let field = ComponentPart.pickerField(component)

    /// Which of the two stands below.
    public static let fieldLabel = ComponentPart.pickerFieldLabel(component)

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel]
  }

  /// The parts of the date picker form cell and of that for a range (seeds/004, FUIDatePickerFormCell).
  public enum DatePickerFormCell {
    private static let component = "DatePickerFormCell"
    /// The cell and its row.
    public static let parts = PickerCellParts(component)

    /// The date as a text, the hour or the minute.
    public static let field = ComponentPart.pickerField(component)

    /// What the field is for.
    public static let fieldLabel = ComponentPart.pickerFieldLabel(component)

    /// The month that is shown.
    public static let monthLabel = ComponentPart.ofPicker(
      component, "monthLabel", .text,
      settings: .text(.subheadline, .primaryLabel, lines: 1) + [StyleSetting(.fontWeight, .weight(600))])

    /// The name of a day of the week, above its column.
    public static let weekdayLabel = ComponentPart.ofPicker(
      component, "weekdayLabel", .text,
      settings: .text(.footnote, .secondaryLabel, lines: 1) + [StyleSetting(.textAlign, .alignment(.center))])

    // Numbers stand in the middle of their columns, which are all alike.
    private static let refusedOfDays: Set<StyleProperty> = [.textAlign, .textLineClamp, .width, .height]

    /// A day of the month; selected where it is chosen, or an end of the range that is.
    public static let day = ComponentPart.ofPicker(
      component, "day", .button, refusing: refusedOfDays,
      settings: [
        StyleSetting(.fontStyle, .textStyle(.body)),
        StyleSetting(.fontColor, .color(.primaryLabel)),
        StyleSetting(.fontColor, .color(.quinaryLabel), in: .selected),
        StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
        StyleSetting(.backgroundColor, .color(.tintColor), in: .selected),
        StyleSetting(.backgroundColor, .color(.cellBackground), in: .disabled),
      ] + .pressableSurface,
      metrics: [.paddingBlock: 4, .paddingInline: 2, .minimumHeight: 36, .minimumWidth: 36, .cornerRadius: 8])

    /// The day that it is today.
    public static let today = ComponentPart.ofPicker(
      component, "today", .button, refining: day, refusing: refusedOfDays,
      settings: [StyleSetting(.fontColor, .color(.tintColor2)), StyleSetting(.fontWeight, .weight(700))])

    /// A day between the ends of the range that is chosen.
    public static let rangeDay = ComponentPart.ofPicker(
      component, "rangeDay", .button, refusing: refusedOfDays,
      settings: [
        StyleSetting(.backgroundColor, .layer(.tintColor3, over: .secondaryGroupedBackground)),
        StyleSetting(.backgroundColor, .overlay(.quaternaryFill), in: .hover),
      ]
    ).refining(day, beside: [today])

    /// All parts, the cell first.
    public static let all = parts.all + [field, fieldLabel, monthLabel, weekdayLabel, day, today, rangeDay]
  }
}
