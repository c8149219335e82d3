import FloorplanLayout
import Testing

@Suite struct CollectionSnapshotTests {
  private typealias Snapshot = CollectionSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) throws -> Snapshot {
    try Snapshot(sections.map { (id: $0.0, items: $0.1) })
  }

  /// The state must be unchanged after a change that throws.
  private func expect(
    _ error: SnapshotError, from snapshot: Snapshot, _ change: (inout Snapshot) throws -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) {
    var copy = snapshot
    #expect(throws: error, sourceLocation: location) { try change(&copy) }
    #expect(copy == snapshot, sourceLocation: location)
  }

  @Test func itemsAreFoundByIndexAndID() throws {
    let snapshot = try snapshot([("a", [1, 2, 3]), ("b", []), ("c", [4])])
    #expect(snapshot.sectionIDs == ["a", "b", "c"])
    #expect((snapshot.numberOfSections, snapshot.numberOfItems) == (3, 4))
    #expect(snapshot.sectionDescriptions.map(\.itemCount) == [3, 0, 1])
    #expect(snapshot.itemIDs(inSection: "a") == [1, 2, 3])
    #expect(snapshot.itemIDs(inSection: "none").isEmpty)
    #expect(snapshot.index(ofSection: "c") == 2)
    for (section, ids) in [[1, 2, 3], [], [4]].enumerated() {
      for (item, id) in ids.enumerated() {
        let index = ItemIndex(section: section, item: item)
        #expect(snapshot.itemID(at: index) == id)
        #expect(snapshot.index(ofItem: id) == index)
      }
    }
    for (section, item) in [(-1, 0), (0, -1), (0, 3), (1, 0), (3, 0)] {
      #expect(snapshot.itemID(at: ItemIndex(section: section, item: item)) == nil)
    }
    #expect(snapshot.index(ofItem: 9) == nil)
  }

  @Test func itemsWithoutSectionGoToTheLastOne() throws {
    var snapshot = try snapshot([("a", []), ("b", [])])
    try snapshot.appendItems([1])
    try snapshot.appendItems([2])
    #expect(snapshot.itemIDs(inSection: "b") == [1, 2])
  }

  @Test func reloadedItemsAreListedOnceInOrder() throws {
    var snapshot = try snapshot([("a", [1, 2, 3])])
    try snapshot.reloadItems([3, 1, 3])
    try snapshot.reloadItems([1, 2])
    #expect(snapshot.reloadedItemIDs == [3, 1, 2])
  }

  @Test func duplicatesAreReportedWithBothIndices() throws {
    let duplicated = try snapshot([("a", [1, 2]), ("b", [3, 2, 1])])
    let error = SnapshotError.duplicateItem(
      id: "2", first: ItemIndex(section: 0, item: 1), second: ItemIndex(section: 1, item: 1))
    expect(error, from: duplicated) { try $0.validate() }
    #expect(error.description.contains("“2” at section 0, item 1 and section 1, item 1"))
    try snapshot([("a", [1, 2]), ("b", [3])]).validate()

    expect(.duplicateSection(id: "b", first: 1, second: 3), from: duplicated) { try $0.appendSections(["c", "b"]) }
    expect(.duplicateSection(id: "c", first: 2, second: 3), from: duplicated) { try $0.appendSections(["c", "c"]) }
  }

  @Test func unknownIdentifiersThrow() throws {
    let content = try snapshot([("a", [1, 2])])
    expect(.unknownSection(id: "z"), from: content) { try $0.appendItems([5], toSection: "z") }
    expect(.noSections, from: Snapshot()) { try $0.appendItems([5]) }
    expect(.unknownItem(id: "7"), from: content) { try $0.reloadItems([1, 7]) }
  }

  @Test func millionItemsAreAppendedAtOnce() throws {
    var snapshot = Snapshot()
    try snapshot.appendSections(["all"])
    try snapshot.appendItems(Array(0..<1_000_000), toSection: "all")
    #expect(snapshot.numberOfItems == 1_000_000)
    #expect(snapshot.itemID(at: ItemIndex(section: 0, item: 999_999)) == 999_999)
    let engine = LayoutEngine(
      layout: .autosizingColumnFlow, environment: LayoutEnvironment(containerSize: Size(width: 300, height: 600)),
      sections: snapshot.sectionDescriptions)
    #expect(engine.contentSize.height == 60_000_000 - 10)
  }
}
