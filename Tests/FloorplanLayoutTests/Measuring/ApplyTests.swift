import FloorplanLayout
import Testing

/// Changes of sections and items, computed from snapshots, on engines with measurements.
@Suite struct ApplyTests {
  private typealias Snapshot = CollectionSnapshot<Int, Int>

  private func snapshot(_ sections: [(Int, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    do {
      for (section, items) in sections {
        try snapshot.appendSections([section])
        try snapshot.appendItems(items, toSection: section)
      }
    } catch {
      Issue.record("\(error)")
    }
    return snapshot
  }

  private func descriptions(_ snapshot: Snapshot) -> [SectionDescription] {
    snapshot.sectionIDs.map { section in
      // The section's own values move with it.
      SectionDescription(
        itemCount: snapshot.itemIDs(inSection: section).count, headerHeight: Double(section * 10),
        overrides: SectionOverrides(minimumInteritemSpacing: section.isMultiple(of: 3) ? 3 : nil))
    }
  }

  /// Some of the identifiers 0 to 39 in some of the sections 0 to 5, in any order.
  private func randomSnapshot(_ generator: inout SplitMix) -> Snapshot {
    let sections = (0...5).filter { _ in Int.random(in: 0..<4, using: &generator) > 0 }.shuffled(using: &generator)
    var contents = sections.map { ($0, [Int]()) }
    guard !contents.isEmpty else { return Snapshot() }
    var ids = Array(0..<40)
    if Bool.random(using: &generator) { ids.shuffle(using: &generator) }
    for id in ids where Int.random(in: 0..<5, using: &generator) > 0 {
      let section =
        Bool.random(using: &generator) ? id / 8 % contents.count : Int.random(in: 0..<contents.count, using: &generator)
      contents[section].1.append(id)
    }
    return snapshot(contents)
  }

  private func engine(_ layout: any CollectionLayout, _ snapshot: Snapshot, sizes: [Int: Size]) -> LayoutEngine {
    var engine = LayoutEngine(
      layout: layout, environment: LayoutEnvironment(containerSize: Size(width: 331, height: 500)),
      sections: descriptions(snapshot))
    for (section, id) in snapshot.sectionIDs.enumerated() {
      for (item, id) in snapshot.itemIDs(inSection: id).enumerated() {
        if let size = sizes[id] { engine.setMeasuredSize(size, forItemAt: ItemIndex(section: section, item: item)) }
      }
    }
    return engine
  }

  private func frames(_ engine: LayoutEngine) -> [String] {
    engine.elements(in: Rect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)).map { "\($0.element) \($0.frame)" }
  }

  @Test(arguments: RebuildTests.layouts.indices)
  func measurementsMoveWithTheirItems(layout: Int) throws {
    for seed in 0..<100 {
      var generator = SplitMix(seed: UInt64(seed))
      let (old, new) = (randomSnapshot(&generator), randomSnapshot(&generator))
      var sizes: [Int: Size] = [:]
      for id in 0..<40 where Int.random(in: 0..<4, using: &generator) > 0 {
        sizes[id] = Size(
          width: Double.random(in: 5..<200, using: &generator), height: Double.random(in: 5..<200, using: &generator))
      }
      var changed = engine(RebuildTests.layouts[layout], old, sizes: sizes)
      try changed.apply(CollectionChanges(from: old, to: new), sections: descriptions(new))
      // New items were never measured.
      let known = Set(old.sectionIDs.flatMap { old.itemIDs(inSection: $0) })
      let rebuilt = engine(RebuildTests.layouts[layout], new, sizes: sizes.filter { known.contains($0.key) })
      try #require(frames(changed) == frames(rebuilt), "seed \(seed)")
      #expect(changed.contentSize == rebuilt.contentSize, "seed \(seed)")
    }
  }

  @Test(arguments: RebuildTests.layouts.indices)
  func thrownErrorLeavesTheEngineUnchanged(layout: Int) throws {
    let content = snapshot([(1, [1, 2, 3]), (2, [4, 5])])
    var engine = engine(RebuildTests.layouts[layout], content, sizes: [1: Size(width: 40, height: 90)])
    let before = frames(engine)
    let one = CollectionChanges.ItemRange(section: 1, items: 0..<1)
    let invalid: [(CollectionChanges, [SectionDescription], LayoutError)] = [
      (
        CollectionChanges(removedItems: [one]), descriptions(content),
        .itemCountMismatch(section: 1, expected: 1, found: 2)
      ),
      (
        CollectionChanges(removedItems: [CollectionChanges.ItemRange(section: 1, items: 1..<3)]), descriptions(content),
        .unknownItem(index: ItemIndex(section: 1, item: 2), count: 2, content: .old)
      ),
      (CollectionChanges(), [], .sectionCountMismatch(expected: 2, found: 0)),
    ]
    for (changes, sections, error) in invalid {
      #expect(throws: error) { try engine.apply(changes, sections: sections) }
      #expect(frames(engine) == before)
      #expect(engine.hasMeasurement(forItemAt: ItemIndex(section: 0, item: 0)))
    }
  }

  @Test func limitedItemIsRemeasuredInAWiderSection() throws {
    func sections(_ first: Int, _ second: Int) -> [SectionDescription] {
      let narrow = SectionOverrides(sectionInset: Insets(top: 0, leading: 0, bottom: 0, trailing: 200))
      return [
        SectionDescription(itemCount: first, overrides: narrow), SectionDescription(itemCount: second),
      ]
    }
    var engine = LayoutEngine(
      layout: HorizontalFlowLayout(estimatedItemSize: Size(width: 50, height: 50)),
      environment: LayoutEnvironment(containerSize: Size(width: 300, height: 500)), sections: sections(2, 0))
    let (limited, free) = (ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1))
    engine.setMeasuredSize(Size(width: 250, height: 40), forItemAt: limited)
    engine.setMeasuredSize(Size(width: 70, height: 40), forItemAt: free)
    // Within its section, nothing about it changes.
    try engine.apply(
      CollectionChanges(movedItems: [CollectionChanges.Move(from: limited, to: free)]), sections: sections(2, 0))
    #expect(!engine.needsMeasurement(ofItemAt: free) && !engine.needsMeasurement(ofItemAt: limited))
    let (first, second) = (ItemIndex(section: 1, item: 0), ItemIndex(section: 1, item: 1))
    try engine.apply(
      CollectionChanges(movedItems: [
        CollectionChanges.Move(from: free, to: first), CollectionChanges.Move(from: limited, to: second),
      ]), sections: sections(0, 2))
    #expect(engine.needsMeasurement(ofItemAt: first) && engine.hasMeasurement(forItemAt: first))
    #expect(!engine.needsMeasurement(ofItemAt: second))
  }

