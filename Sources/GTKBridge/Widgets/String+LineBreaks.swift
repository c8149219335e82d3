extension String {
  /// Whether Pango starts a new line or paragraph anywhere in the text, regardless of its width.
  ///
  /// - Complexity: O(*n*), a few instructions per byte.
  nonisolated var containsLineBreaks: Bool {
    // 0x0A...0x0D, U+0085, U+2028 and U+2029; the first bytes of the latter also occur in other characters, so check
    // these.
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
    return contains(where: \.isNewline)
  }

  /// Joins the paragraphs of the text into one paragraph with line separators, for a label with a limited number of
  /// lines.
  ///
  /// Pango applies the limit to each paragraph separately, so a text of two paragraphs would take twice as many lines.
  /// Text after the last line is replaced by an ellipsis.
  ///
  /// - Parameter lines: The maximum number of lines, or 0 for no limit.
  /// - Returns: The paragraph, or nil if the text needs no change.
  /// - Complexity: O(*n*).
  nonisolated func joinedIntoOneParagraph(lines: Int) -> JoinedParagraphs? {
    guard lines > 0, containsLineBreaks else { return nil }
    let paragraphs = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hidesText = paragraphs.dropFirst(lines).contains { !$0.allSatisfy(\.isWhitespace) }
    var visible = paragraphs.prefix(lines)
    if !hidesText { while visible.count > 1, visible.last?.isEmpty == true { visible.removeLast() } }
    var result = JoinedParagraphs()
    for (index, paragraph) in visible.enumerated() {
      if index > 0 {
        // If earlier lines wrap so that no line is left for this one, both continue on the same line, separated by a
        // space.
        if result.text.last?.isWhitespace == false { result.text.append(" ") }
        result.text.append("\u{2028}")
      }
      let start = utf8.distance(from: startIndex, to: paragraph.startIndex)
      result.pieces.append((start..<start + paragraph.utf8.count, result.text.utf8.count))
      result.text.append(contentsOf: paragraph)
    }
    result.hidesText = hidesText
    if hidesText { result.text.append("…") }
    return result
  }
}

/// A single paragraph made of the lines of another text.
nonisolated struct JoinedParagraphs {
  /// The text.
  fileprivate(set) var text = ""
  /// Whether an ellipsis replaces further lines.
  fileprivate(set) var hidesText = false
  /// The lines: their UTF-8 offsets in the original text, and their start offsets in this text.
  fileprivate var pieces: [(original: Range<Int>, start: Int)] = []

  /// Returns the ranges of this text that correspond to a range of the original text, in UTF-8 offsets.
  func ranges(of range: Range<Int>) -> [Range<Int>] {
    pieces.compactMap { piece in
      guard range.overlaps(piece.original) else { return nil }
      let shared = range.clamped(to: piece.original)
      let start = piece.start + shared.lowerBound - piece.original.lowerBound
      return start..<start + shared.count
    }
  }
}
