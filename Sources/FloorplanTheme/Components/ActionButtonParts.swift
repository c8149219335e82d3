extension ComponentParts {
  /// The parts of the button that cells act by (seeds/000 and seeds/001).
  ///
  /// The seeds give a button the class path of the cell that it stands in. Such a button has the classes of this table too,
  /// before that of its cell: what it looks like is said once, and a style sheet reaches it by its cell's path.
  public enum ActionButton {
    private static let part = PartsTable("ActionButton")

    /// The button itself, whatever its style.
    public static let button = part(
      "", .button, [StyleSetting(.fontStyle, .textStyle(.callout))], .semibold, .color(.tintColor, .tintColor),
      .aligned(.center), [StyleSetting(.textLineClamp, .lineLimit(2))],
      metrics: [
        .paddingBlock: 6, .paddingInline: 16, .minimumHeight: 38, .minimumWidth: 44, .cornerRadius: 8, .imageGap: 8,
      ])

    /// The most important action: the tint as surface.
    ///
    /// Pressed and chosen look the same, so that a choice that stays is what the press showed.
    public static let primary = part(
      "primary", .button,
      colors(
        label: .quinaryLabel, surface: .color(.tintColor), hover: .color(.tintColor2),
        pressed: .color(.tintColorTapState)), disabled(surface: .tertiaryFill)
    ).refining(button)

    /// Another action: a faint surface, by itself in the tint.
    public static let secondary = part(
      "secondary", .button,
      colors(
        label: .tintColor2, surface: .color(.informationBackground), hover: .overlay(.quaternaryFill),
        pressed: .color(.informationBackgroundTapState)), secondaryMeanings, disabled(surface: .tertiaryFill)
    ).refining(button)

    /// An action beside others: no surface until it is pointed at.
    public static let tertiary = part(
      "tertiary", .button,
      colors(
        label: .tintColor2, surface: .color(.cellBackground), hover: .overlay(.quaternaryFill),
        pressed: .overlay(.secondaryFill)), .meanings(.fontColor), disabled(surface: .cellBackground)
    ).refining(button)

    /// What each button has one of.
    static let styles = [primary, secondary, tertiary]

    /// The icon before the title, in the title's colour.
    public static let image = part("image", .image, metrics: [.iconSize: 16])

    /// All parts, the button first.
    public static let all = [button] + styles + [image]

    private static func colors(
      label: ColorToken, surface: StyleValue, hover: StyleValue, pressed: StyleValue, variant: StyleVariant? = nil
    ) -> [StyleSetting] {
      [
        StyleSetting(.fontColor, .color(label), variant: variant),
        StyleSetting(.backgroundColor, surface, variant: variant),
        StyleSetting(.backgroundColor, hover, in: .hover, variant: variant),
        StyleSetting(.backgroundColor, pressed, in: .highlighted, variant: variant),
        StyleSetting(.backgroundColor, pressed, in: .selected, variant: variant),
      ]
    }

    /// A judgement has its own label and surface; no judgement at all is the fill of fields.
    private static let secondaryMeanings: [StyleSetting] = StyleVariant.allCases.flatMap { meaning in
      let (label, surface, pressed): (ColorToken, ColorToken, ColorToken) =
        switch meaning {
        case .negative: (.negativeLabel, .negativeBackground, .negativeBackgroundTapState)
        case .critical: (.criticalLabel, .criticalBackground, .criticalBackgroundTapState)
        case .positive: (.positiveLabel, .positiveBackground, .positiveBackgroundTapState)
        case .informative: (.informativeLabel, .informationBackground, .informationBackgroundTapState)
        case .neutral: (.secondaryLabel, .secondaryFill, .primaryFill)
        }
      return colors(
        label: label, surface: .color(surface), hover: .overlay(.quaternaryFill), pressed: .color(pressed),
        variant: meaning)
    }

    private static func disabled(surface: ColorToken) -> [StyleSetting] {
      .color(.fontColor, disabled: .separator) + .color(.backgroundColor, disabled: surface)
    }
  }
}

extension ComponentPart {
  /// The part as a button of a cell, which looks as ``ComponentParts/ActionButton`` says where nothing is said of it.
  var asActionButton: ComponentPart {
    refining(ComponentParts.ActionButton.button, beside: ComponentParts.ActionButton.styles)
  }
}
