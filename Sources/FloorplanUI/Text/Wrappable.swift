extension String {
  /// The maximum number of characters without a line break opportunity.
  private nonisolated static let maximumRunLength = 64

  /// The text with line break opportunities in very long words.
  ///
  /// If a line may break anywhere, Pango scans the rest of a word for each line, so ten thousand characters without a
  /// space would take seconds. The break opportunities are zero-width spaces, which are invisible.
  ///
  /// - Complexity: O(*n*).
  nonisolated var wrappable: String {
    guard utf8.count > Self.maximumRunLength else { return self }
    var result = ""
    var run = 0
    for character in self {
      run = character.isWhitespace ? 0 : run + 1
      if run > Self.maximumRunLength {
        result.append("\u{200B}")
        run = 1
      }
      result.append(character)
    }
    return result
  }
}
