extension ComponentParts {
  /// The parts of the search on a page.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum SearchField {
    private static let part = PartsTable("SearchField")

    /// The search and the content below it; the line gap is the space between them.
    public static let view = part(
      "", .cell, .surface(.cellBackground), metrics: [.paddingBlock: 8, .paddingInline: 16, .lineGap: 8])

    /// The search field.
    public static let searchField = part(
      "searchField", .textField, .searchField, unsupported: [.textAlign, .textLineClamp],
      metrics: [.paddingBlock: 4, .paddingInline: 10, .minimumHeight: 44, .cornerRadius: 10])

    /// The heading of recent search terms.
    public static let recentLabel = part.text("recentLabel", .subheadline, .secondaryLabel, lines: 2, .semibold)

    /// A recent search term, styled as a chip of forms.
    ///
    /// Its gaps are the spaces to the next chip and to the next line of chips.
    public static let recentChip = part.chip("recentChip")

    /// All parts, the view first.
    public static let all = [view, searchField, recentLabel, recentChip]
  }
}
