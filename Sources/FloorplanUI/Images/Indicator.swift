/// The icons of Floorplan (FUIIconLibrary.indicator in the SAP Fiori for iOS documentation).
///
///     cell.statusImage = .indicator(.veryHighPriority)
///
/// Each icon is a single shape on a 16 by 16 grid, in the color that the theme sets for its part. The raw value is the
/// name of its file without `-symbolic.svg`.
public nonisolated enum Indicator: String, CaseIterable, Hashable, Sendable {
  /// The highest priority.
  case veryHighPriority = "very-high-priority"
  /// A high priority.
  case highPriority = "high-priority"
  /// A medium priority.
  case mediumPriority = "medium-priority"
  /// A low priority.
  case lowPriority = "low-priority"
  /// The lowest priority.
  case veryLowPriority = "very-low-priority"

  /// An error or a negative value.
  case negative
  /// A warning.
  case critical
  /// A success or a positive value.
  case positive
  /// Information.
  case informative
  /// A neutral status.
  case neutral

  /// A rising value.
  case trendUp = "trend-up"
  /// A constant value.
  case trendFlat = "trend-flat"
  /// A falling value.
  case trendDown = "trend-down"

  /// Has attachments.
  case attachment
  /// Has comments.
  case comment
  /// Is a favorite of the user.
  case favorite
  /// An object that isn't a favorite of the user: the outline of ``favorite``.
  case notFavorite = "not-favorite"
  /// Is flagged for attention.
  case flagged
  /// Is closed or edited by another user.
  case locked
  /// Is pending.
  case pending
  /// Is being synchronized with the server.
  case synchronizing
  /// Is unread.
  case unread

  /// The name of the resource file.
  var resourceName: String { "icons/\(rawValue)-symbolic.svg" }
}
