import CBench
import Comparing
import Glibc

/// The memory that a list keeps for each displayed item: bytes of the heap in use after all items were visited, minus
/// those after the first items.
func measureMemory(_ comparison: Comparison) {
  let scene = Scenes.lowRows
  // GLib's slices keep memory of closed windows for 15 seconds. It would be freed during the visit, and counted as
  // negative memory of the items.
  demand(
    getenv("G_SLICE").map { String(cString: $0) } == "always-malloc",
    "memory is measured with G_SLICE=always-malloc in the environment")
  // With a third of the items, other changes of the heap were more than a byte for each item.
  let visits = 90_000
  let rounds = Comparison(rounds: comparison.isQuick ? 1 : 5)
  let candidates: [Candidate] = [.collection(scene), .listView(scene)]
  let measured = rounds.series(of: 2) { bytesPerItem(candidates[$0], visits: visits) }
  comparison.report("memory for a displayed item", against: "GtkListView", "B", measured[0], measured[1])
}

private func bytesPerItem(_ candidate: Candidate, visits: Int) -> Double {
  let stage = candidate.open()
  // All cells, glyphs and text sizes have been created.
  visit(stage, until: 3_000)
  let seen = Int(bench_stage_last_visible(stage.stage))
  let before = bench_allocated_bytes()
  visit(stage, until: seen + visits)
  let after = bench_allocated_bytes()
  stage.check(candidate, "after a visit to all items")
  let visited = Int(bench_stage_last_visible(stage.stage)) - seen
  stage.close()
  let bytes = Double(after - before) / Double(visited)
  // Displaying an item frees nothing, so unrelated memory was counted.
  demand(bytes > -1, "\(candidate.name): \(bytes) bytes for an item are not its own")
  return bytes
}

/// Scrolls down by almost a page at a time, so that every item is displayed.
private func visit(_ stage: Stage, until last: Int) {
  var end = Int(bench_stage_last_visible(stage.stage))
  while end < last {
    stage.scroll(to: stage.value + stage.page - 40, frames: 1)
    let first = Int(bench_stage_first_visible(stage.stage))
    demand(first <= end + 1, "items were passed over")
    let next = Int(bench_stage_last_visible(stage.stage))
    demand(next > end, "a page further down is nothing new")
    end = next
  }
}
