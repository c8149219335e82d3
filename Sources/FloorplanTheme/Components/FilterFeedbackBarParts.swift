extension ComponentParts {
  /// The parts of the bar with the sort order and filters of a list (FUIFilterFeedbackControl).
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum FilterFeedbackBar: Component {
    /// The bar itself.
    ///
    /// Its control gap is the space around the chips inside the scrolling area, for their focus rings.
    public static let view = part("", .cell, .surface(.cellBackground), metrics: [.paddingInline: 13, .controlGap: 3])
      .with(.ignoresDensity)

    /// A filter, styled as a chip of forms.
    ///
    /// Its column gap is the space before the next chip, its image gap the space around its text.
    public static let chip = part.chip("chip")

    /// All parts, the bar first.
    public static let all = [view, chip]
  }
}
