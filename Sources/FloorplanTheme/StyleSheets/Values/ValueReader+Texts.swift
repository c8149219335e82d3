extension ValueReader {
  mutating func readTextStyle() throws(Failure) -> TextStyle {
    let word = try single()
    if let style = Self.textStyles[word.text] { return style }
    for prefix in Self.textStylePrefixes where word.text.hasPrefix(prefix) {
      let name = word.text.dropFirst(prefix.count)
      if let style = Self.textStyles[name.prefix(1).lowercased() + name.dropFirst()] { return style }
    }
    throw Failure(remedy: Self.knownTextStyles, candidates: Self.textStyleNames)
  }

  /// Prefixes of UIKit's text styles.
  static let textStylePrefixes = ["UIFontTextStyle", "UICTFontTextStyle"]

  /// The text styles by their names in style sheets.
  static let textStyles: [String: TextStyle] = {
    var styles = Dictionary(TextStyle.allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
    styles["title"] = .title1
    styles["caption"] = .caption1
    styles["subhead"] = .subheadline
    // iOS itself calls this one UICTFontTextStyleTitle0.
    styles["title0"] = .largeTitle
    styles["kpiNumber"] = .kpi
    styles["kpiNumber2"] = .largeKPI
    return styles
  }()

  mutating func readFont() throws(Failure) -> FontFace {
    guard words.allSatisfy({ $0.kind == .word || $0.kind == .string }) else {
      throw Failure(
        reason: words.contains { $0.kind == .comma } ? "fallback fonts are not supported" : nil)
    }
    let name = words.joinedText
    guard !name.isEmpty else { throw Failure() }
    switch name {
    case "system": return FontFace(family: nil, weight: 400)
    case "italicSystem": return FontFace(family: nil, weight: 400, isItalic: true)
    case _ where name.lowercased().hasSuffix("system"):
      guard name.hasSuffix("System"), let weight = Self.weights[String(name.dropLast(6))] else {
        throw Failure(reason: "unknown system font", candidates: Self.systemFonts)
      }
      return FontFace(family: nil, weight: weight)
    default: return FontFace(postScriptName: name)
    }
  }

  mutating func readWeight() throws(Failure) -> Int {
    let word = try single()
    if let weight = Self.weights[word.text] { return weight }
    guard word.text.utf8.first?.isASCIIDigit == true else { throw Failure(candidates: Self.weightNames) }
    return Int(try readNumber(word, within: 1...1000))
  }

  private static let textStyleNames = textStyles.keys.sorted()
  private static let knownTextStyles =
    "the text styles are \(TextStyle.allCases.map(\.rawValue).joined(separator: ", "))"

  /// The weights by name, in the values of CSS.
  static let weights = [
    "ultraLight": 100, "ultralight": 100, "thin": 200, "light": 300, "regular": 400, "normal": 400, "medium": 500,
    "semibold": 600, "semiboldDuplex": 600, "bold": 700, "heavy": 800, "black": 900,
  ]
  private static let systemFonts =
    ["system", "italicSystem"] + weights.keys.filter { $0 != "normal" }.sorted().map { $0 + "System" }
  private static let weightNames = weights.keys.sorted()
}
