/// The gallery's pages, found by path, by address and by words.
nonisolated struct CatalogueIndex: Sendable {
  /// The pages in the order of the sidebar.
  let entries: [PageEntry]

  private let searchIndex: SearchIndex

  /// Prepares pages for being found.
  ///
  /// - Complexity: O(*n*) for *n* characters in all entries.
  init(_ entries: [PageEntry]) {
    self.entries = entries
    searchIndex = SearchIndex(
      entries.map { entry in
        SearchIndex.Document(title: entry.title, keywords: entry.keywords + [entry.path], group: entry.group)
      })
  }

  /// The page at a path, or `nil` when there is none.
  func entry(_ path: String) -> PageEntry? { entries.first { $0.path == path } }

  /// All pages as text, one a line: path, title and group with tabs between, in the order of the sidebar.
  var listing: String {
    entries.map { "\($0.path)\t\($0.title)\t\($0.group)\n" }.joined()
  }

  /// The pages that every typed word matches, best first, or all of them when nothing but separators was typed.
  ///
  /// Words may stand in any order. Each must begin a word of the title, the group, the path or a keyword, or stand anywhere in
  /// the title without its spaces and punctuation. Case, diacritics, hyphens, slashes and spaces make no difference, and a word of
  /// five letters or more may hold one typing error. A title that begins with the text comes first, then
  /// other matches in titles, in keywords or paths, in groups; pages that match only with a typing error come last.
  ///
  /// - Complexity: O(*n* · *w*) for *n* characters in all entries and *w* typed words.
  func search(_ text: String) -> [PageEntry] {
    searchIndex.search(text).map { entries[$0] }
  }
}
