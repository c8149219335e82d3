import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Extends ``ScrollDriverTests`` from a column of rows to several columns, lines that scroll horizontally, sections,
/// headers, and a window that is resized while it scrolls.
@Suite(.serialized) struct DriverLayoutTests {
  nonisolated enum Driver: String, CaseIterable, Sendable { case relative, absolute }

  nonisolated struct Run: Sendable, CustomTestStringConvertible {
    let driver: Driver
    let step: Double
    var testDescription: String { "\(driver.rawValue) by \(step)" }
    nonisolated static let all = Driver.allCases.flatMap { driver in
      [53.0, -53, -311, 397].map { Run(driver: driver, step: $0) }
    }
  }

  /// Scrolls by a step in each of many frames, and returns the frames with faulty items.
  private func drive(
    _ stage: ProbeStage, _ run: Run, frames: Int = 30, each: (Int) async -> Void = { _ in }
  ) async -> [String] {
    var faults: [String] = []
    let isSideways = stage.isSideways
    var target = stage.adjustment.value
    for frame in 0..<frames {
      await each(frame)
      // A resize may have clamped it.
      if run.driver == .absolute, frame > 0, stage.adjustment.value != target { target = stage.adjustment.value }
      let before = stage.boxes
      let value = stage.adjustment.value
      target += run.step
      stage.adjustment.value = run.driver == .relative ? value + run.step : target
      target = stage.adjustment.value
      let step = target - value
      guard step != 0 else { break }
      await stage.paintFrame()
      let after = stage.boxes
      var moves: Set<Point> = []
      for (id, box) in after {
        if let old = before[id] { moves.insert(Point(x: box.minX - old.minX, y: box.minY - old.minY)) }
      }
      let expected = isSideways ? Point(x: -step, y: 0) : Point(x: 0, y: -step)
      // The content may end before the target of the adjustment: all items then move less.
      let seen = stage.collection.viewport
      let content = stage.collection.engine.contentSize
      let isAtEnd =
        isSideways
        ? seen.minX <= 0 || seen.maxX >= content.width : seen.minY <= 0 || seen.maxY >= content.height
      let isRight = moves.isEmpty || moves == [expected] || (isAtEnd && moves.count == 1)
      if !isRight { faults.append("\(frame): moved by \(Array(moves.prefix(5))), expected \(expected)") }
      if !isAtEnd, stage.adjustment.value != target { faults.append("\(frame): the value was rewritten") }
      if after.isEmpty { faults.append("\(frame): no visible items") }
    }
    return faults
  }

  private func at(_ section: Int, _ item: Int) -> ItemIndex { ItemIndex(section: section, item: item) }

