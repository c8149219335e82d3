import CBench
import Comparing

/// Whether rows move by the scrolled distance, down and up from the middle of items that haven't been visible.
func measureMovement(_ comparison: Comparison) {
  let scene = Scenes.unevenRows()
  let drivers = [("wheel", BENCH_RELATIVE), ("kinetic", BENCH_ABSOLUTE)]
  for (driver, kind) in drivers {
    for (direction, distance) in [("down", 53.0), ("up", -53.0)] {
      let floorplan = move(.collection(scene), kind, distance)
      for candidate in [Candidate.listView(scene), .gridView(scene)] {
        let baseline = move(candidate, kind, distance)
        let how = "\(driver), \(direction)"
        comparison.report(
          "steps of 121 with wrong movement, \(how)", against: candidate.name, "", [Double(floorplan.wrong_steps)],
          [Double(baseline.wrong_steps)])
        comparison.report(
          "maximum wrong movement, \(how)", against: candidate.name, "px", [floorplan.worst],
          [baseline.worst])
        comparison.report(
          "steps of 121 whose position was rewritten, \(how)", against: candidate.name, "",
          [Double(floorplan.rewritten)],
          [Double(baseline.rewritten)])
      }
    }
  }
}

private func move(_ candidate: Candidate, _ driver: BenchDriver, _ step: Double) -> BenchMovement {
  let stage = candidate.open()
  stage.scroll(to: (stage.extent / 2).rounded(), frames: 3)
  let movement = bench_stage_move(stage.stage, driver, step, 121)
  // If a baseline lost all rows of a step, none could be compared.
  demand(movement.compared > 121 || movement.wrong_steps > 0, "\(candidate.name): no row was seen twice")
  stage.check(candidate, "after 121 steps")
  stage.close()
  return movement
}
