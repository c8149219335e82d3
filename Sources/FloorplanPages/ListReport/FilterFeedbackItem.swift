public import FloorplanUI

/// The sort order or a filter of a list, as a chip of a ``FilterFeedbackBar``.
public nonisolated struct FilterFeedbackItem: Identifiable, Hashable, Sendable {
  /// What the chip is known by among those of its bar.
  public let id: String
  /// What the chip says, such as "Sort: Due Date" or "High".
  public var title: String
  /// Whether the filter holds, or the order is one that people have chosen.
  public var isActive: Bool
  /// The icon before the title; chips with and without an icon aren't mixed in a bar.
  public var image: ImageSource?
  /// Whether a press opens something to choose from, rather than turning the filter on or off.
  public var opensMenu: Bool

  /// Makes a chip.
  ///
  /// - Parameters:
  ///   - id: What the chip is known by among those of its bar.
  ///   - title: What the chip says.
  ///   - isActive: Whether the filter holds.
  ///   - image: The icon before the title, if any.
  ///   - opensMenu: Whether a press opens something to choose from.
  public init(_ id: String, _ title: String, isActive: Bool, image: ImageSource? = nil, opensMenu: Bool = false) {
    self.id = id
    self.title = title
    self.isActive = isActive
    self.image = image
    self.opensMenu = opensMenu
  }
}
