import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-forms [ROUNDS [GROUP]]      select one group for profiling: keystrokes, model, openings, signature, extremes
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("keystrokes", measureKeystrokes), ("model", measureModel), ("openings", measureOpenings),
  ("signature", measureSignature), ("extremes", measureExtremes),
]

guard Display.open(), let display = Display.default else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
// Animations would be part of every result.
Settings.default.areAnimationsEnabled = false
// Without the sizes of a theme, a canvas has no size.
let themeManager = ThemeManager(display: display)
Comparison.runGroups(groups)
themeManager.remove()
