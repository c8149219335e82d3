import Comparing
import FloorplanLayout

/// An item in the middle of a million changes its height.
func measureHeightChanges(_ comparison: Comparison) {
  for columns in [1, 3] { measureHeightChanges(comparison, columns) }
}

/// The positions and sizes of a round of changes.
struct Changes {
  let list: [(item: Int, size: Size)]

  init(_ times: Int, below count: Int) {
    var generator = Generator(seed: 3)
    list = (0..<times).map { _ in
      (Int.random(in: 0..<count, using: &generator), Scene.randomSize(&generator))
    }
  }

  func apply(to engine: inout LayoutEngine, _ times: Int) {
    for change in list.prefix(times) {
      engine.setMeasuredSize(change.size, forItemAt: ItemIndex(section: 0, item: change.item))
    }
  }

  /// The sizes after all changes.
  func applied(to sizes: [Size]) -> [Size] {
    var sizes = sizes
    for change in list { sizes[change.item] = change.size }
    return sizes
  }
}

private func measureHeightChanges(_ comparison: Comparison, _ columns: Int) {
  let sizes = Scene.measures(Scene.many)
  let engine = Box(Scene.engine(Scene.columns(columns), measured: sizes))
  let changes = Changes(100_000, below: Scene.many)
  let ends = Box(endsOfRows(sizes))
  let heights = Box(sizes.map { Int32($0.height) })

  let title = "a height changes among 1,000,000, \(named(columns))"
  comparison.run(
    title, times: changes.list.count,
    against: [
      Baseline("adding to all following ends", times: 20) { times in
        for change in changes.list.prefix(times) { addToEnds(&ends.value, from: change.item, change.size.height) }
      },
      Baseline("a store in an array", times: changes.list.count) { times in
        for change in changes.list.prefix(times) { heights.value[change.item] = Int32(change.size.height) }
      },
    ]
  ) {
    changes.apply(to: &engine.value, $0)
  }
  let naive = Naive.columns(columns, changes.applied(to: sizes))
  demandEqual(engine.value, naive, title)
  demand(engine.value.contentSize.height == Naive.contentHeight(naive), "\(title): the height of the content")
  demand(ends.value.count == Scene.many && heights.value.count == Scene.many, title)
}

/// The array of a naive layout in one column.
private func endsOfRows(_ sizes: [Size]) -> [Double] {
  var end = 0.0
  return sizes.map {
    end += $0.height
    return end
  }
}

private func addToEnds(_ ends: inout [Double], from item: Int, _ height: Double) {
  let difference = height - (ends[item] - (item > 0 ? ends[item - 1] : 0))
  ends.withUnsafeMutableBufferPointer { ends in
    for index in item..<ends.count { ends[index] += difference }
  }
}
