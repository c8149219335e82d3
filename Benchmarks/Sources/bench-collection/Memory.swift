import CRivals
import Comparing

/// What a list remembers of items that it has shown: bytes of the heap that are used after all were visited and were
/// not after the first few, for each item that was.
func measureMemory(_ comparison: Comparison) {
  let scene = Scenes.lowRows
  let visits = comparison.isQuick ? 10_000 : 90_000
  let ours = bytesPerItem(.collection(scene), visits: visits)
  let rival = bytesPerItem(.listView(scene), visits: visits)
  comparison.report("memory for an item that was shown", against: "GtkListView", "B", [ours], [rival])
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
  return Double(after - before) / Double(visited)
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
