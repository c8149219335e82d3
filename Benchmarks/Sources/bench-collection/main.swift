import Comparing
import Floorplan

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-collection [ROUNDS [GROUP ...]]      select one group for profiling; memory and packages
//                                              are only measured on request
let groups: [(name: String, measure: (Comparison) -> Void)] = [
  ("first-frame", measureFirstFrame), ("scrolling", measureScrolling), ("cells", measureCells),
  ("table", measureTable), ("memory", measureMemory), ("extent", measureExtent), ("movement", measureMovement),
  ("insertion", measureInsertion), ("packages", measurePackages),
]
let separateGroups = ["memory", "packages"]

guard Display.open() else { fatalError("there is no display") }
do {
  try MainLoop.attach()
} catch {
  fatalError("\(error)")
}
let arguments = CommandLine.arguments.dropFirst()
let comparison = Comparison(rounds: arguments.first.flatMap { Int($0) } ?? 9)
let names = arguments.dropFirst()
for group in groups where names.isEmpty ? !separateGroups.contains(group.name) : names.contains(group.name) {
  group.measure(comparison)
}
