import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A window that grows displays no blank area in any frame, and a cell that grows is placed in the same frame.
@Suite(.serialized) struct EnlargingTests {
  private nonisolated static let layouts: [(name: String, layout: any CollectionLayout)] = [
    ("one column", AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 1)),
    ("three columns", AutosizingColumnFlowLayout(numberOfColumns: 3, minimumLineSpacing: 1)),
    ("as many columns as fit", .autosizingColumnFlow),
    ("tiles", HorizontalFlowLayout(itemSize: Size(width: 70, height: 40))),
    ("scaled tiles", HorizontalFlowLayout(minimumScaledItemSize: Size(width: 90, height: 50))),
    ("measured tiles", HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40))),
    ("lines", HorizontalScrollLayout(estimatedItemSize: Size(width: 60, height: 40), isTopAligned: true)),
  ]

  private static let sections = (0..<30).map { section in Array(section * 60..<section * 60 + 60) }

  @Test(arguments: zip(layouts.indices, [true, false, true, false, true, false, true]))
  func noFrameHasABlankAreaWhileTheWindowGrows(layout: Int, fromTheMiddle: Bool) async {
    await withProbe(Self.layouts[layout].layout, Self.sections, width: 200, height: 150) { stage in
      stage.showHeaders(layout.isMultiple(of: 2))
      stage.collection.headerHeight = layout.isMultiple(of: 2) ? { _ in .measured } : nil
      if fromTheMiddle { stage.collection.scrollTo(ItemIndex(section: 15, item: 30), .leading) }
      await stage.paintFrame(2)
      stage.clearRecords()
      var dice = ProbeDice(state: UInt64(layout))
      var size = (200, 150)
      while size.0 < 1700 || size.1 < 1500 {
        size.0 = min(1700, size.0 + Int.random(in: 0...260, using: &dice))
        size.1 = min(1500, size.1 + Int.random(in: 0...260, using: &dice))
        await stage.resize(size.0, size.1)
      }
      stage.expectNoFaults(Self.layouts[layout].name)
      #expect(stage.maximumLayouts <= 2)
      for _ in 0..<8 {
        await stage.resize(Int.random(in: 200...1700, using: &dice), Int.random(in: 150...1500, using: &dice))
      }
      stage.expectNoFaults("\(Self.layouts[layout].name), random sizes:")
      #expect(stage.maximumLayouts <= 2)
    }
  }

  @Test func severalResizesBeforeAFrameNeedTwoLayouts() async {
    await withProbe(Self.layouts[1].layout, Self.sections, width: 300, height: 200) { stage in
      for _ in 0..<5 {
        stage.window.defaultSize = (900, 900)
        stage.window.defaultSize = (400, 1200)
        await stage.resize(1300, 500)
        await stage.resize(300, 200)
      }
      #expect(stage.maximumLayouts <= 2)
    }
  }

  // MARK: Cells that change their size

  @Test(arguments: [1, 2, 3], [0, 1, 2, 5]) func resizedCellIsPlacedInTheSameFrame(columns: Int, position: Int) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: columns, minimumLineSpacing: 1)
    await withProbe(layout, [Array(0..<1000)], height: 600) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 501), .leading)
      stage.vertical.value += 11
      await stage.paintFrame(2)
      let ids = stage.boxes.keys.sorted()
      let (anchor, focused) = (ids[0], ids[ids.count - 2])
      let changed = ids[min(position, ids.count - 1)]
      stage.collection.focusItem(at: ItemIndex(section: 0, item: focused))
      await stage.paintFrame()
      let top = stage.boxes[anchor]?.minY
      let cell = stage.cell(focused)
      var extra = 0
      ProbeCell.size = { id, _ in
        let size = ProbeCell.scattered(id)
        return (size.width, max(1, size.height + (id == changed ? extra : 0)))
      }
      for change in [60, 200, -15, 3, 0, -19] {
        extra = change
        stage.cell(changed)?.queueResize()
        let frames = stage.frames
        await stage.paintFrame()
        #expect(stage.frames == frames + 1)
        stage.expectNoFaults("\(change):")
        // If it is cut off, it may become too short to be visible: then the next row is the first.
        if (top ?? 0) + Double(ProbeCell.size(anchor, 0).height) <= 0 { break }
        #expect(stage.boxes[anchor]?.minY == top, "\(change) moved the first item")
        #expect(stage.collection.focusedItem?.item == focused && stage.cell(focused) === cell)
      }
      #expect(stage.maximumLayouts <= 2)
    }
  }

  @Test func reusedCellOfAMeasuredItemCanGrow() async {
    await withProbe(Self.layouts[0].layout, [Array(0..<1000)]) { stage in
      for layout in [0, 5, 6] {
        stage.collection.layout = Self.layouts[layout].layout
        stage.collection.scrollTo(ItemIndex(section: 0, item: 0), .leading)
        await stage.paintFrame()
        for distance in [900.0, -900] {
          stage.adjustment.value += distance
          await stage.paintFrame()
        }
        ProbeCell.size = { id, _ in
          let size = ProbeCell.scattered(id)
          return id == 1 ? (size.width + 31, size.height + 31) : size
        }
        stage.cell(1)?.queueResize()
        await stage.paintFrame()
        stage.expectNoFaults(Self.layouts[layout].name)
        #expect(stage.boxes[1]?.size.height == Double(ProbeCell.scattered(1).height + 31))
        ProbeCell.size = { id, _ in ProbeCell.scattered(id) }
        stage.cell(1)?.queueResize()
        await stage.paintFrame()
      }
    }
  }

  @Test func itemThatChangedOffscreenHasItsNewSizeImmediately() async {
    await withProbe(Self.layouts[1].layout, [Array(0..<1000)]) { stage in
      stage.vertical.value += 2000
      await stage.paintFrame()
      ProbeCell.size = { id, _ in
        let size = ProbeCell.scattered(id)
        return (size.width, size.height + id % 4 * 9)
      }
      for index in stage.collection.boundItems { stage.collection.cell(at: index)?.queueResize() }
      stage.collection.scrollTo(ItemIndex(section: 0, item: 0), .leading)
      await stage.paintFrame()
      stage.expectNoFaults()
      #expect(stage.boxes[3]?.size.height == Double(ProbeCell.scattered(3).height + 27))
    }
  }

  @Test func cellAboveTheViewportCanGrowIntoIt() async {
    await withProbe(AutosizingColumnFlowLayout(numberOfColumns: 2, minimumLineSpacing: 1), [Array(0..<200)]) { stage in
      var height = 20
      ProbeCell.size = { id, _ in (20, id == 100 ? height : 180) }
      stage.collection.scrollTo(ItemIndex(section: 0, item: 100), .leading)
      stage.vertical.value += 60
      await stage.paintFrame()
      #expect(stage.boxes[100] == nil && stage.boxes[101]?.minY == -60)
      height = 150
      stage.cell(100)?.queueResize()
      await stage.paintFrame()
      stage.expectNoFaults()
      #expect(stage.boxes[100]?.minY == -60 && stage.boxes[101]?.minY == -60)
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func growingCellInAHorizontalLineKeepsTheFirstItem(
    direction: TextDirection
  ) async {
    await withProbe(Self.layouts[6].layout, [Array(0..<1000)]) { stage in
      stage.collection.direction = direction
      stage.collection.scrollTo(ItemIndex(section: 0, item: 500), .leading)
      await stage.paintFrame(2)
      let ids = stage.boxes.keys.sorted()
      @MainActor func start(_ id: Int) -> Double? {
        stage.boxes[id].map { direction == .rtl ? 360 - $0.maxX : $0.minX }
      }
      let top = start(ids[0])
      for changed in [ids[0], ids[1], ids[2]] {
        for extra in [40, -10, 0] {
          ProbeCell.size = { id, _ in
            let size = ProbeCell.scattered(id)
            return id == changed ? (size.width + extra, size.height + extra) : size
          }
          stage.cell(changed)?.queueResize()
          await stage.paintFrame()
          stage.expectNoFaults("\(changed) by \(extra):")
          #expect(start(ids[0]) == top)
        }
      }
    }
  }

  @Test func loadingPicturesDoNotMoveTheFirstItem() async {
    await withProbe(Self.layouts[1].layout, [Array(0..<600)], height: 700) { stage in
      var arrived: Set<Int> = []
      ProbeCell.size = { id, _ in (40, arrived.contains(id) ? 20 + ProbeCell.scattered(id).height : 20) }
      stage.collection.invalidateLayout()
      for index in stage.collection.boundItems { stage.collection.cell(at: index)?.queueResize() }
      stage.collection.scrollTo(ItemIndex(section: 0, item: 300), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      var dice = ProbeDice(state: 9)
      for _ in 0..<60 {
        let first = stage.firstID
        let top = first.flatMap { stage.boxes[$0]?.minY }
        // Also resize a cell that is kept outside the viewport.
        let waiting = stage.collection.boundItems.compactMap(\.item).filter { !arrived.contains($0) }
        guard let id = waiting.randomElement(using: &dice) else { break }
        arrived.insert(id)
        stage.cell(id)?.queueResize()
        await stage.paintFrame()
        #expect(first.flatMap { stage.boxes[$0]?.minY } == top, "the picture of \(id) moved \(first ?? -1)")
      }
      #expect(arrived.count > 20)
      // They are stored.
      stage.vertical.value += 400
      await stage.paintFrame()
      stage.vertical.value -= 400
      await stage.paintFrame()
    }
  }

  @Test func growingHeaderIsPlacedInTheSameFrame() async {
    await withProbe(
      AutosizingColumnFlowLayout(numberOfColumns: 1), (0..<60).map { section in Array(section * 4..<section * 4 + 4) }
    ) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .measured }
      stage.collection.scrollTo(ItemIndex(section: 30, item: 0), .center)
      await stage.paintFrame(2)
      let first = stage.firstID
      let top = first.flatMap { stage.boxes[$0]?.minY }
      for height in [70, 20, 44] {
        ProbeHeader.height = { $0 == 30 ? height : 24 + $0 % 5 * 9 }
        stage.collection.supplementaryView(.header, ofSection: 30)?.queueResize()
        await stage.paintFrame()
        stage.expectNoFaults("\(height):")
        #expect(first.flatMap { stage.boxes[$0]?.minY } == top)
      }
    }
  }
}
