/// What an app adds to the context menu of an item.
public struct ContextMenuItem {
  /// What it is called in the menu.
  public var title: String
  /// Whether it can be chosen now.
  public var isEnabled: Bool
  /// Called when a person chooses it.
  public var perform: () -> Void

  /// An entry of a context menu.
  ///
  /// - Parameters:
  ///   - title: What it is called in the menu.
  ///   - isEnabled: Whether it can be chosen now.
  ///   - perform: Called when a person chooses it.
  public init(_ title: String, isEnabled: Bool = true, perform: @escaping () -> Void) {
    self.title = title
    self.isEnabled = isEnabled
    self.perform = perform
  }
}
