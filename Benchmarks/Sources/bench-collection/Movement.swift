import CRivals
import Comparing

/// Whether rows move by the scrolled distance, down and up from the middle of items that haven't been visible.
func measureMovement(_ comparison: Comparison) {
  let scene = Scenes.unevenRows()
  let drivers = [("wheel", RIVALS_RELATIVE), ("kinetic", RIVALS_ABSOLUTE)]
  for (driver, kind) in drivers {
    for (direction, distance) in [("down", 53.0), ("up", -53.0)] {
      let ours = move(.collection(scene), kind, distance)
      for contestant in [Contestant.listView(scene), .gridView(scene)] {
        let rival = move(contestant, kind, distance)
        let how = "\(driver), \(direction)"
        comparison.report(
          "steps of 121 that moved a row wrongly, \(how)", against: contestant.name, "", [Double(ours.wrong_steps)],
          [Double(rival.wrong_steps)])
        comparison.report(
          "furthest that a row was moved wrongly, \(how)", against: contestant.name, "px", [ours.worst], [rival.worst])
        comparison.report(
          "steps of 121 whose position was rewritten, \(how)", against: contestant.name, "", [Double(ours.rewritten)],
          [Double(rival.rewritten)])
      }
    }
  }
}

private func move(_ contestant: Contestant, _ driver: RivalsDriver, _ step: Double) -> RivalsMovement {
  let stage = contestant.open()
  stage.scroll(to: (stage.extent / 2).rounded(), frames: 3)
  let movement = rivals_stage_move(stage.stage, driver, step, 121)
  // If a baseline lost all rows of a step, none could be compared.
  demand(movement.compared > 121 || movement.wrong_steps > 0, "\(contestant.name): no row was seen twice")
  stage.check(contestant, "after 121 steps")
  stage.close()
  return movement
}
