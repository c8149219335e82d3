import FloorplanLayout
import Testing

/// The rules of the flow, with literal frames.
@Suite struct HorizontalFlowLayoutTests {
  private func frames(
    _ layout: any CollectionLayout, width: Double, count: Int, scale: Double = 1
  ) -> [Rect] {
    LayoutEngine(
      layout: layout,
      environment: LayoutEnvironment(containerSize: Size(width: width, height: 480), pixelsPerPoint: scale),
      sections: [SectionDescription(itemCount: count)]
    ).allFrames.map(\.frame)
  }

  @Test func theDefaultsAreThoseOfTheSeeds() {
    let layout: HorizontalFlowLayout = .horizontalFlow
    #expect(layout.itemSize == nil)
    #expect(layout.minimumScaledItemSize == .zero)
    #expect((layout.numberOfColumns, layout.numberOfRows) == (0, 0))
    #expect((layout.minimumInteritemSpacing, layout.minimumLineSpacing) == (10, 10))
    #expect(layout.sectionInset == .zero)
    #expect(!layout.isLayoutJustified)
    #expect(!layout.wantsMeasuredHeight)
  }

  @Test func itemsFlowInLinesOfPreciseGaps() {
    #expect(
      frames(.horizontalFlow, width: 179, count: 3) == [
        Rect(x: 0, y: 0, width: 50, height: 50), Rect(x: 60, y: 0, width: 50, height: 50),
        Rect(x: 120, y: 0, width: 50, height: 50),
      ])
    #expect(frames(.horizontalFlow, width: 169, count: 3).last == Rect(x: 0, y: 60, width: 50, height: 50))
    // Exactly as wide as three items.
    #expect(frames(.horizontalFlow, width: 170, count: 3).last == Rect(x: 120, y: 0, width: 50, height: 50))
  }

  @Test func anItemIsNeverWiderThanItsSection() {
    #expect(frames(.horizontalFlow, width: 30, count: 2).map(\.size.width) == [30, 30])
    #expect(frames(.horizontalFlow, width: 0, count: 2).map(\.size.width) == [0, 0])
  }

  @Test func columnsComeBeforeTheMinimumAndTheMinimumBeforeTheSize() {
    var layout = HorizontalFlowLayout(
      itemSize: Size(width: 40, height: 20), minimumScaledItemSize: Size(width: 100, height: 100), numberOfColumns: 2)
    #expect(frames(layout, width: 210, count: 1) == [Rect(x: 0, y: 0, width: 100, height: 50)])
    layout.itemSize = nil
    layout.minimumScaledItemSize.height = 30
    #expect(frames(layout, width: 210, count: 1) == [Rect(x: 0, y: 0, width: 100, height: 30)])
    layout.minimumScaledItemSize = .zero
    #expect(frames(layout, width: 210, count: 1) == [Rect(x: 0, y: 0, width: 100, height: 100)])
    layout.numberOfColumns = 0
    layout.minimumScaledItemSize = Size(width: 60, height: 30)
    #expect(frames(layout, width: 210, count: 1) == [Rect(x: 0, y: 0, width: 63, height: 32)])
    layout.minimumScaledItemSize = Size(width: 0, height: 30)
    #expect(frames(layout, width: 210, count: 1) == [Rect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test func columnsAreDroppedBeforeTheyGetNarrowerThanAPoint() {
    var layout = AutosizingColumnFlowLayout.keyValue
    layout.numberOfColumns = 6
    // 304 points without the insets: four columns of 16 points and three gaps of 80.
    #expect(frames(layout, width: 320, count: 6).map(\.minX) == [8, 104, 200, 296, 8, 104])
  }

  @Test func twoColumnsNeedAPointEach() {
    let layout = HorizontalFlowLayout(numberOfColumns: 2, minimumInteritemSpacing: 9)
    #expect(frames(layout, width: 11, count: 2).map(\.size.width) == [1, 1])
    #expect(frames(layout, width: 10.5, count: 2).map(\.size.width) == [11, 11])
  }

  @Test func aLineHoldsWhatIsTooWideByLessThanTheTolerance() {
    func lastEdge(itemWidth: Double) -> Double? {
      frames(HorizontalFlowLayout(itemSize: Size(width: itemWidth, height: 50)), width: 110, count: 2).last?.minX
    }
    #expect(lastEdge(itemWidth: 50.00002) == 60)
    #expect(lastEdge(itemWidth: 50.00015) == 0)
  }

  @Test func itemsWithoutExtentAllStandInOneLine() {
    let layout = HorizontalFlowLayout(itemSize: Size(width: 0, height: 5), minimumInteritemSpacing: 0)
    #expect(frames(layout, width: 100, count: 9) == Array(repeating: Rect(x: 0, y: 0, width: 0, height: 5), count: 9))
  }

  @Test func scaledItemsKeepTheirSizeWhateverTheirNumber() {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: Size(width: 100, height: 50))
    // Three columns of 133 1/3 points, 66 2/3 high.
    #expect(frames(layout, width: 420, count: 1) == [Rect(x: 0, y: 0, width: 133, height: 67)])
    #expect(frames(layout, width: 420, count: 40).first == frames(layout, width: 420, count: 1).first)
    // Exactly as wide as four items.
    #expect(frames(layout, width: 430, count: 1) == [Rect(x: 0, y: 0, width: 100, height: 50)])
    #expect(frames(layout, width: 80, count: 1) == [Rect(x: 0, y: 0, width: 80, height: 40)])
  }

  @Test func justifiedLinesAllUseTheGapOfAFullLine() {
    let layout = HorizontalFlowLayout(itemSize: Size(width: 40, height: 10), isLayoutJustified: true)
    #expect(frames(layout, width: 200, count: 6).map(\.minX) == [0, 53, 107, 160, 0, 53])
    // One item in a line stays at the leading edge.
    #expect(frames(layout, width: 80, count: 2).map(\.minX) == [0, 0])
  }

  @Test func rowsBeyondTheLimitTakeNoRoom() {
    let engine = LayoutEngine(
      layout: HorizontalFlowLayout(numberOfColumns: 2, numberOfRows: 2),
      environment: LayoutEnvironment(containerSize: Size(width: 110, height: 480)),
      sections: [SectionDescription(itemCount: 5), SectionDescription(itemCount: 1)])
    #expect(engine.frame(ofItemAt: ItemIndex(section: 0, item: 3)) == Rect(x: 60, y: 60, width: 50, height: 50))
    #expect(engine.frame(ofItemAt: ItemIndex(section: 0, item: 4)) == nil)
    #expect(engine.frame(ofItemAt: ItemIndex(section: 1, item: 0)) == Rect(x: 0, y: 110, width: 50, height: 50))
    #expect(engine.contentSize == Size(width: 110, height: 160))
  }

  @Test func anEmptySectionKeepsItsInsets() {
    let engine = LayoutEngine(
      layout: HorizontalFlowLayout(sectionInset: Insets(top: 3, leading: 0, bottom: 4, trailing: 0)),
      environment: LayoutEnvironment(containerSize: Size(width: 100, height: 480)),
      sections: [SectionDescription(itemCount: 0), SectionDescription(itemCount: 1)])
    #expect(engine.frame(ofItemAt: ItemIndex(section: 1, item: 0))?.minY == 10)
    #expect(engine.contentSize.height == 64)
  }
}
