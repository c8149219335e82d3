/// Finds icons by their names, as forgiving as the search over pages: "go home" finds `go-home-symbolic`.
///
/// Make one for a list of names and keep it: the names are prepared once.
nonisolated struct IconNameSearch: Sendable {
  /// The names to search in, in their order.
  let names: [String]

  private let index: SearchIndex

  /// Prepares names for searching.
  ///
  /// - Complexity: O(*n*) for *n* characters in all names.
  init(_ names: [String]) {
    self.names = names
    index = SearchIndex(names.map { SearchIndex.Document(title: $0) })
  }

  /// The names that every typed word matches: those that begin with the text first, those with a typing error last.
  ///
  /// - Parameter text: What was typed; nothing but separators finds every name.
  /// - Returns: The matching names; equally good ones keep their order.
  /// - Complexity: O(*n* · *w*) for *n* characters in all names and *w* typed words.
  func search(_ text: String) -> [String] {
    index.search(text).map { names[$0] }
  }
}
