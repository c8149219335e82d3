import Testing

@testable import FloorplanTheme

@Suite struct ContrastTests {
  private static let cell = "fdlFUIObjectCollectionViewCell"
  private static let headline = cell + "_headlineLabel"
  private static let title = "fdlFUISwitchFormCell_title"
  private static let bar = "fdlFUINavigationBar"
  private static let button = "fdlFUIButtonCollectionViewCell_button"
  /// Colors that are legible on light surfaces and on dark ones, and colors that aren't.
  private static let both = "@tintColor: #0057D2;\n@tintColor_darkBackground: #4DB1FF;\n"

  private func lowContrastLocations(_ text: String, _ dialect: StyleSheetDialect = .fiori) -> [String] {
    read(text, dialect).diagnostics.filter { $0.code == .lowContrast }
      .map { "\($0.range.lowerBound.line):\($0.range.lowerBound.column)" }
  }

  @Test(
    arguments: [
      ("\(headline) { font-color: secondaryLabel; }", []),
      // The cell is white in the light appearance, and nearly black in the dark one.
      ("\(headline) { font-color: white; }", ["1:60"]),
      ("\(headline) { font-color: black; }", ["1:60"]),
      ("\(headline) { font-color-selected: black; }", ["1:69"]),
      // Invisible and disabled content needn't be legible.
      ("\(headline) { font-color: clear; }", []),
      ("\(headline) { font-color-disabled: white; }", []),
      // A declaration for the text is reported at the text; a declaration only for the surface, at the surface.
      ("\(cell) { background-color: #223548; }", ["1:52"]),
      ("\(cell) { background-color: #223548; }\n\(headline) { font-color: #243444; }", ["1:52", "2:60"]),
      ("\(cell) { background-color: primaryBackground; }", []),
      ("\(cell) { background-color-selected: primaryLabel; }", ["1:61"]),
      // A part that isn't on the surface is irrelevant.
      ("fdlFUISwitchFormCell { border-color: black; }\n\(headline) { font-color: primaryLabel; }", []),
      // Large text requires less.
      ("\(title) { font-color: grey6; font-style: title1; }", []),
      ("\(title) { font-color: grey6; }", ["1:42"]),
      ("\(title) { font-color: grey6; font-size: 19; font-weight: 600; }", []),
      ("\(title) { font-color: grey6; font-size: 19; font-weight: 500; }", ["1:42"]),
      // The background of a selected row is behind its texts only in that state.
      (
        "fdlFUIGridTableViewCell_selected { background-color: #223548; }\n"
          + "fdlFUIGridRowTextItem_label { font-color: primaryLabel; font-color-selected: white; }", []
      ),
      // A bar has buttons as well as texts.
      (
        "\(bar) { background-color: #223548; }\n\(bar)_titleLabel, \(bar)_subtitleLabel { font-color: white; }",
        ["1:41"]
      ),
      (
        "\(bar) { background-color: #223548; }\n\(bar)_titleLabel, \(bar)_subtitleLabel, \(bar)_backButton, "
          + "\(bar)_actionButton { font-color: white; }", []
      ),
      ("\(bar)_backButton { font-color: #EEEEEE; }", ["1:46"]),
      // If a part is transparent, its texts are on the page.
      (
        "fdlFUINavigationPage { background-color: black; }\nfdlFUIEmptyStateView_titleLabel { font-color: white; }", []
      ),
      ("fdlFUIEmptyStateView_titleLabel { font-color: white; }", ["1:47"]),
      // Icons aren't text.
      ("fdlFUIStepperFormCell_increaseButton { font-color: grey6; }", []),
    ] as [(String, [String])])
  func textIsMeasuredAgainstItsSurface(text: String, expected: [String]) {
    #expect(lowContrastLocations(text) == expected, "\(read(text).diagnostics)")
  }

