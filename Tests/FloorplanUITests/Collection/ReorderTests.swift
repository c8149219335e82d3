import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Rows with a distance of 50 and a height of 40.
@Suite(.serialized) struct ReorderTests {
  private func line(in collection: CollectionView) -> DropIndicatorMark? {
    collection.children.compactMap { $0 as? DropIndicatorMark }.first
  }

  /// Makes the stage's items movable, and records the requested moves.
  private func allowMoves(_ stage: CollectionStage, _ moves: @escaping (ItemIndex, ItemIndex) -> Void = { _, _ in }) {
    stage.collection.moveItems = { [weak stage] items, to in
      if let first = items.first { moves(first, to) }
      guard let stage, let source = stage.source else { return }
      let ids = items.compactMap(source.snapshot.itemID)
      var sections = (0..<source.snapshot.sectionDescriptions.count).map {
        source.snapshot.itemIDs(inSection: $0).filter { !ids.contains($0) }
      }
      sections[to.section].insert(contentsOf: ids, at: to.item)
      stage.apply(sections)
    }
  }

  private func numbers(_ stage: CollectionStage, _ count: Int) -> [Int] {
    Array((stage.source?.snapshot.itemIDs(inSection: 0) ?? []).prefix(count))
  }

  // MARK: Pointer

  /// Row 2 is dragged at its top and dropped at a position.
  private nonisolated static let drops: [(y: Double, order: [Int], line: Double?)] = [
    // The upper half of a row is before it, the lower half after it; the line is in the middle of the gap.
    (255, [0, 1, 3, 4, 2, 5], 244), (285, [0, 1, 3, 4, 5, 2], 294), (5, [2, 0, 1, 3, 4, 5], -1),
    (60, [0, 2, 1, 3, 4, 5], 44), (195, [0, 1, 3, 2, 4, 5], 194),
    // In a gap, the nearest row counts.
    (247, [0, 1, 3, 4, 2, 5], 244), (242, [0, 1, 3, 4, 2, 5], 244),
    // Next to itself, it stays.
    (85, [0, 1, 2, 3, 4, 5], nil), (130, [0, 1, 2, 3, 4, 5], nil), (155, [0, 1, 2, 3, 4, 5], nil),
  ]

