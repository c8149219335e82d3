/// The parts of names that are compared when somebody types one: letters in lower case, without diacritics.
///
/// The standard library has no decomposition of characters, but their Unicode names, which say the same: “é” is the
/// “latin small letter e with acute”. Marks that stand by themselves are left out, so both spellings are one.
extension String {
  /// The scalars of the text as they are compared.
  var letters: [Unicode.Scalar] {
    unicodeScalars.flatMap(\.letters)
  }

  /// Whether the letters of the text start with some letters; no more of it is looked at than has to be.
  func startsWithLetters(_ wanted: [Unicode.Scalar]) -> Bool {
    var wanted = wanted[...]
    for scalar in unicodeScalars {
      for letter in scalar.letters {
        guard let next = wanted.popFirst() else { return true }
        guard next == letter else { return false }
      }
    }
    return wanted.isEmpty
  }
}

extension Character {
  /// Whether this is no character of a text, such as the one of the Escape key.
  var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}

extension Unicode.Scalar {
  /// The scalar as it is compared: one scalar, several for a few letters, none for a mark.
  fileprivate var letters: [Unicode.Scalar] {
    if isASCII { return [("A"..."Z").contains(self) ? Unicode.Scalar(UInt8(value) + 32) : self] }
    return properties.lowercaseMapping.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
      scalar.isMark ? [] : baseLetters[scalar] ?? [scalar]
    }
  }

  /// Whether this is a diacritic or a vowel point, which many leave out when they write; a vowel sign is none.
  private var isMark: Bool {
    switch properties.canonicalCombiningClass.rawValue {
    // Points of Hebrew, Arabic and Syriac.
    case 10...36: true
    // What is attached to a letter, or is above, below or beside it.
    case 200...: true
    default: false
    }
  }
}

/// The letters that are compared in place of Latin, Greek and Cyrillic letters with diacritics.
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

/// Letters whose names don't say what they are compared as.
private let unnamedBaseLetters: [Unicode.Scalar: [Unicode.Scalar]] = [
  "ß": ["s", "s"], "ı": ["i"], "ς": ["σ"],
  "й": ["и"], "ё": ["е"], "ї": ["і"], "ў": ["у"], "ѓ": ["г"], "ќ": ["к"],
]

extension String {
  /// The name of a letter without the “with” of its name, if it has one.
  fileprivate var baseOfLetterName: String? {
    let words = split(separator: " ")
    return words.firstIndex(of: "WITH").map { words[..<$0].joined(separator: " ") }
  }
}
