import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// A header with the name of its section.
private final class TitleView: CollectionReusableView {
  static var height = 30
  var title = ""
  var reuses = 0
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    orientation == .horizontal ? Measurement(20) : Measurement(minimum: 10, natural: Self.height)
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    title = ""
    reuses += 1
  }
}

@Suite(.serialized) struct SupplementaryViewTests {
  private func withSections(
    _ layout: any CollectionLayout, counts: [Int] = Array(repeating: 5, count: 200),
    height: SupplementaryHeight? = nil, _ body: (CollectionStage) async -> Void
  ) async {
    TitleView.height = 30
    await withNoPeerLeft {
      let stage = CollectionStage(layout)
      if let height { stage.collection.headerHeight = { _ in height } }
      stage.collection.supplementaryViewProvider = { collection, kind, section in
        let view = collection.dequeue(TitleView.self, for: kind, ofSection: section)
        view.title = "\(kind) \(section)"
        return view
      }
      var first = 0
      stage.apply(
        counts.map { count in
          defer { first += count }
          return Array(first..<first + count)
        })
      await stage.show()
      await body(stage)
      stage.close()
    }
  }

  private func view(_ stage: CollectionStage, _ kind: SupplementaryKind, _ section: Int) -> TitleView? {
    stage.collection.supplementaryView(kind, ofSection: section) as? TitleView
  }

  private func box(_ widget: Widget?, _ stage: CollectionStage) -> [Double]? {
    widget?.bounds(in: stage.collection).map { [$0.x, $0.y, $0.width, $0.height] }
  }

  private func top(_ widget: Widget?, _ stage: CollectionStage) -> Double? { widget?.bounds(in: stage.collection)?.y }

  private static let rows = AutosizingColumnFlowLayout(
    numberOfColumns: 1, headerReferenceHeight: 24, footerReferenceHeight: 16)

  @Test func headersAndFootersEncloseTheirItems() async {
    await withSections(Self.rows) { stage in
      #expect(box(view(stage, .header, 0), stage) == [0, 0, 360, 24])
      #expect(box(stage.cell(0), stage) == [0, 24, 360, 40])
      // Five rows of 40 and four gaps of 10.
      #expect(box(view(stage, .footer, 0), stage) == [0, 264, 360, 16])
      #expect(box(view(stage, .header, 1), stage) == [0, 280, 360, 24])
      #expect(view(stage, .header, 1)?.title == "header 1")
    }
  }

