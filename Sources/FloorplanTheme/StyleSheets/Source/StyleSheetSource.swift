/// The text of a style sheet in bytes, with its name.
///
/// The library never reads files. The caller provides the name of the file, which every message begins with.
public struct StyleSheetSource: Sendable, Hashable {
  /// The maximum number of bytes in a sheet with its imports: 2 MiB, thirty times the largest known sheet.
  ///
  /// Any text of this size is processed within a second.
  public static let byteLimit = 2 << 20

  /// The name of the text in messages, usually a path.
  public let name: String
  /// The bytes; empty if there are too many.
  package let bytes: [UInt8]
  /// The original number of bytes.
  public let byteCount: Int

  /// Makes a source from bytes.
  ///
  /// - Parameters:
  ///   - name: The name of the text in messages.
  ///   - bytes: The text in UTF-8. Invalid UTF-8 is accepted, and reported when the sheet is read. More than
  ///     ``byteLimit`` bytes aren't stored.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    byteCount = bytes.count
    self.bytes = bytes.count > Self.byteLimit ? [] : bytes
  }

  /// Makes a source from a text.
  ///
  /// - Parameters:
  ///   - name: The name of the text in messages.
  ///   - text: The text.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// Whether the number of bytes exceeds ``byteLimit``.
  public var isTooLarge: Bool { byteCount > Self.byteLimit }

  /// The length of the byte order mark in bytes, or 0 if there is none.
  package var byteOrderMarkLength: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Returns the text of a range, with replacement characters for invalid UTF-8.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}
