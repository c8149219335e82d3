extension ComponentParts {
  /// The parts of what stands over a page: the way back, the title and what can be done (the navigation bar of the
  /// guidelines, for which the seeds list no class path).
  public enum NavigationBar {
    /// The bar itself: opaque, as pages scroll below it.
    public static let view = part(
      "", .cell, settings: [StyleSetting(.backgroundColor, .color(.primaryGroupedBackground))],
      metrics: [.paddingBlock: 6, .paddingInline: 8, .minimumHeight: 50, .columnGap: 8, .lineGap: 2, .controlGap: 4])

    /// What the page shows.
    public static let titleLabel = part(
      "titleLabel", .text,
      settings: .text(.headline, .primaryLabel, lines: 2) + [StyleSetting(.textAlign, .alignment(.center))])

    /// What else is to be known of it.
    public static let subtitleLabel = part(
      "subtitleLabel", .text,
      settings: .text(.caption1, .secondaryLabel, lines: 1) + [StyleSetting(.textAlign, .alignment(.center))])

    /// All parts, the bar first.
    public static let all = [view, titleLabel, subtitleLabel]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "NavigationBar", name: name, kind: kind,
        classPath: "fdlFUINavigationBar" + (name.isEmpty ? "" : "_" + name), origin: .ours, settings: settings,
        metrics: metrics)
    }
  }

  /// The parts of what holds pages that lead to each other.
  public enum NavigationView {
    /// The surface that pages stand on, which shows as a line between two of them.
    ///
    /// From the regular width on a list and the details of one of its items stand side by side; the list is then as wide as
    /// its share, within the two column widths.
    public static let view = ComponentPart(
      component: "NavigationView", name: "", kind: .cell, classPath: "fdlFUINavigationView", origin: .ours,
      settings: [StyleSetting(.backgroundColor, .color(.separatorOpaque))],
      metrics: [.regularWidth: 720, .compactColumnWidth: 320, .regularColumnWidth: 420, .columnGap: 1])

    /// All parts.
    public static let all = [view]
  }
}
