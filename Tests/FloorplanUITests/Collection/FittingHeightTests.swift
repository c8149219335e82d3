import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A collection that counts its layouts.
private final class CountingCollection: CollectionView {
  var layouts = 0

  override func sizeAllocate(width: Int, height: Int) {
    layouts += 1
    super.sizeAllocate(width: width, height: height)
  }
}

@Suite(.serialized) struct FittingHeightTests {
  /// A parent that allocates more height than the content has, or exactly as much.
  @Test(arguments: [Alignment.fill, .start]) func layoutSettles(alignment: Alignment) async throws {
    NumberCell.requestedHeight = 40
    try await withNoPeerLeft {
      let window = Window()
      let collection = CountingCollection(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
      collection.fitsContentHeight = true
      collection.verticalAlignment = alignment
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(NumberCell.self, for: index)
        cell.id = id
        return cell
      }
      window.child = collection
      window.defaultSize = (300, 500)
      window.present()
      #expect(await turnUntil { window.isMapped })
      for count in [0, 3, 5, 1, 0, 2] {
        source.show(Array(0..<count), animated: false)
        await paint(window, frames: 8)
        collection.layouts = 0
        for _ in 0..<4 { await paint(window) }
        // Frames are painted because the test requests them; nothing is laid out again.
        #expect(collection.layouts == 0, "\(count) items")
        #expect(collection.boundItems.count == count)
        for (row, index) in collection.boundItems.enumerated() {
          let cell = try #require(collection.cell(at: index))
          let bounds = try #require(cell.bounds(in: collection))
          #expect(bounds == (0, Double(row * 50), 300, 40))
        }
      }
      window.close()
    }
  }
}
