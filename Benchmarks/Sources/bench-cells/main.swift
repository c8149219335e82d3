import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-cells [ROUNDS [GROUP]]      select one group for profiling: counts, bind
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("counts", measureCounts), ("bind", measureBinding),
]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
Comparison.runGroups(groups)
