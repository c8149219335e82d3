extension ComponentParts {
  /// The parts of the stepper form cell, as `FUIStepperCollectionViewCell` names them (seeds/000).
  public enum StepperFormCell {
    private static let part = PartsTable("StepperFormCell", .seed)

    /// The cell itself, which the seeds give no class path.
    public static let cell = part.ours.formCell([.controlGap: 12, .lineGap: 4])

    /// What the number is for.
    public static let keyText = part("keyText", .text, .formTitle)

    /// The button for the next number down.
    public static let decreaseButton = button("decreaseButton")

    /// The number, which can be typed.
    public static let valueText = part(
      "valueText", .textField, .typedText, .fieldBorder, .color(.borderColor, disabled: .separator), .aligned(.center),
      refusing: [.textLineClamp],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .controlGap: 6,
      ])

    /// The button for the next number up.
    public static let increaseButton = button("increaseButton")

    /// The number where it can't be changed, for which the seeds have no other class path than that of the field.
    public static let readOnlyText = part.ours("readOnlyText", .text, .text(.body, .secondaryLabel, lines: 0)).refining(
      valueText
    ).with(.standsForReadOnlyField)

    /// The help below.
    public static let hintText = part.formHint

    /// All parts, the cell first.
    public static let all = [
      cell, keyText, decreaseButton, valueText, increaseButton, readOnlyText, hintText,
    ]

    private static func button(_ name: String) -> ComponentPart {
      part(
        name, .button, .color(.fontColor, .tintColor2, disabled: .quaternaryLabel), .color(.tintColor, .tintColor),
        .color(
          .backgroundColor, .tertiaryFill, hover: .secondaryFill, highlighted: .primaryFill, disabled: .quaternaryFill),
        // The button shows a symbol; its colour is all that there is to say of it.
        refusing: .ofText.subtracting([.fontColor]),
        metrics: [
          .paddingBlock: 0, .paddingInline: 0, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .iconSize: 16,
          .controlGap: 4,
        ])
    }
  }
}
