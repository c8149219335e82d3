import FloorplanLayout
import Testing

/// The engine equals the simple reference: for generated problems, and for all small ones.
@Suite struct ReferenceComparisonTests {
  /// All combinations of options twice, first with sensible numbers and then also with others, in parallel batches.
  private static let batches = 0..<UInt64(16)
  private static let batchSize = ProblemGenerator.combinations * 2 / 16

  @Test(arguments: batches)
  func generatedProblemsMatchTheReference(batch: UInt64) {
    for seed in batch * Self.batchSize..<(batch + 1) * Self.batchSize {
      var generator = ProblemGenerator(seed: seed)
      if let failure = EngineComparison.failure(generator.problem()) {
        Issue.record("seed \(seed): \(failure)")
        return
      }
    }
  }

  @Test(arguments: LayoutProblem.Name.allCases)
  func everySmallProblemMatchesTheReference(name: LayoutProblem.Name) {
    for problem in SmallProblems.all(of: name) {
      if let failure = EngineComparison.failure(problem) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test func measuringOrderDoesNotMatter() {
    for seed in 0..<UInt64(600) {
      var generator = ProblemGenerator(seed: seed &* 37)
      let problem = generator.problem()
      let reference = ReferenceLayout(problem)
      for order in 1...3 {
        let comparison = EngineComparison(
          engine: problem.measuredEngine(orderedBy: UInt64(order)), reference: reference)
        if let difference = comparison.differences.first {
          Issue.record("order \(order): \(difference)\n  \(problem)")
          return
        }
      }
    }
  }

  /// The configuration in which an engine first measured its items.
  enum InitialConfiguration: CaseIterable {
    case otherDirection, otherWidth, otherHeight, otherSpacing
  }

  @Test(arguments: InitialConfiguration.allCases)
  func reconfiguredEngineMatchesTheReference(initial: InitialConfiguration) {
    for seed in 0..<UInt64(600) {
      var generator = ProblemGenerator(seed: seed &* 41 &+ 7)
      let problem = generator.problem()
      var other = problem
      switch initial {
      case .otherDirection: other.isRightToLeft.toggle()
      case .otherWidth: other.container.width = 123
      case .otherHeight: other.container.height = 17
      case .otherSpacing: other.interitemSpacing = 3
      }
      var engine = other.measuredEngine()
      switch initial {
      case .otherDirection, .otherWidth, .otherHeight: engine.environment = problem.environment
      case .otherSpacing: engine.layout = problem.engineLayout()
      }
      // Valid measurements must be correct, and invalid ones must be requested.
      var measurer = ModelMeasurer(problem)
      for index in problem.measuredIndices where engine.needsMeasurement(ofItemAt: index) {
        engine.measure(itemAt: index, with: &measurer)
      }
      if let difference = EngineComparison(engine: engine, reference: ReferenceLayout(problem)).differences.first {
        Issue.record("seed \(seed): \(difference)\n  \(problem)")
        return
      }
    }
  }

  @Test func anchorsMatchTheReference() {
    for seed in 0..<UInt64(3000) {
      var generator = ProblemGenerator(seed: seed)
      var problem = generator.problem()
      if problem.layout == .horizontalScroll { problem.layout = .horizontalFlow }
      // Positions that are almost equal would be decided by the last digit, so this uses pixels and finite numbers.
      problem.scale = max(1, problem.scale.rounded(.up))
      problem.container = Size(width: 200, height: 90)
      problem.sectionInset = Insets(top: 2, leading: 3, bottom: 4, trailing: 5)
      for section in problem.sections.indices { problem.sections[section].inset = nil }
      let (before, after) = generator.withChangedContent(problem)
      let (old, new) = (ReferenceLayout(before), ReferenceLayout(after))
      guard max(old.contentSize.height, new.contentSize.height) < 1e6 else { continue }
      let (oldEngine, newEngine) = (before.measuredEngine(), after.measuredEngine())
      for offset in [-10, 0, 0.5, 20, 50, 130, old.contentSize.height - 90, old.contentSize.height + 10] {
        let expected = ReferenceAnchor(before: old, after: new, offset: offset)
        let viewport = Rect(x: 0, y: offset, width: 200, height: 90)
        func newIndex(_ index: ItemIndex) -> ItemIndex? {
          before.sections[index.section].items[index.item].id.flatMap { new.item(of: $0)?.index }
        }
        let found = oldEngine.anchor(in: viewport) { newIndex($0) != nil }
        guard found?.index == expected.index else {
          Issue.record(
            """
            seed \(seed) at \(offset): \(String(describing: found?.index)), not \(String(describing: expected.index))
              \(before)
              \(after)
            """)
          return
        }
        guard var anchor = found, let index = newIndex(anchor.index) else { continue }
        anchor.index = index
        let moved = newEngine.contentOffset(keeping: anchor, in: viewport).y
        if abs(moved - expected.offset) > 1e-6 {
          Issue.record("seed \(seed) at \(offset): to \(moved), not \(expected.offset)\n  \(before)\n  \(after)")
          return
        }
      }
    }
  }
}

/// All problems of a layout with few items, a few widths, every scale, both directions and all flags.
enum SmallProblems {
  static func all(of name: LayoutProblem.Name) -> some Sequence<LayoutProblem> {
    layouts(of: name).lazy.flatMap { layout in
      [0.0, 1, 50, 107.5, 320].lazy.flatMap { width in
        [0.0, 1, 2].lazy.flatMap { scale in
          [false, true].lazy.flatMap { isRightToLeft in
            (0...5).lazy.map { count in
              var problem = layout
              problem.container = Size(width: width, height: 60)
              problem.scale = scale
              problem.isRightToLeft = isRightToLeft
              problem.sections = [section(count), section(count / 2)]
              problem.contentOffset = Point(x: 0, y: 31)
              return problem
            }
          }
        }
      }
    }
  }

  /// Every way to size items, with every flag of the layout.
  private static func layouts(of name: LayoutProblem.Name) -> [LayoutProblem] {
    var plain = LayoutProblem(layout: name, container: .zero)
    plain.pinsHeaders = true
    plain.pinsFooters = true
    var measured = plain
    measured.estimatedItemSize = Size(width: 40, height: 20)
    switch name {
    case .horizontalScroll:
      return [plain, measured].flatMap(withBothAlignments)
    case .horizontalFlow:
      var columns = plain
      columns.numberOfColumns = 3
      var scaled = plain
      scaled.minimumScaledItemSize = Size(width: 33, height: 20)
      return [plain, measured, columns, scaled].flatMap(withBothAlignments).flatMap { layout in
        [false, true].flatMap { isJustified in
          (0...2).map { rows in
            var layout = layout
            layout.isLayoutJustified = isJustified
            layout.numberOfRows = rows
            return layout
          }
        }
      }
    case .autosizingColumnFlow, .keyValueColumnFlow:
      return [plain, measured].flatMap { layout in
        (0...4).map { columns in
          var layout = layout
          layout.numberOfColumns = columns
          return layout
        }
      }
    }
  }

  private static func withBothAlignments(_ layout: LayoutProblem) -> [LayoutProblem] {
    var top = layout
    top.isTopAligned = true
    return [layout, top]
  }

  private static func section(_ count: Int) -> LayoutProblem.Section {
    let models: [MeasureModel?] = [
      .text(length: 130, line: 9.5, padding: 3), .fixed(width: 24.3, height: 17), nil, .aspect(width: 61, ratio: 0.75),
      .fixed(width: 0, height: 0),
    ]
    let items = (0..<count).map { LayoutProblem.Item(measure: models[$0 % models.count]) }
    return LayoutProblem.Section(header: 14, footer: 6.5, items: items)
  }
}
