import FloorplanUI
import GTKBridge

/// The reason why a file can't be attached or displayed.
public nonisolated enum AttachmentError: Error, Hashable, Sendable {
  /// The file doesn't exist.
  case missing
  /// The user may not read the file.
  case noPermission
  /// The file is a symbolic link that doesn't lead to a file.
  case brokenLink
  /// The file is a folder.
  case folder
  /// The file is a pipe, a socket or a device.
  case notRegularFile
  /// The file can't be read, with the reason in words.
  case unreadable(String)
  /// The file is larger than the limit, in bytes.
  case tooLarge(limit: Int)
  /// The file type isn't allowed, with the allowed types.
  case typeNotAllowed([String])
  /// The maximum number of files is exceeded.
  case tooMany(limit: Int)
  /// The file is already attached.
  case duplicate
  /// The image can't be displayed, with the reason in words.
  case undecodable(String)
  /// The document can't be displayed, with the reason in words.
  case undisplayable(String)
  /// No program can open the file, with the reason for logs.
  case cannotOpen(String)
  /// The file can't be saved, with the reason in words.
  case cannotSave(String)
  /// The deleted attachment can't be restored.
  case cannotRestore
  /// The attachment can't be renamed.
  case cannotRename
}

nonisolated extension AttachmentError: CustomStringConvertible {
  /// The problem in words, for the user.
  public var description: String {
    switch self {
    case .missing: localized("the file no longer exists")
    case .noPermission: localized("you don’t have permission to read the file")
    case .brokenLink: localized("the link doesn’t lead to a file; add the file itself")
    case .folder: localized("folders can’t be attached; add the files in the folder, or an archive of it")
    case .notRegularFile: localized("this isn’t a regular file")
    case .unreadable(let reason): localized("the file can’t be read: %1$@").filled(with: reason)
    case .tooLarge(let limit): localized("the file is larger than %1$@").filled(with: Attachment.byteText(limit))
    case .typeNotAllowed(let types):
      localized("this file type isn’t allowed; allowed types: %1$@").filled(with: types.localizedList)
    case .tooMany(let limit):
      localized("only one attachment is allowed", "only %1$@ attachments are allowed", count: limit)
    case .duplicate: localized("the same file is already attached; to replace it, delete it first")
    case .undecodable(let reason): localized("the image can’t be displayed: %1$@").filled(with: reason)
    case .undisplayable(let reason): localized("the document can’t be displayed: %1$@").filled(with: reason)
    case .cannotOpen: localized("no app can open the file; save it, or install an app for its type")
    case .cannotSave(let reason): localized("the file can’t be saved: %1$@").filled(with: reason)
    case .cannotRestore: localized("it is no longer available")
    case .cannotRename: localized("its name can’t be changed")
    }
  }

  /// Converts the error of an image into the problem of its attachment.
  init(_ error: ImageError) {
    switch error.reason {
    case .unreadable(let error): self = AttachmentError(error)
    // The decoder's message is technical.
    case .undecodable: self = .undecodable(localized("its format isn’t supported, or it is damaged"))
    case .truncated: self = .undecodable(localized("the image is incomplete"))
    case .tooManyPixels(let width, let height, _):
      self = .undecodable(localized("it is too large (%1$@ × %2$@ pixels)").filled(with: "\(width)", "\(height)"))
    case .tooManyBytes(let limit): self = .tooLarge(limit: limit)
    case .noSuchIcon: self = .missing
    }
  }

  init(_ error: FileError) {
    switch error.kind {
    case .missing: self = .missing
    case .noPermission: self = .noPermission
    case .folder: self = .folder
    case .notRegularFile: self = .notRegularFile
    case .tooLarge, .noSpace, .other: self = .unreadable(error.clause)
    }
  }
}

/// A file that wasn't attached, with the reason.
public nonisolated struct AttachmentRefusal: Error, Hashable {
  /// The file name.
  public let name: String
  /// The reason why it wasn't attached.
  public let problem: AttachmentError
}

nonisolated extension AttachmentRefusal: CustomStringConvertible {
  /// The name and the reason, such as "“a.exe”: the file is larger than 5 MB".
  public var description: String {
    Attachment.message(about: name, "\(problem)")
  }
}

nonisolated extension [AttachmentRefusal] {
  /// The refusals in a few lines.
  var text: String {
    let rest = count - Self.maximumLineCount
    let lines = prefix(Self.maximumLineCount).map(\.description)
    return (lines + (rest > 0 ? [localized("and %1$@ more file", "and %1$@ more files", count: rest)] : [])).joined(
      separator: "\n")
  }
  /// The maximum number of files listed in a message.
  private static var maximumLineCount: Int { 3 }
}
