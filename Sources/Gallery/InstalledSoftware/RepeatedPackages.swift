/// Packages as often as it takes to have a number of them, for pages that show how many items they can take.
///
/// The first of each package has its name, every further one a number behind it: "dpkg", "dpkg #2".  Nothing is kept for
/// one but its place.
nonisolated struct RepeatedPackages: Sendable {
  /// The packages that are repeated.
  let records: [PackageRecord]
  /// How many there are with all repetitions; none where there is nothing to repeat.
  let count: Int

  /// Packages that are repeated, or cut off, at `count`; nil has each of them once.
  init(_ records: [PackageRecord], count: Int? = nil) {
    self.records = records
    self.count = records.isEmpty ? 0 : max(0, count ?? records.count)
  }

  /// The package at a place below ``count``.
  func record(_ place: Int) -> PackageRecord { records[place % records.count] }

  /// What the one at a place below ``count`` is called.
  func name(_ place: Int) -> String {
    let repetition = place / records.count
    return repetition == 0 ? record(place).name : "\(record(place).name) #\(repetition + 1)"
  }

  /// All places in an order of the packages; those of one package in the order of their numbers, or the other way round.
  ///
  /// - Complexity: O(``count``), whatever the order.
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
