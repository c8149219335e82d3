import CBench
import Comparing

/// From creating a window until its first frame is painted, in nanoseconds.
private struct FirstFrame {
  var wall: Double
  var processor: Double
}

private func firstFrame(_ candidate: Candidate) -> FirstFrame {
  let wall = bench_wall_time()
  let processor = bench_processor_time()
  let stage = candidate.open()
  let taken = FirstFrame(
    wall: Double(bench_stage_first_frame_wall(stage.stage) - wall),
    processor: Double(bench_stage_first_frame_processor(stage.stage) - processor))
  stage.check(candidate, "in its first frame")
  stage.close()
  return taken
}

/// The time until a collection is visible.
func measureFirstFrame(_ comparison: Comparison) {
  let (tiles, fewTiles) = (Scenes.tiles(), Scenes.tiles(Scenes.few))
  measureFirstFrame(
    comparison, "5 columns", .collection(tiles), .gridView(tiles), .emptyWindow(tiles), few: .collection(fewTiles))
  let (rows, fewRows) = (Scenes.rows(), Scenes.rows(Scenes.few))
  measureFirstFrame(
    comparison, "1 column", .collection(rows), .listView(rows), .emptyWindow(rows), few: .collection(fewRows))
}

/// Reports the first frame of a million items compared with the baseline, with and without the cost of an empty window,
/// and compared with few items.
func measureFirstFrame(
  _ comparison: Comparison, _ what: String, _ floorplan: Candidate, _ baseline: Candidate, _ empty: Candidate,
  few: Candidate? = nil
) {
  let candidates = [floorplan, baseline, empty] + (few.map { [$0] } ?? [])
  let measured = comparison.series(of: candidates.count) { firstFrame(candidates[$0]) }
  for (name, time) in [("first frame", \FirstFrame.wall), ("processor time of first frame", \FirstFrame.processor)] {
    let times = measured.map { $0.map { $0[keyPath: time] } }
    func aboveEmpty(_ candidate: Int) -> [Double] { zip(times[candidate], times[2]).map { $0 - $1 } }
    if few != nil { comparison.report("\(name), \(what)", against: "100 items", "ns", times[0], times[3]) }
    comparison.report("\(name), \(what)", against: baseline.name, "ns", times[0], times[1])
    comparison.report(
      "\(name) above an empty window's, \(what)", against: baseline.name, "ns", aboveEmpty(0), aboveEmpty(1))
  }
}
