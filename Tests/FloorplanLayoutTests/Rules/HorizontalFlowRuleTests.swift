import FloorplanLayout
import Testing

/// The rules F1 to F5, with frames calculated by hand.
@Suite struct HorizontalFlowRuleTests {
  // MARK: F1

  private static let everything = HorizontalFlowLayout(
    itemSize: .of(30, 15), estimatedItemSize: .of(40, 20), minimumScaledItemSize: .of(60, 30), numberOfColumns: 2,
    minimumInteritemSpacing: 0, minimumLineSpacing: 0)

  @Test func f1PrefersMeasuredSizes() {
    var engine = LayoutEngine(Self.everything, width: 100, counts: 3)
    engine.measure(.fixed(width: 70, height: 20))
    #expect(engine.items() == [.at(0, 0, 70, 20), .at(0, 20, 40, 20), .at(40, 20, 40, 20)])
  }

  @Test func f1LimitsMeasuredItemsToTheAvailableWidth() {
    var engine = LayoutEngine(Self.everything, width: 100, counts: 1)
    engine.measure(.text(length: 250, line: 10, padding: 4))
    // Three lines of text at a width of 100.
    #expect(engine.items() == [.at(0, 0, 100, 34)])
  }

  @Test func f1UsesColumnsWithoutAnEstimate() {
    var layout = Self.everything
    layout.estimatedItemSize = .zero
    #expect(
      LayoutEngine(layout, width: 100, counts: 3).items() == [
        .at(0, 0, 50, 25), .at(50, 0, 50, 25), .at(0, 25, 50, 25),
      ])
  }

  @Test(arguments: [0, -2])
  func f1UsesTheMinimumSizeWithoutColumns(columns: Int) {
    var layout = Self.everything
    layout.estimatedItemSize = .zero
    layout.numberOfColumns = columns
    #expect(LayoutEngine(layout, width: 150, counts: 2).items() == [.at(0, 0, 75, 38), .at(75, 0, 75, 38)])
  }

  @Test func f1UsesItemSizeIfTheMinimumHasNoWidth() {
    var layout = Self.everything
    layout.estimatedItemSize = .zero
    layout.numberOfColumns = 0
    layout.minimumScaledItemSize = .of(0, 30)
    #expect(LayoutEngine(layout, width: 100, counts: 2).items() == [.at(0, 0, 30, 15), .at(30, 0, 30, 15)])
  }

  @Test func f1IgnoresPerItemSizes() {
    let section = SectionDescription(itemCount: 2, itemSizes: [.of(3, 3), .of(4, 4)])
    let engine = LayoutEngine(.horizontalFlow, width: 200, sections: [section])
    #expect(engine.items() == [.at(0, 0, 50, 50), .at(60, 0, 50, 50)])
  }

  // MARK: F2

  @Test func f2FillsTheWidthWithColumns() {
    let layout = HorizontalFlowLayout(numberOfColumns: 3, minimumLineSpacing: 4)
    // w = (320 - 20) / 3.
    #expect(
      LayoutEngine(layout, width: 320, counts: 4).items()
        == [.at(0, 0, 100, 100), .at(110, 0, 100, 100), .at(220, 0, 100, 100), .at(0, 104, 100, 100)])
  }

  @Test func f2KeepsColumnsOfOnePoint() {
    let layout = HorizontalFlowLayout(numberOfColumns: 4)
    // (34 + 10) / (1 + 10) = 4.
    #expect(
      LayoutEngine(layout, width: 34, counts: 4).items()
        == [.at(0, 0, 1, 1), .at(11, 0, 1, 1), .at(22, 0, 1, 1), .at(33, 0, 1, 1)])
  }

  @Test func f2DropsColumnsNarrowerThanAPoint() {
    let layout = HorizontalFlowLayout(numberOfColumns: 4)
    // (32 + 10) / 11 = 3.8, so three columns of 4 points.
    #expect(
      LayoutEngine(layout, width: 32, counts: 4).items()
        == [.at(0, 0, 4, 4), .at(14, 0, 4, 4), .at(28, 0, 4, 4), .at(0, 14, 4, 4)])
  }

  @Test func f2KeepsOneColumnIfNoneFits() {
    let layout = HorizontalFlowLayout(numberOfColumns: 4)
    #expect(
      LayoutEngine(layout, width: 0.5, scale: 0, counts: 2).items() == [.at(0, 0, 0.5, 0.5), .at(0, 10.5, 0.5, 0.5)])
  }

  @Test func f2AcceptsTheMaximumNumberOfColumns() {
    let layout = HorizontalFlowLayout(numberOfColumns: .max, minimumInteritemSpacing: 0)
    #expect(LayoutEngine(layout, width: 3, counts: 4).items()[2...3] == [.at(2, 0, 1, 1), .at(0, 11, 1, 1)])
  }

  @Test func f2UsesTheAspectRatioOfItemSize() {
    let layout = HorizontalFlowLayout(
      itemSize: .of(160, 90), minimumScaledItemSize: .of(10, 40), numberOfColumns: 1)
    #expect(LayoutEngine(layout, width: 320, counts: 1).heights() == [180])
  }

  @Test func f2UsesTheMinimumsAspectRatioWithoutItemSize() {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: .of(20, 30), numberOfColumns: 2)
    #expect(LayoutEngine(layout, width: 110, counts: 1).items() == [.at(0, 0, 50, 75)])
  }

  @Test func f2IsSquareWithoutSizes() {
    #expect(LayoutEngine(HorizontalFlowLayout(numberOfColumns: 2), width: 90, counts: 1).items() == [.at(0, 0, 40, 40)])
  }

  // MARK: F3

  private static let scaled = HorizontalFlowLayout(minimumScaledItemSize: .of(100, 60))

  @Test func f3FitsItemsOfTheMinimumWidth() {
    // (320 + 10) / (100 + 10) = 3.
    #expect(
      LayoutEngine(Self.scaled, width: 320, counts: 4).items()
        == [.at(0, 0, 100, 60), .at(110, 0, 100, 60), .at(220, 0, 100, 60), .at(0, 70, 100, 60)])
  }

  @Test func f3ScalesItemsToFillTheWidth() {
    // At 319 points only two fit: (319 - 10) / 2 = 154.5 wide, and 92.7 high.
    #expect(
      LayoutEngine(Self.scaled, width: 319, counts: 2).items() == [.at(0, 0, 155, 93), .at(165, 0, 154, 93)])
  }

  @Test func f3DoesNotDependOnTheNumberOfItems() {
    for count in 1...3 {
      #expect(LayoutEngine(Self.scaled, width: 320, counts: count).items()[0] == .at(0, 0, 100, 60))
    }
  }

  @Test func f3ShrinksItemsIfNoneFits() {
    #expect(LayoutEngine(Self.scaled, width: 80, counts: 2).items() == [.at(0, 0, 80, 48), .at(0, 58, 80, 48)])
  }

  @Test func f3ItemsHaveNoHeightIfTheMinimumHasNone() {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: .of(40, 0))
    #expect(
      LayoutEngine(layout, width: 90, counts: 3).items() == [.at(0, 0, 40, 0), .at(50, 0, 40, 0), .at(0, 10, 40, 0)])
  }

  // MARK: F4 and F5

  @Test func f4PlacesItemsWithExactGapsFromTheLeadingEdge() {
    let layout = HorizontalFlowLayout(itemSize: .of(70, 30), minimumInteritemSpacing: 12, minimumLineSpacing: 5)
    // 3 * 70 + 2 * 12 = 234 fit into 300, four would take 316.
    #expect(
      LayoutEngine(layout, width: 300, counts: 4).items()
        == [.at(0, 0, 70, 30), .at(82, 0, 70, 30), .at(164, 0, 70, 30), .at(0, 35, 70, 30)])
  }

  @Test func f4LimitsWidthAndKeepsHeight() {
    let layout = HorizontalFlowLayout(itemSize: .of(200, 30))
    #expect(LayoutEngine(layout, width: 120, counts: 2).items() == [.at(0, 0, 120, 30), .at(0, 40, 120, 30)])
  }

  @Test func f4AccumulatesFractionsBeforeSnapping() {
    let layout = HorizontalFlowLayout(itemSize: .of(10.5, 10), minimumInteritemSpacing: 0.25)
    // Left edges at 0, 10.75, 21.5 and right ones at 10.5, 21.25, 32.
    #expect(
      LayoutEngine(layout, width: 33, counts: 3).items() == [.at(0, 0, 11, 10), .at(11, 0, 10, 10), .at(22, 0, 10, 10)])
  }

  @Test func f5FillsALineExactly() {
    let layout = HorizontalFlowLayout(itemSize: .of(50, 20))
    #expect(
      LayoutEngine(layout, width: 110, counts: 3).items() == [
        .at(0, 0, 50, 20), .at(60, 0, 50, 20), .at(0, 30, 50, 20),
      ])
    #expect(LayoutEngine(layout, width: 109, counts: 2).items() == [.at(0, 0, 50, 20), .at(0, 30, 50, 20)])
  }

  @Test func f5LineHasAtLeastOneItem() {
    #expect(LayoutEngine(.horizontalFlow, width: 0, counts: 2).items() == [.at(0, 0, 0, 50), .at(0, 60, 0, 50)])
  }

  @Test func f5WrapsMeasuredItemsGreedily() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(10, 10), isTopAligned: true)
    var engine = LayoutEngine(layout, width: 100, counts: 5)
    engine.measure(
      .fixed(width: 40, height: 10), .fixed(width: 50, height: 20), .fixed(width: 90, height: 30),
      .fixed(width: 1, height: 5), .fixed(width: 70, height: 6))
    // 40 + 10 + 50 = 100 fit; 90 + 10 + 1 do not; 1 + 10 + 70 do.
    #expect(
      engine.items()
        == [.at(0, 0, 40, 10), .at(50, 0, 50, 20), .at(0, 30, 90, 30), .at(0, 70, 1, 5), .at(11, 70, 70, 6)])
    #expect(engine.contentSize == .of(100, 76))
  }

  @Test func f5KeepsZeroWidthItemsInOneLineWithoutSpacing() {
    let layout = HorizontalFlowLayout(itemSize: .of(0, 20), minimumInteritemSpacing: 0)
    #expect(
      LayoutEngine(layout, width: 0, counts: 3).items() == [.at(0, 0, 0, 20), .at(0, 0, 0, 20), .at(0, 0, 0, 20)])
  }
}
