import CHeap
import Comparing
import FloorplanLayout

/// A window becomes wider, or displays more columns, while a million items are measured.
func measureWidthChanges(_ comparison: Comparison) {
  let sizes = Scene.measures(Scene.many)
  for columns in [1, 3] { measureWidthChange(comparison, columns, sizes) }
  measureRegrouping(comparison, sizes)
  countMeasureCalls(comparison, sizes)
}

private let otherWidth = 920.0

private func measureWidthChange(_ comparison: Comparison, _ columns: Int, _ sizes: [Size]) {
  let engine = Box(Scene.engine(Scene.columns(columns), measured: sizes))
  let widths = [otherWidth, Scene.width]
  let title = "another width with 1,000,000 measured, \(named(columns))"
  let expected = Naive.contentHeight(Naive.columns(columns, sizes))
  comparison.run(
    title, times: 2_000,
    against: [
      Baseline("naive frames", times: 1) { _ in
        demand(Naive.contentHeight(Naive.columns(columns, sizes, width: otherWidth)) == expected, title)
      },
      Baseline("memcpy of a bit for each item", times: 1_000) { heap_copy(Scene.many / 8, $0) },
    ]
  ) { times in
    for time in 0..<times {
      engine.value.environment = Scene.environment(width: widths[time & 1])
      demand(engine.value.contentSize.height == expected, title)
    }
  }
  engine.value.environment = Scene.environment(width: otherWidth)
  demandEqual(engine.value, Naive.columns(columns, sizes, width: otherWidth), title)
}

private func measureRegrouping(_ comparison: Comparison, _ sizes: [Size]) {
  let engine = Box(Scene.engine(Scene.columns(3), measured: sizes))
  let expected = [4, 3].map { Naive.contentHeight(Naive.columns($0, sizes)) }
  let title = "3 to 4 columns and back with 1,000,000 measured"
  comparison.run(
    title, times: 10,
    against: [
      Baseline("naive frames", times: 1) { _ in
        demand(Naive.contentHeight(Naive.columns(4, sizes)) == expected[0], title)
      },
      Baseline("memcpy of the extents (4 MB)", times: 10) { heap_copy(4 * Scene.many, $0) },
    ]
  ) { times in
    for time in 0..<times {
      engine.value.layout = Scene.columns(time.isMultiple(of: 2) ? 4 : 3)
      demand(engine.value.contentSize.height == expected[time & 1], title)
    }
  }
  engine.value.layout = Scene.columns(4)
  demandEqual(engine.value, Naive.columns(4, sizes), title)
}

/// Returns new heights and counts the calls.
private struct CountingMeasurer: ItemMeasurer {
  let sizes: [Size]
  var calls = 0

  mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double { sizes[index.item].width }

  mutating func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    calls += 1
    // Half of them become lower, so that additional items become visible.
    return index.item.isMultiple(of: 2) ? sizes[index.item].height / 2 : sizes[index.item].height
  }
}

private func countMeasureCalls(_ comparison: Comparison, _ sizes: [Size]) {
  for columns in [1, 3] {
    let measured = Scene.engine(Scene.columns(columns), measured: sizes)
    let viewports = Scene.viewports(height: Scene.viewportHeight, contentHeight: measured.contentSize.height)
    var (calls, visible): ([Double], [Double]) = ([], [])
    for start in viewports.prefix(comparison.rounds) {
      var (engine, viewport, measurer) = (measured, start, CountingMeasurer(sizes: sizes))
      engine.environment = Scene.environment(width: otherWidth)
      viewport.size.width = otherWidth
      let pass = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &measurer)
      demand(pass.isComplete && pass.measuredItemCount == measurer.calls, "the calls that a pass reports")
      let items = engine.elements(in: viewport).compactMap { $0.element.itemIndex }
      demand(items.allSatisfy { !engine.needsMeasurement(ofItemAt: $0) }, "all that is visible was measured")
      calls.append(Double(measurer.calls))
      visible.append(Double(items.count))
    }
    comparison.report(
      "measuring after another width, \(named(columns))", against: "visible items", "calls", calls, visible)
  }
}
