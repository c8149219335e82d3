import FloorplanLayout
import Testing

/// Valid and invalid changes, written by hand.
@Suite struct ChangesValidationTests {
  private typealias ItemRange = CollectionChanges.ItemRange

  private func index(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  private func expect(
    _ error: LayoutError, _ text: String, for changes: CollectionChanges, from before: [Int], to after: [Int],
    _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: error, sourceLocation: location) {
      try changes.validate(countsBefore: before, countsAfter: after)
    }
    #expect(error.description == text, sourceLocation: location)
  }

  @Test func unknownSectionsThrow() {
    expect(
      .unknownSection(section: 3, count: 3, content: .old),
      "no section 3 in the old content: use 0 to 2",
      for: CollectionChanges(removedSections: [3]), from: [1, 1, 1], to: [1, 1])
    expect(
      .unknownSection(section: -1, count: 1, content: .new),
      "no section -1 in the new content: use 0",
      for: CollectionChanges(insertedSections: [-1]), from: [], to: [1])
    expect(
      .unknownSection(section: 0, count: 0, content: .old),
      "no section 0 in the old content: there are none",
      for: CollectionChanges(movedSections: [.init(from: 0, to: 0)]), from: [], to: [1])
    expect(
      .unknownSection(section: 2, count: 1, content: .new),
      "no section 2 in the new content: use 0",
      for: CollectionChanges(reloadedSections: [2]), from: [1], to: [1])
    expect(
      .unknownSection(section: 1, count: 1, content: .old),
      "no section 1 in the old content: use 0",
      for: CollectionChanges(removedItems: [ItemRange(section: 1, items: 0..<1)]), from: [1], to: [0])
  }

  @Test func unknownItemsThrow() {
    expect(
      .unknownItem(index: index(1, 4), count: 4, content: .old),
      "no section 1, item 4 in the old content: use 0 to 3",
      for: CollectionChanges(removedItems: [ItemRange(section: 1, items: 2..<5)]), from: [0, 4], to: [0, 1])
    expect(
      .unknownItem(index: index(0, -2), count: 4, content: .new),
      "no section 0, item -2 in the new content: use 0 to 3",
      for: CollectionChanges(insertedItems: [ItemRange(section: 0, items: -2..<1)]), from: [1], to: [4])
    expect(
      .unknownItem(index: index(0, 5), count: 0, content: .new),
      "no section 0, item 5 in the new content: there are none",
      for: CollectionChanges(movedItems: [.init(from: index(0, 0), to: index(0, 5))]), from: [1], to: [0])
    expect(
      .unknownItem(index: index(0, 1), count: 1, content: .new),
      "no section 0, item 1 in the new content: use 0",
      for: CollectionChanges(reloadedItems: [index(0, 1)]), from: [1], to: [1])
  }

  @Test func conflictingChangesThrow() {
    let old = "list it once, as removed or moved"
    let new = "list it once, as inserted, moved or reloaded"
    expect(
      .conflictingSectionChanges(section: 1, content: .old),
      "conflicting changes to section 1 of the old content: \(old)",
      for: CollectionChanges(removedSections: [1], movedSections: [.init(from: 1, to: 0)]), from: [0, 0], to: [0])
    expect(
      .conflictingSectionChanges(section: 0, content: .new),
      "conflicting changes to section 0 of the new content: \(new)",
      for: CollectionChanges(insertedSections: [0, 0]), from: [], to: [0, 0])
    expect(
      .conflictingSectionChanges(section: 0, content: .new),
      "conflicting changes to section 0 of the new content: \(new)",
      for: CollectionChanges(insertedSections: [0], reloadedSections: [0]), from: [], to: [0])
    expect(
      .conflictingItemChanges(index: index(0, 2), content: .old),
      "conflicting changes to section 0, item 2 of the old content: \(old)",
      for: CollectionChanges(
        removedItems: [ItemRange(section: 0, items: 1..<4)], movedItems: [.init(from: index(0, 2), to: index(0, 0))]),
      from: [4], to: [1])
    expect(
      .conflictingItemChanges(index: index(0, 1), content: .new),
      "conflicting changes to section 0, item 1 of the new content: \(new)",
      for: CollectionChanges(
        insertedItems: [ItemRange(section: 0, items: 0..<3), ItemRange(section: 0, items: 1..<2)]),
      from: [0], to: [4])
    for changes in [
      CollectionChanges(insertedItems: [ItemRange(section: 0, items: 0..<1)], reloadedItems: [index(0, 0)]),
      CollectionChanges(
        insertedItems: [ItemRange(section: 0, items: 1..<2)], reloadedItems: [index(0, 0), index(0, 0)]),
    ] {
      expect(
        .conflictingItemChanges(index: index(0, 0), content: .new),
        "conflicting changes to section 0, item 0 of the new content: \(new)", for: changes, from: [1], to: [2])
    }
  }

  @Test func itemsOfRemovedAndInsertedSectionsThrow() {
    expect(
      .itemInChangedSection(index: index(0, 1), content: .old),
      "section 0, item 1 of the old content is in a removed section: omit the item",
      for: CollectionChanges(removedSections: [0], removedItems: [ItemRange(section: 0, items: 1..<2)]),
      from: [2], to: [])
    for changes in [
      CollectionChanges(insertedSections: [0], insertedItems: [ItemRange(section: 0, items: 0..<1)]),
      CollectionChanges(insertedSections: [0], reloadedItems: [index(0, 0)]),
    ] {
      expect(
        .itemInChangedSection(index: index(0, 0), content: .new),
        "section 0, item 0 of the new content is in an inserted section: omit the item", for: changes, from: [], to: [2]
      )
    }
  }

