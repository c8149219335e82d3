import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct FocusAndSelectionTests {
  private func focused(_ stage: CollectionStage) -> Int? {
    stage.collection.focusedItem.flatMap { stage.source?.snapshot.itemID(at: $0) }
  }

  /// Checks that the focus of the window is on the cell of the item.
  private func expectFocus(_ id: Int?, _ stage: CollectionStage, _ location: SourceLocation = #_sourceLocation) {
    #expect(focused(stage) == id, sourceLocation: location)
    if let id { #expect(stage.window.focusWidget === stage.cell(id), sourceLocation: location) }
  }

  @Test func focusAndSelectionFollowTheirItems() async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.selectionMode = .single
      stage.collection.selectedItem = at(3)
      stage.collection.focusItem(at: at(5))
      let cell = stage.cell(5)
      stage.apply([5000, 5001] + Array(0..<1000))
      await stage.paintFrame()
      expectFocus(5, stage)
      #expect(stage.cell(5) === cell)
      #expect(stage.collection.selectedItem == at(5))
      let selected = stage.collection.boundItems.filter { stage.collection.cell(at: $0)?.isSelected == true }
      #expect(selected == [at(5)])
      #expect(stage.cell(3)?.isAccessibleSelected == true && stage.cell(5)?.isAccessibleSelected == false)
    }
  }

  @Test func focusIsKeptWhileAnotherWindowIsActive() async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.focusItem(at: at(5))
      let other = Window()
      other.child = Button(label: "Elsewhere")
      other.present()
      #expect(await turnUntil { stage.cell(5)?.isFocusWithin == false })
      #expect(stage.cell(5)?.containsFocus == true)
      stage.collection.scrollTo(at(500), .leading)
      await stage.paintFrame()
      expectFocus(5, stage)
      stage.apply((0..<1000).filter { $0 != 5 })
      await stage.paintFrame()
      expectFocus(6, stage)
      other.close()
    }
  }

  @Test func tabDoesNotScrollIfNoItemIsFocusable() async {
    await withStage { stage in
      let collection = stage.collection
      collection.tabStops = .items
      collection.register(NumberCell.self) {
        let cell = NumberCell()
        cell.isFocusable = false
        return cell
      }
      stage.apply(Array(0..<100))
      collection.scrollTo(at(50), .leading)
      await stage.paintFrame()
      let offset = stage.offset
      for direction in [FocusDirection.tabForward, .tabBackward] {
        #expect(!collection.moveFocusInReadingOrder(direction))
        #expect(stage.offset == offset && collection.viewport.minY == offset)
      }
    }
  }

  @Test func reloadedItemStaysSelected() async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.selectionMode = .single
      stage.collection.selectedItem = at(3)
      var changes = 0
      stage.collection.onSelectionChange = { changes += 1 }
      stage.apply(Array(0..<1000), reloading: [3])
      await stage.paintFrame()
      #expect(stage.collection.selectedItem == at(3))
      #expect(stage.cell(3)?.isSelected == true && changes == 0)
    }
  }

  @Test func reloadedItemKeepsTheFocusEvenIfItMoves() async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.focusItem(at: at(4))
      stage.apply([7000, 7001] + Array(0..<1000), reloading: [4])
      await stage.paintFrame()
      expectFocus(4, stage)
    }
  }

  @Test(arguments: [(5, 6), (999, 998), (0, 1)])
  func focusMovesToTheNeighborOfARemovedItem(pair: (removed: Int, next: Int)) async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.focusItem(at: at(pair.removed))
      await stage.paintFrame()
      var losses = 0
      stage.window.connect("notify::focus-widget") { [weak stage] in
        if stage?.window.focusWidget == nil { losses += 1 }
      }
      stage.apply((0..<1000).filter { $0 != pair.removed })
      expectFocus(pair.next, stage)
      await stage.paintFrame()
      expectFocus(pair.next, stage)
      #expect(losses == 0)
    }
  }

  @Test func focusSurvivesScrollingAwayAndBack() async {
    await withStage(items: 0..<100_000) { stage in
      stage.collection.focusItem(at: at(5))
      let cell = stage.cell(5)
      for position in [300.0, 5000, 3_000_000] {
        stage.offset = position
        await stage.paintFrame()
        expectFocus(5, stage)
      }
      stage.offset = 0
      await stage.paintFrame()
      #expect(stage.cell(5) === cell && cell?.hasFocus == cell?.containsFocus)
      expectFocus(5, stage)
    }
  }

  @Test func keyScrollsBackToAnOffscreenFocus() async {
    await withStage(items: 0..<100_000) { stage in
      stage.collection.focusItem(at: at(5))
      stage.offset = 3_000_000
      await stage.paintFrame()
      #expect(stage.collection.press(.down))
      await stage.paintFrame()
      expectFocus(6, stage)
      #expect(stage.visibleIDs.contains(6))
    }
  }

  @Test func removingAnOffscreenFocusedItemMovesTheFocus() async {
    await withStage(items: 0..<1000) { stage in
      stage.collection.focusItem(at: at(5))
      stage.offset = 20_000
      await stage.paintFrame()
      stage.apply((0..<1000).filter { $0 != 5 })
      await stage.paintFrame()
      expectFocus(6, stage)
    }
  }

  @Test func removingAllItemsClearsTheFocus() async {
    await withStage(items: 0..<10) { stage in
      stage.collection.focusItem(at: at(5))
      stage.apply([Int]())
      await stage.paintFrame()
      #expect(stage.collection.focusedItem == nil)
      stage.apply([1, 2])
      await stage.paintFrame()
      #expect(stage.collection.grabFocus())
      expectFocus(1, stage)
    }
  }

  @Test func focusChangeIsReported() async {
    await withStage(items: 0..<100) { stage in
      var seen: [Int?] = []
      stage.collection.onFocusChange = { [weak stage] in
        guard let stage else { return }
        seen.append(stage.collection.focusedItem?.item)
      }
      stage.collection.focusItem(at: at(2))
      await settle()
      #expect(seen.last == .some(.some(2)))
      stage.collection.focusItem(at: at(3))
      await settle()
      #expect(seen.last == .some(.some(3)))
    }
  }
}
