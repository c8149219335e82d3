import Comparing

// Prints one line for each measurement; measure.py creates the table.
//
//   bench-layout [ROUNDS [GROUP ...]]      select one group for profiling
let groups: [(name: String, measure: @MainActor (Comparison) -> Void)] = [
  ("first", measureFirstLayout), ("queries", measureQueries), ("heights", measureHeightChanges),
  ("edits", measureEdits), ("widths", measureWidthChanges), ("memory", measureMemory),
  ("differences", measureDifferences), ("flow", measureFlow), ("anchors", measureAnchors), ("curves", measureCurves),
]

Comparison.runGroups(groups)
