import CBench
import Comparing
import Floorplan

/// Checks that cells are bound when they become visible, and that no more of them are created than are visible.
func measureCells(_ comparison: Comparison) {
  for (columns, scene) in [("5 columns", Scenes.tiles()), ("1 column", Scenes.rows())] {
    let candidate = Candidate.collection(scene)
    let stage = candidate.open()
    stage.scroll(to: 500_000)
    guard let collection = stage.collection else { continue }
    var known = Set(collection.boundItems)
    let bound = stage.bound
    let from = stage.value
    var entered = 0
    let frames = comparison.isQuick ? 60 : 240
    for _ in 0..<frames {
      _ = stage.scroll(by: 37, frames: 1)
      let now = Set(collection.boundItems)
      entered += now.subtracting(known).count
      known = now
    }
    stage.check(candidate, "after scrolling")
    let floorplan = [Double(stage.bound - bound)]
    let visible = scene.itemsEntered(from: from, to: stage.value, page: stage.page)
    let name = "cells bound while scrolling, \(columns)"
    comparison.report(name, against: "items that got a cell", "", floorplan, [Double(entered)])
    comparison.report(name, against: "items that became visible", "", floorplan, [Double(visible)])
    let maximum = scene.maximumVisibleCount(page: stage.page) + 2 * Int(scene.columns)
    comparison.report(
      "cells created, \(columns)", against: "the maximum visible, plus a row on each side", "", [Double(stage.made)],
      [Double(maximum)])
    stage.close()
  }
}
