extension ComponentParts {
  /// The parts of a temporary message over a page.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum ToastMessage: Component {
    /// The message itself: the fill of large shapes over a surface, because its background isn't blurred.
    ///
    /// In a page of at least the regular width, it takes up less of the page's width.
    public static let view = part(
      "", .cell,
      [StyleSetting(.backgroundColor, .layer(.tertiaryFill, over: .secondaryGroupedBackground))]
        + .highContrastOutline, .color(.shadowColor, .cardShadow),
      [StyleSetting(.shadowOffset, .offset(x: 0, y: 4)), StyleSetting(.shadowRadius, .length(8))], padding: (20, 20),
      metrics: [.cornerRadius: 14, .regularWidth: 600, .maximumWidth: 672])

    /// The text of the message.
    public static let textLabel = part.text("textLabel", .body, .primaryLabel, lines: 3, .aligned(.center))

    /// All parts, the message first.
    public static let all = [view, textLabel]
  }
}
