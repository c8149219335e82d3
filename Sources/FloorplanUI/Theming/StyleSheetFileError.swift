import FloorplanTheme
import GTKBridge

/// Why a file is not a style sheet that can be read.
public nonisolated struct StyleSheetFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// There is no such file.
    case missing
    /// It may not be read.
    case noPermission
    /// It is a folder.
    case folder
    /// It is a pipe, a socket or a device.
    case notRegular
    /// It has more bytes than a sheet may have: so many, where the system knows.
    case tooLarge(byteCount: Int?)
    /// There is nothing in it, where there was something before.
    case empty
    /// It is not UTF-8.
    case notText
    /// There are NUL bytes in it, as in what was never written to the end.
    case nulBytes
    /// Something else; the system's words.
    case unreadable(String)
  }

  /// The file.
  public let path: String
  /// What is wrong.
  public let reason: Reason

  /// A reason for one file.
  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What is wrong, in a sentence.
  public var message: String {
    switch reason {
    case .missing: "There is no such file."
    case .noPermission: "The file may not be read."
    case .folder: "It is a folder."
    case .notRegular: "It is a pipe, a socket or a device."
    case .tooLarge(let count?):
      "The file has \(count) bytes, more than the \(StyleSheetSource.byteLimit) that are read."
    case .tooLarge(nil): "The file has more than the \(StyleSheetSource.byteLimit) bytes that are read."
    case .empty: "The file is empty."
    case .notText: "The file is not UTF-8 text."
    case .nulBytes: "There are NUL bytes in the file."
    case .unreadable(let words): "The file cannot be read: \(words)."
    }
  }

  /// What to do, in a sentence.
  public var remedy: String {
    switch reason {
    case .missing: "It is shown as soon as there is one."
    case .noPermission: "Give yourself the right to read it."
    case .folder, .notRegular: "Choose a file that ends in .nss."
    case .tooLarge: "The largest style sheets that are known have some 60,000: is this one?"
    case .empty: "What was shown stays until something is written."
    case .notText: "Save it as UTF-8."
    case .nulBytes: "Save it anew as text."
    case .unreadable: "Look whether the file and its folder are in order."
    }
  }

  /// The file, what is wrong, and what to do.
  public var description: String { "\(path): \(message) \(remedy)" }
}

nonisolated extension StyleSheetFileError {
  init(_ error: FileError) {
    let reason: Reason =
      switch error.kind {
      case .missing: .missing
      case .noPermission: .noPermission
      case .folder: .folder
      case .notRegular: .notRegular
      case .tooLarge(let count): .tooLarge(byteCount: count)
      case .other: .unreadable(error.reason)
      }
    self.init(path: error.path, reason: reason)
  }
}
