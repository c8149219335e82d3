/// What the catalogue knows of one page: where it is, what it is called, how it is found, and what can be changed on it.
nonisolated public struct PageEntry: Sendable, Hashable {
  /// The page's part of an address: small letters, digits and hyphens of ASCII in parts separated by slashes.
  public let path: String

  /// The name that people read.
  public let title: String

  /// The heading under which the sidebar lists the page.
  public let group: String

  /// Further words by which the search finds the page.
  public let keywords: [String]

  /// The knobs, in the order in which the page shows them.
  public let knobs: [KnobDefinition]

  /// Creates an entry.
  ///
  /// Nothing is checked here; ``CatalogueIndex/validate()`` tells what is wrong with the entries of a catalogue.
  public init(
    path: String, title: String, group: String, keywords: [String] = [], knobs: [KnobDefinition] = []
  ) {
    self.path = path
    self.title = title
    self.group = group
    self.keywords = keywords
    self.knobs = knobs
  }
}
