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
      guard let word = words.first(where: { rest.hasPrefix($0.text) }) else { return nil }
      rest = rest.dropFirst(word.text.count)
      switch word.meaning {
      case .weight(let weight): traits.weight = weight
      case .italic: traits.isItalic = true
      case .width(let width): traits.width = width
      case .nothing: break
      }
    }
    return traits
  }

  private enum Meaning {
    case weight(Int)
    case italic
    case width(Width)
    /// A mark of the maker.
    case nothing
  }

  /// The longest first, so that none is taken for its own beginning.
  private static let words: [(text: String, meaning: Meaning)] = [
    ("thin", Meaning.weight(100)), ("hairline", .weight(100)), ("ultralight", .weight(200)),
    ("extralight", .weight(200)), ("light", .weight(300)), ("book", .weight(400)), ("regular", .weight(400)),
    ("roman", .weight(400)), ("medium", .weight(500)), ("semibold", .weight(600)), ("demibold", .weight(600)),
    ("demi", .weight(600)), ("bold", .weight(700)), ("extrabold", .weight(800)), ("ultrabold", .weight(800)),
    ("heavy", .weight(800)), ("black", .weight(900)), ("italic", .italic), ("oblique", .italic), ("ital", .italic),
    ("ultracondensed", .width(.ultraCondensed)), ("extracondensed", .width(.extraCondensed)),
    ("semicondensed", .width(.semiCondensed)), ("condensed", .width(.condensed)), ("cond", .width(.condensed)),
    ("narrow", .width(.condensed)), ("semiexpanded", .width(.semiExpanded)),
    ("extraexpanded", .width(.extraExpanded)), ("expanded", .width(.expanded)), ("extended", .width(.expanded)),
    ("wide", .width(.expanded)), ("mt", .nothing), ("ps", .nothing), ("lt", .nothing), ("std", .nothing),
  ].sorted { $0.text.count > $1.text.count }
}
