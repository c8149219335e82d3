import CAllocations
import FloorplanLayout
import Testing

/// Queries while the user scrolls allocate no heap memory.
@Suite struct AllocationTests {
  private static let layouts: [any CollectionLayout] = [
    HorizontalFlowLayout(numberOfColumns: 3),
    AutosizingColumnFlowLayout(estimatedItemSize: Size(width: 0, height: 61.7)),
    AutosizingColumnFlowLayout(numberOfColumns: 3),
    HorizontalFlowLayout(estimatedItemSize: Size(width: 90, height: 44), isLayoutJustified: true),
    HorizontalScrollLayout(estimatedItemSize: Size(width: 80.5, height: 40)),
  ]

  private func engine(_ layout: any CollectionLayout) -> LayoutEngine {
    var engine = LayoutEngine(
      layout: layout,
      environment: LayoutEnvironment(containerSize: Size(width: 700, height: 600), layoutDirection: .rightToLeft),
      sections: [SectionDescription(itemCount: 5000, headerHeight: 30, footerHeight: 12)])
    var generator = SplitMix(seed: 7)
    for item in stride(from: 0, to: 3000, by: 2) {
      let size = Size(
        width: Double.random(in: 10..<300, using: &generator), height: Double.random(in: 10..<200, using: &generator))
      engine.setMeasuredSize(size, forItemAt: ItemIndex(section: 0, item: item))
    }
    return engine
  }

  private func allocations(of body: () -> Void) -> Int {
    // The first time, caches are filled and types are created.
    body()
    let before = allocations_of_this_thread()
    body()
    return allocations_of_this_thread() - before
  }

  @Test func allocationCounterWorks() {
    var kept: [Int] = []
    #expect(allocations { kept = Array(repeating: kept.count, count: 1000) } > 0)
    #expect(kept.count == 1000)
  }

  @Test(arguments: layouts.indices)
  func queriesAllocateNothing(layout: Int) {
    let engine = engine(Self.layouts[layout])
    let content = engine.contentSize
    var checksum = 0.0
    var allocationCounts: [String: Int] = [:]
    for step in 0..<40 {
      let viewport = Rect(
        x: content.width > 700 ? (content.width - 700) * Double(step) / 40 : 0,
        y: max(0, content.height - 600) * Double(step) / 40, width: 700, height: 600)
      let index = ItemIndex(section: 0, item: step * 100)
      func count(_ name: String, _ body: () -> Void) { allocationCounts[name, default: 0] += allocations(of: body) }
      count("elements") {
        for (_, frame) in engine.elements(in: viewport, contentOffset: viewport.origin) { checksum += frame.minY }
      }
      count("visible items") { checksum += Double(engine.visibleItems(in: viewport).count) }
      count("item at a point") {
        checksum += Double(engine.item(at: Point(x: viewport.minX + 90, y: viewport.minY + 70))?.item ?? 0)
      }
      count("frame") { checksum += engine.frame(of: .item(index))?.minX ?? 0 }
      count("offset") { checksum += engine.contentOffset(toReveal: index, at: .center, in: viewport).y }
      count("anchor") { checksum += engine.anchor(in: viewport)?.frame.minY ?? 0 }
      for direction in NeighborDirection.allCases {
        count("neighbor \(direction)") {
          checksum += Double(engine.neighbor(of: index, direction: direction, viewportSize: viewport.size)?.item ?? 0)
        }
      }
    }
    #expect(allocationCounts.filter { $0.value > 0 } == [:])
    #expect(checksum != 0)
  }
}
