extension Theme {
  /// What a part looks like in a state.
  ///
  /// A property without a value for the state takes that of the nearest state that has one (``StyleState/fallbacks``).
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - state: The state it is in.
  ///   - variant: The meaning that its widget gave it, if any.
  ///   - appearance: The appearance to read the palette in.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover).
  /// - Returns: The values that hold.
  /// - Complexity: O(*n*²) in the few settings of the part.
  public func resolve(
    _ part: ComponentPart, state: StyleState = .normal, variant: StyleVariant? = nil, appearance: Appearance,
    elevated: Bool = false
  ) -> ResolvedStyle {
    var style = ResolvedStyle()
    var weight: Int?
    var visited: Set<StyleProperty> = []
    for property in part.settings.lazy.map(\.property) where visited.insert(property).inserted {
      switch part.effectiveValue(of: property, in: state, variant: variant) {
      case .color, .overlay, .layer:
        style.colors[property] = color(
          of: property, on: part, state: state, variant: variant, in: appearance, elevated: elevated)
      case .textStyle(let value): style.textStyle = value
      case .weight(let value): weight = value
      case .lineLimit(let value): style.lineLimit = value
      case .alignment(let value): style.textAlignment = value
      case .opacity(let value): style.opacity = value
      case nil: break
      }
    }
    style.fontWeight = weight ?? style.textStyle?.weight
    return style
  }

  /// What the part with a class path looks like in a state.
  ///
  /// - Parameters:
  ///   - classPath: The class path, to the letter.
  ///   - state: The state the part is in.
  ///   - variant: The meaning that its widget gave it, if any.
  ///   - appearance: The appearance to read the palette in.
  ///   - elevated: Whether it stands on a raised surface (sheet, popover).
  /// - Returns: The values that hold.
  /// - Throws: ``ThemeError/unknownClassPath(_:nearest:)`` if no part has the path.
  public func resolve(
    classPath: String, state: StyleState = .normal, variant: StyleVariant? = nil, appearance: Appearance,
    elevated: Bool = false
  ) throws(ThemeError) -> ResolvedStyle {
    guard let part = ComponentParts.part(at: classPath) else {
      throw .unknownClassPath(classPath, nearest: nearestNames(to: classPath, in: ComponentParts.classPaths))
    }
    return resolve(part, state: state, variant: variant, appearance: appearance, elevated: elevated)
  }

  /// The colour of one property, overlays laid over what the property has in the normal state.
  func color(
    of property: StyleProperty, on part: ComponentPart, state: StyleState, variant: StyleVariant?,
    in appearance: Appearance, elevated: Bool = false
  ) -> ThemeColor? {
    switch part.effectiveValue(of: property, in: state, variant: variant) {
    case .color(let token):
      return palette.color(token, in: appearance, elevated: elevated)
    case .overlay(let token):
      let layer = palette.color(token, in: appearance, elevated: elevated)
      guard case .color(let base) = part.effectiveValue(of: property, in: .normal, variant: variant) else {
        return layer
      }
      return layer.composited(over: palette.color(base, in: appearance, elevated: elevated))
    case .layer(let token, let base):
      return palette.color(token, in: appearance, elevated: elevated)
        .composited(over: palette.color(base, in: appearance, elevated: elevated))
    default:
      return nil
    }
  }
}

extension ComponentPart {
  /// The value that holds for a property in a state: a meaning's own before the general one, the state before what it
  /// falls back to.
  func effectiveValue(of property: StyleProperty, in state: StyleState, variant: StyleVariant?) -> StyleValue? {
    for candidate in state.fallbacks {
      if let variant, let value = value(of: property, in: candidate, variant: variant) { return value }
      if let value = value(of: property, in: candidate, variant: nil) { return value }
    }
    return nil
  }
}
