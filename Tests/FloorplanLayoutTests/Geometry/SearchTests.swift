import Testing

@testable import FloorplanLayout

@Suite struct SearchTests {
  @Test func searchFindsThePositionFromAnyGuess() {
    var failures: [String] = []
    for count in 0..<12 {
      for target in 0...count {
        for guess in -3..<count + 4 where firstPosition(below: count, near: guess, where: { $0 >= target }) != target {
          failures.append("\(target) of \(count) from \(guess)")
        }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func goodGuessNeedsFewCalls() {
    for target in [0, 1, 500_000, 999_999, 1_000_000] {
      for guess in target - 2...target + 2 {
        var calls = 0
        let found = firstPosition(below: 1_000_000, near: guess) { position in
          calls += 1
          return position >= target
        }
        #expect(found == target)
        #expect(calls <= 5)
      }
    }
  }

  @Test func conversionsAreClamped() {
    #expect(Tolerance.clampedFloor(.nan, in: 1...9) == 1)
    #expect(Tolerance.clampedFloor(-.infinity, in: 1...9) == 1)
    #expect(Tolerance.clampedFloor(.infinity, in: 0...Int.max) == Int.max)
    #expect(Tolerance.clampedFloor(9.3e18, in: 0...Int.max) == Int.max)
    #expect(Tolerance.clampedFloor(2.99995, in: 0...9) == 3)
    #expect(Tolerance.clampedFloor(2.9998, in: 0...9) == 2)
  }
}
