import FloorplanLayout
import Testing

/// Every frame, compared with a reference that processes the items one by one.
@Suite struct UniformFrameTests {
  private static let widths = stride(from: 0.0, through: 1200, by: 61)
  /// Every count from 0 to 40, two at a time around an empty section.
  private static let counts = (0...20).map { [$0, 0, 40 - $0] }

  /// Returns the first difference between the engine and the reference.
  private func difference(_ engine: LayoutEngine, _ naive: NaiveLayout) -> String? {
    // Without snapping, the reference adds where the engine multiplies.
    let tolerance = engine.environment.pixelsPerPoint > 0 ? 0 : 1e-9
    func isSame(_ one: Rect?, _ other: Rect?) -> Bool {
      guard let one, let other else { return one == nil && other == nil }
      return abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
        && abs(one.size.width - other.size.width) <= tolerance
        && abs(one.size.height - other.size.height) <= tolerance
    }
    let place = "\(engine.layout) in \(engine.environment), \(engine.sections.map(\.itemCount))"
    let (size, expected) = (engine.contentSize, naive.contentSize)
    if size.width != expected.width || abs(size.height - expected.height) > tolerance {
      return "content \(size) instead of \(expected): \(place)"
    }
    for (section, frames) in naive.frames.enumerated() {
      for (item, frame) in frames.enumerated() {
        let found = engine.frame(ofItemAt: ItemIndex(section: section, item: item))
        if !isSame(found, frame) {
          return "\(section).\(item) \(String(describing: found)) not \(String(describing: frame)): \(place)"
        }
      }
    }
    return nil
  }

  @Test(arguments: LayoutCases.flows)
  func flowsFollowTheRules(layout: HorizontalFlowLayout) {
    for environment in LayoutCases.environments(widths: Self.widths) {
      for counts in Self.counts {
        let engine = LayoutEngine(
          layout: layout, environment: environment, sections: counts.map { SectionDescription(itemCount: $0) })
        if let problem = difference(engine, NaiveLayout(layout, environment, counts: counts)) {
          Issue.record("\(problem)")
          return
        }
      }
    }
  }

  @Test(arguments: LayoutCases.columns, [nil, 37.3])
  func columnsFollowTheRules(layout: AutosizingColumnFlowLayout, measured: Double?) {
    for environment in LayoutCases.environments(widths: Self.widths) {
      for counts in Self.counts {
        var engine = LayoutEngine(
          layout: layout, environment: environment, sections: counts.map { SectionDescription(itemCount: $0) })
        engine.uniformItemHeight = measured
        if let problem = difference(engine, NaiveLayout(layout, environment, counts: counts, measured: measured)) {
          Issue.record("\(problem)")
          return
        }
      }
    }
  }
}
