import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanUI

/// Cells of a data source with one type of cells.
@Suite(.serialized) struct CellObservationTests {
  @Observable final class Gauge {
    var value = 1.5
  }

  @Test func cellsFollowTheModelUntilTheyAreReused() async throws {
    try await withNoPeerLeft {
      let gauges = [Gauge(), Gauge()]
      let window = Window()
      window.defaultSize = (400, 300)
      let grid = GridView()
      grid.columns = [GridColumn("Value", width: .flexible)]
      window.child = ScrolledWindow(grid)
      var binds: [Int] = []
      let source = CollectionDataSource<Int, Int>(grid, GridRow.self) { row, id in
        binds.append(id)
        row.gridItems = [GridRowTextItem(number: gauges[id].value)]
      }
      try source.apply(CollectionSnapshot([[0, 1]]), animated: false)
      window.present()
      await paint(window, frames: 3)
      @MainActor func text(_ item: Int) -> String? {
        let row = grid.cell(at: ItemIndex(section: 0, item: item)) as? GridRow
        return (row?.gridItems.first as? GridRowTextItem)?.text
      }
      #expect(text(0) == "1.5" && text(1) == "1.5")
      binds = []
      gauges[1].value = 12
      #expect(await turnUntil { text(1) == "12" })
      #expect(text(0) == "1.5" && binds == [1])
      try source.apply(CollectionSnapshot([[0]]), animated: false)
      await paint(window, frames: 3)
      binds = []
      gauges[1].value = 13
      gauges[0].value = 2.5
      #expect(await turnUntil { text(0) == "2.5" })
      #expect(binds == [0])
      window.close()
    }
  }
}
