/// The columns of a grid: finds where each one lies in a row of a given width.
///
/// The solver sees only widths, never items, so a header and rows that share it, their margins and their accessory are
/// always aligned. It serves rows that are presented in columns; see ``GridRowRole/presentation(in:)`` for those that
/// are not.
///
/// ```swift
/// let solver = GridColumnSolver(columns: [-1, 0.2, 0.1, 120])
/// let columns = solver.columnFrames(inWidth: 640, accessoryWidth: 24, environment: environment)
/// ```
public struct GridColumnSolver: Hashable, Sendable {
  /// The widths of the columns, from the leading one.
  public var columns: [GridColumnWidth]
  /// The gap between neighbouring columns, in points; a negative or non-finite one counts as 0 (rule R1).
  ///
  /// Gaps shrink where they alone would be wider than the row (rule G1).
  public var spacing: Double

  /// Makes a solver.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, from the leading one.
  ///   - spacing: The gap between neighbouring columns, in points.
  public init(columns: [GridColumnWidth], spacing: Double = 8) {
    self.columns = columns
    self.spacing = spacing
  }

  /// Finds the columns of a row (rules G1 to G5).
  ///
  /// Columns with more points and fractions than there is room for shrink in proportion, and flexible ones vanish
  /// (rule G3); where there is less and nothing is flexible, the trailing end stays free (rule G4). Widths without
  /// sense count as 0 (rule R1), so every answer is finite.
  ///
  /// - Parameters:
  ///   - width: The width of the whole row, in points.
  ///   - margins: The room beside the columns, in points; only `leading` and `trailing` count.
  ///   - accessoryWidth: The width that is kept free for an accessory between the columns and the trailing margin, in
  ///     points.
  ///   - environment: The place that the row is shown in. It gives pixels and direction; rows are mirrored in `width`,
  ///     and the size of the container has no effect.
  /// - Returns: One frame for each column, in the order of ``columns``.
  /// - Complexity: O(columns).
  public func columnFrames(
    inWidth width: Double, margins: Insets = .zero, accessoryWidth: Double = 0, environment: LayoutEnvironment
  ) -> [GridColumnFrame] {
    let margins = Tolerance.length(margins)
    let content = max(
      0, Tolerance.length(width) - margins.leading - margins.trailing - Tolerance.length(accessoryWidth))
    let gap = gap(inContent: content)
    let widths = columnWidths(sharing: max(0, content - gap * Double(max(0, columns.count - 1))))

    // A row is mirrored within itself, wherever the container ends (rule G5).
    var row = environment
    row.containerSize.width = width
    let grid = PixelGrid(row)
    var (used, gaps) = (0.0, 0.0)
    return widths.map { columnWidth in
      let leading = margins.leading + (used + gaps)
      used += columnWidth
      let trailing = margins.leading + (used + gaps)
      gaps += gap
      let frame = grid.frame(leading: leading, trailing: trailing, top: 0, bottom: 0)
      return GridColumnFrame(x: frame.minX, width: frame.size.width)
    }
  }

  /// The gap that the row has room for (rule G1).
  private func gap(inContent content: Double) -> Double {
    columns.count > 1 ? min(Tolerance.length(spacing), content / Double(columns.count - 1)) : 0
  }

  /// The widths of the columns that share what the gaps leave (rules G2 to G4).
  private func columnWidths(sharing room: Double) -> [Double] {
    let asked = columns.map { $0.width(sharing: room) }
    let others = asked.reduce(0) { $0 + ($1 ?? 0) }
    if others > room + Tolerance.epsilon {
      let share = room / others
      return asked.map { ($0 ?? 0) * share }
    }
    let flexibleCount = asked.count { $0 == nil }
    let rest = max(0, room - others) / Double(max(1, flexibleCount))
    return asked.map { $0 ?? rest }
  }
}

extension GridColumnWidth {
  /// The width that a column asks for where so much is shared; nil if it takes what is left over (rule G2).
  fileprivate func width(sharing room: Double) -> Double? {
    switch self {
    case .points(let points): Tolerance.length(points)
    case .fraction(let fraction): Tolerance.length(fraction) * room
    case .flexible: nil
    }
  }
}

/// The frame of a grid column in its row, in points from the row's left edge.
///
/// Like every frame that leaves the engine it is snapped to pixels and, in right-to-left layouts, mirrored (rule G5).
public struct GridColumnFrame: Hashable, Sendable {
  /// The left edge, in both layout directions.
  public let x: Double
  /// The extent to the right: the width at which the host measures the column's items (rule R7).
  public let width: Double

  /// The right edge.
  public var maxX: Double { x + width }
}
