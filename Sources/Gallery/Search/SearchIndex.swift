/// Finds documents by words in any order, with or without hyphens and accents, and with a typo.
///
/// Each typed word must be the beginning of a word in the title, keywords or group (and may continue into the next
/// words), or be anywhere in the title without its separators. A word of five or more letters may contain one typo. So
/// "date-time", "time date", "datetime" and "pikcer" all find "Date/Time Picker".
///
/// Exact matches precede those with a typo. Within each, titles that are the typed text come first, then titles that
/// begin with it, other matches in titles, keywords and groups. Equal matches keep their order.
nonisolated struct SearchIndex: Sendable {
  /// The searchable texts of one result.
  nonisolated struct Document: Sendable {
    let title: SearchPhrase
    let keywords: [SearchPhrase]
    let group: SearchPhrase?

    init(title: String, keywords: [String] = [], group: String? = nil) {
      self.title = SearchPhrase(title)
      self.keywords = keywords.map { SearchPhrase($0) }
      self.group = group.map { SearchPhrase($0) }
    }
  }

  private let documents: [Document]

  init(_ documents: [Document]) {
    self.documents = documents
  }

  /// Returns the indices of the matches, best first, or all indices if only separators were typed.
  ///
  /// - Complexity: O(*d* · *w*) comparisons of words for *d* words in the index and *w* typed ones.
  func search(_ text: String) -> [Int] {
    let query = SearchPhrase(text)
    guard !query.starts.isEmpty else { return Array(documents.indices) }
    var ranked = [[Int]](repeating: [], count: Rank.count)
    for index in documents.indices {
      if let rank = documents[index].rank(for: query) { ranked[rank.order].append(index) }
    }
    return ranked.flatMap { $0 }
  }
}

/// The quality of a match, ordered from the best.
private nonisolated struct Rank {
  enum Field: Int, CaseIterable {
    case wholeTitle, titleStart, title, keyword, group
  }

  static let count = Field.allCases.count * 2

  var field: Field
  var hasTypo: Bool

  var order: Int {
    field.rawValue + (hasTypo ? Field.allCases.count : 0)
  }

  /// Lowers the rank to that of a worse match: the worst word decides.
  mutating func lower(to other: Rank) {
    if other.field.rawValue > field.rawValue { field = other.field }
    hasTypo = hasTypo || other.hasTypo
  }
}

nonisolated extension SearchIndex.Document {
  fileprivate func rank(for query: SearchPhrase) -> Rank? {
    if title.compacted.starts(with: query.compacted) {
      return Rank(field: title.compacted.count == query.compacted.count ? .wholeTitle : .titleStart, hasTypo: false)
    }
    var rank = Rank(field: .titleStart, hasTypo: false)
    for word in query.words {
      guard let found = self.rank(of: word, hasTypo: false) ?? self.rank(of: word, hasTypo: true) else { return nil }
      rank.lower(to: found)
    }
    return rank
  }

  private func rank(of word: ArraySlice<Unicode.Scalar>, hasTypo: Bool) -> Rank? {
    guard !hasTypo || word.count >= minimumTypoWordLength else { return nil }
    func hasWord(_ phrase: SearchPhrase) -> Bool {
      hasTypo ? phrase.hasWord(nearlyStartingWith: word) : phrase.hasWord(startingWith: word)
    }
    if hasTypo ? hasWord(title) : title.contains(word) { return Rank(field: .title, hasTypo: hasTypo) }
    if keywords.contains(where: hasWord) { return Rank(field: .keyword, hasTypo: hasTypo) }
    return group.map(hasWord) == true ? Rank(field: .group, hasTypo: hasTypo) : nil
  }
}

/// The minimum length of a word with a typo; one edit of a shorter word would match too many others.
private nonisolated let minimumTypoWordLength = 5
