/// The folding of names for type-ahead: lowercase letters without diacritics.
///
/// The standard library has no character decomposition, but Unicode names contain the base letter: “é” is “latin small
/// letter e with acute”. Combining marks are dropped, so both spellings match.
extension String {
  /// The folded scalars of the string.
  var letters: [Unicode.Scalar] {
    unicodeScalars.flatMap(\.letters)
  }

  /// Returns whether the folded string starts with the given scalars, folding no more than necessary.
  func startsWithLetters(_ prefix: [Unicode.Scalar]) -> Bool {
    var prefix = prefix[...]
    for scalar in unicodeScalars {
      for letter in scalar.letters {
        guard let next = prefix.popFirst() else { return true }
        guard next == letter else { return false }
      }
    }
    return prefix.isEmpty
  }
}

extension Character {
  /// Whether the character is a control character, such as that of the Escape key.
  var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Unicode.Scalar {
  /// The folded scalar: usually one scalar, several for a few letters, none for a mark.
  fileprivate var letters: [Unicode.Scalar] {
    if isASCII { return [("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self] }
    return properties.lowercaseMapping.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      scalar.isMark ? [] : baseLetters[scalar] ?? [scalar]
    }
  }

  /// Whether the scalar is a diacritic or a vowel point, which are often omitted in writing; vowel signs don't count.
  private var isMark: Bool {
    switch properties.canonicalCombiningClass.rawValue {
    // Hebrew, Arabic and Syriac points.
    case 10...36: true
    // Marks attached to, above, below or next to a letter.
    case 200...: true
    default: false
    }
  }
}

/// The folded letters of Latin, Greek and Cyrillic letters with diacritics.
private let baseLetters: [Unicode.Scalar: [Unicode.Scalar]] = {
  let blocks: [ClosedRange<UInt32>] = [0x61...0x7A, 0xDF...0x2AF, 0x370...0x52F, 0x1E00...0x1FFF]
  let names = blocks.joined().compactMap(Unicode.Scalar.init).compactMap { scalar in
    scalar.properties.name.map { (scalar, name: $0) }
  }
  let scalars = Dictionary(names.map { ($0.name, $0.0) }) { first, _ in first }
  var letters = unnamedBaseLetters
  for (scalar, name) in names {
    guard let base = name.baseOfLetterName, let letter = scalars[base] else { continue }
    letters[scalar] = unnamedBaseLetters[letter] ?? [letter]
  }
  return letters
}()

/// The letters whose Unicode names don't contain their folded form.
private let unnamedBaseLetters: [Unicode.Scalar: [Unicode.Scalar]] = [
  "ß": ["s", "s"], "ı": ["i"], "ς": ["σ"],
  "й": ["и"], "ё": ["е"], "ї": ["і"], "ў": ["у"], "ѓ": ["г"], "ќ": ["к"],
]

extension String {
  /// The Unicode name of a letter up to “WITH”, or nil if the name has no such part.
  fileprivate var baseOfLetterName: String? {
    let words = split(separator: " ")
    return words.firstIndex(of: "WITH").map { words[..<$0].joined(separator: " ") }
  }
}
