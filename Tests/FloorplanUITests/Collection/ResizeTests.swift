import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ResizeTests {
  private static let sizes = [(360, 400), (420, 520), (555, 640), (720, 800), (1000, 777), (1280, 900), (1600, 1000)]
  private nonisolated static let layouts: [any CollectionLayout] = [
    CollectionStage.rows, HorizontalFlowLayout(minimumScaledItemSize: Size(width: 120, height: 80)),
    AutosizingColumnFlowLayout(numberOfColumns: 3),
  ]

  @Test(arguments: layouts.indices, [TextDirection.ltr, .rtl])
  func firstVisibleItemKeepsItsPosition(layout: Int, direction: TextDirection) async {
    await withStage(Self.layouts[layout], items: 0..<10_000) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      stage.offset = 30_007
      await stage.paintFrame()
      stage.clearRecords()
      // One item is kept through all sizes, so nothing has moved in the end.
      let first = stage.visibleIDs[0]
      let position = stage.distance(first)
      for (width, height) in Self.sizes.dropFirst() + Self.sizes.reversed().dropFirst() {
        await stage.resize(width, height)
        #expect(stage.distance(first) == position, "item \(first) moved on the way to \(width) by \(height)")
      }
      // One layout for GTK and one for the cells that become visible, in the same frame.
      #expect(stage.maximumLayouts <= 2, "\(stage.longestFrame.joined(separator: "\n"))")
    }
  }

  private nonisolated static let flows = [
    CollectionStage.rows, CollectionStage.tiles,
    HorizontalFlowLayout(minimumScaledItemSize: Size(width: 120, height: 80)),
    HorizontalFlowLayout(minimumScaledItemSize: Size(width: 90, height: 60), minimumInteritemSpacing: 3),
  ]

  /// Also at the end, where a narrower or shorter viewport first shows less.
  @Test(arguments: flows.indices, [0.3, 0.7, 1])
  func resizingForthAndBackEndsWhereItBegan(layout: Int, position: Double) async {
    await withStage(Self.flows[layout], items: 0..<5000, width: 1000, height: 777) { stage in
      let range = stage.collection.engine.contentSize.height - 777
      stage.offset = (range * position).rounded()
      await stage.paintFrame()
      let ids = stage.visibleIDs
      let distances = ids.map(stage.distance)
      for _ in 0..<2 {
        for width in [900, 760, 620, 500, 360, 410, 640, 870, 1000] { await stage.resize(width, 777) }
        #expect(stage.visibleIDs == ids && ids.map(stage.distance) == distances)
      }
      // After a scroll step, another item is kept.
      await stage.resize(500, 777)
      stage.offset -= 200
      await stage.paintFrame()
      let first = stage.visibleIDs[0]
      let place = stage.distance(first)
      for width in [360, 700, 500] { await stage.resize(width, 777) }
      #expect(stage.distance(first) == place)
    }
  }

  /// A pane that opens next to the list doesn't hide the activated item.
  @Test(arguments: [0, 40]) func focusedItemStaysInSight(offset: Double) async {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: Size(width: 120, height: 80))
    await withStage(layout, items: 0..<1000, width: 1000, height: 777) { stage in
      stage.offset = offset
      await stage.paintFrame()
      let last = stage.visibleIDs.last { (stage.reference.frame(ofItemAt: at($0))?.maxY ?? 1e9) <= offset + 777 }
      let index = at(last ?? 0)
      stage.collection.focusItem(at: index)
      #expect(stage.offset == offset)
      for width in [360, 1000] {
        await stage.resize(width, 777)
        let frame = stage.reference.frame(ofItemAt: index)
        #expect(frame.map { $0.minY >= stage.offset && $0.maxY <= stage.offset + 777 } == true, "\(width)")
      }
      #expect(stage.offset == offset)
    }
  }

  /// A click moves the focus without a scroll step.
  @Test func itemClickedBetweenResizesStaysInSight() async throws {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: Size(width: 120, height: 80))
    try await withStage(layout, items: 0..<1000, width: 1000, height: 777) { stage in
      await stage.resize(990, 777)
      let last = stage.visibleIDs.last { (stage.reference.frame(ofItemAt: at($0))?.maxY ?? 1e9) <= 777 }
      let index = at(last ?? 0)
      let frame = try #require(stage.reference.frame(ofItemAt: index))
      stage.collection.click(frame.minX + 5, frame.minY + 5, [])
      #expect(stage.collection.focusIndex == index && stage.offset == 0)
      await stage.resize(360, 777)
      let moved = stage.reference.frame(ofItemAt: index)
      #expect(moved.map { $0.minY >= stage.offset && $0.maxY <= stage.offset + 777 } == true)
    }
  }

  @Test func collectionAtTheTopStaysAtTheTop() async {
    await withStage(HorizontalFlowLayout(minimumScaledItemSize: Size(width: 120, height: 80)), items: 0..<10_000) {
      stage in
      for (width, height) in Self.sizes + Self.sizes.reversed() {
        await stage.resize(width, height)
        #expect(stage.offset == 0)
      }
    }
  }

  @Test func noBlankSpaceBelowTheEnd() async {
    await withStage(items: 0..<100) { stage in
      stage.offset = 1e9
      await stage.resize(360, 1000)
      #expect(stage.offset == 100 * 50 - 10 - 1000)
    }
  }

  @Test func newLayoutKeepsTheFirstVisibleItem() async {
    await withStage(items: 0..<10_000) { stage in
      stage.offset = 30_000
      await stage.paintFrame()
      let layouts: [any CollectionLayout] = [
        CollectionStage.tiles, AutosizingColumnFlowLayout(numberOfColumns: 2),
        HorizontalFlowLayout(minimumScaledItemSize: Size(width: 60, height: 90)), CollectionStage.rows,
      ]
      for layout in layouts {
        let first = stage.visibleIDs[0]
        let position = stage.distance(first)
        stage.collection.layout = layout
        await stage.paintFrame()
        #expect(stage.distance(first) == position)
      }
    }
  }

  @Test func textScaleChangeMeasuresAgainAndKeepsThePosition() async {
    await withStage(.autosizingColumnFlow, items: 0..<10_000) { stage in
      stage.offset = 30_000
      await stage.paintFrame()
      let first = stage.visibleIDs[0]
      let position = stage.distance(first)
      NumberCell.requestedHeight = 63
      let resolution = Settings.default.textResolution
      Settings.default.textResolution = 96 * 1024 * 3 / 2
      await paint(stage.window, frames: 2)
      #expect(stage.distance(first) == position)
      #expect(stage.cell(first)?.height == 63)
      NumberCell.requestedHeight = 40
      Settings.default.textResolution = resolution
      await paint(stage.window, frames: 2)
      #expect(stage.distance(first) == position && stage.cell(first)?.height == 40)
      Settings.default.reset("gtk-xft-dpi")
    }
  }

  @Test func itemsAreAsLargeAsTheirText() async {
    await withStage(HorizontalFlowLayout(itemSize: Size(width: 144, height: 84)), items: 0..<100) { stage in
      let first = stage.visibleIDs[0]
      for scale in [2, 1] as [Int32] {
        Settings.default.textResolution = 96 * 1024 * scale
        await paint(stage.window, frames: 2)
        #expect(stage.cell(first)?.width == 144 * Int(scale) && stage.cell(first)?.height == 84 * Int(scale))
      }
      Settings.default.reset("gtk-xft-dpi")
    }
  }

  @Test func directionChangeKeepsTheScrollPosition() async {
    await withStage(CollectionStage.tiles, items: 0..<10_000) { stage in
      stage.offset = 30_013
      await stage.paintFrame()
      let ids = stage.visibleIDs
      for direction in [TextDirection.rtl, .ltr] {
        stage.collection.direction = direction
        await stage.paintFrame()
        #expect(stage.visibleIDs == ids && stage.offset == 30_013)
      }
    }
  }

  @Test func unmappedCollectionSettles() async {
    await withNoPeerLeft {
      let stage = CollectionStage(AutosizingColumnFlowLayout(numberOfColumns: 2), items: 0..<10_000)
      stage.window.realize()
      let scrolled = stage.window.child
      _ = scrolled?.measured(.horizontal)
      scrolled?.allocate(width: 700, height: 500)
      stage.collection.layOutImmediately()
      scrolled?.allocate(width: 700, height: 500)
      #expect(stage.collection.width == 700)
      let missing = stage.visibleItems.filter { stage.collection.cell(at: $0) == nil }
      #expect(missing.isEmpty && stage.visibleItems.count == 20)
      #expect(stage.cell(3)?.bounds(in: stage.collection)?.x == 355)
      MainLoop.drain()
      stage.close()
    }
  }
}
