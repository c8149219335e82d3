extension ComponentParts {
  /// The parts of the search on a page.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum SearchField: Component {
    /// The search and the content below it; the line gap is the space between them.
    public static let view = part("", .cell, .surface(.cellBackground), padding: (8, 16), metrics: [.lineGap: 8])

    /// The search field.
    public static let searchField = part(
      "searchField", .textField, .searchField, unsupported: [.textAlign, .textLineClamp], padding: (4, 10),
      metrics: [.minimumHeight: 44, .cornerRadius: 10])

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
