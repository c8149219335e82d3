import FloorplanLayout
import Testing

/// The changes between two snapshots, with sections and with items that move between sections.
@Suite struct SnapshotDifferenceTests {
  /// Returns the problem of the changes between two contents, or nil.
  private func problem(_ pair: ContentPair) -> String? {
    do {
      let (old, new) = (try ContentPair.snapshot(pair.old), try ContentPair.snapshot(pair.new, reloads: pair.reloads))
      let changes = CollectionChanges(from: old, to: new)
      let (before, after) = (pair.old.map(\.items.count), pair.new.map(\.items.count))
      try changes.validate(countsBefore: before, countsAfter: after)
      guard let update = PlainUpdate(changes, countsBefore: before, countsAfter: after) else { return "not valid" }

      let origins = pair.new.map { section in pair.old.firstIndex { $0.id == section.id } }
      if update.sectionOrigins != origins { return "section origins differ" }
      let items = pair.new.map { $0.items.map(old.index(ofItem:)) }
      if update.origins != items { return "item origins differ" }
      let reloads = pair.reloads.filter { old.index(ofItem: $0) != nil }.compactMap(new.index(ofItem:)).sorted()
      if changes.reloadedItems != reloads || !changes.reloadedSections.isEmpty { return "reloads" }

      let remaining = origins.compactMap(\.self)
      if changes.movedSections.count != remaining.count - plainLongestIncrease(of: remaining) { return "section moves" }
      var moves = 0
      for (section, origin) in origins.enumerated() {
        let oldIndices = pair.new[section].items.compactMap(old.index(ofItem:))
        moves += oldIndices.count - plainLongestIncrease(of: oldIndices.filter { $0.section == origin }.map(\.item))
      }
      if changes.movedItems.count != moves { return "\(changes.movedItems.count) moves, not \(moves)" }
      return update.disagreement(with: ItemIndexMapping(changes), countsBefore: before)
    } catch {
      return String(describing: error)
    }
  }

  @Test func changesTransformAnySnapshot() {
    var generator = SplitMix(seed: 17)
    for _ in 0..<6000 {
      if let (pair, problem) = ContentPair.random(using: &generator).shrunk(problem) {
        Issue.record("\(pair): \(problem)")
        return
      }
    }
  }

  @Test func shrinkingFindsTheSmallestFailingPair() {
    let pair = ContentPair(
      old: [.init(id: 0, items: [1, 2]), .init(id: 1, items: [3])],
      new: [.init(id: 4, items: [7]), .init(id: 0, items: [2, 3, 5])], reloads: [3, 7])
    let found = pair.shrunk { $0.new.contains { $0.items.contains(3) } && !$0.old.isEmpty ? "has 3" : nil }
    #expect(found.map { "\($0.pair), \($0.problem)" } == "{1: []} to {0: [3]} reloading [], has 3")
    #expect(pair.shrunk { _ in nil } == nil)
  }

  @Test func itemMovesFromRemovedToInsertedSection() throws {
    let old = try ContentPair.snapshot([.init(id: 0, items: [1, 2]), .init(id: 1, items: [3, 4])])
    let new = try ContentPair.snapshot([.init(id: 2, items: [9, 4]), .init(id: 1, items: [1, 3])])
    #expect(
      CollectionChanges(from: old, to: new)
        == CollectionChanges(
          removedSections: [0], insertedSections: [0],
          movedItems: [
            .init(from: ItemIndex(section: 1, item: 1), to: ItemIndex(section: 0, item: 1)),
            .init(from: ItemIndex(section: 0, item: 0), to: ItemIndex(section: 1, item: 0)),
          ]))
  }

  @Test func itemsOfAMovedSectionAreNotListed() throws {
    let old = try ContentPair.snapshot((0..<3).map { .init(id: $0, items: [$0 * 10, $0 * 10 + 1]) })
    let new = try ContentPair.snapshot([2, 0, 1].map { .init(id: $0, items: [$0 * 10, $0 * 10 + 1]) })
    #expect(CollectionChanges(from: old, to: new) == CollectionChanges(movedSections: [.init(from: 2, to: 0)]))
  }

  /// Duplicate identifiers are invalid; the changes match the numbers of items anyway.
  @Test func changesBetweenInvalidSnapshotsAreValid() throws {
    var generator = SplitMix(seed: 29)
    for _ in 0..<2000 {
      let contents = (0..<2).map { _ in
        (0..<3).shuffled(using: &generator).prefix(Int.random(in: 0...3, using: &generator)).map { id in
          ContentPair.Section(
            id: id,
            items: (0..<Int.random(in: 0...4, using: &generator)).map { _ in Int.random(in: 0..<4, using: &generator) })
        }
      }
      let changes = CollectionChanges(
        from: try ContentPair.snapshot(contents[0]), to: try ContentPair.snapshot(contents[1]))
      let (before, after) = (contents[0].map(\.items.count), contents[1].map(\.items.count))
      try changes.validate(countsBefore: before, countsAfter: after)
      let update = try #require(PlainUpdate(changes, countsBefore: before, countsAfter: after))
      for (section, items) in update.origins.enumerated() {
        for (item, origin) in items.enumerated() {
          guard let origin else { continue }
          #expect(contents[0][origin.section].items[origin.item] == contents[1][section].items[item])
        }
      }
    }
  }
}
