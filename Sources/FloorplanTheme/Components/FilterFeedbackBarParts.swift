extension ComponentParts {
  /// The parts of the bar that shows sort order and filters of a list (FUIFilterFeedbackControl, for which the seeds list no
  /// class paths).
  public enum FilterFeedbackBar {
    private static let part = PartsTable("FilterFeedbackBar")

    /// The bar itself.
    ///
    /// Its control gap is the room around the chips within what scrolls, where their focus rings are.
    public static let view = part("", .cell, .surface(.cellBackground), metrics: [.paddingInline: 13, .controlGap: 3])

    /// A filter, which looks like the chips of forms.
    ///
    /// Its column gap is that to the next chip, its image gap the room around its text.
    public static let chip = part.chip("chip")

    /// All parts, the bar first.
    public static let all = [view, chip]
  }
}
