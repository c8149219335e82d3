import FloorplanLayout
import Testing

/// Keyboard navigation, compared with a search through all frames.
@Suite struct NeighborTests {
  private typealias Entry = (index: ItemIndex, frame: Rect)

  /// Returns the item after or before one at an end of a line, unless the items are in a column or scroll horizontally.
  private func itemOfAdjacentLine(_ start: Entry, isNext: Bool, in engine: LayoutEngine, _ all: [Entry]) -> ItemIndex? {
    guard !engine.layout.scrollsHorizontally, let position = all.firstIndex(where: { $0.index == start.index }),
      all.indices.contains(position + (isNext ? 1 : -1))
    else { return nil }
    let target = all[position + (isNext ? 1 : -1)]
    let mayBeSideBySide = [start, target].contains { entry in
      entry.frame.size.width * 2 <= engine.environment.containerSize.width
        || all.contains { $0.index != entry.index && $0.frame.minY == entry.frame.minY }
    }
    return mayBeSideBySide ? target.index : nil
  }

  private func reference(
    _ start: Entry, _ direction: NeighborDirection, height: Double, in engine: LayoutEngine, among all: [Entry]
  ) -> ItemIndex? {
    let frame = start.frame
    func center(_ frame: Rect) -> Double { (frame.minX + frame.maxX) / 2 }
    func nearest(inLineAt top: Double?) -> ItemIndex? {
      all.filter { $0.frame.minY == top }
        .min { abs(center($0.frame) - center(frame)) < abs(center($1.frame) - center(frame)) }?.index
    }
    let inLine = all.filter { $0.frame.minY == frame.minY }
    let above = all.filter { $0.frame.minY < frame.minY }.map(\.frame)
    let below = all.filter { $0.frame.minY > frame.minY }.map(\.frame)
    switch direction {
    case .left:
      return inLine.filter { $0.frame.minX < frame.minX }.max { $0.frame.minX < $1.frame.minX }?.index
        ?? itemOfAdjacentLine(start, isNext: engine.environment.layoutDirection == .rightToLeft, in: engine, all)
    case .right:
      return inLine.filter { $0.frame.minX > frame.minX }.min { $0.frame.minX < $1.frame.minX }?.index
        ?? itemOfAdjacentLine(start, isNext: engine.environment.layoutDirection == .leftToRight, in: engine, all)
    case .up: return nearest(inLineAt: above.map(\.minY).max())
    case .down: return nearest(inLineAt: below.map(\.minY).min())
    case .pageUp:
      let page = above.filter { frame.maxY - $0.minY <= height + 1e-4 }
      return nearest(inLineAt: page.map(\.minY).min() ?? above.map(\.minY).max())
    case .pageDown:
      let page = below.filter { $0.maxY - frame.minY <= height + 1e-4 }
      return nearest(inLineAt: page.map(\.minY).max() ?? below.map(\.minY).min())
    case .first: return all.first?.index == start.index ? nil : all.first?.index
    case .last: return all.last?.index == start.index ? nil : all.last?.index
    }
  }

  @Test(arguments: [0.0, 130, 300, 5000])
  func neighborMatchesAFullSearch(height: Double) {
    var failures: [String] = []
    for engine in LayoutCases.engines(widths: [173, 397.5], counts: [0, 7, 0, 1, 16, 0]) {
      let all = engine.allFrames
      for start in all {
        for direction in NeighborDirection.allCases {
          let expected = reference(start, direction, height: height, in: engine, among: all)
          let found = engine.neighbor(
            of: start.index, direction: direction, viewportSize: Size(width: 0, height: height))
          if found != expected {
            failures.append(
              "\(direction) of \(start.index) is \(String(describing: found)), not \(String(describing: expected)): "
                + "\(engine.layout) \(engine.environment)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func leftAndRightAreVisualDirections() {
    var engine = LayoutEngine(
      layout: .horizontalFlow, environment: LayoutEnvironment(containerSize: Size(width: 110, height: 100)),
      sections: [SectionDescription(itemCount: 3)])
    let items = (0..<3).map { ItemIndex(section: 0, item: $0) }
    func moves(_ direction: NeighborDirection) -> [ItemIndex?] {
      items.map { engine.neighbor(of: $0, direction: direction, viewportSize: Size(width: 0, height: 100)) }
    }
    // At the end of a line, the next or the previous line follows.
    #expect(moves(.right) == [items[1], items[2], nil] && moves(.left) == [nil, items[0], items[1]])
    engine.environment.layoutDirection = .rightToLeft
    #expect(moves(.left) == [items[1], items[2], nil] && moves(.right) == [nil, items[0], items[1]])
  }

  @Test func leftAndRightCrossSectionsButStayInColumnsAndScrollingLines() {
    func moves(_ layout: any CollectionLayout, _ direction: NeighborDirection) -> [ItemIndex?] {
      let engine = LayoutEngine(
        layout: layout, environment: LayoutEnvironment(containerSize: Size(width: 110, height: 100)),
        sections: [1, 0, 2].map { SectionDescription(itemCount: $0) })
      return engine.allFrames.map {
        engine.neighbor(of: $0.index, direction: direction, viewportSize: Size(width: 0, height: 100))
      }
    }
    let all = [ItemIndex(section: 0, item: 0), ItemIndex(section: 2, item: 0), ItemIndex(section: 2, item: 1)]
    #expect(moves(.horizontalFlow, .right) == [all[1], all[2], nil])
    #expect(moves(.horizontalFlow, .left) == [nil, all[0], all[1]])
    let column = AutosizingColumnFlowLayout(numberOfColumns: 1)
    #expect(moves(column, .right) == [nil, nil, nil] && moves(column, .left) == [nil, nil, nil])
    let scrolling = HorizontalScrollLayout(itemSize: Size(width: 50, height: 50))
    #expect(moves(scrolling, .right) == [nil, all[2], nil] && moves(scrolling, .left) == [nil, nil, all[1]])
  }

  @Test func downEndsAtTheLastItemOfAShortLine() {
    let engine = LayoutEngine(
      layout: .horizontalFlow, environment: LayoutEnvironment(containerSize: Size(width: 170, height: 100)),
      sections: [SectionDescription(itemCount: 4)])
    let found = engine.neighbor(
      of: ItemIndex(section: 0, item: 2), direction: .down, viewportSize: Size(width: 0, height: 100))
    #expect(found == ItemIndex(section: 0, item: 3))
  }

  @Test func missingItemHasNoNeighbor() {
    let engine = LayoutEngine(
      layout: HorizontalFlowLayout(numberOfRows: 1),
      environment: LayoutEnvironment(containerSize: Size(width: 110, height: 100)),
      sections: [SectionDescription(itemCount: 3)])
    for direction in NeighborDirection.allCases {
      for index in [ItemIndex(section: 0, item: 2), ItemIndex(section: 4, item: 0), ItemIndex(section: 0, item: -1)] {
        #expect(engine.neighbor(of: index, direction: direction, viewportSize: Size(width: 0, height: 100)) == nil)
      }
    }
  }
}
