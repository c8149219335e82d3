import FloorplanLayout
import Testing

/// The rules F6 to F8, with frames calculated by hand.
@Suite struct HorizontalFlowLineRuleTests {
  // MARK: F6

  @Test func f6JustifiesEveryLineOfEqualItems() {
    let layout = HorizontalFlowLayout(itemSize: .of(70, 20), isLayoutJustified: true)
    // Four fit and leave 10 points: the gaps are 10 + 10/3.
    #expect(
      LayoutEngine(layout, width: 320, counts: 6).items()
        == [
          .at(0, 0, 70, 20), .at(83, 0, 70, 20), .at(167, 0, 70, 20), .at(250, 0, 70, 20), .at(0, 30, 70, 20),
          .at(83, 30, 70, 20),
        ])
  }

  @Test func f6UsesTheGapOfAFullLineInAShortOnlyLine() {
    let layout = HorizontalFlowLayout(itemSize: .of(70, 20), isLayoutJustified: true)
    #expect(LayoutEngine(layout, width: 320, counts: 2).lefts() == [0, 83])
  }

  @Test func f6KeepsSingleItemLinesLeading() {
    let layout = HorizontalFlowLayout(itemSize: .of(70, 20), isLayoutJustified: true)
    #expect(LayoutEngine(layout, width: 100, counts: 2).items() == [.at(0, 0, 70, 20), .at(0, 30, 70, 20)])
  }

  @Test func f6ChangesNothingIfColumnsFillTheLine() {
    for layout in [
      HorizontalFlowLayout(numberOfColumns: 3, isLayoutJustified: true),
      HorizontalFlowLayout(minimumScaledItemSize: .of(90, 90), isLayoutJustified: true),
    ] {
      #expect(LayoutEngine(layout, width: 320, counts: 2).lefts() == [0, 110])
    }
  }

  private static let justified = HorizontalFlowLayout(
    estimatedItemSize: .of(50, 20), minimumLineSpacing: 0, isLayoutJustified: true)

  @Test func f6JustifiesMeasuredLinesExceptTheLast() {
    var engine = LayoutEngine(Self.justified, width: 320, counts: 5)
    engine.measure(
      .fixed(width: 100, height: 20), .fixed(width: 100, height: 20), .fixed(width: 80, height: 20),
      .fixed(width: 60, height: 20), .fixed(width: 60, height: 20))
    // 100 + 100 + 80 and two gaps make 300, which leaves 10 points more for each gap.
    #expect(
      engine.items()
        == [.at(0, 0, 100, 20), .at(120, 0, 100, 20), .at(240, 0, 80, 20), .at(0, 20, 60, 20), .at(70, 20, 60, 20)])
  }

  @Test func f6KeepsMeasuredSingleItemLinesLeading() {
    var engine = LayoutEngine(Self.justified, width: 320, counts: 3)
    engine.measure(.fixed(width: 200, height: 20), .fixed(width: 200, height: 20), .fixed(width: 200, height: 20))
    #expect(engine.lefts() == [0, 0, 0])
  }

  @Test func f6DoesNotJustifyTheOnlyMeasuredLine() {
    var engine = LayoutEngine(Self.justified, width: 320, counts: 2)
    engine.measure(.fixed(width: 100, height: 20), .fixed(width: 100, height: 20))
    #expect(engine.lefts() == [0, 110])
  }

  @Test func f6ExceptsTheLastLineOfEachSection() {
    var engine = LayoutEngine(Self.justified, width: 100, counts: 3, 1)
    engine.measure(.fixed(width: 40, height: 20), .fixed(width: 30, height: 20), .fixed(width: 40, height: 20))
    #expect(engine.lefts(inSection: 0) == [0, 70, 0])
    #expect(engine.lefts(inSection: 1) == [0])
  }

  @Test func f6MirrorsJustifiedLines() {
    let layout = HorizontalFlowLayout(itemSize: .of(70, 20), isLayoutJustified: true)
    #expect(LayoutEngine(layout, width: 320, direction: .rightToLeft, counts: 3).lefts() == [250, 167, 83])
  }

  // MARK: F7

  @Test func f7RemovesLinesBeyondTheLimit() {
    let layout = HorizontalFlowLayout(
      numberOfRows: 2, minimumLineSpacing: 5, sectionInset: Insets(top: 1, leading: 0, bottom: 2, trailing: 0),
      footerReferenceHeight: 9)
    let engine = LayoutEngine(layout, width: 110, counts: 7)
    #expect(
      engine.items()
        == [.at(0, 1, 50, 50), .at(60, 1, 50, 50), .at(0, 56, 50, 50), .at(60, 56, 50, 50), nil, nil, nil])
    // Removed lines add neither height nor spacing.
    #expect(engine.footer() == .at(0, 108, 110, 9))
    #expect(engine.contentSize == .of(110, 117))
  }

  @Test func f7LimitsEachSectionSeparately() {
    let engine = LayoutEngine(HorizontalFlowLayout(numberOfRows: 1), width: 50, counts: 2, 0, 2)
    #expect(engine.items(inSection: 0) == [.at(0, 0, 50, 50), nil])
    #expect(engine.items(inSection: 2) == [.at(0, 50, 50, 50), nil])
  }

  @Test func f7RemovesColumnsAndScaledItems() {
    for layout in [
      HorizontalFlowLayout(numberOfColumns: 2, numberOfRows: 1),
      HorizontalFlowLayout(minimumScaledItemSize: .of(40, 40), numberOfRows: 1),
    ] {
      let engine = LayoutEngine(layout, width: 110, counts: 3)
      #expect(engine.items() == [.at(0, 0, 50, 50), .at(60, 0, 50, 50), nil])
      #expect(engine.contentSize == .of(110, 50))
    }
  }

  @Test func f7RemovesLinesAfterJustification() {
    var layout = Self.justified
    layout.numberOfRows = 1
    var engine = LayoutEngine(layout, width: 320, counts: 4)
    engine.measure(
      .fixed(width: 100, height: 20), .fixed(width: 100, height: 20), .fixed(width: 80, height: 20),
      .fixed(width: 60, height: 99))
    // The last line of the section is removed, so the first one is stretched.
    #expect(engine.items() == [.at(0, 0, 100, 20), .at(120, 0, 100, 20), .at(240, 0, 80, 20), nil])
    #expect(engine.contentSize == .of(320, 20))
  }

  @Test(arguments: [0, -1, 4, Int.max])
  func f7KeepsLinesWithinTheLimit(rows: Int) {
    let engine = LayoutEngine(HorizontalFlowLayout(numberOfRows: rows), width: 50, counts: 4)
    #expect(engine.items().last == .at(0, 180, 50, 50))
  }

  @Test func f7ExcludesRemovedItemsFromQueries() {
    let engine = LayoutEngine(HorizontalFlowLayout(numberOfRows: 1), width: 50, counts: 3)
    #expect(engine.names(in: .at(-1000, -1000, 2000, 2000)) == [.item(0)])
    #expect(engine.item(at: Point(x: 5, y: 65)) == nil)
  }

  // MARK: F8

  private static let uneven: [MeasureModel] = [
    .fixed(width: 20, height: 40), .fixed(width: 20, height: 10), .fixed(width: 20, height: 25),
  ]

  private func uneven(isTopAligned: Bool) -> [Rect?] {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(20, 20), isTopAligned: isTopAligned)
    var engine = LayoutEngine(layout, width: 60, counts: 3)
    var measurer = ModelMeasurer([Self.uneven])
    engine.measure(0..<3, with: &measurer)
    return engine.items()
  }

  @Test func f8CentersItemsInTheLine() {
    // Two items fit; the second is 10 of 40 high.
    #expect(uneven(isTopAligned: false) == [.at(0, 0, 20, 40), .at(30, 15, 20, 10), .at(0, 50, 20, 25)])
  }

  @Test func f8TopAlignsItemsInTheLine() {
    #expect(uneven(isTopAligned: true) == [.at(0, 0, 20, 40), .at(30, 0, 20, 10), .at(0, 50, 20, 25)])
  }

  @Test func f8LineHasTheHeightOfItsTallestItem() {
    var engine = LayoutEngine(
      HorizontalFlowLayout(estimatedItemSize: .of(20, 20), minimumLineSpacing: 0), width: 60, counts: 3)
    engine.measure(.fixed(width: 20, height: 5), .fixed(width: 20, height: 33))
    #expect(engine.items() == [.at(0, 14, 20, 5), .at(30, 0, 20, 33), .at(0, 33, 20, 20)])
  }
}
