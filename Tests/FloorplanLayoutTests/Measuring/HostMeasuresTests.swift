import Testing

@testable import FloorplanLayout

/// The guarantees for a host that creates its views while measuring.
@Suite struct HostMeasuresTests {
  private struct Widths: ItemMeasurer {
    var widths: [Int: Double]
    func naturalWidth(ofItemAt index: ItemIndex) -> Double { widths[index.item] ?? 60 }
    func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double { 40 }
  }

  private func at(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }

  private func engine(
    _ layout: any CollectionLayout, items: Int, width: Double = 200, direction: LayoutDirection = .leftToRight
  ) -> LayoutEngine {
    LayoutEngine(
      layout: layout,
      environment: LayoutEnvironment(
        containerSize: Size(width: width, height: 100), pixelsPerPoint: 1, layoutDirection: direction),
      sections: [SectionDescription(itemCount: items)])
  }

  @Test func measuredSizeIsReported() {
    let layouts: [(any CollectionLayout, Size)] = [
      (AutosizingColumnFlowLayout(numberOfColumns: 2), Size(width: 95, height: 33)),
      (HorizontalFlowLayout(estimatedItemSize: Size(width: 50, height: 50)), Size(width: 120, height: 33)),
      (HorizontalFlowLayout(estimatedItemSize: Size(width: 50, height: 50)), Size(width: 200, height: 33)),
      (HorizontalScrollLayout(estimatedItemSize: Size(width: 50, height: 50)), Size(width: 120, height: 33)),
      (HorizontalScrollLayout(estimatedItemSize: Size(width: 50, height: 50)), Size(width: 900, height: 33)),
    ]
    for (layout, size) in layouts {
      var engine = engine(layout, items: 10)
      #expect(engine.measuredSize(ofItemAt: at(3)) == nil)
      engine.setMeasuredSize(Size(width: size.width, height: 32.5), forItemAt: at(3))
      #expect(engine.measuredSize(ofItemAt: at(3)) == size)
      engine.invalidateMeasurements(of: [at(3)])
      #expect(engine.measuredSize(ofItemAt: at(3)) == nil)
    }
  }

  @Test func layoutSizeIsNotAMeasurement() {
    for layout in [HorizontalFlowLayout(), HorizontalScrollLayout()] as [any CollectionLayout] {
      var engine = engine(layout, items: 10)
      engine.setMeasuredSize(Size(width: 10, height: 10), forItemAt: at(3))
      #expect(engine.measuredSize(ofItemAt: at(3)) == nil)
    }
    let engine = engine(AutosizingColumnFlowLayout(), items: 10)
    #expect(engine.measuredSize(ofItemAt: at(10)) == nil && engine.measuredSize(ofItemAt: at(-1)) == nil)
    #expect(engine.measuredSize(ofItemAt: ItemIndex(section: 1, item: 0)) == nil)
  }

  /// Otherwise, measuring the next item could move it into the last line while that is visible.
  @Test func lineIsMeasuredUpToTheItemAfterIt() {
    // Three items of 60 fit in 200 with gaps of 10, and in the second line a fourth one of 1 wouldn't; one of 60 after
    // two of 40.
    var engine = engine(HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40)), items: 50)
    var measurer = Widths(widths: [3: 40, 4: 40, 5: 40, 6: 40])
    var viewport = Rect(x: 0, y: 0, width: 200, height: 80)
    _ = engine.layOut(viewport: &viewport, overscan: 0, budget: .max, measuring: &measurer)
    let last = Array(engine.visibleItems(in: viewport)).last ?? at(0)
    #expect(engine.hasMeasurement(forItemAt: at(last.item + 1)))
    let frames = engine.visibleItems(in: viewport).map { engine.frame(ofItemAt: $0) }
    engine.setMeasuredSize(Size(width: 60, height: 40), forItemAt: at(last.item + 1))
    #expect(engine.visibleItems(in: viewport).map { engine.frame(ofItemAt: $0) } == frames)
  }

  @Test func anchorKeepsItsLeadingEdge() throws {
    let layout = HorizontalScrollLayout(estimatedItemSize: Size(width: 50, height: 50))
    for (direction, edge) in [(LayoutDirection.leftToRight, 1.0), (.rightToLeft, -1)] {
      var engine = engine(layout, items: 100, direction: direction)
      let viewport = Rect(x: 2000, y: 0, width: 200, height: 100)
      let anchor = try #require(engine.anchor(in: viewport))
      engine.setMeasuredSize(Size(width: 90, height: 50), forItemAt: anchor.index)
      let offset = engine.contentOffset(keeping: anchor, in: viewport)
      let frame = try #require(engine.frame(ofItemAt: anchor.index))
      if edge > 0 {
        #expect(frame.minX - offset.x == anchor.frame.minX - 2000)
      } else {
        #expect(frame.maxX - offset.x == anchor.frame.maxX - 2000)
      }
    }
  }
}
