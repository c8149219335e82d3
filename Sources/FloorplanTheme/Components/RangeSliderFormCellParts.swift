extension ComponentParts {
  /// The parts of the range slider form cell, with the names of `FUIRangeSliderCollectionViewCell` in the SAP Fiori for
  /// iOS documentation.
  public enum RangeSliderFormCell: Component {
    private static let part = table(.fiori)

    /// The cell itself.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 4])

    /// The title of the range.
    public static let keyText = part("keyText", .text, .formTitle)

    /// The slider with its thumbs.
    public static let slider = part(
      "slider", .slider, SliderFormCell.slider.settings, metrics: SliderFormCell.slider.metrics)

    /// The editable ends of the range, and the text in their place if they are read-only.
    public static let textFields = part(
      // In the read-only state, the border has the color of the cell's surface, so it is invisible unless a style sheet
      // sets it.
      "textFields", .textField, .typedText, .tabularFigures, .fieldBorder,
      .color(.borderColor, readonly: .secondaryGroupedBackground),
      .aligned(.center), unsupported: [.textLineClamp], padding: (8, 8),
      metrics: [.minimumHeight: 44, .minimumWidth: 51, .cornerRadius: 10, .controlGap: 4])

    /// The help below the control.
    public static let hintText = part.formHint

    /// All parts, the cell first.
    public static let all = [cell, keyText, slider, textFields, hintText]
  }
}
