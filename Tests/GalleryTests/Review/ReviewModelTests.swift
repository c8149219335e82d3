import Testing

@testable import Gallery

@Suite struct ReviewModelTests {
  private func model(_ count: Int) -> ReviewModel {
    let model = ReviewModel()
    model.begin(RepeatedPackages([PackageRecord(name: "a"), PackageRecord(name: "b")], count: count))
    return model
  }

  private func done(_ model: ReviewModel) -> [Int] { model.order.filter(model.isDone) }

  @Test func marksPositionsInDisplayedOrder() {
    let model = model(5)
    #expect(model.move(from: 0, to: 4) && model.order == [1, 2, 3, 4, 0] && model.itemCount == 5)
    #expect(model.mark([3..<9], done: true) == 2)
    #expect(done(model) == [4, 0] && model.doneCount == 2)
    #expect(model.mark([0..<5], done: true) == 3 && model.mark([1..<2], done: false) == 1)
    #expect(done(model) == [1, 3, 4, 0] && model.doneCount == 4)
  }

  @Test func changesWithoutEffectAddNoUndoStep() {
    let model = model(3)
    #expect(model.mark([0..<3], done: false) == 0 && model.mark([], done: true) == 0)
    #expect(model.mark([7..<9], done: true) == 0 && !model.move(from: 1, to: 1))
    #expect(!model.canUndo && model.undo() == nil)
  }

  @Test func undoRevertsOneStepAtATime() {
    let model = model(4)
    _ = model.mark([0..<2], done: true)
    #expect(model.move(from: 3, to: 0))
    _ = model.mark([1..<4], done: true)
    for expected in [[0, 1], [0, 1], []] {
      #expect(model.undo() != nil)
      #expect(done(model) == expected && model.doneCount == expected.count)
    }
    #expect(!model.canUndo && model.order == [0, 1, 2, 3])
  }

  @Test func undoHistoryIsBounded() {
    let model = model(2)
    for number in 0..<100 { _ = model.mark([0..<2], done: number.isMultiple(of: 2)) }
    var steps = 0
    while model.undo() != nil { steps += 1 }
    #expect(steps == ReviewModel.maximumSteps)
  }

  @Test func invalidPositionsAreIgnored() {
    let model = model(2)
    #expect(!model.move(from: 2, to: 0) && !model.move(from: -1, to: 0) && !model.move(from: 0, to: 2))
    #expect(model.id(at: 2) == nil && !model.isDone(7) && !model.isDone(-1))
  }
}
