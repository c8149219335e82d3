/// The recent search terms, the latest first.
nonisolated struct RecentTerms: Hashable, Sendable {
  /// The maximum number of terms.
  static let maximumCount = 8

  /// The terms, without duplicates.
  private(set) var terms: [String] = []

  /// - Parameter terms: The terms, the latest first; blank ones, duplicates and those beyond the maximum are dropped.
  init(_ terms: [String] = []) {
    for term in terms.reversed() { add(term) }
  }

  /// Adds a term as the latest, replacing those that differ only in case and whitespace.
  ///
  /// - Parameter term: The term; a blank one is ignored.
  mutating func add(_ term: String) {
    let words = term.singleSpaced
    guard !words.isEmpty else { return }
    let key = words.lowercased()
    terms.removeAll { $0.lowercased() == key }
    terms.insert(words, at: 0)
    terms.removeLast(max(0, terms.count - Self.maximumCount))
  }
}

extension String {
  /// The words of the text, separated by single spaces.
  nonisolated var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
