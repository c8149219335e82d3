import CHeap
import Comparing
import FloorplanLayout

/// The visible items of a viewport among a million measured ones.
func measureQueries(_ comparison: Comparison) {
  let sizes = Scene.measures(Scene.many)
  for columns in [1, 3] {
    let engine = Scene.engine(Scene.columns(columns), measured: sizes)
    measureQueries(comparison, named(columns), engine, Naive.columns(columns, sizes))
  }
}

func named(_ columns: Int) -> String { columns == 1 ? "1 column" : "\(columns) columns" }

/// A number with commas.
func grouped(_ number: Int) -> String {
  number < 1000 ? "\(number)" : grouped(number / 1000) + "," + "\(1000 + number % 1000)".dropFirst()
}

/// Adds up the frames in rectangles, one after another.
func sumFrames(_ engine: LayoutEngine, _ rects: [Rect], _ times: Int, _ sum: inout FrameSum) {
  for time in 0..<times {
    for (element, frame) in engine.elements(in: rects[time % rects.count]) {
      if let index = element.itemIndex { sum.add(index.item, frame) }
    }
  }
}

/// Measures a small and a large viewport, and splits the time into the cost of a query and that of a frame.
func measureQueries(_ comparison: Comparison, _ name: String, _ engine: LayoutEngine, _ frames: [Rect]) {
  demandEqual(engine, frames, name)
  var (floorplan, loops): ([[Double]], [[Double]]) = ([], [])
  var counts: [Double] = []
  for (height, times) in [(Scene.viewportHeight, 4096), (10 * Scene.viewportHeight, 1024)] {
    let rects = Scene.viewports(height: height, contentHeight: engine.contentSize.height)
    let lists = rects.map { Naive.items(frames, in: $0) }
    demandSame(engine, frames, Array(zip(rects, lists)), name)
    counts.append(Double(lists.reduce(0) { $0 + $1.count }) / Double(lists.count))

    let (sum, loopSum, filterSum) = (Box(FrameSum()), Box(FrameSum()), Box(FrameSum()))
    let title = "visible of \(grouped(frames.count)) items, \(name), 900 × \(Int(height))"
    let measured = comparison.run(
      title, times: times,
      against: [
        Baseline("filter over all frames", times: 4) { times in
          for time in 0..<times { Naive.filter(frames, rects[time], &filterSum.value) }
        },
        Baseline("loop over the known frames", times: times) { times in
          for time in 0..<times {
            for item in lists[time % lists.count] { loopSum.value.add(item, frames[item]) }
          }
        },
      ]
    ) {
      sumFrames(engine, rects, $0, &sum.value)
    }
    demand(sum.value == loopSum.value, "\(title): the sum of the frames")
    floorplan.append(measured[0])
    loops.append(measured[2])
  }
  func slope(_ series: [[Double]]) -> [Double] { zip(series[0], series[1]).map { ($1 - $0) / (counts[1] - counts[0]) } }
  let fixed = zip(floorplan[0], slope(floorplan)).map { $0 - $1 * counts[0] }
  comparison.report("one query, \(name): fixed part", against: "–", "ns", fixed, [])
  comparison.report(
    "one query, \(name): for a frame", against: "loop over the known frames", "ns", slope(floorplan), slope(loops))
  countAllocations(comparison, name, engine)
}

/// Compares the result with that of the naive filter, frame by frame.
private func demandSame(
  _ engine: LayoutEngine, _ frames: [Rect], _ samples: [(rect: Rect, items: [Int])], _ name: String
) {
  for (number, sample) in samples.enumerated() {
    let found = engine.elements(in: sample.rect).map(\.frame)
    demand(found == sample.items.map { frames[$0] }, "\(name): what is in \(sample.rect)")
    // The filter checks every frame, so it only gets a few rectangles.
    guard number < 16 else { continue }
    var (sum, expected) = (FrameSum(), FrameSum())
    sumFrames(engine, [sample.rect], 1, &sum)
    Naive.filter(frames, sample.rect, &expected)
    demand(sum == expected, "\(name): the filter on \(sample.rect)")
  }
}

private func countAllocations(_ comparison: Comparison, _ name: String, _ engine: LayoutEngine) {
  let rects = Scene.viewports(height: Scene.viewportHeight, contentHeight: engine.contentSize.height)
  let before = heap_allocation_count()
  var sum = FrameSum()
  sumFrames(engine, rects, rects.count, &sum)
  var items = 0
  for rect in rects { items += engine.visibleItems(in: rect).count }
  let allocations = heap_allocation_count() - before
  demand(items > 0, "\(name): nothing is visible")
  // Checks that the counter counts a known allocation.
  let beforeFrames = heap_allocation_count()
  demand(rects.reduce(0) { $0 + engine.elements(in: $1).map(\.frame).count } > 0, "\(name): nothing is found")
  demand(heap_allocation_count() - beforeFrames >= rects.count, "the counter of allocations")
  comparison.report("allocations in 2048 queries, \(name)", against: "–", "", [Double(allocations)], [])
}

/// Keeps a value that closures change.
final class Box<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
