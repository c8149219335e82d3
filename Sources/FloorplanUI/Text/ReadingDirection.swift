/// A direction of text; its raw value is the invisible mark that gives a text this direction.
private nonisolated enum ReadingDirection: Unicode.Scalar {
  case leftToRight = "\u{200E}"
  case rightToLeft = "\u{200F}"

  /// Whether the user's language is written from right to left.
  static var isLanguageRightToLeft: Bool {
    // Translators: the direction of your language: “rtl” if it is written from right to left, otherwise “ltr”.
    localizedKeyword("ltr", context: "direction of the language") == "rtl"
  }

  /// Gets the direction of a letter or mark, or returns nil for other characters.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case Self.leftToRight.rawValue.value: self = .leftToRight
    case Self.rightToLeft.rawValue.value: self = .rightToLeft
    case _ where !scalar.properties.isAlphabetic: return nil
    // The blocks that Unicode reserves for right-to-left scripts.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: self = .rightToLeft
    default: self = .leftToRight
    }
  }

  /// Gets the direction of a text from its first letter, as Pango does.
  init?(of text: String) {
    guard let direction = text.unicodeScalars.lazy.compactMap({ Self(of: $0) }).first else { return nil }
    self = direction
  }
}

/// A text that inserts values into a phrase, so that each stays in its position regardless of its direction.
///
/// If a value contains letters of the other direction than the phrase, it is isolated, because it would otherwise
/// change the order of the characters next to it.
nonisolated struct BidirectionalText {
  private let direction: ReadingDirection
  private var text = ""

  /// Creates an empty text.
  ///
  /// A phrase without letters has the direction of a right-to-left language. In other languages it has that of the
  /// values, whose text may be entirely in a right-to-left script.
  init(_ phrase: String, values: [String]) {
    direction =
      ReadingDirection(of: phrase)
      ?? (ReadingDirection.isLanguageRightToLeft
        ? .rightToLeft : values.lazy.compactMap { ReadingDirection(of: $0) }.first ?? .leftToRight)
  }

  /// Appends a part of the phrase.
  mutating func append(_ phrase: some StringProtocol) { text += phrase }

  /// Appends a value.
  mutating func append(value: String) {
    let isIsolated = value.unicodeScalars.contains { ReadingDirection(of: $0).map { $0 != direction } ?? false }
    text += isIsolated ? "\u{2068}\(value)\u{2069}" : value
  }

  /// The text, with a mark if Pango would otherwise choose the direction of a value.
  var marked: String {
    ReadingDirection(of: text).map { $0 != direction } ?? false ? "\(direction.rawValue)\(text)" : text
  }
}

extension String {
  /// The text without the isolates of ``BidirectionalText``, for other programs.
  nonisolated var withoutIsolates: String {
    String(unicodeScalars.filter { $0 != "\u{2068}" && $0 != "\u{2069}" })
  }
}
