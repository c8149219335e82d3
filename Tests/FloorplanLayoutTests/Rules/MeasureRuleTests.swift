import FloorplanLayout
import Testing

/// The rules “self-sizing”, “measured size”, “absent values” and “validity”.
@Suite struct MeasureRuleTests {
  // MARK: Self-sizing

  @Test(arguments: [Size.of(30, 20), .of(30, 0), .of(0, 20), .of(-5, 20), .of(30, .nan)])
  func selfSizingNeedsOneEstimateComponent(estimate: Size) {
    let layouts: [any CollectionLayout] = [
      HorizontalScrollLayout(estimatedItemSize: estimate), HorizontalFlowLayout(estimatedItemSize: estimate),
      AutosizingColumnFlowLayout(estimatedItemSize: estimate),
    ]
    for layout in layouts {
      #expect(LayoutEngine(layout, width: 100, counts: 1).needsMeasurement(ofItemAt: .item(0)))
    }
  }

  @Test(arguments: [Size.zero, .of(-5, 0), .of(.nan, -.infinity)])
  func selfSizingIsOffWithoutAnEstimate(estimate: Size) {
    let layouts: [any CollectionLayout] = [
      HorizontalScrollLayout(estimatedItemSize: estimate), HorizontalFlowLayout(estimatedItemSize: estimate),
      HorizontalFlowLayout(estimatedItemSize: estimate, numberOfColumns: 2),
    ]
    for layout in layouts {
      let engine = LayoutEngine(layout, width: 110, counts: 1)
      #expect(!engine.needsMeasurement(ofItemAt: .item(0)))
      #expect(engine.items() == [.at(0, 0, 50, 50)])
    }
  }

  // MARK: Measured size

