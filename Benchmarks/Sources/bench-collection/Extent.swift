import CRivals
import Comparing

/// The reported height of the content during random jumps.
private struct Jumps {
  /// The largest difference between two values, in percent of the true height.
  var swing = 0.0
  /// The sum of all changes during the jumps, in pixels.
  var changed = 0.0
  /// The sum of the differences between measured and expected heights, jump by jump, in pixels.
  var measured = 0.0
  /// The difference between the last value and the sum of estimates and measurements, in pixels.
  var unexplained = 0.0
}

/// The stability of the scroll bar.
func measureExtent(_ comparison: Comparison) {
  let scene = Scenes.unevenRows()
  let ours = jumpAround(.collection(scene))
  comparison.report(
    "extent changed by 60 jumps", against: "what was newly measured", "px", [ours.changed], [ours.measured])
  comparison.report(
    "extent after 60 jumps that no measure explains", against: "what was newly measured", "px", [ours.unexplained],
    [ours.measured])
  for contestant in [Contestant.listView(scene), .gridView(scene)] {
    let rival = jumpAround(contestant)
    comparison.report("extent changed by 60 jumps", against: contestant.name, "px", [ours.changed], [rival.changed])
    comparison.report("swing of the extent in 60 jumps", against: contestant.name, "%", [ours.swing], [rival.swing])
  }
}

private func jumpAround(_ contestant: Contestant) -> Jumps {
  NumberedCell.measuredItems = []
  let stage = contestant.open()
  let scene = contestant.scene
  let truth = scene.trueExtent
  var jumps = Jumps()
  var measured = NumberedCell.measuredItems ?? []
  var (last, least, most) = (stage.extent, stage.extent, stage.extent)
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  for _ in 0..<60 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double(random >> 11) / Double(1 << 53)
    stage.scroll(to: part * (stage.extent - stage.page))
    let new = (NumberedCell.measuredItems ?? []).subtracting(measured)
    jumps.changed += abs(stage.extent - last)
    jumps.measured += abs(news(new, in: scene))
    measured.formUnion(new)
    (last, least, most) = (stage.extent, min(least, stage.extent), max(most, stage.extent))
    stage.check(contestant, "after a jump")
  }
  stage.rest()
  measured.formUnion(NumberedCell.measuredItems ?? [])
  let expected = Double(Int(scene.items) * Contestant.estimate(scene)) + news(measured, in: scene)
  jumps.unexplained = abs(stage.extent - expected)
  jumps.swing = 100 * (most - least) / truth
  stage.close()
  NumberedCell.measuredItems = nil
  return jumps
}

/// The sum of the differences between the heights of items and their estimates, in pixels.
private func news(_ items: Set<Int>, in scene: RivalsScene) -> Double {
  items.reduce(0) { $0 + Double(scene.itemHeight($1) - Contestant.estimate(scene)) }
}
