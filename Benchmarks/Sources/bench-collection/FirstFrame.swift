import CRivals
import Comparing

/// From creating a window until its first frame is painted, in nanoseconds.
private struct FirstFrame {
  var wall: Double
  var processor: Double
}

private func firstFrame(_ contestant: Contestant) -> FirstFrame {
  let wall = rivals_wall_time()
  let processor = rivals_processor_time()
  let stage = contestant.open()
  let taken = FirstFrame(
    wall: Double(rivals_stage_first_frame_wall(stage.stage) - wall),
    processor: Double(rivals_stage_first_frame_processor(stage.stage) - processor))
  stage.check(contestant, "in its first frame")
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
  _ comparison: Comparison, _ what: String, _ ours: Contestant, _ rival: Contestant, _ empty: Contestant,
  few: Contestant? = nil
) {
  let contestants = [ours, rival, empty] + (few.map { [$0] } ?? [])
  let measured = comparison.series(of: contestants.count) { firstFrame(contestants[$0]) }
  for (name, time) in [("first frame", \FirstFrame.wall), ("processor time of first frame", \FirstFrame.processor)] {
    let times = measured.map { $0.map { $0[keyPath: time] } }
    func aboveEmpty(_ contestant: Int) -> [Double] { zip(times[contestant], times[2]).map { $0 - $1 } }
    if few != nil { comparison.report("\(name), \(what)", against: "100 items", "ns", times[0], times[3]) }
    comparison.report("\(name), \(what)", against: rival.name, "ns", times[0], times[1])
    comparison.report(
      "\(name) above an empty window's, \(what)", against: rival.name, "ns", aboveEmpty(0), aboveEmpty(1))
  }
}
