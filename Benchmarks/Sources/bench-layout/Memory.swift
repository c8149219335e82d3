import Comparing
import FloorplanLayout

/// The heap memory of a measured item.
func measureMemory(_ comparison: Comparison) {
  let sizes = Scene.measures(Scene.many)
  let frames = allocatedBytes { Naive.columns(1, sizes) }
  demand(frames.made.count == Scene.many, "naive frames")
  func report(_ name: String, _ layout: some CollectionLayout, pixelsPerPoint: Double) {
    let taken = allocatedBytes { Scene.engine(layout, measured: sizes, pixelsPerPoint: pixelsPerPoint) }
    demand(
      taken.made.hasMeasurement(forItemAt: ItemIndex(section: 0, item: sizes.count - 1)), "the last item is measured")
    comparison.report(
      name, against: "naive frames", "B", [taken.bytes / Double(Scene.many)], [frames.bytes / Double(Scene.many)])
  }
  for columns in [1, 3] {
    report("memory for a measured item, \(named(columns))", Scene.columns(columns), pixelsPerPoint: 1)
    report("memory for a measured item, \(named(columns)), unsnapped", Scene.columns(columns), pixelsPerPoint: 0)
  }
  report("memory for a measured item, flow", Scene.flow, pixelsPerPoint: 1)
}
