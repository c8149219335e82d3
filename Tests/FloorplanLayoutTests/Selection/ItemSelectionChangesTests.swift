import FloorplanLayout
import Testing

/// Selected items stay selected when they move.
@Suite struct ItemSelectionChangesTests {
  private typealias ItemRange = CollectionChanges.ItemRange

  private func index(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  /// The indices of the items with the given identifiers.
  private func indices(_ content: [ContentPair.Section], of ids: Set<Int>) -> Set<ItemIndex> {
    Set(
      content.enumerated().flatMap { section, content in
        content.items.enumerated().filter { ids.contains($0.element) }.map { index(section, $0.offset) }
      })
  }

  /// Returns the problem of a selection after the changes between two contents, or nil.
  private func problem(_ pair: ContentPair, selected: Set<Int>) -> String? {
    do {
      let changes = CollectionChanges(
        from: try ContentPair.snapshot(pair.old), to: try ContentPair.snapshot(pair.new, reloads: pair.reloads))
      var selection = ItemSelection(indices(pair.old, of: selected))
      selection.apply(changes)
      let remaining = selected.intersection(pair.old.flatMap(\.items))
      return selection.difference(from: indices(pair.new, of: remaining))
    } catch {
      return String(describing: error)
    }
  }

  @Test func selectionFollowsItemsToAnySnapshot() {
    var generator = SplitMix(seed: 23)
    for _ in 0..<6000 {
      let pair = ContentPair.random(using: &generator)
      let share = Int.random(in: 0...4, using: &generator)
      let selected = Set((0...40).filter { _ in Int.random(in: 0..<4, using: &generator) < share })
      if let (smallest, problem) = pair.shrunk({ problem($0, selected: selected) }) {
        Issue.record("\(smallest), selected \(selected.sorted()): \(problem)")
        return
      }
    }
  }

  /// All orders of some of the identifiers.
  private func orders(of ids: [Int]) -> [[Int]] {
    [[]]
      + ids.flatMap { id in
        orders(of: ids.filter { $0 != id }).map { [id] + $0 }
      }
  }

  /// Four items, any of which are removed and moved, with up to one new item at any index, and any of them selected.
  @Test func everySelectionFollowsEveryShortListChange() {
    for new in orders(of: [0, 1, 2, 3, 10]) {
      let pair = ContentPair(old: [.init(id: 0, items: [0, 1, 2, 3])], new: [.init(id: 0, items: new)])
      for choice in 0..<16 {
        let selected = Set((0..<4).filter { choice >> $0 & 1 == 1 })
        if let problem = problem(pair, selected: selected) {
          Issue.record("\(pair), selected \(selected.sorted()): \(problem)")
          return
        }
      }
    }
  }

  // MARK: Explicit changes

  /// Random changes at few positions, with every selection of the old content.
  @Test func everySelectionFollowsExplicitChanges() {
    var generator = SplitMix(seed: 43)
    func few<Value>(_ make: () -> Value) -> [Value] {
      Int.random(in: 0..<3, using: &generator) > 0
        ? [] : (0..<Int.random(in: 1...2, using: &generator)).map { _ in make() }
    }
    func position() -> Int {
      Int.random(in: 0..<12, using: &generator) == 0 ? -1 : Int.random(in: 0...2, using: &generator)
    }
    func item() -> ItemIndex { index(position(), position()) }
    func range() -> ItemRange {
      let (one, other) = (position(), position())
      return ItemRange(section: position(), items: min(one, other)..<max(one, other))
    }
    func counts() -> [Int] {
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0...3, using: &generator) }
    }
    var valid = 0
    for _ in 0..<60_000 {
      let changes = CollectionChanges(
        removedSections: few(position), insertedSections: few(position),
        movedSections: few { .init(from: position(), to: position()) }, reloadedSections: few(position),
        removedItems: few(range), insertedItems: few(range), movedItems: few { .init(from: item(), to: item()) },
        reloadedItems: few(item))
      let (before, after) = (counts(), counts())
      var all = ItemSelection(all: before)
      guard let update = PlainUpdate(changes, countsBefore: before, countsAfter: after) else {
        // They have no effect then, but don't trap.
        all.apply(changes)
        #expect(all.disorder == nil, "\(changes)")
        continue
      }
      valid += 1
      for selected in everySet(of: Array(all)) {
        var selection = ItemSelection(selected)
        selection.apply(changes)
        let expected = update.origins.enumerated().flatMap { section, origins in
          origins.indices.filter { origins[$0].map(selected.contains) ?? false }.map { index(section, $0) }
        }
        if let problem = selection.difference(from: Set(expected)) {
          Issue.record("\(changes) from \(before) to \(after), selected \(selected.sorted()): \(problem)")
          return
        }
      }
    }
    #expect(valid > 300)
  }

  @Test func selectionFollowsMovedSectionsAndItems() {
    // Section 0 loses all but one item, 1 stays, 2 moves to the front, and a new one is in between.
    let changes = CollectionChanges(
      removedSections: [0], insertedSections: [1], movedSections: [.init(from: 2, to: 0)],
      removedItems: [ItemRange(section: 2, items: 1..<3)], insertedItems: [ItemRange(section: 2, items: 1..<3)],
      movedItems: [.init(from: index(0, 1), to: index(1, 0)), .init(from: index(2, 0), to: index(2, 0))],
      reloadedItems: [index(2, 3)])
    var selection = ItemSelection(all: [4, 2, 6])
    selection.apply(changes)
    #expect(
      selection.ranges == [
        ItemRange(section: 0, items: 0..<3), ItemRange(section: 1, items: 0..<1),
        ItemRange(section: 2, items: 0..<1), ItemRange(section: 2, items: 3..<5),
      ])
  }

  @Test func reloadsKeepTheSelection() {
    let before = ItemSelection([index(0, 1), index(0, 2), index(3, 0)])
    for changes in [
      CollectionChanges(), CollectionChanges(reloadedSections: [0], reloadedItems: [index(0, 1), index(3, 0)]),
    ] {
      var selection = before
      selection.apply(changes)
      #expect(selection == before)
    }
  }

  // MARK: Many items

  @Test func rangesStayCompactWithAMillionItems() {
    let million = 1_000_000
    var selection = ItemSelection(all: [million, 10, million])
    selection.apply(
      CollectionChanges(
        movedSections: [.init(from: 2, to: 0)], removedItems: [ItemRange(section: 0, items: 1000..<300_000)],
        insertedItems: [ItemRange(section: 0, items: 500_000..<700_000), ItemRange(section: 1, items: 0..<5)]))
    #expect(
      selection.ranges == [
        ItemRange(section: 0, items: 0..<500_000), ItemRange(section: 0, items: 700_000..<1_200_000),
        ItemRange(section: 1, items: 5..<701_005), ItemRange(section: 2, items: 0..<10),
      ])
    selection.apply(CollectionChanges(removedItems: [ItemRange(section: 0, items: 400_000..<800_000)]))
    #expect(selection.ranges(inSection: 0) == [0..<800_000])
  }

  @Test func manyRangesFollowManyChanges() {
    let every = (0..<20_000).map { index(0, $0 * 3) }
    var selection = ItemSelection(every)
    func ranges(every step: Int, _ items: Range<Int>) -> [ItemRange] {
      (0..<20_000).map {
        ItemRange(section: 0, items: $0 * step + items.lowerBound..<$0 * step + items.upperBound)
      }
    }
    selection.apply(CollectionChanges(insertedItems: ranges(every: 4, 0..<1)))
    #expect(Array(selection) == (0..<20_000).map { index(0, $0 * 4 + 1) })
    selection.apply(CollectionChanges(removedItems: ranges(every: 4, 2..<4)))
    selection.apply(CollectionChanges(removedItems: ranges(every: 2, 0..<1)))
    #expect(selection == ItemSelection(all: [20_000]))
  }

  /// Positions outside the content result in some selection, and never in a trap.
  @Test func extremeIndicesDoNotTrap() {
    let ends = [Int.min, -1, 0, 1, Int.max - 1, Int.max]
    for one in ends {
      for other in ends {
        let range = ItemRange(section: max(0, other), items: min(one, other)..<max(one, other))
        let moves = [CollectionChanges.Move(from: index(one, other), to: index(other, one))]
        for changes in [
          CollectionChanges(
            removedSections: [one], insertedSections: [other], movedSections: [.init(from: one, to: other)],
            removedItems: [range, range], insertedItems: [range], movedItems: moves),
          CollectionChanges(removedItems: [range], movedItems: moves),
          CollectionChanges(insertedItems: [range, range], movedItems: moves),
          CollectionChanges(insertedItems: [ItemRange(section: 0, items: 0..<max(0, other))]),
        ] {
          for items in [0..<2, 1..<Int.max, Int.max - 2..<Int.max] {
            var selection = ItemSelection(
              ranges: [0, 1, Int.max].map { ItemRange(section: $0, items: items) })
            selection.apply(changes)
            #expect(selection.disorder == nil)
          }
        }
      }
    }
  }
}
