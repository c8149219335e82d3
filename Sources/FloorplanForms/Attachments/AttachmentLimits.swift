import GTKBridge

/// How many files may be attached, how large, and of which types.
nonisolated struct AttachmentLimits: Hashable, Sendable {
  /// The most attachments; 0 or less for any number.
  var maxItems = 0
  /// The most bytes of a file; 0 or less for any number.
  var maxFileSize = 0
  /// Ends of names, as in `pdf`, and types, as in `image/*`; empty for all.
  var allowedFileTypes: [String] = []

  /// How many may still come.
  func room(besides count: Int) -> Int { maxItems > 0 ? max(0, maxItems - count) : .max }

  /// What speaks against a file; nil where nothing does.
  func problem(with attachment: Attachment) -> AttachmentProblem? {
    if !allows(attachment) { return .typeNotAllowed(allowedFileTypes.map(Self.plain)) }
    let isTooLarge = maxFileSize > 0 && attachment.byteCount ?? 0 > maxFileSize
    return isTooLarge ? .tooLarge(limit: maxFileSize) : nil
  }

  private func allows(_ attachment: Attachment) -> Bool {
    guard !allowedFileTypes.isEmpty else { return true }
    return allowedFileTypes.contains { given in
      let allowed = Self.plain(given)
      guard allowed.contains("/") else { return attachment.suffix == allowed }
      guard let type = attachment.type?.lowercased() else { return false }
      return allowed.hasSuffix("/*") ? type.hasPrefix(allowed.dropLast()) : type == allowed
    }
  }

  /// People write "PDF", ".pdf" and "*.pdf" alike.
  private static func plain(_ type: String) -> String {
    let small = type.lowercased()
    return small.contains("/") ? small : String(small.drop { $0 == "*" || $0 == "." })
  }

  /// The files that are allowed, for a dialog; nil where all are.
  func filter(named name: String) -> FileFilter? {
    let plain = allowedFileTypes.map(Self.plain)
    return plain.isEmpty
      ? nil
      : FileFilter(name, suffixes: plain.filter { !$0.contains("/") }, contentTypes: plain.filter { $0.contains("/") })
  }

  /// Which of further files may come, and what speaks against the others.
  func sort(
    _ candidates: [Result<Attachment, AttachmentRefusal>], besides count: Int
  ) -> (taken: [Attachment], refused: [AttachmentRefusal]) {
    var (taken, refused): ([Attachment], [AttachmentRefusal]) = ([], [])
    let room = room(besides: count)
    for candidate in candidates {
      switch candidate {
      case .failure(let refusal): refused.append(refusal)
      case .success(let attachment):
        if let problem = problem(with: attachment) {
          refused.append(AttachmentRefusal(name: attachment.name, problem: problem))
        } else if taken.count >= room {
          refused.append(AttachmentRefusal(name: attachment.name, problem: .tooMany(limit: maxItems)))
        } else {
          taken.append(attachment)
        }
      }
    }
    return (taken, refused)
  }
}
