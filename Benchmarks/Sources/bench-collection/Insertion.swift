import CBench
import Comparing

/// Whether the visible rows keep their position when an item is inserted far above them.
func measureInsertion(_ comparison: Comparison) {
  let scenes = [
    ("equal rows", Scenes.rows().withOwnItems), ("uneven rows", Scenes.unevenRows(Scenes.many).withOwnItems),
  ]
  for (rows, scene) in scenes {
    let floorplan = insert(.collection(scene))
    for candidate in [Candidate.listView(scene), .gridView(scene)] {
      comparison.report(
        "maximum row movement after an insertion before 1,000,000, \(rows)", against: candidate.name, "px",
        [floorplan], [insert(candidate)])
    }
  }
}

private func insert(_ candidate: Candidate) -> Double {
  let stage = candidate.open()
  stage.scroll(to: (stage.extent / 2).rounded(), frames: 3)
  let moved = bench_stage_insert_first(stage.stage)
  stage.rest()
  stage.check(candidate, "after an insertion")
  stage.close()
  return moved
}
