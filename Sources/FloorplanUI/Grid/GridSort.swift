/// A sort order of a grid's rows.
public struct GridSort: Sendable, Hashable {
  /// The index of the column, from the leading one.
  public var column: Int
  /// Whether the order is ascending.
  public var isAscending: Bool

  /// Creates a sort order.
  ///
  /// - Parameters:
  ///   - column: The index of the column, from the leading one.
  ///   - isAscending: Whether the order is ascending.
  public init(column: Int, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// Returns the sort order after a click on a column's title: reversed for the current column, ascending for any
  /// other.
  public func toggling(_ column: Int) -> GridSort {
    GridSort(column: column, isAscending: column == self.column ? !isAscending : true)
  }
}
