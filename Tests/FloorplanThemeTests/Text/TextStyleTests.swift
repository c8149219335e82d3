import Testing

@testable import FloorplanTheme

@Suite struct TextStyleTests {
  @Test("Sizes and weights are those of the published table")
  func table() {
    let expected: [(String, Double, Int)] = [
      ("extraLargeTitle", 52, 400), ("extraLargeTitle2", 48, 400), ("largeKPI", 48, 400), ("KPI", 36, 400),
      ("largeTitle", 34, 400), ("title1", 28, 400), ("title2", 22, 400), ("title3", 20, 400), ("headline", 17, 600),
      ("body", 17, 400), ("callout", 16, 400), ("subheadline", 15, 400), ("footnote", 13, 400), ("caption1", 12, 400),
      ("caption2", 11, 400),
    ]
    #expect(TextStyle.allCases.map(\.rawValue) == expected.map(\.0))
    #expect(TextStyle.allCases.map(\.points) == expected.map(\.1))
    #expect(TextStyle.allCases.map(\.weight) == expected.map(\.2))
  }

  @Test("A CSS point is four thirds of a pixel, so sizes are three quarters")
  func sizesInCSS() {
    #expect(cssPoints(TextStyle.headline.points) == "12.75pt")
    #expect(cssPoints(TextStyle.extraLargeTitle.points) == "39pt")
  }
}
