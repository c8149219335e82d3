import Comparing

// Prints one line for each measurement; measure.py makes the table.
//
//   bench-layout [ROUNDS [GROUP ...]]      a group alone is for a profiler
let groups: [(name: String, measure: (Comparison) -> Void)] = [
  ("first", measureFirstLayout), ("queries", measureQueries), ("heights", measureHeightChanges),
  ("edits", measureEdits), ("widths", measureWidthChanges), ("memory", measureMemory),
  ("differences", measureDifferences), ("flow", measureFlow), ("anchors", measureAnchors), ("curves", measureCurves),
]

let arguments = CommandLine.arguments.dropFirst()
let comparison = Comparison(rounds: arguments.first.flatMap { Int($0) } ?? 9)
let asked = arguments.dropFirst()
for group in groups where asked.isEmpty || asked.contains(group.name) { group.measure(comparison) }
