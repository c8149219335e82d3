extension RangeSet {
  /// Returns the values that aren't in another set.
  ///
  /// `subtracting(_:)` takes quadratic time if both sets have many ranges.
  ///
  /// - Parameter other: The values to leave out.
  /// - Returns: The remaining values.
  /// - Complexity: O(ranges of both).
  package func removing(_ other: RangeSet) -> RangeSet {
    guard !other.isEmpty, var start = ranges.first?.lowerBound, let end = ranges.last?.upperBound else { return self }
    var gaps: [Range<Bound>] = []
    for range in other.ranges where range.upperBound > start {
      if start < range.lowerBound { gaps.append(start..<range.lowerBound) }
      start = range.upperBound
    }
    if start < end { gaps.append(start..<end) }
    return intersection(RangeSet(gaps))
  }
}
