import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Headers that are removed and inserted.
@Suite(.serialized) struct HeaderChangeTests {
  private final class TitleView: CollectionReusableView {
    private let label = Label("Title")
    required init() {
      super.init()
      label.setParent(self)
    }
  }

  private func withCollection(
    _ setUp: (CollectionView) -> Void, _ body: (CollectionView, Window) async -> Void
  ) async {
    await withNoPeerLeft {
      let window = Window()
      let collection = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
      window.child = ScrolledWindow(collection)
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ObjectCell.self, for: index)
        cell.headlineText = "\(id)"
        return cell
      }
      setUp(collection)
      source.show(Array(0..<30))
      window.defaultSize = (700, 400)
      window.present()
      #expect(await turnUntil { collection.width == 700 })
      await paint(window, frames: 2)
      await body(collection, window)
      window.close()
    }
  }

  @Test func measuredHeaderIsInsertedAgain() async {
    var isShown = true
    await withCollection({ collection in
      collection.supplementaryViewProvider = { $0.dequeue(TitleView.self, for: $1, ofSection: $2) }
      collection.headerHeight = { _ in isShown ? .measured : .points(0) }
    }) { collection, window in
      @MainActor func firstCell() -> Double? {
        collection.cell(at: ItemIndex(section: 0, item: 0))?.bounds(in: collection)?.y
      }
      let below = firstCell()
      #expect(collection.supplementaryView(.header, ofSection: 0)?.isMapped == true)
      for _ in 0..<2 {
        isShown = false
        collection.invalidateLayout()
        await paint(window, frames: 2)
        #expect(collection.supplementaryView(.header, ofSection: 0) == nil)
        #expect(firstCell().map { $0 < below ?? 0 } == true)
        isShown = true
        collection.invalidateLayout()
        await paint(window, frames: 2)
        #expect(collection.supplementaryView(.header, ofSection: 0)?.isMapped == true)
        #expect(firstCell() == below)
      }
    }
  }

  @Test func headersFollowTheSizeClass() async {
    await withCollection({ collection in
      collection.supplementaryViewProvider = { $0.dequeue(TitleView.self, for: $1, ofSection: $2) }
      collection.headerHeight = { [weak collection] _ in collection?.sizeClass == .compact ? .points(0) : .measured }
    }) { collection, window in
      for (width, isShown) in [(400, false), (700, true), (400, false), (900, true)] {
        window.defaultSize = (width, 400)
        #expect(await turnUntil { collection.width == width })
        await paint(window, frames: 2)
        #expect((collection.supplementaryView(.header, ofSection: 0)?.isMapped == true) == isShown, "\(width)")
      }
    }
  }
}
