import FloorplanUI

extension String {
  /// Returns the text, shortened to a number of scalars and an ellipsis if it is longer.
  func truncated(to length: Int) -> String {
    unicodeScalars.count > length ? String(unicodeScalars.prefix(length)) + "…" : self
  }

  /// The text in quotation marks for a message, shortened if it is long; a pronoun if it is empty.
  var inQuotes: String { isEmpty ? localized("This", context: "empty input") : truncated(to: 30).localizedQuotation }

  /// The text in one line: line ends and tabs between words become spaces, control characters are removed.
  ///
  /// - Complexity: O(*n*), a few instructions per byte if nothing changes.
  var asOneLine: String {
    // Control characters, and the lead bytes of non-ASCII control characters and of the line ends U+2028 and U+2029.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    let words = withoutControlCharacters.unicodeScalars.split { "\t\n\u{2028}\u{2029}".unicodeScalars.contains($0) }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// The text without control characters other than tabs and line ends, which all become line feeds.
  ///
  /// - Complexity: O(*n*), a few instructions per byte if nothing changes.
  var withoutControlCharacters: String {
    // Control characters, and the lead byte of non-ASCII control characters.
    let ends: Set<UInt8> = [0x09, 0x0A]
    guard utf8.contains(where: { $0 < 0x20 && !ends.contains($0) || $0 == 0x7F || $0 == 0xC2 }) else { return self }
    var result = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in unicodeScalars {
      // Word writes its soft line breaks as vertical tabs.
      if scalar == "\r" || [0x0B, 0x0C, 0x85].contains(scalar.value) {
        result.append("\n")
      } else if scalar == "\n" ? !isAfterReturn : scalar == "\t" || scalar.properties.generalCategory != .control {
        result.append(scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return String(result)
  }
}
