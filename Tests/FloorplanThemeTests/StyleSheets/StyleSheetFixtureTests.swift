import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

@Suite struct StyleSheetFixtureTests {
  @Test(
    arguments: [
      (
        SheetFixtures.ownClasses, 0, 4, 8,
        ["1:1 no-known-class", "7:5 no-desktop-meaning", "18:5 no-desktop-meaning"]
      ),
      (
        SheetFixtures.bothComments, 2, 2, 5, ["1:12 ambiguous-hex", "4:1 no-known-class", "13:1 line-comment"]
      ),
      (
        SheetFixtures.palette, 8, 1, 5,
        [
          // White on this red, and texts in palette colors on the new surfaces.
          "1:1 low-contrast", "1:12 short-hex", "5:1 low-contrast", "7:1 low-contrast", "11:23 undefined-variable",
          "13:19 undefined-variable", "14:17 undefined-variable",
        ]
      ),
      (
        SheetFixtures.stockTheme, 9, 14, 46,
        [
          "15:17 low-contrast", "25:29 low-contrast", "31:5 no-desktop-meaning", "32:5 no-desktop-meaning",
          "34:1 unknown-class", "35:58 low-contrast", "35:70 no-desktop-meaning", "43:13 no-desktop-meaning",
          "47:46 low-contrast",
          "48:48 no-desktop-meaning",
        ]
      ),
      (
        SheetFixtures.manyStates, 0, 8, 36,
        [
          "16:5 unsupported-state", "18:5 not-seen", "19:5 not-seen", "22:5 no-desktop-meaning", "23:5 not-seen",
          "26:5 not-seen", "29:1 unknown-class", "32:5 no-desktop-meaning",
          "33:5 no-desktop-meaning",
          "37:5 duplicate-property", "48:5 no-desktop-meaning", "53:5 no-desktop-meaning",
        ]
      ),
      // The same blue for both appearances, on a background that is dark if the desktop is.
      (SheetFixtures.components, 1, 4, 9, ["2:1 condition-not-met", "7:17 low-contrast"]),
    ] as [(String, Int, Int, Int, [String])])
  func fixtureHasExpectedContentAndDiagnostics(
    text: String, definitions: Int, rules: Int, declarations: Int, locations: [String]
  ) {
    let reading = read(text)
    #expect(reading.sheet.definitions.count == definitions)
    #expect(reading.sheet.rules.count == rules)
    #expect(reading.sheet.rules.map(\.declarations.count).reduce(0, +) == declarations)
    #expect(reading.locations == locations)
  }

  @Test func fixtureHasExpectedVerdict() {
    let verdicts = SheetFixtures.all.map { StrictCheckResult(StyleSheetSource(name: "s", text: $0), dialect: .fiori) }
    #expect(verdicts.map(\.outcome) == [.loads, .rejected, .crashes, .loads, .loads, .loads])
    #expect(verdicts.compactMap(\.range).map(\.description) == ["s:13:1", "s:11:23"])
  }

  @Test(arguments: StyleSheetDialect.allCases)
  func everyDialectReadsEveryFixture(dialect: StyleSheetDialect) {
    for text in SheetFixtures.all {
      let reading = read(text, dialect)
      #expect(!reading.sheet.rules.isEmpty)
      #expect(reading.codes.contains(.rulesNotRead) == (dialect == .fioriSwiftUI))
    }
  }

  @Test func swiftUIReadsEightDigitsAsRGBA() {
    let evaluation = read(SheetFixtures.bothComments, .fioriSwiftUI).sheet.evaluate()
    #expect(evaluation.rules[0].declarations[2].value == .style(.literal(ThemeColor(hex: 0xA68A5B))))
  }
}
