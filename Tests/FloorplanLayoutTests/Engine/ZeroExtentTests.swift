import FloorplanLayout
import Testing

/// Items and gaps without extent: any number can be at one position, and a query finds them all.
@Suite struct ZeroExtentTests {
  private static let layouts: [any CollectionLayout] = [
    AutosizingColumnFlowLayout(itemSize: Size(width: 50, height: 0), minimumLineSpacing: 0),
    AutosizingColumnFlowLayout(numberOfColumns: 3, itemSize: Size(width: 50, height: 0), minimumLineSpacing: 0),
    HorizontalFlowLayout(estimatedItemSize: Size(width: 80, height: 0), minimumLineSpacing: 0),
    HorizontalFlowLayout(itemSize: Size(width: 80, height: 0), minimumLineSpacing: 0),
    HorizontalScrollLayout(estimatedItemSize: Size(width: 0, height: 30), minimumInteritemSpacing: 0),
    HorizontalScrollLayout(itemSize: Size(width: 0, height: 30), minimumInteritemSpacing: 0),
  ]

  @Test(arguments: layouts.indices, [[], [4], [0, 5, 29], Array(0..<30)])
  func queriesFindItemsWithoutExtent(layout: Int, measured: [Int]) {
    var engine = LayoutEngine(
      layout: Self.layouts[layout], environment: LayoutEnvironment(containerSize: Size(width: 200, height: 100)),
      sections: [SectionDescription(itemCount: 30, headerHeight: 10), SectionDescription(itemCount: 400)])
    for item in measured {
      engine.setMeasuredSize(Size(width: 20, height: 12), forItemAt: ItemIndex(section: 0, item: item))
    }
    let all = engine.allFrames
    for y in stride(from: -1.0, through: 80, by: 3.5) {
      for x in [-1.0, 0, 15, 100] {
        for side in [0.0, 1, 40, 300] {
          let rect = Rect(x: x, y: y, width: side, height: side)
          let expected = all.filter { $0.frame.intersects(rect) }.map(\.index)
          let found = engine.elements(in: rect).compactMap { element -> ItemIndex? in
            if case .item(let index) = element.element { index } else { nil }
          }
          #expect(found == expected, "\(rect)")
          let visible = engine.visibleItems(in: rect)
          #expect(visible.first == expected.first && visible.last == expected.last, "\(rect)")
        }
      }
    }
  }
}
