import Floorplan
import GTKTestSupport
import Testing

@testable import FloorplanUI
@testable import Gallery

@Suite(.serialized) struct LayoutPagesTests {
  init() throws { try GalleryHost.prepare() }

  nonisolated static let paths = [
    "horizontal-scroll", "horizontal-scroll-dynamic-size", "horizontal-flow", "autosizing-column-flow",
    "key-value-column-flow",
  ]

  private func box(_ widget: Widget?, _ collection: CollectionView) -> Rect? {
    widget?.bounds(in: collection).map { Rect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  /// The position of an item of the first section on the screen.
  private func box(_ item: Int, section: Int = 0, _ collection: CollectionView) -> Rect? {
    box(collection.cell(at: ItemIndex(section: section, item: item)), collection)
  }

  private func header(_ collection: CollectionView, _ section: Int = 0) -> SectionHeaderFooterView? {
    collection.supplementaryView(.header, ofSection: section) as? SectionHeaderFooterView
  }

  // MARK: Every knob

  @Test(arguments: paths) func pageSupportsEveryKnobAtItsExtremes(path: String) async throws {
    try await withPage(path) { gallery, collection in
      let context = try #require(gallery.window.pageContext)
      for knob in context.entry.knobs {
        let values: [String] =
          switch knob.kind {
          case .choice(let options): options
          case .toggle: KnobDefinition.toggleValues
          case .number(let range, _): ["\(Int(range.lowerBound))", "\(Int(range.upperBound))"]
          case .text, .words, .styleSheet: []
          }
        for value in values {
          context.setValue(value, ofKnob: knob.name)
          try await gallery.waitForFrames()
          #expect(collection.numberOfItems == Int(context.value(ofKnob: "count")))
          #expect(collection.numberOfCells < 1500, "\(knob.name)=\(value): \(collection.numberOfCells) cells")
          #expect(context.value(ofKnob: "count") == "0" || collection.boundItems.isEmpty == false)
        }
        context.setValue(knob.defaultValue, ofKnob: knob.name)
      }
    }
  }

  @Test(arguments: paths) func pageScrollsToTheLastOfAMillionItems(path: String) async throws {
    try await withPage("\(path)?count=1000000&sections=7") { gallery, collection in
      #expect(gallery.window.pageContext?.title.hasSuffix("(1,000,000)") == true)
      #expect(collection.numberOfItems == 1_000_000)
      collection.scrollTo(ItemIndex(section: 6, item: 1_000_000 / 7 - 1), .trailing)
      try await gallery.waitForFrames()
      let titles = collection.boundItems.compactMap { (collection.cell(at: $0) as? NumberCell)?.headlineText }
      #expect(titles.contains("1,000,000"))
      #expect(collection.numberOfCells < 300)
    }
  }

  // MARK: Effects of knobs

  @Test func knobsSetInsetsAndSpacings() async throws {
    let knobs = "inset-top=20&inset-leading=40&inset-trailing=24&interitem-spacing=32&line-spacing=18&sizing=fixed"
    try await withPage("horizontal-flow?\(knobs)&header-height=0") { gallery, collection in
      let (first, second) = (try #require(box(0, collection)), try #require(box(1, collection)))
      #expect(first == Rect(x: 40, y: 20, width: 144, height: 84))
      #expect(second.minX - first.maxX == 32)
      let line = (0..<20).compactMap { box($0, collection) }.filter { $0.minY == first.minY }
      let below = try #require(box(line.count, collection))
      #expect(below.minY - first.maxY == 18 && below.minX == 40)
      gallery.window.pageContext?.setValue("off", ofKnob: "justified")
      gallery.window.pageContext?.setValue("on", ofKnob: "justified")
      await advance(by: .seconds(1))
      try await gallery.waitForFrames()
      #expect(box(line.count - 1, collection)?.maxX == Double(collection.width) - 24)
    }
  }

  @Test func knobsSetColumnsAndRows() async throws {
    try await withPage("horizontal-flow?columns=3&rows=2&sections=2") { gallery, collection in
      let boxes = (0..<100).compactMap { box($0, collection) }
      #expect(boxes.count == 6 && Set(boxes.map(\.minX)).count == 3 && Set(boxes.map(\.minY)).count == 2)
      gallery.window.pageContext?.setValue("4", ofKnob: "columns")
      gallery.window.pageContext?.setValue("1", ofKnob: "rows")
      try await gallery.waitForFrames()
      #expect((0..<100).compactMap { box($0, collection) }.count == 4)
    }
  }

  @Test func itemsAreAlignedToTopOrCenterOfTheirLine() async throws {
    // Numbers with few divisors have short cells, those with many have tall ones.
    try await withPage("horizontal-flow?sizing=measured&content=long&count=30&sections=1") { gallery, collection in
      @MainActor func isAtTop() -> Bool {
        let boxes = (0..<30).compactMap { box($0, collection) }
        // The first line with items of different heights.
        let lines = Dictionary(grouping: boxes) { $0.minY }
        return lines.values.contains { Set($0.map(\.size.height)).count > 1 }
      }
      #expect(isAtTop())
      gallery.window.pageContext?.setValue("off", ofKnob: "top-aligned")
      try await gallery.waitForFrames()
      #expect(!isAtTop())
    }
  }

  @Test func ownItemSizesDependOnTheNumber() async throws {
    try await withPage("horizontal-scroll?own-sizes=on&item-width=60") { gallery, collection in
      #expect((0..<4).map { box($0, collection)?.size.width } == [72, 72, 84, 72])
      gallery.window.pageContext?.setValue("off", ofKnob: "own-sizes")
      try await gallery.waitForFrames()
      #expect((0..<4).map { box($0, collection)?.size.width } == [60, 60, 60, 60])
    }
  }

  @Test func headersAndFootersHaveFixedOrMeasuredHeight() async throws {
    let knobs = "measured-headers=off&header-height=100&footer-height=60&count=5&sections=2"
    try await withPage("autosizing-column-flow?\(knobs)") { gallery, collection in
      let footer = collection.supplementaryView(.footer, ofSection: 0)
      #expect(box(header(collection), collection) == Rect(x: 0, y: 0, width: Double(collection.width), height: 100))
      #expect(box(footer, collection)?.size.height == 60)
      #expect((footer as? SectionFooterView)?.title == "Sum 6")
      gallery.window.pageContext?.setValue("on", ofKnob: "measured-headers")
      try await gallery.waitForFrames()
      let height = try #require(header(collection)?.measured(.vertical, forSize: collection.width).natural)
      #expect(box(header(collection), collection)?.size.height == Double(height) && height < 100)
      gallery.window.pageContext?.setValue("0", ofKnob: "header-height")
      gallery.window.pageContext?.setValue("0", ofKnob: "footer-height")
      try await gallery.waitForFrames()
      #expect(box(0, collection)?.minY == 0)
      #expect(header(collection)?.isMapped != true)
    }
  }

  @Test func pinnedHeaderStaysWhileItemsScroll() async throws {
    try await withPage("autosizing-column-flow?sections=2") { gallery, collection in
      collection.verticalAdjustment?.value = 700
      try await gallery.waitForFrames()
      #expect(box(header(collection), collection)?.minY == 0)
      gallery.window.pageContext?.setValue("off", ofKnob: "pin-headers")
      try await gallery.waitForFrames()
      #expect(header(collection)?.isMapped != true)
    }
  }

  @Test func cellHeightFollowsTheContent() async throws {
    try await withPage("autosizing-column-flow?content=short") { gallery, collection in
      let item = ItemIndex(section: 0, item: 3)
      let low = try #require(box(3, collection)?.size.height)
      gallery.window.pageContext?.setValue("long", ofKnob: "content")
      try await gallery.waitForFrames()
      #expect((collection.cell(at: item) as? ObjectCell)?.footnoteText == "Square 16\nDivisors 1, 2, 4")
      #expect(box(3, collection).map { $0.size.height > low } == true)
      gallery.window.pageContext?.setValue("short", ofKnob: "content")
      try await gallery.waitForFrames()
      #expect(box(3, collection)?.size.height == low)
    }
  }

  @Test func emptyPageDisplaysEmptyState() async throws {
    try await withPage("horizontal-flow?count=0") { gallery, _ in
      @MainActor func texts() -> [String] { widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text) }
      #expect(texts().contains("No Items"))
      gallery.window.pageContext?.setValue("1", ofKnob: "count")
      try await gallery.waitForFrames()
      #expect(!texts().contains("No Items"))
    }
  }

  // MARK: Switching layouts

  @Test func seeAllSwitchesToTheFlowLayout() async throws {
    try await withPage("horizontal-scroll") { gallery, collection in
      #expect(header(collection)?.disclosureText == "See All (67)")
      let button = header(collection)?.children.compactMap { $0 as? Button }.first
      button?.emit("clicked")
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.value(ofKnob: "layout") == "flow")
      #expect(!collection.layout.scrollsHorizontally)
      #expect(header(collection)?.disclosureText == nil && header(collection)?.attributeText == "67")
      #expect(Set((0..<20).compactMap { box($0, collection)?.minY }).count > 3)
    }
  }

  @Test(arguments: paths) func everyPageSwitchesToEveryLayout(path: String) async throws {
    try await withPage(path) { gallery, collection in
      let changeCount = collection.input.changeCount
      for layout in SampleLayout.allCases + SampleLayout.allCases.reversed() {
        gallery.window.pageContext?.setValue(layout.rawValue, ofKnob: "layout")
        await advance(by: .seconds(1))
        try await gallery.waitForFrames()
        #expect(collection.layout.scrollsHorizontally == layout.isOneLine)
        #expect(collection.numberOfItems == 200)
        #expect(collection.input.changeCount == changeCount, "\(layout) applies a snapshot")
        // Nothing on the screen overlaps.
        let cells = collection.boundItems.compactMap(collection.cell).filter { $0.isMapped }
        let boxes = cells.compactMap { box($0, collection) }
        for (index, one) in boxes.enumerated() {
          #expect(!boxes[(index + 1)...].contains { $0.intersects(one) }, "\(layout)")
        }
      }
    }
  }

  @Test func layoutSwitchIsAnimated() async throws {
    try await withPage("horizontal-flow?size=1100x760") { gallery, collection in
      Settings.default.areAnimationsEnabled = true
      defer { Settings.default.areAnimationsEnabled = false }
      // In the second column of three, and then in the first of two.
      let item = ItemIndex(section: 0, item: 4)
      let start = box(4, collection)
      gallery.window.pageContext?.setValue("columns", ofKnob: "layout")
      var positions: [Rect?] = []
      let clock = collection.frameClock?.connect("after-paint") { [self] in
        positions.append(box(collection.cell(at: item), collection))
      }
      #expect(await turnUntil { positions.count > 8 && positions.last == positions.dropLast().last })
      clock?.disconnect()
      let end = positions.last ?? nil
      #expect(end != start)
      #expect(Set(positions.compactMap { $0?.minX }).count > 3, "\(positions.compactMap { $0?.minX })")
    }
  }

  @Test func activationDisplaysTheFactorization() async throws {
    try await withPage("horizontal-flow") { gallery, collection in
      collection.cell(at: ItemIndex(section: 0, item: 11))?.activate()
      try await gallery.waitForFrames()
      #expect(widgets(Label.self, in: gallery.window).contains { $0.isMapped && $0.text == "12: 2² × 3. Square 144." })
    }
  }
}
