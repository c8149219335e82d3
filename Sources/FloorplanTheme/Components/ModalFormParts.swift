extension ComponentParts {
  /// The parts of what a modal window shows a form in: what is to be known above it, and what is done with it below
  /// (create, edit and filter in the guidelines, for which the seeds list no class path).
  ///
  /// The window's bar is a ``NavigationBar`` but for the button that saves, and what shows that saving goes on is the progress of
  /// an ``ObjectCell``'s action.
  public enum ModalForm {
    private static let part = PartsTable("ModalForm")

    /// The surface; its column gap is the room at both sides of what doesn't scroll.
    ///
    /// A window over one of the regular width is as wide as is preferred, and no higher than the regular width.
    public static let view = part(
      "", .cell, .surface(.primaryGroupedBackground),
      metrics: [.columnGap: 16, .lineGap: 8, .controlGap: 8, .preferredWidth: 540, .regularWidth: 600])

    /// What the sign of required fields means.
    public static let noteLabel = part("noteLabel", .text, .text(.footnote, .secondaryLabel, lines: 0))

    /// What the button below the form stands on, which stays while the form scrolls.
    public static let footer = part(
      "footer", .mark, .surface(.secondaryGroupedBackground), metrics: [.paddingBlock: 8, .paddingInline: 16])

    /// All parts, the surface first.
    public static let all = [view, noteLabel, footer]
  }
}
