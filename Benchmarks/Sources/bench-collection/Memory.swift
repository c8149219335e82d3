import CRivals
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
  let contestants: [Contestant] = [.collection(scene), .listView(scene)]
  let measured = rounds.series(of: 2) { bytesPerItem(contestants[$0], visits: visits) }
  comparison.report("memory for an item that was shown", against: "GtkListView", "B", measured[0], measured[1])
}

private func bytesPerItem(_ contestant: Contestant, visits: Int) -> Double {
  let stage = contestant.open()
  // All cells, glyphs and text sizes have been created.
  visit(stage, until: 3_000)
  let seen = Int(rivals_stage_last_visible(stage.stage))
  let before = rivals_allocated_bytes()
  visit(stage, until: seen + visits)
  let after = rivals_allocated_bytes()
  stage.check(contestant, "after a visit to all items")
  let visited = Int(rivals_stage_last_visible(stage.stage)) - seen
  stage.close()
  let bytes = Double(after - before) / Double(visited)
  // Displaying an item frees nothing, so unrelated memory was counted.
  demand(bytes > -1, "\(contestant.name): \(bytes) bytes for an item are not its own")
  return bytes
}

/// Scrolls down by almost a page at a time, so that every item is displayed.
private func visit(_ stage: Stage, until last: Int) {
  var end = Int(rivals_stage_last_visible(stage.stage))
  while end < last {
    stage.scroll(to: stage.value + stage.page - 40, frames: 1)
    let first = Int(rivals_stage_first_visible(stage.stage))
    demand(first <= end + 1, "items were passed over")
    let next = Int(rivals_stage_last_visible(stage.stage))
    demand(next > end, "a page further down is nothing new")
    end = next
  }
}
