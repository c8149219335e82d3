extension String {
  private nonisolated static let leftToRightMark = "\u{200E}"

  /// The text as one shows it where the direction of reading is from right to left.
  ///
  /// A text without a letter has no direction of its own, and the groups of a telephone number would stand in reverse order.
  ///
  /// - Complexity: O(*n*).
  package nonisolated var withNumbersInOrder: String {
    guard contains(where: \.isNumber), !unicodeScalars.contains(where: \.properties.isAlphabetic) else { return self }
    return Self.leftToRightMark + self
  }
}
