import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// An item that is scrolled to has exactly the requested position, regardless of the measurements on the way.
@Suite(.serialized) struct ScrollToTests {
  private static let count = 1_000_000
  private static let gap = 3.0
  /// Jumps forwards and backwards, far and near, and close to both ends.
  private static let targets = [
    500_000, 999_999, 0, 999_990, 3, 750_001, 250_000, 250_004, 250_001, 249_990, 999_980, 17, 1, 999_998, 500_007,
  ]

  private static func columns(_ count: Int) -> AutosizingColumnFlowLayout {
    AutosizingColumnFlowLayout(numberOfColumns: count, minimumInteritemSpacing: 4, minimumLineSpacing: gap)
  }

  /// Returns the height of the rows before or after an item with their gaps, or nil if it exceeds any viewport.
  private func extent(_ item: Int, columns: Int, isAfter: Bool) -> Double? {
    let row = item / columns
    let rows = isAfter ? row + 1..<(Self.count + columns - 1) / columns : 0..<row
    guard rows.count < 200 else { return nil }
    return rows.reduce(0) { sum, row in
      let items = row * columns..<min(Self.count, row * columns + columns)
      return sum + Double(items.map { ProbeCell.scattered($0).height }.max() ?? 0) + Self.gap
    }
  }

  private func height(ofRow item: Int, columns: Int) -> Double {
    let first = item / columns * columns
    return Double((first..<min(Self.count, first + columns)).map { ProbeCell.scattered($0).height }.max() ?? 0)
  }

  /// The expected position of an item: the requested one, unless the content ends earlier.
  private func expectedTop(
    _ item: Int, _ position: ScrollPosition, columns: Int, before: (top: Double, isAbove: Bool), page: Double
  ) -> Double {
    let height = Double(ProbeCell.scattered(item).height)
    let requested: Double
    switch position {
    case .leading: requested = 0
    case .center: requested = (page - height) / 2
    case .trailing: requested = page - height
    case .nearest:
      // The end of the content is revealed with items of the last row.
      let isInLastRow = item / columns == (Self.count - 1) / columns
      let revealed = isInLastRow ? self.height(ofRow: item, columns: columns) : height
      if before.top >= 0, before.top + revealed <= page { return before.top }
      requested = before.isAbove ? 0 : page - revealed
    }
    var top = requested
    if let after = extent(item, columns: columns, isAfter: true) {
      top = max(top, page - after - self.height(ofRow: item, columns: columns))
    }
    if let above = extent(item, columns: columns, isAfter: false) { top = min(top, above) }
    return top
  }

  @Test(arguments: [1, 2, 3]) func scrollToAmongAMillionUnevenRows(columns: Int) async {
    await withProbe(Self.columns(columns), [Array(0..<Self.count)], checksFrames: false) { stage in
      for (round, position) in ScrollPosition.allCases.enumerated() {
        // Away from the measurements of earlier rounds.
        for item in Self.targets.map({ (10_000..<900_000).contains($0) ? $0 + 3_000 * round : $0 }) {
          let old = stage.boxes[item]
          let isAbove = stage.collection.boundItems.first.map { item < $0.item } ?? false
          let expected = expectedTop(
            item, position, columns: columns, before: (old?.minY ?? -1e9, old.map { $0.minY < 0 } ?? isAbove), page: 400
          )
          stage.collection.scrollTo(at(item), position)
          await stage.paintFrame()
          let cell = stage.collection.cell(at: at(item))
          let box = stage.box(cell)
          let top = box?.minY ?? -1e9
          #expect(abs(top - expected) <= 0.5, "\(item) is at \(top), expected \(expected), \(position)")
          #expect(box?.size.height == Double(ProbeCell.scattered(item).height))
          #expect(cell?.isMapped == true)
          #expect(stage.maximumLayouts <= 2)
        }
      }
      // Nothing is left over, and only a few screens of a million items were measured.
      #expect(stage.collection.children.count < 60 * columns)
    }
  }

  @Test func itemsDoNotMoveAfterScrollTo() async {
    await withProbe(Self.columns(1), [Array(0..<Self.count)], checksFrames: false) { stage in
      for item in [400_000, 999_999, 12] {
        stage.collection.scrollTo(at(item), .center)
        await stage.paintFrame()
        let before = stage.boxes
        await advance(by: .milliseconds(500))
        await stage.paintFrame(2)
        #expect(stage.boxes == before)
      }
    }
  }

