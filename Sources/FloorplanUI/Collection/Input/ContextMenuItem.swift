/// An app-specific item of a context menu.
public struct ContextMenuItem {
  /// The displayed title.
  public var title: String
  /// Whether users can choose the item.
  public var isEnabled: Bool
  /// Called when the user chooses the item.
  public var perform: () -> Void

  /// Creates an item of a context menu.
  ///
  /// - Parameters:
  ///   - title: The displayed title.
  ///   - isEnabled: Whether users can choose the item.
  ///   - perform: Called when the user chooses the item.
  public init(_ title: String, isEnabled: Bool = true, perform: @escaping () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.perform = perform
  }
}
