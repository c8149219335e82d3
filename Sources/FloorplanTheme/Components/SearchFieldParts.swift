extension ComponentParts {
  /// The parts of the search of a page, for which the seeds list no class paths.
  public enum SearchField {
    private static let part = PartsTable("SearchField")

    /// The search with what is below it; the line gap is the room between them.
    public static let view = part(
      "", .cell, .surface(.cellBackground), metrics: [.paddingBlock: 8, .paddingInline: 16, .lineGap: 8])

    /// What one types in.
    public static let searchField = part(
      "searchField", .textField, .searchField, refusing: [.textAlign, .textLineClamp],
      metrics: [.paddingBlock: 4, .paddingInline: 10, .minimumHeight: 44, .cornerRadius: 10])

    /// The heading of the terms that were searched for before.
    public static let recentLabel = part(
      "recentLabel", .text, .text(.subheadline, .secondaryLabel, lines: 2), .semibold)

    /// A term that was searched for before, which looks like the chips of forms.
    ///
    /// Its gaps are those to the next chip and to the next line of chips.
    public static let recentChip = part.chip("recentChip")

    /// All parts, the view first.
    public static let all = [view, searchField, recentLabel, recentChip]
  }
}
