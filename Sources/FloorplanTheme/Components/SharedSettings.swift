/// What many parts have in common, so that a table only says what is special.
extension [StyleSetting] {
  /// A colour of the palette in each of some states, and where something is wrong.
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

  /// A surface in one colour.
  static func surface(_ token: ColorToken) -> Self { color(.backgroundColor, token) }

  /// Letters that stand out.
  static var semibold: Self { [StyleSetting(.fontWeight, .weight(600))] }

  /// Where the lines of a text stand.
  static func aligned(_ alignment: TextAlignment) -> Self { [StyleSetting(.textAlign, .alignment(alignment))] }

  /// A text with its style and its colours; one that is not enabled is drawn in the colour for that.
  static func text(_ style: TextStyle, _ color: ColorToken, lines: Int) -> Self {
    [StyleSetting(.fontStyle, .textStyle(style))] + Self.color(.fontColor, color, disabled: .quaternaryLabel) + [
      StyleSetting(.textLineClamp, .lineLimit(lines))
    ]
  }

  /// A status at the trailing edge.
  static var statusText: Self {
    text(.subheadline, .tertiaryLabel, lines: 1) + meanings(.fontColor) + aligned(.trailing)
  }

  /// The title of a form cell: subheadline, semibold, and in the colour of errors where the value can't be taken.
  static var formTitle: Self { formTitle(.subheadline) }

  /// A line around what people choose from, which is seen where the value can't be taken; its room is there always, so
  /// that nothing moves.
  static var errorOutline: Self {
    border(.cellBackground, 2) + border(.negativeLabel, 2, variant: .negative)
  }

  /// The title of a form cell in another style.
  static func formTitle(_ style: TextStyle) -> Self {
    text(style, .primaryLabel, lines: 0) + semibold + color(.fontColor, negative: .negativeLabel)
  }

  /// A text that one can press: semibold, in the tint that is legible on every surface.
  static func pressableText(_ style: TextStyle, lines: Int) -> Self {
    [StyleSetting(.fontStyle, .textStyle(style))] + semibold + [StyleSetting(.textLineClamp, .lineLimit(lines))]
      + color(.fontColor, .tintColor2, highlighted: .tintColorTapState, disabled: .quaternaryLabel) + pressableSurface
  }

  /// The focus ring and the surface of what one can press in a cell: nothing shows until the pointer is above.
  static var pressableSurface: Self {
    color(.tintColor, .tintColor)
      + color(.backgroundColor, .cellBackground, hover: .quaternaryFill, highlighted: .tertiaryFill)
  }

  /// A short text that one can choose: a faint surface until it is chosen, then a line in the tint.
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

  /// What one types a search in.
  static var searchField: Self {
    typedText + fieldBorder + surface(.secondaryGroupedBackground) + color(.placeholderColor, .tertiaryLabel)
  }

  /// Template images in one colour.
  static func image(_ tint: ColorToken) -> Self { color(.tintColor, tint, disabled: .quaternaryLabel) }

  /// What stands in for a picture that is missing: a plain surface.
  static var plainPlaceholder: Self { color(.placeholderBackgroundColor, .tertiaryFill) }

  /// What stands in for a picture that is missing: a plain surface, or a gradient.
  static var placeholderSurface: Self {
    plainPlaceholder + color(.gradientStartColor, .informationBackgroundTapState)
      + color(.gradientEndColor, .primaryFill)
  }

  /// The text in place of a picture, centred by the widget.
  static var placeholderText: Self { text(.title2, .primaryLabel, lines: 1) }

  /// The colours of the five meanings, by default those of texts.
  static func meanings(
    _ property: StyleProperty, in state: StyleState = .normal,
    _ token: (StyleVariant) -> ColorToken = { $0.labelToken }
  ) -> Self {
    StyleVariant.allCases.map { StyleSetting(property, .color(token($0)), in: state, variant: $0) }
  }

  /// The surface and the focus ring of a cell that one can point at, press and select.
  static var interactiveCell: Self {
    plainCell + color(.tintColor, .tintColor) + [
      StyleSetting(.backgroundColor, .overlay(.tertiaryFill), in: .hover),
      StyleSetting(.backgroundColor, .overlay(.primaryFill), in: .highlighted),
      StyleSetting(.backgroundColor, .overlay(.tintColor3), in: .selected),
    ]
  }

  /// The surface of a cell that is never highlighted as a whole, as form cells are: the control inside has the focus ring.
  static var plainCell: Self { surface(.secondaryGroupedBackground) }
}

extension Set<StyleProperty> {
  /// What a button without a text of its own doesn't take.
  static var ofText: Self { Set(PartKind.textProperties + [.textAlign, .textLineClamp, .titleInsets]) }
}
