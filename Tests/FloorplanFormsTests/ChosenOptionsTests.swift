import Testing

@testable import FloorplanForms

@Suite struct ChosenOptionsTests {
  @Test func itIsASetOfNumbersInOrder() {
    var chosen = ChosenOptions([7, 2, 2, -1, 99, 3], of: 10)
    #expect(chosen.options == [2, 3, 7] && chosen.count == 3 && !chosen.isEmpty)
    #expect((0..<10).filter(chosen.contains) == [2, 3, 7])
    chosen.toggle(3)
    chosen.toggle(0)
    #expect(chosen.options == [0, 2, 7])
    chosen.limit(to: 7)
    #expect(chosen.options == [0, 2])
    chosen.limit(to: -1)
    #expect(chosen == .none && chosen.option(at: 0) == nil && chosen.position(of: 5) == 0)
  }

  @Test func placesAreThoseOfTheListInOrder() {
    for numbers in [[], [0], [4], [0, 1, 2, 3, 4], [0, 2, 4], [1, 2, 4]] {
      let chosen = ChosenOptions(numbers, of: 5)
      #expect((-1...5).map(chosen.option) == (-1...5).map { numbers.indices.contains($0) ? numbers[$0] : nil })
      for number in 0..<5 { #expect(chosen.position(of: number) == numbers.count { $0 < number }, "\(numbers)") }
    }
  }

  @Test func aMillionAreChosenAndTakenBackAtOnce() {
    var chosen = ChosenOptions.all(of: 1_000_000)
    #expect(chosen.count == 1_000_000 && chosen.option(at: 999_999) == 999_999)
    let some = ChosenOptions([5, 500_000], of: 1_000_000)
    #expect(chosen.isSuperset(of: some))
    chosen.subtract(some)
    #expect(chosen.count == 999_998 && chosen.option(at: 5) == 6 && !chosen.isSuperset(of: some))
    chosen.formUnion(some)
    #expect(chosen == .all(of: 1_000_000))
  }
}
