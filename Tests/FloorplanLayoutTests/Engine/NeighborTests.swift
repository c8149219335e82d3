import FloorplanLayout
import Testing

/// Keyboard navigation, compared with a search through all frames.
@Suite struct NeighborTests {
  private typealias Entry = (index: ItemIndex, frame: Rect)

  private func reference(
    _ start: Entry, _ direction: NeighborDirection, height: Double, among all: [Entry]
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
    case .left: return inLine.filter { $0.frame.minX < frame.minX }.max { $0.frame.minX < $1.frame.minX }?.index
    case .right: return inLine.filter { $0.frame.minX > frame.minX }.min { $0.frame.minX < $1.frame.minX }?.index
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
          let expected = reference(start, direction, height: height, among: all)
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
    let (one, two) = (ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 1))
    #expect(engine.neighbor(of: one, direction: .right, viewportSize: Size(width: 0, height: 100)) == two)
    #expect(engine.neighbor(of: two, direction: .right, viewportSize: Size(width: 0, height: 100)) == nil)
    engine.environment.layoutDirection = .rightToLeft
    #expect(engine.neighbor(of: one, direction: .left, viewportSize: Size(width: 0, height: 100)) == two)
    #expect(engine.neighbor(of: one, direction: .right, viewportSize: Size(width: 0, height: 100)) == nil)
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
