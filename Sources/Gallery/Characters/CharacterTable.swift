import FloorplanUI

/// All characters that Unicode assigns, as far as Swift's tables contain them, in blocks of 1024 code points.
///
/// Controls, surrogates and private-use code points are left out.
nonisolated struct CharacterTable: Sendable {
  /// The nonempty blocks with their code points, in order, and with titles such as "U+0400 – U+07FF".
  let blocks: [RecordSection<UInt32>]
  /// The number of all characters.
  let count: Int
  /// The names of all characters, in order.
  private let names: SubstringSearch

  private static let blockSize: UInt32 = 1024
  private static let end: UInt32 = 0x11_0000

  /// Reads the properties of every code point, which takes some hundredths of a second.
  init() {
    var blocks: [RecordSection<UInt32>] = []
    var names: [String] = []
    for start in stride(from: 0, to: Self.end, by: UInt32.Stride(Self.blockSize)) {
      let range = start..<start + Self.blockSize
      let characters = range.compactMap(Unicode.Scalar.init).filter(Self.isCharacter)
      guard !characters.isEmpty else { continue }
      let title = "\(codePointText(range.lowerBound)) – \(codePointText(range.upperBound - 1))"
      blocks.append(RecordSection(title: title, ids: characters.map(\.value)))
      names += characters.map { $0.properties.name ?? "" }
    }
    self.blocks = blocks
    self.names = SubstringSearch(texts: names)
    count = names.count
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .control: false
    default: true
    }
  }

  /// Returns the characters that match a text, in their blocks.
  ///
  /// The text consists of words that a character's name contains, in any order and case, or of a code point such as
  /// "U+20AC" or "20ac", or of one character.
  ///
  /// - Parameter text: The search text; blank text matches all characters.
  /// - Returns: The blocks with at least one match.
  func blocks(matching text: String) -> [RecordSection<UInt32>] {
    guard text.contains(where: { !$0.isWhitespace }) else { return blocks }
    let named = Set([Self.character(text), Self.codePoint(text)].compactMap(\.self))
    var found = names.indices(matching: text)[...]
    var position = 0
    return blocks.compactMap { block in
      let matching = block.ids.filter { codePoint in
        defer { position += 1 }
        guard found.first == position else { return named.contains(codePoint) }
        found.removeFirst()
        return true
      }
      return matching.isEmpty ? nil : RecordSection(title: block.title, ids: matching)
    }
  }

  /// Returns the code point of a text that is one character.
  private static func character(_ text: String) -> UInt32? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return first.value
  }

  /// Returns the code point of hexadecimal digits, which need the prefix "U+" if there are fewer than four.
  static func codePoint(_ text: String) -> UInt32? {
    let trimmed = text.split(whereSeparator: \.isWhitespace)
    guard let word = trimmed.first, trimmed.count == 1 else { return nil }
    let isMarked = word.uppercased().hasPrefix("U+")
    let digits = isMarked ? word.dropFirst(2) : word
    guard isMarked || digits.count >= 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16)
  }
}

/// Formats a code point like "U+20AC".
nonisolated func codePointText(_ codePoint: UInt32) -> String { "U+" + hexadecimal(codePoint, 4) }

/// Formats a number with a minimum number of hexadecimal digits.
nonisolated func hexadecimal(_ value: some BinaryInteger, _ minimumDigits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, minimumDigits - text.count)) + text
}
