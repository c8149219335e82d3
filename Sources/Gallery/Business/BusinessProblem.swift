import Floorplan

/// What went wrong with the file of the business data, for the person in front of the program.
nonisolated struct BusinessProblem: Hashable, Sendable, CustomStringConvertible {
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
  var reason: String?

  var description: String { "\(title): \(message)" }
}

nonisolated extension BusinessProblem {
  static func damaged(_ error: BusinessFormatError, setAside name: String) -> BusinessProblem {
    BusinessProblem(
      kind: .damaged, title: localized("The saved data is damaged"), error,
      localized("The file is kept as %1$@. You see the sample data; what you change is saved in a new file.")
        .filled(with: name))
  }

  static func damaged(_ error: BusinessFormatError, leftAloneFor reason: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data is damaged"), error,
      localized("It could not be set aside: %1$@.").filled(with: "\(reason)"), leftAsItIs,
      localized("Move the file away and start again."))
  }

  static func later(_ error: BusinessFormatError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data is of a newer program"), error, leftAsItIs,
      localized("Use the newer program, or move the file away and start again."))
  }

  static func unreadable(_ error: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data can’t be read"), error, leftAsItIs,
      localized("Make the file readable and start again."))
  }

  static func notSaved(_ error: any Error) -> BusinessProblem {
    var problem = BusinessProblem(
      kind: .saveFailed, title: localized("Changes could not be saved"), error,
      localized("They are kept while the program runs, and saved with the next change."))
    problem.reason = "\(error)"
    return problem
  }

  private static var leftAsItIs: String {
    localized("The file is left as it is: you see the sample data, and changes are not saved.")
  }

  private init(kind: Kind, title: String, _ error: any Error, _ sentences: String...) {
    self.init(kind: kind, title: title, message: (["\(error)."] + sentences).joined(separator: " "))
  }
}
