/// A source of item sizes for a ``LayoutEngine``, such as a view that measures widgets.
public protocol ItemMeasurer {
  /// Returns the natural width of an item.
  ///
  /// The engine calls this method only for layouts in which every item has its own width: ``HorizontalScrollLayout``
  /// and ``HorizontalFlowLayout``.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The width in points; the engine rounds it up to whole pixels (rule R7).
  mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double

  /// Returns the height that an item needs at a width.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - width: The width of the item in points, in whole pixels unless snapping is off.
  /// - Returns: The height in points; the engine rounds it up to whole pixels (rule R7).
  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double

  /// Returns the items that requested a different size since the last call, including requests caused by measuring.
  ///
  /// - Returns: The indices of the items. The default implementation returns an empty array.
  mutating func takeInvalidatedItems() -> [ItemIndex]
}

extension ItemMeasurer {
  /// Returns an empty array.
  public mutating func takeInvalidatedItems() -> [ItemIndex] { [] }
}
