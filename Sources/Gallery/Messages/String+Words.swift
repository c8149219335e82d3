nonisolated extension String {
  /// The words of an identifier: `highContrastDark` as "high contrast dark".
  var spacedWords: String {
    reduce(into: "") { text, character in
      if character.isUppercase { text += " " }
      text += character.lowercased()
    }
  }

  /// The text with a capital letter at its beginning.
  var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }

  /// The text with a capital letter at the beginning of each word.
  var capitalizedWords: String { split(separator: " ").map { String($0).capitalizedAtStart }.joined(separator: " ") }
}
