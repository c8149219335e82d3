import FloorplanUI

/// What an ``ObjectDetailsPage`` says besides what is known of its object, in English by itself.
public nonisolated struct ObjectDetailsTexts: Sendable, Hashable {
  /// The name of the values, for assistive technology; `%1$@` stands for the object.
  public var values = localized("Details of %1$@")
  /// What stands over the ways to content that is rarely asked for.
  public var facets = localized("More")
  /// The object's place among its siblings: `%1$@` of `%2$@`.
  public var place = localized("%1$@ of %2$@")
  /// Opens the sibling before.
  public var previous = localized("Previous")
  /// Opens the sibling behind.
  public var next = localized("Next")

  /// The English texts.
  public init() {}
}
