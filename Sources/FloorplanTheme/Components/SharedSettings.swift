/// Settings of many parts, so that a table only contains the differences.
extension [StyleSetting] {
  /// Returns palette colors for states, and for the negative variant.
  static func color(
    _ property: StyleProperty, _ normal: ColorToken? = nil, hover: ColorToken? = nil, highlighted: ColorToken? = nil,
    selected: ColorToken? = nil, disabled: ColorToken? = nil, readonly: ColorToken? = nil, negative: ColorToken? = nil
  ) -> Self {
    let states: [(StyleState, ColorToken?)] = [
      (.normal, normal), (.hover, hover), (.highlighted, highlighted), (.selected, selected), (.disabled, disabled),
      (.readonly, readonly),
    ]
    var settings = states.compactMap { state, token in token.map { StyleSetting(property, .color($0), in: state) } }
    if let negative { settings.append(StyleSetting(property, .color(negative), variant: .negative)) }
    return settings
  }

  static func surface(_ token: ColorToken) -> Self { color(.backgroundColor, token) }

  /// Digits of the same width, for numbers that change or are below each other.
  static var tabularFigures: Self { [StyleSetting(.tabularFigures, .boolean(true))] }

  static var semibold: Self { [StyleSetting(.fontWeight, .weight(600))] }

  static func aligned(_ alignment: TextAlignment) -> Self { [StyleSetting(.textAlign, .alignment(alignment))] }

  /// Returns the style of a text and its colors.
  ///
  /// A disabled text has a separate color.
  static func text(_ style: TextStyle, _ color: ColorToken, lines: Int) -> Self {
    [StyleSetting(.fontStyle, .textStyle(style))] + Self.color(.fontColor, color, disabled: .quaternaryLabel) + [
      StyleSetting(.textLineClamp, .lineLimit(lines))
    ]
  }

  static var statusText: Self {
    text(.subheadline, .tertiaryLabel, lines: 1) + semanticColors(.fontColor) + aligned(.trailing)
  }

  /// A border that is only visible with high contrast.
  static var highContrastOutline: Self {
    let row = PaletteRow(
      light: ColorToken.cellBackground.standardRow.light, dark: ColorToken.cellBackground.standardRow.dark,
      highContrastLight: ColorToken.tertiaryLabel.standardRow.highContrastLight,
      highContrastDark: ColorToken.tertiaryLabel.standardRow.highContrastDark)
    return [StyleSetting(.borderColor, .dynamic(row)), StyleSetting(.borderWidth, .length(1))]
  }

  /// The title of a form cell: subheadline, semibold, and in the negative color if the value is invalid.
  static var formTitle: Self { formTitle(.subheadline) }

  /// A border around options that is visible if the value is invalid.
  ///
  /// It always takes up space, so nothing moves when it appears.
  static var errorOutline: Self {
    border(.cellBackground, 2) + border(.negativeLabel, 2, variant: .negative)
  }

  static func formTitle(_ style: TextStyle) -> Self {
    text(style, .primaryLabel, lines: 0) + semibold + color(.fontColor, negative: .negativeLabel)
  }

  /// Returns a pressable text: semibold, in the tint color that is legible on all surfaces.
  static func pressableText(_ style: TextStyle, lines: Int) -> Self {
    [StyleSetting(.fontStyle, .textStyle(style))] + semibold + [StyleSetting(.textLineClamp, .lineLimit(lines))]
      + color(.fontColor, .tintColor2, highlighted: .tintColorTapState, disabled: .quaternaryLabel) + pressableSurface
  }

  /// The focus ring and the surface of a pressable part in a cell.
  ///
  /// The surface is only visible if the pointer is over it.
  static var pressableSurface: Self {
    color(.tintColor, .tintColor)
      + color(.backgroundColor, .cellBackground, hover: .quaternaryFill, highlighted: .tertiaryFill)
  }

  /// Returns a selectable short text: a faint surface, or a border in the tint color if it is selected.
  static func chip(lines: Int) -> Self {
    [StyleSetting(.fontStyle, .textStyle(.subheadline))] + aligned(.center)
      + [StyleSetting(.textLineClamp, .lineLimit(lines))]
      + color(.fontColor, .secondaryLabel, selected: .tintColor2, disabled: .quaternaryLabel)
      + color(.tintColor, .tintColor)
      + color(
        .backgroundColor, .tertiaryFill, hover: .secondaryFill, highlighted: .primaryFill, selected: .cellBackground)
      + color(.borderColor, .separator, selected: .tintColor2, disabled: .separator)
      + [StyleSetting(.borderWidth, .length(0.5)), StyleSetting(.borderWidth, .length(1), in: .selected)]
  }

  static var searchField: Self {
    typedText + fieldBorder + surface(.secondaryGroupedBackground) + color(.placeholderColor, .tertiaryLabel)
  }

  static func image(_ tint: ColorToken) -> Self { color(.tintColor, tint, disabled: .quaternaryLabel) }

  /// A plain surface in place of a missing picture.
  static var plainPlaceholder: Self { color(.placeholderBackgroundColor, .tertiaryFill) }

  /// A plain surface or a gradient in place of a missing picture.
  static var placeholderSurface: Self {
    plainPlaceholder + color(.gradientStartColor, .informationBackgroundTapState)
      + color(.gradientEndColor, .primaryFill)
  }

  /// The text in place of a picture, which the widget centers.
  static var placeholderText: Self { text(.title2, .primaryLabel, lines: 1) }

  /// Returns the colors of the five semantic variants, by default those of texts.
  static func semanticColors(
    _ property: StyleProperty, in state: StyleState = .normal,
    _ token: (SemanticStatus) -> ColorToken = { $0.labelToken }
  ) -> Self {
    SemanticStatus.allCases.map { StyleSetting(property, .color(token($0)), in: state, variant: $0) }
  }

  /// The surface, focus ring and selected edge of a cell with hover, pressed and selected states.
  static var interactiveCell: Self {
    selectableCell + [StyleSetting(.backgroundColor, .overlay(.tintColor3), in: .selected)]
  }

  /// An interactive cell without a selected surface, which another part has.
  ///
  /// The selected surface is faint, so that texts stay legible on it. The edge makes the selection visible.
  static var selectableCell: Self {
    pressableCell + color(.borderColor, selected: .tintColor)
  }

  /// The surface and focus ring of a cell with hover and pressed states.
  static var pressableCell: Self {
    plainCell + color(.tintColor, .tintColor) + [
      // Fainter than the surface of tags.
      StyleSetting(.backgroundColor, .overlay(.quaternaryFill), in: .hover),
      StyleSetting(.backgroundColor, .overlay(.primaryFill), in: .highlighted),
    ]
  }

  /// The surface of a cell that is never highlighted as a whole, such as a form cell.
  ///
  /// The control inside has the focus ring.
  static var plainCell: Self { surface(.secondaryGroupedBackground) }
}

extension Set<StyleProperty> {
  /// The properties that a button without a text doesn't accept.
  static var ofText: Self { Set(PartKind.textProperties + [.textAlign, .textLineClamp, .titleInsets]) }
}
