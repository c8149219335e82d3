/// How many items of one size stand side by side, how wide they are and how far apart they start.
///
/// Lengths are in points, finite and not negative.
struct ColumnFit: Hashable, Sendable {
  /// The number of items in a full line, at least 1.
  let count: Int
  let width: Double
  /// From the leading edge of an item to that of the next one.
  let pitch: Double

  /// As many columns as asked for, fewer where one would be narrower than a point (rules F2, C1).
  static func columns(atMost asked: Int, available: Double, spacing: Double) -> ColumnFit {
    let fitting = (available + spacing) / (1 + spacing)
    return filling(
      Tolerance.wholeNumber(fitting, in: 1...min(max(1, asked), Tolerance.mostItems)), available: available,
      spacing: spacing)
  }

  /// As many columns as there is room for, none narrower than the minimum unless not even one fits (rule F3).
  ///
  /// - Precondition: `minimumWidth` is above 0.
  static func columns(noNarrowerThan minimumWidth: Double, available: Double, spacing: Double) -> ColumnFit {
    let fitting = (available + spacing) / (minimumWidth + spacing)
    return filling(Tolerance.wholeNumber(fitting, in: 1...Tolerance.mostItems), available: available, spacing: spacing)
  }

  /// Items of a given width in lines that break where the next one does not fit (rules F4, F5, R5).
  ///
  /// Justified, the gaps grow until a full line has no rest (rule F6).
  static func items(ofWidth asked: Double, available: Double, spacing: Double, isJustified: Bool) -> ColumnFit {
    let width = min(asked, available)
    func used(_ count: Int) -> Double { Double(count) * width + Double(count - 1) * spacing }
    let limit = available + Tolerance.epsilon

    // Without width and spacing the quotient is infinite, and all items stand in one line.
    var count = Tolerance.wholeNumber((limit + spacing) / (width + spacing), in: 1...Tolerance.mostItems)
    // The quotient is rounded with a tolerance of its own; the sum is what the rule compares.
    if count > 1, used(count) > limit { count -= 1 }
    let gap = isJustified && count > 1 ? max(0, available - used(count)) / Double(count - 1) : 0
    return ColumnFit(count: count, width: width, pitch: width + spacing + gap)
  }

  /// All items in one line, however long it gets (rule H1).
  static func oneLine(ofWidth width: Double, spacing: Double) -> ColumnFit {
    ColumnFit(count: Tolerance.mostItems, width: width, pitch: width + spacing)
  }

  /// The first of `count` columns and those behind it that may meet a span, where the columns begin at `leading`.
  func positions(near span: Span, from leading: Double, below count: Int) -> Range<Int> {
    UniformLines.positions(
      below: count, pitch: pitch, near: Span(lower: span.lower - leading, upper: span.upper - leading))
  }

  /// Columns of equal width that fill what is available.
  private static func filling(_ count: Int, available: Double, spacing: Double) -> ColumnFit {
    let width = max(0, available - Double(count - 1) * spacing) / Double(count)
    return ColumnFit(count: count, width: width, pitch: width + spacing)
  }
}
