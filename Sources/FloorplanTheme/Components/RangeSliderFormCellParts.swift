extension ComponentParts {
  /// The parts of the range slider form cell, as `FUIRangeSliderCollectionViewCell` names them (seeds/000).
  public enum RangeSliderFormCell {
    private static let part = PartsTable("RangeSliderFormCell", .seed)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 4])

    /// What the range is for.
    public static let keyText = part("keyText", .text, .formTitle)

    /// The slider with its thumbs.
    public static let slider = part(
      "slider", .slider, SliderFormCell.slider.settings, metrics: SliderFormCell.slider.metrics)

    /// The ends of the range, which can be typed, and the text in their place where they can't be changed.
    public static let textFields = part(
      // No line is seen, unless a style sheet says which.
      "textFields", .textField, .typedText, .fieldBorder, .color(.borderColor, readonly: .secondaryGroupedBackground),
      .aligned(.center), refusing: [.textLineClamp],
      metrics: [
        .paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4,
      ])

    /// The help below.
    public static let hintText = part.formHint

    /// All parts, the cell first.
    public static let all = [cell, keyText, slider, textFields, hintText]
  }
}
