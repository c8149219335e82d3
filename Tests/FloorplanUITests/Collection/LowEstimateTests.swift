import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct LowEstimateTests {
  @Test func rowsHigherThanEstimatedDoNotMoveOthers() async {
    await withUnevenStage(40) { stage in
      UnevenCell.height = { $0 < 30 ? 20 : 400 }
      stage.collection.invalidateLayout()
      stage.collection.scrollTo(ItemIndex(section: 0, item: 20), .leading)
      await paint(stage.window, frames: 2)
      let before = stage.rowsOnScreen
      #expect(before[20]?.top == 0 && before[30] != nil && before[31] == nil)
      // The last row isn't measured yet. Its estimate wouldn't reach the end of the viewport, but the row does.
      stage.apply(Array(0..<30) + [39])
      await paint(stage.window, frames: 2)
      #expect(stage.rowsOnScreen[20]?.top == 0)
    }
  }
}
