extension ComponentParts {
  /// The parts of an action button.
  ///
  /// In the SAP Fiori for iOS documentation, a button has the class path of its cell. Here it also has the classes of
  /// this table, before that of its cell. Its style is defined once, and a style sheet can address it by the path of
  /// its cell.
  public enum ActionButton: Component {
    /// The button in any style.
    public static let button = part(
      "", .button, [StyleSetting(.fontStyle, .textStyle(.callout))], .semibold, .color(.tintColor, .tintColor),
      .aligned(.center), [StyleSetting(.textLineClamp, .lineLimit(2))], padding: (6, 16),
      metrics: [.minimumHeight: 38, .minimumWidth: 44, .cornerRadius: 8, .imageGap: 8])

    /// The most important action, with a surface in the tint color.
    ///
    /// The pressed and selected states have the same style, so a selection keeps the style of the press.
    public static let primary = part(
      "primary", .button,
      colors(
        label: .quinaryLabel, surface: .color(.tintColor), hover: .color(.tintColor2),
        pressed: .color(.tintColorTapState)), disabled(surface: .tertiaryFill)
    ).specializing(button)

    /// A secondary action, with a faint surface, by default in the tint color.
    public static let secondary = part(
      "secondary", .button,
      colors(
        label: .tintColor2, surface: .color(.informationBackground), hover: .overlay(.quaternaryFill),
        pressed: .color(.informationBackgroundTapState)), secondarySemanticColors, disabled(surface: .tertiaryFill)
    ).specializing(button)

    /// An action next to others, without a surface unless the pointer is over it.
    public static let tertiary = part(
      "tertiary", .button,
      colors(
        label: .tintColor2, surface: .color(.cellBackground), hover: .overlay(.quaternaryFill),
        pressed: .overlay(.secondaryFill)), .semanticColors(.fontColor), disabled(surface: .cellBackground)
    ).specializing(button)

    /// The styles, one of which each button has.
    static let styles = [primary, secondary, tertiary]

    /// The icon before the title, in the color of the title.
    public static let image = part("image", .image, metrics: [.iconSize: 16])

    /// All parts, the button first.
    public static let all = [button] + styles + [image]

    private static func colors(
      label: ColorToken, surface: StyleValue, hover: StyleValue, pressed: StyleValue, variant: SemanticStatus? = nil
    ) -> [StyleSetting] {
      [
        StyleSetting(.fontColor, .color(label), variant: variant),
        StyleSetting(.backgroundColor, surface, variant: variant),
        StyleSetting(.backgroundColor, hover, in: .hover, variant: variant),
        StyleSetting(.backgroundColor, pressed, in: .highlighted, variant: variant),
        StyleSetting(.backgroundColor, pressed, in: .selected, variant: variant),
      ]
    }

    /// A semantic variant has its own label and surface.
    ///
    /// The neutral variant has the fill of fields.
    private static let secondarySemanticColors: [StyleSetting] = SemanticStatus.allCases.flatMap { variant in
      let (label, surface, pressed): (ColorToken, ColorToken, ColorToken) =
        variant == .neutral
        ? (.secondaryLabel, .secondaryFill, .primaryFill)
        : (variant.labelToken, variant.backgroundToken, variant.backgroundToken.pressed)
      return colors(
        label: label, surface: .color(surface), hover: .overlay(.quaternaryFill), pressed: .color(pressed),
        variant: variant)
    }

    private static func disabled(surface: ColorToken) -> [StyleSetting] {
      .color(.fontColor, disabled: .separator) + .color(.backgroundColor, disabled: surface)
    }
  }
}

extension ComponentPart {
  /// The part as a button of a cell, with the values of ``ComponentParts/ActionButton`` by default.
  var asActionButton: ComponentPart {
    specializing(ComponentParts.ActionButton.button, companions: ComponentParts.ActionButton.styles)
  }
}
