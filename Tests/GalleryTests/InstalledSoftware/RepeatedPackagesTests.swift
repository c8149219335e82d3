import Testing

@testable import Gallery

@Suite struct RepeatedPackagesTests {
  private static let records = ["apt", "bash", "curl"].map { PackageRecord(name: $0) }

  @Test func repetitionsAreNumbered() {
    let packages = RepeatedPackages(Self.records, count: 7)
    #expect((0..<7).map(packages.name) == ["apt", "bash", "curl", "apt #2", "bash #2", "curl #2", "apt #3"])
    #expect((0..<7).map { packages.record($0).name } == ["apt", "bash", "curl", "apt", "bash", "curl", "apt"])
  }

  @Test(arguments: [(nil, 3), (0, 0), (-4, 0), (2, 2), (3, 3), (1_000_000, 1_000_000)] as [(Int?, Int)])
  func countMatchesTheRequest(requested: Int?, count: Int) {
    #expect(RepeatedPackages(Self.records, count: requested).count == count)
    #expect(RepeatedPackages([], count: requested).count == 0)
    #expect(RepeatedPackages([], count: requested).indices(of: []).isEmpty)
  }

  @Test func orderContainsEveryIndexOnce() {
    for count in [0, 1, 2, 3, 7, 1000] {
      let packages = RepeatedPackages(Self.records, count: count)
      for isDescending in [false, true] {
        #expect(packages.indices(of: [2, 0, 1], isDescending: isDescending).sorted() == Array(0..<count))
      }
    }
    let packages = RepeatedPackages(Self.records, count: 7)
    #expect(packages.indices(of: [2, 0, 1]) == [2, 5, 0, 3, 6, 1, 4])
    #expect(packages.indices(of: [2, 0, 1], isDescending: true) == [5, 2, 6, 3, 0, 4, 1])
  }
}
