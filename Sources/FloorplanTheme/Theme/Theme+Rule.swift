extension Theme {
  /// A rule for a style sheet that says what a part has now, to be changed from there.
  ///
  /// It holds what a sheet can say: colours of the palette by name, and what is as it is in every appearance. What a
  /// state lays over the normal one is left out, and stays. A value of a part that shows meanings holds for all of them.
  ///
  /// - Parameter classPath: The class path of the part, to the letter.
  /// - Returns: The rule; one without declarations where the part has no value that a sheet can say.
  /// - Throws: ``ThemeError/unknownClassPath(_:nearest:)`` if no part has the path.
  public func rule(for classPath: String) throws(ThemeError) -> String {
    let part = try Self.part(at: classPath)
    let settings = settings(of: part)
    var lines: [String] = []
    for accepted in part.acceptedProperties {
      for state in part.states {
        let own = settings.first { $0.property == accepted.property && $0.state == state && $0.variant == nil }
        guard let own, let value = own.value.declarationText else { continue }
        // Of a colour and a gradient the last one in a rule is seen.
        let shown = own.property.paintsSurface ? settings.shownSurface(in: state).map(\.property) : [own.property]
        guard shown.contains(own.property) else { continue }
        let suffix = state == .normal ? "" : "-" + state.rawValue
        lines.append("    \(own.property.rawValue)\(suffix): \(value);\n")
      }
    }
    return "\(classPath) {\n\(lines.joined())}\n"
  }
}

extension StyleValue {
  /// The value as a declaration says it; nil where none can.
  fileprivate var declarationText: String? {
    switch self {
    case .overlay, .layer, .dynamic: nil
    case .font(let face): face.declarationText
    default: text
    }
  }
}

extension FontFace {
  /// A name that is read as this face; nil where there is none.
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

  /// A weight without a word has none of the names that fonts have.
  private static let weightWords = [
    100: "Thin", 200: "UltraLight", 300: "Light", 400: "Regular", 500: "Medium", 600: "SemiBold", 700: "Bold",
    800: "Heavy", 900: "Black",
  ]

  /// `semi-condensed` as `SemiCondensed`.
  private static func word(for width: Width) -> String {
    guard width != .normal else { return "" }
    return width.rawValue.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
