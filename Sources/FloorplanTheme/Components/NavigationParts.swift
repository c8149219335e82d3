extension ComponentParts {
  /// The parts of what stands over a page: the way back, the title and what can be done (the navigation bar of the
  /// guidelines, for which the seeds list no class path).
  public enum NavigationBar {
    private static let part = PartsTable("NavigationBar")

    /// The bar itself: opaque, as pages scroll below it.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.paddingBlock: 6, .paddingInline: 8, .minimumHeight: 50, .columnGap: 8, .lineGap: 2, .controlGap: 4])

    /// What the page shows.
    public static let titleLabel = part(
      "titleLabel", .text, .text(.headline, .primaryLabel, lines: 2), .aligned(.center))

    /// What else is to be known of it.
    public static let subtitleLabel = part(
      "subtitleLabel", .text, .text(.caption1, .secondaryLabel, lines: 1), .aligned(.center))

    /// What leads back.
    public static let backButton = button("backButton")

    /// What can be done with the page.
    public static let actionButton = button("actionButton")

    /// What opens the menu of further actions: a symbol.
    public static let moreButton = part(
      "moreButton", .button, ActionButton.button.settings.filter { $0.property == .tintColor }, surfaceOfButtons,
      refusing: .ofText.subtracting([.fontColor]),
      metrics: ActionButton.button.metrics.merging([.paddingInline: 8]) { _, own in own })

    /// All parts, the bar first.
    public static let all = [view, titleLabel, subtitleLabel, backButton, actionButton, moreButton]

    /// By themselves they look as tertiary buttons do; they are none, for a stock sheet knows buttons and those of bars
    /// apart.
    private static func button(_ name: String) -> ComponentPart {
      part(name, .button, ActionButton.button.settings, surfaceOfButtons, metrics: ActionButton.button.metrics)
    }

    private static let surfaceOfButtons = ActionButton.tertiary.settings.filter { $0.variant == nil }
  }

  /// The parts of what holds pages that lead to each other.
  public enum NavigationView {
    private static let part = PartsTable("NavigationView")

    /// The surface that pages stand on, which shows as a line between two of them.
    ///
    /// From the regular width on a list and the details of one of its items stand side by side; the list is then as wide as
    /// its share, within the two column widths.
    public static let view = part(
      "", .cell, .surface(.separatorOpaque),
      metrics: [.regularWidth: 720, .compactColumnWidth: 320, .regularColumnWidth: 420, .columnGap: 1])

    /// All parts.
    public static let all = [view]
  }

  /// The parts of a page of these.
  public enum NavigationPage {
    private static let part = PartsTable("NavigationPage")

    /// The surface below all that the page shows: what it is painted with is all that there is to say of it.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground), refusing: Set(PartKind.cell.acceptedProperties).subtracting(paint)
    )

    /// All parts.
    public static let all = [view]

    private static let paint: Set<StyleProperty> = [
      .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImageRepeat,
      .backgroundImageInsets, .viewAlpha,
    ]
  }
}
