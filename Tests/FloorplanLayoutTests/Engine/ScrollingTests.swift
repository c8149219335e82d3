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

  /// Lines of 10 and 3 items of 80 by 40 with gaps of 10, insets of 16 and a header of 30.
  private func lines(_ direction: LayoutDirection) -> LayoutEngine {
    LayoutEngine(
      layout: HorizontalScrollLayout(
        itemSize: Size(width: 80, height: 40), minimumInteritemSpacing: 10,
        sectionInset: Insets(top: 16, leading: 16, bottom: 16, trailing: 16), headerReferenceHeight: 30),
      environment: LayoutEnvironment(containerSize: Size(width: 200, height: 60), layoutDirection: direction),
      sections: [SectionDescription(itemCount: 10), SectionDescription(itemCount: 3)])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func firstAndLastItemShowWhatSurroundsThem(direction: LayoutDirection) throws {
    let engine = lines(direction)
    let content = engine.contentSize
    #expect(content == Size(width: 922, height: 204))
    /// Returns the distance from the leading edge of the content, and from its top.
    func offset(_ section: Int, _ item: Int, from start: Point, at position: ScrollPosition = .nearest) -> [Double] {
      let x = direction == .leftToRight ? start.x : content.width - 200 - start.x
      let viewport = Rect(x: x, y: start.y, width: 200, height: 60)
      let found = engine.contentOffset(
        toReveal: ItemIndex(section: section, item: item), at: position, in: viewport)
      return [direction == .leftToRight ? found.x : content.width - 200 - found.x, found.y]
    }
    // The item is visible even if the header doesn't fit.
    #expect(offset(0, 0, from: Point(x: 700, y: 130)) == [0, 26])
    #expect(offset(0, 9, from: Point(x: 0, y: 130)) == [722, 26])
    // The end of a shorter line, and of the content.
    #expect(offset(1, 2, from: Point(x: 0, y: 20)) == [92, 144])
    #expect(offset(1, 0, from: Point(x: 100, y: 144)) == [0, 144])
    // An item in between scrolls by the minimum distance.
    #expect(offset(0, 1, from: Point(x: 700, y: 26)) == [106, 26])
    // Other positions are exact.
    #expect(offset(0, 0, from: Point(x: 700, y: 26), at: .leading) == [16, 46])
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
