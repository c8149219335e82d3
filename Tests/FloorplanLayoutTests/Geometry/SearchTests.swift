import Testing

@testable import FloorplanLayout

@Suite struct SearchTests {
  @Test func everyAnswerIsFoundFromEveryGuess() {
    var wrong: [String] = []
    for count in 0..<12 {
      for answer in 0...count {
        for guess in -3..<count + 4 where firstPosition(below: count, near: guess, where: { $0 >= answer }) != answer {
          wrong.append("\(answer) of \(count) from \(guess)")
        }
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aGoodGuessCostsTheSameAtAnySize() {
    for answer in [0, 1, 500_000, 999_999, 1_000_000] {
      for guess in answer - 2...answer + 2 {
        var calls = 0
        let found = firstPosition(below: 1_000_000, near: guess) { position in
          calls += 1
          return position >= answer
        }
        #expect(found == answer)
        #expect(calls <= 5)
      }
    }
  }

  @Test func conversionsStayInTheirRange() {
    #expect(Tolerance.wholeNumber(.nan, in: 1...9) == 1)
    #expect(Tolerance.wholeNumber(-.infinity, in: 1...9) == 1)
    #expect(Tolerance.wholeNumber(.infinity, in: 0...Int.max) == Int.max)
    #expect(Tolerance.wholeNumber(9.3e18, in: 0...Int.max) == Int.max)
    #expect(Tolerance.wholeNumber(2.99995, in: 0...9) == 3)
    #expect(Tolerance.wholeNumber(2.9998, in: 0...9) == 2)
  }
}
