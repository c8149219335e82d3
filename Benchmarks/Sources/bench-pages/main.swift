import CBench
import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-pages [ROUNDS [GROUP]]      select one group for profiling: navigation, search, memory
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("navigation", measureNavigation), ("search", measureSearch), ("memory", measureMemory),
]

/// The number of orders for which the app should be as fast as with few.
let orderCount = 100_000

/// The bytes of the heap that are in use.
func heapBytes() -> Int { Int(bench_allocated_bytes()) }

guard Display.open(), let display = Display.default else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
// Without a theme, rows are as low as their texts, and three times as many are visible.
let themeManager = ThemeManager(display: display)
Comparison.runGroups(groups)
themeManager.remove()
