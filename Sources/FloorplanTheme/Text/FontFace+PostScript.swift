extension FontFace {
  /// Reads the name that a font has on iOS, such as `HelveticaNeue-CondensedBold`.
  ///
  /// What stands behind the last hyphen is read as weight, slant and width where all of it is known; otherwise the
  /// whole name is that of the family. A face that doesn't say its weight is the regular one, but for a name with
  /// blanks: that is a family's, of which the text chooses the face. Font lookup leaves blanks and case aside, so that
  /// `DejaVuSans` is found by this name too.
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

  /// The family without the mark that its maker puts behind it in the names of faces, as in `TimesNewRomanPS-BoldMT`.
  private static func familyWithoutMark(_ family: Substring) -> String {
    let mark = ["PSMT", "MT", "PS"].first { mark in
      // `GPS` has none.
      family.hasSuffix(mark) && family.dropLast(mark.count).last?.isLowercase == true
    }
    return String(family.dropLast(mark?.count ?? 0))
  }

  private struct Traits {
    var weight: Int?
    var isItalic = false
    var width: Width?
  }

  /// What a suffix says; nil where a part of it is unknown, or there is none.
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
  /// What makers put behind the names of their fonts.
  private static let marks = ["mt", "ps", "lt", "std"]

  /// The longest first, so that none is taken for its own beginning.
  private static let words = [Array(weights.keys), Array(widths.keys), slants, marks].flatMap(\.self)
    .sorted { $0.count > $1.count }
}
