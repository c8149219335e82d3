import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct SnapshotChangeTests {
  private static let many = 0..<1000

  /// Changes the items while the collection scrolls, and checks that visible items keep their position.
  private func expectNoMovement(
    _ items: [Int], from start: Double = 20_013, _ location: SourceLocation = #_sourceLocation
  ) async {
    await withStage(items: Self.many, location) { stage in
      stage.offset = start
      await stage.paintFrame()
      let ids = stage.visibleIDs
      let positions = ids.map { stage.distance($0) }
      let cells = ids.map { stage.cell($0) }
      stage.clearRecords()
      stage.apply(items)
      // Immediately, before any frame.
      #expect(ids.map { stage.cell($0) } == cells, "cells were replaced", sourceLocation: location)
      await stage.paintFrame()
      #expect(ids.map { stage.distance($0) } == positions, "items have moved", sourceLocation: location)
      #expect(ids.map { stage.cell($0) } == cells, "cells were replaced", sourceLocation: location)
      #expect(Set(stage.bound).isDisjoint(with: ids), "kept items were bound again", sourceLocation: location)
    }
  }

  @Test(arguments: [1, 3, 500]) func insertingAboveKeepsThePosition(count: Int) async {
    await expectNoMovement(Array(10_000..<10_000 + count) + Self.many)
  }

  @Test(arguments: [1, 3, 350]) func deletingAboveKeepsThePosition(count: Int) async {
    await expectNoMovement(Array(Self.many.dropFirst(count)))
  }

  @Test func movingItemsBelowKeepsThePosition() async {
    await expectNoMovement(Array(100..<1000) + Array(0..<100))
  }

  @Test func movingItemsAboveKeepsThePosition() async {
    await expectNoMovement(Array(700..<1000) + Array(0..<700))
  }

  @Test(arguments: [0, 200, 999]) func movingAVisibleItemKeepsTheOthers(target: Int) async {
    // Move the first visible row, or the second one, after which only the rows below it move up.
    for moved in [400, 401] {
      await withStage(items: Self.many) { stage in
        stage.offset = 20_013
        await stage.paintFrame()
        #expect(stage.visibleIDs.first == 400)
        let kept = moved == 400 ? 401 : 400
        let position = stage.distance(kept)
        var items = Self.many.filter { $0 != moved }
        items.insert(moved, at: target)
        stage.apply(items)
        await stage.paintFrame()
        #expect(stage.distance(kept) == position, "\(moved) to \(target)")
      }
    }
  }

  @Test func knownChangesAreAppliedWithoutComparingItems() async throws {
    let collection = CollectionView(layout: CollectionStage.rows)
    let source = CollectionDataSource<Int, CountingID>(collection, NumberCell.self) { $0.id = $1.number }
    try source.apply(CollectionSnapshot([(0..<1000).map(CountingID.init)]))
    let window = Window()
    window.child = ScrolledWindow(collection)
    window.defaultSize = (360, 400)
    window.present()
    #expect(await turnUntil { collection.height > 200 })
    await paint(window, frames: 2)
    let cell = collection.cell(at: ItemIndex(section: 0, item: 0))
    let numbers = [1, 2, 3, 0] + Array(4..<1000)
    let snapshot = try CollectionSnapshot([numbers.map(CountingID.init)])
    CountingID.useCount = 0
    let (first, fourth) = (ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 3))
    source.apply(snapshot, changes: CollectionChanges(movedItems: [.init(from: first, to: fourth)]))
    #expect(collection.cell(at: fourth) === cell && CountingID.useCount == 0)
    // Changes that don't fit reload everything.
    try source.apply(CollectionSnapshot([[CountingID(number: 7)]]), changes: CollectionChanges())
    #expect(collection.numberOfItems == 1 && CountingID.useCount == 0)
    await paint(window)
    #expect((collection.cell(at: first) as? NumberCell)?.id == 7)
    window.close()
  }

  @Test func movingAllVisibleItemsScrollsToTheFirst() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 20_013
      await stage.paintFrame()
      let moved = stage.visibleIDs
      let position = stage.distance(moved[0])
      stage.apply(Self.many.filter { !moved.contains($0) } + moved + Array(2000..<2100))
      await stage.paintFrame()
      #expect(stage.distance(moved[0]) == position)
    }
  }

  @Test func sortKeepsAVisibleFocusedItemOrScrollsToTheStart() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 20_013
      await stage.paintFrame()
      stage.collection.focusItem(at: at(403))
      let position = stage.distance(403)
      stage.apply(Self.many.reversed())
      await stage.paintFrame()
      #expect(stage.distance(403) == position && stage.collection.focusedItem == at(1000 - 1 - 403))
      // The focused item has been scrolled out of sight.
      stage.offset = 1000
      await stage.paintFrame()
      stage.apply(Array(Self.many))
      await stage.paintFrame()
      #expect(stage.offset == 0 && stage.visibleIDs.first == 0)
      stage.window.clearFocus()
      stage.collection.focusIndex = nil
      stage.offset = 1000
      await stage.paintFrame()
      let even = Self.many.filter { $0.isMultiple(of: 2) }
      stage.apply(even.reversed() + Self.many.filter { !$0.isMultiple(of: 2) }.reversed())
      await stage.paintFrame()
      #expect(stage.offset == 0 && stage.visibleIDs.first == 998)
      // At the start, an item that had the focus earlier doesn't scroll the view.
      stage.collection.focusIndex = at(3)
      stage.apply(Array(Self.many))
      await stage.paintFrame()
      #expect(stage.offset == 0 && stage.visibleIDs.first == 0)
      // A filter at the same time makes no difference.
      stage.collection.focusIndex = nil
      stage.offset = 1000
      await stage.paintFrame()
      stage.apply(even.reversed())
      await stage.paintFrame()
      #expect(stage.offset == 0 && stage.visibleIDs.first == 998)
    }
  }

  @Test func replacedDataSourceKeepsSelectionFocusAndPosition() async {
    await withStage(items: Self.many) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      stage.offset = 1013
      await stage.paintFrame()
      collection.focusItem(at: at(22))
      collection.selection = ItemSelection([at(22), at(900)])
      let cell = collection.cell(at: at(22))
      var (reports, hasLeft) = (0, false)
      collection.onSelectionChange = { reports += 1 }
      stage.window.connect("notify::focus-widget") { if !collection.containsFocus { hasLeft = true } }
      @MainActor func replace(_ items: Range<Int>) {
        collection.replaceDataSource {
          let source = CollectionDataSource<Int, Int>(collection, NumberCell.self) { $0.id = $1 }
          source.show(Array(items))
        }
        #expect(collection.numberOfItems == items.count)
        #expect(collection.focusedItem == at(22) && stage.window.focusWidget === cell && !hasLeft)
        #expect(stage.offset == 1013 && (collection.cell(at: at(22)) as? NumberCell)?.id == 22)
      }
      replace(Self.many)
      #expect(reports == 0 && collection.selectedNumbers == [22, 900])
      replace(0..<500)
      #expect(reports == 1 && collection.selectedNumbers == [22])
      replace(Self.many)
      #expect(reports == 1 && collection.selectedNumbers == [22])
    }
  }

  @Test func changesBelowKeepThePosition() async {
    await expectNoMovement(Array(0..<600))
    await expectNoMovement(Array(Self.many) + Array(5000..<6000))
  }

  @Test func newSectionAboveKeepsThePosition() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 20_013
      await stage.paintFrame()
      let id = stage.visibleIDs[0]
      let position = stage.distance(id)
      stage.apply([Array(2000..<2100), [], Array(Self.many)])
      await stage.paintFrame()
      #expect(stage.distance(id) == position)
    }
  }

  @Test func twoChangesInAFrameKeepThePosition() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 20_013
      await stage.paintFrame()
      let ids = stage.visibleIDs
      let position = stage.distance(ids[1])
      stage.apply(Array(3000..<3500) + Array(Self.many))
      // The anchor of the first change is removed by the second.
      stage.apply(Array(4000..<4100) + Array(3000..<3500) + Self.many.filter { $0 != ids[0] })
      await stage.paintFrame()
      #expect(stage.distance(ids[1]) == position)
    }
  }

  @Test func removingTheFirstVisibleItemKeepsTheNext() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 20_013
      await stage.paintFrame()
      let ids = stage.visibleIDs
      let position = stage.distance(ids[2])
      stage.apply(Self.many.filter { $0 != ids[0] && $0 != ids[1] })
      await stage.paintFrame()
      #expect(stage.distance(ids[2]) == position)
    }
  }

  @Test func itemInsertedAtTheTopIsVisibleAtTheTop() async {
    await withStage(items: Self.many) { stage in
      stage.apply([5000] + Array(Self.many))
      await stage.paintFrame()
      #expect(stage.offset == 0 && stage.visibleIDs.first == 5000)
    }
  }

  @Test func viewportStaysWithinTheContent() async {
    await withStage(items: Self.many) { stage in
      stage.offset = 40_000
      await stage.paintFrame()
      stage.apply(Array(0..<20))
      await stage.paintFrame()
      #expect(stage.offset == 20 * 50 - 10 - 400)
    }
  }

  @Test func onlyReloadedItemsAreBoundAgain() async {
    await withStage(items: Self.many) { stage in
      let kept = stage.cell(1)
      stage.clearRecords()
      stage.apply(Array(Self.many), reloading: [2, 4, 900])
      await stage.paintFrame()
      #expect(stage.bound.sorted() == [2, 4])
      #expect(stage.cell(1) === kept)
    }
  }

  @Test func equalSnapshotBindsNothing() async {
    await withStage(items: Self.many) { stage in
      stage.clearRecords()
      stage.apply(Array(Self.many))
      await stage.paintFrame()
      #expect(stage.bound.isEmpty)
    }
  }
}

/// An identifier that counts how often identifiers are compared and hashed.
private nonisolated struct CountingID: Hashable {
  nonisolated(unsafe) static var useCount = 0
  let number: Int

  static func == (left: CountingID, right: CountingID) -> Bool {
    useCount += 1
    return left.number == right.number
  }

  func hash(into hasher: inout Hasher) {
    Self.useCount += 1
    hasher.combine(number)
  }
}
