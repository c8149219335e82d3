extension ComponentParts {
  /// The parts of the stepper form cell, with the names of `FUIStepperCollectionViewCell` in the SAP Fiori for iOS
  /// documentation.
  public enum StepperFormCell: Component {
    private static let part = table(.fiori)

    /// The cell itself.
    ///
    /// The SAP Fiori for iOS documentation doesn't list a class path for it.
    public static let cell = part.floorplan.formCell([.controlGap: 12, .lineGap: 4])

    /// The title of the number.
    public static let keyText = part("keyText", .text, .formTitle)

    /// The button that decreases the number.
    public static let decreaseButton = button("decreaseButton")

    /// The editable number.
    public static let valueText = part(
      "valueText", .textField, .typedText, .tabularFigures, .fieldBorder, .color(.borderColor, disabled: .separator),
      .aligned(.center),
      unsupported: [.textLineClamp], padding: (8, 8),
      metrics: [.minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .controlGap: 6])

    /// The button that increases the number.
    public static let increaseButton = button("increaseButton")

    /// The read-only number.
    ///
    /// In the SAP Fiori for iOS documentation, it has the class path of the field.
    public static let readOnlyText = part.floorplan.text("readOnlyText", .body, .secondaryLabel, lines: 0)
      .specializing(valueText).with(.replacesReadOnlyField)

    /// The help below the control.
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
        // The button contains only a symbol, so its color is the only property of a text.
        unsupported: .ofText.subtracting([.fontColor]), padding: (0, 0),
        metrics: [.minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 10, .iconSize: 16, .controlGap: 4])
    }
  }
}
