import Testing

@testable import FloorplanLayout

/// The changes between two lists of identifiers.
@Suite struct ListDifferenceTests {
  /// Returns the problem of the changes from one list to another, or nil.
  private func problem(_ changes: CollectionChanges, from old: [Int], to new: [Int]) -> String? {
    let (before, after) = ([old.count], [new.count])
    do { try changes.validate(countsBefore: before, countsAfter: after) } catch { return error.description }
    guard let update = PlainUpdate(changes, countsBefore: before, countsAfter: after) else { return "not valid" }
    for (item, origin) in update.origins[0].enumerated() {
      if let origin, old[origin.item] != new[item] { return "new item \(item) has another identifier" }
    }
    let (removed, inserted) = (changes.removedItems.map(\.items.count), changes.insertedItems.map(\.items.count))
    let kept = Set(old).map { id in min(old.count { $0 == id }, new.count { $0 == id }) }.reduce(0, +)
    if removed.reduce(0, +) != old.count - kept { return "removes too many items" }
    if inserted.reduce(0, +) != new.count - kept { return "inserts too many items" }
    if changes.isEmpty != (old == new) { return "isEmpty" }
    return update.disagreement(with: ItemIndexMapping(changes), countsBefore: before)
  }

  /// All pairs of lists with limited lengths and numbers of identifiers, without pairs that differ only in the names of
  /// the identifiers.
  private func pairs(upTo length: Int, ids: Int) -> [(old: [Int], new: [Int])] {
    (0...length).flatMap { oldCount in
      (0...length).flatMap { newCount in
        continuations(of: [], count: oldCount + newCount, ids: ids).map {
          (Array($0[..<oldCount]), Array($0[oldCount...]))
        }
      }
    }
  }

  private func continuations(of list: [Int], count: Int, ids: Int) -> [[Int]] {
    guard count > 0 else { return [list] }
    return (0..<min(ids, (list.max() ?? -1) + 2)).flatMap { id in
      continuations(of: list + [id], count: count - 1, ids: ids)
    }
  }

  /// Three identifiers for up to five positions, so that some are duplicates; as many identifiers as positions for up
  /// to four.
  @Test(arguments: [(5, 3), (4, 8)]) func changesTransformEveryShortList(length: Int, ids: Int) {
    for (old, new) in pairs(upTo: length, ids: ids) {
      if let problem = problem(CollectionChanges(from: old, to: new), from: old, to: new) {
        Issue.record("\(old) to \(new): \(problem)")
        return
      }
    }
  }

  /// Orders of seven identifiers, with some removed and some inserted.
  @Test func numberOfMovesIsMinimal() {
    var generator = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let (old, new) = (
        Array(0..<7), (0..<10).shuffled(using: &generator).dropLast(Int.random(in: 0...5, using: &generator))
      )
      let remaining = new.filter(old.contains)
      let changes = CollectionChanges(from: old, to: new)
      #expect(changes.movedItems.count == remaining.count - plainLongestIncrease(of: remaining), "\(old) to \(new)")
      #expect(problem(changes, from: old, to: Array(new)) == nil, "\(old) to \(new)")
    }
  }

  @Test func longestIncreasingSubsequenceIsFound() {
    for count in 0...5 {
      for code in 0..<[1, 5, 25, 125, 625, 3125][count] {
        var (rest, values) = (code, [Int]())
        for _ in 0..<count {
          values.append(rest % 5)
          rest /= 5
        }
        let positions = longestIncreasingSubsequence(of: values)
        let found = positions.map { values[$0] }
        #expect(zip(positions, positions.dropFirst()).allSatisfy(<))
        #expect(zip(found, found.dropFirst()).allSatisfy(<))
        #expect(found.count == plainLongestIncrease(of: values), "\(values)")
      }
    }
  }

  @Test func duplicateIDsPairUpInOrder() {
    let changes = CollectionChanges(from: ["x", "a", "b", "a", "y"], to: ["y", "a", "a", "b", "x"])
    let mapping = ItemIndexMapping(changes)
    let targets = (0..<5).map { mapping.newIndex(ofItemAt: ItemIndex(section: 0, item: $0))?.item }
    #expect(targets == [4, 1, 3, 2, 0])
  }

  @Test func differenceAcceptsAnyCollection() {
    #expect(CollectionChanges(from: 0..<3, to: [0, 1, 2]).isEmpty)
    #expect(
      CollectionChanges(from: "abc", to: Substring("abXc"))
        == CollectionChanges(insertedItems: [.init(section: 0, items: 2..<3)]))
    #expect(
      CollectionChanges(from: [1, 2, 3].dropFirst(), to: [2: 0, 3: 0].keys.sorted().reversed())
        .movedItems.count == 1)
  }
}
