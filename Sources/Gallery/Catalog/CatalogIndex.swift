/// The pages of the gallery, which can be found by path, address and search.
nonisolated struct CatalogIndex: Sendable {
  /// The pages in the order of the sidebar.
  let entries: [PageEntry]

  private let searchIndex: SearchIndex

  /// Creates the search index of the pages.
  ///
  /// - Complexity: O(*n*) for *n* characters in all entries.
  init(_ entries: [PageEntry]) {
    self.entries = entries
    searchIndex = SearchIndex(
      entries.map { entry in
        SearchIndex.Document(title: entry.title, keywords: entry.keywords + [entry.path], group: entry.group)
      })
  }

  /// Returns the page with a path, or nil if there is none.
  func entry(_ path: String) -> PageEntry? { entries.first { $0.path == path } }

  /// The list of all pages as text, one for each line: path, title and group, separated by tabs.
  var listing: String {
    entries.map { "\($0.path)\t\($0.title)\t\($0.group)\n" }.joined()
  }

  /// Returns the pages that match all words, best first, or all pages if the text has no words.
  ///
  /// The order of the words is irrelevant. Each must be the beginning of a word in the title, the group, the path or a
  /// keyword, or a part of the title without its spaces and punctuation. Case, diacritics, hyphens, slashes and spaces
  /// are ignored. A word of at least five letters may contain one typing error.
  ///
  /// A title that is the text comes first, followed by titles that begin with it, other matches in titles, in keywords
  /// or paths, and in groups. Pages that match only with a typing error come last.
  ///
  /// - Complexity: O(*n* · *w*) for *n* characters in all entries and *w* words.
  func search(_ text: String) -> [PageEntry] {
    searchIndex.search(text).map { entries[$0] }
  }
}
