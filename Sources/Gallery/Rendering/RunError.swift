/// An error that prevents a run, for which its exit status is 2.
nonisolated struct RunError: Error, CustomStringConvertible {
  /// The place and the problem, in lower case and without a full stop.
  let description: String

  init(_ description: String) { self.description = description }
}
