import GTKBridge

/// An error that prevents a run, for which its exit status is 2.
nonisolated struct RunError: Error, CustomStringConvertible {
  /// The place and the problem, in lower case and without a full stop.
  let description: String

  init(_ description: String) { self.description = description }
}

/// Returns the contents of a file, which isn't larger than 64 MiB.
///
/// - Throws: ``RunError`` with the path.
nonisolated func contentsOfRunFile(_ path: String) throws(RunError) -> [UInt8] {
  do {
    return try contentsOfFile(path, limit: 64 << 20)
  } catch {
    throw RunError("\(error)")
  }
}
