/// Returns the placeholder for a text, with one or two characters.
///
/// A text of up to two characters is unchanged. Of several words, the result has the first characters of the first and
/// the last word; of a longer word, its first two characters.
nonisolated func placeholderCharacters(of text: String) -> String {
  guard text.count > 2 else { return text }
  let words = text.split(whereSeparator: \.isWhitespace)
  guard let first = words.first, let last = words.last else { return "" }
  guard words.count > 1 else { return String(first.prefix(2)) }
  // The uppercase form of a character may have two characters.
  return [first, last].map { $0.prefix(1).uppercased().prefix(1) }.joined()
}
