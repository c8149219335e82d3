import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A GListModel of numbers that creates its items on demand.
private final class NumberModel: CustomListModel {
  final class Item: CustomListModel {
    var number = 0
  }

  private(set) var numbers: [Int] = []
  var requestCount = 0

  override var itemCount: Int { numbers.count }
  override func item(at position: Int) -> Object? {
    requestCount += 1
    let item = Item()
    item.number = numbers[position]
    return item
  }

  func replace(_ range: Range<Int>, with new: [Int]) {
    numbers.replaceSubrange(range, with: new)
    itemsChanged(at: range.lowerBound, removed: range.count, added: new.count)
  }
}

@Suite(.serialized) struct ListModelTests {
  private func withModel(
    _ body: @MainActor (CollectionView, NumberModel, Window, _ bound: @MainActor () -> [Int]) async -> Void
  ) async {
    await withNoPeerLeft {
      let numbers = NumberModel()
      numbers.replace(0..<0, with: Array(0..<1000))
      let collection = CollectionView(layout: CollectionStage.rows)
      collection.register(NumberCell.self)
      var bound: [Int] = []
      let source = ListModelDataSource(collection, numbers) {
        collection, index, item in
        let cell = collection.dequeue(NumberCell.self, for: index)
        cell.id = (item as? NumberModel.Item)?.number
        bound.append(cell.id ?? -1)
        return cell
      }
      let window = Window()
      window.child = ScrolledWindow(collection)
      window.defaultSize = (360, 400)
      window.present()
      #expect(await turnUntil { collection.height == 400 })
      await paint(window, frames: 2)
      await body(collection, numbers, window) {
        defer { bound = [] }
        return bound
      }
      _ = source
      window.close()
    }
  }

  private func displayed(_ collection: CollectionView) -> [Int?] {
    collection.boundItems.map { (collection.cell(at: $0) as? NumberCell)?.id }
  }

  @Test func onlyVisibleItemsAreRequested() async {
    await withModel { collection, numbers, _, bound in
      #expect(bound() == Array(0..<9) && numbers.requestCount == 9)
      collection.verticalAdjustment?.value = 30_000
      #expect(numbers.requestCount <= 25)
    }
  }

  @Test func modelChangesAreDisplayed() async {
    await withModel { collection, numbers, window, bound in
      _ = bound()
      let kept = collection.cell(at: ItemIndex(section: 0, item: 1))
      numbers.replace(2..<4, with: [50, 51, 52])
      await paint(window)
      #expect(displayed(collection) == numbers.numbers.prefix(9).map { $0 })
      #expect(bound() == [50, 51, 52] && collection.cell(at: ItemIndex(section: 0, item: 1)) === kept)
      numbers.replace(0..<numbers.numbers.count, with: [])
      await paint(window)
      #expect(displayed(collection).isEmpty && collection.numberOfItems == 0)
      numbers.replace(0..<0, with: [9])
      await paint(window)
      #expect(displayed(collection) == [9])
    }
  }

  @Test func changesAboveKeepThePositionAndTheSelection() async {
    await withModel { collection, numbers, window, _ in
      collection.selectionMode = .single
      collection.verticalAdjustment?.value = 20_013
      collection.selectedItem = ItemIndex(section: 0, item: 402)
      await paint(window)
      let cell = collection.cell(at: ItemIndex(section: 0, item: 402))
      let position = cell?.bounds(in: collection)?.y
      numbers.replace(0..<100, with: Array(5000..<5300))
      await paint(window)
      #expect(collection.selectedItem == ItemIndex(section: 0, item: 602))
      #expect(collection.cell(at: ItemIndex(section: 0, item: 602)) === cell)
      #expect(cell?.bounds(in: collection)?.y == position && cell?.isSelected == true)
    }
  }

  @Test func replacedModelIsIgnored() async {
    await withModel { collection, numbers, window, _ in
      let other = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(NumberCell.self, for: index)
        cell.id = id
        return cell
      }
      other.show([77, 78])
      await paint(window)
      numbers.replace(0..<1, with: [])
      await paint(window)
      #expect(displayed(collection) == [77, 78])
    }
  }
}
