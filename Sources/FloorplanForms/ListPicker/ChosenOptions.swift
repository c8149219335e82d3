import FloorplanLayout

/// Which options are chosen, as ranges: to choose a million is no more work than to choose one.
nonisolated struct ChosenOptions: Equatable, Sendable {
  private var items: ItemSelection
  /// How many options are chosen before each range, and behind the last how many there are at all.
  private var ranks: [Int]

  /// Chooses options; numbers that no option has are left out.
  ///
  /// - Parameters:
  ///   - options: Their numbers, in any order.
  ///   - count: How many options there are.
  init(_ options: some Sequence<Int>, of count: Int) {
    self.init(ItemSelection(options.lazy.filter { 0..<count ~= $0 }.map { ItemIndex(section: 0, item: $0) }))
  }

  private init(_ items: ItemSelection) {
    self.items = items
    ranks = items.ranges.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.items.count) }
  }

  /// Nothing.
  static let none = ChosenOptions(ItemSelection())
  /// All of so many.
  static func all(of count: Int) -> ChosenOptions { ChosenOptions(ItemSelection(all: [count])) }

  var count: Int { ranks.last ?? 0 }
  var isEmpty: Bool { items.isEmpty }
  /// Their numbers, in order.
  var options: [Int] { items.ranges.flatMap(\.items) }

  func contains(_ option: Int) -> Bool { items.contains(ItemIndex(section: 0, item: option)) }

  /// The number of the chosen option that has so many before it; nil where there are not as many.
  ///
  /// - Complexity: O(log *r*) for *r* ranges.
  func option(at position: Int) -> Int? {
    guard 0..<count ~= position else { return nil }
    let range = ranks.partitioningIndex { $0 > position } - 1
    return items.ranges[range].items.lowerBound + position - ranks[range]
  }

  /// How many chosen options there are before one.
  func position(of option: Int) -> Int {
    let range = items.ranges.partitioningIndex { $0.items.upperBound > option }
    guard range < items.ranges.count else { return count }
    return ranks[range] + max(0, option - items.ranges[range].items.lowerBound)
  }

  mutating func toggle(_ option: Int) {
    var items = items
    items.toggle(ItemIndex(section: 0, item: option))
    self = ChosenOptions(items)
  }
  mutating func formUnion(_ other: ChosenOptions) {
    var items = items
    items.formUnion(other.items)
    self = ChosenOptions(items)
  }
  mutating func subtract(_ other: ChosenOptions) {
    var items = items
    items.subtract(other.items)
    self = ChosenOptions(items)
  }
  /// Whether all of other options are chosen.
  func isSuperset(of other: ChosenOptions) -> Bool {
    var rest = other.items
    rest.subtract(items)
    return rest.isEmpty
  }
  /// Leaves out what no option of so many has as its number.
  mutating func limit(to count: Int) {
    var outside = items
    outside.subtract(ItemSelection(all: [max(0, count)]))
    guard !outside.isEmpty else { return }
    var items = items
    items.subtract(outside)
    self = ChosenOptions(items)
  }
}

extension Array {
  /// The first index whose element fulfils what all those behind it do too.
  ///
  /// - Complexity: O(log *n*).
  nonisolated fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
