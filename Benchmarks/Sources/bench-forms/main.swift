import Comparing
import Floorplan

// Prints one line for each measurement; measure.py makes the table.
//
//   bench-forms [ROUNDS [GROUP]]      a group alone is for a profiler: keystrokes, model, openings, signature,
//                                    extremes
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
// What moves by itself would be in every figure.
Settings.default.enablesAnimations = false
// Without the sizes of a theme a canvas has none.
let themeManager = ThemeManager(display: display)
Comparison.runGroups(groups)
themeManager.remove()
