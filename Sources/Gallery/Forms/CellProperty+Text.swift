import Floorplan

extension CellProperty where Cell: TextCell {
  /// Returns the properties that all text cells share, in addition to those of all form cells.
  ///
  /// - Parameter placeholder: The placeholder of the sample.
  /// - Returns: The properties.
  static func typing(placeholder: String) -> [Self] {
    [
      text("placeholder", "Placeholder", placeholder, of: \.placeholder.text),
      toggle("live", "Live changes", false, of: \.tracksLiveChanges),
      toggle("no-read-only-hint", "Hide read-only hint", false, of: \.hidesReadOnlyHint),
    ]
  }
}

extension CellProperty where Cell: LongTextCell {
  /// Returns the additional properties of cells for multiline text.
  static func longText() -> [Self] {
    [
      integer("lines", "Minimum lines", 2, in: 2...20, of: \.minNumberOfLines),
      integer("most-lines", "Maximum lines", 0, in: 0...20, of: \.maxNumberOfLines),
      toggle("counter", "Counter", true, cellDefault: false, of: \.showsCharacterCount),
      integer("limit", "Maximum characters", 200, cellDefault: 0, in: 0...1000, of: \.maxTextLength),
      toggle("beyond", "Allow exceeding limit", false, of: \.allowsTextBeyondLimit),
    ]
  }
}
