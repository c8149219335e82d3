import Comparing
import FloorplanLayout

/// The growth of time with the number of items.
func measureCurves(_ comparison: Comparison) {
  for columns in [1, 3] { measureCurves(comparison, columns) }
}

private func measureCurves(_ comparison: Comparison, _ columns: Int) {
  let engines = Scene.sizes.map { Box(Scene.engine(Scene.columns(columns), measured: Scene.measures($0))) }

  let rects = engines.map {
    Scene.viewports(height: Scene.viewportHeight, contentHeight: $0.value.contentSize.height)
  }
  let sum = Box(FrameSum())
  comparison.curve("visible items, 900 × 900, \(named(columns))", sizes: Scene.sizes) { position in
    comparison.time(4096) { sumFrames(engines[position].value, rects[position], $0, &sum.value) }
  }
  demand(sum.value != FrameSum(), "nothing is visible")

  let changes = Scene.sizes.map { Changes(100_000, below: $0) }
  comparison.curve("a height changes, \(named(columns))", sizes: Scene.sizes) { position in
    comparison.time(100_000) { changes[position].apply(to: &engines[position].value, $0) }
  }
  let edits = Scene.sizes.map(FrontEdit.init)
  comparison.curve("insertion or removal at the start, \(named(columns))", sizes: Scene.sizes) { position in
    comparison.time(columns == 1 ? 2_000 : 20) { edits[position].apply(to: &engines[position].value, $0) }
  }
  for (position, engine) in engines.enumerated() {
    let sizes = changes[position].applied(to: Scene.measures(Scene.sizes[position]))
    demandEqual(engine.value, Naive.columns(columns, sizes), "\(Scene.sizes[position]) items, \(named(columns))")
  }
}
