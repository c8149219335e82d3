/// Finds packages by parts of their names and summaries, without regard to case and diacritics.
///
/// Make one for a list of records and keep it: the texts are prepared once, so a keystroke costs one look at each.
nonisolated public struct PackageSearch: Sendable {
  /// The records to search in, in their order.
  public let records: [PackageRecord]

  /// The folded names and summaries of all records, one behind the other.
  private let text: [Unicode.Scalar]

  /// Where each record's part of ``text`` ends.
  private let ends: [Int]

  /// Prepares records for searching.
  ///
  /// - Complexity: O(*n*) for *n* characters in all names and summaries.
  public init(_ records: [PackageRecord]) {
    var text: [Unicode.Scalar] = []
    var ends: [Int] = []
    ends.reserveCapacity(records.count)
    for record in records {
      SearchFolding.append(record.name, to: &text)
      // A typed word has no line end in it, so none matches across name and summary.
      text.append("\n")
      SearchFolding.append(record.summary, to: &text)
      ends.append(text.count)
    }
    self.records = records
    self.text = text
    self.ends = ends
  }

  /// The records that have every typed word somewhere in name or summary, in the order of the list.
  ///
  /// - Parameter typed: Words with white space between; punctuation counts, so "g++" is a word. No word finds every
  ///   record.
  /// - Returns: The matching records.
  /// - Complexity: O(*n* · *w*) for *n* characters in all names and summaries and *w* typed words.
  public func filter(_ typed: String) -> [PackageRecord] {
    indices(matching: typed).map { records[$0] }
  }

  /// The indices of the records that ``filter(_:)`` returns.
  public func indices(matching typed: String) -> [Int] {
    let words = SearchFolding.folded(typed).split(whereSeparator: \.properties.isWhitespace)
    return ends.indices.filter { index in
      let part = text[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
      return words.allSatisfy { part.contains($0) }
    }
  }
}
