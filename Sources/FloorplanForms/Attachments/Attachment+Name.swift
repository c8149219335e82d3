import FloorplanUI

/// The reason why an attachment can't have a name.
nonisolated enum AttachmentNameError: Error, Hashable, Sendable {
  case empty
  /// It contains a slash, which separates folders.
  case slash
  /// Another attachment has the name, regardless of case.
  case inUse
}

nonisolated extension AttachmentNameError: CustomStringConvertible {
  /// The problem, as a sentence.
  var message: String {
    switch self {
    case .empty: localized("Enter a name.")
    case .slash: localized("A name can’t contain “/”.")
    case .inUse: localized("Another attachment has this name.")
    }
  }

  /// The problem as part of a sentence: in lower case and without a full stop.
  var description: String { message.prefix(1).lowercased() + message.dropFirst().dropLast() }
}

nonisolated extension Attachment {
  /// Returns the name for a typed text, without surrounding whitespace.
  ///
  /// - Parameters:
  ///   - text: The typed text.
  ///   - others: The attachments, which may include this one.
  /// - Returns: The name.
  /// - Throws: ``AttachmentNameError``.
  func newName(_ text: String, among others: [Attachment]) throws(AttachmentNameError) -> String {
    guard let start = text.firstIndex(where: { !$0.isWhitespace }),
      let end = text.lastIndex(where: { !$0.isWhitespace })
    else { throw .empty }
    let name = String(text[start...end])
    if name.contains("/") { throw .slash }
    let key = name.lowercased()
    if others.contains(where: { $0.id != id && $0.name.lowercased() == key }) { throw .inUse }
    return name
  }

  /// The number of Unicode scalars of the name before the file extension.
  var stemLength: Int {
    let count = name.unicodeScalars.count
    return fileExtension.map { count - $0.unicodeScalars.count - 1 } ?? count
  }
}
