extension ComponentParts {
  /// The parts of the bar that shows sort order and filters of a list (FUIFilterFeedbackControl, for which the seeds list no
  /// class paths).
  public enum FilterFeedbackBar {
    /// The bar itself.
    ///
    /// Its control gap is the room around the chips within what scrolls, where their focus rings are.
    public static let view = part(
      "", .cell, settings: [StyleSetting(.backgroundColor, .color(.cellBackground))],
      metrics: [.paddingInline: 13, .controlGap: 3])

    /// A filter, which looks like the chips of forms.
    ///
    /// Its column gap is that to the next chip, its image gap the room around its text.
    public static let chip = part(
      "chip", .button, settings: .chip(lines: 1),
      metrics: [
        .paddingBlock: 4, .paddingInline: 12, .minimumHeight: 38, .minimumWidth: 48, .cornerRadius: 10, .iconSize: 16,
        .imageGap: 6, .columnGap: 10, .lineGap: 10, .maximumWidth: 280,
      ])

    /// All parts, the bar first.
    public static let all = [view, chip]

    private static func part(
      _ name: String, _ kind: PartKind, settings: [StyleSetting], metrics: [PartMetric: Double]
    ) -> ComponentPart {
      ComponentPart(
        component: "FilterFeedbackBar", name: name, kind: kind,
        classPath: "fdlFUIFilterFeedbackBar" + (name.isEmpty ? "" : "_" + name), origin: .ours, settings: settings,
        metrics: metrics)
    }
  }
}
