/// The entry of a page in the catalog.
nonisolated struct PageEntry: Sendable, Hashable {
  /// The path in addresses: components of lowercase ASCII letters, digits and hyphens, separated by slashes.
  let path: String

  /// The displayed title.
  let title: String

  /// The heading of the page in the sidebar.
  let group: String

  /// The sentence below the title.
  var summary = ""

  /// The name of the symbolic icon in the sidebar.
  var iconName = "text-x-generic-symbolic"

  /// The path of the documentation in the folder `docs`, without its suffix.
  var documentation = "gallery"

  /// Additional keywords for the search.
  var keywords: [String] = []

  /// The knobs, in the displayed order.
  var knobs: [KnobDefinition] = []
}
