extension ComponentParts {
  /// The parts of the message below a form cell (`FUIInlineValidationView`).
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum InlineValidationView: Component {
    /// The surface of a banner in the color of its semantic variant; a hint has none.
    public static let view = part(
      "", .mark, .surface(.neutralBackground), .semanticColors(.backgroundColor) { $0.backgroundToken },
      padding: (8, 12), metrics: [.cornerRadius: 8, .lineGap: 4, .iconGap: 8])

    /// The icon of the semantic variant.
    public static let iconView = part.statusIcon("iconView")

    /// The message.
    ///
    /// Help without a semantic variant is in the tertiary color, everything else in that of its variant.
    public static let messageLabel = part.text(
      "messageLabel", .footnote, .tertiaryLabel, lines: 0, .semanticColors(.fontColor))

    /// All parts, the surface first.
    public static let all = [view, iconView, messageLabel]
  }
}
