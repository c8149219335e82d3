import CRivals
import Comparing

/// Whether the visible rows keep their position when an item is inserted far above them.
func measureInsertion(_ comparison: Comparison) {
  let scenes = [
    ("equal rows", Scenes.rows().withOwnItems), ("uneven rows", Scenes.unevenRows(Scenes.many).withOwnItems),
  ]
  for (rows, scene) in scenes {
    let ours = insert(.collection(scene))
    for contestant in [Contestant.listView(scene), .gridView(scene)] {
      comparison.report(
        "furthest that a row moves when one comes in front of 1,000,000, \(rows)", against: contestant.name, "px",
        [ours], [insert(contestant)])
    }
  }
}

private func insert(_ contestant: Contestant) -> Double {
  let stage = contestant.open()
  stage.scroll(to: (stage.extent / 2).rounded(), frames: 3)
  let moved = rivals_stage_insert_in_front(stage.stage)
  stage.rest()
  stage.check(contestant, "after an insertion")
  stage.close()
  return moved
}
