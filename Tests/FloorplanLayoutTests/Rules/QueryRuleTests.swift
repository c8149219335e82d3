import FloorplanLayout
import Testing

/// The query rule: half-open, and an element without extent counts as a point.
@Suite struct QueryRuleTests {
  /// Two lines of two squares of 50 points, without gaps.
  private func squares(_ direction: LayoutDirection = .leftToRight) -> LayoutEngine {
    let layout = HorizontalFlowLayout(minimumInteritemSpacing: 0, minimumLineSpacing: 0)
    return LayoutEngine(layout, width: 100, direction: direction, counts: 4)
  }

  @Test func queryFindsIntersectingItems() {
    #expect(squares().names(in: .at(0, 0, 100, 100)) == [.item(0), .item(1), .item(2), .item(3)])
    #expect(squares().names(in: .at(49, 49, 2, 2)) == [.item(0), .item(1), .item(2), .item(3)])
    #expect(squares().names(in: .at(10, 60, 10, 10)) == [.item(2)])
  }

  @Test func queryExcludesTouchingItems() {
    #expect(squares().names(in: .at(0, 0, 50, 50)) == [.item(0)])
    #expect(squares().names(in: .at(50, 50, 50, 50)) == [.item(3)])
    #expect(squares().names(in: .at(-10, 0, 10, 100)) == [])
    #expect(squares().names(in: .at(0, 100, 100, 10)) == [])
  }

  @Test func queryWithoutExtentIsAPoint() {
    #expect(squares().names(in: .at(0, 0, 0, 0)) == [.item(0)])
    #expect(squares().names(in: .at(50, 50, 0, 0)) == [.item(3)])
    #expect(squares().names(in: .at(100, 0, 0, 0)) == [])
    #expect(squares().names(in: .at(50, 0, 0, 100)) == [.item(1), .item(3)])
    #expect(squares().names(in: .at(0, 50, 100, 0)) == [.item(2), .item(3)])
  }

  @Test func queryFindsElementsWithoutExtentAsPoints() {
    let layout = HorizontalScrollLayout(itemSize: .of(0, 20))
    let engine = LayoutEngine(layout, width: 100, counts: 3)
    // The items are at 0, 10 and 20.
    #expect(engine.names(in: .at(10, 0, 5, 5)) == [.item(1)])
    #expect(engine.names(in: .at(5, 0, 5, 5)) == [])
    #expect(engine.names(in: .at(10, 0, 0, 0)) == [.item(1)])
    #expect(engine.names(in: .at(10, 0, 11, 20)) == [.item(1), .item(2)])
    #expect(engine.names(in: .at(9, 20, 11, 1)) == [])
  }

  @Test func queryFindsElementsAtTheSamePoint() {
    let layout = HorizontalFlowLayout(
      itemSize: .of(0, 0), minimumInteritemSpacing: 0, minimumLineSpacing: 0, headerReferenceHeight: 5)
    let engine = LayoutEngine(layout, width: 100, counts: 3)
    #expect(engine.names(in: .at(0, 5, 0, 0)) == [.item(0), .item(1), .item(2)])
    #expect(engine.names(in: .at(0, 5, 10, 10)) == [.item(0), .item(1), .item(2)])
    #expect(engine.names(in: .at(0, 0, 10, 5)) == [.header(section: 0)])
  }

  @Test func queryIsHalfOpenToTheRightInBothDirections() {
    // In right-to-left, the first item is at 50 to 100.
    let engine = squares(.rightToLeft)
    #expect(engine.names(in: .at(50, 0, 0, 0)) == [.item(0)])
    #expect(engine.names(in: .at(0, 0, 50, 10)) == [.item(1)])
    #expect(engine.names(in: .at(50, 0, 50, 10)) == [.item(0)])
    #expect(engine.names(in: .at(100, 0, 10, 10)) == [])
  }

  @Test func queryReturnsDocumentOrder() {
    let layout = HorizontalFlowLayout(headerReferenceHeight: 20, footerReferenceHeight: 10)
    let engine = LayoutEngine(layout, width: 110, direction: .rightToLeft, counts: 2, 0, 1)
    let expected: [LayoutElement] = [
      .header(section: 0), .item(0), .item(1), .footer(section: 0), .header(section: 1), .footer(section: 1),
      .header(section: 2), .item(ItemIndex(section: 2, item: 0)), .footer(section: 2),
    ]
    #expect(engine.names(in: .at(0, 0, 110, 1000)) == expected)
  }

  @Test func queryReturnsFrames() {
    let frames = squares().elements(in: .at(60, 60, 1, 1)).map(\.frame)
    #expect(frames == [.at(50, 50, 50, 50)])
  }

  @Test func queryFindsTheItemAtAPoint() {
    #expect(squares().item(at: .zero) == .item(0))
    #expect(squares().item(at: Point(x: 49.9, y: 50)) == .item(2))
    #expect(squares().item(at: Point(x: 50, y: 49.9)) == .item(1))
    #expect(squares(.rightToLeft).item(at: Point(x: 50, y: 0)) == .item(0))
    #expect(squares(.rightToLeft).item(at: Point(x: 49.9, y: 0)) == .item(1))
    for outside in [Point(x: -1, y: 0), Point(x: 100, y: 0), Point(x: 0, y: 100), Point(x: .nan, y: 0)] {
      #expect(squares().item(at: outside) == nil)
    }
  }

  @Test func queryFindsNoItemInGapsHeadersAndMargins() {
    let layout = HorizontalFlowLayout(
      sectionInset: Insets(top: 5, leading: 5, bottom: 0, trailing: 0), headerReferenceHeight: 20)
    let engine = LayoutEngine(layout, width: 120, counts: 4)
    // Items at 5 and 65, in lines at 25 and 85.
    for point in [Point(x: 10, y: 10), Point(x: 3, y: 30), Point(x: 60, y: 30), Point(x: 10, y: 80)] {
      #expect(engine.item(at: point) == nil)
    }
    #expect(engine.item(at: Point(x: 114, y: 85)) == .item(3))
  }
}
