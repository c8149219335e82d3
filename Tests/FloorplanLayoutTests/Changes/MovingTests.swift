import FloorplanLayout
import Testing

@Suite struct MovingTests {
  /// Checks the changes for a move against removing and inserting the items of lists.
  private func check(_ counts: [Int], _ items: [ItemIndex], to target: ItemIndex) throws {
    let old = counts.enumerated().map { section, count in (0..<count).map { ItemIndex(section: section, item: $0) } }
    var new = old.map { $0.filter { !items.contains($0) } }
    new[target.section].insert(contentsOf: items, at: target.item)
    let changes = CollectionChanges(moving: ItemSelection(items), to: target)
    try changes.validate(countsBefore: counts, countsAfter: new.map(\.count))
    let mapping = ItemIndexMapping(changes)
    for (section, items) in new.enumerated() {
      for (item, id) in items.enumerated() {
        #expect(
          mapping.newIndex(ofItemAt: id) == ItemIndex(section: section, item: item), "\(items) to \(target): \(id)")
      }
    }
    for item in items {
      let index = ItemIndex(section: target.section, item: target.item + ItemSelection(items).count(before: item))
      #expect(mapping.newIndex(ofItemAt: item) == index, "\(items) to \(target): \(item)")
    }
    let isInSection = items.allSatisfy { $0.section == target.section }
    #expect(changes.movedItems.count <= (isInSection ? counts[target.section] / 2 : items.count))
  }

  @Test func everyMoveOfSixItemsKeepsTheOrderOfTheOthers() throws {
    for mask in 0..<1 << 6 {
      let items = (0..<6).filter { mask >> $0 & 1 == 1 }.map { ItemIndex(section: 0, item: $0) }
      for target in 0...6 - items.count { try check([6], items, to: ItemIndex(section: 0, item: target)) }
    }
  }

  @Test func itemsMoveBetweenSections() throws {
    let all = [2, 1, 2].enumerated().flatMap { section, count in
      (0..<count).map { ItemIndex(section: section, item: $0) }
    }
    for mask in 0..<1 << all.count {
      let items = all.indices.filter { mask >> $0 & 1 == 1 }.map { all[$0] }
      for (section, count) in [2, 1, 2].enumerated() {
        let rest = count - items.count { $0.section == section }
        for target in 0...rest { try check([2, 1, 2], items, to: ItemIndex(section: section, item: target)) }
      }
    }
  }

  @Test func moveOfManyItemsByOneIsASingleMove() {
    let items = ItemSelection(ranges: [.init(section: 0, items: 3..<1_000_000)])
    let changes = CollectionChanges(moving: items, to: ItemIndex(section: 0, item: 2))
    #expect(
      changes.movedItems == [.init(from: ItemIndex(section: 0, item: 2), to: ItemIndex(section: 0, item: 999_999))])
  }

  @Test func targetsAreLimitedToPossibleIndices() {
    func moves(_ items: Range<Int>, to target: Int) -> [[Int]] {
      let items = ItemSelection(ranges: [.init(section: 0, items: items)])
      let changes = CollectionChanges(moving: items, to: ItemIndex(section: 0, item: target))
      return changes.movedItems.map { [$0.from.item, $0.to.item] }
    }
    #expect(moves(3..<5, to: .max) == [[3, .max - 2], [4, .max - 1]])
    #expect(moves(3..<5, to: -7) == [[3, 0], [4, 1]])
    #expect(moves(0..<Int.max, to: 5) == [])
    #expect(moves(0..<Int.max - 1, to: 5) == [[.max - 1, 0]])
  }
}
