extension StringProtocol {
  /// The text without controls, and cut off where it is long, for use in a message.
  ///
  /// - Parameter limit: The most Unicode scalars that are kept.
  /// - Returns: The text as it is shown.
  func onOneLine(limit: Int = 200) -> String {
    // Nearly every text is fit as it is, and a file that is none has hundreds of thousands of words. What isn't fit has
    // one of these bytes.
    if utf8.count <= limit, utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != 0xC2 && $0 != 0xE2 }) {
      return String(self)
    }
    var kept = String.UnicodeScalarView()
    var scalars = unicodeScalars[...]
    // A longer look would make a message about a name of a megabyte cost a megabyte.
    let head = scalars.prefix(limit + 1)
    let isLong = head.count > limit
    if isLong { scalars = head.prefix(limit - 1) }
    for scalar in scalars { kept.append(scalar.breaksLine ? "\u{FFFD}" : scalar) }
    return String(kept) + (isLong ? "…" : "")
  }

  /// The text between quotation marks, for use in a message.
  package var quoted: String { "“\(onOneLine(limit: 60))”" }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control, or ends a line or paragraph.
  var breaksLine: Bool { value < 0x20 || (0x7F...0x9F).contains(value) || value == 0x2028 || value == 0x2029 }
}