  @Test func childrenAreInReadingOrder() async {
    await withSections(Self.rows) { stage in
      let names = stage.collection.children.prefix(8).map { child in
        (child as? TitleView)?.title ?? (child as? NumberCell)?.id.map { "\($0)" } ?? "?"
      }
      #expect(names == ["header 0", "0", "1", "2", "3", "4", "footer 0", "header 1"])
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func headersOfHorizontalLinesStayVisible(_ direction: TextDirection) async {
    let lines = HorizontalScrollLayout(
      itemSize: Size(width: 100, height: 40), headerReferenceHeight: 24, footerReferenceHeight: 16)
    await withSections(lines, counts: [1000, 3]) { stage in
      stage.collection.direction = direction
      await stage.paintFrame()
      let start = stage.collection.viewport.minX
      for step in [0.0, 137, 40_000] {
        stage.collection.horizontalAdjustment?.value = direction == .ltr ? start + step : start - step
        await stage.paintFrame()
        for section in 0...1 {
          let y = Double(section) * (24 + 40 + 16)
          #expect(box(view(stage, .header, section), stage) == [0, y, 360, 24], "at \(step)")
          #expect(box(view(stage, .footer, section), stage) == [0, y + 64, 360, 16], "at \(step)")
        }
      }
      #expect(stage.cell(0)?.isMapped != true)
    }
  }

  @Test func viewsAreReusedWhileScrolling() async {
    await withSections(Self.rows) { stage in
      for _ in 0..<60 {
        stage.collection.verticalAdjustment?.value += 131
        await stage.paintFrame()
      }
      let views = stage.collection.children.compactMap { $0 as? TitleView }
      #expect(views.count <= 6, "\(views.count)")
      let mapped = views.filter(\.isMapped)
      #expect(!mapped.isEmpty && mapped.allSatisfy { !$0.title.isEmpty })
      #expect(views.contains { $0.reuses > 3 })
    }
  }

  @Test func pinnedHeaderStaysOnTopAndReceivesClicks() async {
    var layout = Self.rows
    layout.pinsHeaders = true
    await withSections(layout) { stage in
      stage.collection.verticalAdjustment?.value = 100
      await stage.paintFrame()
      let header = view(stage, .header, 0)
      #expect(box(header, stage) == [0, 0, 360, 24])
      // Drawn after the items, and hit before them.
      #expect(stage.collection.children.filter(\.isChildVisible).last === header)
      let picked = stage.collection.pick(x: 20, y: 10)
      #expect(picked === header)
      // The next section pushes it out.
      stage.collection.verticalAdjustment?.value = 250
      await stage.paintFrame()
      // 280 at the end of the section, minus 16 for its footer and 24 for itself.
      #expect(top(view(stage, .header, 0), stage) == -10)
      stage.collection.verticalAdjustment?.value = 0
      await stage.paintFrame()
      #expect(stage.collection.children.first === view(stage, .header, 0))
    }
  }

  @Test func scrollToAvoidsPinnedViews() async {
    var layout = Self.rows
    (layout.pinsHeaders, layout.pinsFooters) = (true, true)
    await withSections(layout) { stage in
      let item = ItemIndex(section: 50, item: 3)
      @MainActor func span() -> [Double]? {
        stage.collection.cell(at: item)?.bounds(in: stage.collection).map { [$0.y, $0.y + $0.height] }
      }
      stage.collection.scrollTo(item, .leading)
      await stage.paintFrame()
      #expect(span() == [24, 64])
      stage.collection.scrollTo(item, .trailing)
      await stage.paintFrame()
      #expect(span() == [344, 384])
      // From below, it appears at the header's lower edge, from above at the footer's upper edge.
      for (from, expected) in [(90, [24.0, 64]), (10, [344, 384])] {
        stage.collection.scrollTo(ItemIndex(section: from, item: 0), .leading)
        stage.collection.scrollTo(item, .nearest)
        await stage.paintFrame()
        #expect(span() == expected)
      }
    }
  }

  @Test func measuredHeaderHasItsNaturalHeight() async {
    await withSections(Self.rows, height: .measured) { stage in
      #expect(box(view(stage, .header, 0), stage) == [0, 0, 360, 30])
      #expect(box(stage.cell(0), stage) == [0, 30, 360, 40])
      #expect(top(view(stage, .header, 1), stage) == 286)
      TitleView.height = 55
      view(stage, .header, 0)?.queueResize()
      await stage.paintFrame()
      #expect(top(stage.cell(0), stage) == 55)
    }
  }

  @Test func measuredHeightsAreKeptWhenItemsChange() async {
    await withSections(Self.rows, counts: Array(repeating: 5, count: 20), height: .measured) { stage in
      for section in [8, 3] {
        stage.collection.scrollTo(ItemIndex(section: section, item: 0), .leading)
        await stage.paintFrame()
      }
      let known = stage.collection.engine.sections.map(\.headerHeight)
      #expect(known.filter { $0 == 30 }.count >= 4 && known.contains(24))
      let sections = (0..<20).map { section in Array(section * 5..<section * 5 + 5) }
      stage.apply(sections.enumerated().map { $0.offset == 10 ? $0.element + [5000] : $0.element })
      #expect(stage.collection.engine.sections.map(\.headerHeight) == known)
      stage.collection.sectionOverrides = { _ in SectionOverrides(minimumLineSpacing: 1) }
      #expect(
        stage.collection.engine.sections.enumerated().allSatisfy {
          known[$0.offset] != 30 || $0.element.headerHeight == 30
        })
    }
  }

  @Test(arguments: [-53.0, 53]) func headersHigherThanEstimatedKeepThePosition(step: Double) async {
    TitleView.height = 30
    await withSections(Self.rows, height: .measured) { stage in
      stage.collection.scrollTo(ItemIndex(section: 100, item: 0), .leading)
      await stage.paintFrame()
      for frame in 0..<60 {
        let before = Dictionary(
          uniqueKeysWithValues: stage.collection.boundItems.compactMap { index in
            box(stage.collection.cell(at: index), stage).map { (index, $0[1]) }
          })
        let mapped = Set(stage.collection.boundItems.filter { stage.collection.cell(at: $0)?.isMapped == true })
        stage.collection.verticalAdjustment?.value += step
        await stage.paintFrame()
        for index in mapped {
          guard let cell = stage.collection.cell(at: index), cell.isMapped, let old = before[index] else { continue }
          #expect(top(cell, stage) == old - step, "frame \(frame), \(index)")
        }
      }
    }
  }

  @Test func headerHeightCanDependOnTheSection() async {
    await withSections(Self.rows) { stage in
      stage.collection.headerHeight = { $0 == 0 ? .points(60) : $0 == 1 ? .points(0) : nil }
      await stage.paintFrame()
      #expect(top(stage.cell(0), stage) == 60)
      #expect(view(stage, .header, 1) == nil)
    }
  }

  @Test func missingViewLeavesItsSpaceAndIsRequestedOnce() async {
    await withSections(Self.rows) { stage in
      var requested: [Int] = []
      stage.collection.supplementaryViewProvider = { _, kind, section in
        if kind == .header { requested.append(section) }
        return nil
      }
      for _ in 0..<3 { await stage.paintFrame() }
      #expect(requested == [0, 1])
      #expect(top(stage.cell(0), stage) == 24)
    }
  }

  @Test func viewsMoveWithTheirSections() async {
    await withSections(Self.rows, counts: [2, 2, 2]) { stage in
      let second = view(stage, .header, 1)
      var snapshot = stage.source?.snapshot ?? CollectionSnapshot()
      do {
        try snapshot.appendSections([99])
        try snapshot.appendItems([700], toSection: 99)
        try stage.source?.apply(snapshot)
      } catch {
        Issue.record("\(error)")
      }
      await stage.paintFrame()
      #expect(view(stage, .header, 1) === second)
      #expect(view(stage, .header, 3)?.title == "header 3")
    }
  }
}
