import Testing

@testable import FloorplanLayout

@Suite struct RectTests {
  @Test func rectContainsItsMinimumEdgesOnly() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect((rect.minX, rect.maxX) == (10, 40))
    #expect((rect.minY, rect.maxY) == (20, 60))
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(rect.contains(Point(x: 39.9, y: 59.9)))
    #expect(!rect.contains(Point(x: 40, y: 30)))
    #expect(!rect.contains(Point(x: 20, y: 60)))
    #expect(!rect.contains(Point(x: .nan, y: 30)))
    #expect(!Rect(x: 1, y: 1, width: 0, height: 5).contains(Point(x: 1, y: 1)))
  }

  /// On a grid of halves, two spans intersect if a point is in both; a span without extent contains a single point.
  @Test func spansIntersectWhereTheyShareAPoint() {
    func points(_ start: Int, _ extent: Int) -> Set<Int> {
      extent > 0 ? Set(start..<start + extent) : [start]
    }
    var failures: [String] = []
    for start in 0..<6 {
      for extent in -1..<4 {
        for otherStart in 0..<6 {
          for otherExtent in -1..<4 {
            let one = Rect(x: Double(start), y: 0, width: Double(extent), height: 1)
            let other = Rect(x: Double(otherStart), y: 0, width: Double(otherExtent), height: 1)
            let expected = !points(start, extent).isDisjoint(with: points(otherStart, otherExtent))
            if one.intersects(other) != expected { failures.append("\(one) \(other)") }
          }
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func bothAxesMustIntersect() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(rect.intersects(Rect(x: 9, y: 9, width: 10, height: 10)))
    #expect(!rect.intersects(Rect(x: 10, y: 0, width: 10, height: 10)))
    #expect(!rect.intersects(Rect(x: 0, y: 10, width: 10, height: 10)))
  }

  @Test func invalidNumbersDoNotTrapInIntersections() {
    let rect = Rect(x: 5, y: 5, width: 10, height: 10)
    #expect(!rect.intersects(Rect(x: .nan, y: 5, width: 10, height: 10)))
    #expect(rect.intersects(Rect(x: 0, y: 0, width: .infinity, height: .infinity)))
    #expect(rect.intersects(Rect(x: 6, y: 6, width: .nan, height: -3)))
  }

  @Test func itemsAreOrderedBySectionFirst() {
    let inOrder = [
      ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 9), ItemIndex(section: 1, item: 0),
      ItemIndex(section: 2, item: 5),
    ]
    #expect(inOrder.reversed().sorted() == inOrder)
  }
}
