/// The icons that were drawn for Floorplan (seeds/001, FUIIconLibrary.indicator).
///
///     cell.statusImage = .indicator(.veryHighPriority)
///
/// Each is one shape on a grid of 16 by 16, drawn in the colour that the theme gives the part that shows it.  The raw
/// value is the name of its file, without `-symbolic.svg`.
public nonisolated enum Indicator: String, CaseIterable, Hashable, Sendable {
  /// Before everything else.
  case veryHighPriority = "very-high-priority"
  /// Before most else.
  case highPriority = "high-priority"
  /// Neither before nor after the rest.
  case mediumPriority = "medium-priority"
  /// After most else.
  case lowPriority = "low-priority"
  /// After everything else.
  case veryLowPriority = "very-low-priority"

  /// An error, something bad.
  case negative
  /// A warning.
  case critical
  /// A success, something good.
  case positive
  /// Information.
  case informative
  /// A status without a judgement.
  case neutral

  /// A value goes up.
  case trendUp = "trend-up"
  /// A value stays as it is.
  case trendFlat = "trend-flat"
  /// A value goes down.
  case trendDown = "trend-down"

  /// Has files with it.
  case attachment
  /// Has a comment.
  case comment
  /// Is one of the person's favourites.
  case favorite
  /// Could be one of the person's favourites: the outline of ``favorite``.
  case notFavorite = "not-favorite"
  /// Is marked to be looked at again.
  case flagged
  /// Is edited by someone else, or closed.
  case locked
  /// Waits for something.
  case pending
  /// Is being brought in line with the server.
  case synchronizing
  /// Has not been read.
  case unread
}
