import Floorplan

/// A problem with the file of the business data, as displayed to the user.
nonisolated struct BusinessProblem: Hashable, Sendable {
  /// The effect of the problem on saving.
  enum Kind: Hashable, Sendable {
    /// The file was damaged and kept under another name; changes are saved in a new file.
    case damaged
    /// The file is left unchanged, so changes aren't saved.
    case notSaving
    /// The last changes couldn't be saved.
    case saveFailed
  }

  let kind: Kind
  /// The short title.
  let title: String
  /// The problem and the consequences, in sentences.
  let message: String
  /// The values that couldn't be read, a line for each.
  var losses: [String] = []
  /// The reason for which saving failed, or nil for another kind of problem.
  let reason: String?

  /// - Parameters:
  ///   - kind: The effect of the problem on saving.
  ///   - title: The short title.
  ///   - error: The error.
  ///   - sentences: The consequences.
  init(_ kind: Kind, _ title: String, _ error: any Error, _ sentences: String...) {
    self.kind = kind
    self.title = title
    let fileError = error as? FileError
    let remedies = kind == .saveFailed ? [fileError?.remedy].compactMap { $0 } : []
    message = ([fileError?.message ?? "\(error)."] + remedies + sentences).joinedInReadingOrder(separator: " ")
    reason = kind == .saveFailed ? problemText(of: error) : nil
  }

  /// Renames a damaged file of which nothing can be read.
  ///
  /// - Parameters:
  ///   - title: The short title.
  ///   - damage: The error.
  ///   - file: The file.
  ///   - keptText: The consequences, with a placeholder for the new name.
  ///   - notSavingText: The consequences if the file can't be renamed.
  init(
    _ title: String, _ damage: any Error, settingAside file: BackedUpFile, keptText: String, notSavingText: String
  ) {
    do throws(FileError) {
      self.init(.damaged, title, damage, keptText.filled(with: try file.setAside()))
    } catch {
      self.init(
        .notSaving, title, damage,
        localized("The damaged file can’t be renamed: %1$@.").filled(with: error.clause), notSavingText,
        localized("Rename the file and restart the app."))
    }
  }
}
