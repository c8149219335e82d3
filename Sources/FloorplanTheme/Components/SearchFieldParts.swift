extension ComponentParts {
  /// The parts of the search of a page, for which the seeds list no class paths.
  public enum SearchField {
    /// The search with what is below it; the line gap is the room between them.
    public static let view = part(
      "", .cell, settings: [StyleSetting(.backgroundColor, .color(.cellBackground))],
      metrics: [.paddingBlock: 8, .paddingInline: 16, .lineGap: 8])

    /// What one types in.
    public static let searchField = part(
      "searchField", .textField, refusing: [.textAlign, .textLineClamp], settings: .searchField,
      metrics: [.paddingBlock: 4, .paddingInline: 10, .minimumHeight: 44, .cornerRadius: 10])

    /// The heading of the terms that were searched for before.
    public static let recentLabel = part(
      "recentLabel", .text,
      settings: .text(.subheadline, .secondaryLabel, lines: 2) + [StyleSetting(.fontWeight, .weight(600))])

    /// A term that was searched for before, which looks like the chips of forms.
    ///
    /// Its gaps are those to the next chip and to the next line of chips.
    public static let recentChip = part(
      "recentChip", .button, settings: .chip(lines: 1),
      metrics: [
        .paddingBlock: 4, .paddingInline: 12, .minimumHeight: 38, .minimumWidth: 48, .cornerRadius: 10, .iconSize: 16,
        .imageGap: 6, .columnGap: 10, .lineGap: 10, .maximumWidth: 280,
      ])

    /// All parts, the view first.
    public static let all = [view, searchField, recentLabel, recentChip]

    private static func part(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "SearchField", name: name, kind: kind,
        classPath: "fdlFUISearchField" + (name.isEmpty ? "" : "_" + name), refusedProperties: refused, origin: .ours,
        settings: settings, metrics: metrics)
    }
  }
}
