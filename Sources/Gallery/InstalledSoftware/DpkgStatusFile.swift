/// The packages in the dpkg status file of a Debian system, and its problems.
///
/// The file is a sequence of records, separated by empty lines; each is a sequence of fields as in deb-control(5).
/// Damage affects only the record, line or byte that contains it: everything else is read, and a ``Problem`` reports
/// omissions and repairs.
///
/// - Lines that begin with `#` are comments. A line can also end with a carriage return. The last line needs no end.
/// - The names of fields are case-insensitive.
/// - A record without Package or a usable Status is left out. If a field occurs twice, the first value is used. A
///   package that is listed again is kept with a unique ``PackageRecord/id``.
/// - Bytes that are not UTF-8, and NUL bytes, become U+FFFD.
nonisolated struct DpkgStatusFile: Sendable, Hashable {
  /// A problem in the file.
  nonisolated struct Problem: Sendable, Hashable {
    /// The line, counted from 1.
    let line: Int

    /// The package of the record, if known.
    let recordName: String?

    /// The problem, and how it was handled.
    let message: String
  }

  /// The well-formed records, in the order of the file.
  let records: [PackageRecord]

  /// The problems, in the order of lines.
  let problems: [Problem]

  /// Reads the bytes of a status file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The records and the problems.
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
  /// The records of installed packages, sorted by name and architecture.
  var installed: [PackageRecord] {
    records.filter(\.isInstalled).sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
  }

  /// The problems found while reading, and installed packages without a version, as in a truncated file; in the order
  /// of lines.
  var allProblems: [Problem] {
    let incomplete = records.filter { $0.isInstalled && $0.version.isEmpty }.map {
      Problem(
        line: $0.line, recordName: $0.name, message: "installed package without Version; the file may be truncated"
      )
    }
    return (problems + incomplete).sorted { $0.line < $1.line }
  }
}
