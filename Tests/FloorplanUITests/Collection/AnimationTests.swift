import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct AnimationTests {
  private func withAnimations(_ body: (CollectionStage) async throws -> Void) async rethrows {
    try await withNoPeerLeft {
      Settings.default.areAnimationsEnabled = true
      defer { Settings.default.areAnimationsEnabled = false }
      let stage = CollectionStage(items: 0..<1000)
      await stage.show()
      try await body(stage)
      #expect(await turnUntil { stage.collection.transition == nil })
      await stage.paintFrame()
      #expect(stage.visibleFaults().isEmpty)
      stage.close()
    }
  }

  private func top(_ id: Int, _ stage: CollectionStage) -> Double? { stage.cell(id)?.bounds(in: stage.collection)?.y }

  @Test func movedCellMovesFrameByFrame() async {
    await withAnimations { stage in
      stage.apply([3, 0, 1, 2] + Array(4..<1000))
      var positions: [Double] = []
      let arrived = await turnUntil {
        if let y = top(3, stage), positions.last != y { positions.append(y) }
        return stage.collection.transition == nil && top(3, stage) == 0
      }
      #expect(arrived)
      // Row 3 moves from 150 to 0, always upwards.
      #expect(positions.count > 3 && positions == positions.sorted(by: >), "\(positions)")
      #expect((positions.first ?? 0) > 75 && positions.last == 0)
    }
  }

  @Test func rowsPartFrameByFrameUnderADraggedOne() async throws {
    try await withAnimations { stage in
      stage.collection.moveItems = { _, _ in }
      // Row 2 is dragged into the gap between rows 4 and 5, which are at 200 and 250.
      try stage.collection.startDrag(from: Point(x: 50, y: 105), to: Point(x: 50, y: 243))
      var positions: [Double] = []
      #expect(
        await turnUntil {
          if let y = top(5, stage), positions.last != y { positions.append(y) }
          return stage.collection.transition == nil && top(5, stage) == 258
        })
      #expect(positions.count > 2 && positions == positions.sorted(), "\(positions)")
      #expect(top(4, stage) == 192 && top(2, stage) == 238)
      #expect(stage.collection.press(.escape))
      #expect(await turnUntil { stage.collection.transition == nil && top(5, stage) == 250 })
    }
  }

  @Test func transitionTakesAQuarterOfASecond() {
    let transition = CollectionTransition(from: [:], following: nil)
    #expect(transition.advance(to: 1_000))
    #expect(transition.advance(to: 250_999))
    #expect(!transition.advance(to: 251_000))
  }

  @Test func insertedCellsFadeInAndRemovedCellsFadeOut() async {
    await withAnimations { stage in
      let removed = stage.cell(1)
      stage.apply([0, 5000] + Array(2..<1000))
      await stage.paintFrame()
      #expect(removed?.index == nil && removed?.isMapped == true && removed?.canTarget == false)
      #expect((stage.cell(5000)?.opacity ?? 1) < 1)
      let ended = await turnUntil { stage.collection.transition == nil }
      #expect(ended)
      await stage.paintFrame()
      #expect(removed?.isMapped == false && removed?.opacity == 1 && removed?.canTarget == true)
      #expect(stage.cell(5000)?.opacity == 1)
      #expect(!stage.collection.boundItems.isEmpty)
    }
  }

  @Test func changeDuringATransitionContinuesFromThere() async {
    await withAnimations { stage in
      stage.apply([3, 0, 1, 2] + Array(4..<1000))
      #expect(await turnUntil { (top(3, stage) ?? 0) < 120 })
      let before = top(3, stage) ?? -1
      stage.apply([0, 1, 2, 3] + Array(4..<1000))
      stage.collection.layOut(width: stage.collection.width, height: stage.collection.height)
      #expect(top(3, stage) == before)
    }
  }

  @Test func newLayoutMovesVisibleCells() async {
    await withAnimations { stage in
      stage.collection.setLayout(CollectionStage.tiles, animated: true)
      #expect(stage.collection.transition != nil)
      let arrived = await turnUntil { stage.cell(1)?.bounds(in: stage.collection)?.x == 110 }
      #expect(arrived)
    }
  }

  @Test func changesAreNotAnimatedUnlessEnabledAndRequested() async {
    await withStage(items: 0..<100) { stage in
      stage.apply([3, 0, 1, 2])
      #expect(stage.collection.transition == nil)
    }
    await withAnimations { stage in
      stage.source?.show([3, 0], animated: false)
      #expect(stage.collection.transition == nil)
    }
  }

  @Test func changesInEveryFrameSettle() async {
    await withAnimations { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 100), .leading)
      await stage.paintFrame()
      var ids = Array(0..<300)
      var (atRest, worst) = (0, 0.0)
      for frame in 0..<60 {
        ids.insert(1000 + frame, at: 103)
        stage.apply(ids)
        await stage.paintFrame()
        let seen = stage.collection.pixelViewport
        let distances = stage.collection.boundItems.compactMap { index -> Double? in
          guard let cell = stage.collection.cell(at: index), cell.isMapped,
            let bounds = cell.bounds(in: stage.collection),
            let frame = stage.collection.engine.frame(ofItemAt: index)
          else { return nil }
          return abs(bounds.y - (frame.minY - seen.minY))
        }
        worst = max(worst, distances.max() ?? 0)
        if distances.max() == 0 { atRest += 1 }
      }
      // A transition takes a quarter of a second: changes during a transition end with it.
      #expect(atRest >= 2 && worst < 200, "\(atRest) \(worst)")
    }
  }
}
