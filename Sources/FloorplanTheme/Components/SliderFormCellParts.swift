extension ComponentParts {
  /// The parts of the slider form cell, with the names of `FUISliderFormCell` in the SAP Fiori for iOS documentation,
  /// and the slider itself, which has no class path there.
  public enum SliderFormCell: Component {
    private static let part = table(.fiori)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 3])

    /// The title of the value.
    public static let keyLabel = part("keyLabel", .text, .formTitle)

    /// The value with its unit.
    ///
    /// The SAP Fiori for iOS documentation has two class paths for this part.
    public static let valueTextField = part(
      // The user can't type in it.
      "valueTextField", .textField, also: "fdlSliderFormCell_valueLabel", .text(.body, .secondaryLabel, lines: 1),
      .tabularFigures,
      .aligned(.trailing), .color(.fontColor, negative: .negativeLabel), unsupported: [.tintColor],
      metrics: [.minimumWidth: 51]
    ).with(.hasReadOnlyClass)

    /// The editable field for the value.
    ///
    /// The text field in the SAP Fiori for iOS documentation isn't editable.
    public static let valueField = part.floorplan(
      "valueField", .textField, .typedText, .tabularFigures, .fieldBorder, .aligned(.trailing),
      unsupported: [.textLineClamp],
      padding: (8, 8), metrics: [.minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4])

    /// The slider.
    ///
    /// Its properties are those of the range slider in the SAP Fiori for iOS documentation.
    public static let slider = part.floorplan(
      "slider", .slider, .color(.tintColor, .tintColor),
      .color(.trackTintColor, .secondaryFill, disabled: .secondaryFill),
      .color(.trackSelectionColor, .tintColor, disabled: .tintColor),
      .color(.thumbTintColor, .baseWhite, disabled: .baseWhite),
      .color(.borderColor, .separatorOpaque, disabled: .separatorOpaque), .color(.thumbShadowColor, .sectionShadow),
      [StyleSetting(.viewAlpha, .opacity(1)), StyleSetting(.viewAlpha, .opacity(0.5), in: .disabled)],
      metrics: [.thumbDiameter: 28, .trackThickness: 4])

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueTextField, slider, valueField]
  }
}
