import FloorplanLayout
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// The parts of a collection view that work without one.
@Suite(.serialized) struct CollectionPartsTests {
  @Test func rangeBeginsAtTheLastClickedItem() {
    var selected = CollectionSelection()
    func select(_ item: Int, _ step: SelectionStep) -> [Int] {
      selected.items = selected.selecting(at(item), step, from: nil, itemCounts: [9])
      return selected.items.map(\.item)
    }
    #expect(select(2, .only) == [2])
    #expect(select(4, .range) == [2, 3, 4])
    #expect(select(1, .range) == [1, 2])
    #expect(select(8, .toggling) == [1, 2, 8])
    let changes = CollectionChanges(removedItems: [.init(section: 0, items: 0..<1)])
    selected.follow(changes, ItemIndexMapping(changes))
    #expect(selected.items.map(\.item) == [0, 1, 7] && selected.rangeStart == at(7))
  }

  @Test func lastStoredViewIsReusedFirst() async {
    await withNoPeerLeft {
      let views = CollectionViews()
      let (first, second) = (views.take(NumberCell.self), views.take(NumberCell.self))
      (views[.item(at(3))], views[.header(section: 0)]) = (first, second)
      #expect(views[at(3)] === first && views[at(2)] == nil && views.contains(second))
      #expect(views.cells.map(\.index) == [at(3)] && views.supplements.map(\.key) == [.header(section: 0)])
      #expect(views.removeElements { $0.section == 0 }.count == 2 && !views.contains(first))
      views.store(first)
      views.store(second)
      #expect(views.take(NumberCell.self) === second && views.take(NumberCell.self) === first)
    }
  }

  @Test func deferredChangesWaitUntilTheCollectionIsIdle() {
    var isIdle = false
    var performed: [Int] = []
    let deferred = DeferredChanges { isIdle }
    deferred.append {
      performed.append(1)
      deferred.append { performed.append(2) }
    }
    deferred.staleItems = [at(0)]
    #expect(performed.isEmpty && deferred.needsRun)
    isIdle = true
    deferred.run()
    #expect(performed == [1, 2] && deferred.isEmpty && deferred.staleItems.isEmpty)
  }

  @Test func endlessDeferredChangesWaitForFrames() async {
    var count = 0
    let deferred = DeferredChanges { true }
    func change() {
      count += 1
      if count < 300 { deferred.append(change) }
    }
    deferred.append(change)
    #expect(count == 128 && !deferred.isEmpty && !deferred.needsRun)
    #expect(await turnUntil { count == 300 })
    #expect(deferred.isEmpty)
  }

  @Test func scrollEndsOnceTheAdjustmentsRestAndNothingHoldsThem() async {
    var (isHeld, ends) = (true, 0)
    let timer = ScrollEndTimer {
      if !isHeld { ends += 1 }
      return !isHeld
    }
    timer.restart()
    await advance(by: .milliseconds(200))
    isHeld = false
    timer.restart()
    await advance(by: .milliseconds(250))
    #expect(ends == 0)
    isHeld = true
    await advance(by: .milliseconds(250))
    isHeld = false
    await advance(by: .milliseconds(200))
    #expect(ends == 0)
    await advance(by: .milliseconds(400))
    #expect(ends == 1)
    timer.restart()
    timer.cancel()
    await advance(by: .seconds(1))
    #expect(ends == 1)
  }
}
