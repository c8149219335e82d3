import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-list-picker [ROUNDS [GROUP]]      select one group for profiling: open, search
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("open", measureOpening), ("search", measureSearch),
]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
Comparison.runGroups(groups)
