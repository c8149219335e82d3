extension Sequence where Element == String {
  /// Returns the texts as an accessible description, which is at most as long as a sentence.
  ///
  /// It contains the first sentence of each text. If they are too long together, the longest ones are left out, because
  /// assistive technology also reads the labels.
  ///
  /// - Parameter separator: The text between two texts.
  /// - Returns: The description.
  package nonisolated func accessibleSummary(separator: String = localizedListSeparator) -> String {
    let sentences = map(\.firstSentence)
    var remaining = String.maximumSentenceLength
    var kept = sentences.indices.sorted { (sentences[$0].count, $0) < (sentences[$1].count, $1) }.prefix { index in
      defer { remaining -= sentences[index].count + separator.count }
      return sentences[index].count <= remaining
    }.sorted()
    guard let last = kept.popLast() else { return "" }
    // A full stop in a list would end it.
    let others = kept.map { sentences[$0].hasSuffix(".") ? String(sentences[$0].dropLast()) : sentences[$0] }
    return (others + [sentences[last]]).joined(separator: separator)
  }
}

extension String {
  fileprivate nonisolated static let maximumSentenceLength = 120

  /// The first sentence, with an ellipsis in place of words beyond the maximum length.
  fileprivate nonisolated var firstSentence: String {
    // Most texts are short and have no punctuation.
    let mayEnd = utf8.contains { $0 < 0x20 || $0 == 0x2E || $0 == 0x21 || $0 == 0x3F || $0 > 0x7F }
    guard mayEnd || utf8.count > Self.maximumSentenceLength else { return self }
    let sentence = self[..<sentenceEnd]
    guard sentence.count > Self.maximumSentenceLength else { return String(sentence) }
    let start = sentence.prefix(Self.maximumSentenceLength - 1)
    return start[..<(start.lastIndex(where: \.isWhitespace) ?? start.endIndex)] + "…"
  }

  private nonisolated var sentenceEnd: Index {
    var letterCount = 0
    for index in indices {
      let (character, next) = (self[index], self.index(after: index))
      if character.isNewline { return index }
      // Abbreviations, such as in “Dr. Smith”, also end in a full stop.
      if "!?؟".contains(character) || character == "." && letterCount > 3, next < endIndex, self[next].isWhitespace,
        let following = self[next...].first(where: { !$0.isWhitespace }), !following.isLowercase, !following.isNumber
      {
        return next
      }
      letterCount = character.isLetter ? letterCount + 1 : 0
    }
    return endIndex
  }
}
