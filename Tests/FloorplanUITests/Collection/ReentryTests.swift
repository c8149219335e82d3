import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The collection is changed by what it calls.
@Suite(.serialized) struct ReentryTests {
  @Test func aSnapshotAppliedByTheProviderIsShownOnceAndAfterwards() async {
    await withNoPeerLeft {
      let (window, collection) = (Window(), CollectionView(layout: CollectionStage.rows))
      collection.register(NumberCell.self)
      NumberCell.wantedHeight = 40
      var source: CollectionDataSource<Int, Int>?
      var bound: [Int] = []
      func snapshot(_ items: [Int]) -> CollectionSnapshot<Int, Int> {
        var snapshot = CollectionSnapshot<Int, Int>()
        do {
          try snapshot.appendSections([0])
          try snapshot.appendItems(items)
        } catch {
          Issue.record("\(error)")
        }
        return snapshot
      }
      source = CollectionDataSource(collection) { [weak collection] view, index, id in
        bound.append(id)
        let cell = view.dequeue(NumberCell.self, for: index)
        cell.id = id
        if id == 3, collection?.numberOfItems == 100 { try source?.apply(snapshot(Array(50..<90))) }
        return cell
      }
      do { try source?.apply(snapshot(Array(0..<100))) } catch { Issue.record("\(error)") }
      window.child = ScrolledWindow(collection)
      window.defaultSize = (300, 300)
      window.present()
      #expect(await turnUntil { collection.height == 300 })
      await paint(window, frames: 2)
      #expect(collection.numberOfItems == 40)
      let shown = collection.itemsWithCells.compactMap { (collection.cell(at: $0) as? NumberCell)?.id }
      #expect(shown == Array(50..<50 + shown.count) && shown.count >= 6)
      #expect(Set(bound).count == bound.count, "\(bound)")
      source = nil
      window.close()
    }
  }

  /// A list model that may change while it is asked.
  private final class Counting: CustomListModel {
    var numbers = Array(0..<100)
    var changesOnAsking = false
    override var itemCount: Int { numbers.count }
    override func item(at position: Int) -> Object? {
      if changesOnAsking {
        changesOnAsking = false
        numbers.insert(contentsOf: [-1, -2], at: 0)
        itemsChanged(at: 0, removed: 0, added: 2)
      }
      return StringObject("\(numbers[position])")
    }
  }

  @Test func aModelThatChangesWhileItIsAskedShowsWhatItHasThen() async {
    await withNoPeerLeft {
      let (window, collection, model) = (Window(), CollectionView(layout: CollectionStage.rows), Counting())
      collection.register(ObjectCell.self)
      var problems: [String] = []
      collection.onError = { problems.append("\($0)") }
      let source = ListModelDataSource(collection, model) { view, index, item in
        let cell = view.dequeue(ObjectCell.self, for: index)
        cell.headlineText = (item as? StringObject)?.text
        return cell
      }
      window.child = ScrolledWindow(collection)
      window.defaultSize = (300, 300)
      window.present()
      #expect(await turnUntil { collection.height == 300 })
      await paint(window, frames: 2)
      for offset in [1000.0, 0, 3000, 40] {
        model.changesOnAsking = true
        collection.verticalAdjustment?.value = offset
        await paint(window)
        for index in collection.itemsWithCells {
          let shown = (collection.cell(at: index) as? ObjectCell)?.headlineText
          #expect(shown == "\(model.numbers[index.item])")
        }
      }
      #expect(collection.numberOfItems == 108 && problems.isEmpty, "\(problems)")
      _ = source
      window.close()
    }
  }
}