  @Test(arguments: drops.indices) func draggedCellIsDroppedInTheGap(row: Int) async throws {
    let (y, order, expected) = Self.drops[row]
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var moves = 0
      allowMoves(stage) { _, _ in moves += 1 }
      try collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 60, y: 140))
      try collection.continueDrag(by: 10, y - 105)
      await stage.paintFrame()
      // Held where it was grabbed.
      #expect(stage.cell(2)?.bounds(in: collection).map { [$0.x, $0.y] } == [10, y - 5])
      #expect(stage.cell(2)?.stateFlags.contains(.active) == true)
      let bounds = line(in: collection).flatMap { $0.isMapped ? $0.bounds(in: collection) : nil }
      #expect(bounds?.y == expected && bounds?.height ?? 2 == 2 && bounds?.width ?? 360 == 360)
      #expect(numbers(stage, 6) == Array(0..<6), "moved before the drop")
      try collection.drop()
      #expect(numbers(stage, 6) == order && moves == (expected == nil ? 0 : 1))
      #expect(line(in: collection) == nil && stage.cell(2)?.stateFlags.contains(.active) == false)
      await stage.paintFrame()
      #expect(collection.focusedItem == stage.index(2) && stage.window.focusWidget === stage.cell(2))
    }
  }

  /// Tiles of 100 by 40, three in a line.
  @Test(arguments: [TextDirection.ltr, .rtl]) func horizontalNeighborsUseTheDropSide(direction: TextDirection)
    async throws
  {
    try await withStage(CollectionStage.tiles, items: 0..<9) { stage in
      let collection = stage.collection
      collection.direction = direction
      await stage.paintFrame()
      allowMoves(stage)
      let reference = stage.reference
      func middle(_ item: Int) throws -> Point {
        let frame = try #require(reference.frame(ofItemAt: at(item)))
        return Point(x: (frame.minX + frame.maxX) / 2, y: (frame.minY + frame.maxY) / 2)
      }
      let ahead = direction == .rtl ? -20.0 : 20
      try collection.startDrag(from: middle(0), to: Point(x: middle(4).x + ahead, y: middle(4).y))
      await stage.paintFrame()
      let frames = try (
        #require(reference.frame(ofItemAt: at(4))), #require(reference.frame(ofItemAt: at(5)))
      )
      let gap = direction == .rtl ? (frames.1.maxX + frames.0.minX) / 2 : (frames.0.maxX + frames.1.minX) / 2
      let bounds = try #require(line(in: collection)?.bounds(in: collection))
      #expect(abs(bounds.x + 1 - gap) <= 0.5 && bounds.width == 2 && bounds.height == 40)
      try collection.drop()
      #expect(numbers(stage, 9) == [1, 2, 3, 4, 0, 5, 6, 7, 8])
      await stage.paintFrame()
      // After the last one of a line, before its first one.
      try collection.startDrag(from: middle(8), to: Point(x: middle(3).x - ahead, y: middle(3).y))
      try collection.drop()
      #expect(numbers(stage, 9) == [1, 2, 3, 8, 4, 0, 5, 6, 7])
    }
  }

  @Test func escapeAndDisallowedMovesChangeNothing() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var moves = 0
      allowMoves(stage) { _, _ in moves += 1 }
      let (start, end) = (Point(x: 50, y: 105), Point(x: 50, y: 285))
      try collection.startDrag(from: start, to: end)
      #expect(collection.press(.escape) && line(in: collection) == nil)
      try collection.continueDrag(by: 0, 150)
      try collection.drop()
      await stage.paintFrame()
      #expect(moves == 0 && stage.cell(2)?.bounds(in: collection)?.y == 100)
      #expect(!collection.press(.escape))

      collection.canMoveItem = { $0.item != 2 && $0.item != 5 }
      try collection.startDrag(from: start, to: end)
      #expect(line(in: collection) == nil)
      try collection.drop()
      // A row that can't move keeps its position.
      try collection.startDrag(from: Point(x: 50, y: 55), to: end)
      await stage.paintFrame()
      #expect(line(in: collection)?.isMapped == false)
      try collection.drop()
      collection.moveItems = nil
      collection.canMoveItem = nil
      try collection.startDrag(from: start, to: end)
      #expect(line(in: collection) == nil)
      try collection.drop()
      #expect(moves == 0)
    }
  }

  @Test func dragOutsideMovableItemsStartsARubberBand() async throws {
    try await withStage(items: 0..<3) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      allowMoves(stage)
      try collection.startDrag(from: Point(x: 50, y: 300), to: Point(x: 100, y: 70))
      #expect(collection.selectedCells == [1, 2])
      try collection.drop()
      collection.canMoveItem = { $0.item > 0 }
      try collection.startDrag(from: Point(x: 50, y: 20), to: Point(x: 100, y: 70))
      #expect(collection.selectedCells == [0, 1])
      try collection.drop()
      try collection.startDrag(from: Point(x: 50, y: 70), to: Point(x: 100, y: 20))
      #expect(collection.input.drag.lift?.index == at(1))
      try collection.drop()
    }
  }

  @Test func dragNearAnEdgeScrollsAndTheCellFollowsThePointer() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      allowMoves(stage)
      let cell = stage.cell(2)
      try collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 50, y: 394))
      let hasScrolled = await turnUntil { stage.offset > 1000 }
      #expect(hasScrolled && stage.cell(2) === cell)
      try collection.continueDrag(by: 0, 95)
      await stage.paintFrame()
      #expect(cell?.bounds(in: collection)?.y == 195 && cell?.isMapped == true)
      let target = try #require(collection.item(at: Point(x: 50, y: 200)) ?? collection.item(at: Point(x: 50, y: 211)))
      try collection.drop()
      await stage.paintFrame()
      let newIndex = try #require(stage.index(2))
      #expect(abs(newIndex.item - target.item) <= 1 && newIndex.item > 15)
      #expect(collection.focusedItem == newIndex)
    }
  }

  @Test func draggedItemFollowsTheModelAndCanBeRemoved() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var moves: [(ItemIndex, ItemIndex)] = []
      allowMoves(stage) { moves.append(($0, $1)) }
      try collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 50, y: 285))
      stage.apply([500] + Array(0..<100))
      #expect(collection.input.drag.lift?.index == at(3))
      await stage.paintFrame()
      try collection.continueDrag(by: 0, 181)
      try collection.drop()
      #expect(moves.count == 1 && moves.first?.0 == at(3) && moves.first?.1 == at(5))
      await stage.paintFrame()
      try collection.startDrag(from: Point(x: 50, y: 5), to: Point(x: 50, y: 285))
      stage.apply(Array(0..<100))
      #expect(collection.input.drag.lift == nil && line(in: collection) == nil)
      try collection.drop()
      #expect(moves.count == 1)
    }
  }

  @Test func itemCanBeDraggedToAnotherSection() async throws {
    try await withStage { stage in
      let collection = stage.collection
      stage.apply([[0, 1], [10, 11, 12]])
      await stage.paintFrame()
      allowMoves(stage)
      let last = try #require(stage.cell(12)?.bounds(in: collection))
      try collection.startDrag(from: Point(x: 50, y: 5), to: Point(x: 50, y: last.y + 35))
      try collection.drop()
      #expect(stage.source?.snapshot.itemIDs(inSection: 1) == [10, 11, 12, 0])
      #expect(collection.focusedItem == ItemIndex(section: 1, item: 3))
    }
  }

  @Test func closingTheWindowEndsTheDrag() async throws {
    try await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      await stage.show()
      allowMoves(stage)
      try stage.collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 50, y: 394))
      stage.close()
    }
  }

  @Test func selectedItemsAreDraggedTogether() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      var moves: [(ItemIndex, ItemIndex)] = []
      allowMoves(stage) { moves.append(($0, $1)) }
      collection.selection = ItemSelection([at(1), at(2), at(5)])
      try collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 60, y: 140))
      try collection.continueDrag(by: 10, 180)
      await stage.paintFrame()
      #expect(stage.cell(2)?.bounds(in: collection).map { [$0.x, $0.y] } == [10, 280])
      #expect(stage.cell(1)?.isMapped == false && stage.cell(5)?.isMapped == false && stage.cell(3)?.isMapped == true)
      let edges = collection.children.compactMap { $0 as? DraggedCellMark }.compactMap { $0.bounds(in: collection) }
      #expect(edges.map { [$0.x, $0.y, $0.width, $0.height] } == [[18, 320, 344, 8], [26, 328, 328, 8]])
      let count = collection.children.compactMap { $0 as? PartLabel }.first
      let bounds = try #require(count?.bounds(in: collection))
      #expect(count?.text == "3" && bounds.x + bounds.width == 360 && bounds.y < 280 && bounds.y + bounds.height > 280)
      try collection.drop()
      #expect(numbers(stage, 7) == [0, 3, 4, 1, 2, 5, 6] && moves.count == 1 && moves.first?.1 == at(3))
      #expect(!collection.children.contains { $0 is DraggedCellMark || $0 is PartLabel })
      await stage.paintFrame()
      #expect(collection.selectedNumbers == [3, 4, 5] && collection.focusedItem == at(4))
      #expect([1, 2, 5].allSatisfy { stage.cell($0)?.isMapped == true })
      // Next to themselves, they stay.
      for y in [145.0, 170, 220, 295] {
        try collection.startDrag(from: Point(x: 50, y: 205), to: Point(x: 50, y: y))
        try collection.drop()
      }
      #expect(moves.count == 1)
      // An item that isn't selected is dragged alone.
      try collection.startDrag(from: Point(x: 50, y: 55), to: Point(x: 50, y: 5))
      #expect(!collection.children.contains { $0 is DraggedCellMark })
      try collection.drop()
      #expect(numbers(stage, 7) == [3, 0, 4, 1, 2, 5, 6] && collection.selectedNumbers == [3, 4, 5])
      // Items that can't move stay.
      collection.canMoveItem = { $0.item != 4 }
      try collection.startDrag(from: Point(x: 50, y: 155), to: Point(x: 50, y: 5))
      try collection.drop()
      #expect(numbers(stage, 7) == [1, 5, 3, 0, 4, 2, 6])
    }
  }

  // MARK: Keyboard

  private nonisolated static let keys: [(key: Key, direction: TextDirection, order: [Int])] = [
    (.right, .ltr, [0, 1, 2, 3, 5, 4, 6, 7, 8]), (.left, .ltr, [0, 1, 2, 4, 3, 5, 6, 7, 8]),
    (.right, .rtl, [0, 1, 2, 4, 3, 5, 6, 7, 8]), (.left, .rtl, [0, 1, 2, 3, 5, 4, 6, 7, 8]),
    (.down, .ltr, [0, 1, 2, 3, 5, 6, 7, 4, 8]), (.up, .ltr, [0, 4, 1, 2, 3, 5, 6, 7, 8]),
    // Pages and ends aren't steps.
    (.home, .ltr, Array(0..<9)),
  ]

  /// Item 4 is the middle one of nine.
  @Test(arguments: keys.indices) func altAndArrowKeysMoveTheItem(row: Int) async {
    let (key, direction, order) = Self.keys[row]
    await withStage(CollectionStage.tiles, items: 0..<9) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      stage.collection.focusItem(at: at(4))
      #expect(!stage.collection.press(key, .alt))
      allowMoves(stage)
      #expect(stage.collection.press(key, .alt) == (key != .home))
      await stage.paintFrame()
      #expect(numbers(stage, 9) == order)
      #expect(stage.collection.focusedItem == stage.index(4) && stage.window.focusWidget === stage.cell(4))
    }
  }

  @Test func keysMoveAnItemThroughSectionsToBothEnds() async {
    await withStage { stage in
      stage.apply([[0, 1], [10, 11]])
      await stage.paintFrame()
      allowMoves(stage)
      stage.collection.focusItem(at: at(0))
      var seen: [[[Int]]] = []
      for key in [
        Key.down, .down, .down, .down, .up, .up, .up, .up,
      ] {
        // At an end, the key is still handled.
        #expect(stage.collection.press(key, .alt))
        seen.append((0..<2).map { stage.source?.snapshot.itemIDs(inSection: $0) ?? [] })
        #expect(stage.collection.focusedItem == stage.index(0))
      }
      #expect(
        seen == [
          [[1, 0], [10, 11]], [[1], [0, 10, 11]], [[1], [10, 0, 11]], [[1], [10, 11, 0]],
          [[1], [10, 0, 11]], [[1], [0, 10, 11]], [[1, 0], [10, 11]], [[0, 1], [10, 11]],
        ])
      stage.collection.canMoveItem = { $0.section == 0 }
      stage.collection.press(.down, .alt)
      stage.collection.press(.down, .alt)
      #expect(stage.source?.snapshot.itemIDs(inSection: 0) == [1, 0])
    }
  }

  @Test func altAndArrowKeysMoveTheSelection() async {
    await withStage { stage in
      stage.apply([Array(0..<5), [10, 11]])
      await stage.paintFrame()
      let collection = stage.collection
      collection.selectionMode = .multiple
      allowMoves(stage)
      collection.focusItem(at: at(2))
      collection.selection = ItemSelection([at(1), at(2)])
      @MainActor func press(_ key: Key) -> [[Int]] {
        #expect(collection.press(key, .alt) && collection.focusedItem == stage.index(2))
        #expect(collection.selection.compactMap { stage.source?.snapshot.itemID(at: $0) }.sorted() == [1, 2])
        return (0..<2).map { stage.source?.snapshot.itemIDs(inSection: $0) ?? [] }
      }
      let (down, up) = (Key.down, Key.up)
      #expect(press(down) == [[0, 3, 1, 2, 4], [10, 11]] && press(down) == [[0, 3, 4, 1, 2], [10, 11]])
      #expect(press(down) == [[0, 3, 4], [1, 2, 10, 11]] && press(down) == [[0, 3, 4], [10, 1, 2, 11]])
      #expect(press(down) == [[0, 3, 4], [10, 11, 1, 2]] && press(down) == [[0, 3, 4], [10, 11, 1, 2]])
      #expect(press(up) == [[0, 3, 4], [10, 1, 2, 11]] && press(up) == [[0, 3, 4], [1, 2, 10, 11]])
      #expect(press(up) == [[0, 3, 4, 1, 2], [10, 11]] && press(up) == [[0, 3, 1, 2, 4], [10, 11]])
      #expect(press(up) == [[0, 1, 2, 3, 4], [10, 11]] && press(up) == [[1, 2, 0, 3, 4], [10, 11]])
      #expect(press(up) == [[1, 2, 0, 3, 4], [10, 11]])
      // Separate items move together.
      stage.apply([[1, 0, 2, 3, 4], [10, 11]])
      #expect(press(down) == [[0, 3, 1, 2, 4], [10, 11]])
      // An item that isn't selected moves alone.
      collection.focusItem(at: at(0))
      #expect(collection.press(down, .alt) && numbers(stage, 5) == [3, 0, 1, 2, 4])
    }
  }

  @Test func focusFollowsAMovedItemAndStaysIfTheMoveIsRejected() async {
    await withStage(items: 0..<1000) { stage in
      let collection = stage.collection
      collection.focusItem(at: at(2))
      collection.moveItems = { _, _ in }
      #expect(collection.press(.down, .alt))
      #expect(collection.focusedItem == at(2))
      // To a different position than requested.
      collection.moveItems = { [weak stage] items, _ in
        stage?.apply((0..<1000).filter { !items.contains(at($0)) } + items.map(\.item))
      }
      #expect(collection.press(.down, .alt))
      await stage.paintFrame()
      #expect(collection.focusedItem == at(999) && stage.window.focusWidget === stage.cell(2))
    }
  }

  @Test func focusFollowsAnItemRemovedAndInsertedByAListModel() async {
    await withNoPeerLeft {
      let model = MovableNumbers(Array(0..<100))
      let window = Window()
      let collection = CollectionView(layout: CollectionStage.rows)
      let source = ListModelDataSource(collection, model) { collection, index, item in
        let cell = collection.dequeue(NumberCell.self, for: index)
        cell.id = Int((item as? StringObject)?.text ?? "")
        return cell
      }
      window.child = ScrolledWindow(collection)
      window.defaultSize = (360, 400)
      window.present()
      #expect(await turnUntil { collection.height > 200 })
      await paint(window, frames: 2)
      collection.moveItems = { items, to in items.first.map { model.move($0.item, to.item) } }
      collection.focusItem(at: at(2))
      collection.press(.down, .alt)
      await paint(window)
      #expect((collection.cell(at: at(3)) as? NumberCell)?.id == 2 && collection.focusedItem == at(3))
      _ = source
      window.close()
    }
  }
}

/// Numbers that are moved as in most models: removed, and inserted again.
private final class MovableNumbers: CustomListModel {
  private var numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
    super.init()
  }

  override var itemCount: Int { numbers.count }
  override func item(at position: Int) -> Object? { StringObject("\(numbers[position])") }

  func move(_ from: Int, _ to: Int) {
    let number = numbers.remove(at: from)
    itemsChanged(at: from, removed: 1, added: 0)
    numbers.insert(number, at: to)
    itemsChanged(at: to, removed: 0, added: 1)
  }
}
