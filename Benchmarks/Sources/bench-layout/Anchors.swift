import Comparing
import FloorplanLayout

/// Visible items keep their position after every change, and frames equal those of a new engine.
func measureAnchors(_ comparison: Comparison) {
  let operations = comparison.rounds < 9 ? 10_000 : 100_000
  measureAnchors(comparison, named(1), Scene.columns(1), operations, isRebuilt: true)
  measureAnchors(comparison, named(3), Scene.columns(3), operations, isRebuilt: true)
  measureAnchors(comparison, "flow", Scene.flow, operations, isRebuilt: false)
}

/// The distance that the anchor moved, and the number of times that it had to.
private struct Drift {
  private(set) var distance = 0.0
  private(set) var checks = 0
  private(set) var clamps = 0

  mutating func check(_ anchor: ScrollAnchor?, from start: Rect, to viewport: Rect, _ engine: LayoutEngine) {
    guard let anchor else {
      // At the top there is no anchor, and the viewport stays there.
      demand(start.minY <= 0 || engine.contentSize.height == 0, "no anchor for \(start)")
      distance += abs(viewport.minY)
      return
    }
    guard let frame = engine.frame(ofItemAt: anchor.index) else { return demand(false, "the anchor is gone") }
    checks += 1
    let target = frame.minY - (anchor.frame.minY - start.minY)
    let end = max(0, engine.contentSize.height - viewport.size.height)
    guard viewport.minY != target else { return }
    // If the content has no such position, its end is the nearest one.
    if viewport.minY == min(max(0, target), end) { clamps += 1 } else { distance += abs(viewport.minY - target) }
  }
}

private func measureAnchors(
  _ comparison: Comparison, _ name: String, _ layout: some CollectionLayout, _ operations: Int, isRebuilt: Bool
) {
  var host = Host(layout, countOfEachSection: 1_000)
  var viewport = Rect(x: 0, y: 0, width: Scene.width, height: Scene.viewportHeight)
  var drift = Drift()
  for operation in 0..<operations {
    if operation.isMultiple(of: 2) {
      host.scroll(&viewport)
    } else {
      change(&host, &viewport, &drift)
    }
    let (start, anchor) = (viewport, host.engine.anchor(in: viewport))
    host.layOut(&viewport)
    drift.check(anchor, from: start, to: viewport, host.engine)
    if isRebuilt && operation % (operations / 100) == 0 { demandEqualToRebuilt(host, name) }
  }
  if isRebuilt { demandEqualToRebuilt(host, name) }
  demand(drift.checks > operations, "\(name): an anchor was there")
  comparison.report("anchor drift, \(name)", against: "–", "pt", [drift.distance], [])
  comparison.report(
    "anchors that the end of the content moved, \(name)", against: "anchors", "", [Double(drift.clamps)],
    [Double(drift.checks)])
}

private func change(_ host: inout Host, _ viewport: inout Rect, _ drift: inout Drift) {
  let start = viewport
  let before = host.engine
  let mapping = ItemIndexMapping(host.change(&viewport))
  var anchor = before.anchor(in: start) { mapping.newIndex(ofItemAt: $0) != nil }
  if let new = anchor.flatMap({ mapping.newIndex(ofItemAt: $0.index) }) { anchor?.index = new }
  viewport.origin = host.engine.contentOffset(keeping: anchor, in: viewport)
  drift.check(anchor, from: start, to: viewport, host.engine)
}

/// Compares all frames bit by bit with those of an engine that only got the newest measurements.
private func demandEqualToRebuilt(_ host: Host, _ name: String) {
  let rebuilt = host.rebuilt()
  demand(host.engine.contentSize == rebuilt.contentSize, "\(name): the size of the content after changes")
  let all = Rect(
    x: 0, y: 0, width: rebuilt.contentSize.width, height: max(1, rebuilt.contentSize.height))
  var expected = rebuilt.elements(in: all).makeIterator()
  for (element, frame) in host.engine.elements(in: all) {
    let other = expected.next()
    demand(other?.element == element && other?.frame == frame, "\(name): \(element) after changes")
  }
  demand(expected.next() == nil, "\(name): the number of frames after changes")
}
