/// What a placeholder shows of a text: one or two characters.
///
/// A text of up to two characters is shown as it is.  Of several words the first and the last give their first
/// character each, and of a longer word its first two are shown.
nonisolated func placeholderCharacters(of text: String) -> String {
  guard text.count > 2 else { return text }
  let words = text.split(whereSeparator: \.isWhitespace)
  guard let first = words.first, let last = words.last else { return "" }
  guard words.count > 1 else { return String(first.prefix(2)) }
  // Some characters are two in capitals.
  return [first, last].map { $0.prefix(1).uppercased().prefix(1) }.joined()
}