  @Test(arguments: [(scale: 1.0, width: 100.0), (2, 100.5), (0, 100.7)])
  func measuredSizeIsLimitedToWholeAvailablePixels(scale: Double, width: Double) {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(50, 50))
    var engine = LayoutEngine(layout, width: 100.7, scale: scale, counts: 1)
    var measurer = ModelMeasurer(.text(length: 200, line: 10, padding: 0))
    engine.measure(0..<1, with: &measurer)
    #expect(measurer.requestedWidths == [width])
    #expect(engine.items() == [.at(0, 0, width, 20)])
  }

  @Test func measuredSizeIsLimitedByTheSectionsInsets() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(50, 50))
    let inset = Insets(top: 0, leading: 30, bottom: 0, trailing: 20.5)
    let section = SectionDescription(itemCount: 1, overrides: SectionOverrides(sectionInset: inset))
    var engine = LayoutEngine(layout, width: 100, sections: [section])
    engine.measure(.aspect(width: 80, ratio: 2))
    #expect(engine.items() == [.at(30, 0, 49, 98)])
  }

  @Test func measuredSizeHasTheHeightForItsWidth() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(50, 50))
    var engine = LayoutEngine(layout, width: 100, counts: 1)
    var measurer = ModelMeasurer(.aspect(width: 30.3, ratio: 0.25))
    engine.measure(0..<1, with: &measurer)
    // 30.3 becomes 31; a quarter of it is 7.75.
    #expect(measurer.requestedWidths == [31])
    #expect(engine.items() == [.at(0, 0, 31, 8)])
  }

  @Test func reportedSizeIsLimited() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(50, 50))
    var engine = LayoutEngine(layout, width: 100.7, counts: 1)
    engine.setMeasuredSize(.of(140, 20), forItemAt: .item(0))
    #expect(engine.items() == [.at(0, 0, 100, 20)])
  }

  @Test func measuredSizeOfAnUnmeasuredItemIsTheEstimate() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(44.4, 12.6), minimumInteritemSpacing: 0)
    let engine = LayoutEngine(layout, width: 100, scale: 0, counts: 2)
    #expect(engine.items() == [.at(0, 0, 44.4, 12.6), .at(44.4, 0, 44.4, 12.6)])
  }

  @Test func estimateIsLimitedToTheAvailableWidth() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(500, 20))
    // The estimate takes all of the 100.7 points, whose edge snaps to 101.
    #expect(LayoutEngine(layout, width: 100.7, counts: 1).items() == [.at(0, 0, 101, 20)])
    #expect(LayoutEngine(layout, width: 100.7, scale: 0, counts: 1).items() == [.at(0, 0, 100.7, 20)])
  }

  @Test func measuredSizeIsUnlimitedInARow() {
    var engine = LayoutEngine(.horizontalScrollDynamicSize, width: 100, counts: 1)
    var measurer = ModelMeasurer(.aspect(width: 1000.5, ratio: 0.1))
    engine.measure(0..<1, with: &measurer)
    #expect(measurer.requestedWidths == [1001])
    #expect(engine.items() == [.at(0, 0, 1001, 101)])
    let layout = HorizontalScrollLayout(estimatedItemSize: .of(300, 20))
    #expect(LayoutEngine(layout, width: 100, counts: 1).items() == [.at(0, 0, 300, 20)])
  }

  // MARK: Absent values

  @Test func absentValuesMakeFiftyByFiftyItems() {
    for layout in [HorizontalScrollLayout(), .horizontalScroll] as [any CollectionLayout] + [.horizontalFlow] {
      #expect(LayoutEngine(layout, width: 300, counts: 2).items() == [.at(0, 0, 50, 50), .at(60, 0, 50, 50)])
    }
    #expect(
      LayoutEngine(.autosizingColumnFlow, width: 300, counts: 2).items() == [.at(0, 0, 300, 50), .at(0, 60, 300, 50)])
    #expect(LayoutEngine(.keyValueColumnFlow, width: 96, counts: 0).contentSize == .of(96, 0))
  }

  @Test func absentValuesMakeAnEmptySection() {
    let engine = LayoutEngine(.horizontalFlow, width: 300, counts: 0)
    #expect(engine.contentSize == .of(300, 0))
    #expect(engine.header() == nil)
    #expect(engine.footer() == nil)
    #expect(engine.frame(ofItemAt: .item(0)) == nil)
  }

  @Test func absentValuesMakeAnEmptyCollection() {
    let engine = LayoutEngine(.horizontalFlow, width: 300, sections: [])
    #expect(engine.contentSize == .of(300, 0))
    #expect(engine.names(in: .at(0, 0, 300, 300)) == [])
    #expect(engine.header() == nil)
  }

  // MARK: Validity

  private func measuredColumn() -> LayoutEngine {
    var engine = LayoutEngine(.autosizingColumnFlow, width: 100, counts: 2)
    engine.measure(.fixed(width: 0, height: 70), .fixed(width: 0, height: 30))
    return engine
  }

  private func states(_ engine: LayoutEngine) -> [[Bool]] {
    (0..<2).map { [engine.hasMeasurement(forItemAt: .item($0)), engine.needsMeasurement(ofItemAt: .item($0))] }
  }

  @Test func validityStartsWithAMeasurement() {
    let engine = LayoutEngine(.autosizingColumnFlow, width: 100, counts: 2)
    #expect(states(engine) == [[false, true], [false, true]])
    #expect(states(measuredColumn()) == [[true, false], [true, false]])
  }

  @Test func widthChangeTurnsMeasurementsIntoEstimates() {
    var engine = measuredColumn()
    engine.environment.containerSize.width = 120
    #expect(states(engine) == [[true, true], [true, true]])
    #expect(engine.items() == [.at(0, 0, 120, 70), .at(0, 80, 120, 30)])
    var measurer = ModelMeasurer(.aspect(width: 0, ratio: 0.5))
    engine.measure(0..<1, with: &measurer)
    #expect(measurer.requestedWidths == [120])
    #expect(engine.items() == [.at(0, 0, 120, 60), .at(0, 70, 120, 30)])
    #expect(states(engine) == [[true, false], [true, true]])
  }

  @Test func validityIgnoresTheContainerHeight() {
    var engine = measuredColumn()
    engine.environment.containerSize.height = 900
    #expect(states(engine) == [[true, false], [true, false]])
  }

  @Test func validityEndsForInvalidatedItems() {
    var engine = measuredColumn()
    engine.invalidateMeasurements(of: [.item(1)])
    #expect(states(engine) == [[true, false], [true, true]])
    #expect(engine.heights() == [70, 30])
  }

  @Test func validityEndsForAllOnInvalidateAll() {
    var engine = measuredColumn()
    engine.invalidateAllMeasurements()
    #expect(states(engine) == [[true, true], [true, true]])
    #expect(engine.heights() == [70, 30])
  }

  @Test func validityReturnsWithANewMeasurement() {
    var engine = measuredColumn()
    engine.invalidateAllMeasurements()
    engine.setMeasuredSize(.of(0, 44), forItemAt: .item(0))
    #expect(states(engine) == [[true, false], [true, true]])
    #expect(engine.heights() == [44, 30])
  }

  @Test func newContentDiscardsMeasurements() {
    var engine = measuredColumn()
    engine.sections = [SectionDescription(itemCount: 2)]
    #expect(states(engine) == [[false, true], [false, true]])
    #expect(engine.heights() == [50, 50])
  }

  @Test func invalidMeasurementStillLimitsTheWidth() {
    let layout = HorizontalFlowLayout(estimatedItemSize: .of(50, 50))
    var engine = LayoutEngine(layout, width: 200, counts: 1)
    engine.measure(.fixed(width: 150, height: 20))
    engine.environment.containerSize.width = 100
    #expect(engine.needsMeasurement(ofItemAt: .item(0)))
    #expect(engine.items() == [.at(0, 0, 100, 20)])
  }
}
