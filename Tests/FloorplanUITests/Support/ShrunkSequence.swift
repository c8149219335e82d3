/// Removes smaller and smaller parts of a sequence while the rest still fails.
func shrunkSequence<Operation: Sendable>(
  of operations: [Operation], failing fails: ([Operation]) async -> Bool
) async -> [Operation] {
  var best = operations
  var part = max(1, best.count / 2)
  while true {
    var start = max(0, best.count - part)
    var hasShrunk = false
    while true {
      var candidate = best
      candidate.removeSubrange(start..<min(best.count, start + part))
      if candidate.count < best.count, await fails(candidate) {
        best = candidate
        hasShrunk = true
      }
      guard start > 0 else { break }
      start = max(0, min(start, best.count) - part)
    }
    if part == 1, !hasShrunk { return best }
    part = max(1, part / 2)
  }
}
