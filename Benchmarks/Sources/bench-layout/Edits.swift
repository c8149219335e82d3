import CHeap
import Comparing
import FloorplanLayout

/// Insertions and removals before a million measured items.
func measureEdits(_ comparison: Comparison) {
  measureEdits(comparison, columns: 1, times: 2_000)
  measureEdits(comparison, columns: 3, times: 20)
}

/// Inserts an item before all others, and removes it.
struct FrontEdit {
  private static let front = [CollectionChanges.ItemRange(section: 0, items: 0..<1)]
  private let insertion = CollectionChanges(insertedItems: front)
  private let removal = CollectionChanges(removedItems: front)
  private let more: [SectionDescription]
  private let less: [SectionDescription]

  init(count: Int) {
    more = [SectionDescription(itemCount: count + 1)]
    less = [SectionDescription(itemCount: count)]
  }

  func insert(in engine: inout LayoutEngine) {
    tryOrFail { try engine.apply(insertion, sections: more) }
  }

  /// Performs a number of edits, each second of which reverts the previous one.
  func apply(to engine: inout LayoutEngine, _ times: Int) {
    for _ in 0..<times / 2 {
      insert(in: &engine)
      tryOrFail { try engine.apply(removal, sections: less) }
    }
  }
}

private func measureEdits(_ comparison: Comparison, columns: Int, times: Int) {
  let sizes = Scene.measures(Scene.many)
  let engine = Box(Scene.engine(Scene.columns(columns), measured: sizes))
  let edit = FrontEdit(count: Scene.many)
  let longer = [Scene.estimate] + sizes
  let heights = Box(sizes.map(\.height))
  let title = "insertion or removal before 1,000,000, \(named(columns))"
  let expected = Naive.contentHeight(Naive.columns(columns, longer))
  comparison.run(
    title, times: times,
    against: [
      Baseline("naive frames", times: 1) { _ in
        demand(Naive.contentHeight(Naive.columns(columns, longer)) == expected, title)
      },
      Baseline("Array.insert and remove (8 MB)", times: 20) { times in
        for _ in 0..<times / 2 {
          heights.value.insert(1, at: 0)
          heights.value.remove(at: 0)
        }
      },
      Baseline("memcpy of the extents (4 MB)", times: 20) { heap_copy(4 * Scene.many, $0) },
    ]
  ) {
    edit.apply(to: &engine.value, $0)
  }
  demandEqual(engine.value, Naive.columns(columns, sizes), title)
  edit.insert(in: &engine.value)
  demandEqual(engine.value, Naive.columns(columns, longer), title)
  demand(heights.value.count == Scene.many, title)
}
