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
  nonisolated func asOneParagraph(lines: Int) -> String? {
    guard lines > 0, hasLineEnds else { return nil }
    let paragraphs = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let hidesText = paragraphs.dropFirst(lines).contains { !$0.allSatisfy(\.isWhitespace) }
    var shown = paragraphs.prefix(lines)
    if !hidesText { while shown.count > 1, shown.last?.isEmpty == true { shown.removeLast() } }
    var result = ""
    for (index, paragraph) in shown.enumerated() {
      if index > 0 {
        // Where lines before this one are broken there is no room for another, and both go on in one.
        if result.last?.isWhitespace == false { result.append(" ") }
        result.append("\u{2028}")
      }
      result.append(contentsOf: paragraph)
    }
    return hidesText ? result + "…" : result
  }
}
