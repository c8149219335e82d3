import FloorplanLayout
import Testing

/// The defaults of the layouts, and changes of an engine's inputs.
@Suite struct LayoutInputTests {
  private func environment(width: Double, scale: Double = 1) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: Size(width: width, height: 480), pixelsPerPoint: scale)
  }

  @Test func defaultsMatchTheDocumentation() {
    let flow: HorizontalFlowLayout = .horizontalFlow
    #expect(flow.itemSize == nil)
    #expect(flow.minimumScaledItemSize == .zero)
    #expect((flow.numberOfColumns, flow.numberOfRows) == (0, 0))
    #expect((flow.minimumInteritemSpacing, flow.minimumLineSpacing) == (10, 10))
    #expect(flow.sectionInset == .zero)
    #expect(!flow.isLayoutJustified && !flow.measuresItemHeight)

    let layout: AutosizingColumnFlowLayout = .autosizingColumnFlow
    #expect(layout.numberOfColumns == 0)
    #expect(layout.itemSize == nil)
    #expect(layout.estimatedItemSize == .zero)
    #expect((layout.minimumInteritemSpacing, layout.minimumLineSpacing) == (10, 10))
    #expect(layout.sectionInset == .zero)
    #expect(layout.measuresItemHeight)

    let keyValue: AutosizingColumnFlowLayout = .keyValueColumnFlow
    #expect(keyValue == .keyValue)
    #expect((keyValue.minimumInteritemSpacing, keyValue.minimumLineSpacing) == (80, 24))
    #expect(keyValue.sectionInset == Insets(top: 0, leading: 8, bottom: 0, trailing: 8))
  }

  @Test func engineFollowsChangedInputs() {
    var engine = LayoutEngine(
      layout: .autosizingColumnFlow, environment: environment(width: 100),
      sections: [SectionDescription(itemCount: 2)])
    #expect(engine.contentSize == Size(width: 100, height: 110))
    engine.sections = [SectionDescription(itemCount: 3)]
    #expect(engine.contentSize == Size(width: 100, height: 170))
    engine.environment.containerSize.width = 200
    #expect(engine.contentSize == Size(width: 200, height: 170))
    engine.layout = .horizontalFlow
    #expect(engine.contentSize == Size(width: 200, height: 50))
  }
}
