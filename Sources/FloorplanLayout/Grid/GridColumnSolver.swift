/// A solver for the column positions in the rows of a grid.
///
/// The solver uses only widths and no items, so a header and rows with the same columns, margins and accessory are
/// always aligned. It applies to rows in columns; see ``GridRowRole/presentation(in:)`` for other presentations.
///
/// ```swift
/// let solver = GridColumnSolver(columns: [-1, 0.2, 0.1, 120])
/// let columns = solver.columnFrames(inWidth: 640, accessoryWidth: 24, environment: environment)
/// ```
public struct GridColumnSolver: Hashable, Sendable {
  /// The widths of the columns, from the leading edge.
  public var columns: [GridColumnWidth]
  /// The gap between adjacent columns, in points; negative and non-finite gaps count as 0 (rule R1).
  ///
  /// The gaps shrink if they alone would be wider than the row (rule G1).
  public var spacing: Double

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, from the leading edge.
  ///   - spacing: The gap between adjacent columns, in points.
  public init(columns: [GridColumnWidth], spacing: Double = 8) {
    self.columns = columns
    self.spacing = spacing
  }

  /// Returns the frames of the columns in a row (rules G1 to G5).
  ///
  /// If points and fractions exceed the available width, they shrink in proportion and flexible columns get no width
  /// (rule G3). If they leave space and no column is flexible, the space at the trailing edge stays empty (rule G4).
  /// Invalid widths count as 0 (rule R1), so every result is finite.
  ///
  /// - Parameters:
  ///   - width: The width of the whole row, in points.
  ///   - margins: The space at the sides of the columns, in points; only `leading` and `trailing` apply.
  ///   - accessoryWidth: The width reserved for an accessory between the columns and the trailing margin, in points.
  ///   - environment: The environment, for its pixel scale and direction. Rows are mirrored within `width`; the
  ///     container size has no effect.
  /// - Returns: A frame for each column, in the order of ``columns``.
  /// - Complexity: O(columns).
  public func columnFrames(
    inWidth width: Double, margins: Insets = .zero, accessoryWidth: Double = 0, environment: LayoutEnvironment
  ) -> [GridColumnFrame] {
    let margins = Tolerance.length(margins)
    let content = max(
      0, Tolerance.length(width) - margins.leading - margins.trailing - Tolerance.length(accessoryWidth))
    let gap = gap(inContent: content)
    let widths = columnWidths(sharing: max(0, content - gap * Double(max(0, columns.count - 1))))

    // A row is mirrored within its own width, regardless of the container (rule G5).
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

  /// Returns the gap, limited by the width of the row (rule G1).
  private func gap(inContent content: Double) -> Double {
    columns.count > 1 ? min(Tolerance.length(spacing), content / Double(columns.count - 1)) : 0
  }

  /// Returns the widths of the columns, which share the width without the gaps (rules G2 to G4).
  private func columnWidths(sharing availableWidth: Double) -> [Double] {
    let requested = columns.map { $0.width(sharing: availableWidth) }
    let fixedWidth = requested.reduce(0) { $0 + ($1 ?? 0) }
    if fixedWidth > availableWidth + Tolerance.epsilon {
      let share = availableWidth / fixedWidth
      return requested.map { ($0 ?? 0) * share }
    }
    let flexibleCount = requested.count { $0 == nil }
    let flexibleWidth = max(0, availableWidth - fixedWidth) / Double(max(1, flexibleCount))
    return requested.map { $0 ?? flexibleWidth }
  }
}

extension GridColumnWidth {
  /// Returns the requested width of the column, or nil for a flexible column (rule G2).
  package func width(sharing availableWidth: Double) -> Double? {
    switch self {
    case .points(let points): Tolerance.length(points)
    case .fraction(let fraction): Tolerance.length(fraction) * availableWidth
    case .flexible: nil
    }
  }
}

/// The frame of a grid column in its row, in points from the row's left edge.
///
/// The frame is snapped to pixels and mirrored in right-to-left layouts (rule G5).
public struct GridColumnFrame: Hashable, Sendable {
  /// The left edge, in both layout directions.
  public let x: Double
  /// The width, at which the host measures the column's items (rule R7).
  public let width: Double

  /// The right edge.
  public var maxX: Double { x + width }
}
