/// What an ``ObjectDetailsPage`` says besides what is known of its object, in English by itself.
public nonisolated struct ObjectDetailsTexts: Sendable, Hashable {
  /// The name of the values, for assistive technology; `%1$@` stands for the object.
  public var values = "Details of %1$@"
  /// What stands over the ways to content that is rarely asked for.
  public var facets = "More"
  /// The object's place among its siblings: `%1$@` of `%2$@`.
  public var place = "%1$@ of %2$@"
  /// Opens the sibling before.
  public var previous = "Previous"
  /// Opens the sibling behind.
  public var next = "Next"

  /// The English texts.
  public init() {}
}
