import Testing

@testable import FloorplanLayout

/// Queries, compared with a filter over all frames.
@Suite struct LayoutQueryTests {
  private static let engines = LayoutCases.engines(
    widths: [0, 3, 61, 173, 397.5, 1001], counts: [0, 13, 0, 0, 1, 30, 2])

  /// The ranges between the first and the last item of each section that a filter finds.
  private func reference(_ query: Rect, _ frames: [(index: ItemIndex, frame: Rect)]) -> [Int: Range<Int>] {
    var ranges: [Int: Range<Int>] = [:]
    for (index, frame) in frames where frame.intersects(query) {
      ranges[index.section] = (ranges[index.section]?.lowerBound ?? index.item)..<index.item + 1
    }
    return ranges
  }

  @Test func visibleItemsMatchAFilter() {
    var generator = SplitMix(seed: 7)
    var failures: [String] = []
    for engine in Self.engines {
      let frames = engine.allFrames
      for _ in 0..<12 {
        guard let one = frames.randomElement(using: &generator)?.frame,
          let other = frames.randomElement(using: &generator)?.frame
        else { continue }
        // Errors in queries are likely at the edges of frames.
        func pick(_ values: [Double]) -> Double { values.randomElement(using: &generator) ?? 0 }
        let origin = Point(
          x: pick([0, one.minX, one.maxX, -50]), y: pick([one.minY, one.maxY]) + pick([0, 0, 0.25, -0.25]))
        let size = Size(
          width: pick([0, 1500, other.maxX - origin.x, 40, -1]),
          height: pick([0, 300, other.minY - origin.y, other.maxY - origin.y, 1]))
        let query = Rect(origin: origin, size: size)
        let found = engine.visibleItems(in: query)
        let expected = reference(query, frames)
        let same =
          found.rangeCount == expected.count
          && expected.allSatisfy { found.items(inSection: $0.key) == $0.value }
        if !same { failures.append("\(engine.layout) \(engine.environment) \(query): \(found) not \(expected)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func fullWidthQueryIsExact() {
    var failures: [String] = []
    for engine in Self.engines where engine.environment.containerSize.width > 50 {
      let frames = engine.allFrames
      for top in stride(from: -40, to: engine.contentSize.height + 40, by: 57.5) {
        let query = Rect(x: 0, y: top, width: engine.contentSize.width, height: 130)
        let expected = frames.filter { $0.frame.intersects(query) }.map(\.index)
        if Array(engine.visibleItems(in: query)) != expected { failures.append("\(engine.layout) \(query)") }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func itemAtPointMatchesItsFrame() {
    var failures: [String] = []
    for engine in Self.engines {
      let frames = engine.allFrames
      for (position, entry) in frames.enumerated() where position % 5 == 0 {
        let frame = entry.frame
        for x in [frame.minX - 0.25, frame.minX, (frame.minX + frame.maxX) / 2, frame.maxX] {
          for y in [frame.minY - 0.25, frame.minY, (frame.minY + frame.maxY) / 2, frame.maxY] {
            let point = Point(x: x, y: y)
            let expected = frames.first { $0.frame.contains(point) }?.index
            if engine.item(at: point) != expected { failures.append("\(engine.layout) \(engine.environment) \(point)") }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  /// Items narrower than a pixel: most frames have no extent, and the others are between them.
  @Test(arguments: LayoutDirection.allCases)
  func itemsAreFoundAmongItemsSnappedToZero(direction: LayoutDirection) {
    let engine = LayoutEngine(
      layout: HorizontalFlowLayout(
        itemSize: Size(width: 0.3, height: 0.4), minimumInteritemSpacing: 0, minimumLineSpacing: 0),
      environment: LayoutEnvironment(containerSize: Size(width: 4, height: 9), layoutDirection: direction),
      sections: [SectionDescription(itemCount: 120)])
    let frames = engine.allFrames
    for x in stride(from: -0.5, through: 5, by: 0.5) {
      for y in stride(from: -0.5, through: 5, by: 0.5) {
        let point = Point(x: x, y: y)
        #expect(engine.item(at: point) == frames.first { $0.frame.contains(point) }?.index, "\(point)")
      }
    }
  }

  @Test func queriesWorkWithAMillionItems() {
    let engine = LayoutEngine(
      layout: .horizontalFlow, environment: LayoutEnvironment(containerSize: Size(width: 170, height: 600)),
      sections: [SectionDescription(itemCount: 999_999), SectionDescription(itemCount: 3)])
    let fullLines: Double = 333_333 * 60
    #expect(engine.contentSize.height == fullLines - 10 + 50)
    let last = ItemIndex(section: 0, item: 999_998)
    let top = fullLines - 60
    #expect(engine.frame(ofItemAt: last) == Rect(x: 120, y: top, width: 50, height: 50))
    #expect(engine.item(at: Point(x: 121, y: top + 1)) == last)
    let visible = engine.visibleItems(in: Rect(x: 0, y: 600_000, width: 170, height: 600))
    #expect(visible.items(inSection: 0) == 30_000..<30_030)
    #expect(visible.count == 30)
  }
}
