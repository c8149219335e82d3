/// What the dpkg status file of a Debian system says: its packages, and what in it could not be read.
///
/// The file is a sequence of records with empty lines between, each a sequence of fields as in deb-control(5). A damaged
/// record, line or byte costs no more than itself: everything else is read, and a ``Problem`` tells what was left out
/// or repaired.
///
/// - Lines that begin with `#` are comments; lines may end with a carriage return too; a last line needs no end.
/// - The names of fields may be spelled with capitals or without.
/// - A record without Package or a usable Status is left out. Of a field that occurs twice, the first value counts. A
///   package that is listed again is kept, under an ``PackageRecord/id`` of its own.
/// - Bytes that are not UTF-8, and NUL bytes, become U+FFFD.
nonisolated public struct DpkgStatusFile: Sendable, Hashable {
  /// Something in the file that is not as it should be.
  nonisolated public struct Problem: Sendable, Hashable {
    /// The line, counted from 1.
    public let line: Int

    /// The package that the record is about, where that is known.
    public let recordName: String?

    /// What is wrong, and what was done about it.
    public let message: String
  }

  /// The well-formed records, in the order of the file.
  public let records: [PackageRecord]

  /// Everything that is not as it should be, in the order of lines.
  public let problems: [Problem]

  /// Reads the bytes of a status file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The records, and what could not be read.
  /// - Complexity: O(*n*) for *n* bytes, in one pass.
  public static func parse(_ bytes: [UInt8]) -> DpkgStatusFile {
    parse(bytes.span)
  }

  /// Reads the bytes of a status file from memory that somebody else owns, such as a mapped file.
  ///
  /// - Parameter bytes: The whole file; not used any more when this returns.
  /// - Returns: The records, and what could not be read.
  /// - Complexity: O(*n*) for *n* bytes, in one pass.
  public static func parse(_ bytes: UnsafeRawBufferPointer) -> DpkgStatusFile {
    bytes.withMemoryRebound(to: UInt8.self) { parse($0.span) }
  }

  /// Reads the bytes of a status file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The records, and what could not be read.
  /// - Complexity: O(*n*) for *n* bytes, in one pass.
  public static func parse(_ bytes: Span<UInt8>) -> DpkgStatusFile {
    var reader = StanzaReader()
    var number = 0
    var start = 0
    while start < bytes.count {
      number += 1
      var end = start
      var seen: UInt8 = 0
      var hasNUL = false
      while end < bytes.count {
        let byte = bytes[end]
        if byte == UInt8(ascii: "\n") { break }
        seen |= byte
        hasNUL = hasNUL || byte == 0
        end += 1
      }
      let isTerminatedByCR = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      let line = bytes.extracting(start..<(isTerminatedByCR ? end - 1 : end))
      reader.read(line, number: number, isPlain: seen < 0x80 && !hasNUL)
      start = end + 1
    }
    return reader.finish()
  }
}
