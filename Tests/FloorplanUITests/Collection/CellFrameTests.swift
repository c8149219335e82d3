import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// `withStage` compares the frame of every cell with an engine of the test, after every painted frame.
@Suite(.serialized) struct CellFrameTests {
  private nonisolated static let layouts: [any CollectionLayout] = [
    CollectionStage.rows, CollectionStage.tiles,
    HorizontalFlowLayout(minimumScaledItemSize: Size(width: 90, height: 33)),
    HorizontalFlowLayout(
      numberOfColumns: 4, minimumInteritemSpacing: 7, minimumLineSpacing: 3,
      sectionInset: Insets(top: 5, leading: 11, bottom: 9, trailing: 17)),
    AutosizingColumnFlowLayout(numberOfColumns: 3),
  ]

  @Test(arguments: layouts.indices, [TextDirection.ltr, .rtl])
  func framesMatchTheLayout(layout: Int, direction: TextDirection) async {
    await withStage(Self.layouts[layout], items: 0..<5000) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      for position in [0, 1, 399.5, 777.25, 12_345, 1e9] {
        stage.offset = position
        await stage.paintFrame()
        #expect(!stage.visibleItems.isEmpty)
      }
    }
  }

  @Test func childrenAreInReadingOrderAfterScrolling() async {
    await withStage(CollectionStage.tiles, items: 0..<5000) { stage in
      for position in [350.0, 5000, 4900, 4700, 0, 30_000, 29_950] {
        stage.offset = position
        await stage.paintFrame()
        let ids = stage.collection.children.compactMap { ($0 as? NumberCell)?.id }
        #expect(ids == ids.sorted() && ids.count == stage.collection.boundItems.count)
      }
    }
  }

  @Test func offscreenCellsAreNotDrawnOrAccessible() async {
    await withStage(items: 0..<5000) { stage in
      stage.offset = 10_000
      await stage.paintFrame()
      for child in stage.collection.children {
        let index = (child as? NumberCell)?.index
        #expect(child.isChildVisible == index.map(stage.visibleItems.contains) ?? false)
        #expect(child.isAccessibleHidden == !child.isChildVisible)
      }
    }
  }
}
