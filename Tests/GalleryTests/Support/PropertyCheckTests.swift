import GTKTestSupport
import Testing

@Suite struct PropertyCheckTests {
  @Test func shrinkingFindsMinimalFailure() {
    let failing = minimalFailure(
      seed: 7, runs: 100, make: { dice in dice.several(0...20, of: Array(0...30)) }, shrink: withoutOneElement,
      holds: { $0.filter { $0 > 10 }.count < 2 })
    #expect(failing?.count == 2)
    #expect(failing?.allSatisfy { $0 > 10 } == true)
  }

  @Test func validPropertyHasNoFailure() {
    let failing = minimalFailure(
      seed: 7, runs: 100, make: { $0.several(0...5, of: [1, 2]) }, shrink: withoutOneElement, holds: { $0.count < 6 })
    #expect(failing == nil)
  }

  @Test func sameSeedGivesSameSequence() {
    var one = Dice(seed: 3)
    var other = Dice(seed: 3)
    #expect((0..<50).allSatisfy { _ in one.next() == other.next() })
  }
}
