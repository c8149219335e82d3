extension Theme {
  /// Returns the style of a part in a state.
  ///
  /// A property without a value for the state takes that of the nearest fallback with a value
  /// (``StyleState/fallbacks``).
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: The state.
  ///   - variant: The semantic variant that its widget sets, if any.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the part is on an elevated surface (sheet, popover).
  /// - Returns: The resolved style.
  /// - Complexity: O(*n*²) in the few settings of the part.
  public func resolve(
    _ part: ComponentPart, state: StyleState = .normal, variant: SemanticStatus? = nil, appearance: Appearance,
    elevated: Bool = false
  ) -> ResolvedStyle {
    resolve(part, [state], variant: variant, appearance: appearance, elevated: elevated)
  }

  /// Returns the style of a part in several states at once, such as selected and hover.
  ///
  /// For each property, the strongest state that sets it decides: disabled, then focused, selected, pressed and hover.
  /// Properties that are drawn together, such as the color and width of a border, are decided by the same state.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - states: The states; empty for the normal state.
  ///   - variant: The semantic variant, if any.
  ///   - appearance: The appearance.
  ///   - elevated: Whether the part is on an elevated surface, such as a popover.
  /// - Returns: The resolved style.
  /// - Complexity: O(*n*²) in the few settings of the part.
  public func resolve(
    _ part: ComponentPart, states: Set<StyleState>, variant: SemanticStatus? = nil, appearance: Appearance,
    elevated: Bool = false
  ) -> ResolvedStyle {
    resolve(
      part, part.kind.precedence(of: states), variant: variant, appearance: appearance, elevated: elevated)
  }

  private func resolve(
    _ part: ComponentPart, _ states: [StyleState], variant: SemanticStatus?, appearance: Appearance, elevated: Bool
  ) -> ResolvedStyle {
    var style = ResolvedStyle()
    var weight: Int?
    var faceWeight: Int?
    var width: FontFace.Width?
    let settings = settings(of: part)
    var values = PartValues(
      theme: self, part: part, settings: settings, variant: variant, appearance: appearance, isElevated: elevated)
    for property in settings.lazy.map(\.property).uniqued() {
      values.state = settings.decidingState(for: property, in: states, variant: variant)
      switch values.value(property) {
      case .color, .literal, .overlay, .layer, .reference, .dynamic: style.colors[property] = values.color(property)
      case .textStyle(let value): style.textStyle = value
      case .fontFamily(let value): style.fontFamily = value
      case .font(let face):
        style.fontFamily = face.family
        style.isItalic = face.isItalic
        style.fontWidth = face.width
        faceWeight = face.weight
      case .fontSize(let value): style.fontSize = value
      case .weight(let value): weight = value
      case .lineLimit(let value): style.lineLimit = value
      case .alignment(let value): style.textAlignment = value
      case .opacity(let value) where property == .viewAlpha: style.opacity = value
      case .image(let name) where property == .imageName: style.imageName = name
      case .fontWidth(let value): width = value
      case .length(let points) where property == .letterSpacing: style.letterSpacing = points
      case .length where property == .lineHeight: break
      case let value: style.values[property] = value
      }
    }
    let font = style.textStyle.map { textStyles[$0] }
    values.state = settings.decidingState(for: .fontStyle, in: states, variant: variant)
    style.lineHeight = part.kind == .image ? nil : values.lineHeight(of: font)
    style.letterSpacing = style.letterSpacing ?? font?.letterSpacing
    style.fontSize = style.fontSize ?? font?.points
    style.fontWeight = weight ?? faceWeight ?? font?.weight
    style.fontWidth = width ?? style.fontWidth
    return style
  }

  /// Returns the color of a value, or nil if it isn't a color or is an overlay.
  package func plainColor(_ value: StyleValue?, in appearance: Appearance, elevated: Bool = false) -> ThemeColor? {
    switch value {
    case .color(let token): palette.color(token, in: appearance, elevated: elevated)
    case .literal(let color): color
    case .reference(let reference): reference.color(in: palette, appearance: appearance, elevated: elevated)
    case .dynamic(let row): row[appearance]
    default: nil
    }
  }
}