  @Test func reloadedItemKeepsItsSizeAsEstimate() throws {
    let content = snapshot([(1, [1, 2, 3])])
    var engine = engine(.autosizingColumnFlow, content, sizes: [1: Size(width: 0, height: 90)])
    let index = ItemIndex(section: 0, item: 0)
    #expect(!engine.needsMeasurement(ofItemAt: index))
    try engine.apply(CollectionChanges(reloadedItems: [index]), sections: descriptions(content))
    #expect(engine.needsMeasurement(ofItemAt: index))
    #expect(engine.frame(ofItemAt: index)?.size.height == 90)
  }

  @Test func anchorKeepsItsPosition() throws {
    let old = snapshot([(1, Array(0..<1000)), (2, Array(1000..<1400))])
    var engine = engine(.autosizingColumnFlow, old, sizes: [:])
    for item in 0..<1000 {
      let size = Size(width: 0, height: 20 + Double(item * 31 % 70))
      engine.setMeasuredSize(size, forItemAt: ItemIndex(section: 0, item: item))
    }
    let viewport = Rect(x: 0, y: 9000.25, width: 331, height: 500)
    let new = snapshot([(2, [7] + Array(1100..<1400)), (1, Array((0..<1000).reversed()).filter { $0 % 3 != 0 })])
    let changes = CollectionChanges(from: old, to: new)
    let mapping = ItemIndexMapping(changes)
    var anchor = try #require(engine.anchor(in: viewport) { mapping.newIndex(ofItemAt: $0) != nil })
    try engine.apply(changes, sections: descriptions(new))
    anchor.index = try #require(mapping.newIndex(ofItemAt: anchor.index))
    let offset = engine.contentOffset(keeping: anchor, in: viewport)
    let frame = try #require(engine.frame(ofItemAt: anchor.index))
    #expect(frame.minY - offset.y == anchor.frame.minY - viewport.minY)
    #expect(frame.size == anchor.frame.size)
  }
}
