/// What a layout engine knows of a section.
public struct SectionDescription: Hashable, Sendable {
  /// The number of items; a negative one counts as 0.
  public var itemCount: Int

  /// Makes a description.
  ///
  /// - Parameter itemCount: The number of items.
  public init(itemCount: Int) {
    self.itemCount = itemCount
  }
}
