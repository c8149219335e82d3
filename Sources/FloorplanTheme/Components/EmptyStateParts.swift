extension ComponentParts {
  /// The parts of what stands in place of content that is not there; the seeds name no such class, and the guidelines an
  /// illustrated message.
  public enum EmptyStateView {
    private static let part = PartsTable("EmptyStateView")

    /// The view itself, no wider than one likes to read.
    public static let view = part(
      "", .cell, .surface(.cellBackground),
      metrics: [
        .paddingBlock: 24, .paddingInline: 16, .maximumWidth: 672, .imageGap: 16, .lineGap: 8, .controlGap: 24,
        .columnGap: 8,
      ])

    /// The picture or icon: 64 by 64 unless the view is told otherwise, and at most as large as the largest illustration.
    public static let illustration = part(
      "illustration", .image, .image(.tertiaryLabel), .plainPlaceholder,
      metrics: [.imageWidth: 64, .imageHeight: 64, .maximumImageSize: 320])

    /// What is the case.
    public static let titleLabel = part(
      "titleLabel", .text, .text(.title3, .primaryLabel, lines: 0), .semibold, .aligned(.center))

    /// Why, and what can be done.
    public static let bodyLabel = part("bodyLabel", .text, .text(.body, .secondaryLabel, lines: 0), .aligned(.center))

    /// The action that leads on.
    public static let primaryButton = part("primaryButton", .button).asActionButton

    /// Another action.
    public static let secondaryButton = part("secondaryButton", .button).asActionButton

    /// All parts, the view first.
    public static let all = [view, illustration, titleLabel, bodyLabel, primaryButton, secondaryButton]
  }
}
