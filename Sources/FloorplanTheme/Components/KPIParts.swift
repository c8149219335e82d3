extension ComponentParts {
  /// The parts of a key figure; the seeds name no class paths of it.
  public enum KPIView {
    /// The figure with all that belongs to it.
    public static let view = part(
      "", .cell, settings: [StyleSetting(.backgroundColor, .color(.cellBackground))],
      metrics: [.maximumWidth: 216, .imageGap: 4, .columnGap: 4, .lineGap: 2])

    /// What can be pressed where the figure leads somewhere; its padding is kept free where it doesn't.
    public static let button = part(
      "button", .button, refusing: .ofText,
      settings: .pressableSurface,
      metrics: [.paddingBlock: 8, .paddingInline: 8, .minimumHeight: 44, .minimumWidth: 44, .cornerRadius: 8])

    /// The icon or the trend before the figure.
    public static let iconImageView = part(
      "iconImageView", .image,
      settings: .image(.tintColor) + [StyleSetting(.tintColor, .color(.tintColorTapState), in: .highlighted)]
        + .meanings(.tintColor) + pressedMeanings,
      metrics: [.iconSize: 24])

    /// The figure.
    public static let valueLabel = part("valueLabel", .text, settings: figure(.kpi))

    /// A figure that stands alone; it has the class path of ``valueLabel`` too.
    public static let largeValueLabel = part("largeValueLabel", .text, settings: figure(.largeKPI))
      .refining(valueLabel)

    /// What the figure counts, behind it.
    public static let unitLabel = part("unitLabel", .text, settings: figure(.title3))

    /// What the figure is, below it.
    public static let captionLabel = part("captionLabel", .text, settings: .text(.subheadline, .primaryLabel, lines: 2))

    /// All parts, the view first.
    public static let all = [view, button, iconImageView, valueLabel, largeValueLabel, unitLabel, captionLabel]

    private static let pressedMeanings: [StyleSetting] = StyleVariant.allCases.map { meaning in
      let color: ColorToken =
        switch meaning {
        case .negative: .negativeLabelTapState
        case .critical: .criticalLabelTapState
        case .positive: .positiveLabelTapState
        case .informative: .informativeLabelTapState
        case .neutral: .neutralLabelTapState
        }
      return StyleSetting(.tintColor, .color(color), in: .highlighted, variant: meaning)
    }

    private static func figure(_ style: TextStyle) -> [StyleSetting] {
      .text(style, .tintColor, lines: 1) + [StyleSetting(.fontColor, .color(.tintColorTapState), in: .highlighted)]
    }

    private static func part(
      _ name: String, _ kind: PartKind, refusing refused: Set<StyleProperty> = [], settings: [StyleSetting],
      metrics: [PartMetric: Double] = [:]
    ) -> ComponentPart {
      ComponentPart(
        component: "KPIView", name: name, kind: kind, classPath: "fdlFUIKPIView" + (name.isEmpty ? "" : "_" + name),
        refusedProperties: refused, origin: .ours, settings: settings, metrics: metrics)
    }
  }

  /// What key figures stand in at the top of a page.
  public enum KPIHeader {
    /// The header: the figures have a padding of their own.
    public static let view = ComponentPart(
      component: "KPIHeader", name: "", kind: .cell, classPath: "fdlFUIKPIHeader", origin: .ours, settings: .plainCell,
      metrics: [.paddingBlock: 8, .paddingInline: 8, .columnGap: 16, .controlGap: 4])

    /// What leads to one of the pages of a narrow header: a target around its dot.
    public static let pageButton = ComponentPart.pageButton(of: "KPIHeader")
    /// The dot of a page.
    public static let pageDot = ComponentPart.pageDot(of: "KPIHeader")
    /// The dot of the page that is shown, which is longer; it has the class path of ``pageDot`` too.
    public static let currentPageDot = ComponentPart.currentPageDot(of: "KPIHeader")

    /// All parts, the header first.
    public static let all = [view, pageButton, pageDot, currentPageDot]
  }
}
