import Testing

@testable import FloorplanLayout

@Suite struct SectionRangesTests {
  private func ranges(_ parts: [(section: Int, items: Range<Int>)]) -> ItemRanges {
    var ranges = ItemRanges()
    for part in parts { ranges.append(section: part.section, items: part.items) }
    return ranges
  }

  @Test func itemsAreInDocumentOrder() {
    let ranges = ranges([(1, 3..<5), (2, 0..<0), (4, 0..<1), (7, 9..<11)])
    let expected = [(1, 3), (1, 4), (4, 0), (7, 9), (7, 10)].map(ItemIndex.init(section:item:))
    #expect(Array(ranges) == expected)
    #expect(ranges.count == 5)
    #expect(ranges.rangeCount == 3)
    #expect((0..<4).map { ranges.range(at: $0)?.section } == [1, 4, 7, nil])
    #expect(ranges.range(at: -1) == nil)
    #expect(ranges.first == expected.first)
    #expect(ranges.last == expected.last)
    for section in 0..<9 {
      for item in 0..<12 {
        let index = ItemIndex(section: section, item: item)
        #expect(ranges.contains(index) == expected.contains(index))
      }
    }
  }

  @Test func emptyRangesHaveNoItems() {
    let empty = ranges([(3, 4..<4)])
    #expect(empty.isEmpty)
    #expect(empty.count == 0)
    #expect(empty.first == nil)
    #expect(empty.last == nil)
    #expect(Array(empty).isEmpty)
    #expect(empty == ItemRanges())
  }

  @Test func countIsLimitedToTheMaximum() {
    #expect(ranges([(0, 0..<Int.max), (1, 0..<Int.max)]).count == Int.max)
  }
}
