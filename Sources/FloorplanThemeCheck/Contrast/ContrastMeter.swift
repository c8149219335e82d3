import FloorplanTheme

/// A text color, and the colors below it, topmost first.
struct ContrastColors: Hashable {
  let text: StyleValue
  let background: [StyleValue]
}

/// Measures the contrast of texts in a theme, once for each pair of colors.
struct ContrastMeter {
  /// A ratio with the colors that it was measured for, both opaque.
  typealias Measurement = (appearance: Appearance, ratio: Double, text: ThemeColor, background: ThemeColor)

  let theme: Theme
  private var settings: [String: [StyleSetting]] = [:]
  private var measured: [ContrastColors: [Measurement]] = [:]
  /// The color of the page below all parts, by appearance.
  private let pages: [Appearance: ThemeColor]

  init(theme: Theme) {
    self.theme = theme
    let page = theme.settings(of: ComponentParts.navigationPage).visibleSurface(in: .normal).first?.value
    pages = Dictionary(
      uniqueKeysWithValues: Appearance.allCases.map { appearance in
        let surface = theme.color(.primaryGroupedBackground, in: appearance)
        return (appearance, theme.plainColor(page, in: appearance)?.composited(over: surface) ?? surface)
      })
  }

  /// The parts with text on a known surface, and the parts that can be behind the text.
  ///
  /// Symbols of buttons and placeholders of pictures are excluded.
  static let texts: [(part: ComponentPart, below: [ComponentPart])] = ComponentParts.all.filter { part in
    part.acceptedProperties.contains { $0.property == .fontColor }
      && part.acceptedProperties.contains { $0.property == .fontStyle }
      && (!part.name.lowercased().hasSuffix("placeholder") || ComponentParts.field(around: part) != nil)
  }.map { part in
    let below = [
      ComponentParts.field(around: part), TextBackground.cell(around: part),
      ComponentParts.selection(of: part.component),
    ]
    return (part, below.compactMap(\.self))
  }

  mutating func settings(of part: ComponentPart) -> [StyleSetting] {
    if let known = settings[part.classPath] { return known }
    let own = theme.settings(of: part)
    settings[part.classPath] = own
    return own
  }

  /// Returns the contrast in each appearance, except where the text is fully transparent, and so not meant to be read.
  mutating func measurements(of colors: ContrastColors) -> [Measurement] {
    if let known = measured[colors] { return known }
    let measurements = Appearance.allCases.compactMap { appearance -> Measurement? in
      guard let text = theme.plainColor(colors.text, in: appearance), text.alpha > 0 else { return nil }
      guard var background = pages[appearance] else { return nil }
      for color in colors.background.reversed() {
        background = theme.plainColor(color, in: appearance)?.composited(over: background) ?? background
      }
      return (appearance, text.contrast(with: background), text.composited(over: background), background)
    }
    measured[colors] = measurements
    return measurements
  }

  /// Returns the minimum contrast of the text, which is lower for large text.
  func minimum(_ settings: [StyleSetting], _ state: StyleState) -> Double {
    func value(_ property: StyleProperty) -> StyleValue? {
      settings.effectiveSetting(of: property, in: state, variant: nil)?.value
    }
    var font: TextStyles.Font?
    if case .textStyle(let style) = value(.fontStyle) { font = theme.textStyles[style] }
    let size = value(.fontSize)?.number ?? font?.points ?? 0
    let weight = value(.fontWeight)?.weight ?? value(.fontName)?.fontFace?.weight ?? font?.weight ?? 400
    return ContrastRating.minimum(forTextOfSize: size, weight: weight)
  }
}

extension StyleState {
  /// Whether guidelines exempt the texts of the state, which is a disabled one.
  var isExemptFromContrast: Bool {
    [.disabled, .disabledSelected, .disabledUnselected, .editableDisabled].contains(self)
  }
}