  @Test func inconsistentCountsThrow() {
    expect(
      .sectionCountMismatch(expected: 2, found: 3),
      "the changes produce 2 sections, but the new content has 3: list every inserted and removed section",
      for: CollectionChanges(removedSections: [0]), from: [1, 1, 1], to: [1, 1, 1])
    expect(
      .itemCountMismatch(section: 1, expected: 7, found: 6),
      "the changes produce 7 items in section 1, but the new content has 6: list every inserted and removed item",
      for: CollectionChanges(
        movedSections: [.init(from: 0, to: 1)], insertedItems: [ItemRange(section: 1, items: 0..<3)]),
      from: [4, 9], to: [9, 6])
  }

  @Test func moveTargetCanBeReloaded() throws {
    let changes = CollectionChanges(
      insertedSections: [0], movedSections: [.init(from: 1, to: 1)], reloadedSections: [1],
      movedItems: [.init(from: index(0, 0), to: index(0, 0))], reloadedItems: [index(0, 0)])
    try changes.validate(countsBefore: [1, 2], countsAfter: [1, 2, 0])
  }

  /// Random changes at few positions, many of them valid, compared with the simple reference.
  @Test func validationMatchesTheReference() {
    var generator = SplitMix(seed: 41)
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
    for _ in 0..<100_000 {
      let changes = CollectionChanges(
        removedSections: few(position), insertedSections: few(position),
        movedSections: few { .init(from: position(), to: position()) }, reloadedSections: few(position),
        removedItems: few(range), insertedItems: few(range), movedItems: few { .init(from: item(), to: item()) },
        reloadedItems: few(item))
      let (before, after) = (counts(), counts())
      let update = PlainUpdate(changes, countsBefore: before, countsAfter: after)
      var thrown: LayoutError?
      do { try changes.validate(countsBefore: before, countsAfter: after) } catch { thrown = error }
      var failure: String?
      if (update == nil) != (thrown != nil) { failure = thrown?.description ?? "accepted as valid" }
      if let update, failure == nil {
        valid += 1
        failure = update.disagreement(with: ItemIndexMapping(changes), countsBefore: before)
      }
      if let failure {
        Issue.record("\(changes) from \(before) to \(after): \(failure)")
        return
      }
    }
    #expect(valid > 500)
  }

  /// Positions outside the content result in an error or nil, and never in a trap.
  @Test func extremeIndicesDoNotTrap() {
    let ends = [Int.min, -1, 0, 1, Int.max]
    for one in ends {
      for other in ends {
        let range = ItemRange(section: other, items: min(one, other)..<max(one, other))
        let changes = CollectionChanges(
          removedSections: [one], insertedSections: [other], movedSections: [.init(from: one, to: other)],
          reloadedSections: [other], removedItems: [range, range], insertedItems: [range],
          movedItems: [.init(from: index(one, other), to: index(other, one))], reloadedItems: [index(one, other)])
        #expect(throws: LayoutError.self) { try changes.validate(countsBefore: [1, -1], countsAfter: [Int.max, 2]) }
        let mapping = ItemIndexMapping(changes)
        for section in ends {
          _ = mapping.newSection(ofSectionAt: section)
          _ = mapping.oldSection(ofSectionAt: section)
          for item in ends {
            _ = mapping.newIndex(ofItemAt: index(section, item))
            _ = mapping.oldIndex(ofItemAt: index(section, item))
          }
        }
      }
    }
  }

  @Test func orderOfChangesDoesNotMatter() {
    let ordered = CollectionChanges(
      removedSections: [1, 3], insertedSections: [0, 4], movedSections: [.init(from: 5, to: 1), .init(from: 0, to: 2)],
      reloadedSections: [5, 6],
      removedItems: [ItemRange(section: 2, items: 0..<4), ItemRange(section: 4, items: 1..<2)],
      movedItems: [.init(from: index(6, 1), to: index(1, 0)), .init(from: index(6, 0), to: index(1, 1))],
      reloadedItems: [index(1, 2), index(5, 0)])
    let written = CollectionChanges(
      removedSections: [3, 1], insertedSections: [4, 0], movedSections: [.init(from: 0, to: 2), .init(from: 5, to: 1)],
      reloadedSections: [6, 5],
      removedItems: [
        ItemRange(section: 4, items: 1..<2), ItemRange(section: 2, items: 2..<4), ItemRange(section: 3, items: 7..<7),
        ItemRange(section: 2, items: 0..<2),
      ],
      movedItems: [.init(from: index(6, 0), to: index(1, 1)), .init(from: index(6, 1), to: index(1, 0))],
      reloadedItems: [index(5, 0), index(1, 2)])
    #expect(written == ordered)
    #expect(written.removedItems.map(\.items) == [0..<4, 1..<2])
    #expect(!written.isEmpty)
    #expect(CollectionChanges(insertedItems: [ItemRange(section: 0, items: 3..<3)]).isEmpty)
  }
}
