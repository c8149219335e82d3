import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-theme [ROUNDS [GROUP]]      select one group for profiling: sheet, bad, resolve, reload
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("sheet", measureSheet), ("bad", measureBadInput), ("resolve", measureResolving), ("reload", measureReload),
]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
Comparison.runGroups(groups)
