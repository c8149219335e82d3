import FloorplanUI

/// What a ``NavigationBar`` says besides its title and its actions, in English by itself.
public nonisolated struct NavigationBarTexts: Sendable, Hashable {
  /// The name of the way back; `%1$@` stands for the title of the page that it leads to.
  public var back = localized("Back to %1$@")
  /// The name of the menu with the actions that have no button.
  public var moreActions = localized("More actions")

  /// The English texts.
  public init() {}
}
