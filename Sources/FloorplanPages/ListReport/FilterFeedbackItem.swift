/// The sort order or a filter of a list, as a chip of a ``FilterFeedbackBar``.
public nonisolated struct FilterFeedbackItem: Identifiable, Hashable, Sendable {
  /// The identifier, unique in the bar.
  public let id: String
  /// The title, such as “Sort: Due Date” or “High”.
  public var title: String
  /// Whether the filter is active, or the sort order was chosen by the user.
  public var isActive: Bool

  /// Creates a chip.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in the bar.
  ///   - title: The title.
  ///   - isActive: Whether the filter is active, or the sort order was chosen by the user.
  public init(_ id: String, _ title: String, isActive: Bool) {
    self.id = id
    self.title = title
    self.isActive = isActive
  }
}
