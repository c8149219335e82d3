import FloorplanLayout

/// A change of a column's width by dragging its trailing border.
///
/// The border follows the pointer: the column becomes wider, and the next resizable column becomes narrower by the same
/// distance, or the previous one if there is no next. In a grid with unused space at its end, the column uses that
/// first. If there was a flexible column, one always remains, so the grid keeps filling its width. Where columns scroll
/// sideways, only the width of the column itself changes.
struct GridColumnResize {
  let column: Int
  private let solution: GridColumnSolution
  private let isFlexible: [Bool]
  private let partner: Int?
  /// The minimum width of a column that scrolls, or nil if the columns don't scroll.
  private let scrolledMinimum: Double?

  /// The width of the column before the change, in points.
  var width: Double { scrolledMinimum == nil ? solution.widths[column] : solution.minimums[column] }

  /// Creates a change from the current widths, or nil if the column can't be resized.
  ///
  /// - Parameters:
  ///   - column: The index of the column.
  ///   - columns: The columns.
  ///   - solver: The solver, with the requested widths including those set by the user.
  ///   - availableWidth: The width of the row for columns and gaps, in points.
  ///   - minimumWidth: The minimum width of the column where columns scroll, in points.
  init?(
    column: Int, of columns: [GridColumn], in solver: GridColumnSolver, availableWidth: Double,
    minimumWidth: Double = 0
  ) {
    guard columns.indices.contains(column), columns.count == solver.columns.count, columns[column].isResizable else {
      return nil
    }
    solution = solver.solution(sharing: solver.widthWithoutGaps(inContent: availableWidth))
    isFlexible = solver.columns.map { $0 == .flexible }
    let (isOverfull, isFlexible) = (solution.share < 1, isFlexible)
    let candidates = columns.indices.filter { index in
      index != column && columns[index].isResizable && !(isOverfull && isFlexible[index])
    }
    partner = candidates.first { $0 > column } ?? candidates.last { $0 < column }
    self.column = column
    scrolledMinimum = solver.overflow(inContent: availableWidth) > 0 ? minimumWidth : nil
    let canMove = solution.free > 0 || partner != nil && !(isOverfull && isFlexible[column])
    // At the minimum widths nothing can give way.
    guard scrolledMinimum != nil || solution.share > 0 && canMove else { return nil }
  }

  /// Returns the new widths of the changed columns, in points.
  ///
  /// - Parameter offset: The distance by which the column becomes wider, in points; negative to make it narrower.
  /// - Returns: The widths by column index.
  func widths(movedBy offset: Double) -> [Int: Double] {
    guard offset.isFinite else { return [:] }
    if let scrolledMinimum { return [column: max(min(scrolledMinimum, width), width + offset)] }
    let (widths, minimums, free) = (solution.widths, solution.minimums, solution.free)
    let shrunk = max(offset, minimums[column] - widths[column])
    let partnerSpace = partner.map { widths[$0] - minimums[$0] } ?? 0
    let moved = min(shrunk, free + partnerSpace)
    // Use the unused space first, then the partner's.
    let fromPartner = free > 0 ? max(0, moved - free) : moved
    // The widths above the minimums shrink.
    func request(_ index: Int, _ width: Double) -> Double {
      minimums[index] + (width - minimums[index]) / solution.share
    }
    var result = [column: request(column, widths[column] + moved)]
    guard let partner, free <= 0 || fromPartner > 0 else { return result }
    result[partner] = request(partner, widths[partner] - fromPartner)
    if isFlexible.contains(true), !isFlexible.indices.contains(where: { isFlexible[$0] && result[$0] == nil }) {
      result[isFlexible[partner] ? partner : column] = nil
    }
    return result
  }
}
