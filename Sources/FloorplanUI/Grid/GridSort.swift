/// The column that the rows of a grid are in the order of.
public struct GridSort: Sendable, Hashable {
  /// The place of the column, the leading one being 0.
  public var column: Int
  /// Whether the least comes first.
  public var isAscending: Bool

  /// Makes an order.
  ///
  /// - Parameters:
  ///   - column: The place of the column, the leading one being 0.
  ///   - isAscending: Whether the least comes first.
  public init(column: Int, isAscending: Bool = true) {
    self.column = column
    self.isAscending = isAscending
  }

  /// The order after the title of a column is pressed: the other way round where it is in that order, else ascending.
  public func afterPressing(_ column: Int) -> GridSort {
    GridSort(column: column, isAscending: column == self.column ? !isAscending : true)
  }
}
