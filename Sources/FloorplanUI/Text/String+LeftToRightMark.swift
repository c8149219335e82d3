extension String {
  private nonisolated static let leftToRightMark = "\u{200E}"

  /// The text with a left-to-right mark if it has numbers but no letters, for right-to-left layouts.
  ///
  /// Such a text has no direction of its own, so the groups of a phone number would appear in reverse order.
  ///
  /// - Complexity: O(*n*).
  package nonisolated var withLeftToRightMark: String {
    guard contains(where: \.isNumber), !unicodeScalars.contains(where: \.properties.isAlphabetic) else { return self }
    return Self.leftToRightMark + self
  }
}
