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
