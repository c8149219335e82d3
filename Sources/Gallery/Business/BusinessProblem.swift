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
      kind: .damaged, title: localized("Saved Data Is Damaged"), error,
      localized("The damaged file was kept as %1$@. The app now uses sample data and saves your changes in a new file.")
        .filled(with: name))
  }

  static func damaged(_ error: BusinessFormatError, leftAloneFor reason: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("Saved Data Is Damaged"), error,
      localized("The damaged file can’t be renamed: %1$@.").filled(with: "\(reason)"), leftAsItIs,
      localized("Move the file away and restart the app."))
  }

  static func later(_ error: BusinessFormatError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("Saved Data Is from a Newer Version"), error, leftAsItIs,
      localized("Use the newer version, or move the file away and restart the app."))
  }

  static func unreadable(_ error: FileError) -> BusinessProblem {
    BusinessProblem(
      kind: .notSaving, title: localized("Can’t Read Saved Data"), error, leftAsItIs,
      localized("Make the file readable and restart the app."))
  }

  static func notSaved(_ error: any Error) -> BusinessProblem {
    var problem = BusinessProblem(
      kind: .saveFailed, title: localized("Can’t Save Changes"), error,
      localized("Your changes are kept while the app is running, and saved with the next change."))
    problem.reason = "\(error)"
    return problem
  }

  private static var leftAsItIs: String {
    localized("The app uses sample data and doesn’t save changes. The file wasn’t changed.")
  }

  private init(kind: Kind, title: String, _ error: any Error, _ sentences: String...) {
    self.init(kind: kind, title: title, message: (["\(error)."] + sentences).joined(separator: " "))
  }
}
