import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct TypeToFindTests {
  private static let names = ["Apple", "Banana", "Blue berry", "Cherry", "Bl ack", "Éclair"]

  private func withNames(_ body: (CollectionStage) async -> Void) async {
    await withStage(items: 0..<60) { stage in
      stage.collection.itemName = { $0.item < 6 ? Self.names[$0.item] : nil }
      stage.collection.focusItem(at: at(0))
      await body(stage)
    }
  }

  @Test func lettersMoveTheFocus() async {
    await withNames { stage in
      let collection = stage.collection
      collection.selectionMode = .single
      var time = 0.0
      collection.input.clock = { time }
      #expect(collection.press("b"))
      #expect(collection.focusedItem == at(1) && collection.selectedNumbers == [1])
      time = 0.9
      #expect(collection.press("l", .shift))
      #expect(collection.focusedItem == at(2))
      // Within a text, a space is a letter.
      var activated = 0
      collection.onActivate = { _ in activated += 1 }
      time = 1.8
      #expect(collection.press(.space))
      #expect(collection.focusedItem == at(4) && collection.selectedNumbers == [4] && activated == 0)
      // After a pause, it is a command again, and a new text begins.
      time = 2.9
      #expect(collection.press(.space))
      #expect(activated == 1 && collection.focusedItem == at(4))
      #expect(collection.press("e"))
      #expect(collection.focusedItem == at(5))
      // A text without a match moves nothing, and is not passed on as a shortcut.
      time = 9
      #expect(collection.press("x"))
      #expect(collection.focusedItem == at(5))
    }
  }

  @Test func onlyTheFocusMovesInMultipleMode() async {
    await withNames { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.press("c")
      #expect(stage.collection.focusedItem == at(3) && stage.collection.selection.isEmpty)
    }
  }

  @Test func otherKeysAreNotSearched() async {
    await withNames { stage in
      let collection = stage.collection
      for key in [Key.escape, .backspace, .delete, Key(rawValue: UInt32(GDK_KEY_Shift_L)), .function(5)] {
        #expect(!collection.press(key))
      }
      #expect(!collection.press("b", .alt) && !collection.press("b", .super))
      #expect(collection.focusedItem == at(0))
      collection.itemName = nil
      #expect(!collection.press("b"))
    }
  }

  @Test func searchIncludesAllSections() async {
    await withStage { stage in
      stage.apply([[0, 1], [], [10, 11, 12]])
      await stage.paintFrame()
      stage.collection.itemName = { $0 == at(0) || $0.section == 2 && $0.item > 0 ? "Pear" : "Fig" }
      stage.collection.focusItem(at: at(0))
      var found: [ItemIndex?] = []
      for _ in 0..<3 {
        stage.collection.press("p")
        found.append(stage.collection.focusedItem)
      }
      #expect(found == [ItemIndex(section: 2, item: 1), ItemIndex(section: 2, item: 2), at(0)])
    }
  }

  @Test(arguments: [[], [0], [3], [0, 3], [3, 0], [2, 0, 0, 4], [0, 1, 0, 1, 0]])
  func flatListHasEveryItemOnce(counts: [Int]) {
    let list = FlatItems(counts)
    let all = counts.enumerated().flatMap { section, count in
      (0..<count).map { ItemIndex(section: section, item: $0) }
    }
    #expect(list.count == all.count)
    #expect((0..<all.count).compactMap(list.index) == all)
    #expect(all.compactMap(list.position) == Array(0..<all.count))
    #expect(list.index(at: -1) == nil && list.index(at: all.count) == nil)
    #expect(list.position(of: ItemIndex(section: counts.count + 1, item: 0)) == nil)
  }
}
