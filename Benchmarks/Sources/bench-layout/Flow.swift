import Comparing
import FloorplanLayout

/// Lines that wrap, with a million measured items.
func measureFlow(_ comparison: Comparison) {
  let sizes = Scene.measures(Scene.many)
  let engine = Box(Scene.engine(Scene.flow, measured: sizes))
  measureQueries(comparison, "flow", engine.value, Naive.flow(sizes))

  let changes = Changes(2_000, below: sizes.count)
  let title = "a size changes among \(grouped(sizes.count)), flow"
  let expected = Naive.flow(changes.applied(to: sizes))
  comparison.run(
    title, times: changes.list.count,
    against: [
      Baseline("naive frames", times: 1) { _ in
        demand(Naive.flow(sizes).count == expected.count, title)
      }
    ]
  ) {
    changes.apply(to: &engine.value, $0)
  }
  demandEqual(engine.value, expected, title)
}
