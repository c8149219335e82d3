import FloorplanLayout
import Testing

/// EPS and the rules R1 to R9, with frames calculated by hand.
@Suite struct GeneralRuleTests {
  // MARK: EPS

  @Test func epsAcceptsALineWithinTheTolerance() {
    let layout = HorizontalFlowLayout(itemSize: .of(100.00003, 20), minimumInteritemSpacing: 0)
    let engine = LayoutEngine(layout, width: 300, counts: 4)
    // 300.00009 is at most 300 + 0.0001.
    #expect(engine.items() == [.at(0, 0, 100, 20), .at(100, 0, 100, 20), .at(200, 0, 100, 20), .at(0, 30, 100, 20)])
  }

  @Test func epsBreaksALineBeyondTheTolerance() {
    let layout = HorizontalFlowLayout(itemSize: .of(100.00005, 20), minimumInteritemSpacing: 0)
    let engine = LayoutEngine(layout, width: 300, counts: 3)
    // 300.00015 is more than 300 + 0.0001.
    #expect(engine.items() == [.at(0, 0, 100, 20), .at(100, 0, 100, 20), .at(0, 30, 100, 20)])
  }

  @Test func epsKeepsAColumnDespiteRoundingErrors() {
    let layout = HorizontalFlowLayout(minimumScaledItemSize: .of(100.00001, 100.00001), minimumInteritemSpacing: 0)
    // 300 / 100.00001 = 2.9999997 counts as 3.
    #expect(LayoutEngine(layout, width: 300, counts: 3).lefts() == [0, 100, 200])
  }

  @Test func epsSnapsUpWithinTheTolerance() {
    func left(_ leading: Double) -> Rect? {
      let layout = HorizontalFlowLayout(
        itemSize: .of(10, 10), sectionInset: Insets(top: 0, leading: leading, bottom: 0, trailing: 0))
      return LayoutEngine(layout, width: 100, counts: 1).items()[0]
    }
    #expect(left(0.49995) == .at(1, 0, 10, 10))
    #expect(left(0.4998) == .at(0, 0, 10, 10))
  }

  @Test func epsRoundsMeasurementsDownWithinTheTolerance() {
    var engine = LayoutEngine(.autosizingColumnFlow, width: 100, counts: 2)
    engine.measure(.fixed(width: 0, height: 20.00005), .fixed(width: 0, height: 20.0002))
    #expect(engine.heights() == [20, 21])
  }

  // MARK: R1

  @Test func r1CountsInvalidSpacingsAndInsetsAsZero() {
    let layout = HorizontalFlowLayout(
      minimumInteritemSpacing: -5, minimumLineSpacing: .nan,
      sectionInset: Insets(top: -1, leading: .infinity, bottom: .nan, trailing: -3))
    let engine = LayoutEngine(layout, width: 100, counts: 3)
    #expect(engine.items() == [.at(0, 0, 50, 50), .at(50, 0, 50, 50), .at(0, 50, 50, 50)])
    #expect(engine.contentSize == .of(100, 100))
  }

  @Test func r1CountsInvalidSizesAsZero() {
    let layout = HorizontalScrollLayout(itemSize: .of(.infinity, 20))
    let section = SectionDescription(itemCount: 3, itemSizes: [nil, .of(-4, .nan), .of(7, -.infinity)])
    let engine = LayoutEngine(layout, width: 100, sections: [section])
    #expect(engine.items() == [.at(0, 0, 0, 20), .at(10, 10, 0, 0), .at(20, 10, 7, 0)])
    #expect(engine.contentSize == .of(27, 20))
  }

  @Test(arguments: [-100, Double.nan, .infinity, -.infinity])
  func r1CountsInvalidContainerAsZero(width: Double) {
    let layout = HorizontalFlowLayout(headerReferenceHeight: 8)
    let engine = LayoutEngine(layout, width: width, height: width, counts: 2)
    #expect(engine.header() == .at(0, 0, 0, 8))
    #expect(engine.items() == [.at(0, 8, 0, 50), .at(0, 68, 0, 50)])
    #expect(engine.contentSize == .of(0, 118))
  }

