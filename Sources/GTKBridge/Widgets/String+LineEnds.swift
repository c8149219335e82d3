extension String {
  /// Whether Pango may begin a new line or paragraph somewhere in the text, whatever its width.
  ///
  /// - Complexity: O(*n*), a few instructions a byte.
  nonisolated var hasLineEnds: Bool {
    // 0x0A...0x0D, U+0085, U+2028 and U+2029; bytes that others have too are looked at again.
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else { return false }
    return contains(where: \.isNewline)
  }

  /// The text as a label of a limited number of lines takes it: one paragraph, whose lines end where the text's do.
  ///
  /// Pango counts its limit for each paragraph anew, so that a text of two paragraphs would take twice as many lines.  What
  /// stands behind the last line is left out, with an ellipsis in its place.
  ///
  /// - Parameter lines: The limit; 0 for none.
  /// - Returns: The text, or nil where it is right as it is.
  /// - Complexity: O(*n*).
  nonisolated func asOneParagraph(lines: Int) -> OneParagraph? {
    guard lines > 0, hasLineEnds else { return nil }
    let paragraphs = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hidesText = paragraphs.dropFirst(lines).contains { !$0.allSatisfy(\.isWhitespace) }
    var shown = paragraphs.prefix(lines)
    if !hidesText { while shown.count > 1, shown.last?.isEmpty == true { shown.removeLast() } }
    var result = OneParagraph()
    for (index, paragraph) in shown.enumerated() {
      if index > 0 {
        // Where lines before this one are broken there is no room for another, and both go on in one.
        if result.text.last?.isWhitespace == false { result.text.append(" ") }
        result.text.append("\u{2028}")
      }
      let start = utf8.distance(from: startIndex, to: paragraph.startIndex)
      result.pieces.append((start..<start + paragraph.utf8.count, result.text.utf8.count))
      result.text.append(contentsOf: paragraph)
    }
    if hidesText { result.text.append("…") }
    return result
  }
}

/// A text in one paragraph, made of the lines of another text.
nonisolated struct OneParagraph {
  /// The text.
  fileprivate(set) var text = ""
  /// The lines: their UTF-8 offsets in the original text, and where each begins in this one.
  fileprivate var pieces: [(original: Range<Int>, start: Int)] = []

  /// Returns the parts of this text that show a range of the original text, in UTF-8 offsets.
  func ranges(of range: Range<Int>) -> [Range<Int>] {
    pieces.compactMap { piece in
      guard range.overlaps(piece.original) else { return nil }
      let shared = range.clamped(to: piece.original)
      let start = piece.start + shared.lowerBound - piece.original.lowerBound
      return start..<start + shared.count
    }
  }
}
