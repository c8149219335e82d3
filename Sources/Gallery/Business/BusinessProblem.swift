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
      kind: .damaged, title: localized("The saved data is damaged"),
      message: """
        \(error). The file is kept as \(name). You see the sample data; what you change is saved in a new file.
        """)
  }

  static func damaged(_ error: BusinessFormatError, leftAloneFor reason: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data is damaged"),
      message: """
        \(error). It could not be set aside (\(reason)), so it is left alone: you see the sample data, and changes are \
        not saved. Move the file away and start again.
        """)
  }

  static func later(_ error: BusinessFormatError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data is of a newer program"),
      message: """
        \(error). The file is left as it is: you see the sample data, and changes are not saved. Use the newer program, \
        or move the file away and start again.
        """)
  }

  static func unreadable(_ error: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("The saved data can’t be read"),
      message: """
        \(error). It is left as it is: you see the sample data, and changes are not saved. Make the file readable and \
        start again.
        """)
  }

  static func notSaved(_ error: any Error) -> BusinessProblem {
    BusinessProblem(
      kind: .saveFailed, title: localized("Changes could not be saved"),
      message: "\(error). They are kept while the program runs, and saved with the next change.", reason: "\(error)")
  }
}
