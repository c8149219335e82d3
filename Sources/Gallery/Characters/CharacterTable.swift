import FloorplanUI

/// Every character that Unicode assigns, as far as this Swift's tables know it, in ranges of 1024 code points.
///
/// Left out are code points that have no character of their own: controls, surrogates, private use.
nonisolated struct CharacterTable: Sendable {
  /// The characters by their code points, in order, in parts of the code space as "U+0400 – U+07FF"; none is empty.
  let blocks: [RecordSection<UInt32>]
  /// The number of all characters.
  let count: Int
  /// The names of all characters, in order.
  private let names: SubstringSearch

  private static let blockSize: UInt32 = 1024
  private static let end: UInt32 = 0x11_0000

  /// Asks Swift's tables for every code point, which takes some hundredths of a second.
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
    self.names = SubstringSearch(ofTexts: names)
    count = names.count
  }

  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .unassigned, .privateUse, .surrogate, .control: false
    default: true
    }
  }

  /// The blocks with those characters only that a text asks for.
  ///
  /// The text is words that all stand in a character's name, in any order and in any case; or one code point, as "U+20AC"
  /// or "20ac"; or one character itself.
  ///
  /// - Parameter text: What was typed; blanks alone ask for everything.
  /// - Returns: The blocks that have characters left.
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

  /// The code point of a text that is one character.
  private static func character(_ text: String) -> UInt32? {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    return first.value
  }

  /// The code point that a text names in hexadecimal digits, after "U+" where it has less than four of them.
  static func codePoint(_ text: String) -> UInt32? {
    let trimmed = text.split(whereSeparator: \.isWhitespace)
    guard let word = trimmed.first, trimmed.count == 1 else { return nil }
    let isMarked = word.uppercased().hasPrefix("U+")
    let digits = isMarked ? word.dropFirst(2) : word
    guard isMarked || digits.count >= 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: 16)
  }
}

/// A code point as "U+20AC".
nonisolated func codePointText(_ codePoint: UInt32) -> String {
  let digits = String(codePoint, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
}
