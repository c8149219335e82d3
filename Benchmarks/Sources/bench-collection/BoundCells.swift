import CRivals
import Comparing
import Floorplan

/// Checks that cells are bound when they become visible, and that no more of them are created than are visible.
func measureCells(_ comparison: Comparison) {
  for (columns, scene) in [("5 columns", Scenes.tiles()), ("1 column", Scenes.rows())] {
    let contestant = Contestant.collection(scene)
    let stage = contestant.open()
    stage.scroll(to: 500_000)
    guard let collection = stage.collection else { continue }
    var known = Set(collection.itemsWithCells)
    let bound = stage.bound
    let from = stage.value
    var entered = 0
    let frames = comparison.isQuick ? 60 : 240
    for _ in 0..<frames {
      _ = stage.scroll(by: 37, frames: 1)
      let now = Set(collection.itemsWithCells)
      entered += now.subtracting(known).count
      known = now
    }
    stage.check(contestant, "after scrolling")
    let ours = [Double(stage.bound - bound)]
    let inSight = scene.itemsEntered(from: from, to: stage.value, page: stage.page)
    let name = "cells bound while scrolling, \(columns)"
    comparison.report(name, against: "items that got a cell", "", ours, [Double(entered)])
    comparison.report(name, against: "items that came into sight", "", ours, [Double(inSight)])
    let most = scene.mostVisible(page: stage.page) + 2 * Int(scene.columns)
    comparison.report(
      "cells made, \(columns)", against: "the most visible, and a row on each side", "", [Double(stage.made)],
      [Double(most)])
    stage.close()
  }
}