  @Test(arguments: [0, -20, Double.nan, .infinity])
  func r1OmitsHeadersWithoutHeight(height: Double) {
    let section = SectionDescription(itemCount: 1, headerHeight: height, footerHeight: height)
    let layout = HorizontalFlowLayout(headerReferenceHeight: 30, footerReferenceHeight: 30)
    let engine = LayoutEngine(layout, width: 100, sections: [section])
    #expect(engine.header() == nil)
    #expect(engine.footer() == nil)
    #expect(engine.contentSize == .of(100, 50))
  }

  @Test func r1AppliesToMeasuredSizes() {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, counts: 3)
    engine.measure(.fixed(width: .nan, height: -4), .fixed(width: -3, height: 10), .fixed(width: 5, height: .infinity))
    #expect(engine.items() == [.at(0, 5, 0, 0), .at(10, 0, 0, 10), .at(20, 5, 5, 0)])
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func r1IgnoresInvalidEstimates(length: Double) {
    let layout = HorizontalFlowLayout(itemSize: .of(30, 20), estimatedItemSize: .of(length, length))
    let engine = LayoutEngine(layout, width: 100, counts: 1)
    #expect(engine.items() == [.at(0, 0, 30, 20)])
    #expect(!engine.needsMeasurement(ofItemAt: .item(0)))
  }

  // MARK: R2

  @Test func r2SubtractsTheInsetsFromTheWidth() {
    let layout = HorizontalFlowLayout(
      numberOfColumns: 2, sectionInset: Insets(top: 0, leading: 16, bottom: 0, trailing: 24))
    // A = 320 - 40 = 280, w = (280 - 10) / 2.
    #expect(LayoutEngine(layout, width: 320, counts: 2).items() == [.at(16, 0, 135, 135), .at(161, 0, 135, 135)])
  }

  @Test func r2LeavesNoWidthIfInsetsExceedTheContainer() {
    let inset = Insets(top: 0, leading: 70, bottom: 0, trailing: 60)
    let columns = HorizontalFlowLayout(numberOfColumns: 3, sectionInset: inset)
    #expect(LayoutEngine(columns, width: 100, counts: 1).items() == [.at(70, 0, 0, 0)])
    let fixed = HorizontalFlowLayout(sectionInset: inset)
    #expect(LayoutEngine(fixed, width: 100, counts: 2).items() == [.at(70, 0, 0, 50), .at(70, 60, 0, 50)])
  }

  @Test func r2UsesTheSectionsInsets() {
    let layout = HorizontalFlowLayout(
      numberOfColumns: 1, sectionInset: Insets(top: 0, leading: 10, bottom: 0, trailing: 0))
    let own = SectionOverrides(sectionInset: Insets(top: 0, leading: 0, bottom: 0, trailing: 30))
    let engine = LayoutEngine(
      layout, width: 100,
      sections: [SectionDescription(itemCount: 1), SectionDescription(itemCount: 1, overrides: own)])
    #expect(engine.items(inSection: 0) == [.at(10, 0, 90, 90)])
    #expect(engine.items(inSection: 1) == [.at(0, 90, 70, 70)])
  }

  // MARK: R3

  private static let stacked = HorizontalFlowLayout(
    itemSize: .of(50, 40), minimumInteritemSpacing: 0, minimumLineSpacing: 7,
    sectionInset: Insets(top: 5, leading: 0, bottom: 6, trailing: 0), headerReferenceHeight: 20,
    footerReferenceHeight: 30)

  @Test func r3StacksHeaderInsetLinesInsetAndFooter() {
    let engine = LayoutEngine(Self.stacked, width: 100, counts: 3, 1)
    #expect(engine.header(0) == .at(0, 0, 100, 20))
    #expect(engine.items(inSection: 0) == [.at(0, 25, 50, 40), .at(50, 25, 50, 40), .at(0, 72, 50, 40)])
    #expect(engine.footer(0) == .at(0, 118, 100, 30))
    // The next section starts where this one ends.
    #expect(engine.header(1) == .at(0, 148, 100, 20))
    #expect(engine.items(inSection: 1) == [.at(0, 173, 50, 40)])
    #expect(engine.footer(1) == .at(0, 219, 100, 30))
    #expect(engine.contentSize == .of(100, 249))
  }

  @Test func r3KeepsHeaderInsetsAndFooterOfAnEmptySection() {
    let engine = LayoutEngine(Self.stacked, width: 100, counts: 0, 0)
    #expect(engine.header(0) == .at(0, 0, 100, 20))
    #expect(engine.footer(0) == .at(0, 31, 100, 30))
    #expect(engine.header(1) == .at(0, 61, 100, 20))
    #expect(engine.contentSize == .of(100, 122))
  }

