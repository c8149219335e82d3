import Testing

@testable import FloorplanTheme

@Suite struct AccentPairTests {
  @Test func nameDeterminesThePair() {
    #expect(AccentPair(for: "") == .mango)
    #expect(AccentPair(for: "Ana Novak") == .pink)
    // Names that only differ in the last digit.
    #expect(Set((0..<10).map { AccentPair(for: "Person \($0)") }).count == 10)
  }
}
