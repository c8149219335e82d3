import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A list model that reports wrong values.
private final class InconsistentModel: CustomListModel {
  final class Item: CustomListModel {
    var number = 0
  }

  var numbers: [Int] = []
  /// The reported number of items.
  var reportedCount: Int?
  /// Called when an item is requested.
  var onRequest: ((Int) -> Void)?
  override var itemCount: Int { reportedCount ?? numbers.count }
  override func item(at position: Int) -> Object? {
    onRequest?(position)
    guard numbers.indices.contains(position) else { return nil }
    let item = Item()
    item.number = numbers[position]
    return item
  }

  func replace(_ range: Range<Int>, with new: [Int]) {
    numbers.replaceSubrange(range, with: new)
    itemsChanged(at: range.lowerBound, removed: range.count, added: new.count)
  }
}

@Suite(.serialized) struct ListModelRobustnessTests {
  /// Collections that share a model, next to each other.
  private final class Stage {
    let model = InconsistentModel()
    let window = Window()
    var collections: [CollectionView] = []
    var errors: [String] = []
    private var sources: [ListModelDataSource] = []

    init(_ count: Int) {
      model.numbers = Array(0..<1000)
      let box = Box(.horizontal)
      for _ in 0..<count {
        let collection = CollectionView(layout: CollectionStage.rows)
        collection.onError = { [weak self] in self?.errors.append($0.description) }
        collection.register(NumberCell.self)
        follow(model, collection)
        collections.append(collection)
        let scrolledWindow = ScrolledWindow(collection)
        scrolledWindow.expandsHorizontally = true
        scrolledWindow.expandsVertically = true
        box.append(scrolledWindow)
      }
      window.child = box
    }

    func follow(_ model: InconsistentModel, _ collection: CollectionView) {
      sources.append(
        ListModelDataSource(collection, model) { collection, index, item in
          let cell = collection.dequeue(NumberCell.self, for: index)
          cell.id = (item as? InconsistentModel.Item)?.number
          return cell
        })
    }

    /// Checks that each collection displays the items of the model.
    func expectDisplayed(_ context: String = "", _ location: SourceLocation = #_sourceLocation) {
      for collection in collections {
        #expect(collection.numberOfItems == model.itemCount, "\(context)", sourceLocation: location)
        let numbers = collection.boundItems.map { (collection.cell(at: $0) as? NumberCell)?.id }
        let expected = collection.boundItems.map { model.numbers[$0.item] }
        #expect(numbers == expected, "\(context)", sourceLocation: location)
        if collection.numberOfItems > 0 {
          #expect(!collection.boundItems.isEmpty, "\(context)", sourceLocation: location)
        }
      }
    }
  }

  private func withModel(_ collections: Int = 1, _ body: (Stage) async -> Void) async {
    await withNoPeerLeft {
      NumberCell.requestedHeight = 40
      let stage = Stage(collections)
      stage.window.defaultSize = (360 * collections, 400)
      stage.window.present()
      #expect(await turnUntil { stage.collections.allSatisfy { $0.height == 400 } })
      stage.window.clearFocus()
      for collection in stage.collections { collection.focusIndex = nil }
      await paint(stage.window, frames: 2)
      stage.expectDisplayed("initially")
      await body(stage)
      stage.model.onRequest = nil
      stage.window.close()
    }
  }

  /// Positions and counts that don't match the actual change, which inserts two numbers at 10.
  private nonisolated static let wrongSignals: [(Int, Int, Int)] = [
    (0, 0, 1), (10, 0, 3), (10, 1, 2), (0, 1000, 0), (0, 2000, 1), (5000, 0, 2), (999, 10, 12),
    (0, 0, Int(UInt32.max)), (Int(UInt32.max), Int(UInt32.max), 0), (Int(UInt32.max), 0, 2), (0, 0, 0),
  ]

  @Test(arguments: wrongSignals.indices) func inconsistentChangesAreReportedAndTheModelIsReadAgain(row: Int) async {
    await withModel { stage in
      let (position, removed, added) = Self.wrongSignals[row]
      stage.model.numbers.insert(contentsOf: [5000, 5001], at: 10)
      stage.model.itemsChanged(at: position, removed: removed, added: added)
      await paint(stage.window)
      #expect(stage.errors.count == 1, "\(stage.errors)")
      #expect(stage.errors.first?.contains("emit items-changed") == true)
      stage.expectDisplayed("after \((position, removed, added))")
      // It also works with correct signals afterwards.
      stage.model.replace(0..<2, with: [7000])
      await paint(stage.window)
      stage.expectDisplayed("after a correct signal")
      #expect(stage.errors.count == 1)
    }
  }

  @Test func unreportedChangesAppearWithTheNextSignal() async {
    await withModel { stage in
      stage.model.numbers.removeAll()
      // Fewer than the collection expects: the requested item doesn't exist.
      stage.collections[0].verticalAdjustment?.value = 20_000
      await paint(stage.window)
      #expect(!stage.errors.isEmpty && stage.errors.allSatisfy { $0.contains("no cell for item") })
      stage.errors = []
      stage.model.numbers = Array(0..<50)
      stage.model.itemsChanged(at: 0, removed: 0, added: 50)
      await paint(stage.window)
      stage.expectDisplayed()
      #expect(stage.errors.count == 1)
    }
  }

