import Floorplan
import Testing

@testable import Gallery

@Suite struct ReviewModelTests {
  private func model(_ count: Int) -> ReviewModel {
    let model = ReviewModel()
    model.begin(RepeatedPackages([PackageRecord(name: "a"), PackageRecord(name: "b")], count: count))
    return model
  }

  private func done(_ model: ReviewModel) -> [Int] { model.order.filter(model.isDone) }

  /// Returns the changes that move items.
  private func moves(_ items: [Int], to target: Int) -> [CollectionChanges.Move<ItemIndex>] {
    CollectionChanges(
      moving: ItemSelection(items.map { ItemIndex(section: 0, item: $0) }), to: ItemIndex(section: 0, item: target)
    ).movedItems
  }

  @Test func marksPositionsInDisplayedOrder() {
    let model = model(5)
    model.move(moves([0], to: 4))
    #expect(model.order == [1, 2, 3, 4, 0] && model.itemCount == 5)
    #expect(model.mark([3..<9], done: true) == [3..<5])
    #expect(done(model) == [4, 0] && model.doneCount == 2)
    #expect(model.mark([0..<5], done: true) == [0..<3] && model.mark([1..<2], done: false) == [1..<2])
    #expect(done(model) == [1, 3, 4, 0] && model.doneCount == 4)
  }

  @Test func marksWithoutEffectChangeNothing() {
    let model = model(3)
    #expect(model.mark([0..<3], done: false).isEmpty && model.mark([], done: true).isEmpty)
    #expect(model.mark([7..<9], done: true).isEmpty && model.doneCount == 0)
  }

  @Test func everyMoveCanBeUndone() {
    for mask in 1..<1 << 5 {
      let items = (0..<5).filter { mask >> $0 & 1 == 1 }
      for target in 0...5 - items.count {
        let model = model(5)
        let moves = moves(items, to: target)
        model.move(moves)
        var expected = (0..<5).filter { !items.contains($0) }
        expected.insert(contentsOf: items, at: target)
        #expect(model.order == expected)
        let inverse = CollectionChanges(movedItems: moves.map { .init(from: $0.to, to: $0.from) })
        model.move(inverse.movedItems)
        #expect(model.order == Array(0..<5), "\(items) to \(target)")
      }
    }
  }

  @Test func invalidIndicesHaveNoItem() {
    let model = model(2)
    #expect(model.id(at: 2) == nil && !model.isDone(7) && !model.isDone(-1))
  }
}
