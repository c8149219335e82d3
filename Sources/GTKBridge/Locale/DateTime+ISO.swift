nonisolated extension DateTime {
  /// The date and the time in ISO 8601 format, separated by a T: "2026-03-31T14:05".
  public var isoText: String { "\(isoDate)T\(description.suffix(5))" }

  /// Creates a date from ``isoText``, or nil for any other format.
  public init?(isoText: String) {
    let parts = isoText.split(omittingEmptySubsequences: false) { "-T:".contains($0) }.map { Int($0) ?? -1 }
    guard parts.count == 5,
      let date = DateTime(year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4]),
      // `Int` also accepts "+5" and a missing leading zero.
      date.isoText == isoText
    else { return nil }
    self = date
  }

  /// The number of the week, counted from the week of January 1, 1970; a week begins on Monday.
  package var week: Int { Int((Double(dayNumber + 3) / 7).rounded(.down)) }

  /// Creates the date of the Monday of a ``week``.
  package init(week: Int) { self.init(dayNumber: week * 7 - 3) }
}
