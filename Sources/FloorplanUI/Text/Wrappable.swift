extension String {
  /// The longest row of characters that stays as it is.
  private nonisolated static let longestRun = 64

  /// The text with places to break a line at where it has none for long.
  ///
  /// Where a line may break anywhere, Pango goes through the rest of a word again for each line, so that ten thousand
  /// characters without a space take seconds.  The places are zero-width spaces, which one doesn't see.
  ///
  /// - Complexity: O(*n*).
  nonisolated var wrappable: String {
    guard utf8.count > Self.longestRun else { return self }
    var result = ""
    var run = 0
    for character in self {
      run = character.isWhitespace ? 0 : run + 1
      if run > Self.longestRun {
        result.append("\u{200B}")
        run = 1
      }
      result.append(character)
    }
    return result
  }
}
