/// The gallery's pages, found by path, by address and by words.
nonisolated struct CatalogueIndex: Sendable {
  /// The pages in the order of the sidebar.
  let entries: [PageEntry]

  private let indexByPath: [String: Int]
  private let searchIndex: SearchIndex

  /// Prepares pages for being found.
  ///
  /// Of two entries with one path, the first is found by it; ``validate()`` reports the other.
  ///
  /// - Complexity: O(*n*) for *n* characters in all entries.
  init(_ entries: [PageEntry]) {
    self.entries = entries
    indexByPath = Dictionary(zip(entries.map(\.path), entries.indices)) { first, _ in first }
    searchIndex = SearchIndex(
      entries.map { entry in
        SearchIndex.Document(title: entry.title, keywords: entry.keywords + [entry.path], group: entry.group)
      })
  }

  /// The page at a path, or `nil` when there is none.
  ///
  /// - Complexity: O(1).
  func entry(_ path: String) -> PageEntry? {
    indexByPath[path].map { entries[$0] }
  }

  /// All pages as text, one a line: path, title and group with tabs between, in the order of the sidebar.
  var listing: String {
    entries.map { entry in
      [entry.path, entry.title, entry.group].map(onOneLine).joined(separator: "\t") + "\n"
    }.joined()
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

  private func onOneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { line.append(isControl(scalar) ? " " : scalar) }
    return String(line)
  }
}
