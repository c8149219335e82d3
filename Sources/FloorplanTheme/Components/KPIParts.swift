extension ComponentParts {
  /// The parts of a key figure.
  ///
  /// The SAP Fiori for iOS documentation doesn't list class paths for it.
  public enum KPIView: Component {
    /// The figure with its icon, unit and caption.
    public static let view = part(
      "", .cell, .surface(.cellBackground), metrics: [.maximumWidth: 216, .imageGap: 4, .columnGap: 4, .lineGap: 2])

    /// The button around a figure with an action.
    ///
    /// Without an action, its padding stays empty.
    public static let button = part(
      "button", .button, .pressableSurface, unsupported: .ofText, padding: (8, 8),
      metrics: [.minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 8])

    /// The icon or the trend after the figure.
    public static let iconImageView = part.icon(
      "iconImageView", .tintColor, size: 24, .color(.tintColor, highlighted: .tintColorTapState),
      .semanticColors(.tintColor), .semanticColors(.tintColor, in: .highlighted) { $0.labelToken.pressed })

    /// The word next to the trend.
    public static let trendLabel = part.text(
      "trendLabel", .footnote, .tintColor, lines: 1, .semibold, .color(.fontColor, highlighted: .tintColorTapState),
      .semanticColors(.fontColor), .semanticColors(.fontColor, in: .highlighted) { $0.labelToken.pressed })

    /// The figure.
    public static let valueLabel = part("valueLabel", .text, figure(.kpi))

    /// A single figure; it also has the class path of ``valueLabel``.
    public static let largeValueLabel = part("largeValueLabel", .text, figure(.largeKPI)).specializing(valueLabel)

    /// The unit, after the figure.
    public static let unitLabel = part("unitLabel", .text, figure(.title3))

    /// The caption, below the figure.
    public static let captionLabel = part.text("captionLabel", .subheadline, .primaryLabel, lines: 2)

    /// All parts, the view first.
    public static let all = [
      view, button, iconImageView, trendLabel, valueLabel, largeValueLabel, unitLabel, captionLabel,
    ]

    private static func figure(_ style: TextStyle) -> [StyleSetting] {
      .text(style, .tintColor, lines: 1) + .semibold + .color(.fontColor, highlighted: .tintColorTapState)
        + .tabularFigures
    }
  }

  /// The parts of the header with key figures at the top of a page.
  public enum KPIHeader: Component {
    /// The header; the figures have their own padding.
    public static let view = part(
      "", .cell, .plainCell, padding: (8, 8), metrics: [.cornerRadius: 12, .columnGap: 16, .controlGap: 4])

    /// The button for a page of a narrow header, around its dot.
    public static let pageButton = part.pageButton
    /// The dot of a page.
    public static let pageDot = part.pageDot
    /// The dot of the current page, which is wider.
    ///
    /// It also has the class path of ``pageDot``.
    public static let currentPageDot = part.currentPageDot

    /// All parts, the header first.
    public static let all = [view, pageButton, pageDot, currentPageDot]
  }
}
