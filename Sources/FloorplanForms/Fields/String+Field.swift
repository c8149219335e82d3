import FloorplanUI

extension String {
  /// The text, or as many of its scalars and a mark that there are more.
  func cut(to length: Int) -> String {
    unicodeScalars.count > length ? String(unicodeScalars.prefix(length)) + "…" : self
  }

  /// The text as a message names it: in quotation marks, and no more of it than there is room for.
  var inQuotes: String { isEmpty ? localized("This", context: "empty input") : cut(to: 30).inQuotationMarks }

  /// The text with places where a line may end in words that are longer than any line: Pango takes seconds to look for
  /// them in a word of 10,000 letters.
  var withBreaks: String {
    var result = String.UnicodeScalarView()
    var length = 0
    for scalar in unicodeScalars {
      length = scalar.properties.isWhitespace ? 0 : length + 1
      if length > Self.longestWord {
        result.append("\u{200B}")
        length = 1
      }
      result.append(scalar)
    }
    return String(result)
  }
  private static var longestWord: Int { 100 }

  /// The text without line ends and control characters: spaces stand in their place between words.
  ///
  /// - Complexity: O(*n*), a few instructions a byte where there is nothing to do.
  var asOneLine: String {
    // Control characters, and the first bytes of those beyond ASCII and of the line ends U+2028 and U+2029.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }) else { return self }
    let words = withoutControls.unicodeScalars.split { "\t\n\u{2028}\u{2029}".unicodeScalars.contains($0) }
    return words.map { String($0) }.joined(separator: " ")
  }

  /// The text without control characters other than tabs and line ends, which are all written the same way.
  ///
  /// - Complexity: O(*n*), a few instructions a byte where there is nothing to do.
  var withoutControls: String {
    // Control characters, and the first byte of those beyond ASCII.
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
