/// The columns of items with one size: their number, width and pitch.
///
/// Lengths are in points, finite and not negative.
struct ColumnFit: Hashable, Sendable {
  /// The number of items in a full line, at least 1.
  let count: Int
  let width: Double
  /// The distance between the leading edges of adjacent items.
  let pitch: Double

  /// Returns up to the requested number of columns, reduced if a column would be narrower than a point (rules F2 and
  /// C1).
  static func columns(maximumCount maximum: Int, available: Double, spacing: Double) -> ColumnFit {
    let fitting = (available + spacing) / (1 + spacing)
    return filling(
      Tolerance.clampedFloor(fitting, in: 1...min(max(1, maximum), Tolerance.maximumItemCount)), available: available,
      spacing: spacing)
  }

  /// Returns as many columns as fit with the minimum width, and at least one (rule F3).
  ///
  /// - Precondition: `minimumWidth` is above 0.
  static func columns(minimumWidth: Double, available: Double, spacing: Double) -> ColumnFit {
    let fitting = (available + spacing) / (minimumWidth + spacing)
    return filling(
      Tolerance.clampedFloor(fitting, in: 1...Tolerance.maximumItemCount), available: available, spacing: spacing)
  }

  /// Returns the columns of lines that wrap where the next item doesn't fit (rules F4, F5 and R5).
  ///
  /// Justification lets the gaps grow until they fill the line (rule F6).
  static func items(ofWidth requested: Double, available: Double, spacing: Double, isJustified: Bool) -> ColumnFit {
    let width = min(requested, available)
    func used(_ count: Int) -> Double { Double(count) * width + Double(count - 1) * spacing }
    let limit = available + Tolerance.epsilon

    // Without width and spacing the quotient is infinite, and all items are in one line.
    var count = Tolerance.clampedFloor((limit + spacing) / (width + spacing), in: 1...Tolerance.maximumItemCount)
    // The quotient is rounded with its own tolerance, but the rule compares the sum.
    if count > 1, used(count) > limit { count -= 1 }
    let gap = isJustified && count > 1 ? max(0, available - used(count)) / Double(count - 1) : 0
    return ColumnFit(count: count, width: width, pitch: width + spacing + gap)
  }

  /// Returns the columns of a single line of any length (rule H1).
  static func singleLine(ofWidth width: Double, spacing: Double) -> ColumnFit {
    ColumnFit(count: Tolerance.maximumItemCount, width: width, pitch: width + spacing)
  }

  /// Returns the columns, out of the first `count`, that may intersect a span, where the first column starts at
  /// `leading`.
  func positions(near span: Span, from leading: Double, below count: Int) -> Range<Int> {
    UniformLines.positions(
      below: count, pitch: pitch, near: Span(lower: span.lower - leading, upper: span.upper - leading))
  }

  /// Returns columns of equal width that fill the available width.
  private static func filling(_ count: Int, available: Double, spacing: Double) -> ColumnFit {
    let width = max(0, available - Double(count - 1) * spacing) / Double(count)
    return ColumnFit(count: count, width: width, pitch: width + spacing)
  }
}

/// Lines in which all full lines have the same columns.
protocol EqualColumnLines: SectionLines {
  var columns: ColumnFit { get }
  /// The distance from the container's leading edge to the first column.
  var leading: Double { get }
}

extension EqualColumnLines {
  var hasEqualColumns: Bool { true }

  func line(ofItem item: Int) -> Int { item / columns.count }

  func items(inLine line: Int) -> Range<Int> {
    let first = line * columns.count
    return first..<first + min(columns.count, framedItemCount - first)
  }

  func items(inLine line: Int, near span: Span) -> Range<Int> {
    let items = items(inLine: line)
    let near = columns.positions(near: span, from: leading, below: items.count)
    return items.lowerBound + near.lowerBound..<items.lowerBound + near.upperBound
  }
}
