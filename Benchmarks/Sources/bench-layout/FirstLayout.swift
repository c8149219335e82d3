import Comparing
import FloorplanLayout

/// The time and memory of the first layout of unmeasured items must not depend on their number.
func measureFirstLayout(_ comparison: Comparison) {
  measureFirstLayout(comparison, "equal items", Scene.tiles) { Naive.tiles($0) }
  measureFirstLayout(comparison, "items to be measured", Scene.columns(1)) {
    Naive.columns(1, Array(repeating: Scene.estimate, count: $0))
  }
}

private func measureFirstLayout(
  _ comparison: Comparison, _ name: String, _ layout: some CollectionLayout, _ naive: @escaping (Int) -> [Rect]
) {
  let environment = Scene.environment()
  func make(_ count: Int) -> LayoutEngine {
    LayoutEngine(layout: layout, environment: environment, sections: [SectionDescription(itemCount: count)])
  }
  func digest(_ engine: LayoutEngine, _ count: Int) -> Double {
    engine.contentSize.height + (engine.frame(ofItemAt: ItemIndex(section: 0, item: count - 1))?.minY ?? -1)
  }
  let frames = naive(Scene.many)
  demandEqual(make(Scene.many), frames, name)
  let expected = Naive.contentHeight(frames) + (frames.last?.minY ?? 0)

  let times = 2_000
  let title = "first layout of 1,000,000 \(name)"
  comparison.run(
    title, times: times,
    against: [
      Baseline("naive frames", times: 1) { _ in
        let frames = naive(Scene.many)
        demand(Naive.contentHeight(frames) + (frames.last?.minY ?? 0) == expected, title)
      },
      Baseline("the same with one item", times: times) { times in
        for _ in 0..<times { demand(digest(make(1), 1) > 0, title) }
      },
    ]
  ) { times in
    for _ in 0..<times { demand(digest(make(Scene.many), Scene.many) == expected, title) }
  }

  let taken = allocatedBytes { make(Scene.many) }
  let naivelyTaken = allocatedBytes { naive(Scene.many) }
  demand(taken.made.contentSize.height > 0 && naivelyTaken.made.count == Scene.many, title)
  comparison.report(
    "memory for an item, \(name)", against: "naive frames", "B", [taken.bytes / Double(Scene.many)],
    [naivelyTaken.bytes / Double(Scene.many)])
}
