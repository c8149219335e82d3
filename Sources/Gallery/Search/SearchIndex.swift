/// Finds things by words typed in any order, with or without hyphens and accents, and with a typing error.
///
/// Each typed word must begin a word of a thing's title, keywords or group (it may run on into the next words), or stand anywhere
/// in the title with everything but letters and digits taken out. A word of five letters or more may hold one typing
/// error. So "date-time", "time date", "datetime" and "pikcer" all find "Date/Time Picker" (spec/gtk.md section 1, "search that
/// forgives").
///
/// What matches exactly comes before what has a typing error; within each, a title that begins with what was typed comes
/// before other matches in titles, those before keywords, and those before groups. Equals keep their order.
nonisolated struct SearchIndex: Sendable {
  /// What a search knows of one thing.
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

  /// The indices of the things that match, best first; all of them when nothing but separators was typed.
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

/// How well a thing matches; ordered from the best.
private nonisolated struct Rank {
  enum Place: Int, CaseIterable {
    case titleStart, title, keyword, group
  }

  static let count = Place.allCases.count * 2

  var place: Place
  var hasTypo: Bool

  var order: Int {
    place.rawValue + (hasTypo ? Place.allCases.count : 0)
  }

  /// The rank of a thing is that of the word that matched worst.
  mutating func lower(to other: Rank) {
    if other.place.rawValue > place.rawValue { place = other.place }
    hasTypo = hasTypo || other.hasTypo
  }
}

nonisolated extension SearchIndex.Document {
  fileprivate func rank(for query: SearchPhrase) -> Rank? {
    if title.squeezed.starts(with: query.squeezed) { return Rank(place: .titleStart, hasTypo: false) }
    var rank = Rank(place: .titleStart, hasTypo: false)
    for word in query.words {
      guard let found = exactRank(of: word) ?? typoRank(of: word) else { return nil }
      rank.lower(to: found)
    }
    return rank
  }

  private func exactRank(of word: ArraySlice<Unicode.Scalar>) -> Rank? {
    if title.contains(word) { return Rank(place: .title, hasTypo: false) }
    if keywords.contains(where: { $0.hasWord(startingWith: word) }) { return Rank(place: .keyword, hasTypo: false) }
    if group?.hasWord(startingWith: word) == true { return Rank(place: .group, hasTypo: false) }
    return nil
  }

  private func typoRank(of word: ArraySlice<Unicode.Scalar>) -> Rank? {
    guard word.count >= shortestWordWithTypo else { return nil }
    if title.hasWord(nearlyStartingWith: word) { return Rank(place: .title, hasTypo: true) }
    if keywords.contains(where: { $0.hasWord(nearlyStartingWith: word) }) {
      return Rank(place: .keyword, hasTypo: true)
    }
    if group?.hasWord(nearlyStartingWith: word) == true { return Rank(place: .group, hasTypo: true) }
    return nil
  }
}

/// One edit in a shorter word makes too many other words of it.
private nonisolated let shortestWordWithTypo = 5
