import FloorplanLayout
import Testing

/// The cost of a difference, as the number of hashes and comparisons of identifiers.
@Suite struct DifferenceCostTests {
  private final class Tally {
    var hashes = 0
    var comparisons = 0
  }

  private struct CountedID: Hashable {
    let value: Int
    let tally: Tally

    static func == (lhs: CountedID, rhs: CountedID) -> Bool {
      lhs.tally.comparisons += 1
      return lhs.value == rhs.value
    }

    func hash(into hasher: inout Hasher) {
      tally.hashes += 1
      hasher.combine(value)
    }
  }

  private func count(
    from old: some Sequence<Int>, to new: some Sequence<Int>
  ) -> (changes: CollectionChanges, hashes: Int, comparisons: Int) {
    let tally = Tally()
    let lists = (old.map { CountedID(value: $0, tally: tally) }, new.map { CountedID(value: $0, tally: tally) })
    let changes = CollectionChanges(from: lists.0, to: lists.1)
    return (changes, tally.hashes, tally.comparisons)
  }

  private let million = 1_000_000

  @Test func millionNewItemsAreOneRangeWithoutComparisons() {
    let (changes, hashes, comparisons) = count(from: [], to: 0..<million)
    #expect(changes == CollectionChanges(insertedItems: [.init(section: 0, items: 0..<million)]))
    #expect((hashes, comparisons) == (0, 0))
  }

  @Test func prependingToAMillionComparesEachItemOnce() {
    let (changes, hashes, comparisons) = count(from: 0..<million, to: [-1] + Array(0..<million))
    #expect(changes == CollectionChanges(insertedItems: [.init(section: 0, items: 0..<1)]))
    #expect(hashes == 0)
    #expect(comparisons <= million + 1)
  }

  @Test func filteredListIsNotHashed() {
    for (old, new) in [(1, 3), (3, 1)] {
      let (changes, hashes, comparisons) = count(
        from: stride(from: 0, to: 30_000, by: old), to: stride(from: 0, to: 30_000, by: new))
      #expect(changes.removedItems.count + changes.insertedItems.count == 10_000)
      #expect(changes.movedItems.isEmpty)
      #expect(hashes == 0)
      #expect(comparisons <= 30_002)
    }
  }

  /// A hash table that is at most three quarters full needs a few comparisons for each lookup.
  @Test func shuffledListHashesEachIDOnce() {
    var generator = SplitMix(seed: 5)
    for number in [100, 1000, 10_000] {
      let (changes, hashes, comparisons) = count(from: 0..<number, to: (0..<number).shuffled(using: &generator))
      #expect(changes.movedItems.count < number)
      #expect(hashes <= 2 * number)
      #expect(comparisons <= 8 * number)
    }
  }

  @Test func unchangedSectionsAreNotCompared() throws {
    struct ID: Hashable, Sendable {
      nonisolated(unsafe) static var uses = 0
      let value: Int

      static func == (lhs: ID, rhs: ID) -> Bool {
        uses += 1
        return lhs.value == rhs.value
      }

      func hash(into hasher: inout Hasher) {
        ID.uses += 1
        hasher.combine(value)
      }
    }
    var old = CollectionSnapshot<Int, ID>()
    try old.appendSections([0, 1])
    try old.appendItems((0..<10_000).map { ID(value: $0) }, toSection: 0)
    var new = old
    try new.appendItems([ID(value: -1)], toSection: 1)
    ID.uses = 0
    let changes = CollectionChanges(from: old, to: new)
    #expect(changes == CollectionChanges(insertedItems: [.init(section: 1, items: 0..<1)]))
    #expect(ID.uses == 0)
  }

  @Test func anyNumberOfReloadsIsFound() throws {
    var snapshot = CollectionSnapshot<Int, Int>()
    try snapshot.appendSections([0, 1])
    try snapshot.appendItems(Array(0..<50), toSection: 0)
    try snapshot.appendItems(Array(50..<100), toSection: 1)
    for count in 1...100 {
      var new = snapshot
      let ids = (0..<count).map { $0 * 37 % 100 }
      try new.reloadItems(ids)
      let indices = ids.sorted().map { ItemIndex(section: $0 / 50, item: $0 % 50) }
      #expect(CollectionChanges(from: snapshot, to: new) == CollectionChanges(reloadedItems: indices))
    }
  }
}
