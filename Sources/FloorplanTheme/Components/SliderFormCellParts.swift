extension ComponentParts {
  /// The parts of the slider form cell, as `FUISliderFormCell` names them (seeds/000), and the slider itself, which the
  /// seeds give no class path.
  public enum SliderFormCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "SliderFormCell", name: "", kind: .cell, classPath: "fdlFUISliderFormCell", settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 3])

    /// What the slider is for.
    public static let keyLabel = ComponentPart(
      component: "SliderFormCell", name: "keyLabel", kind: .text, classPath: "fdlFUISliderFormCell_keyLabel",
      settings: .formTitle)

    /// The chosen value with its unit; the seeds give this one part two class paths.
    public static let valueTextField = ComponentPart(
      component: "SliderFormCell", name: "valueTextField", kind: .textField,
      classPath: "fdlFUISliderFormCell_valueTextField", alternateClassPaths: ["fdlSliderFormCell_valueLabel"],
      // Nobody types in it.
      refusedProperties: [.tintColor],
      settings: .text(.body, .secondaryLabel, lines: 1) + [
        StyleSetting(.textAlign, .alignment(.trailing)),
        StyleSetting(.fontColor, .color(.negativeLabel), variant: .negative),
      ],
      metrics: [.minimumWidth: 51], traits: [.showsReadOnly])

    /// The field in which the value is typed where that can be done; the seeds' own text field is not one.
    public static let valueField = ComponentPart(
      component: "SliderFormCell", name: "valueField", kind: .textField, classPath: "fdlFUISliderFormCell_valueField",
      refusedProperties: [.textLineClamp], origin: .ours,
      settings: .typedText + .fieldBorder + [StyleSetting(.textAlign, .alignment(.trailing))],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4,
      ])

    /// The slider; its properties are those that the seeds give the range slider.
    public static let slider = ComponentPart(
      component: "SliderFormCell", name: "slider", kind: .slider, classPath: "fdlFUISliderFormCell_slider",
      origin: .ours,
      settings: [
        StyleSetting(.tintColor, .color(.tintColor)),
        StyleSetting(.trackTintColor, .color(.secondaryFill)),
        StyleSetting(.trackTintColor, .color(.secondaryFill), in: .disabled),
        StyleSetting(.trackSelectionColor, .color(.tintColor)),
        StyleSetting(.trackSelectionColor, .color(.tintColor), in: .disabled),
        StyleSetting(.thumbTintColor, .color(.baseWhite)),
        StyleSetting(.thumbTintColor, .color(.baseWhite), in: .disabled),
        StyleSetting(.borderColor, .color(.separatorOpaque)),
        StyleSetting(.borderColor, .color(.separatorOpaque), in: .disabled),
        StyleSetting(.thumbShadowColor, .color(.sectionShadow)),
        StyleSetting(.viewAlpha, .opacity(1)),
        StyleSetting(.viewAlpha, .opacity(0.5), in: .disabled),
      ],
      metrics: [.thumbDiameter: 28, .trackThickness: 4])

    /// All parts, the cell first.
    public static let all = [cell, keyLabel, valueTextField, slider, valueField]
  }
}