  @Test func r3KeepsInsetsOfEmptyRowsAndColumnFlows() {
    let inset = Insets(top: 5, leading: 1, bottom: 6, trailing: 2)
    let scroll = LayoutEngine(HorizontalScrollLayout(sectionInset: inset), width: 100, counts: 0)
    #expect(scroll.contentSize == .of(3, 11))
    let columns = LayoutEngine(AutosizingColumnFlowLayout(sectionInset: inset), width: 100, counts: 0)
    #expect(columns.contentSize == .of(100, 11))
  }

  @Test func r3UsesTheSectionsLineSpacing() {
    let overrides = SectionOverrides(minimumInteritemSpacing: 20, minimumLineSpacing: 1)
    let engine = LayoutEngine(
      .horizontalFlow, width: 120, sections: [SectionDescription(itemCount: 3, overrides: overrides)])
    #expect(engine.items() == [.at(0, 0, 50, 50), .at(70, 0, 50, 50), .at(0, 51, 50, 50)])
  }

  // MARK: R4

  @Test func r4HeadersAndFootersSpanTheContainer() {
    let inset = Insets(top: 3, leading: 40, bottom: 4, trailing: 30)
    let layouts: [any CollectionLayout] = [
      HorizontalFlowLayout(sectionInset: inset, headerReferenceHeight: 20, footerReferenceHeight: 10),
      AutosizingColumnFlowLayout(sectionInset: inset, headerReferenceHeight: 20, footerReferenceHeight: 10),
    ]
    for layout in layouts {
      let engine = LayoutEngine(layout, width: 320, counts: 1)
      #expect(engine.header() == .at(0, 0, 320, 20))
      #expect(engine.footer() == .at(0, 77, 320, 10))
    }
  }

  @Test func r4HeaderOfAWideRowSpansTheContent() {
    let layout = HorizontalScrollLayout(itemSize: .of(100, 50), headerReferenceHeight: 20, footerReferenceHeight: 10)
    // Five items and four gaps make 540 points; the short second section's header is as long.
    let engine = LayoutEngine(layout, width: 200, counts: 5, 1)
    #expect(engine.header(0) == .at(0, 0, 540, 20))
    #expect(engine.footer(0) == .at(0, 70, 540, 10))
    #expect(engine.header(1) == .at(0, 80, 540, 20))
  }

  @Test func r4HeaderOfAShortRowSpansTheContainer() {
    let layout = HorizontalScrollLayout(headerReferenceHeight: 20)
    #expect(LayoutEngine(layout, width: 200, counts: 1).header() == .at(0, 0, 200, 20))
  }

  // MARK: R5

  @Test func r5LimitsItemsToTheAvailableWidth() {
    let inset = Insets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let wide = Size.of(500, 40)
    let layouts: [any CollectionLayout] = [
      HorizontalFlowLayout(itemSize: wide, sectionInset: inset),
      HorizontalFlowLayout(minimumScaledItemSize: wide, sectionInset: inset),
      HorizontalFlowLayout(numberOfColumns: 1, sectionInset: inset),
      HorizontalFlowLayout(estimatedItemSize: wide, sectionInset: inset),
      AutosizingColumnFlowLayout(estimatedItemSize: wide, sectionInset: inset),
    ]
    for layout in layouts {
      var engine = LayoutEngine(layout, width: 320, counts: 2)
      if engine.needsMeasurement(ofItemAt: .item(0)) { engine.measure(.fixed(width: 500, height: 40)) }
      #expect(engine.widths() == [300, 300])
      #expect(engine.lefts() == [10, 10])
    }
  }

  // MARK: R6