  @Test(arguments: ScrollPosition.allCases) func scrollToBeforeTheFirstLayout(position: ScrollPosition) async {
    for item in [0, 1, 4_000, 9_998, 9_999] {
      await withNoPeerLeft {
        let stage = ProbeStage(Self.columns(1), [Array(0..<10_000)])
        stage.collection.scrollTo(at(item), position)
        await stage.show()
        let box = stage.box(stage.cell(item))
        let height = Double(ProbeCell.scattered(item).height)
        let above = item < 100 ? (0..<item).reduce(0.0) { $0 + Double(ProbeCell.scattered($1).height) + Self.gap } : 1e9
        let below =
          item > 9_900
          ? (item + 1..<10_000).reduce(0.0) { $0 + Double(ProbeCell.scattered($1).height) + Self.gap } : 1e9
        let requested: Double =
          switch position {
          case .leading, .nearest: 0
          case .center: (400 - height) / 2
          case .trailing: 400 - height
          }
        let expected = min(above, max(400 - height - below, requested))
        let top = box?.minY ?? -1e9
        #expect(abs(top - expected) <= 0.5, "\(item): \(top), expected \(expected)")
        stage.expectNoFaults("\(item):")
        stage.close()
      }
    }
  }

  @Test func itemHigherThanTheViewportIsAlignedAtItsTop() async {
    await withProbe(Self.columns(1), [Array(0..<10_000)], checksFrames: false) { stage in
      ProbeCell.size = { id, _ in (20, id.isMultiple(of: 1000) ? 900 : ProbeCell.scattered(id).height) }
      for (item, position) in [(5000, ScrollPosition.trailing), (1000, .nearest), (9000, .nearest), (7000, .center)] {
        stage.collection.scrollTo(at(item), position)
        await stage.paintFrame()
        #expect(stage.box(stage.cell(item))?.minY == 0, "\(position)")
      }
    }
  }

  @Test func missingItemIsIgnored() async {
    await withProbe(Self.columns(2), [Array(0..<100), [], Array(100..<120)]) { stage in
      stage.collection.scrollTo(at(50), .leading)
      await stage.paintFrame()
      let before = stage.boxes
      for index in [
        at(100), at(-1), at(.max), at(.min), ItemIndex(section: 1, item: 0), ItemIndex(section: 3, item: 0),
        ItemIndex(section: -1, item: 0), ItemIndex(section: .max, item: .max),
      ] {
        for position in ScrollPosition.allCases { stage.collection.scrollTo(index, position) }
        stage.collection.focusItem(at: index)
      }
      await stage.paintFrame()
      #expect(stage.boxes == before)
    }
  }

  @Test func missingItemIsIgnoredBeforeTheFirstLayout() async {
    await withNoPeerLeft {
      let stage = ProbeStage(Self.columns(1), [Array(0..<100)])
      stage.collection.scrollTo(at(1000), .leading)
      await stage.show()
      stage.expectNoFaults()
      #expect(stage.firstID == 0)
      stage.close()
    }
  }

  // MARK: Horizontal

  private func strip(isMeasured: Bool) -> HorizontalScrollLayout {
    HorizontalScrollLayout(
      itemSize: Size(width: 70, height: 60), estimatedItemSize: isMeasured ? Size(width: 50, height: 60) : .zero,
      minimumInteritemSpacing: Self.gap, isTopAligned: true)
  }

