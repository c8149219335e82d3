import FloorplanLayout
import Testing

/// The rules H1 to H4, with frames calculated by hand.
@Suite struct HorizontalScrollRuleTests {
  @Test func h1NeverWraps() {
    let engine = LayoutEngine(.horizontalScroll, width: 20, counts: 4)
    #expect(engine.items() == [.at(0, 0, 50, 50), .at(60, 0, 50, 50), .at(120, 0, 50, 50), .at(180, 0, 50, 50)])
  }

  @Test func h1StacksSections() {
    let layout = HorizontalScrollLayout(sectionInset: Insets(top: 1, leading: 2, bottom: 4, trailing: 8))
    let engine = LayoutEngine(layout, width: 300, counts: 2, 1)
    #expect(engine.items(inSection: 0) == [.at(2, 1, 50, 50), .at(62, 1, 50, 50)])
    #expect(engine.items(inSection: 1) == [.at(2, 56, 50, 50)])
    #expect(engine.contentSize.height == 110)
  }

  @Test func h2DefaultSizeIsFiftyByFifty() {
    #expect(LayoutEngine(.horizontalScroll, width: 300, counts: 1).items() == [.at(0, 0, 50, 50)])
  }

  @Test func h2UsesTheLayoutsItemSize() {
    let layout = HorizontalScrollLayout(itemSize: .of(70, 30))
    #expect(LayoutEngine(layout, width: 300, counts: 2).items() == [.at(0, 0, 70, 30), .at(80, 0, 70, 30)])
  }

  @Test func h2PrefersThePerItemSize() {
    let layout = HorizontalScrollLayout(itemSize: .of(70, 30), isTopAligned: true)
    // The list of sizes is shorter than the section: the last item has none.
    let section = SectionDescription(itemCount: 3, itemSizes: [nil, .of(20, 10)])
    #expect(
      LayoutEngine(layout, width: 300, sections: [section]).items()
        == [.at(0, 0, 70, 30), .at(80, 0, 20, 10), .at(110, 0, 70, 30)])
  }

  @Test func h2PrefersMeasurementsToPerItemSizes() {
    let layout = HorizontalScrollLayout(itemSize: .of(70, 30), estimatedItemSize: .of(40, 20))
    let section = SectionDescription(itemCount: 2, itemSizes: [.of(11, 11), .of(11, 11)])
    var engine = LayoutEngine(layout, width: 300, sections: [section])
    // Before it is measured, an item has the estimated size.
    #expect(engine.items() == [.at(0, 0, 40, 20), .at(50, 0, 40, 20)])
    engine.measure(.fixed(width: 90, height: 20))
    #expect(engine.items() == [.at(0, 0, 90, 20), .at(100, 0, 40, 20)])
  }

  @Test func h2MeasuredItemsCanExceedTheContainer() {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, counts: 2)
    engine.measure(.text(length: 400, line: 10, padding: 0))
    #expect(engine.items() == [.at(0, 20, 400, 10), .at(410, 0, 50, 50)])
  }

  @Test func h2SelfSizesWithOneEstimateComponent() {
    let layout = HorizontalScrollLayout(estimatedItemSize: .of(0, 30))
    let engine = LayoutEngine(layout, width: 100, counts: 2)
    #expect(engine.needsMeasurement(ofItemAt: .item(0)))
    #expect(engine.items() == [.at(0, 0, 0, 30), .at(10, 0, 0, 30)])
  }

  private static let uneven = SectionDescription(itemCount: 3, itemSizes: [.of(10, 40), .of(10, 20), .of(10, 0)])

  @Test func h3CentersItemsInTheLine() {
    let layout = HorizontalScrollLayout(minimumInteritemSpacing: 3)
    #expect(
      LayoutEngine(layout, width: 100, sections: [Self.uneven]).items()
        == [.at(0, 0, 10, 40), .at(13, 10, 10, 20), .at(26, 20, 10, 0)])
  }

  @Test func h3TopAlignsItemsInTheLine() {
    let layout = HorizontalScrollLayout(minimumInteritemSpacing: 3, isTopAligned: true)
    #expect(
      LayoutEngine(layout, width: 100, sections: [Self.uneven]).items()
        == [.at(0, 0, 10, 40), .at(13, 0, 10, 20), .at(26, 0, 10, 0)])
  }

  @Test func h3StretchesItemsToTheLine() {
    let layout = HorizontalScrollLayout(minimumInteritemSpacing: 3, stretchesItems: true)
    #expect(
      LayoutEngine(layout, width: 100, sections: [Self.uneven]).items()
        == [.at(0, 0, 10, 40), .at(13, 0, 10, 40), .at(26, 0, 10, 40)])
  }

  @Test func h3LineHasTheHeightOfItsTallestItem() {
    let engine = LayoutEngine(.horizontalScroll, width: 100, sections: [Self.uneven, SectionDescription(itemCount: 1)])
    #expect(engine.items(inSection: 1) == [.at(0, 40, 50, 50)])
    #expect(engine.contentSize.height == 90)
  }

  @Test func h3UsesTheSectionsSpacing() {
    let section = SectionDescription(itemCount: 2, overrides: SectionOverrides(minimumInteritemSpacing: 0))
    #expect(LayoutEngine(.horizontalScroll, width: 100, sections: [section]).lefts() == [0, 50])
  }

  @Test func h4ContentIsAsWideAsTheWidestSection() {
    let layout = HorizontalScrollLayout(sectionInset: Insets(top: 0, leading: 5, bottom: 0, trailing: 7))
    // 5 + 3 * 50 + 2 * 10 + 7; the first section is narrower.
    #expect(LayoutEngine(layout, width: 100, counts: 1, 3).contentSize == .of(182, 100))
  }

  @Test func h4ContentCanBeNarrowerThanTheContainer() {
    #expect(LayoutEngine(.horizontalScroll, width: 400, counts: 2).contentSize == .of(110, 50))
  }

  @Test func h4EmptySectionHasItsInsets() {
    let layout = HorizontalScrollLayout(sectionInset: Insets(top: 0, leading: 5, bottom: 0, trailing: 7))
    #expect(LayoutEngine(layout, width: 100, counts: 0).contentSize == .of(12, 0))
  }
}
