import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// However the adjustment is changed, the displayed items move exactly by the step.
@Suite(.serialized) struct ScrollDriverTests {
  /// The ways to change the adjustment in each frame.
  nonisolated enum Driver: String, CaseIterable, Sendable {
    /// Like a wheel: the value plus a delta.
    case relative
    /// Like a deceleration: a separate target in each frame, regardless of the current value.
    case absolute
  }

  nonisolated struct Run: Sendable, CustomTestStringConvertible {
    let driver: Driver
    let step: Double
    var testDescription: String { "\(driver.rawValue) by \(step)" }
    nonisolated static let all = Driver.allCases.flatMap { driver in
      [53.0, -53, 7, -311, 397].map { Run(driver: driver, step: $0) }
    }
  }

  /// Returns the rows that move by a distance other than the step in one of the frames.
  private func drive(
    _ stage: UnevenStage, _ run: Run, frames: Int = 41, each: (Int) -> [Int: Double] = { _ in [:] }
  ) async -> [String] {
    var faults: [String] = []
    var target = stage.adjustment.value
    for frame in 0..<frames {
      let before = stage.rowsOnScreen
      let value = stage.adjustment.value
      let grown = each(frame)
      target += run.step
      stage.adjustment.value = run.driver == .relative ? value + run.step : target
      // At an end, the adjustment clamps the target, which shortens the step.
      target = stage.adjustment.value
      var step = target - value
      guard step != 0 else { break }
      await paint(stage.window)
      // The content may end before the target of the adjustment: all items then move less.
      if stage.offset == stage.end, let moved = stage.firstMove(since: before), moved > -step { step = -moved }
      if stage.adjustment.value != target { faults.append("\(frame): the value was rewritten") }
      for (id, row) in stage.rowsOnScreen {
        guard let old = before[id] else { continue }
        // Growth above a row pushes it down; the first one keeps its top.
        let pushed = grown.filter { before[$0.key] != nil && $0.key < id && isBelowAnchor($0.key, before, step, stage) }
          .reduce(0) { $0 + $1.value }
        let moved = row.top - old.top
        if moved != -step + pushed { faults.append("\(frame): row \(id) moved by \(moved), not \(-step + pushed)") }
      }
    }
    return faults
  }

  /// Whether a row grows below the anchor, the first row that is visible before and after.
  private func isBelowAnchor(
    _ id: Int, _ before: [Int: (top: Double, bottom: Double)], _ step: Double, _ stage: UnevenStage
  ) -> Bool {
    let height = Double(stage.collection.height)
    let first = before.filter { $0.value.bottom - step > 0 && $0.value.top - step < height }.keys.min()
    return first.map { id >= $0 } ?? false
  }

  @Test(arguments: Run.all) func rowsMoveByTheStepWhileRowsAboveAreUnmeasured(_ run: Run) async {
    await withUnevenStage(100_000) { stage in
      // The middle, without any measurement above or below.
      stage.collection.scrollTo(ItemIndex(section: 0, item: 50_000), .leading)
      await paint(stage.window, frames: 2)
      let faults = await drive(stage, run)
      #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4))")
      #expect(stage.maximumLayouts == 1)
    }
  }

  @Test(arguments: Driver.allCases) func rowsMoveByTheStepUpToTheTop(_ driver: Driver) async {
    await withUnevenStage(200) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 60), .leading)
      await paint(stage.window, frames: 2)
      let faults = await drive(stage, Run(driver: driver, step: -97), frames: 121)
      #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4))")
      #expect(stage.offset == 0)
      #expect(stage.rowsOnScreen[0]?.top == 0)
    }
  }

  @Test(arguments: Driver.allCases) func rowsMoveByTheStepDownToTheBottom(_ driver: Driver) async {
    await withUnevenStage(200) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 140), .leading)
      await paint(stage.window, frames: 2)
      let faults = await drive(stage, Run(driver: driver, step: 97), frames: 121)
      #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4))")
      #expect(stage.rowsOnScreen[199]?.bottom == 400)
    }
  }

  @Test(arguments: Run.all) func rowsMoveByTheStepWhileCellsGrow(_ run: Run) async {
    await withUnevenStage(100_000) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 50_000), .leading)
      await paint(stage.window, frames: 2)
      var growth: [Int: Int] = [:]
      UnevenCell.height = { UnevenStage.scatteredHeight($0) + (growth[$0] ?? 0) }
      let seed: UInt64 = 17
      var dice = ProbeDice(state: seed)
      let faults = await drive(stage, run) { frame in
        // The keys of a dictionary have a different order in each run.
        guard frame.isMultiple(of: 2), let id = stage.rowsOnScreen.keys.sorted().randomElement(using: &dice) else {
          return [:]
        }
        let more = Int.random(in: 1...60, using: &dice)
        growth[id, default: 0] += more
        stage.cell(id)?.queueResize()
        return [id: Double(more)]
      }
      #expect(!growth.isEmpty)
      #expect(faults.isEmpty, "seed \(seed), \(faults.count): \(faults.prefix(4))")
    }
  }

  @Test func scrollCorrectionIsAppliedAtRest() async {
    await withUnevenStage(1_000) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 500), .leading)
      await paint(stage.window, frames: 2)
      for _ in 0..<40 {
        stage.adjustment.value -= 53
        await paint(stage.window)
      }
      #expect(stage.adjustment.value != stage.offset, "no correction")
      #expect(stage.adjustment.lower == stage.adjustment.value - stage.offset)
      let before = stage.rowsOnScreen
      await advance(by: .milliseconds(400))
      #expect(stage.adjustment.lower == 0)
      #expect(stage.adjustment.value == stage.offset)
      #expect(stage.adjustment.upper == stage.collection.engine.contentSize.height)
      await paint(stage.window)
      #expect(stage.rowsOnScreen.mapValues(\.top) == before.mapValues(\.top))
    }
  }

  @Test func eachItemIsBoundOnceWhenItEnters() async {
    await withUnevenStage(100_000) { stage in
      stage.collection.scrollTo(ItemIndex(section: 0, item: 50_000), .leading)
      await paint(stage.window, frames: 2)
      stage.clearRecords()
      let first = stage.collection.boundItems.map(\.item)
      let made = UnevenCell.made
      for _ in 0..<100 {
        stage.adjustment.value += 53
        await paint(stage.window)
      }
      let last = stage.collection.boundItems.map(\.item)
      #expect(stage.bound == Array((first.max()! + 1)...last.max()!))
      // The smallest rows have a height of 20, so that more of them fit than at first.
      #expect(stage.collection.numberOfCells <= 400 / 21 + 3)
      #expect(UnevenCell.made - made < 20)
    }
  }
}
