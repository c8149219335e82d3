import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The collection is changed in its own callbacks.
@Suite(.serialized) struct ReentryTests {
  @Test func snapshotAppliedByTheProviderIsDisplayedOnce() async {
    await withNoPeerLeft {
      let (window, collection) = (Window(), CollectionView(layout: CollectionStage.rows))
      collection.register(NumberCell.self)
      NumberCell.requestedHeight = 40
      var source: CollectionDataSource<Int, Int>?
      var bound: [Int] = []
      source = CollectionDataSource(collection) { [weak collection] view, index, id in
        bound.append(id)
        let cell = view.dequeue(NumberCell.self, for: index)
        cell.id = id
        if id == 3, collection?.numberOfItems == 100 { source?.show(Array(50..<90)) }
        return cell
      }
      source?.show(Array(0..<100))
      window.child = ScrolledWindow(collection)
      window.defaultSize = (300, 300)
      window.present()
      #expect(await turnUntil { collection.height == 300 })
      await paint(window, frames: 2)
      #expect(collection.numberOfItems == 40)
      let displayed = collection.boundItems.compactMap { (collection.cell(at: $0) as? NumberCell)?.id }
      #expect(displayed == Array(50..<50 + displayed.count) && displayed.count >= 6)
      #expect(Set(bound).count == bound.count, "\(bound)")
      source = nil
      window.close()
    }
  }
}
