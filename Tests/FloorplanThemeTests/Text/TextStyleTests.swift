import Testing

@testable import FloorplanTheme

@Suite struct TextStyleTests {
  @Test func sizesAndWeightsMatchThePublishedTable() {
    let expected: [(String, Double, Int)] = [
      ("extraLargeTitle", 52, 400), ("extraLargeTitle2", 48, 400), ("largeKPI", 48, 400), ("KPI", 36, 400),
      ("largeTitle", 34, 400), ("title1", 28, 400), ("title2", 22, 400), ("title3", 20, 400), ("headline", 17, 600),
      ("body", 17, 400), ("callout", 16, 400), ("subheadline", 15, 400), ("footnote", 13, 400), ("caption1", 12, 400),
      ("caption2", 11, 400),
    ]
    #expect(TextStyle.allCases.map(\.rawValue) == expected.map(\.0))
    #expect(TextStyle.allCases.map(\.points) == expected.map(\.1))
    #expect(TextStyle.allCases.map(\.weight) == expected.map(\.2))
    let lineHeights: [Double] = [63, 58, 58, 44, 41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13]
    #expect(TextStyle.allCases.map(\.lineHeight) == lineHeights)
    #expect(TextStyle.allCases.allSatisfy { TextStyles.Font(points: $0.points).lineHeight == $0.lineHeight })
  }

  @Test func cssSizesAreThreeQuartersOfPoints() {
    #expect(cssPoints(TextStyle.headline.points) == "12.75pt")
    #expect(cssPoints(TextStyle.extraLargeTitle.points) == "39pt")
  }

  @Test func everyNameIdentifiesOneStyle() throws {
    let part = ComponentParts.ObjectCell.statusLabel
    var listed: Set<String> = []
    for style in TextStyle.allCases {
      #expect(style.sheetNames.first == style.rawValue)
      #expect(style == .kpi ? style.sheetNames == ["KPI", "kpiNumber"] : !style.platformNames.isEmpty)
      for name in style.sheetNames + style.platformNames {
        #expect(listed.insert(name).inserted, "\(name)")
        let reading = read("\(part.classPath) { font-style: \(name); }")
        #expect(!reading.hasErrors, "\(name)")
        #expect(Theme.standard.applying(reading.sheet).resolve(part, appearance: .light).textStyle == style, "\(name)")
      }
    }
    #expect(TextStyle.headline.platformNames == ["UIFontTextStyleHeadline", "UICTFontTextStyleHeadline"])
    #expect(TextStyle.title1.sheetNames == ["title1", "title"])
  }
}
