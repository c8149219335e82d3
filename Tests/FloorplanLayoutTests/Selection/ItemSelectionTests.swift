import Testing

@testable import FloorplanLayout

/// A selection, compared with a simple set of items.
@Suite struct ItemSelectionTests {
  private typealias ItemRange = ItemSelection.ItemRange

  private func index(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  // MARK: Every small case

  /// Two sections of three items.
  private let indices = everyIndex(sections: 0...1, items: 0...2)

  @Test func selectionEqualsEverySmallSet() {
    for set in everySet(of: indices) {
      for items in [Array(set), set.sorted(), set.sorted().reversed(), set.sorted() + set.sorted()] {
        let selection = ItemSelection(items)
        #expect(selection.difference(from: set) == nil, "\(items)")
        #expect(ItemSelection(ranges: selection.ranges.reversed() + selection.ranges) == selection)
      }
    }
  }

  @Test func insertRemoveAndToggleEveryItem() {
    for set in everySet(of: indices) {
      for index in everyIndex(sections: -1...2, items: -1...3) {
        for operation in [SelectionOperation.insert(index), .remove(index), .toggle(index)] {
          var (selection, items) = (ItemSelection(set), set)
          operation.perform(&selection)
          if index.section >= 0 { operation.perform(&items) }
          if let problem = selection.difference(from: items) {
            Issue.record("\(operation) in \(set.sorted()): \(problem)")
            return
          }
        }
      }
    }
  }

  @Test func setOperationsCombineSelections() {
    let sets = everySet(of: indices)
    let selections = sets.map { ItemSelection($0) }
    for (one, mine) in zip(selections, sets) {
      for (other, theirs) in zip(selections, sets) {
        var (union, rest, difference) = (one, one, one)
        union.formUnion(other)
        rest.subtract(other)
        difference.formSymmetricDifference(other)
        let problem =
          union.difference(from: mine.union(theirs)) ?? rest.difference(from: mine.subtracting(theirs))
          ?? difference.difference(from: mine.symmetricDifference(theirs))
        if let problem {
          Issue.record("\(mine.sorted()) with \(theirs.sorted()): \(problem)")
          return
        }
        #expect((one == other) == (mine == theirs))
      }
    }
  }

  @Test(arguments: [[2, 0, 3], [1], [0, 1, -4, 2], []])
  func insertThroughSelectsTheItemsBetween(counts: [Int]) {
    let content = counts.enumerated().flatMap { section, count in (0..<max(0, count)).map { index(section, $0) } }
    let ends = everyIndex(sections: -1...4, items: -1...4) + [index(0, .max), index(2, .min), index(.max, 0)]
    let before: Set = [index(0, 0), index(2, 9)]
    for start in ends {
      for end in ends {
        var selection = ItemSelection(before)
        selection.insert(from: start, through: end, itemCounts: counts)
        let between = content.filter { min(start, end) <= $0 && $0 <= max(start, end) }
        if let problem = selection.difference(from: before.union(between)) {
          Issue.record("\(start) through \(end): \(problem)")
          return
        }
      }
    }
  }

  // MARK: Random operations

  private func failure(_ operations: [SelectionOperation]) -> String? {
    var (selection, items) = (ItemSelection(), Set<ItemIndex>())
    for (step, operation) in operations.enumerated() {
      let before = selection
      let wasSelected = items
      operation.perform(&selection)
      operation.perform(&items)
      if let problem = selection.difference(from: items) { return "step \(step), \(operation): \(problem)" }
      var changed = selection
      changed.formSymmetricDifference(before)
      if Set(changed) != items.symmetricDifference(wasSelected) {
        return "step \(step), \(operation): symmetric difference"
      }
    }
    return nil
  }

  /// Removes operations while the rest still fails.
  private func shrunk(
    _ operations: [SelectionOperation], while fails: ([SelectionOperation]) -> Bool
  ) -> [SelectionOperation] {
    var operations = operations
    var step = operations.count
    while step > 0 {
      var start = 0
      while start < operations.count {
        var fewer = operations
        fewer.removeSubrange(start..<min(start + step, fewer.count))
        if fails(fewer) { operations = fewer } else { start += step }
      }
      step /= 2
    }
    return operations
  }

  @Test func randomOperationsMatchASet() {
    for seed in 0..<300 {
      var generator = SplitMix(seed: UInt64(seed))
      let operations = (0..<40).map { _ in SelectionOperation.random(using: &generator) }
      guard failure(operations) != nil else { continue }
      let smallest = shrunk(operations) { failure($0) != nil }
      Issue.record("seed \(seed), \(smallest): \(failure(smallest) ?? "")")
      return
    }
  }

  @Test func shrinkingKeepsTheRequiredOperations() {
    let operations = (0..<9).map { SelectionOperation.insert(index(0, $0)) }
    let smallest = shrunk(operations) { steps in
      var selection = ItemSelection()
      for step in steps { step.perform(&selection) }
      return selection.contains(index(0, 3)) && selection.contains(index(0, 7))
    }
    #expect("\(smallest)" == "[insert 0.3, insert 0.7]")
  }

  // MARK: Many items

  @Test func millionSelectedItemsAreOneRange() {
    let million = 1_000_000
    var selection = ItemSelection(all: [million, 0, 3, -1, 7])
    #expect(selection.ranges.map(\.section) == [0, 2, 4])
    #expect(selection.ranges.map(\.items) == [0..<million, 0..<3, 0..<7])
    #expect(selection.count == million + 10)
    #expect(selection.last == index(4, 6))

    selection.toggle(index(0, 500_000))
    #expect(selection.ranges(inSection: 0) == [0..<500_000, 500_001..<million])
    #expect(!selection.contains(index(0, 500_000)))
    #expect(selection.contains(index(0, million - 1)))
    selection.toggle(index(0, 500_000))
    #expect(selection == ItemSelection(all: [million, 0, 3, -1, 7]))

    selection.removeAll()
    selection.insert(from: index(2, 1), through: index(0, 10), itemCounts: [million, million, million])
    #expect(selection.ranges.map(\.items) == [10..<million, 0..<million, 0..<2])
  }

  @Test func insertingAMillionItemsGivesOneRange() {
    let items = (0..<1_000_000).lazy.map { ItemIndex(section: $0 / 500_000, item: $0 % 500_000) }
    #expect(ItemSelection(items) == ItemSelection(all: [500_000, 500_000]))
  }

  @Test func alternatingItemsAreSeparateRanges() {
    var selection = ItemSelection(all: [2000])
    for item in stride(from: 0, to: 2000, by: 2) { selection.remove(index(0, item)) }
    #expect(selection.ranges.count == 1000)
    #expect(selection.count == 1000)
    var others = ItemSelection(all: [2000])
    others.subtract(selection)
    #expect(Array(others) == stride(from: 0, to: 2000, by: 2).map { index(0, $0) })
    for item in stride(from: 0, to: 2000, by: 2).reversed() { selection.insert(index(0, item)) }
    #expect(selection == ItemSelection(all: [2000]))
  }

  // MARK: Invalid indices

  @Test func invalidIndicesAreIgnored() {
    let ends = [Int.min, -1, 0, 1, .max - 1, .max]
    for section in ends {
      for item in ends {
        let exists = section >= 0 && item >= 0 && item < .max
        var selection = ItemSelection([index(section, item)])
        #expect(Array(selection) == (exists ? [index(section, item)] : []))
        #expect(selection.contains(index(section, item)) == exists)
        selection.toggle(index(section, item))
        #expect(selection.isEmpty)
        selection.toggle(index(section, item))
        #expect(selection.count == (exists ? 1 : 0))
        selection.remove(index(section, item))
        #expect(selection == ItemSelection())
        for other in ends where other >= item {
          let items = item..<other
          let selection = ItemSelection(ranges: [ItemRange(section: section, items: items)])
          let existing = items.clamped(to: 0..<Int.max)
          #expect(selection.ranges(inSection: section) == (section < 0 || existing.isEmpty ? [] : [existing]))
          #expect(selection.disorder == nil)
        }
      }
    }
  }

  @Test func countIsLimitedToTheMaximum() {
    let selection = ItemSelection(all: [Int.max, Int.max, 5])
    #expect(selection.count == Int.max)
    #expect(selection.last == index(2, 4))
    #expect(ItemSelection(all: [Int.min, 2]).ranges == [ItemRange(section: 1, items: 0..<2)])
  }
}
