extension ComponentParts {
  /// The parts of a message that comes over a page and goes by itself, for which the seeds list no class paths.
  public enum ToastMessage {
    private static let part = PartsTable("ToastMessage")

    /// The message itself: the fill of large shapes over a surface, as what is behind it isn't blurred.
    ///
    /// From the regular width of a page on it takes less of that.
    public static let view = part(
      "", .cell,
      [
        StyleSetting(.backgroundColor, .layer(.tertiaryFill, over: .secondaryGroupedBackground)),
        StyleSetting(.borderColor, .dynamic(outline)), StyleSetting(.borderWidth, .length(1)),
      ], .color(.shadowColor, .cardShadow),
      [StyleSetting(.shadowOffset, .offset(x: 0, y: 4)), StyleSetting(.shadowRadius, .length(8))],
      metrics: [.paddingBlock: 20, .paddingInline: 20, .cornerRadius: 14, .regularWidth: 600, .maximumWidth: 672])

    /// What it says.
    public static let textLabel = part("textLabel", .text, .text(.body, .primaryLabel, lines: 3), .aligned(.center))

    /// All parts, the message first.
    public static let all = [view, textLabel]

    /// A line that there is with increased contrast only.
    private static let outline = PaletteRow(
      light: ColorToken.cellBackground.standardRow.light, dark: ColorToken.cellBackground.standardRow.dark,
      highContrastLight: ColorToken.tertiaryLabel.standardRow.highContrastLight,
      highContrastDark: ColorToken.tertiaryLabel.standardRow.highContrastDark)
  }
}
