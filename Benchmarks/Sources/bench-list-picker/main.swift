import Comparing
import Floorplan

// Prints one line for each measurement; measure.py makes the table.
//
//   bench-list-picker [ROUNDS [GROUP]]      a group alone is for a profiler: open, search
let groups: [(name: String, measure: (Comparison) -> Void)] = [("open", measureOpening), ("search", measureSearch)]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
let arguments = CommandLine.arguments.dropFirst()
let comparison = Comparison(rounds: arguments.first.flatMap { Int($0) } ?? 9)
let asked = arguments.dropFirst().first
for group in groups where asked == nil || asked == group.name { group.measure(comparison) }
