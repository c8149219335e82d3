import FloorplanLayout
import Testing

/// The rules of pinned headers and footers, with positions calculated by hand.
///
/// Two sections of 130 points in a viewport of 80: header 20, item 100, footer 10.
@Suite struct PinnedRuleTests {
  private static let plain = HorizontalFlowLayout(
    itemSize: .of(50, 100), headerReferenceHeight: 20, footerReferenceHeight: 10)

  private func engine(pinsHeaders: Bool = false, pinsFooters: Bool = false) -> LayoutEngine {
    var layout = Self.plain
    layout.pinsHeaders = pinsHeaders
    layout.pinsFooters = pinsFooters
    return LayoutEngine(layout, width: 100, height: 80, counts: 1, 1)
  }

  private func top(of element: LayoutElement, in engine: LayoutEngine, at offset: Double) -> Double? {
    engine.frame(of: element, contentOffset: Point(x: 0, y: offset))?.minY
  }

  /// The offset, and the tops of both headers at that offset.
  @Test(arguments: [
    (-40.0, 0.0, 130.0), (0, 0, 130), (30, 30, 130), (100, 100, 130), (115, 100, 130), (130, 100, 130),
    (140, 100, 140), (230, 100, 230), (300, 100, 230),
  ])
  func pinnedHeaderStaysInItsSection(offset: Double, first: Double, second: Double) {
    let engine = engine(pinsHeaders: true)
    #expect(top(of: .header(section: 0), in: engine, at: offset) == first)
    #expect(top(of: .header(section: 1), in: engine, at: offset) == second)
  }

  /// The offset, and the tops of both footers at that offset.
  @Test(arguments: [
    (-100.0, 20.0, 150.0), (-50, 20, 150), (0, 70, 150), (40, 110, 150), (60, 120, 150), (90, 120, 160),
    (200, 120, 250),
  ])
  func pinnedFooterStaysBelowItsHeader(offset: Double, first: Double, second: Double) {
    let engine = engine(pinsFooters: true)
    #expect(top(of: .footer(section: 0), in: engine, at: offset) == first)
    #expect(top(of: .footer(section: 1), in: engine, at: offset) == second)
  }

  @Test func pinnedHeaderKeepsItsSize() {
    let frame = engine(pinsHeaders: true).frame(of: .header(section: 0), contentOffset: Point(x: 0, y: 30))
    #expect(frame == .at(0, 30, 100, 20))
  }

  @Test func pinnedHeaderStaysInAnEmptySection() {
    var layout = Self.plain
    (layout.pinsHeaders, layout.pinsFooters) = (true, true)
    let engine = LayoutEngine(layout, width: 100, height: 80, counts: 0)
    #expect(top(of: .header(section: 0), in: engine, at: 15) == 0)
    #expect(top(of: .footer(section: 0), in: engine, at: -70) == 20)
  }

  @Test func pinnedHeaderReachesTheEndWithoutFooter() {
    var layout = Self.plain
    (layout.pinsHeaders, layout.footerReferenceHeight) = (true, 0)
    let engine = LayoutEngine(layout, width: 100, height: 80, counts: 1)
    #expect(top(of: .header(section: 0), in: engine, at: 500) == 100)
  }

  @Test func pinningDoesNotMoveItemsOrContent() {
    let engine = engine(pinsHeaders: true, pinsFooters: true)
    #expect(engine.frame(of: .item(0), contentOffset: Point(x: 0, y: 70)) == .at(0, 20, 50, 100))
    #expect(engine.header() == .at(0, 0, 100, 20))
    #expect(engine.footer() == .at(0, 120, 100, 10))
    #expect(engine.contentSize == .of(100, 260))
  }

  @Test func nothingIsPinnedByDefault() {
    let engine = engine()
    #expect(top(of: .header(section: 0), in: engine, at: 60) == 0)
    #expect(top(of: .footer(section: 0), in: engine, at: 0) == 120)
    #expect(top(of: .footer(section: 0), in: self.engine(pinsHeaders: true), at: 0) == 120)
    #expect(top(of: .header(section: 0), in: self.engine(pinsFooters: true), at: 60) == 0)
  }

  @Test func queriesFindThePinnedHeader() {
    let engine = engine(pinsHeaders: true, pinsFooters: true)
    let offset = Point(x: 0, y: 30)
    let strip = Rect.at(0, 30, 100, 5)
    #expect(engine.elements(in: strip, contentOffset: offset).map(\.element) == [.header(section: 0), .item(0)])
    #expect(engine.names(in: strip) == [.item(0)])
    let start = Rect.at(0, 0, 100, 20)
    #expect(engine.elements(in: start, contentOffset: offset).map(\.element) == [])
    // The footer of the first section is at 100, its resting position at 120; that of the second section is at 150.
    let frames = engine.elements(in: .at(0, 30, 100, 80), contentOffset: offset).map(\.frame)
    #expect(frames == [.at(0, 30, 100, 20), .at(0, 20, 50, 100), .at(0, 100, 100, 10)])
  }

  @Test func pinnedHeaderOfARowSpansTheContent() {
    let layout = HorizontalScrollLayout(itemSize: .of(80, 50), headerReferenceHeight: 20, pinsHeaders: true)
    let engine = LayoutEngine(layout, width: 100, height: 30, counts: 2)
    #expect(engine.frame(of: .header(section: 0), contentOffset: Point(x: 40, y: 10)) == .at(0, 10, 170, 20))
  }

  @Test func pinnedHeaderIsSnapped() {
    let frame = engine(pinsHeaders: true).frame(of: .header(section: 0), contentOffset: Point(x: 0, y: 30.6))
    #expect(frame == .at(0, 31, 100, 20))
  }
}
