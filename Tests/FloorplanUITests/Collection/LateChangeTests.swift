import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Changes that come while cells are bound, and headers that come and go.
@Suite(.serialized) struct LateChangeTests {
  private final class TitleView: CollectionReusableView {
    private let label = Label("Title")
    required init() {
      super.init()
      label.setParent(self)
    }
  }

  /// A collection whose provider does something while the first cell is bound.
  private func withCollection(
    _ setUp: (CollectionView) -> Void = { _ in }, whileBinding: @escaping (CollectionView) -> Void = { _ in },
    _ body: (CollectionView, Window) async -> Void
  ) async {
    await withNoPeerLeft {
      let window = Window()
      let collection = CollectionView(layout: AutosizingColumnFlowLayout(numberOfColumns: 1))
      window.child = ScrolledWindow(collection)
      var isFirst = true
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ObjectCell.self, for: index)
        cell.headlineText = "\(id)"
        if isFirst {
          isFirst = false
          whileBinding(collection)
        }
        return cell
      }
      setUp(collection)
      var snapshot = CollectionSnapshot<Int, Int>()
      do {
        try snapshot.appendSections([0])
        try snapshot.appendItems(Array(0..<30))
        try source.apply(snapshot)
      } catch {
        Issue.record("\(error)")
      }
      window.defaultSize = (700, 400)
      window.present()
      #expect(await turnUntil { collection.width == 700 })
      await paint(window, frames: 2)
      await body(collection, window)
      window.close()
    }
  }

  @Test func aProviderMayAskForAnotherLayout() async {
    var calls = 0
    await withCollection(whileBinding: { collection in
      calls += 1
      collection.invalidateLayout()
      collection.layout = AutosizingColumnFlowLayout(numberOfColumns: 3)
    }) { collection, _ in
      #expect(calls == 1)
      let tops = (0..<3).map { collection.cell(at: ItemIndex(section: 0, item: $0))?.bounds(in: collection)?.y }
      #expect(Set(tops).count == 1 && tops[0] != nil)
    }
  }

  @Test func aMeasuredHeaderComesBack() async {
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
