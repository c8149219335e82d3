extension ComponentParts {
  /// The parts of the filter form cell, `FUIFilterFormCell` in the SAP Fiori for iOS documentation, which doesn't list
  /// class paths for it.
  public enum FilterFormCell: Component {
    /// The cell itself.
    ///
    /// Its control gap is the space between a title and chips on the same line, its line gap the space below a title
    /// above the chips.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 6])

    /// The title of the choice.
    public static let title = part("title", .text, .formTitle)

    /// An option: a faint surface, or a border in the tint color if it is selected.
    ///
    /// Its gaps are the spaces to the next chip and to the next line of chips.
    public static let chip = part(
      // A selected chip still has the thicker border.
      "chip", .button, .chip(lines: 0), .border(.negativeLabel, 1, variant: .negative),
      .border(.negativeLabel, 2, in: .selected, variant: .negative), padding: (4, 12),
      metrics: [.minimumHeight: 44, .minimumWidth: 48, .cornerRadius: 16, .columnGap: 6, .lineGap: 6])

    /// The selected options as text, if the cell is read-only.
    public static let valueLabel = part.text("valueLabel", .body, .secondaryLabel, lines: 0)

    /// All parts, the cell first.
    public static let all = [cell, title, chip, valueLabel]
  }
}
