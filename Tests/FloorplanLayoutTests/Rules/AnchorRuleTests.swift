import FloorplanLayout
import Testing

/// The rules A1 and A2, with offsets calculated by hand.
///
/// Rows of 50 points, estimated, in a viewport of 100.
@Suite struct AnchorRuleTests {
  private func rows(_ count: Int, measured: [Int: Double] = [:]) -> LayoutEngine {
    let layout = AutosizingColumnFlowLayout(estimatedItemSize: .of(100, 50), minimumLineSpacing: 0)
    var engine = LayoutEngine(layout, width: 100, height: 100, counts: count)
    for (item, height) in measured { engine.setMeasuredSize(.of(100, height), forItemAt: .item(item)) }
    return engine
  }

  private func viewport(_ offset: Double) -> Rect { .at(0, offset, 100, 100) }

  // MARK: A1

  @Test(arguments: [0, -0.0, -30])
  func a1HasNoAnchorAtTheTop(offset: Double) {
    #expect(rows(6, measured: [0: 60]).anchor(in: viewport(offset)) == nil)
  }

  @Test func a1PrefersMeasuredItems() {
    // At 60, the items 1 and 2 are visible.
    let anchor = rows(6, measured: [2: 60]).anchor(in: viewport(60))
    #expect(anchor?.index == .item(2))
    #expect(anchor?.frame == .at(0, 100, 100, 60))
  }

  @Test func a1TakesTheFirstMeasuredItem() {
    #expect(rows(6, measured: [1: 50, 2: 60]).anchor(in: viewport(60))?.index == .item(1))
    // Item 0 ends at the top of the viewport.
    #expect(rows(6, measured: [0: 50, 2: 60]).anchor(in: viewport(50))?.index == .item(2))
    // Item 3 starts at the bottom of the viewport.
    #expect(rows(6, measured: [3: 50]).anchor(in: viewport(50))?.index == .item(1))
  }

  @Test func a1CountsInvalidatedMeasurements() {
    var engine = rows(6, measured: [2: 60])
    engine.invalidateMeasurements(of: [.item(2)])
    #expect(engine.anchor(in: viewport(60))?.index == .item(2))
  }

  @Test func a1TakesTheFirstVisibleItemWithoutMeasurements() {
    let anchor = rows(6).anchor(in: viewport(60))
    #expect(anchor?.index == .item(1))
    #expect(anchor?.frame == .at(0, 50, 100, 50))
  }

  @Test func a1TakesOnlySurvivors() {
    let engine = rows(6, measured: [1: 50, 2: 50])
    #expect(engine.anchor(in: viewport(60)) { $0.item != 1 }?.index == .item(2))
    // The measured item doesn't survive, so the first visible survivor replaces it.
    #expect(engine.anchor(in: viewport(60)) { $0.item != 1 && $0.item != 2 }?.index == .item(3))
  }

  @Test func a1PrefersVisibleToMeasuredSurvivors() {
    let engine = rows(6, measured: [0: 50, 4: 50])
    #expect(engine.anchor(in: viewport(60)) { $0.item != 1 }?.index == .item(2))
  }

  @Test func a1FallsBackToASurvivorBelow() {
    let engine = rows(8, measured: [5: 50])
    #expect(engine.anchor(in: viewport(110)) { [0, 1, 6, 7].contains($0.item) }?.index == .item(6))
  }

  @Test func a1FallsBackToASurvivorAbove() {
    let engine = rows(8, measured: [0: 50])
    #expect(engine.anchor(in: viewport(110)) { [0, 1].contains($0.item) }?.index == .item(1))
  }

  @Test func a1HasNoAnchorWithoutSurvivors() {
    #expect(rows(6, measured: [2: 60]).anchor(in: viewport(60)) { _ in false } == nil)
    #expect(rows(0).anchor(in: viewport(60)) == nil)
  }

  @Test func a1IsNotARemovedItem() {
    let layout = HorizontalFlowLayout(numberOfRows: 2, minimumLineSpacing: 0)
    let engine = LayoutEngine(layout, width: 50, height: 100, counts: 9)
    #expect(engine.anchor(in: .at(0, 60, 50, 100))?.index == .item(1))
    // Both rows that have frames are above.
    #expect(engine.anchor(in: .at(0, 260, 50, 100))?.index == .item(1))
  }

  // MARK: A2

  @Test func a2MovesTheOffsetWithTheAnchor() throws {
    var engine = rows(6, measured: [2: 60])
    let anchor = try #require(engine.anchor(in: viewport(60)))
    engine.setMeasuredSize(.of(100, 80), forItemAt: .item(0))
    // Item 2 moved from 100 to 130.
    #expect(engine.contentOffset(keeping: anchor, in: viewport(60)).y == 90)
  }

  @Test func a2FollowsTheAnchorToItsNewIndex() throws {
    let before = rows(6)
    var anchor = try #require(before.anchor(in: viewport(60)))
    // Two new rows before all others.
    anchor.index = .item(3)
    #expect(rows(8).contentOffset(keeping: anchor, in: viewport(60)).y == 160)
  }

  @Test func a2StaysIfNothingMoved() throws {
    let engine = rows(6)
    let anchor = try #require(engine.anchor(in: viewport(60)))
    #expect(engine.contentOffset(keeping: anchor, in: viewport(60)).y == 60)
  }

  @Test func a2DoesNotScrollAboveTheTop() throws {
    let before = rows(6, measured: [2: 50])
    var anchor = try #require(before.anchor(in: viewport(60)))
    // The anchor moves from 100 to 0: 60 - 100 is negative.
    anchor.index = .item(0)
    #expect(rows(4).contentOffset(keeping: anchor, in: viewport(60)).y == 0)
  }

  @Test func a2DoesNotScrollBeyondTheEnd() throws {
    let before = rows(8)
    var anchor = try #require(before.anchor(in: viewport(210)))
    // Item 4 is the only row left below, and the content ends at 250.
    anchor.index = .item(4)
    #expect(rows(5).contentOffset(keeping: anchor, in: viewport(210)).y == 150)
  }

  @Test func a2IsZeroIfTheContentFits() throws {
    let before = rows(8)
    var anchor = try #require(before.anchor(in: viewport(60)))
    anchor.index = .item(1)
    #expect(rows(2).contentOffset(keeping: anchor, in: viewport(60)).y == 0)
  }
}
