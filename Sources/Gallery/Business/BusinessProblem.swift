import Floorplan

/// A problem with the file of the business data, as displayed to the user.
nonisolated struct BusinessProblem: Hashable, Sendable {
  /// The effect of the problem on saving.
  enum Kind: Hashable, Sendable {
    /// The file was damaged and renamed; changes are saved in a new file.
    case damaged
    /// The file is left unchanged, so changes aren't saved.
    case notSaving
    /// The last changes couldn't be saved.
    case saveFailed
  }

  let kind: Kind
  /// The short title.
  let title: String
  /// The problem, its position and the consequences, in sentences.
  let message: String
  /// The reason of the system for which saving failed, or nil for another kind of problem.
  let reason: String?

  /// - Parameters:
  ///   - kind: The effect of the problem on saving.
  ///   - title: The short title.
  ///   - error: The error.
  ///   - sentences: The consequences.
  init(_ kind: Kind, _ title: String, _ error: any Error, _ sentences: String...) {
    self.kind = kind
    self.title = title
    message = (["\(error)."] + sentences).joined(separator: " ")
    reason = kind == .saveFailed ? "\(error)" : nil
  }
}
