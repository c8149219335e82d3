import FloorplanLayout
import Testing

/// The shrinker removes everything that a failure doesn't need, and the generator reaches all its options.
@Suite struct ProblemShrinkerTests {
  @Test func shrinkingKeepsOnlyWhatTheFailureNeeds() {
    var generator = ProblemGenerator(seed: 0)
    var found = 0
    for seed in 0..<UInt64(400) {
      generator = ProblemGenerator(seed: seed)
      let problem = generator.problem()
      func fails(_ problem: LayoutProblem) -> Bool {
        problem.sections.contains { $0.items.count >= 2 && $0.items.contains { ($0.size?.width ?? 0) > 7 } }
      }
      guard fails(problem) else { continue }
      found += 1
      let smallest = problem.shrunk(while: fails)
      #expect(smallest.sections.count == 1)
      #expect(smallest.sections.first?.items.count == 2)
      #expect(smallest.description.contains("\"size\":{\"width\":"))
      #expect(!smallest.description.contains("measure"))
      #expect(!smallest.description.contains("true"))
      #expect(smallest.sections.first?.items.compactMap(\.size?.height) == [0])
    }
    #expect(found > 20)
  }

  @Test func simplestProblemIsUnchanged() {
    let problem = LayoutProblem(layout: .horizontalFlow, container: .zero, scale: 0)
    #expect(problem.shrunk { _ in false }.description == problem.description)
    #expect(problem.shrunk { _ in true }.description == problem.description)
  }

  @Test func generatorReachesEveryCombinationOfOptions() {
    var combinations: Set<[Int]> = []
    for seed in 0..<ProblemGenerator.combinations {
      var generator = ProblemGenerator(seed: seed)
      let problem = generator.problem()
      let options = [
        problem.estimatedItemSize != nil, problem.numberOfColumns != 0, problem.minimumScaledItemSize != nil,
        problem.itemSize != nil, problem.isLayoutJustified, problem.isTopAligned, problem.isRightToLeft,
      ]
      let name = LayoutProblem.Name.allCases.firstIndex(of: problem.layout) ?? -1
      combinations.insert([name, problem.numberOfRows, Int(problem.scale * 2)] + options.map { $0 ? 1 : 0 })
    }
    #expect(combinations.count == Int(ProblemGenerator.combinations))
  }

  @Test func generatorIsDeterministic() {
    for seed in 0..<UInt64(50) {
      var (one, other) = (ProblemGenerator(seed: seed), ProblemGenerator(seed: seed))
      #expect(one.problem().description == other.problem().description)
    }
  }
}
