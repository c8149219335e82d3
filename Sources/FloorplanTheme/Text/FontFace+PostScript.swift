extension FontFace {
  /// Parses a font name of iOS, such as `HelveticaNeue-CondensedBold`.
  ///
  /// The text after the last hyphen is parsed as weight, slant and width if all of it is known. Otherwise the whole
  /// name is the family. A face without a weight is regular, unless the name contains spaces: then it is the name of a
  /// family, and the text determines the face. Font matching ignores spaces and case, so the name `DejaVuSans` also
  /// works.
  ///
  /// - Parameter name: The name.
  public init(postScriptName name: String) {
    let isFamily = name.contains(" ")
    var family = name[...]
    var traits = Traits()
    if let hyphen = name.lastIndex(of: "-"), hyphen != name.startIndex,
      let said = Self.traits(of: name[name.index(after: hyphen)...].lowercased())
    {
      family = name[..<hyphen]
      traits = said
    }
    self.init(
      family: isFamily ? String(family) : Self.familyWithoutMark(family),
      weight: traits.weight ?? (isFamily ? nil : 400),
      isItalic: traits.isItalic, width: traits.width ?? .normal)
  }

  /// Returns the family without the foundry's suffix in face names, such as `TimesNewRomanPS-BoldMT`.
  private static func familyWithoutMark(_ family: Substring) -> String {
    let mark = ["PSMT", "MT", "PS"].first { mark in
      // `GPS` has no such suffix.
      family.hasSuffix(mark) && family.dropLast(mark.count).last?.isLowercase == true
    }
    return String(family.dropLast(mark?.count ?? 0))
  }

  private struct Traits {
    var weight: Int?
    var isItalic = false
    var width: Width?
  }

  /// Returns the traits in a suffix, or nil if it is empty or a part of it is unknown.
  private static func traits(of suffix: String) -> Traits? {
    guard !suffix.isEmpty else { return nil }
    var traits = Traits()
    var rest = suffix[...]
    while !rest.isEmpty {
      guard let word = words.first(where: rest.hasPrefix) else { return nil }
      rest = rest.dropFirst(word.count)
      traits.weight = weights[word] ?? traits.weight
      traits.width = widths[word] ?? traits.width
      if slants.contains(word) { traits.isItalic = true }
    }
    return traits
  }

  private static let weights = [
    "thin": 100, "hairline": 100, "ultralight": 200, "extralight": 200, "light": 300, "book": 400, "regular": 400,
    "roman": 400, "medium": 500, "semibold": 600, "demibold": 600, "demi": 600, "bold": 700, "extrabold": 800,
    "ultrabold": 800, "heavy": 800, "black": 900,
  ]
  private static let widths: [String: Width] = [
    "ultracondensed": .ultraCondensed, "extracondensed": .extraCondensed, "semicondensed": .semiCondensed,
    "condensed": .condensed, "cond": .condensed, "narrow": .condensed, "semiexpanded": .semiExpanded,
    "extraexpanded": .extraExpanded, "expanded": .expanded, "extended": .expanded, "wide": .expanded,
  ]
  private static let slants = ["italic", "oblique", "ital"]
  /// Suffixes that foundries add to font names.
  private static let marks = ["mt", "ps", "lt", "std"]

  /// Longest first, so that a word isn't mistaken for a shorter one.
  private static let words = [Array(weights.keys), Array(widths.keys), slants, marks].flatMap(\.self)
    .sorted { $0.count > $1.count }
}