  private func expect(
    _ faults: [String], _ stage: ProbeStage, layouts: Int = 1, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(4))", sourceLocation: location)
    #expect(stage.maximumLayouts <= layouts, "\(stage.maximumLayouts) layouts", sourceLocation: location)
  }

  // MARK: Columns

  @Test(arguments: [2, 3], Run.all) func columnsOfUnevenRowsMoveByTheStep(columns: Int, run: Run) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: columns, minimumLineSpacing: 1)
    await withProbe(layout, [Array(0..<4000)]) { stage in
      stage.collection.scrollTo(at(0, 2001), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      expect(await drive(stage, run), stage)
    }
  }

  @Test(arguments: Run.all) func linesOfMeasuredItemsMoveByTheStep(run: Run) async {
    // Centered items would move if a taller one were added to their line outside the viewport: whole lines are
    // measured.
    let layout = HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40), minimumLineSpacing: 2)
    await withProbe(layout, [Array(0..<3000)]) { stage in
      // Measured from the top: the items of a line depend on all items before.
      for _ in 0..<24 {
        stage.vertical.value += 380
        await stage.paintFrame()
      }
      stage.clearRecords()
      expect(await drive(stage, run, frames: 20), stage)
    }
  }

  @Test(arguments: Driver.allCases) func columnsMoveByTheStepUpToTheTop(driver: Driver) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 2, minimumLineSpacing: 1)
    await withProbe(layout, [Array(0..<400)]) { stage in
      stage.collection.scrollTo(at(0, 160), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      expect(await drive(stage, Run(driver: driver, step: -97), frames: 200), stage)
      #expect(stage.collection.viewport.minY == 0 && stage.boxes[0]?.minY == 0)
    }
  }

  // MARK: Sections

  @Test(arguments: Run.all, [false, true]) func sectionsWithMeasuredHeadersMoveByTheStep(run: Run, pinned: Bool) async {
    let layout = AutosizingColumnFlowLayout(
      numberOfColumns: 2, minimumLineSpacing: 1, sectionInset: Insets(top: 5, leading: 9, bottom: 4, trailing: 3),
      headerReferenceHeight: 12, footerReferenceHeight: 9, pinsHeaders: pinned)
    await withProbe(layout, (0..<500).map { section in Array(section * 7..<section * 7 + 7) }) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .measured }
      stage.collection.footerHeight = { $0.isMultiple(of: 3) ? .measured : nil }
      stage.collection.scrollTo(at(250, 3), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      expect(await drive(stage, run, frames: 20), stage)
    }
  }

  @Test(arguments: Driver.allCases) func sectionsWithMeasuredHeadersMoveByTheStepUpToTheTop(driver: Driver) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: 1, minimumLineSpacing: 1)
    await withProbe(layout, (0..<100).map { section in Array(section * 3..<section * 3 + 3) }) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { _ in .measured }
      stage.collection.scrollTo(at(20, 1), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      expect(await drive(stage, Run(driver: driver, step: -97), frames: 200), stage)
      #expect(stage.collection.viewport.minY == 0)
      #expect(stage.box(stage.collection.supplementaryView(.header, ofSection: 0))?.minY == 0)
    }
  }

  // MARK: Horizontal

  private static let strip = HorizontalScrollLayout(
    estimatedItemSize: Size(width: 50, height: 60), minimumInteritemSpacing: 3, isTopAligned: true)

  @Test(arguments: Run.all, [TextDirection.ltr, .rtl])
  func horizontalLinesMoveByTheStep(run: Run, direction: TextDirection) async {
    await withProbe(Self.strip, [Array(0..<4000)]) { stage in
      stage.collection.direction = direction
      stage.collection.scrollTo(at(0, 2000), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      expect(await drive(stage, run), stage)
    }
  }

  @Test(arguments: Driver.allCases, [TextDirection.ltr, .rtl])
  func horizontalLinesMoveByTheStepToBothEnds(driver: Driver, direction: TextDirection) async {
    await withProbe(Self.strip, [Array(0..<200)]) { stage in
      stage.collection.direction = direction
      for step in [-67.0, 67] {
        stage.collection.scrollTo(at(0, 100), .leading)
        stage.collection.invalidateLayout()
        await stage.paintFrame(2)
        stage.clearRecords()
        expect(await drive(stage, Run(driver: driver, step: step), frames: 400), stage)
        let isAtStart = (step < 0) == (direction == .ltr)
        let box = stage.boxes[isAtStart ? 0 : 199]
        #expect((step < 0 ? box?.minX : box.map { $0.maxX - 360 }) == 0)
      }
    }
  }

  /// A single origin is corrected for one line.
  ///
  /// Unmeasured sizes at the starts of other lines move those lines.
  @Test(arguments: Driver.allCases, [TextDirection.ltr, .rtl])
  func severalHorizontalLinesMoveByTheStepFromTheirStart(driver: Driver, direction: TextDirection) async {
    await withProbe(Self.strip, (0..<20).map { section in Array(section * 300..<section * 300 + 300) }) { stage in
      ProbeCell.size = { id, _ in (ProbeCell.scattered(id).width, 60) }
      stage.collection.direction = direction
      stage.collection.scrollTo(at(5, 0), .leading)
      await stage.paintFrame(2)
      for (step, frames) in [(53.0, 40), (-97, 16), (211, 10), (-311, 40)] {
        stage.clearRecords()
        let run = Run(driver: driver, step: direction == .rtl ? -step : step)
        expect(await drive(stage, run, frames: frames), stage)
      }
    }
  }

  @Test func horizontalLinesMoveByTheStepVertically() async {
    await withProbe(Self.strip, (0..<60).map { section in Array(section * 50..<section * 50 + 50) }) { stage in
      stage.collection.scrollTo(at(30, 25), .leading)
      await stage.paintFrame(2)
      for (step, frames) in [(41.0, 20), (-67, 40), (230, 15)] {
        for frame in 0..<frames {
          let before = stage.boxes
          let value = stage.vertical.value
          stage.vertical.value += step
          let moved = stage.vertical.value - value
          await stage.paintFrame()
          let moves = Set(stage.boxes.compactMap { id, box in before[id].map { box.minY - $0.minY } })
          #expect(moves.isSubset(of: [-moved]), "\(frame): moved by \(moves), expected \(-moved)")
        }
      }
    }
  }

  // MARK: Resizing while scrolling

  @Test(arguments: [1, 2, 3], Driver.allCases)
  func itemsMoveByTheStepWhileTheWindowIsResized(columns: Int, driver: Driver) async {
    let layout = AutosizingColumnFlowLayout(numberOfColumns: columns, minimumLineSpacing: 1)
    await withProbe(layout, [Array(0..<3000)]) { stage in
      ProbeCell.size = { id, width in (20, ProbeCell.scattered(id).height * 300 / max(100, width)) }
      stage.collection.invalidateLayout()
      stage.collection.scrollTo(at(0, 1500), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      var dice = ProbeDice(state: 5)
      let faults = await drive(stage, Run(driver: driver, step: -59), frames: 48) { frame in
        guard frame.isMultiple(of: 4) else { return }
        let first = stage.firstID
        let position = first.flatMap { stage.boxes[$0]?.minY }
        await stage.resize(Int.random(in: 200...1100, using: &dice), Int.random(in: 150...900, using: &dice))
        let box = first.flatMap { stage.boxes[$0] }
        // A partly visible item may now be too short to be visible at the same position.
        let height = first.flatMap { stage.collection.engine.frame(ofItemAt: ItemIndex(section: 0, item: $0)) }?.size
          .height
        let isTooLow = (position ?? 0) + (height ?? 0) <= 0
        #expect(box?.minY == (isTooLow ? nil : position), "the resize of frame \(frame) moved \(first ?? -1)")
      }
      expect(faults, stage, layouts: 2)
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func horizontalItemsMoveByTheStepWhileTheWindowIsResized(
    direction: TextDirection
  ) async {
    await withProbe(Self.strip, [Array(0..<3000)]) { stage in
      stage.collection.direction = direction
      stage.collection.scrollTo(at(0, 1500), .leading)
      await stage.paintFrame(2)
      stage.clearRecords()
      var dice = ProbeDice(state: 6)
      @MainActor func start(_ box: Rect) -> Double {
        direction == .rtl ? Double(stage.collection.width) - box.maxX : box.minX
      }
      let faults = await drive(stage, Run(driver: .absolute, step: -59), frames: 48) { frame in
        guard frame.isMultiple(of: 4) else { return }
        let first = stage.firstID
        let position = first.flatMap { stage.boxes[$0] }.map(start)
        await stage.resize(Int.random(in: 200...1100, using: &dice), Int.random(in: 250...900, using: &dice))
        #expect(
          first.flatMap { stage.boxes[$0] }.map(start) == position, "the resize of frame \(frame) moved \(first ?? -1)")
      }
      expect(faults, stage, layouts: 2)
    }
  }
}
