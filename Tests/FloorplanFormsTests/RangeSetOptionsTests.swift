import Testing

@testable import FloorplanForms

@Suite struct RangeSetOptionsTests {
  @Test func optionsAreSortedAndUnique() {
    let chosen = RangeSet(options: [7, 2, 2, -1, 99, 3], of: 10)
    #expect(Array(chosen.options) == [2, 3, 7] && chosen.count == 3)
    #expect((0..<10).filter(chosen.contains) == [2, 3, 7])
    #expect(RangeSet(options: [1, 2], of: 0).isEmpty)
  }

  @Test func positionsMatchTheSortedList() {
    for numbers in [[], [0], [4], [0, 1, 2, 3, 4], [0, 2, 4], [1, 2, 4]] {
      let chosen = RangeSet(options: numbers, of: 5)
      #expect((-1...5).map(chosen.option) == (-1...5).map { numbers.indices.contains($0) ? numbers[$0] : nil })
      for number in 0..<5 { #expect(chosen.position(of: number) == numbers.count { $0 < number }, "\(numbers)") }
    }
  }

  @Test func handlesAMillionOptions() {
    var chosen = RangeSet(0..<1_000_000)
    #expect(chosen.count == 1_000_000 && chosen.option(at: 999_999) == 999_999)
    let some = RangeSet(options: [5, 500_000], of: 1_000_000)
    chosen.subtract(some)
    #expect(chosen.count == 999_998 && chosen.option(at: 5) == 6)
    chosen.formUnion(some)
    #expect(chosen == RangeSet(0..<1_000_000))
  }
}
