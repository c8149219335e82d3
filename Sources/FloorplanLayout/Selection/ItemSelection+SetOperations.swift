extension ItemSelection {
  /// Adds the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formUnion(_ other: ItemSelection) { indices.formUnion(other.indices) }

  /// Removes the items of another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func subtract(_ other: ItemSelection) {
    indices = indices.removing(other.indices)
  }

  /// Keeps only the items that are also in another selection.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formIntersection(_ other: ItemSelection) { indices.formIntersection(other.indices) }

  /// Toggles the items of another selection, as rubber banding with the Ctrl key does.
  ///
  /// - Parameter other: The other selection.
  /// - Complexity: O(ranges of both).
  public mutating func formSymmetricDifference(_ other: ItemSelection) {
    indices = indices.removing(other.indices).union(other.indices.removing(indices))
  }
}
