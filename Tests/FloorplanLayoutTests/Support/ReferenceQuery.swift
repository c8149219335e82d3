import FloorplanLayout

/// The half-open rule of queries, and cases that are too close to decide.
enum QueryRule {
  enum Outcome {
    case yes, no
    /// Moving an edge by the margin changes the result.
    case either
  }

  /// Whether an element intersects a query: “half-open; an element (or a query) with zero width or height counts as a
  /// point”.
  ///
  /// - Parameters:
  ///   - frame: The frame of the element.
  ///   - query: The rectangle of the query.
  ///   - margin: The precision of the edges, in points.
  /// - Returns: The result of the rule.
  static func meets(_ frame: Rect, _ query: Rect, margin: Double) -> Outcome {
    both(
      meets(frame.minX, frame.size.width, query.minX, query.size.width, margin),
      meets(frame.minY, frame.size.height, query.minY, query.size.height, margin))
  }

  /// Compares one axis, on which a span without extent is a point.
  private static func meets(
    _ start: Double, _ extent: Double, _ queryStart: Double, _ queryExtent: Double, _ margin: Double
  ) -> Outcome {
    let (end, queryEnd) = (start + extent, queryStart + queryExtent)
    return switch (extent > 0, queryExtent > 0) {
    case (true, true): both(isLess(start, queryEnd, margin), isLess(queryStart, end, margin))
    case (true, false): both(isAtMost(start, queryStart, margin), isLess(queryStart, end, margin))
    case (false, true): both(isAtMost(queryStart, start, margin), isLess(start, queryEnd, margin))
    case (false, false): both(isAtMost(start, queryStart, margin), isAtMost(queryStart, start, margin))
    }
  }

  private static func isLess(_ one: Double, _ other: Double, _ margin: Double) -> Outcome {
    if one < other - margin { return .yes }
    return one < other + margin ? .either : .no
  }

  private static func isAtMost(_ one: Double, _ other: Double, _ margin: Double) -> Outcome {
    if one <= other - margin { return .yes }
    return one <= other + margin ? .either : .no
  }

  private static func both(_ one: Outcome, _ other: Outcome) -> Outcome {
    if one == .no || other == .no { return .no }
    return one == .yes && other == .yes ? .yes : .either
  }
}
