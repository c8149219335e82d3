/// The effective values of a part in one state and semantic variant.
struct PartValues {
  let theme: Theme
  let part: ComponentPart
  var settings: [StyleSetting]
  var state = StyleState.normal
  var variant: SemanticStatus?
  let appearance: Appearance
  /// Whether the part is on an elevated surface.
  var isElevated = false

  func setting(_ property: StyleProperty) -> StyleSetting? {
    settings.effectiveSetting(of: property, in: state, variant: variant)
  }

  func value(_ property: StyleProperty) -> StyleValue? { setting(property)?.value }

  func number(_ property: StyleProperty) -> Double? { value(property)?.number }

  func offset(_ property: StyleProperty) -> (x: Double, y: Double)? {
    if case .offset(let x, let y) = value(property) { (x, y) } else { nil }
  }

  /// Returns the color of a property.
  ///
  /// Overlays are composited over the property's color in the normal state.
  func color(_ property: StyleProperty) -> ThemeColor? {
    func plain(_ value: StyleValue?) -> ThemeColor? { theme.plainColor(value, in: appearance, elevated: isElevated) }
    switch value(property) {
    case .overlay(let token):
      let base = settings.effectiveSetting(of: property, in: .normal, variant: variant)
      return plain(.color(token)).map { layer in plain(base?.value).map(layer.composited) ?? layer }
    case .layer(let token, let base):
      return plain(.color(token)).flatMap { layer in plain(.color(base)).map(layer.composited) }
    case let value: return plain(value)
    }
  }
}