  @Test(
    arguments: [
      "Label { background-color: red; font-color: primaryLabel; }",
      "TabBarItem { background-color: white; font-color: white; }\nLabel {}",
      "MyLabel { background-color: white; font-color: white; }\nLabel {}",
      "Switch { background-color: white; font-color: white; }",
    ])
  func ineffectiveBackgroundIsIgnored(text: String) { #expect(lowContrastLocations(text).isEmpty) }

  @Test(
    "Each state is measured against its background, and gradients at both ends",
    arguments: [
      ("\(button) { font-color: black; font-color-selected: white; background-color: white; }", ["1:81"]),
      (
        "\(button) { font-color: black; background-color: white; font-color-selected: white; "
          + "background-color-selected: black; }", []
      ),
      // A temporary state counts only where it is declared.
      ("\(button) { font-color: black; background-color: white; background-color-hover: black; }", ["1:53"]),
      ("\(button) { font-color: white; background-color-top: white; background-color-bottom: #EEEEEE; }", ["1:53"]),
      ("\(button) { font-color: white; background-color-top: black; background-color-bottom: white; }", ["1:53"]),
      // A declaration for the state covers the gradient.
      (
        "\(button) { font-color: black; background-color-top: white; background-color-highlighted: black; "
          + "font-color-highlighted: white; }", []
      ),
      ("\(cell) { background-color: red; }\n\(headline) { font-color: red; }", ["1:52", "2:60"]),
    ] as [(String, [String])])
  func statesAndGradientsAreMeasured(text: String, expected: [String]) {
    #expect(lowContrastLocations(text) == expected, "\(read(text).diagnostics)")
  }

  @Test func mediaRulesAreMeasuredWhereTheyApply() {
    let rule = "\(Self.headline) { font-color: white; }"
    #expect(lowContrastLocations("@media (device: iphone) {\n\(rule)\n}").isEmpty)
    #expect(lowContrastLocations("@media (device: iphone) {\n@primaryLabel: white;\n}").isEmpty)
    #expect(lowContrastLocations("@media (device: ipad) {\n\(rule)\n}") == ["2:60"])
  }

  @Test func placeholderIsMeasuredOnItsField() throws {
    let field = "fdlFUITitleFormCell_valueTextField"
    #expect(lowContrastLocations("\(field) { placeholder-color: #EEEEEE; }") == ["1:57"])
    #expect(lowContrastLocations("\(field) { placeholder-color: secondaryLabel; }").isEmpty)
    let dark = "\(field) { placeholder-color: #EEEEEE; background-color: #111111; font-color: white; }"
    #expect(!lowContrastLocations(dark).contains("1:57"))
    #expect(lowContrastLocations("fdlFUITitleFormCell_placeholder { font-color: #EEEEEE; }") == ["1:47"])
  }

  @Test func gradientIsReportedOnce() {
    #expect(
      lowContrastLocations("\(Self.cell) { background-color-top: #445566; background-color-bottom: #223548; }").count
        == 1)
  }

  @Test func repeatedColorIsReportedOnce() throws {
    let text =
      "@ink: #223548;\n\(Self.headline) { font-color: @ink; }\nfdlFUISwitchFormCell_title { font-color: @ink; }\n"
      + "@primaryLabel_darkBackground: #FAFAFA;"
    let reported = read(text).diagnostics.filter { $0.code == .lowContrast }
    #expect(reported.map(\.repetitions) == [1])
    #expect(reported.first?.remedy == "use palette colors, which have a value for each appearance")
  }

  @Test func messageNamesClassAppearanceAndBackground() throws {
    func message(_ text: String) throws -> String {
      try #require(read(text).diagnostics.first { $0.code == .lowContrast }).message
    }
    let dark = try message("\(Self.headline) { font-color: #223548; }")
    #expect(dark.hasPrefix("the text contrast of \(Self.headline) is too low in the dark appearance: "))
    #expect(dark.contains(":1 for #223548 on #") && dark.contains(", minimum 4.5:1"))
    // The standard color of a text is the problem of the background, the color of the headline its own.
    let fixed = read("\(Self.cell) { background-color: #777777; }\n\(Self.headline) { font-color: white; }")
      .diagnostics.filter { $0.code == .lowContrast }.map(\.message)
    #expect(fixed.first?.contains(" on #777777, minimum ") == true)
    #expect(fixed.contains { $0.contains("4.4:1 for #FFFFFF on #777777 (set at sheet.nss:1:") }, "\(fixed)")
    #expect(try message("Label { font-color: white; }").contains(" of Label, for example fdl"))
    let rounded = try message("\(Self.button) { background-color: white; font-color: #777777; }")
    #expect(!rounded.contains(" in the "))
    #expect(rounded.contains("4.4:1"))
  }

