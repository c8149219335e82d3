import FloorplanLayout
import Testing

@Suite struct AutosizingColumnFlowLayoutTests {
  private func environment(width: Double, scale: Double = 1) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: Size(width: width, height: 480), pixelsPerPoint: scale)
  }

  @Test func theDefaultsAreThoseOfTheSeeds() {
    let layout: AutosizingColumnFlowLayout = .autosizingColumnFlow
    #expect(layout.numberOfColumns == 0)
    #expect(layout.itemSize == nil)
    #expect(layout.estimatedItemSize == .zero)
    #expect((layout.minimumInteritemSpacing, layout.minimumLineSpacing) == (10, 10))
    #expect(layout.sectionInset == .zero)
    #expect(layout.wantsMeasuredHeight)

    let keyValue: AutosizingColumnFlowLayout = .keyValueColumnFlow
    #expect(keyValue == .keyValue)
    #expect((keyValue.minimumInteritemSpacing, keyValue.minimumLineSpacing) == (80, 24))
    #expect(keyValue.sectionInset == Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  @Test func aMeasuredHeightComesBeforeTheEstimateTheSizeAndFifty() {
    var layout = AutosizingColumnFlowLayout(
      itemSize: Size(width: 0, height: 30), estimatedItemSize: Size(width: 0, height: 40))
    var engine = LayoutEngine(
      layout: layout, environment: environment(width: 100, scale: 2), sections: [SectionDescription(itemCount: 1)])
    engine.uniformItemHeight = 20.3
    #expect(engine.contentSize.height == 20.5)
    engine.uniformItemHeight = nil
    #expect(engine.contentSize.height == 40)
    layout.estimatedItemSize.height = 0
    engine.layout = layout
    #expect(engine.contentSize.height == 30)
    layout.itemSize = nil
    engine.layout = layout
    #expect(engine.contentSize.height == 50)
  }

  @Test func flowsDoNotReadTheMeasuredHeight() {
    var engine = LayoutEngine(
      layout: .horizontalFlow, environment: environment(width: 100), sections: [SectionDescription(itemCount: 1)])
    engine.uniformItemHeight = 99
    #expect(engine.contentSize.height == 50)
  }

  /// The width for measuring is that of the narrowest cell.
  @Test func theColumnWidthIsTheNarrowestOnTheScreen() {
    var wrong: [String] = []
    for environment in LayoutCases.environments(widths: stride(from: 0, through: 1200, by: 17)) {
      for columns in [1, 2, 3, 7] {
        let layout = AutosizingColumnFlowLayout(numberOfColumns: columns, minimumInteritemSpacing: 3.3)
        let engine = LayoutEngine(
          layout: layout, environment: environment, sections: [SectionDescription(itemCount: columns)])
        let narrowest = engine.allFrames.map(\.frame.size.width).min()
        if layout.columnWidth(in: environment) != narrowest { wrong.append("\(environment) \(columns)") }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func manyColumnsAreMeasuredWithoutGoingThroughThem() {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: .max, minimumInteritemSpacing: 0)
    #expect(layout.columnWidth(in: environment(width: 1e9)) == 1)
  }

  @Test func changesOfEveryInputAreFollowed() {
    var engine = LayoutEngine(
      layout: .autosizingColumnFlow, environment: environment(width: 100),
      sections: [SectionDescription(itemCount: 2)])
    #expect(engine.contentSize == Size(width: 100, height: 110))
    engine.sections = [SectionDescription(itemCount: 3)]
    #expect(engine.contentSize == Size(width: 100, height: 170))
    engine.environment.containerSize.width = 200
    #expect(engine.contentSize == Size(width: 200, height: 170))
    engine.uniformItemHeight = 20
    #expect(engine.contentSize == Size(width: 200, height: 80))
    engine.layout = .horizontalFlow
    #expect(engine.contentSize == Size(width: 200, height: 50))
  }
}
