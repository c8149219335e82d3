import Floorplan

/// What went wrong with the file of the business data, for the person in front of the program.
nonisolated struct BusinessProblem: Hashable, Sendable {
  /// What it means for what is saved.
  enum Kind: Hashable, Sendable {
    /// The file was damaged and set aside; changes are saved in a new one.
    case damaged
    /// The file is left alone, so changes aren't saved.
    case notSaving
    /// The last changes could not be saved.
    case saveFailed
  }

  let kind: Kind
  /// A few words.
  let title: String
  /// What is wrong, where, and what comes next, in sentences.
  let message: String
  /// What has kept changes from being saved, in the words of the system; nil for another kind of problem.
  let reason: String?

  /// - Parameters:
  ///   - kind: What it means for what is saved.
  ///   - title: A few words.
  ///   - error: What is wrong.
  ///   - sentences: What comes next.
  init(_ kind: Kind, _ title: String, _ error: any Error, _ sentences: String...) {
    self.kind = kind
    self.title = title
    message = (["\(error)."] + sentences).joined(separator: " ")
    reason = kind == .saveFailed ? "\(error)" : nil
  }
}
