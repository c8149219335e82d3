/// An app-specific item of a context menu.
public struct ContextMenuItem {
  /// The displayed title.
  public var title: String
  /// Whether users can choose the item.
  public var isEnabled: Bool
  /// Whether the item has a check mark, as the current sort order does; nil, the default, for an item without a state.
  public var isChecked: Bool?
  /// Whether the item deletes an object; pages may also perform it for the Delete key.
  public var isDestructive: Bool
  /// Called when the user chooses the item.
  public var perform: () -> Void

  /// Creates an item of a context menu.
  ///
  /// - Parameters:
  ///   - title: The displayed title.
  ///   - isEnabled: Whether users can choose the item.
  ///   - isChecked: Whether the item has a check mark; nil for an item without a state.
  ///   - isDestructive: Whether the item deletes an object.
  ///   - perform: Called when the user chooses the item.
  public init(
    _ title: String, isEnabled: Bool = true, isChecked: Bool? = nil, isDestructive: Bool = false,
    perform: @escaping () -> Void
  ) {
    self.title = title
    self.isEnabled = isEnabled
    self.isChecked = isChecked
    self.isDestructive = isDestructive
    self.perform = perform
  }
}
