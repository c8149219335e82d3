import FloorplanLayout

/// One change of a column's width by hand: what the border behind the column does when it is moved.
///
/// The border follows the hand: the column becomes wider, and the next one that may change becomes narrower by as much,
/// or the one before it where there is none behind.  In a grid with free room at its end, the column takes and gives
/// that.  One flexible column always remains, where there was one, so that the grid goes on filling its width.
struct GridColumnResize {
  let column: Int
  private let widths: [Double]
  private let isFlexible: [Bool]
  private let leasts: [Double]
  private let partner: Int?
  /// By how much the solver makes columns smaller that ask for more than there is (rule G3).
  private let share: Double
  private let free: Double

  /// Begins at the widths that columns have now.
  ///
  /// - Parameters:
  ///   - column: The place of the column.
  ///   - columns: The columns.
  ///   - asked: The widths that they ask for now, a person's choices included.
  ///   - spacing: The gap between columns, in points.
  ///   - room: The width of the row for columns and gaps, in points.
  init?(column: Int, of columns: [GridColumn], asked: [GridColumnWidth], spacing: Double, room: Double) {
    guard columns.indices.contains(column), columns.count == asked.count, columns[column].isResizable else {
      return nil
    }
    // Without snapping, so that widths add up.
    let environment = LayoutEnvironment(containerSize: Size(width: room, height: 0), pixelsPerPoint: 0)
    func solve(_ widths: [GridColumnWidth]) -> [Double] {
      GridColumnSolver(columns: widths, spacing: spacing).columnFrames(inWidth: room, environment: environment)
        .map(\.width)
    }
    widths = solve(asked)
    // Flexible columns share what the gaps leave, so that together they say how much that is.
    let shared = solve(asked.map { _ in .flexible }).reduce(0, +)
    isFlexible = asked.map { $0 == .flexible }
    let wanted = asked.reduce(0) { $0 + $1.points(of: shared) }
    share = wanted > shared && shared > 0 ? shared / wanted : 1
    free = isFlexible.contains(true) ? 0 : max(0, shared - wanted)
    leasts = columns.map { $0.minimumWidth.isFinite ? max(0, $0.minimumWidth) : 0 }
    let isOverfull = share < 1
    let isFlexible = isFlexible
    let candidates = columns.indices.filter { index in
      index != column && columns[index].isResizable && !(isOverfull && isFlexible[index])
    }
    partner = candidates.first { $0 > column } ?? candidates.last { $0 < column }
    self.column = column
    if free <= 0, partner == nil || (isOverfull && isFlexible[column]) { return nil }
  }

  /// The widths to ask for, in points, of the columns that change.
  ///
  /// - Parameter offset: How much wider the column is to become, in points; less than 0 makes it narrower.
  /// - Returns: The widths by the places of the columns.
  func widths(movedBy offset: Double) -> [Int: Double] {
    guard offset.isFinite else { return [:] }
    let least = min(leasts[column], widths[column])
    let shrunk = max(offset, least - widths[column])
    if free > 0 {
      // The free room first, and then the partner's.
      let given = partner.map { max(0, widths[$0] - min(leasts[$0], widths[$0])) } ?? 0
      let grown = min(shrunk, free + given)
      var result = [column: widths[column] + grown]
      if grown > free, let partner { result[partner] = widths[partner] - (grown - free) }
      return result
    }
    guard let partner else { return [:] }
    let moved = min(shrunk, widths[partner] - min(leasts[partner], widths[partner]))
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

extension GridColumnWidth {
  /// What the column asks for where so much is shared; 0 if it takes what is left over.
  fileprivate func points(of shared: Double) -> Double {
    switch self {
    case .points(let points): points.isFinite ? max(0, points) : 0
    case .fraction(let fraction): fraction.isFinite ? max(0, fraction) * shared : 0
    case .flexible: 0
    }
  }
}
