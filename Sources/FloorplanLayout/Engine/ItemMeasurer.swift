/// What measures items for a ``LayoutEngine``: a host with widgets, or a test with numbers.
public protocol ItemMeasurer {
  /// Measures how wide an item wants to be.
  ///
  /// It is asked only for layouts whose items have widths of their own: ``HorizontalScrollLayout`` and
  /// ``HorizontalFlowLayout``.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The width in points; it is rounded up to whole pixels (rule R7).
  mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double

  /// Measures how high an item has to be at a width.
  ///
  /// - Parameters:
  ///   - index: The place of the item.
  ///   - width: The width that the item will have, in points: whole pixels, unless snapping is off.
  /// - Returns: The height in points; it is rounded up to whole pixels (rule R7).
  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double

  /// Tells which items have asked for another size since this was called last, also because of being measured.
  ///
  /// - Returns: The places of the items. By default there are none.
  mutating func takeInvalidatedItems() -> [ItemIndex]
}

extension ItemMeasurer {
  /// Tells that no item has asked for another size.
  ///
  /// - Returns: No items.
  public mutating func takeInvalidatedItems() -> [ItemIndex] { [] }
}
