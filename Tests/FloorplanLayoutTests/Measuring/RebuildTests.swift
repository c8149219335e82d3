import FloorplanLayout
import Testing

/// After any sequence of operations, frames equal those of a new engine, bit by bit.
@Suite struct RebuildTests {
  static let layouts: [any CollectionLayout] = [
    AutosizingColumnFlowLayout(estimatedItemSize: Size(width: 0, height: 61.7)),
    AutosizingColumnFlowLayout(numberOfColumns: 3, minimumInteritemSpacing: 7),
    HorizontalFlowLayout(estimatedItemSize: Size(width: 90, height: 44)),
    HorizontalFlowLayout(
      estimatedItemSize: Size(width: 400, height: 30.5), numberOfRows: 40, minimumInteritemSpacing: 3.5,
      isLayoutJustified: true),
    HorizontalScrollLayout(estimatedItemSize: Size(width: 80.5, height: 40)),
  ]

  /// Returns the first operation after which the engine differs from a rebuilt one, comparing after every few
  /// operations.
  private func failure(_ layout: any CollectionLayout, _ operations: [Operation], counts: [Int], every: Int) -> String?
  {
    var model = EngineModel(layout, counts: counts)
    for (step, operation) in operations.enumerated() {
      do {
        try model.perform(operation)
      } catch {
        return "step \(step), \(operation): \(error)"
      }
      guard (step + 1).isMultiple(of: every) || step == operations.count - 1 else { continue }
      if let difference = model.difference { return "step \(step), \(operation): \(difference)" }
    }
    return nil
  }

  /// Removes operations while the rest still fails.
  private func shrunk(_ layout: any CollectionLayout, _ operations: [Operation], counts: [Int]) -> [Operation] {
    var operations = operations
    var step = operations.count / 2
    while step > 0 {
      var start = 0
      while start < operations.count {
        var fewer = operations
        fewer.removeSubrange(start..<min(start + step, fewer.count))
        if failure(layout, fewer, counts: counts, every: 1) != nil { operations = fewer } else { start += step }
      }
      step /= 2
    }
    return operations
  }

  @Test(arguments: layouts.indices)
  func smallContentMatchesARebuiltEngine(layout: Int) {
    for seed in 0..<40 {
      var generator = SplitMix(seed: UInt64(seed))
      let counts = [Int.random(in: 0...5, using: &generator), Int.random(in: 0...9, using: &generator)]
      let operations = (0..<60).map { _ in Operation.random(using: &generator) }
      guard failure(Self.layouts[layout], operations, counts: counts, every: 1) != nil else { continue }
      let smallest = shrunk(Self.layouts[layout], operations, counts: counts)
      let problem = failure(Self.layouts[layout], smallest, counts: counts, every: 1) ?? ""
      Issue.record("seed \(seed), counts \(counts), \(smallest): \(problem)")
      return
    }
  }

  @Test(arguments: layouts.indices)
  func largeContentMatchesARebuiltEngine(layout: Int) {
    for seed in 100..<102 {
      var generator = SplitMix(seed: UInt64(seed))
      let operations = (0..<1000).map { _ in Operation.random(using: &generator) }
      guard let problem = failure(Self.layouts[layout], operations, counts: [2500, 900], every: 300) else { continue }
      Issue.record("seed \(seed): \(problem)")
      return
    }
  }
}
