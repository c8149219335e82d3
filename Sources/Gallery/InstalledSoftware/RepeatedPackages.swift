/// Packages, repeated up to a given count, for pages that demonstrate many items.
///
/// The first occurrence of a package has its name, and each further one has a number: "dpkg", "dpkg #2". Only the
/// indices are stored.
nonisolated struct RepeatedPackages: Sendable {
  /// The packages to repeat.
  let records: [PackageRecord]
  /// The number of packages with all repetitions, which is 0 if there are none to repeat.
  let count: Int

  /// Repeats or truncates the packages to `count`; nil contains each of them once.
  init(_ records: [PackageRecord], count: Int? = nil) {
    self.records = records
    self.count = records.isEmpty ? 0 : max(0, count ?? records.count)
  }

  /// Returns the package at an index below ``count``.
  func record(_ place: Int) -> PackageRecord { records[place % records.count] }

  /// Returns the name of the package at an index below ``count``.
  func name(_ place: Int) -> String {
    let repetition = place / records.count
    return repetition == 0 ? record(place).name : "\(record(place).name) #\(repetition + 1)"
  }

  /// Returns all indices in an order of the packages, with the repetitions of each by ascending or descending number.
  ///
  /// - Complexity: O(``count``) for any order.
  func places(of order: [Int], isDescending: Bool = false) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(count)
    for record in order {
      let own = stride(from: record, to: count, by: records.count)
      if isDescending { places += own.reversed() } else { places += own }
    }
    return places
  }
}
