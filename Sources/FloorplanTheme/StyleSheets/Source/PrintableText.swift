extension StringProtocol {
  /// Returns the text for use in a message: truncated, and without control characters.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars.
  /// - Returns: The text to display.
  func onOneLine(limit: Int = 200) -> String {
    // Nearly every text can be used unchanged, and a file that isn't a style sheet has hundreds of thousands of words.
    // Any other text contains one of these bytes.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xD8 && $0 != 0xE2 }) {
      return String(self)
    }
    var kept = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    // Reading more would make a message about a name of a megabyte cost a megabyte.
    let head = scalars.prefix(limit + 1)
    let isLong = head.count > limit
    if isLong { scalars = head.prefix(limit - 1) }
    for scalar in scalars { kept.append(scalar.disturbsLine ? "\u{FFFD}" : scalar) }
    return String(kept) + (isLong ? "…" : "")
  }

  /// The text in quotation marks, for use in a message.
  package var quoted: String { "“\(onOneLine(limit: 60))”" }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, separates lines or paragraphs, or changes the order of other letters.
  ///
  /// The last kind would display a sheet's text differently from what it contains.
  var disturbsLine: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
