import FloorplanUI
import GTKBridge

/// Why a file can't be attached or shown.
public nonisolated enum AttachmentProblem: Error, Hashable, Sendable {
  /// There is no such file, or not any more.
  case missing
  /// It may not be read.
  case noPermission
  /// It is a folder.
  case folder
  /// It is a pipe, a socket or a device.
  case notRegular
  /// It could not be read; the reason in words.
  case unreadable(String)
  /// It has more bytes than allowed.
  case tooLarge(limit: Int)
  /// It is of a type that isn't allowed; those that are.
  case typeNotAllowed([String])
  /// There are so many attachments already.
  case tooMany(limit: Int)
  /// It is no picture that can be shown; the reason in words.
  case undecodable(String)
  /// No program opens it; the reason in words.
  case notOpened(String)
  /// It could not be written elsewhere; the reason in words.
  case notSaved(String)
  /// It was deleted, and who keeps it has not put it back.
  case notRestored
}

nonisolated extension AttachmentProblem: CustomStringConvertible {
  /// What is wrong, as people are to read it.
  public var description: String {
    switch self {
    case .missing: localized("the file no longer exists")
    case .noPermission: localized("you don’t have permission to read the file")
    case .folder: localized("folders can’t be attached")
    case .notRegular: localized("this isn’t a regular file")
    case .unreadable(let reason): localized("the file can’t be read: %1$@").filled(with: reason)
    case .tooLarge(let limit): localized("the file is larger than %1$@").filled(with: Attachment.byteText(limit))
    case .typeNotAllowed(let types):
      localized("this file type isn’t allowed; allowed types: %1$@").filled(with: types.asList)
    case .tooMany(let limit):
      localized("only one attachment is allowed", "only %1$@ attachments are allowed", count: limit)
    case .undecodable(let reason): localized("the image can’t be displayed: %1$@").filled(with: reason)
    case .notOpened(let reason): localized("no app can open the file: %1$@").filled(with: reason)
    case .notSaved(let reason): localized("the file can’t be saved: %1$@").filled(with: reason)
    case .notRestored: localized("it is no longer available")
    }
  }

  /// Converts the error of an image into the problem of its attachment.
  init(_ error: ImageError) {
    switch error.reason {
    case .unreadable(let words): self = .unreadable(words)
    case .undecodable(let words): self = .undecodable(words)
    case .truncated: self = .undecodable(localized("the image is incomplete"))
    case .tooManyPixels(let width, let height, _):
      self = .undecodable(localized("it has %1$@ × %2$@ pixels").filled(with: "\(width)", "\(height)"))
    case .tooManyBytes(let limit): self = .tooLarge(limit: limit)
    case .noSuchIcon: self = .missing
    }
  }

  init(_ error: FileError) {
    switch error.kind {
    case .missing: self = .missing
    case .noPermission: self = .noPermission
    case .folder: self = .folder
    case .notRegular: self = .notRegular
    case .tooLarge, .other: self = .unreadable(error.reason)
    }
  }
}

/// A file that was not attached, and why.
public nonisolated struct AttachmentRefusal: Error, Hashable {
  /// What the file is called.
  public let name: String
  /// Why it was not attached.
  public let problem: AttachmentProblem
}

nonisolated extension AttachmentRefusal: CustomStringConvertible {
  /// The name and the reason: "“a.exe”: the file is larger than 5 MB".
  public var description: String {
    Attachment.message(about: name, "\(problem)")
  }
}

nonisolated extension [AttachmentRefusal] {
  /// All of them in a few lines.
  var text: String {
    let rest = count - Self.mostLines
    let lines = prefix(Self.mostLines).map(\.description)
    return (lines + (rest > 0 ? [localized("and %1$@ more file", "and %1$@ more files", count: rest)] : [])).joined(
      separator: "\n")
  }
  /// As many as one reads.
  private static var mostLines: Int { 3 }
}
