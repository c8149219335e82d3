import Floorplan

extension CellProperty {
  /// Returns the properties that all number cells share, in addition to those of all form cells.
  ///
  /// - Parameter placeholder: The placeholder of the sample.
  /// - Returns: The properties.
  static func number<Number>(placeholder: String) -> [Self] where Cell: NumberFormCell<Number> {
    [
      text("placeholder", "Placeholder", placeholder, of: \.placeholder.text),
      toggle("live", "Live changes", false, of: \.tracksLiveChanges),
      toggle("stacked", "Stacked", false, of: \.isStacked),
      toggle("empty", "Allow empty", true, of: \.allowsEmptyValue),
      toggle("grouped", "Thousands separators", true, of: \.format.isGrouped),
    ]
  }
}
