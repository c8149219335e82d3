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
  func record(_ index: Int) -> PackageRecord { records[index % records.count] }

  /// Returns the name of the package at an index below ``count``.
  func name(_ index: Int) -> String {
    let repetition = index / records.count
    return repetition == 0 ? record(index).name : "\(record(index).name) #\(repetition + 1)"
  }

  /// Returns all indices in an order of the packages, with the repetitions of each by ascending or descending number.
  ///
  /// - Complexity: O(``count``) for any order.
  func indices(of order: [Int], isDescending: Bool = false) -> [Int] {
    var indices: [Int] = []
    indices.reserveCapacity(count)
    for record in order {
      let own = stride(from: record, to: count, by: records.count)
      if isDescending { indices += own.reversed() } else { indices += own }
    }
    return indices
  }
}
