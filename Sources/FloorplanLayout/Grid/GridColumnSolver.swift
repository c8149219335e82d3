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
  /// The minimum widths of the columns in points, from the leading edge; 0 for further columns and invalid widths (rule
  /// G7).
  public var minimumWidths: [Double]
  /// The importance of the columns, from the leading edge; `medium` for further columns (rule G8).
  public var importances: [GridColumnImportance]
  /// The number of columns that are frozen if the row scrolls sideways, from the leading edge; 1 by default (rule G9).
  ///
  /// At least one column isn't frozen.
  public var frozenColumnCount = 1

  /// Creates a solver.
  ///
  /// - Parameters:
  ///   - columns: The widths of the columns, from the leading edge.
  ///   - spacing: The gap between adjacent columns, in points.
  ///   - minimumWidths: The minimum widths of the columns in points, from the leading edge.
  ///   - importances: The importance of the columns, from the leading edge.
  public init(
    columns: [GridColumnWidth], spacing: Double = 8, minimumWidths: [Double] = [],
    importances: [GridColumnImportance] = []
  ) {
    self.columns = columns
    self.spacing = spacing
    self.minimumWidths = minimumWidths
    self.importances = importances
  }

  /// Returns the indices of the columns whose minimum widths fit next to each other in a row (rule G8).
  ///
  /// The others leave one after the other as the row becomes narrower, the least important ones first. One column always
  /// remains, and so do required ones, even if they don't fit. Solve the row again without the columns that left it.
  ///
  /// - Parameters:
  ///   - width: The width of the whole row, in points.
  ///   - margins: The space at the sides of the columns, in points; only `leading` and `trailing` apply.
  ///   - accessoryWidth: The width reserved for an accessory between the columns and the trailing margin, in points.
  /// - Returns: The indices, in ascending order.
  /// - Complexity: O(columns · log columns).
  public func fittingColumns(
    inWidth width: Double, margins: Insets = .zero, accessoryWidth: Double = 0
  ) -> [Int] {
    let gap = Tolerance.length(spacing)
    let minimums = minimums
    var fitting = Set(columns.indices)
    var excess = minimums.reduce(-gap) { $0 + $1 + gap }
    excess -= contentWidth(inWidth: width, margins: margins, accessoryWidth: accessoryWidth)
    for index in columns.indices.sorted(by: { leaves($0, before: $1) }).dropLast()
    where excess > Tolerance.epsilon && importance(index) != .required {
      fitting.remove(index)
      excess -= minimums[index] + gap
    }
    return fitting.sorted()
  }

  private func leaves(_ index: Int, before other: Int) -> Bool {
    (importance(index), other) < (importance(other), index)
  }

  private func importance(_ index: Int) -> GridColumnImportance {
    importances.indices.contains(index) ? importances[index] : .medium
  }

  /// Returns the frames of the columns in a row (rules G1 to G5 and G7).
  ///
  /// If points and fractions exceed the available width, they shrink in proportion to their minimum widths, and flexible
  /// columns get their minimum width (rule G3). If they leave space and no column is flexible, the space at the trailing
  /// edge stays empty (rule G4). Invalid widths count as 0 (rule R1), so every result is finite.
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
    let content = contentWidth(inWidth: width, margins: margins, accessoryWidth: accessoryWidth)
    let widths = solution(sharing: widthWithoutGaps(inContent: content)).widths
    let start = Tolerance.length(margins).leading
    let grid = PixelGrid(ofRow: width, environment)
    return frames(of: widths, gap: gap(inContent: content), from: start, in: grid)
  }

  /// Returns the frames of adjacent columns from a leading edge.
  private func frames(
    of widths: [Double], gap: Double, from start: Double, in grid: PixelGrid
  ) -> [GridColumnFrame] {
    var (used, gaps) = (0.0, 0.0)
    return widths.map { columnWidth in
      let leading = start + (used + gaps)
      used += columnWidth
      let trailing = start + (used + gaps)
      gaps += gap
      return grid.column(leading: leading, trailing: trailing)
    }
  }

  // MARK: Scrolling sideways

  /// Returns the width by which the columns exceed the row, in points; 0 unless there are several columns and all are
  /// required (rule G9).
  ///
  /// - Parameters:
  ///   - width: The width of the whole row, in points.
  ///   - margins: The space at the sides of the columns, in points; only `leading` and `trailing` apply.
  ///   - accessoryWidth: The width reserved for an accessory between the columns and the trailing margin, in points.
  /// - Returns: The width; 0 if the columns fit or shrink (rule G7).
  /// - Complexity: O(columns).
  public func overflow(inWidth width: Double, margins: Insets = .zero, accessoryWidth: Double = 0) -> Double {
    overflow(inContent: contentWidth(inWidth: width, margins: margins, accessoryWidth: accessoryWidth))
  }

  package func overflow(inContent content: Double) -> Double {
    guard columns.count > 1, columns.indices.allSatisfy({ importance($0) == .required }) else { return 0 }
    let gap = Tolerance.length(spacing)
    let excess = minimums.reduce(-gap) { $0 + $1 + gap } - content
    return excess > Tolerance.epsilon ? excess : 0
  }

  /// Returns the columns of a row, which scrolls sideways if several required columns don't fit (rule G9).
  ///
  /// - Parameters:
  ///   - width: The width of the whole row, in points.
  ///   - margins: The space at the sides of the columns, in points; only `leading` and `trailing` apply.
  ///   - accessoryWidth: The width reserved for an accessory between the columns and the trailing margin, in points. It
  ///     doesn't scroll.
  ///   - environment: The environment, for its pixel scale and direction. Rows are mirrored within `width`; the
  ///     container size has no effect.
  /// - Returns: The layout at the leading edge. If the row doesn't scroll, its frames are those of
  ///   ``columnFrames(inWidth:margins:accessoryWidth:environment:)``.
  /// - Complexity: O(columns).
  public func columnLayout(
    inWidth width: Double, margins: Insets = .zero, accessoryWidth: Double = 0, environment: LayoutEnvironment
  ) -> GridColumnLayout {
    let content = contentWidth(inWidth: width, margins: margins, accessoryWidth: accessoryWidth)
    let overflow = overflow(inContent: content)
    guard overflow > 0 else {
      return GridColumnLayout(
        columnFrames(inWidth: width, margins: margins, accessoryWidth: accessoryWidth, environment: environment))
    }
    let (widths, gap, start) = (minimums, Tolerance.length(spacing), Tolerance.length(margins).leading)
    let grid = PixelGrid(ofRow: width, environment)
    var frozenCount = max(0, min(frozenColumnCount, columns.count - 1))
    let frozenWidth = widths.prefix(frozenCount).reduce(-gap) { $0 + $1 + gap }
    if frozenWidth > content / 2 + Tolerance.epsilon { frozenCount = 0 }
    let scrolledStart = frozenCount > 0 ? start + frozenWidth + gap / 2 : start
    let viewport = grid.column(leading: scrolledStart, trailing: max(scrolledStart, start + content))
    return GridColumnLayout(
      frames: frames(of: widths, gap: gap, from: start, in: grid), overflow: grid.roundUp(overflow),
      viewport: viewport, frozenCount: frozenCount)
  }

  /// Returns the width of columns and gaps.
  private func contentWidth(inWidth width: Double, margins: Insets, accessoryWidth: Double) -> Double {
    let margins = Tolerance.length(margins)
    return max(0, Tolerance.length(width) - margins.leading - margins.trailing - Tolerance.length(accessoryWidth))
  }

  /// Returns the gap, limited by the width of the row (rule G1).
  private func gap(inContent content: Double) -> Double {
    columns.count > 1 ? min(Tolerance.length(spacing), content / Double(columns.count - 1)) : 0
  }

  /// Returns the width that the columns share.
  package func widthWithoutGaps(inContent content: Double) -> Double {
    max(0, content - gap(inContent: content) * Double(max(0, columns.count - 1)))
  }

  /// The minimum widths of the columns (rule G7).
  package var minimums: [Double] {
    columns.enumerated().map { index, column in
      let minimum = minimumWidths.indices.contains(index) ? Tolerance.length(minimumWidths[index]) : 0
      // A column may request fewer points than its minimum.
      return if case .points(let points) = column { min(minimum, Tolerance.length(points)) } else { minimum }
    }
  }

  /// Returns the widths of the columns, which share the width without the gaps (rules G2 to G4 and G7).
  package func solution(sharing availableWidth: Double) -> GridColumnSolution {
    let minimums = minimums
    let requested = zip(columns, minimums).map { max($0.width(sharing: availableWidth) ?? 0, $1) }
    let (minimumWidth, requestedWidth) = (minimums.reduce(0, +), requested.reduce(0, +))
    if minimumWidth > availableWidth {
      let share = availableWidth / minimumWidth
      return GridColumnSolution(widths: minimums.map { $0 * share }, minimums: minimums, share: 0)
    }
    if requestedWidth > availableWidth + Tolerance.epsilon {
      let share = (availableWidth - minimumWidth) / (requestedWidth - minimumWidth)
      return GridColumnSolution(
        widths: zip(requested, minimums).map { $1 + ($0 - $1) * share }, minimums: minimums, share: share)
    }
    let flexibleCount = columns.count { $0 == .flexible }
    let free = max(0, availableWidth - requestedWidth)
    let flexibleWidth = free / Double(max(1, flexibleCount))
    return GridColumnSolution(
      widths: zip(columns, requested).map { $0 == .flexible ? $1 + flexibleWidth : $1 }, minimums: minimums, share: 1,
      free: flexibleCount == 0 ? free : 0)
  }
}

extension PixelGrid {
  /// Creates the pixel grid of a row, which is mirrored within its own width, regardless of the container (rule G5).
  fileprivate init(ofRow width: Double, _ environment: LayoutEnvironment) {
    var row = environment
    row.containerSize.width = width
    self.init(row)
  }

  /// Converts left-to-right edges to the frame of a column.
  fileprivate func column(leading: Double, trailing: Double) -> GridColumnFrame {
    let frame = frame(leading: leading, trailing: trailing, top: 0, bottom: 0)
    return GridColumnFrame(x: frame.minX, width: frame.size.width)
  }
}

/// The unsnapped widths of grid columns.
package struct GridColumnSolution {
  package let widths: [Double]
  /// The minimum widths, at most as wide as requested in points.
  package let minimums: [Double]
  /// The factor by which the columns' widths above their minimums shrink (rule G3); 0 below the sum of the minimums.
  package let share: Double
  /// The width that stays empty at the trailing edge (rule G4).
  package var free = 0.0
}

extension GridColumnWidth {
  /// Returns the requested width of the column, or nil for a flexible column (rule G2).
  fileprivate func width(sharing availableWidth: Double) -> Double? {
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