  @Test(arguments: ScrollPosition.allCases, [TextDirection.ltr, .rtl])
  func scrollToAlongAHorizontalLine(position: ScrollPosition, direction: TextDirection) async {
    let count = 100_000
    await withProbe(strip(isMeasured: true), [Array(0..<count)], checksFrames: false) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      for item in [50_000, 99_999, 0, 99_995, 2, 75_001, 25_000, 25_002, 25_001, 24_990, 17, 99_998, 1] {
        let width = Double(ProbeCell.scattered(item).width)
        let old = stage.boxes[item]
        let isBefore = stage.collection.boundItems.first.map { item < $0.item } ?? false
        stage.collection.scrollTo(at(item), position)
        await stage.paintFrame()
        // Along the line, from its start.
        @MainActor func start(_ box: Rect) -> Double { direction == .rtl ? 360 - box.maxX : box.minX }
        @MainActor func extent(_ items: Range<Int>) -> Double {
          items.count > 50 ? 1e9 : items.reduce(0) { $0 + Double(ProbeCell.scattered($1).width) + Self.gap }
        }
        var requested: Double
        switch position {
        case .leading: requested = 0
        case .center: requested = (360 - width) / 2
        case .trailing: requested = 360 - width
        case .nearest:
          let itemStart = old.map(start)
          let isSeen = itemStart.map { $0 >= 0 && $0 + width <= 360 } ?? false
          requested = isSeen ? itemStart ?? 0 : (itemStart.map { $0 < 0 } ?? isBefore) ? 0 : 360 - width
        }
        requested = min(extent(0..<item), max(360 - width - extent(item + 1..<count), requested))
        let box = stage.box(stage.cell(item))
        let itemStart = box.map { start($0) } ?? -1e9
        #expect(abs(itemStart - requested) <= 0.5, "\(item): \(itemStart), expected \(requested)")
        #expect(box?.size.width == width)
      }
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func scrollToAlongMeasuredLinesOfManySections(
    direction: TextDirection
  ) async {
    let sections = (0..<60).map { section in Array(section * 100..<section * 100 + 100) }
    await withProbe(strip(isMeasured: true), sections) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      for (section, item) in [(30, 50), (59, 99), (0, 0), (45, 2), (10, 97)] {
        stage.collection.scrollTo(ItemIndex(section: section, item: item), .leading)
        await stage.paintFrame()
        let box = stage.box(stage.cell(section * 100 + item))
        let end = stage.collection.engine.contentSize
        let isAtEnd = stage.collection.viewport.maxX == end.width || stage.collection.viewport.minX == 0
        let start = box.map { direction == .rtl ? 360 - $0.maxX : $0.minX } ?? -1
        #expect(start == 0 || (isAtEnd && start > 0 && start < 360), "\(section)/\(item) starts at \(start)")
        #expect(box?.minY == 0 || stage.collection.viewport.maxY == end.height)
      }
    }
  }

  // MARK: Simultaneous changes

  @Test func scrollToAfterAChange() async {
    await withProbe(Self.columns(1), [Array(0..<10_000)], checksFrames: false) { stage in
      stage.collection.scrollTo(at(5000), .leading)
      await stage.paintFrame()
      stage.apply([Array(20_000..<30_000) + Array(0..<10_000)])
      stage.collection.scrollTo(at(19_000), .leading)
      await stage.paintFrame()
      #expect(stage.box(stage.cell(9000))?.minY == 0)
    }
  }

  @Test func changeAfterScrollToKeepsThePosition() async {
    await withProbe(Self.columns(1), [Array(0..<10_000)], checksFrames: false) { stage in
      stage.collection.scrollTo(at(5000), .leading)
      stage.apply([Array(20_000..<30_000) + Array(0..<10_000)])
      await stage.paintFrame()
      #expect(stage.box(stage.cell(5000))?.minY == 0)
    }
  }

  @Test func scrollToWhileScrolling() async {
    await withProbe(Self.columns(1), [Array(0..<100_000)], checksFrames: false) { stage in
      stage.collection.scrollTo(at(50_000), .leading)
      for _ in 0..<20 {
        stage.vertical.value -= 173
        await stage.paintFrame()
      }
      stage.collection.scrollTo(at(70_000), .leading)
      await stage.paintFrame()
      #expect(stage.box(stage.cell(70_000))?.minY == 0)
      // The driver continues from there.
      stage.vertical.value += 31
      await stage.paintFrame()
      #expect(stage.box(stage.cell(70_000))?.minY == -31)
    }
  }

  @Test func lastScrollToInAFrameWins() async {
    await withProbe(Self.columns(3), [Array(0..<100_000)], checksFrames: false) { stage in
      stage.collection.scrollTo(at(90_000), .trailing)
      stage.collection.scrollTo(at(30_000), .leading)
      await stage.paintFrame()
      #expect(stage.box(stage.cell(30_000))?.minY == 0)
      #expect(stage.cell(90_000) == nil)
    }
  }

  @Test func scrollToInTheFrameOfAResize() async {
    await withProbe(Self.columns(2), [Array(0..<100_000)], checksFrames: false) { stage in
      stage.window.defaultSize = (700, 640)
      stage.collection.scrollTo(at(60_001), .leading)
      await stage.resize(700, 640)
      #expect(stage.box(stage.cell(60_001))?.minY == 0)
    }
  }
}
