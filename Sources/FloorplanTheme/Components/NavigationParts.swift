extension ComponentParts {
  /// The parts of the bar above a page: back button, title and actions.
  ///
  /// It is the navigation bar of the SAP Fiori design guidelines; the SAP Fiori for iOS documentation doesn't list
  /// class paths for it.
  public enum NavigationBar: Component {
    /// The bar itself, which is opaque because pages scroll below it.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground), padding: (6, 8),
      metrics: [.minimumHeight: 50, .columnGap: 8, .lineGap: 2, .controlGap: 4])

    /// The title of the page.
    public static let titleLabel = part.text("titleLabel", .headline, .primaryLabel, lines: 2, .aligned(.center))

    /// Additional information about the page.
    public static let subtitleLabel = part.text(
      "subtitleLabel", .caption1, .secondaryLabel, lines: 1, .aligned(.center))

    /// The back button.
    public static let backButton = button("backButton")

    /// An action of the page.
    public static let actionButton = button("actionButton")

    /// The button for the menu of further actions, with a symbol.
    public static let moreButton = part(
      "moreButton", .button, ActionButton.button.settings.filter { $0.property == .tintColor }, surfaceOfButtons,
      unsupported: .ofText.subtracting([.fontColor]),
      metrics: ActionButton.button.metrics.merging([.paddingInline: 8]) { _, own in own })

    /// All parts, the bar first.
    public static let all = [view, titleLabel, subtitleLabel, backButton, actionButton, moreButton]

    /// By default they are styled as tertiary buttons.
    ///
    /// They aren't of that style, because stock sheets distinguish buttons from bar buttons.
    private static func button(_ name: String) -> ComponentPart {
      part(name, .button, ActionButton.button.settings, surfaceOfButtons, metrics: ActionButton.button.metrics)
    }

    private static let surfaceOfButtons = ActionButton.tertiary.settings.filter { $0.variant == nil }
  }

  /// The part of a container of pages with navigation between them: the surface below pages, visible as a line between
  /// two of them.
  ///
  /// From the regular width on, a list and the details of an item are side by side. The width of the list is then its
  /// share, within the two column widths.
  public static let navigationView = PartsTable("NavigationView")(
    "", .cell, .surface(.separator),
    metrics: [.regularWidth: 720, .compactColumnWidth: 320, .regularColumnWidth: 420, .columnGap: 1])

  /// The part of a page in this container: the surface below the content of the page.
  ///
  /// It only accepts properties of its paint.
  public static let navigationPage = PartsTable("NavigationPage")(
    "", .cell, .surface(.primaryGroupedBackground),
    unsupported: Set(PartKind.cell.acceptedProperties).subtracting([
      .backgroundColor, .backgroundColorTop, .backgroundColorBottom, .backgroundImage, .backgroundImageRepeat,
      .backgroundImageInsets, .viewAlpha,
    ]))
}