  @Test func missingDarkColorsAreReportedOnce() throws {
    let ink = "\(Self.headline) { font-color: #223548; }\n\(Self.title) { font-color: #112233; }\n"
    let reported = read(ink).diagnostics.filter { $0.code == .lowContrast }
    #expect(reported.count == 1)
    let message = try #require(reported.first).message
    #expect(message.hasPrefix("the sheet has no dark colors, and the contrast of 2 texts is too low in the dark"))
    #expect(message.contains("the lowest is that of \(Self.title): "))
    #expect(lowContrastLocations(ink + "@primaryLabel_darkBackground: #FAFAFA;").count == 2)
  }

  @Test(
    "The ratio is that of the two colors in the message",
    arguments: [
      SheetFixtures.components, "\(headline) { font-color: #22354880; }",
      "\(button) { font-color: white; background-color: #80808080; font-color-highlighted: #999999; }",
      "\(button) { font-color: white; background-color-top: white; background-color-bottom: #EEEEEE; }",
      "\(cell) { background-color: #22354880; }", "@primaryLabel: #80808040;",
      "@secondaryGroupedBackground_darkBackground: white;",
    ])
  func messageNamesTheMeasuredColors(text: String) throws {
    let messages = read(text).diagnostics.filter { $0.code == .lowContrast }.map(\.message)
    #expect(!messages.isEmpty)
    for message in messages {
      let found = try #require(message.firstMatch(of: /([0-9.]+):1 for #([0-9A-F]{6}) on #([0-9A-F]{6})/))
      let text = ThemeColor(hex: try #require(UInt32(found.2, radix: 16)))
      let background = ThemeColor(hex: try #require(UInt32(found.3, radix: 16)))
      let ratio = try #require(Double(found.1))
      #expect((text.contrast(with: background) * 10).rounded(.down) / 10 == ratio, "\(message)")
    }
  }

  @Test(
    "A palette color is measured by its purpose, in each appearance that the sheet redefines",
    arguments: [
      ("@primaryLabel_lightBackground: #CCCCCC;", ["1:1"]), ("@primaryLabel_darkBackground: #333333;", ["1:1"]),
      ("@primaryLabel_contrastLightBackground: #CCCCCC;", ["1:1"]), ("@primaryLabel: #111111;", []),
      ("@secondaryGroupedBackground_darkBackground: white;", ["1:1"]),
      // Only popovers.
      ("@primaryBackground_elevatedDarkBackground: white;", ["1:1"]),
      ("@primaryLabel_elevatedDarkBackground: #333333;", ["1:1"]),
      // Both are redefined: the text is reported.
      ("@primaryLabel: white;\n@secondaryGroupedBackground: #EEEEEE;", ["1:1", "2:1"]),
      ("@chart1: white;", []), ("@separator: black;", []), ("@quaternaryLabel: #EEEEEE;", []), (both, []),
    ] as [(String, [String])])
  func paletteColorsAreMeasuredByUse(text: String, expected: [String]) {
    #expect(lowContrastLocations(text) == expected, "\(read(text).diagnostics)")
  }

  @Test func partsAreMeasuredWithTheSheetsPalette() {
    let redefined = "@primaryLabel: #0A0A0A;\n@primaryLabel_darkBackground: #FAFAFA;\n"
    #expect(lowContrastLocations(redefined + "\(Self.headline) { font-color: primaryLabel; }").isEmpty)
    let swapped = "@customColor1: white;\n@customColor1_darkBackground: black;\n"
    #expect(lowContrastLocations(swapped + "\(Self.headline) { font-color: customColor1; }") == ["3:60"])
  }
}
