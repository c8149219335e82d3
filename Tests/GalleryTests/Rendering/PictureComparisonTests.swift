import Testing

@testable import Gallery

@Suite struct PictureComparisonTests {
  private typealias Region = PictureComparison.Region

  /// Returns a black picture with white rectangles.
  private func picture(width: Int = 100, height: Int = 70, _ regions: [Region] = [], value: UInt8 = 255)
    -> PictureComparison.Pixels
  {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for region in regions {
      for y in region.y..<region.y + region.height {
        for x in region.x..<region.x + region.width { bytes[(y * width + x) * 4 + 1] = value }
      }
    }
    return PictureComparison.Pixels(width: width, height: height, bytes: bytes)
  }

  @Test func regionsAreExact() {
    #expect(PictureComparison(picture(), picture()).isEqual)
    let regions = [
      Region(x: 0, y: 0, width: 1, height: 1), Region(x: 40, y: 2, width: 30, height: 5),
      Region(x: 99, y: 69, width: 1, height: 1),
    ]
    #expect(PictureComparison(picture(), picture(regions)).regions == regions)
    #expect(PictureComparison(picture(regions), picture()).regions == regions)
    let all = [Region(x: 0, y: 0, width: 100, height: 70)]
    #expect(PictureComparison(picture(), picture(all)).regions == all)
  }

  @Test func adjacentChangesAreOneRegion() {
    let changed = [Region(x: 10, y: 10, width: 4, height: 4), Region(x: 20, y: 12, width: 4, height: 20)]
    #expect(
      PictureComparison(picture(), picture(changed)).regions == [Region(x: 10, y: 10, width: 14, height: 22)])
  }

  @Test func toleranceIsTheMaximumDifference() {
    let changed = picture([Region(x: 50, y: 50, width: 2, height: 2)], value: 3)
    #expect(PictureComparison(picture(), changed, tolerance: 3).isEqual)
    #expect(!PictureComparison(picture(), changed, tolerance: 2).isEqual)
  }

  @Test func differentSizesDifferEverywhere() {
    let comparison = PictureComparison(picture(), picture(width: 90, height: 80))
    #expect(comparison.regions == [Region(x: 0, y: 0, width: 100, height: 80)])
  }

  @Test(arguments: ["light", "rtl", "scale=2", "dark+rtl", "density=compact+size=390x844"])
  func modesAreSwitches(name: String) throws {
    let mode = try RunMode(name)
    let address = mode.applied(to: Address(page: "icons"))
    let expected = [
      "light": "icons?theme=light", "rtl": "icons?theme=light&dir=rtl", "scale=2": "icons?theme=light&scale=2",
      "dark+rtl": "icons?theme=dark&dir=rtl",
      "density=compact+size=390x844": "icons?theme=light&size=390x844&density=compact",
    ]
    #expect(address.description == expected[name])
  }

  @Test(arguments: ["", "drak", "light+dark", "scale=9", "sheet=a.nss", "columns=2", "../x", "size=%33"])
  func otherModesAreErrors(name: String) {
    #expect(throws: RunError.self) { try RunMode(name) }
  }

  @Test func sharesCoverAllPagesOnce() throws {
    let shares = try (1...3).map { try #require(RunPart.Share("\($0)/3")) }
    #expect(shares.map { $0.of(Array(0..<7)) } == [[0, 3, 6], [1, 4], [2, 5]])
    for text in ["0/2", "3/2", "1", "a/b", "1/2/3", "-1/2", "1/0"] { #expect(RunPart.Share(text) == nil) }
  }
}
