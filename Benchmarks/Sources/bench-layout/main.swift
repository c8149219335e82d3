import Comparing

// Prints one line for each measurement; measure.py makes the table.
//
//   bench-layout [ROUNDS [GROUP ...]]      a group alone is for a profiler
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("first", measureFirstLayout), ("queries", measureQueries), ("heights", measureHeightChanges),
  ("edits", measureEdits), ("widths", measureWidthChanges), ("memory", measureMemory),
  ("differences", measureDifferences), ("flow", measureFlow), ("anchors", measureAnchors), ("curves", measureCurves),
]

Comparison.runGroups(groups)
