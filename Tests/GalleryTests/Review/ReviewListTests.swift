import Testing

@testable import Gallery

@Suite struct ReviewListTests {
  private static func list(_ count: Int) -> ReviewList {
    ReviewList(RepeatedPackages([PackageRecord(name: "a"), PackageRecord(name: "b")], count: count))
  }

  private static func done(_ list: ReviewList) -> [Int] { list.order.filter(list.isDone) }

  @Test func placesAreMarkedInTheOrderShown() throws {
    var list = Self.list(5)
    let taken = list.take(at: 0)
    list.put(try #require(taken), at: 4)
    #expect(list.order == [1, 2, 3, 4, 0])
    let changed = list.mark([3..<9], done: true)
    #expect(changed == 2 && Self.done(list) == [4, 0] && list.doneCount == 2)
    let others = [list.mark([0..<5], done: true), list.mark([1..<2], done: false)]
    #expect(others == [3, 1])
    #expect(Self.done(list) == [1, 3, 4, 0] && list.doneCount == 4)
  }

  @Test func whatIsSoAlreadyIsNoStep() {
    var list = Self.list(3)
    let changed = [list.mark([0..<3], done: false), list.mark([], done: true), list.mark([7..<9], done: true)]
    #expect(changed == [0, 0, 0])
    #expect(!list.canUndo)
  }

  @Test func marksAreTakenBackOneByOne() {
    var list = Self.list(4)
    _ = list.mark([0..<2], done: true)
    _ = list.mark([1..<3], done: true)
    for expected in [[0, 1], []] {
      guard case .mark(let before, let doneCount) = list.lastStep() else {
        Issue.record("no mark")
        return
      }
      list.restore(before, doneCount: doneCount)
      #expect(Self.done(list) == expected && list.doneCount == expected.count)
    }
    #expect(!list.canUndo)
  }

  @Test func stepsAreBounded() {
    var list = Self.list(2)
    for number in 0..<100 { _ = list.mark([0..<2], done: number.isMultiple(of: 2)) }
    var steps = 0
    while list.lastStep() != nil { steps += 1 }
    #expect(steps == ReviewList.mostSteps)
  }

  @Test func placesThatAreNoneAreNothing() {
    var list = Self.list(2)
    let taken = [list.take(at: 2), list.take(at: -1)]
    #expect(taken == [nil, nil] && list.id(at: 2) == nil)
    #expect(!list.isDone(7) && !list.isDone(-1))
    list.restore([true], doneCount: 1)
    #expect(list.doneCount == 0)
  }
}
