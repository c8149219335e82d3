import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct InputTests {
  /// Three tiles in a line.
  private nonisolated static let moves: [(key: Key, direction: TextDirection, from: Int, to: Int?)] = [
    (.right, .ltr, 4, 5), (.left, .ltr, 4, 3), (.right, .rtl, 4, 3), (.left, .rtl, 4, 5),
    (.down, .ltr, 4, 7), (.up, .ltr, 4, 1), (.down, .rtl, 4, 7), (.up, .rtl, 4, 1),
    (.home, .ltr, 4, 0), (.end, .ltr, 4, 2999), (.home, .rtl, 4, 0), (.end, .rtl, 4, 2999),
    // 400 pixels are 8 lines of 50, without the last gap.
    (.pageDown, .ltr, 4, 25), (.pageUp, .ltr, 100, 79), (.pageUp, .rtl, 4, 1),
    // At the end of a line, the focus moves on to the next or the previous one.
    (.left, .ltr, 3, 2), (.right, .rtl, 3, 2), (.right, .ltr, 5, 6), (.left, .rtl, 5, 6),
    // At an edge, the key is passed on to the container.
    (.up, .ltr, 1, nil),
    (.home, .ltr, 0, nil),
    (.down, .ltr, 2999, nil), ("a", .ltr, 4, nil),
  ]

  @Test(arguments: moves.indices) func keysMoveTheFocusByGeometry(row: Int) async {
    let move = Self.moves[row]
    await withStage(CollectionStage.tiles, items: 0..<3000) { stage in
      stage.collection.direction = move.direction
      await stage.paintFrame()
      #expect(stage.collection.focusItem(at: at(move.from)))
      await stage.paintFrame()
      #expect(stage.collection.press(move.key) == (move.to != nil))
      await stage.paintFrame()
      let expected = move.to ?? move.from
      #expect(stage.collection.focusedItem == at(expected))
      #expect(stage.window.focusWidget === stage.cell(expected))
      let frame = stage.reference.frame(ofItemAt: at(expected))
      #expect(frame.map { $0.minY >= stage.offset && $0.maxY <= stage.offset + 400 } == true, "not completely visible")
    }
  }

  /// The keys along a line end there: the focus doesn't leave the items sideways.
  @Test(arguments: [
    HorizontalFlowLayout(itemSize: Size(width: 100, height: 40)) as any CollectionLayout,
    HorizontalScrollLayout(itemSize: Size(width: 100, height: 40)),
  ]) func keysAlongALineAreConsumedAtBothEnds(layout: any CollectionLayout) async {
    await withStage(layout, items: 0..<10) { stage in
      for (item, key) in [(0, Key.left), (9, Key.right)] {
        stage.collection.focusItem(at: at(item))
        await stage.paintFrame()
        #expect(stage.collection.press(key) && stage.collection.focusedItem == at(item))
        #expect(!stage.collection.press(key, .alt))
      }
    }
  }

  /// In a column, the surrounding widget handles Left and Right.
  @Test func keysAcrossAColumnAreIgnored() async {
    await withStage(items: 0..<10) { stage in
      stage.collection.focusItem(at: at(4))
      #expect(!stage.collection.press(.left) && !stage.collection.press(.right))
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func homeAndEndOfAScrollingLineShowItsInsets(direction: TextDirection) async {
    let layout = HorizontalScrollLayout(
      itemSize: Size(width: 100, height: 40), sectionInset: Insets(top: 0, leading: 16, bottom: 0, trailing: 16))
    await withStage(layout, items: 0..<200) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      stage.collection.focusItem(at: at(100))
      await stage.paintFrame()
      let range = stage.collection.engine.contentSize.width - 360
      let (start, end) = direction == .ltr ? (0, range) : (range, 0)
      for (key, offset) in [(Key.end, end), (Key.home, start)] {
        #expect(stage.collection.press(key))
        await stage.paintFrame()
        #expect(stage.collection.contentOffset.x == offset)
      }
    }
  }

  @Test func keysAreIgnoredWithoutAFocusedItem() async {
    await withStage(items: 0..<10) { stage in #expect(!stage.collection.press(.down)) }
  }

  @Test func selectionFollowsTheFocusUnlessControlIsHeld() async {
    await withStage(items: 0..<100) { stage in
      stage.collection.selectionMode = .single
      stage.collection.focusItem(at: at(2))
      #expect(stage.collection.selectedItem == nil)
      stage.collection.press(.down)
      #expect(stage.collection.selectedItem == at(3))
      stage.collection.press(.down, .control)
      #expect(stage.collection.selectedItem == at(3) && stage.collection.focusedItem == at(4))
      #expect(!stage.collection.press(.down, .alt))
    }
  }

  @Test(arguments: [Key.enter, .space])
  func returnAndSpaceActivate(key: Key) async {
    await withStage(items: 0..<100) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      stage.collection.selectionMode = .single
      stage.collection.focusItem(at: at(7))
      #expect(stage.collection.press(key))
      #expect(activated == [at(7)] && stage.collection.selectedItem == at(7))
      #expect(!stage.collection.press(key, .control))
      #expect(activated.count == 1)
    }
  }

  @Test func accessibleActionActivatesTheItem() async {
    await withStage(items: 0..<100) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      #expect(stage.cell(4)?.activateAction("item.activate") == true)
      #expect(activated == [at(4)])
    }
  }

  @Test func clickActivatesTheItemBelowIt() async {
    await withStage(items: 0..<1000) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      stage.offset = 20_025
      await stage.paintFrame()
      // Row 401 starts 25 pixels down, after a gap of 10.
      stage.collection.click(100, 30)
      #expect(activated == [at(401)])
      #expect(stage.collection.focusedItem == at(401) && stage.collection.selectedItem == nil)
      stage.collection.click(100, 20)
      #expect(activated.count == 1, "the gap was activated")
    }
  }

  @Test func pressReleasedElsewhereDoesNothing() async throws {
    try await withStage(items: 0..<1000) { stage in
      var activated = 0
      stage.collection.onActivate = { _ in activated += 1 }
      let gesture = try #require(stage.collection.controllers(of: ClickGesture.self).first)
      gesture.emit("pressed", Int32(1), 5.0, 10.0)
      #expect(stage.cell(0)?.stateFlags.contains(.active) == true)
      gesture.emit("released", Int32(1), 5.0, 60.0)
      #expect(stage.cell(0)?.stateFlags.contains(.active) == false && activated == 0)
      gesture.emit("pressed", Int32(1), 5.0, 10.0)
      gesture.emit("released", Int32(1), 5.0, 10_000.0)
      #expect(activated == 0)
    }
  }

  @Test func reusedCellDoesNotActivateThePressedItem() async throws {
    try await withStage(items: 0..<1000) { stage in
      var activated = 0
      stage.collection.onActivate = { _ in activated += 1 }
      let gesture = try #require(stage.collection.controllers(of: ClickGesture.self).first)
      stage.collection.focusItem(at: at(5))
      gesture.emit("pressed", Int32(1), 5.0, 10.0)
      stage.collection.focusItem(at: at(5))
      let pressed = stage.cell(0)
      stage.offset = 30_000
      await stage.paintFrame()
      let bounds = try #require(pressed.flatMap { $0.index == nil ? nil : $0.bounds(in: stage.collection) })
      gesture.emit("released", Int32(1), 5.0, bounds.y + 5)
      #expect(activated == 0, "an item other than the pressed one was activated")
    }
  }

  @Test func tabReturnsToTheFocusedItemAndLeaves() async {
    await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      let (before, after) = (Button(label: "before"), Button(label: "after"))
      let scrolled = stage.window.child
      stage.window.child = nil
      scrolled?.expandsVertically = true
      let box = Box(.vertical, [before] + [scrolled].compactMap(\.self) + [after])
      stage.window.child = box
      stage.window.defaultSize = (360, 400)
      stage.window.present()
      #expect(await turnUntil { stage.collection.height > 200 })
      await paint(stage.window, frames: 2)

      before.grabFocus()
      stage.window.moveFocus(.tabForward)
      #expect(stage.collection.focusedItem == at(0))
      stage.collection.press(.down)
      stage.window.moveFocus(.tabForward)
      #expect(stage.window.focusWidget === after)
      stage.window.moveFocus(.tabBackward)
      #expect(stage.collection.focusedItem == at(1))
      stage.window.moveFocus(.tabBackward)
      #expect(!stage.collection.containsFocus)
      stage.close()
    }
  }

  @Test func pageKeysScrollThroughAnItemHigherThanTheViewport() async {
    await withNoPeerLeft {
      let stage = CollectionStage(.table, items: 0..<5)
      NumberCell.requestedHeight = 1500
      await stage.show()
      stage.collection.focusItem(at: ItemIndex(section: 0, item: 0))
      @MainActor func press(_ key: Key) async -> (offset: Double, item: Int?) {
        #expect(stage.collection.handle(key, []))
        await stage.paintFrame()
        return (stage.offset, stage.collection.focusedItem?.item)
      }
      for expected in [360.0, 720, 1080, 1100] {
        let (offset, item) = await press(.pageDown)
        #expect(offset == expected && item == 0, "\(offset) \(String(describing: item))")
      }
      // At its end, the next one follows.
      #expect(await press(.pageDown).item == 1)
      stage.offset = 2000
      await stage.paintFrame()
      let (offset, item) = await press(.pageUp)
      #expect(offset == 1640 && item == 1, "\(offset) \(String(describing: item))")
      stage.close()
      NumberCell.requestedHeight = 40
    }
  }

  @Test func openedWindowFocusesTheFirstItem() async {
    await withNoPeerLeft {
      let stage = CollectionStage(items: 0..<100)
      stage.window.defaultSize = (360, 400)
      stage.window.present()
      let hasFocus = await turnUntil { stage.collection.focusedItem == ItemIndex(section: 0, item: 0) }
      #expect(hasFocus && stage.offset == 0)
      stage.close()
    }
  }
}
