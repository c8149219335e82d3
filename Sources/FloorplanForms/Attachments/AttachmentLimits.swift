import GTKBridge

/// The limits for the number, size and types of attached files.
nonisolated struct AttachmentLimits: Hashable, Sendable {
  /// The maximum number of attachments; 0 or less for no limit.
  var maxItems = 0
  /// The maximum file size, in bytes; 0 or less for no limit.
  var maxFileSize = 0
  /// The allowed file extensions, such as `pdf`, and MIME types, such as `image/*`; empty for all.
  var allowedFileTypes: [String] = []

  /// Returns the number of attachments that can be added.
  func remainingCount(after count: Int) -> Int { maxItems > 0 ? max(0, maxItems - count) : .max }

  /// Returns the reason why a file isn't allowed; nil if it is.
  func problem(with attachment: Attachment) -> AttachmentError? {
    if !allows(attachment) { return .typeNotAllowed(allowedFileTypes.map(Self.normalized)) }
    let isTooLarge = maxFileSize > 0 && attachment.byteCount ?? 0 > maxFileSize
    return isTooLarge ? .tooLarge(limit: maxFileSize) : nil
  }

  private func allows(_ attachment: Attachment) -> Bool {
    guard !allowedFileTypes.isEmpty else { return true }
    return allowedFileTypes.contains { allowedType in
      let allowed = Self.normalized(allowedType)
      guard allowed.contains("/") else { return attachment.fileExtension == allowed }
      guard let type = attachment.type?.lowercased() else { return false }
      return allowed.hasSuffix("/*") ? type.hasPrefix(allowed.dropLast()) : type == allowed
    }
  }

  /// Returns a type in a uniform notation: "PDF", ".pdf" and "*.pdf" are the same.
  private static func normalized(_ type: String) -> String {
    let small = type.lowercased()
    return small.contains("/") ? small : String(small.drop { $0 == "*" || $0 == "." })
  }

  /// Returns a dialog filter for the allowed files; nil if all are allowed.
  func filter(named name: String) -> FileFilter? {
    let types = allowedFileTypes.map(Self.normalized)
    return types.isEmpty
      ? nil
      : FileFilter(name, suffixes: types.filter { !$0.contains("/") }, contentTypes: types.filter { $0.contains("/") })
  }

  /// Returns the files that can be added, and the others with the reasons.
  func partition(
    _ candidates: [Result<Attachment, AttachmentRefusal>], after count: Int
  ) -> (accepted: [Attachment], refused: [AttachmentRefusal]) {
    var (accepted, refused): ([Attachment], [AttachmentRefusal]) = ([], [])
    let limit = remainingCount(after: count)
    for candidate in candidates {
      switch candidate {
      case .failure(let refusal): refused.append(refusal)
      case .success(let attachment):
        if let problem = problem(with: attachment) {
          refused.append(AttachmentRefusal(name: attachment.name, problem: problem))
        } else if accepted.count >= limit {
          refused.append(AttachmentRefusal(name: attachment.name, problem: .tooMany(limit: maxItems)))
        } else {
          accepted.append(attachment)
        }
      }
    }
    return (accepted, refused)
  }
}
