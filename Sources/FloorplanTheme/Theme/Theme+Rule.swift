extension Theme {
  /// Returns a style sheet rule with the current values of a part, as a starting point for changes.
  ///
  /// It contains what a sheet can express: palette colors by name, and values that are the same in all appearances.
  /// Overlays of states are omitted and stay. A value of a part with semantic variants applies to all of them.
  ///
  /// - Parameter classPath: The exact class path of the part.
  /// - Returns: The rule, without declarations if a sheet can express no value of the part.
  /// - Throws: ``ThemeError/unknownClassPath(_:nearest:)`` if no part has the class path.
  public func rule(for classPath: String) throws(ThemeError) -> String {
    let part = try Self.part(at: classPath)
    let settings = settings(of: part)
    var lines: [String] = []
    for accepted in part.acceptedProperties {
      for state in part.states {
        let own = settings.first { $0.property == accepted.property && $0.state == state && $0.variant == nil }
        guard let own, let value = own.value.declarationText else { continue }
        // If a rule sets a color and a gradient, the last one is visible.
        let displayed = own.property.paintsSurface ? settings.visibleSurface(in: state).map(\.property) : [own.property]
        guard displayed.contains(own.property) else { continue }
        lines.append("    \(own.property.rawValue)\(state.suffix): \(value);\n")
      }
    }
    return "\(classPath) {\n\(lines.joined())}\n"
  }
}

extension StyleValue {
  /// The value in a declaration, or nil if there is no syntax for it.
  fileprivate var declarationText: String? {
    switch self {
    case .overlay, .layer, .dynamic: nil
    case .font(let face): face.declarationText
    default: text
    }
  }
}

extension FontFace {
  /// A name that is parsed as this face, or nil if there is none.
  var declarationText: String? {
    guard let family else {
      if isItalic { return weight == 400 && width == .normal ? "italicSystem" : nil }
      guard let weight, width == .normal else { return nil }
      return weight == 400 ? "system" : Self.systemWeights[weight].map { $0 + "System" }
    }
    let traits = (weight.flatMap { Self.weightWords[$0] } ?? "") + (isItalic ? "Italic" : "") + Self.word(for: width)
    let name = traits.isEmpty ? family : family + "-" + traits
    return FontFace(postScriptName: name) == self ? name : nil
  }

  private static let systemWeights = Dictionary(
    ValueReader.weights.filter { $0.key != "normal" }.map { ($0.value, $0.key) }, uniquingKeysWith: min)

  /// Other weights have no name.
  private static let weightWords = [
    100: "Thin", 200: "UltraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
    800: "Heavy", 900: "Black",
  ]

  /// Converts a width such as `semi-condensed` to `SemiCondensed`.
  private static func word(for width: Width) -> String {
    guard width != .normal else { return "" }
    return width.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
