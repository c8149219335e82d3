import FloorplanTheme
import GTKBridge

/// An error that prevents reading a style sheet file.
public nonisolated struct StyleSheetFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason of an error.
  public enum Reason: Hashable, Sendable {
    /// The file doesn't exist.
    case missing
    /// The user has no permission to read the file.
    case noPermission
    /// The path is a folder.
    case folder
    /// The path is a pipe, a socket or a device.
    case notRegularFile
    /// The file is larger than the limit; its size in bytes if the system reports it.
    case tooLarge(byteCount: Int?)
    /// The file became empty.
    case empty
    /// The file isn't UTF-8.
    case notText
    /// The file contains NUL bytes, like an incompletely written file.
    case nulBytes
    /// Another error, with the system's message.
    case unreadable(String)
  }

  /// The path of the file.
  public let path: String
  /// The reason.
  public let reason: Reason

  /// The problem, as a sentence.
  public var message: String { sentences.message }

  /// The fix, as a sentence.
  public var remedy: String { sentences.remedy }

  /// The problem as part of a diagnostic: in lower case and without a full stop.
  package var clause: String { message.prefix(1).lowercased() + message.dropFirst().dropLast() }

  private var sentences: (message: String, remedy: String) {
    switch reason {
    case .missing: ("The file doesn’t exist.", "It will be loaded when it is created.")
    case .noPermission: ("You don’t have permission to read the file.", "Change its permissions.")
    case .folder: ("The path is a folder.", "Choose a style sheet (.nss).")
    case .notRegularFile: ("The path is a pipe, a socket or a device.", "Choose a style sheet (.nss).")
    case .tooLarge(let count):
      (
        count.map { "The file has \($0) bytes; the limit is \(StyleSheetSource.byteLimit)." }
          ?? "The file is larger than the limit of \(StyleSheetSource.byteLimit) bytes.",
        "Check that it is a style sheet."
      )
    case .empty: ("The file is empty.", "Still showing the previous version.")
    case .notText: ("The file isn’t UTF-8 text.", "Save it as UTF-8.")
    case .nulBytes: ("The file contains NUL bytes.", "Save it again as text.")
    case .unreadable(let words): ("The file can’t be read: \(words).", "Check the file and its folder.")
    }
  }

  /// The path, the problem and the fix.
  public var description: String { "\(path): \(message) \(remedy)" }
}

nonisolated extension StyleSheetFileError {
  init(_ error: FileError) {
    let reason: Reason =
      switch error.kind {
      case .missing: .missing
      case .noPermission: .noPermission
      case .folder: .folder
      case .notRegularFile: .notRegularFile
      case .tooLarge(let count): .tooLarge(byteCount: count)
      case .noSpace, .other: .unreadable(error.reason)
      }
    self.init(path: error.path, reason: reason)
  }
}