  @Test func r6SnapsEdgesNotSizes() {
    let layout = HorizontalFlowLayout(numberOfColumns: 3, minimumInteritemSpacing: 0)
    // Columns end at 33.33, 66.67 and 100; the row ends at 33.33.
    #expect(
      LayoutEngine(layout, width: 100, counts: 3).items() == [
        .at(0, 0, 33, 33), .at(33, 0, 34, 33), .at(67, 0, 33, 33),
      ])
  }

  @Test func r6SnapsToHalfPointsAtScaleTwo() {
    let layout = HorizontalFlowLayout(numberOfColumns: 3, minimumInteritemSpacing: 0)
    // In pixels the columns end at 66.67, 133.33 and 200.
    #expect(
      LayoutEngine(layout, width: 100, scale: 2, counts: 3).items()
        == [.at(0, 0, 33.5, 33.5), .at(33.5, 0, 33, 33.5), .at(66.5, 0, 33.5, 33.5)])
  }

  @Test func r6KeepsExactFramesWithoutSnapping() {
    let layout = HorizontalFlowLayout(numberOfColumns: 4, minimumInteritemSpacing: 10)
    #expect(
      LayoutEngine(layout, width: 105, scale: 0, counts: 2).items()
        == [.at(0, 0, 18.75, 18.75), .at(28.75, 0, 18.75, 18.75)])
  }

  @Test func r6RoundsHalfAPixelUp() {
    let section = SectionDescription(itemCount: 2, itemSizes: [.of(10, 21), .of(10, 10)])
    let engine = LayoutEngine(.horizontalScroll, width: 100, sections: [section])
    // (21 - 10) / 2 = 5.5, and the lower edge at 15.5 is rounded to 16.
    #expect(engine.items() == [.at(0, 0, 10, 21), .at(20, 6, 10, 10)])
  }

  @Test func r6KeepsWholePixelGaps() {
    let layout = HorizontalFlowLayout(itemSize: .of(30, 12), numberOfColumns: 4, minimumInteritemSpacing: 10)
    // Columns of 18.75 points: 0 to 18.75, 28.75 to 47.5, 57.5 to 76.25, 86.25 to 105; 7.5 high.
    #expect(
      LayoutEngine(layout, width: 105, counts: 4).items()
        == [.at(0, 0, 19, 8), .at(29, 0, 19, 8), .at(58, 0, 18, 8), .at(86, 0, 19, 8)])
  }

  @Test func r6DoesNotAccumulateSnappingErrors() {
    let layout = HorizontalFlowLayout(
      itemSize: .of(10, 0.4), minimumLineSpacing: 0)
    let engine = LayoutEngine(layout, width: 10, counts: 6)
    // Lines of 0.4 points end at 0.4, 0.8, 1.2, 1.6, 2.0, 2.4.
    #expect(engine.items().map { $0?.minY } == [0, 0, 1, 1, 2, 2])
    #expect(engine.heights() == [0, 1, 0, 1, 0, 0])
    #expect(engine.contentSize == .of(10, 2))
  }

  // MARK: R7

  @Test(arguments: [(scale: 1.0, width: 21.0, height: 11.0), (2, 20.5, 10.5), (0, 20.2, 10.1)])
  func r7RoundsMeasuredSizesUpToWholePixels(scale: Double, width: Double, height: Double) {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, scale: scale, counts: 1)
    engine.measure(.fixed(width: 20.2, height: 10.1))
    #expect(engine.items() == [.at(0, 0, width, height)])
  }

  @Test func r7RoundsReportedSizesUp() {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, counts: 1)
    engine.setMeasuredSize(.of(20.2, 10.1), forItemAt: .item(0))
    #expect(engine.items() == [.at(0, 0, 21, 11)])
  }

  @Test func r7RequestsTheHeightAtTheRoundedWidth() {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, counts: 1)
    var measurer = ModelMeasurer(.text(length: 20.2, line: 8.5, padding: 1))
    engine.measure(0..<1, with: &measurer)
    #expect(measurer.requestedWidths == [21])
    #expect(engine.items() == [.at(0, 0, 21, 10)])
  }

  // MARK: R8

  @Test func r8MirrorsTheSnappedFrames() {
    let layout = HorizontalFlowLayout(itemSize: .of(30, 12), numberOfColumns: 4, minimumInteritemSpacing: 10)
    // The mirror image of r6KeepsWholePixelGaps about 105.
    #expect(
      LayoutEngine(layout, width: 105, direction: .rightToLeft, counts: 4).items()
        == [.at(86, 0, 19, 8), .at(57, 0, 19, 8), .at(29, 0, 18, 8), .at(0, 0, 19, 8)])
  }

  @Test func r8MirrorsAboutTheSnappedWidth() {
    let engine = LayoutEngine(.horizontalFlow, width: 100.5, direction: .rightToLeft, counts: 1)
    #expect(engine.items() == [.at(51, 0, 50, 50)])
  }

  @Test func r8SwapsLeadingAndTrailing() {
    let layout = HorizontalFlowLayout(sectionInset: Insets(top: 0, leading: 16, bottom: 0, trailing: 2))
    let engine = LayoutEngine(layout, width: 200, direction: .rightToLeft, counts: 2)
    #expect(engine.items() == [.at(134, 0, 50, 50), .at(74, 0, 50, 50)])
  }

  @Test func r8MirrorsAWideRowWithinItsContent() {
    let layout = HorizontalScrollLayout(itemSize: .of(100, 50), headerReferenceHeight: 20)
    let engine = LayoutEngine(layout, width: 200, direction: .rightToLeft, counts: 5)
    #expect(engine.lefts() == [440, 330, 220, 110, 0])
    #expect(engine.header() == .at(0, 0, 540, 20))
  }

  @Test func r8MirrorsAShortRowWithinItsContainer() {
    let layout = HorizontalScrollLayout(itemSize: .of(100, 50))
    #expect(LayoutEngine(layout, width: 250, direction: .rightToLeft, counts: 2).lefts() == [150, 40])
  }

  // MARK: R9

  /// Returns an engine at a text scale of 2.
  private func scaledEngine(_ layout: any CollectionLayout, _ section: SectionDescription) -> LayoutEngine {
    let environment = LayoutEnvironment(containerSize: Size(width: 300, height: 600), textScale: 2)
    return LayoutEngine(layout: layout, environment: environment, sections: [section])
  }

  @Test func r9ScalesItemsAndHeadersButNoGaps() {
    let flow = HorizontalFlowLayout(
      itemSize: .of(50, 20), minimumInteritemSpacing: 10, headerReferenceHeight: 15, footerReferenceHeight: 5)
    let engine = scaledEngine(flow, SectionDescription(itemCount: 3))
    #expect(engine.items() == [.at(0, 30, 100, 40), .at(110, 30, 100, 40), .at(0, 80, 100, 40)])
    #expect(engine.header() == .at(0, 0, 300, 30) && engine.contentSize.height == 130)
    let given = SectionDescription(itemCount: 1, headerHeight: 15)
    #expect(scaledEngine(flow, given).header() == .at(0, 0, 300, 15))
  }

  @Test func r9ScalesMinimumAndEstimatedSizes() {
    let scaled = HorizontalFlowLayout(minimumScaledItemSize: .of(60, 20), minimumInteritemSpacing: 0)
    #expect(
      scaledEngine(scaled, SectionDescription(itemCount: 2)).items() == [.at(0, 0, 150, 50), .at(150, 0, 150, 50)])
    let estimated = HorizontalFlowLayout(estimatedItemSize: .of(50, 20))
    #expect(scaledEngine(estimated, SectionDescription(itemCount: 1)).items() == [.at(0, 0, 100, 40)])
    // A measured size already includes the scale.
    var engine = scaledEngine(estimated, SectionDescription(itemCount: 1))
    engine.measure(.fixed(width: 70, height: 30))
    #expect(engine.items() == [.at(0, 0, 70, 30)])
  }

  @Test func r9ScalesItemsInColumns() {
    let section = SectionDescription(itemCount: 2)
    let layout = AutosizingColumnFlowLayout(itemSize: .of(50, 20), minimumLineSpacing: 10)
    #expect(scaledEngine(layout, section).items() == [.at(0, 0, 300, 40), .at(0, 50, 300, 40)])
    let estimated = AutosizingColumnFlowLayout(
      itemSize: .of(50, 20), estimatedItemSize: .of(50, 35), minimumLineSpacing: 10)
    var engine = scaledEngine(estimated, section)
    #expect(engine.items() == [.at(0, 0, 300, 70), .at(0, 80, 300, 70)])
    engine.measure(.fixed(width: 300, height: 30))
    #expect(engine.items() == [.at(0, 0, 300, 30), .at(0, 40, 300, 70)])
  }

  @Test func r9ScalesItemsInOneLine() {
    let layout = HorizontalScrollLayout(itemSize: .of(50, 20))
    let section = SectionDescription(itemCount: 2, itemSizes: [nil, .of(70, 30)])
    #expect(scaledEngine(layout, section).items() == [.at(0, 10, 100, 40), .at(110, 0, 140, 60)])
    #expect(scaledEngine(layout, SectionDescription(itemCount: 2)).lefts() == [0, 110])
  }
}
