import FloorplanLayout
import Testing

@Suite struct ScrollingTests {
  private func engine(_ direction: LayoutDirection = .leftToRight) -> LayoutEngine {
    LayoutEngine(
      layout: HorizontalFlowLayout(itemSize: Size(width: 80, height: 40)),
      environment: LayoutEnvironment(containerSize: Size(width: 170, height: 100), layoutDirection: direction),
      sections: [SectionDescription(itemCount: 20)])
  }

  /// Among all offsets in steps of half a point, none that is nearer makes the item visible.
  @Test func scrollDistanceIsMinimal() {
    let engine = engine()
    var failures: [String] = []
    for height in [40.0, 90, 100.5] {
      let end = engine.contentSize.height - height
      for start in stride(from: 0, through: end, by: 11.5) {
        for (index, frame) in engine.allFrames where index.item % 2 == 0 {
          let viewport = Rect(x: 0, y: start, width: 170, height: height)
          let found = engine.contentOffset(toReveal: index, in: viewport)
          func shows(_ y: Double) -> Bool { frame.minY >= y && frame.maxY <= y + height }
          let movement = abs(found.y - start)
          let isNearer = stride(from: 0, through: end, by: 0.5).contains { shows($0) && abs($0 - start) < movement }
          if !shows(found.y) || isNearer || found.x != 0 { failures.append("\(index) \(viewport) \(found)") }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func visibleItemDoesNotScroll() {
    let viewport = Rect(x: 0, y: -30, width: 170, height: 100)
    #expect(engine().contentOffset(toReveal: ItemIndex(section: 0, item: 0), in: viewport) == viewport.origin)
    #expect(engine().contentOffset(toReveal: ItemIndex(section: 9, item: 0), in: viewport) == viewport.origin)
  }

  @Test func oversizedItemShowsItsLeadingEdges() {
    let small = Rect(x: 30, y: 120, width: 50, height: 10)
    let index = ItemIndex(section: 0, item: 5)
    #expect(engine().contentOffset(toReveal: index, in: small) == Point(x: 90, y: 100))
    #expect(engine(.rightToLeft).contentOffset(toReveal: index, in: small) == Point(x: 30, y: 100))
  }

  @Test func offsetIsWithinTheContent() {
    let first = ItemIndex(section: 0, item: 0)
    let outside = Rect(x: -900, y: -900, width: 400, height: 600)
    #expect(engine().contentOffset(toReveal: first, in: outside) == .zero)
    let nowhere = Rect(x: .nan, y: .nan, width: 170, height: 100)
    #expect(engine().contentOffset(toReveal: first, in: nowhere) == .zero)
    let far = Rect(x: .infinity, y: .infinity, width: .nan, height: -.infinity)
    #expect(engine().contentOffset(toReveal: first, in: far) == .zero)
  }
}
