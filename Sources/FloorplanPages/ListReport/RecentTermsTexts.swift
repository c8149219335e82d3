import FloorplanUI

/// What a ``SearchField`` says of what was searched before, in English by itself.
public nonisolated struct RecentTermsTexts: Sendable, Hashable {
  /// What the terms are.
  public var heading = localized("Recent Searches")
  /// The button that forgets them.
  public var clear = localized("Clear")
  /// What assistive technology is told of that button.
  public var clearName = localized("Clear recent searches")
  /// What it is told of a term, which `%1$@` stands for.
  public var searchAgain = localized("Search for %1$@")

  /// The English texts.
  public init() {}
}
