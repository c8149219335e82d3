import CBench
import Comparing

/// The cost and the counts of a run of frames.
private struct Run {
  var times: BenchFrameTimes
  var bound: Int
  var made: Int
}

private let step = 37.0
/// The start of a run, in pixels: far from the first item, where a list keeps widgets on both sides.
private let start = 1_000_000.0

private func run(_ candidate: Candidate, frames: Int) -> Run {
  let stage = candidate.open()
  stage.scroll(to: start)
  // Everything that is created and cached on the way exists when the run starts.
  _ = stage.scroll(by: step, frames: 20)
  let bound = stage.bound
  let from = stage.value
  let times = stage.scroll(by: step, frames: frames)
  demand(stage.value == from + step * Double(frames), "\(candidate.name) is not where it was scrolled to")
  stage.check(candidate, "after scrolling")
  let made = stage.made
  let taken = Run(times: times, bound: stage.bound - bound, made: made)
  stage.close()
  return taken
}

/// Runs variants of Floorplan, each with its name in the table, the baseline, and an empty scroller, alternately.
func measureFrames(
  _ comparison: Comparison, _ variants: [(name: String, candidate: Candidate)], against baseline: Candidate
) {
  // Frames have the rate of the screen, however fast they are: 600 of them take ten seconds.
  let rounds = Comparison(rounds: comparison.isQuick ? 1 : 3)
  let frames = comparison.isQuick ? 150 : 600
  let candidates = variants.map(\.candidate) + [baseline, .emptyScroller(baseline.scene)]
  let measured = rounds.series(of: candidates.count, warmsUp: false) { run(candidates[$0], frames: frames) }
  let (baselineRuns, emptyRuns) = (measured[variants.count], measured[variants.count + 1])
  for (floorplan, variant) in zip(measured, variants) {
    func report(_ what: String, _ unit: String, _ value: (Run) -> Double) {
      comparison.report(
        "\(what), \(variant.name)", against: baseline.name, unit, floorplan.map(value), baselineRuns.map(value))
    }
    func aboveMinimum(_ runs: [Run]) -> [Double] {
      zip(runs, emptyRuns).map { $0.times.update_and_layout - $1.times.update_and_layout }
    }
    report("processor time of a scrolled frame", "ns", \.times.all)
    report("its update and layout", "ns", \.times.update_and_layout)
    comparison.report(
      "its update and layout above an empty scroller's, \(variant.name)", against: baseline.name, "ns",
      aboveMinimum(floorplan),
      aboveMinimum(baselineRuns))
    report("its painting", "ns", \.times.paint)
    report("cells bound in \(frames) frames", "") { Double($0.bound) }
    report("cells created", "") { Double($0.made) }
  }
}

/// The cost of a scrolled frame.
func measureScrolling(_ comparison: Comparison) {
  let (tiles, rows) = (Scenes.tiles(), Scenes.rows())
  measureFrames(
    comparison, [("5 columns", .collection(tiles)), ("5 columns of given size", .collectionOfTiles(tiles))],
    against: .gridView(tiles))
  measureFrames(comparison, [("1 column", .collection(rows))], against: .listView(rows))
  let (bareTiles, bareRows) = (Scenes.bareTiles, Scenes.bareRows)
  measureFrames(comparison, [("5 columns of single labels", .collection(bareTiles))], against: .gridView(bareTiles))
  measureFrames(comparison, [("1 column of single labels", .collection(bareRows))], against: .listView(bareRows))
}

/// Six labels in a row, compared with GTK's list for this purpose.
func measureTable(_ comparison: Comparison) {
  let table = Scenes.table
  let (floorplan, baseline) = (Candidate.collection(table), Candidate.columnView(table))
  measureFirstFrame(comparison, "table of 6 columns", floorplan, baseline, .emptyWindow(table))
  measureFrames(
    comparison, [("table of 6 columns", floorplan), ("GridView of 6 columns", .grid(table))], against: baseline)
}
