extension String {
  /// Returns the text with line break opportunities in very long words.
  ///
  /// If a line may break anywhere, Pango scans the rest of a word for each line, so ten thousand characters without a
  /// space would take seconds. The break opportunities are zero-width spaces, which are invisible.
  ///
  /// - Parameter length: The maximum number of characters without an opportunity.
  /// - Returns: The text.
  /// - Complexity: O(*n*).
  package nonisolated func wrappable(after length: Int = 64) -> String {
    guard utf8.count > length else { return self }
    var result = ""
    var run = 0
    for character in self {
      run = character.isWhitespace ? 0 : run + 1
      if run > length {
        result.append("\u{200B}")
        run = 1
      }
      result.append(character)
    }
    return result
  }
}
