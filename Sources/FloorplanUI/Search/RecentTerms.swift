/// The recent terms of a search or values of a field, the latest first.
///
///     var places = RecentTerms(settings.places)
///     places.add(order.place)
///     settings.places = places.terms
public nonisolated struct RecentTerms: Hashable, Sendable {
  /// The maximum number of terms.
  package static let maximumCount = 8

  /// The terms, up to eight, without duplicates.
  public private(set) var terms: [String] = []

  /// Creates a list of terms, the latest first; blank ones, duplicates and those beyond the maximum are dropped.
  public init(_ terms: [String] = []) {
    for term in terms.reversed() { add(term) }
  }

  /// Adds a term as the latest, replacing those that differ only in case and whitespace.
  ///
  /// - Parameter term: The term; a blank one is ignored.
  public mutating func add(_ term: String) {
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
  package nonisolated var singleSpaced: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