  @Test func excessiveCountIsReportedForEachMissingItem() async {
    await withModel { stage in
      stage.model.numbers = [0, 1, 2]
      stage.model.reportedCount = 1_000_000
      stage.model.itemsChanged(at: 0, removed: 1000, added: 1_000_000)
      await paint(stage.window)
      #expect(stage.collections[0].numberOfItems == 1_000_000)
      #expect(stage.errors.contains { $0.contains("item 5 of section 0") })
      let reportedErrors = stage.errors.count
      // Once for each item that became visible, not in each frame.
      await paint(stage.window, frames: 3)
      #expect(stage.errors.count == reportedErrors && reportedErrors < 30)
      #expect((stage.collections[0].cell(at: ItemIndex(section: 0, item: 2)) as? NumberCell)?.id == 2)
    }
  }

  @Test func negativeCountIsZero() async {
    await withModel { stage in
      stage.model.reportedCount = -5
      stage.model.itemsChanged(at: 0, removed: 1000, added: 0)
      await paint(stage.window)
      #expect(stage.collections[0].numberOfItems == 0 && stage.collections[0].boundItems.isEmpty)
      stage.model.reportedCount = nil
      stage.model.itemsChanged(at: 0, removed: 0, added: 1000)
      await paint(stage.window)
      stage.expectDisplayed()
    }
  }

  @Test func modelCanChangeWhileItIsRead() async {
    await withModel { stage in
      var changes = 0
      stage.model.onRequest = { [weak model = stage.model] position in
        guard let model, changes < 40 else { return }
        changes += 1
        switch changes % 4 {
        case 0: model.replace(0..<1, with: [])
        case 1: model.replace(0..<0, with: [10_000 + changes, 20_000 + changes])
        case 2: model.replace(position..<min(position + 3, model.numbers.count), with: [30_000 + changes])
        default: model.replace(model.numbers.count..<model.numbers.count, with: [40_000 + changes])
        }
      }
      for _ in 0..<15 {
        stage.collections[0].verticalAdjustment?.value += 170
        await paint(stage.window)
        stage.expectDisplayed("after \(changes) changes")
      }
      #expect(changes == 40)
      stage.expectDisplayed()
      #expect(stage.errors.isEmpty, "\(stage.errors.first ?? "")")
    }
  }

  @Test func modelCanBecomeEmptyWhileItIsRead() async {
    await withModel { stage in
      stage.model.onRequest = { [weak model = stage.model] _ in
        guard let model, !model.numbers.isEmpty else { return }
        model.replace(0..<model.numbers.count, with: [])
      }
      stage.collections[0].verticalAdjustment?.value = 20_000
      await paint(stage.window)
      #expect(stage.collections[0].numberOfItems == 0 && stage.collections[0].boundItems.isEmpty)
      #expect(stage.errors.isEmpty, "\(stage.errors.first ?? "")")
    }
  }

  @Test func endlessModelChangesDoNotBlockPainting() async {
    await withModel { stage in
      var requestCount = 0
      stage.model.onRequest = { [weak model = stage.model] position in
        guard let model, requestCount < 100_000 else { return }
        requestCount += 1
        model.replace(position..<position + 1, with: [100_000 + requestCount])
      }
      stage.collections[0].verticalAdjustment?.value = 10_000
      var paintedFrames = 0
      for _ in 0..<5 {
        await paint(stage.window)
        paintedFrames += 1
      }
      #expect(paintedFrames == 5 && requestCount < 100_000, "\(requestCount)")
      stage.model.onRequest = nil
      stage.model.replace(0..<1, with: [7])
      await paint(stage.window)
      stage.expectDisplayed()
    }
  }

  @Test func twoCollectionsCanShareAModel() async {
    await withModel(2) { stage in
      stage.collections[1].verticalAdjustment?.value = 20_013
      await paint(stage.window)
      let cell = stage.collections[1].cell(at: ItemIndex(section: 0, item: 402))
      let position = cell?.bounds(in: stage.collections[1])?.y
      stage.model.replace(0..<100, with: Array(5000..<5300))
      await paint(stage.window)
      stage.expectDisplayed()
      #expect(stage.collections[1].cell(at: ItemIndex(section: 0, item: 602)) === cell)
      #expect(cell?.bounds(in: stage.collections[1])?.y == position)
      stage.model.numbers = [1, 2]
      stage.model.itemsChanged(at: 0, removed: 1, added: 0)
      await paint(stage.window)
      stage.expectDisplayed("after reading again")
      #expect(stage.errors.count == 2)
    }
  }

  @Test func collectionCanChangeASharedModelWhileItBinds() async {
    await withModel(2) { stage in
      var changes = 0
      stage.model.onRequest = { [weak model = stage.model] position in
        guard let model, changes < 10 else { return }
        changes += 1
        model.replace(0..<2, with: [50_000 + changes])
      }
      for collection in stage.collections { collection.verticalAdjustment?.value = 10_000 }
      await paint(stage.window, frames: 2)
      #expect(changes == 10 && stage.errors.isEmpty)
      stage.expectDisplayed()
    }
  }

  @Test func modelCanOutliveItsCollection() async {
    let model = InconsistentModel()
    model.numbers = Array(0..<100)
    await withNoPeerLeft {
      let collection = CollectionView(layout: CollectionStage.rows)
      _ = ListModelDataSource(collection, model) { collection, index, _ in
        collection.dequeue(NumberCell.self, for: index)
      }
      let window = Window()
      window.child = ScrolledWindow(collection)
      window.present()
      #expect(await turnUntil { collection.height > 0 })
      window.close()
    }
    model.replace(0..<10, with: [])
    #expect(model.numbers.count == 90)
  }
}
