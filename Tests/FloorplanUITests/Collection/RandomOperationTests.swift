import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct RandomOperationTests {
  @Test(arguments: [1, 2, 3] as [UInt64]) func everyOperationLeavesTheCollectionSound(seed: UInt64) async {
    await withStage(CollectionStage.tiles, items: 0..<500) { stage in
      var dice = ProbeDice(state: seed)
      var items = Array(0..<500)
      var next = 500
      stage.collection.selectionMode = .single
      for step in 0..<300 {
        let operation = await perform(&dice, on: stage, &items, &next)
        // Sometimes there are two operations in one frame.
        if Int.random(in: 0..<4, using: &dice) > 0 {
          await stage.paintFrame()
          let faults = stage.visibleFaults()
          #expect(faults.isEmpty, "step \(step), \(operation): \(faults.prefix(3))")
          let selected = stage.collection.itemsWithCells.filter { stage.collection.cell(at: $0)?.isSelected == true }
          #expect(selected.allSatisfy { $0 == stage.collection.selectedItem }, "step \(step), \(operation)")
          #expect(stage.collection.numberOfItems == items.count)
        }
      }
      await stage.paintFrame()
    }
  }

  private func perform(
    _ dice: inout ProbeDice, on stage: CollectionStage, _ items: inout [Int], _ next: inout Int
  ) async -> String {
    switch Int.random(in: 0..<10, using: &dice) {
    case 0, 1:
      let place = Int.random(in: 0...items.count, using: &dice)
      let count = Int.random(in: 1...40, using: &dice)
      items.insert(contentsOf: next..<next + count, at: place)
      next += count
      stage.apply(items)
      return "insert \(count) at \(place)"
    case 2, 3:
      let start = Int.random(in: 0...items.count, using: &dice)
      let end = min(items.count, start + Int.random(in: 1...60, using: &dice))
      items.removeSubrange(start..<end)
      stage.apply(items)
      return "delete \(start)..<\(end)"
    case 4:
      items.shuffle(using: &dice)
      stage.apply(items, reloading: Array(items.prefix(3)))
      return "shuffle"
    case 5:
      let upper = stage.reference.contentSize.height
      stage.offset = Double.random(in: 0...max(1, upper), using: &dice)
      return "scroll to \(stage.offset)"
    case 6:
      let size = (Int.random(in: 200...1200, using: &dice), Int.random(in: 200...1000, using: &dice))
      await stage.resize(size.0, size.1)
      return "resize to \(size)"
    case 7:
      stage.collection.direction = stage.collection.direction == .rtl ? .ltr : .rtl
      return "turn round"
    case 8:
      let columns = Int.random(in: 1...5, using: &dice)
      stage.collection.layout =
        columns == 5
        ? CollectionStage.tiles : AutosizingColumnFlowLayout(numberOfColumns: columns) as any CollectionLayout
      return "layout \(columns)"
    default:
      guard !items.isEmpty else { return "nothing" }
      let index = ItemIndex(section: 0, item: Int.random(in: 0..<items.count, using: &dice))
      let isFocused = stage.collection.focusItem(at: index)
      #expect(isFocused)
      stage.collection.selectedItem = index
      return "focus \(index.item)"
    }
  }
}
