import CRivals
import Comparing
import Glibc

/// What a list remembers of items that it has shown: bytes of the heap that are used after all were visited and were
/// not after the first few, for each item that was.
func measureMemory(_ comparison: Comparison) {
  let scene = Scenes.lowRows
  // GLib's slices keep what closed windows have freed for a quarter of a minute: it would be given back, and counted as
  // negative memory of the items, in the midst of the visit.
  demand(
    getenv("G_SLICE").map { String(cString: $0) } == "always-malloc",
    "memory is measured with G_SLICE=always-malloc in the environment")
  // With a third of them, what else the heap does came to more than a byte for each.
  let visits = 90_000
  let rounds = Comparison(rounds: comparison.isQuick ? 1 : 5)
  let contestants: [Contestant] = [.collection(scene), .listView(scene)]
  let measured = rounds.series(of: 2) { bytesPerItem(contestants[$0], visits: visits) }
  comparison.report("memory for an item that was shown", against: "GtkListView", "B", measured[0], measured[1])
}

private func bytesPerItem(_ contestant: Contestant, visits: Int) -> Double {
  let stage = contestant.open()
  // All cells, glyphs and sizes of text there will be.
  visit(stage, until: 3_000)
  let seen = Int(rivals_stage_last_visible(stage.stage))
  let before = rivals_allocated_bytes()
  visit(stage, until: seen + visits)
  let after = rivals_allocated_bytes()
  stage.check(contestant, "after a visit to all items")
  let visited = Int(rivals_stage_last_visible(stage.stage)) - seen
  stage.close()
  let bytes = Double(after - before) / Double(visited)
  // To show an item frees nothing: somebody else's memory was counted.
  demand(bytes > -1, "\(contestant.name): \(bytes) bytes for an item are not its own")
  return bytes
}

/// Goes down by nearly as much as is visible at a time, so that every item is shown.
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
