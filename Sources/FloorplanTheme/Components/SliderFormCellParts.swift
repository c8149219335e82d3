extension ComponentParts {
  /// The parts of the slider form cell, as `FUISliderFormCell` names them (seeds/000), and the slider itself, which the
  /// seeds give no class path.
  public enum SliderFormCell {
    private static let part = PartsTable("SliderFormCell", .seed)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 3])

    /// What the slider is for.
    public static let keyLabel = part("keyLabel", .text, .formTitle)

    /// The chosen value with its unit; the seeds give this one part two class paths.
    public static let valueTextField = part(
      // Nobody types in it.
      "valueTextField", .textField, also: "fdlSliderFormCell_valueLabel", .text(.body, .secondaryLabel, lines: 1),
      .aligned(.trailing), .color(.fontColor, negative: .negativeLabel), refusing: [.tintColor],
      metrics: [.minimumWidth: 51]
    ).with(.showsReadOnly)

    /// The field in which the value is typed where that can be done; the seeds' own text field is not one.
    public static let valueField = part.ours(
      "valueField", .textField, .typedText, .fieldBorder, .aligned(.trailing), refusing: [.textLineClamp],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4,
      ])

    /// The slider; its properties are those that the seeds give the range slider.
    public static let slider = part.ours(
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
