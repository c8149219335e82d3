package import FloorplanTheme

/// A value that theme authors often change: a palette color in an appearance, or a property of a stock class or group.
package enum QuickToken: Sendable, Hashable {
  /// A palette color in an appearance.
  case color(ColorToken, Appearance)
  /// A property of the parts with a class path.
  case property(StyleProperty, of: String)

  /// A group of tokens.
  package enum Group: Sendable, CaseIterable {
    case accent, header, backgrounds, labels, semanticLabels, semanticBackgrounds, corners, fonts

    /// The rows of tokens: each has the appearances of a color, or a single property.
    package var rows: [[QuickToken]] {
      switch self {
      case .accent: Self.colors(PaletteGroup.tint.names)
      case .header: Self.colors([ColorToken.header, .navBarTitleLabel].map(\.rawValue))
      case .backgrounds: Self.colors(PaletteGroup.backgrounds.names)
      case .labels: Self.colors(PaletteGroup.labels.names.filter { $0 != ColorToken.navBarTitleLabel.rawValue })
      case .semanticLabels: Self.colors(PaletteGroup.semanticLabels.names)
      case .semanticBackgrounds: Self.colors(PaletteGroup.semanticBackgrounds.names)
      case .corners: ["Button", "TextField", "fdlFUIInsetGroup"].map { [.property(.cornerRadius, of: $0)] }
      case .fonts: ["Label", "Button", "TextField"].map { [.property(.fontName, of: $0)] }
      }
    }

    private static func colors(_ names: [String]) -> [[QuickToken]] {
      names.compactMap(ColorToken.init).map { color in Appearance.allCases.map { .color(color, $0) } }
    }
  }

  /// All tokens.
  package static let all = Group.allCases.flatMap(\.rows).flatMap(\.self)

  /// The name in a style sheet: that of a definition without `@`, or a class path and a property.
  package var name: String {
    switch self {
    case .color(let color, let appearance):
      let surface = PaletteReference.Surface.allCases.first { $0.appearance == appearance && !$0.isElevated }
      return "\(color.rawValue)_\(surface?.rawValue ?? "")"
    case .property(let property, let classPath): return "\(classPath) \(property.rawValue)"
    }
  }
}
