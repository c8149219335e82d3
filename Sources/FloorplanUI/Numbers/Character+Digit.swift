extension Character {
  /// The value of a decimal digit of any script, 0...9; nil for everything else, such as "²", "½" and "Ⅳ".
  package nonisolated var decimalDigit: Int? {
    guard unicodeScalars.count == 1, unicodeScalars.first?.properties.numericType == .decimal else { return nil }
    return wholeNumberValue
  }
}
