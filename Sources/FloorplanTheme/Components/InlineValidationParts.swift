extension ComponentParts {
  /// The parts of the message below a form cell, after `FUIInlineValidationView`, for which the seeds list no class path.
  public enum InlineValidationView {
    private static let part = PartsTable("InlineValidationView")

    /// The surface of a banner, in the colour of what the message means; a hint has none.
    public static let view = part(
      "", .mark, .surface(.neutralBackground), .meanings(.backgroundColor) { $0.backgroundToken },
      metrics: [.paddingBlock: 8, .paddingInline: 12, .cornerRadius: 8, .lineGap: 4, .iconGap: 8])

    /// The icon of what the message means.
    public static let iconView = part(
      "iconView", .image, .image(.tertiaryLabel), .meanings(.tintColor), metrics: [.iconSize: 16])

    /// The message: help without a meaning in the colour of third rank, everything else in that of its meaning.
    public static let messageLabel = part(
      "messageLabel", .text, .text(.footnote, .tertiaryLabel, lines: 0), .meanings(.fontColor))

    /// All parts, the surface first.
    public static let all = [view, iconView, messageLabel]
  }
}
