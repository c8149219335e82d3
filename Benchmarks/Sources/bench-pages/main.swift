import CRivals
import Comparing
import Floorplan

// Prints one line for each measurement; measure.py makes the table.
//
//   bench-pages [ROUNDS [GROUP]]      a group alone is for a profiler: navigation, search, memory
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("navigation", measureNavigation), ("search", measureSearch), ("memory", measureMemory),
]

/// How many orders there are where it is to be as quick as with few.
let orderCount = 100_000

/// Bytes of the heap that are in use.
func heapBytes() -> Int { Int(rivals_allocated_bytes()) }

guard Display.open(), let display = Display.default else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
// Without it rows are as low as their texts, and three times as many of them in sight.
let themeManager = ThemeManager(display: display)
Comparison.runGroups(groups)
themeManager.remove()
