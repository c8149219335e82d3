/// The text of a style sheet as bytes, and where it comes from.
///
/// The library never reads a file: who does says what the file is called, and every message begins with that name.
public struct StyleSheetSource: Sendable, Hashable {
  /// The most bytes that a sheet, with all that it imports, may have: 2 MiB, thirty times the largest that is known.
  ///
  /// Whatever stands in so many bytes is answered within a second.
  public static let byteLimit = 2 << 20

  /// What the text is called in messages; a path, as a rule.
  public let name: String
  /// The bytes, or none where there were too many.
  package let bytes: [UInt8]
  /// How many bytes there were.
  public let byteCount: Int

  /// Takes a text.
  ///
  /// - Parameters:
  ///   - name: What the text is called in messages.
  ///   - bytes: The text in UTF-8. Anything is taken; what is no UTF-8 is told when the sheet is read. More than
  ///     ``byteLimit`` bytes are not kept.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    byteCount = bytes.count
    self.bytes = bytes.count > Self.byteLimit ? [] : bytes
  }

  /// Takes a text.
  ///
  /// - Parameters:
  ///   - name: What the text is called in messages.
  ///   - text: The text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Whether there were more bytes than ``byteLimit``.
  public var isTooLarge: Bool { byteCount > Self.byteLimit }

  /// How many bytes the byte order mark at the beginning has.
  package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// The text of a range, what is no UTF-8 replaced.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
