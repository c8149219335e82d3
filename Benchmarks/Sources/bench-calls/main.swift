import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-calls [ROUNDS [GROUP]]      select one group for profiling: signals, widgets, images, observation,
//                                     collection
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("signals", measureSignals), ("widgets", measureWidgets), ("images", measureImages),
  ("observation", measureObservation), ("collection", measureCollection),
]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
Comparison.runGroups(groups)
