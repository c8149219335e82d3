/// What the catalogue knows of one page: where it is, what it is called, how it is found, and what can be changed on it.
nonisolated struct PageEntry: Sendable, Hashable {
  /// The page's part of an address: small letters, digits and hyphens of ASCII in parts separated by slashes.
  let path: String

  /// The name that people read.
  let title: String

  /// The heading under which the sidebar lists the page.
  let group: String

  /// Further words by which the search finds the page.
  var keywords: [String] = []

  /// The knobs, in the order in which the page shows them.
  var knobs: [KnobDefinition] = []
}
