extension ComponentParts {
  /// The parts of the range slider form cell, as `FUIRangeSliderCollectionViewCell` names them (seeds/000).
  public enum RangeSliderFormCell {
    /// The cell itself.
    public static let cell = ComponentPart(
      component: "RangeSliderFormCell", name: "", kind: .cell, classPath: "fdlFUIRangeSliderFormCell",
      settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 16, .minimumHeight: 44, .controlGap: 12, .lineGap: 4])

    /// What the range is for.
    public static let keyText = ComponentPart(
      component: "RangeSliderFormCell", name: "keyText", kind: .text, classPath: "fdlFUIRangeSliderFormCell_keyText",
      settings: .formTitle)

    /// The slider with its thumbs.
    public static let slider = ComponentPart(
      component: "RangeSliderFormCell", name: "slider", kind: .slider, classPath: "fdlFUIRangeSliderFormCell_slider",
      settings: SliderFormCell.slider.settings, metrics: SliderFormCell.slider.metrics)

    /// The ends of the range, which can be typed, and the text in their place where they can't be changed.
    public static let textFields = ComponentPart(
      component: "RangeSliderFormCell", name: "textFields", kind: .textField,
      classPath: "fdlFUIRangeSliderFormCell_textFields", refusedProperties: [.textLineClamp],
      settings: .typedText + .fieldBorder + [
        // No line is seen, unless a style sheet says which.
        StyleSetting(.borderColor, .color(.secondaryGroupedBackground), in: .readonly),
        StyleSetting(.textAlign, .alignment(.center)),
      ],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4,
      ])

    /// The help below.
    public static let hintText = ComponentPart.formHint(
      component: "RangeSliderFormCell", classPath: "fdlFUIRangeSliderFormCell_hintText")

    /// All parts, the cell first.
    public static let all = [cell, keyText, slider, textFields, hintText]
  }
}
