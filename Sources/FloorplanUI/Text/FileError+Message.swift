public import GTKBridge

/// Messages for the user, in the user's language and without the path.
nonisolated extension FileError {
  /// The problem, as a sentence.
  public var message: String {
    switch kind {
    case .missing: localized("The file or its folder doesn’t exist.")
    case .noPermission: localized("You don’t have permission to access the file.")
    case .folder: localized("It is a folder.")
    case .notRegularFile: localized("It isn’t a regular file.")
    case .tooLarge: localized("It is too large.")
    case .noSpace: localized("The disk is full.")
    case .other: localized("An unexpected error occurred.")
    }
  }

  /// The fix, as a sentence.
  public var remedy: String {
    switch kind {
    case .missing: localized("Check whether it was moved or deleted.")
    case .noPermission: localized("Change the permissions of the file and its folder.")
    case .folder, .notRegularFile: localized("Choose another file.")
    case .tooLarge: localized("Choose a smaller file.")
    case .noSpace: localized("Free up some space and try again.")
    case .other: localized("Check the disk and try again.")
    }
  }

  /// The problem as part of a sentence: in lower case and without a full stop.
  package var clause: String { message.prefix(1).lowercased() + message.dropFirst().dropLast() }
}

/// Returns the problem for the user.
///
/// - Parameter error: The error of a file, which has a translated message, or of an app, which describes itself.
/// - Returns: The problem as part of a sentence.
package nonisolated func problemText(of error: any Error) -> String { (error as? FileError)?.clause ?? "\(error)" }
