import FloorplanLayout

/// A change of a column's width by dragging its trailing border.
///
/// The border follows the pointer: the column becomes wider, and the next resizable column becomes narrower by the same
/// distance, or the previous one if there is no next. In a grid with unused space at its end, the column uses that
/// first. If there was a flexible column, one always remains, so the grid keeps filling its width.
struct GridColumnResize {
  let column: Int
  private let widths: [Double]
  private let isFlexible: [Bool]
  private let minimumWidths: [Double]
  private let partner: Int?
  /// The factor by which the solver shrinks columns that request more than the available width (rule G3).
  private let share: Double
  private let free: Double

  /// The width of the column before the change, in points.
  var width: Double { widths[column] }

  /// Creates a change from the current widths, or nil if the column can't be resized.
  ///
  /// - Parameters:
  ///   - column: The index of the column.
  ///   - columns: The columns.
  ///   - requested: The requested widths, including those set by the user.
  ///   - spacing: The gap between columns, in points.
  ///   - availableWidth: The width of the row for columns and gaps, in points.
  init?(column: Int, of columns: [GridColumn], requested: [GridColumnWidth], spacing: Double, availableWidth: Double) {
    guard columns.indices.contains(column), columns.count == requested.count, columns[column].isResizable else {
      return nil
    }
    // Without snapping, so the widths add up.
    let environment = LayoutEnvironment(containerSize: Size(width: availableWidth, height: 0), pixelsPerPoint: 0)
    func solve(_ widths: [GridColumnWidth]) -> [Double] {
      GridColumnSolver(columns: widths, spacing: spacing).columnFrames(
        inWidth: availableWidth, environment: environment
      )
      .map(\.width)
    }
    widths = solve(requested)
    // All columns as flexible ones share the total width without gaps.
    let shared = solve(requested.map { _ in .flexible }).reduce(0, +)
    isFlexible = requested.map { $0 == .flexible }
    let totalWidth = requested.reduce(0) { $0 + ($1.width(sharing: shared) ?? 0) }
    share = totalWidth > shared && shared > 0 ? shared / totalWidth : 1
    free = isFlexible.contains(true) ? 0 : max(0, shared - totalWidth)
    minimumWidths = columns.map { $0.minimumWidth.isFinite ? max(0, $0.minimumWidth) : 0 }
    let isOverfull = share < 1
    let isFlexible = isFlexible
    let candidates = columns.indices.filter { index in
      index != column && columns[index].isResizable && !(isOverfull && isFlexible[index])
    }
    partner = candidates.first { $0 > column } ?? candidates.last { $0 < column }
    self.column = column
    if free <= 0, partner == nil || (isOverfull && isFlexible[column]) { return nil }
  }

  /// Returns the new widths of the changed columns, in points.
  ///
  /// - Parameter offset: The distance by which the column becomes wider, in points; negative to make it narrower.
  /// - Returns: The widths by column index.
  func widths(movedBy offset: Double) -> [Int: Double] {
    guard offset.isFinite else { return [:] }
    let minimum = min(minimumWidths[column], widths[column])
    let shrunk = max(offset, minimum - widths[column])
    if free > 0 {
      // Use the unused space first, then the partner's.
      let partnerSpace = partner.map { max(0, widths[$0] - min(minimumWidths[$0], widths[$0])) } ?? 0
      let grown = min(shrunk, free + partnerSpace)
      var result = [column: widths[column] + grown]
      if grown > free, let partner { result[partner] = widths[partner] - (grown - free) }
      return result
    }
    guard let partner else { return [:] }
    let moved = min(shrunk, widths[partner] - min(minimumWidths[partner], widths[partner]))
    var result = [
      column: (widths[column] + moved) / share, partner: (widths[partner] - moved) / share,
    ]
    let remaining = isFlexible.indices.contains { isFlexible[$0] && result[$0] == nil }
    if !remaining {
      if isFlexible[partner] {
        result[partner] = nil
      } else if isFlexible[column] {
        result[column] = nil
      }
    }
    return result
  }
}
