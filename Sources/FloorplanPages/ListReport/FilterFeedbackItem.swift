public import FloorplanUI

/// The sort order or a filter of a list, as a chip of a ``FilterFeedbackBar``.
///
///     FilterFeedbackItem(Filter.mine, "Mine", isActive: filter.isMine) { filter.isMine.toggle() }
public struct FilterFeedbackItem: Identifiable {
  /// The identifier, of any type, unique in the bar.
  public let id: AnyHashable
  /// The title, such as “Sort: Due Date” or “High”.
  public var title: String
  /// Whether the filter is active, or the sort order was chosen by the user.
  public var isActive: Bool
  /// Called when the user clicks the chip.
  public var perform: () -> Void = {}
  /// Returns the items of the chip's menu, or nil if the chip has none.
  public var menu: (() -> [ContextMenuItem])?

  /// Creates a chip that the user clicks.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in the bar.
  ///   - title: The title.
  ///   - isActive: Whether the filter is active, or the sort order was chosen by the user.
  ///   - perform: Called when the user clicks the chip.
  public init(_ id: some Hashable, _ title: String, isActive: Bool, perform: @escaping () -> Void) {
    self.id = AnyHashable(id)
    self.title = title
    self.isActive = isActive
    self.perform = perform
  }

  /// Creates a chip with a menu.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique in the bar.
  ///   - title: The title.
  ///   - isActive: Whether the filter is active, or the sort order was chosen by the user.
  ///   - menu: Returns the items of the menu.
  public init(_ id: some Hashable, _ title: String, isActive: Bool, menu: @escaping () -> [ContextMenuItem]) {
    self.id = AnyHashable(id)
    self.title = title
    self.isActive = isActive
    self.menu = menu
  }
}
