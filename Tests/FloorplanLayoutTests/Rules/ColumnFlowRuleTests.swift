import FloorplanLayout
import Testing

/// The rules C1 and C2 and “column item”, with frames calculated by hand.
@Suite struct ColumnFlowRuleTests {
  // MARK: C1

  @Test func c1FillsColumnsInTurn() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 3, itemSize: .of(9, 30))
    // w = (320 - 20) / 3.
    #expect(
      LayoutEngine(layout, width: 320, counts: 5).items()
        == [
          .at(0, 0, 100, 30), .at(110, 0, 100, 30), .at(220, 0, 100, 30), .at(0, 40, 100, 30), .at(110, 40, 100, 30),
        ])
  }

  @Test(arguments: [1, 0, -3])
  func c1ReadsZeroColumnsAsOne(columns: Int) {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: columns, sectionInset: Insets(top: 0, leading: 4, bottom: 0, trailing: 6))
    #expect(LayoutEngine(layout, width: 100, counts: 2).items() == [.at(4, 0, 90, 50), .at(4, 60, 90, 50)])
  }

  @Test func c1HasOneColumnByDefault() {
    #expect(LayoutEngine(.autosizingColumnFlow, width: 100, counts: 1).items() == [.at(0, 0, 100, 50)])
  }

  @Test func c1DropsColumnsNarrowerThanAPoint() {
    var layout = AutosizingColumnFlowLayout.keyValue
    layout.numberOfColumns = 6
    // (304 + 80) / 81 = 4.7: four columns of (304 - 240) / 4 = 16 points.
    #expect(
      LayoutEngine(layout, width: 320, counts: 5).items()
        == [.at(8, 0, 16, 50), .at(104, 0, 16, 50), .at(200, 0, 16, 50), .at(296, 0, 16, 50), .at(8, 74, 16, 50)])
  }

  @Test func c1AlignsOuterColumnsWithTheInsets() {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: 4, sectionInset: Insets(top: 0, leading: 7, bottom: 0, trailing: 5))
    // A = 88, w = 14.5: 7 to 21.5, 31.5 to 46, 56 to 70.5, 80.5 to 95.
    #expect(
      LayoutEngine(layout, width: 100, counts: 4).items()
        == [.at(7, 0, 15, 50), .at(32, 0, 14, 50), .at(56, 0, 15, 50), .at(81, 0, 14, 50)])
  }

  @Test func c1UsesTheKeyValuePreset() {
    var layout = AutosizingColumnFlowLayout.keyValue
    layout.numberOfColumns = 2
    // w = (300 - 16 - 80) / 2.
    #expect(
      LayoutEngine(layout, width: 300, counts: 3).items()
        == [.at(8, 0, 102, 50), .at(190, 0, 102, 50), .at(8, 74, 102, 50)])
  }

  // MARK: C2

  @Test func c2MeasuresAtTheSnappedColumnWidth() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 3, minimumInteritemSpacing: 0)
    var engine = LayoutEngine(layout, width: 100, counts: 3)
    let text = MeasureModel.text(length: 100, line: 10, padding: 2)
    var measurer = ModelMeasurer(text, text, text)
    engine.measure(0..<3, with: &measurer)
    // The columns are 33, 34 and 33 pixels wide: four lines, three and four.
    #expect(measurer.requestedWidths == [33, 34, 33])
    #expect(engine.items() == [.at(0, 0, 33, 42), .at(33, 0, 34, 32), .at(67, 0, 33, 42)])
  }

  @Test func c2MeasuresAtTheSnappedWidthInBothDirections() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 4)
    // A column of 18.75 points is 19, 19, 18 and 19 pixels wide.
    for direction in LayoutDirection.allCases {
      var engine = LayoutEngine(layout, width: 105, direction: direction, counts: 4)
      let image = MeasureModel.aspect(width: 10, ratio: 2)
      var measurer = ModelMeasurer(image, image, image, image)
      engine.measure(0..<4, with: &measurer)
      #expect(measurer.requestedWidths == [19, 19, 18, 19])
      #expect(engine.heights() == [38, 38, 36, 38])
    }
  }

  @Test func c2MeasuresAtTheExactWidthWithoutSnapping() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 4)
    var engine = LayoutEngine(layout, width: 105, scale: 0, counts: 1)
    var measurer = ModelMeasurer(.aspect(width: 10, ratio: 2))
    engine.measure(0..<1, with: &measurer)
    #expect(measurer.requestedWidths == [18.75])
    #expect(engine.heights() == [37.5])
  }

  @Test func c2TopAlignsItemsInRowsOfTheTallestItem() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 2, minimumInteritemSpacing: 0, minimumLineSpacing: 3)
    var engine = LayoutEngine(layout, width: 100, counts: 4)
    engine.measure(
      .fixed(width: 0, height: 30), .fixed(width: 0, height: 80), .fixed(width: 0, height: 7),
      .fixed(width: 0, height: 0))
    #expect(engine.items() == [.at(0, 0, 50, 30), .at(50, 0, 50, 80), .at(0, 83, 50, 7), .at(50, 83, 50, 0)])
    #expect(engine.contentSize == .of(100, 90))
  }

  @Test func c2RoundsHeightsUp() {
    var engine = LayoutEngine(.autosizingColumnFlow, width: 100, scale: 2, counts: 1)
    engine.measure(.fixed(width: 0, height: 20.2))
    #expect(engine.heights() == [20.5])
  }

  @Test func c2NeverRequestsANaturalWidth() {
    struct RecordingMeasurer: ItemMeasurer {
      var isWidthRequested = false
      mutating func naturalWidth(ofItemAt index: ItemIndex) -> Double {
        isWidthRequested = true
        return 1
      }
      func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double { 20 }
    }
    var engine = LayoutEngine(.keyValueColumnFlow, width: 100, counts: 1)
    var measurer = RecordingMeasurer()
    engine.measure(itemAt: .item(0), with: &measurer)
    #expect(!measurer.isWidthRequested)
    #expect(engine.heights() == [20])
  }

  // MARK: Column item

  @Test func columnItemUsesTheEstimatedHeight() {
    let layout = AutosizingColumnFlowLayout(itemSize: .of(10, 20), estimatedItemSize: .of(0, 33))
    #expect(LayoutEngine(layout, width: 100, counts: 1).heights() == [33])
  }

  @Test(arguments: [0, -1, Double.nan])
  func columnItemUsesItemSizeWithoutAnEstimatedHeight(height: Double) {
    let layout = AutosizingColumnFlowLayout(itemSize: .of(10, 20), estimatedItemSize: .of(70, height))
    #expect(LayoutEngine(layout, width: 100, counts: 1).heights() == [20])
  }

  @Test func columnItemIsFiftyHighByDefault() {
    #expect(LayoutEngine(.autosizingColumnFlow, width: 100, counts: 1).heights() == [50])
  }

  @Test func columnItemHasNoHeightIfItemSizeHasNone() {
    let layout = AutosizingColumnFlowLayout(itemSize: .of(10, 0))
    #expect(LayoutEngine(layout, width: 100, counts: 1).heights() == [0])
  }

  @Test func columnItemIsMeasuredWithoutAnEstimate() {
    let engine = LayoutEngine(.autosizingColumnFlow, width: 100, counts: 1)
    #expect(engine.needsMeasurement(ofItemAt: .item(0)))
  }
}
