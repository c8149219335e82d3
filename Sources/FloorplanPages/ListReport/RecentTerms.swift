/// What people have searched for, the last one first.
nonisolated struct RecentTerms: Hashable, Sendable {
  /// The most terms that are remembered.
  static let largestCount = 8

  /// The terms, each of them once.
  private(set) var terms: [String] = []

  /// - Parameter terms: Terms, the last one first; what would not have been remembered is left out.
  init(_ terms: [String] = []) {
    for term in terms.reversed() { remember(term) }
  }

  /// Remembers a term as the last one, in place of one that differs in capitals and gaps alone.
  ///
  /// - Parameter term: The term; one without letters is left out.
  mutating func remember(_ term: String) {
    let words = term.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !words.isEmpty else { return }
    let key = words.lowercased()
    terms.removeAll { $0.lowercased() == key }
    terms.insert(words, at: 0)
    terms.removeLast(max(0, terms.count - Self.largestCount))
  }
}
