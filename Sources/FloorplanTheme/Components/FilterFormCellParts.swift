extension ComponentParts {
  /// The parts of the filter form cell, `FUIFilterFormCell` in seeds/004, which lists no class paths of it.
  public enum FilterFormCell {
    private static let part = PartsTable("FilterFormCell")

    /// The cell itself.
    ///
    /// Its control gap is the room between title and chips beside each other, its line gap that between them one below
    /// the other.
    public static let cell = part.formCell([.controlGap: 12, .lineGap: 6])

    /// What is chosen.
    public static let title = part("title", .text, .formTitle)

    /// An option that one can choose: a faint surface until it is chosen, then a line in the tint.
    ///
    /// Its gaps are those to the next chip and to the next line of chips.
    public static let chip = part(
      // The thicker line still tells a chosen one.
      "chip", .button, .chip(lines: 0), .border(.negativeLabel, 1, variant: .negative),
      .border(.negativeLabel, 2, in: .selected, variant: .negative),
      metrics: [
        .paddingBlock: 4, .paddingInline: 12, .minimumHeight: 44, .minimumWidth: 48, .cornerRadius: 16, .columnGap: 6,
        .lineGap: 6,
      ])

    /// The chosen options as text, where they may not be changed.
    public static let valueLabel = part("valueLabel", .text, .text(.body, .secondaryLabel, lines: 0))

    /// All parts, the cell first.
    public static let all = [cell, title, chip, valueLabel]
  }
}
