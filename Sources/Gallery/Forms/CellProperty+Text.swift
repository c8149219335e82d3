import Floorplan

extension CellProperty where Cell: TextCell {
  /// What every form cell for text can be given beside what every form cell can.
  ///
  /// - Parameter placeholder: What stands in the sample where there is no text.
  /// - Returns: The properties.
  static func typing(placeholder: String) -> [Self] {
    [
      text("placeholder", "Placeholder", placeholder, of: \.placeholder.text, code: "placeholder.text"),
      toggle("live", "With each keystroke", false, of: \.isTrackingLiveChanges, code: "isTrackingLiveChanges"),
      toggle("no-read-only-hint", "No read-only hint", false, of: \.hidesReadOnlyHint, code: "hidesReadOnlyHint"),
    ]
  }
}

extension CellProperty where Cell: LongTextCell {
  /// What the form cells for texts of several lines can be given beside that.
  static func longText() -> [Self] {
    [
      integer("lines", "Fewest lines", 2, standard: 2, in: 2...20, of: \.minNumberOfLines, code: "minNumberOfLines"),
      integer(
        "most-lines", "Most lines", 0, standard: 0, in: 0...20, of: \.maxNumberOfLines, code: "maxNumberOfLines"),
      toggle("counter", "Counter", true, standard: false, of: \.isCharCountEnabled, code: "isCharCountEnabled"),
      integer(
        "limit", "Most characters", 200, standard: 0, in: 0...1000, of: \.maxNoteTextLength, code: "maxNoteTextLength"),
      toggle("beyond", "Beyond the limit", false, of: \.allowsBeyondLimit, code: "allowsBeyondLimit"),
    ]
  }
}
