import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct HoverTests {
  /// The items whose cells have the hover state; nil for unused cells.
  private func hovered(_ stage: CollectionStage) -> [Int?] {
    stage.collection.children.compactMap { $0 as? NumberCell }.filter { $0.stateFlags.contains(.prelight) }.map(\.id)
  }

  @Test func scrollingMovesTheHoverState() async throws {
    try await withStage(items: 0..<100) { stage in
      let motion = try #require(stage.collection.controllers(of: MotionController.self).first)
      // GTK sets the state before it emits the signal.
      stage.cell(1)?.setState(.prelight, true)
      motion.emit("enter", 20.0, 60.0)
      #expect(hovered(stage) == [1])
      stage.collection.verticalAdjustment?.value = 20
      #expect(hovered(stage) == [1], "the item is still below the pointer")
      for (offset, item) in [(50.0, 2), (500.0, 11), (3000.0, 61)] {
        stage.collection.verticalAdjustment?.value = offset
        #expect(hovered(stage) == [item])
        await stage.paintFrame()
        #expect(hovered(stage) == [item])
      }
      // Between two items, there is none.
      stage.collection.verticalAdjustment?.value = 3035
      #expect(hovered(stage).isEmpty)
      stage.collection.verticalAdjustment?.value = 3000
      #expect(hovered(stage) == [61])
    }
  }

  /// Whatever moves the items below a resting pointer moves the hover state.
  @Test func movedItemsMoveTheHoverState() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      let motion = try #require(collection.controllers(of: MotionController.self).first)
      stage.cell(1)?.setState(.prelight, true)
      motion.emit("enter", 20.0, 60.0)
      collection.focusItem(at: at(1))
      #expect(collection.press(.end))
      // The last 400 of 4990 pixels are visible.
      #expect(hovered(stage) == [93])
      #expect(collection.press(.pageUp) && collection.press(.home))
      #expect(hovered(stage) == [1])
      collection.scrollTo(at(50), .leading)
      #expect(hovered(stage) == [51])
      collection.contentOffset.y = 500
      #expect(hovered(stage) == [11])
      collection.contentOffset.y = 0
      // Items are moved, inserted, removed and replaced.
      stage.apply([1, 0] + Array(2..<100))
      #expect(hovered(stage) == [0])
      stage.apply([200] + Array(2..<100))
      #expect(hovered(stage) == [2])
      stage.source?.show(Array(300..<400), animated: false)
      #expect(hovered(stage) == [301])
      // Other layouts.
      collection.layout = CollectionStage.tiles
      #expect(hovered(stage) == [303])
      collection.layout = AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 0)
      #expect(hovered(stage) == [301])
    }
  }

  @Test func droppedItemLosesTheHoverState() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      let motion = try #require(collection.controllers(of: MotionController.self).first)
      collection.moveItems = { moved, to in
        var items = (0..<100).filter { !moved.contains(at($0)) }
        items.insert(contentsOf: moved.map(\.item), at: to.item)
        stage.apply(items)
      }
      stage.cell(1)?.setState(.prelight, true)
      motion.emit("enter", 20.0, 60.0)
      try collection.startDrag(from: Point(x: 20, y: 60), to: Point(x: 20, y: 140))
      try collection.drop()
      await stage.paintFrame()
      // The pointer is reported where it was pressed.
      #expect(hovered(stage) == [2])
      collection.moveItems = nil
    }
  }

  @Test func pointerMotionOverridesTheHoverState() async throws {
    try await withStage(items: 0..<100) { stage in
      let motion = try #require(stage.collection.controllers(of: MotionController.self).first)
      motion.emit("enter", 20.0, 60.0)
      stage.collection.verticalAdjustment?.value = 500
      #expect(hovered(stage) == [11])
      motion.emit("motion", 21.0, 62.0)
      #expect(hovered(stage) == [11])
      stage.collection.verticalAdjustment?.value = 550
      #expect(hovered(stage) == [12])
      // GTK may use the widget that was there before the layout.
      stage.cell(11)?.setState(.prelight, true)
      motion.emit("motion", 21.0, 62.0)
      #expect(hovered(stage) == [12])
      stage.cell(14)?.setState(.prelight, true)
      motion.emit("motion", 20.0, 160.0)
      #expect(hovered(stage) == [14], "the pointer has moved to this item")
      stage.collection.verticalAdjustment?.value = 600
      #expect(hovered(stage) == [15])
      // A pressed item keeps the state while the pointer moves away with the button down.
      stage.collection.pressedCell = stage.cell(15)
      motion.emit("motion", 20.0, 60.0)
      #expect(hovered(stage) == [15])
      stage.collection.pressedCell = nil
      motion.emit("leave")
      #expect(hovered(stage).isEmpty)
      stage.collection.verticalAdjustment?.value = 0
      #expect(hovered(stage).isEmpty)
    }
  }
}
