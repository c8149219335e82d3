import CBench
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

/// Measures the stability of the scroll bar.
func measureExtent(_ comparison: Comparison) {
  let scene = Scenes.unevenRows()
  let floorplan = jumpAround(.collection(scene))
  comparison.report(
    "extent changed by 60 jumps", against: "what was newly measured", "px", [floorplan.changed], [floorplan.measured])
  comparison.report(
    "unexplained extent change after 60 jumps", against: "what was newly measured", "px", [floorplan.unexplained],
    [floorplan.measured])
  for candidate in [Candidate.listView(scene), .gridView(scene)] {
    let baseline = jumpAround(candidate)
    comparison.report(
      "extent changed by 60 jumps", against: candidate.name, "px", [floorplan.changed], [baseline.changed])
    comparison.report(
      "swing of the extent in 60 jumps", against: candidate.name, "%", [floorplan.swing], [baseline.swing])
  }
}

private func jumpAround(_ candidate: Candidate) -> Jumps {
  NumberedCell.measuredItems = []
  let stage = candidate.open()
  let scene = candidate.scene
  let truth = scene.trueExtent
  var jumps = Jumps()
  var measured = NumberedCell.measuredItems ?? []
  var (last, minimum, maximum) = (stage.extent, stage.extent, stage.extent)
  var random: UInt64 = 0x9E37_79B9_7F4A_7C15
  for _ in 0..<60 {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let part = Double(random >> 11) / Double(1 << 53)
    stage.scroll(to: part * (stage.extent - stage.page))
    let new = (NumberedCell.measuredItems ?? []).subtracting(measured)
    jumps.changed += abs(stage.extent - last)
    jumps.measured += abs(measurementChange(new, in: scene))
    measured.formUnion(new)
    (last, minimum, maximum) = (stage.extent, min(minimum, stage.extent), max(maximum, stage.extent))
    stage.check(candidate, "after a jump")
  }
  stage.rest()
  measured.formUnion(NumberedCell.measuredItems ?? [])
  let expected = Double(Int(scene.items) * Candidate.estimate(scene)) + measurementChange(measured, in: scene)
  jumps.unexplained = abs(stage.extent - expected)
  jumps.swing = 100 * (maximum - minimum) / truth
  stage.close()
  NumberedCell.measuredItems = nil
  return jumps
}

/// The sum of the differences between the heights of items and their estimates, in pixels.
private func measurementChange(_ items: Set<Int>, in scene: BenchScene) -> Double {
  items.reduce(0) { $0 + Double(scene.itemHeight($1) - Candidate.estimate(scene)) }
}
