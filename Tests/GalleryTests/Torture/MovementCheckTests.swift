import Testing

@testable import Gallery

@Suite struct MovementCheckTests {
  private typealias Events = MovementCheck.Events

  private func rows(_ rows: KeyValuePairs<Int, Double>) -> [MovementCheck.Row] {
    rows.map { MovementCheck.Row(id: $0.key, top: $0.value) }
  }

  /// Compares two frames, and returns the numbers of comparisons and of errors.
  private func outcome(
    _ before: [MovementCheck.Row], _ after: [MovementCheck.Row], _ events: MovementCheck.Events
  ) -> [Int] {
    var check = MovementCheck()
    check.compare(before, after: Events())
    check.compare(after, after: events)
    return [check.comparisons, check.wrongMovements]
  }

  @Test func acceptsMovementByTheScrolledDistance() {
    let before = rows([1: -10, 2: 30, 3: 90])
    #expect(outcome(before, rows([1: -63, 2: -23, 3: 37]), Events(scrolled: 53)) == [1, 0])
    #expect(outcome(before, rows([1: 43, 2: 83]), Events(scrolled: -53)) == [1, 0])
    // A row that grows pushes the rows below it.
    #expect(outcome(before, rows([1: -10, 2: 50, 3: 110]), Events(hasChanged: true)) == [1, 0])
  }

  @Test func reportsOtherMovement() {
    let before = rows([1: -10, 2: 30, 3: 90])
    #expect(outcome(before, rows([1: -62, 2: -22]), Events(scrolled: 53)) == [1, 1])
    #expect(outcome(before, rows([1: -11, 2: 29]), Events(hasChanged: true)) == [1, 1])
    // Also if no change was reported.
    #expect(outcome(before, rows([1: -9, 2: 30]), Events()) == [1, 1])
  }

  @Test func toleratesSubpixelRounding() {
    #expect(outcome(rows([1: 0]), rows([1: -3]), Events(scrolled: 3.4)) == [1, 0])
    #expect(outcome(rows([1: 0]), rows([1: -3]), Events(scrolled: 4)) == [1, 1])
  }

  @Test func anchorIsTheFirstRemainingRow() {
    let before = rows([1: -10, 2: 30, 3: 90])
    let events = Events(hasChanged: true, displaced: [1])
    #expect(outcome(before, rows([2: 30, 3: 200]), events) == [1, 0])
    #expect(outcome(before, rows([2: 31, 3: 90]), events) == [1, 1])
    // If it has been scrolled out of view after a change, nothing is known about the rows below it.
    #expect(outcome(before, rows([3: 50]), Events(scrolled: 100, hasChanged: true)) == [0, 0])
    #expect(outcome(before, rows([3: -10]), Events(scrolled: 100)) == [1, 0])
  }

  @Test func reportsRowsThatVanishWithoutScrolling() {
    let before = rows([1: -10, 2: 30, 3: 90])
    #expect(outcome(before, rows([7: 0, 8: 40]), Events(hasChanged: true)) == [1, 1])
    #expect(outcome(before, rows([7: 0, 8: 40]), Events(hasChanged: true, displaced: [1, 2, 3])) == [0, 0])
    #expect(outcome(before, rows([7: 0, 8: 40]), Events(scrolled: 500)) == [0, 0])
    // Its top stays above the edge, and its new end doesn't reach below it.
    #expect(outcome(before, rows([2: 5, 3: 65]), Events(hasChanged: true, resized: [1])) == [0, 0])
    #expect(outcome(before, rows([1: -11, 2: 5]), Events(hasChanged: true, resized: [1])) == [1, 1])
  }

  @Test func ignoresFramesAtTheEnds() {
    #expect(outcome(rows([1: 0]), rows([2: 0, 1: 40]), Events(hasChanged: true, isAtEnd: true)) == [0, 0])
  }

  @Test func doesNotCountUnchangedFrames() {
    #expect(outcome(rows([1: 0]), rows([1: 0]), Events()) == [0, 0])
  }

  @Test func keepsWorstMovement() {
    var check = MovementCheck()
    check.compare(rows([1: 0]), after: Events())
    for top in [5.0, 5, 25, 24] { check.compare(rows([1: top]), after: Events()) }
    #expect(check.wrongMovements == 3 && check.maximumError == 20 && check.comparisons == 3)
  }
}
