extension LayoutEngine {
  /// Finds the item whose frame contains a point.
  ///
  /// - Parameter point: A point of the content.
  /// - Returns: The place of the item, or nil if no frame contains the point.
  /// - Complexity: O(log sections + items of a line that are near).
  public func item(at point: Point) -> ItemIndex? {
    arrangement.item(at: point)
  }

  /// Finds the items that a rectangle shows.
  ///
  /// For each section it is the range from the first to the last item whose frame the rectangle meets, see
  /// ``Rect/intersects(_:)``. Where the rectangle is as wide as the container and lines are equally high, these are
  /// exactly the items that it meets; else the range may have others in between.
  ///
  /// - Parameter rect: A rectangle of the content.
  /// - Returns: The items, as one range for each section that has some.
  /// - Complexity: O(log sections + sections in the rectangle); where lines break, O(lines) of those that have no item
  ///   in the rectangle. No memory from the heap for up to eight sections.
  public func visibleItems(in rect: Rect) -> SectionRanges {
    arrangement.visibleItems(in: rect)
  }
}
