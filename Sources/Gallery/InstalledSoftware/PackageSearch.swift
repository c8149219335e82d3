import Floorplan

/// Finds packages by parts of their names and summaries, without regard to case and diacritics.
///
/// Make one for a list of records and keep it: the texts are prepared once, so a keystroke costs one look at each.
nonisolated public struct PackageSearch: Sendable {
  /// The records to search in, in their order.
  public let records: [PackageRecord]

  private let search: SubstringSearch

  /// Prepares records for searching.
  ///
  /// - Complexity: O(*n*) for *n* characters in all names and summaries.
  public init(_ records: [PackageRecord]) {
    self.records = records
    search = SubstringSearch(records.lazy.map { [$0.name, $0.summary] })
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
  public func indices(matching typed: String) -> [Int] { search.indices(matching: typed) }
}
