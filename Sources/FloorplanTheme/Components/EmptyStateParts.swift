extension ComponentParts {
  /// The parts of the view for missing content.
  ///
  /// It is an illustrated message in the SAP Fiori design guidelines, and has no class in the SAP Fiori for iOS
  /// documentation.
  public enum EmptyStateView: Component {
    /// The view itself, with a maximum width for readability.
    public static let view = part(
      "", .cell, .surface(.cellBackground), padding: (24, 16),
      metrics: [.maximumWidth: 672, .imageGap: 16, .lineGap: 8, .controlGap: 24, .columnGap: 8])

    /// The picture or icon: 64 by 64 by default, up to the size of the largest illustration.
    public static let illustration = part.image(
      "illustration", .tertiaryLabel, .plainPlaceholder,
      metrics: [.imageWidth: 64, .imageHeight: 64, .maximumImageSize: 320])

    /// The title.
    public static let titleLabel = part.text(
      "titleLabel", .title3, .primaryLabel, lines: 0, .semibold, .aligned(.center))

    /// The explanation and the instructions.
    public static let bodyLabel = part.text("bodyLabel", .body, .secondaryLabel, lines: 0, .aligned(.center))

    /// The primary action.
    public static let primaryButton = part("primaryButton", .button).asActionButton

    /// Another action.
    public static let secondaryButton = part("secondaryButton", .button).asActionButton

    /// All parts, the view first.
    public static let all = [view, illustration, titleLabel, bodyLabel, primaryButton, secondaryButton]
  }
}
