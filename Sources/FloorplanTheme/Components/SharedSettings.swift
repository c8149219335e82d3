/// What many parts have in common, so that a table only says what is special.
extension [StyleSetting] {
  /// A text with its style and its colours; one that is not enabled is drawn in the colour for that.
  static func text(_ style: TextStyle, _ color: ColorToken, lines: Int) -> Self {
    [
      StyleSetting(.fontStyle, .textStyle(style)),
      StyleSetting(.fontColor, .color(color)),
      StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
      StyleSetting(.textLineClamp, .lineLimit(lines)),
    ]
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
    text(style, .primaryLabel, lines: 0) + [
      StyleSetting(.fontWeight, .weight(600)),
      StyleSetting(.fontColor, .color(.negativeLabel), variant: .negative),
    ]
  }

  /// A text that one can press: semibold, in the tint that is legible on every surface.
  static func pressableText(_ style: TextStyle, lines: Int) -> Self {
    [
      StyleSetting(.fontStyle, .textStyle(style)),
      StyleSetting(.fontWeight, .weight(600)),
      StyleSetting(.textLineClamp, .lineLimit(lines)),
      StyleSetting(.fontColor, .color(.tintColor2)),
      StyleSetting(.fontColor, .color(.tintColorTapState), in: .highlighted),
      StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
    ] + pressableSurface
  }

  /// The focus ring and the surface of what one can press in a cell: nothing shows until the pointer is above.
  static var pressableSurface: Self {
    [
      StyleSetting(.tintColor, .color(.tintColor)),
      StyleSetting(.backgroundColor, .color(.cellBackground)),
      StyleSetting(.backgroundColor, .color(.quaternaryFill), in: .hover),
      StyleSetting(.backgroundColor, .color(.tertiaryFill), in: .highlighted),
    ]
  }

  /// A short text that one can choose: a faint surface until it is chosen, then a line in the tint.
  static func chip(lines: Int) -> Self {
    [
      StyleSetting(.fontStyle, .textStyle(.subheadline)),
      StyleSetting(.textAlign, .alignment(.center)),
      StyleSetting(.textLineClamp, .lineLimit(lines)),
      StyleSetting(.fontColor, .color(.secondaryLabel)),
      StyleSetting(.fontColor, .color(.tintColor2), in: .selected),
      StyleSetting(.fontColor, .color(.quaternaryLabel), in: .disabled),
      StyleSetting(.tintColor, .color(.tintColor)),
      StyleSetting(.backgroundColor, .color(.tertiaryFill)),
      StyleSetting(.backgroundColor, .color(.secondaryFill), in: .hover),
      StyleSetting(.backgroundColor, .color(.primaryFill), in: .highlighted),
      StyleSetting(.backgroundColor, .color(.cellBackground), in: .selected),
      StyleSetting(.borderColor, .color(.separator)),
      StyleSetting(.borderColor, .color(.tintColor2), in: .selected),
      StyleSetting(.borderColor, .color(.separator), in: .disabled),
      StyleSetting(.borderWidth, .length(0.5)),
      StyleSetting(.borderWidth, .length(1), in: .selected),
    ]
  }

  /// What one types a search in.
  static var searchField: Self {
    .typedText + .fieldBorder + [
      StyleSetting(.backgroundColor, .color(.secondaryGroupedBackground)),
      StyleSetting(.placeholderColor, .color(.tertiaryLabel)),
    ]
  }

  /// Template images in one colour.
  static func image(_ tint: ColorToken) -> Self {
    [
      StyleSetting(.tintColor, .color(tint)),
      StyleSetting(.tintColor, .color(.quaternaryLabel), in: .disabled),
    ]
  }

  /// What stands in for a picture that is missing: a plain surface.
  static var plainPlaceholder: Self { [StyleSetting(.placeholderBackgroundColor, .color(.tertiaryFill))] }

  /// What stands in for a picture that is missing: a plain surface, or a gradient.
  static var placeholderSurface: Self {
    plainPlaceholder + [
      StyleSetting(.gradientStartColor, .color(.informationBackgroundTapState)),
      StyleSetting(.gradientEndColor, .color(.primaryFill)),
    ]
  }

  /// The text in place of a picture, centred by the widget.
  static var placeholderText: Self { text(.title2, .primaryLabel, lines: 1) }

  /// The colours of the five meanings.
  static func meanings(_ property: StyleProperty) -> Self {
    StyleVariant.allCases.map { StyleSetting(property, .color($0.labelToken), variant: $0) }
  }

  /// The surface and the focus ring of a cell that one can point at, press and select.
  static var interactiveCell: Self {
    plainCell + [
      StyleSetting(.tintColor, .color(.tintColor)),
      StyleSetting(.backgroundColor, .overlay(.tertiaryFill), in: .hover),
      StyleSetting(.backgroundColor, .overlay(.primaryFill), in: .highlighted),
      StyleSetting(.backgroundColor, .overlay(.tintColor3), in: .selected),
    ]
  }

  /// The surface of a cell that is never highlighted as a whole, as form cells are: the control inside has the focus ring.
  static var plainCell: Self {
    [
      StyleSetting(.backgroundColor, .color(.secondaryGroupedBackground))
    ]
  }
}

extension Set<StyleProperty> {
  /// What a button without a text of its own doesn't take.
  static var ofText: Self { Set(PartKind.textProperties + [.textAlign, .textLineClamp, .titleInsets]) }
}
