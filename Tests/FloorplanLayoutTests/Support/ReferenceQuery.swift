import FloorplanLayout

/// The half-open rule of the queries, and where it is too close to call.
enum QueryRule {
  enum Answer {
    case yes, no
    /// Moving an edge by the margin changes the answer.
    case either
  }

  /// Whether an element meets a query: "half-open; an element (or a query) with zero width or height counts as a
  /// point".
  ///
  /// - Parameters:
  ///   - frame: Where the element is.
  ///   - query: The rectangle that asks.
  ///   - margin: How exactly the edges are known, in points.
  /// - Returns: The rule's answer.
  static func meets(_ frame: Rect, _ query: Rect, margin: Double) -> Answer {
    both(
      meets(frame.minX, frame.size.width, query.minX, query.size.width, margin),
      meets(frame.minY, frame.size.height, query.minY, query.size.height, margin))
  }

  /// One axis; what has no extent is a point there.
  private static func meets(
    _ start: Double, _ extent: Double, _ queryStart: Double, _ queryExtent: Double, _ margin: Double
  ) -> Answer {
    let (end, queryEnd) = (start + extent, queryStart + queryExtent)
    return switch (extent > 0, queryExtent > 0) {
    case (true, true): both(isLess(start, queryEnd, margin), isLess(queryStart, end, margin))
    case (true, false): both(isAtMost(start, queryStart, margin), isLess(queryStart, end, margin))
    case (false, true): both(isAtMost(queryStart, start, margin), isLess(start, queryEnd, margin))
    case (false, false): both(isAtMost(start, queryStart, margin), isAtMost(queryStart, start, margin))
    }
  }

  private static func isLess(_ one: Double, _ other: Double, _ margin: Double) -> Answer {
    if one < other - margin { return .yes }
    return one < other + margin ? .either : .no
  }

  private static func isAtMost(_ one: Double, _ other: Double, _ margin: Double) -> Answer {
    if one <= other - margin { return .yes }
    return one <= other + margin ? .either : .no
  }

  private static func both(_ one: Answer, _ other: Answer) -> Answer {
    if one == .no || other == .no { return .no }
    return one == .yes && other == .yes ? .yes : .either
  }
}
