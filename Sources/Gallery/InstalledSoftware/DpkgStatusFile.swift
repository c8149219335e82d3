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
nonisolated struct DpkgStatusFile: Sendable, Hashable {
  /// Something in the file that is not as it should be.
  nonisolated struct Problem: Sendable, Hashable {
    /// The line, counted from 1.
    let line: Int

    /// The package that the record is about, where that is known.
    let recordName: String?

    /// What is wrong, and what was done about it.
    let message: String
  }

  /// The well-formed records, in the order of the file.
  let records: [PackageRecord]

  /// Everything that is not as it should be, in the order of lines.
  let problems: [Problem]

  /// Reads the bytes of a status file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The records, and what could not be read.
  /// - Complexity: O(*n*) for *n* bytes, in one pass.
  static func parse(_ bytes: [UInt8]) -> DpkgStatusFile {
    var reader = StanzaReader()
    for (index, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      reader.read(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: index + 1)
    }
    return reader.finish()
  }
}

nonisolated extension DpkgStatusFile {
  /// The records of installed packages by name and architecture.
  var installed: [PackageRecord] {
    records.filter(\.isInstalled).sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
  }

  /// What was found while reading, and the installed records that lack what dpkg always writes, as in a file that was cut
  /// off; in the order of their lines.
  var allProblems: [Problem] {
    let incomplete = records.filter { $0.isInstalled && $0.version.isEmpty }.map {
      Problem(
        line: $0.line, recordName: $0.name, message: "the record is installed and has no Version; was the file cut off?"
      )
    }
    return (problems + incomplete).sorted { $0.line < $1.line }
  }
}
