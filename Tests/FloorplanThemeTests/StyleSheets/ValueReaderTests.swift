import Testing

@testable import FloorplanTheme

@Suite struct ValueReaderTests {
  @Test func swiftUIAlphaAboveOneIsOutOf255() {
    let text = "Switch { thumb-color: rgba(0, 0, 0, 1); track-color: rgba(0, 0, 0, 51); }"
    let values = read(text, .fioriSwiftUI).sheet.evaluate().rules[0].declarations.map(\.value)
    #expect(values == [.style(.literal(ThemeColor(hex: 0))), .style(.literal(ThemeColor(hex: 0, alpha: 0.2)))])
  }

  @Test func surfaceSuffixOverridesDeprecatedName() {
    #expect(PaletteReference("tintColorLight")?.surface == .dark)
    #expect(PaletteReference("tintColorLight_lightBackground")?.surface == .light)
  }

  /// The single value in a sheet, and the codes of its diagnostics.
  private func value(
    _ property: String, _ text: String, _ dialect: StyleSheetDialect = .fiori
  ) -> (StyleSheetValue?, [StyleSheetDiagnosticCode]) {
    let reading = read("Label { \(property): \(text); }", dialect)
    let declarations = reading.sheet.evaluate().rules.flatMap(\.declarations)
    // The properties of labels are irrelevant here.
    let ignored: Set<StyleSheetDiagnosticCode> = [
      .quotes, .rulesNotRead, .foreignCharacter, .splitWord, .unsupportedProperty, .lowContrast,
    ]
    return (declarations.first?.value, reading.codes.filter { !ignored.contains($0) })
  }

  @Test(
    arguments: [
      ("#FF6000", 0xFF6000, 1, []), ("#ff6000", 0xFF6000, 1, []), ("0xFF6000", 0xFF6000, 1, []),
      ("#f46", 0xFF4466, 1, [.shortHex]), ("red", 0xFF0000, 1, []), ("green", 0x00FF00, 1, []),
      ("orange", 0xFF8000, 1, []), ("brown", 0x996633, 1, []), ("darkGray", 0x555555, 1, []),
      ("clear", 0x000000, 0, []), ("rgb(255,0,128)", 0xFF0080, 1, []), ("rgb(1.0, 0.0, 0.5)", 0xFF0080, 1, []),
      ("RGBA(255,96,0,0.5)", 0xFF6000, 0.5, []), ("rgba(255,96,0,255)", 0xFF6000, 1, []),
      ("rgba(255,96,0,0)", 0xFF6000, 0, []), ("rgba(255,96,0,1)", 0xFF6000, 1.0 / 255, [.integerAlpha]),
      ("rgba(46,46,46,88)", 0x2E2E2E, 88.0 / 255, [.integerAlpha]),
      ("rgb(1,2,3,0.5)", 0x010203, 1, [.ignoredComponent]),
      ("hsl(0.0,1.0,1.0)", 0xFF0000, 1, [.hueSaturationBrightness]),
      ("hsla(85,255,255,0.5)", 0x00FF00, 0.5, [.hueSaturationBrightness]),
      ("hsl(0.5,0.5,1.0)", 0x80FFFF, 1, [.hueSaturationBrightness]),
      ("hsl(0.25,1.0,1.0)", 0x80FF00, 1, [.hueSaturationBrightness]),
      ("hsl(0.4,1.0,1.0)", 0x00FF66, 1, [.hueSaturationBrightness]),
      ("hsl(0.6,1.0,1.0)", 0x0066FF, 1, [.hueSaturationBrightness]),
      ("hsl(0.9,1.0,1.0)", 0xFF0099, 1, [.hueSaturationBrightness]),
      ("hsl(1.0,1.0,1.0)", 0xFF0000, 1, [.hueSaturationBrightness]),
      ("hsl(0.75,1.0,0.5)", 0x400080, 1, [.hueSaturationBrightness]),
    ] as [(String, UInt32, Double, [StyleSheetDiagnosticCode])])
  func colorsAreReadInEveryForm(text: String, hex: UInt32, alpha: Double, codes: [StyleSheetDiagnosticCode]) {
    let (value, found) = value("font-color", text)
    #expect(value == .style(.literal(ThemeColor(hex: hex, alpha: alpha))), "\(text)")
    #expect(found == codes, "\(text)")
  }

  @Test func eightDigitsDependOnTheDialect() throws {
    let (fiori, fioriCodes) = value("font-color", "#1EE68A00")
    #expect(fiori == .style(.literal(ThemeColor(hex: 0xE68A00, alpha: 0.3))))
    #expect(fioriCodes == [.ambiguousHex])
    #expect(value("font-color", "#FFE68A00").0 == .style(.literal(ThemeColor(hex: 0xE68A00))))
    let (nui, nuiCodes) = value("font-color", "#1EE68A00", .nui)
    #expect(nui == .style(.literal(ThemeColor(hex: 0x1EE68A))))
    #expect(nuiCodes == [.ambiguousHex])
    let (swiftUI, swiftUICodes) = value("font-color", "#1EE68A80", .fioriSwiftUI)
    #expect(swiftUI == .style(.literal(ThemeColor(hex: 0x1EE68A, alpha: 128.0 / 255))))
    #expect(swiftUICodes == [.ambiguousHex])
    let reported = try #require(read("Label { font-color: #1EE68A00; }").diagnostics.first)
    #expect(reported.message.contains("rgba(230, 138, 0, 0.3)"))
    #expect(reported.message.contains("rgba(30, 230, 138, 0.0)"))
    #expect(reported.replacement == "rgba(230, 138, 0, 0.3)")
    // The suggested replacement is read as the same value, without diagnostics.
    let (again, noCodes) = value("font-color", reported.replacement ?? "")
    #expect(again == fiori)
    #expect(noCodes == [])
    #expect(value("font-color", "\"E68A00\"").0 == .style(.literal(ThemeColor(hex: 0xE68A00))))
  }

  @Test(
    arguments: ["#1234567890", "#1234567", "#123456px", "0x1234567890"])
  func stockNUIReadsTheFirstSixDigits(text: String) {
    let (value, found) = value("font-color", text, .nui)
    #expect(value == .style(.literal(ThemeColor(hex: 0x123456))) && found == [.junkAfterNumber])
    for dialect in [StyleSheetDialect.fiori, .fioriSwiftUI] {
      let reported = read("Label { font-color: \(text); }", dialect).diagnostics.first { $0.code == .wrongType }
      #expect(reported?.severity == .error && reported?.remedy?.hasPrefix("write #RRGGBB") == true, "\(dialect)")
    }
  }

  @Test func invalidHexDigitIsNamed() {
    let reported = read("Label { font-color: #12345G; }").diagnostics.first { $0.code == .wrongType }
    #expect(reported?.message.contains("“G” is not a hexadecimal digit") == true)
    #expect(reported?.remedy == "write #RRGGBB")
  }

  @Test func swiftUIReadsIntegerAlphaOne() {
    let (value, codes) = value("font-color", "rgba(0,0,0,1)", .fioriSwiftUI)
    #expect(value == .style(.literal(ThemeColor(hex: 0))))
    #expect(codes == [])
  }

  @Test func paletteColorsAreKnownByName() throws {
    for token in ColorToken.allCases {
      let (value, codes) = value("font-color", token.rawValue)
      #expect(value?.color(in: .standard, appearance: .dark) == token.standardRow.dark)
      #expect(codes == [])
    }
    for (old, new) in PaletteAliases.successors {
      #expect(PaletteReference(new)?.deprecatedName == nil, "\(new)")
      let (value, codes) = value("font-color", old)
      #expect(value != nil, "\(old)")
      #expect(codes == [.deprecatedColor], "\(old)")
    }
    let (pinned, _) = value("font-color", "negative_darkBackground")
    #expect(pinned?.color(in: .standard, appearance: .light) == ColorToken.negativeLabel.standardRow.dark)
    let raised = PaletteReference("header_elevatedDarkBackground")
    #expect(raised?.color(in: .standard, appearance: .light) == ColorToken.header.standardRow.darkElevated)
    #expect(PaletteReference("header_nowhere") == nil)
    let (grey, _) = value("font-color", "grey4")
    #expect(grey?.color(in: .standard, appearance: .light) == ThemeColor(hex: 0xA9B4BE))
    #expect(grey?.color(in: .standard, appearance: .highContrastDark) == ThemeColor(hex: 0x354A5F))
    #expect(value("font-color", "primaryLabel", .nui).1 == [.paletteColor])
    #expect(value("font-color", "systemBlue").0?.color(in: .standard, appearance: .dark) == ThemeColor(hex: 0x0A84FF))
  }

  @Test func hueScalesAreMirroredInDarkAppearances() {
    #expect(HueScale.rows.count == 99)
    #expect(HueScale.rows["blue7"]?.light == ColorToken.tintColor.standardRow.light)
    #expect(HueScale.rows["blue7"]?.dark == ColorToken.tintColor.standardRow.dark)
    for hue in ["grey", "red", "green", "teal", "indigo", "pink"] {
      for step in 1...11 {
        #expect(HueScale.rows["\(hue)\(step)"]?.light == HueScale.rows["\(hue)\(12 - step)"]?.dark, "\(hue)\(step)")
      }
    }
  }

  @Test(
    arguments: [
      ("font-size", "17", .number(17), []), ("font-size", "17px", .number(17), []),
      ("font-size", "17pt", .number(17), []), ("font-size", ".5", .number(1), [.outOfRange]),
      // Like iOS, except for whole numbers.
      ("font-size", "1.7e1", .number(17), []), ("font-size", "170E-1px", .number(17), []),
      ("view-alpha", "5e-1", .number(0.5), []), ("font-size", "4e", .number(4), [.junkAfterNumber]),
      ("font-size", "4em", .number(4), [.junkAfterNumber]),
      ("text-line-clamp", "2e1", .style(.lineLimit(2)), [.junkAfterNumber]),
      ("corner-radius", "1e30", .number(2000), [.outOfRange]), ("corner-radius", "1e999", .number(2000), [.outOfRange]),
      ("corner-radius", "1e999co", .number(2000), [.junkAfterNumber, .outOfRange]),
      ("view-alpha", ".5", .number(0.5), []), ("view-alpha", "1.", .number(1), []),
      ("view-alpha", "2", .number(1), [.outOfRange]), ("corner-radius", "4co", .number(4), [.junkAfterNumber]),
      ("corner-radius", "-4", .number(0), [.outOfRange]), ("title-vertical-offset", "-2", .number(-2), []),
      ("title-vertical-offset", "+2", .number(2), []), ("text-line-clamp", "6", .style(.lineLimit(6)), []),
      ("text-line-clamp", "2.5", .style(.lineLimit(2)), [.junkAfterNumber]),
      ("font-style", "headline", .style(.textStyle(.headline)), []),
      ("font-style", "KPI", .style(.textStyle(.kpi)), []),
      ("font-style", "kpiNumber2", .style(.textStyle(.largeKPI)), []),
      ("font-style", "title", .style(.textStyle(.title1)), []),
      ("font-style", "caption", .style(.textStyle(.caption1)), []),
      ("font-style", "UIFontTextStyleBody", .style(.textStyle(.body)), []),
      ("font-style", "UICTFontTextStyleSubhead", .style(.textStyle(.subheadline)), []),
      ("font-style", "UICTFontTextStyleTitle0", .style(.textStyle(.largeTitle)), []),
      ("font-name", "Avenir Next", .style(.font(FontFace(postScriptName: "Avenir Next"))), []),
      ("font-name", "'Avenir Next'", .style(.font(FontFace(postScriptName: "Avenir Next"))), []),
      ("font-name", "boldSystem", .style(.font(FontFace(family: nil, weight: 700))), []),
      ("font-name", "ultraLightSystem", .style(.font(FontFace(family: nil, weight: 100))), []),
      ("font-name", "italicSystem", .style(.font(FontFace(family: nil, weight: 400, isItalic: true))), []),
      ("font-weight", "semibold", .style(.weight(600)), []), ("font-weight", "450", .style(.weight(450)), []),
      ("text-align", "center", .style(.alignment(.center)), []),
      ("text-align", "trailing", .style(.alignment(.trailing)), [.desktopOnlyValue]),
      ("text-auto-fit", "true", .style(.boolean(true)), [.noEffect]),
      ("text-auto-fit", "NO", .style(.boolean(false)), [.noEffect]),
      ("padding", "1", .style(.box(EdgeLengths(top: 1, right: 1, bottom: 1, left: 1))), []),
      ("padding", "1 2", .style(.box(EdgeLengths(top: 1, right: 2, bottom: 1, left: 2))), []),
      ("padding", "1 2 3", .style(.box(EdgeLengths(top: 1, right: 2, bottom: 3, left: 2))), []),
      ("padding", "1 2 3 4", .style(.box(EdgeLengths(top: 1, right: 2, bottom: 3, left: 4))), []),
      ("text-offset", "0,-11", .style(.offset(x: 0, y: -11)), []),
      ("shadow-offset", "1, 2", .style(.offset(x: 1, y: 2)), []),
      ("image-name", "a/b.png", .style(.image("a/b.png")), []),
      ("background-image-highlighted-insets", "2", .style(.box(EdgeLengths(top: 2, right: 2, bottom: 2, left: 2))), []),
      ("border-style", "rounded", .keyword("rounded"), []),
      ("exclude-views", "A, B", .names(["A", "B"]), [.noEffect]),
      ("badge-colour", "whatever 1", .text("whatever 1"), [.unknownProperty]),
      ("keyboard-appearance", "dark", .keyword("dark"), [.noEffect]),
      ("text-lien-clamp", "3", .style(.lineLimit(3)), [.misspelledProperty]),
    ] as [(String, String, StyleSheetValue, [StyleSheetDiagnosticCode])])
  func valuesHaveTheTypeOfTheirProperty(
    property: String, text: String, expected: StyleSheetValue, codes: [StyleSheetDiagnosticCode]
  ) {
    let (value, found) = value(property, text)
    #expect(value == expected, "\(property): \(text)")
    #expect(found == codes, "\(property): \(text)")
  }

  @Test(
    arguments: [
      ("font-color", "12px", nil), ("font-color", "transparent", "clear"), ("font-color", "oragne", "orange"),
      ("font-color", "tintColour", "tintColor"), ("font-color", "#12345", nil), ("font-color", "#", nil),
      ("font-color", "#GG0000", nil), ("font-color", "12171CFF", "#12171CFF"), ("font-color", "rgba(1,2,3)", nil),
      ("font-color", "rgba(10%,2,3,0.5)", nil), ("font-color", "rgba(1,2,3,0.5", nil), ("font-color", "rgb()", nil),
      ("font-color", "rgba(@a, 0.5)", nil), ("font-color", "@a @b", nil), ("font-color", "red blue", nil),
      ("font-color", "cmyk(1,2,3,4)", nil), ("font-size", "large", nil), ("font-size", "50%", nil),
      ("font-color", "redColor", "red"), ("font-color", "systemBlueColor", "systemBlue"),
      ("font-color", "primaryLabelColor", "primaryLabel"), ("font-color", "#1234567890", nil),
      ("font-color", "#GGGGGG", nil), ("font-size", "e9", nil), ("font-size", "--4", nil), ("font-size", "1 2", nil),
      ("font-size", "(1)", nil),
      ("text-line-clamp", "two", nil), ("font-style", "headlin", "headline"), ("font-weight", "boldd", "bold"),
      ("text-align", "centre", "center"), ("text-auto-fit", "maybe", nil), ("padding", "1,2,3,4", nil),
      ("padding", "1 2 3 4 5", nil), ("text-offset", "1", nil), ("text-offset", "1 2", nil),
      ("text-transform", "underline", nil), ("border-style", "rouned", "rounded"), ("exclude-views", "A,,B", nil),
      ("image-name", "a, b", nil), ("font-name", "(", nil),
    ] as [(String, String, String?)])
  func wrongTypeIsDroppedWithAdvice(property: String, text: String, replacement: String?) throws {
    let reading = read("Label { \(property): \(text); text-transform: none; }")
    let reported = try #require(reading.diagnostics.first { $0.code == .wrongType }, "\(property): \(text)")
    #expect(reported.replacement == replacement, "\(property): \(text)")
    #expect(reported.severity == .error)
    let names = reading.sheet.evaluate().rules.flatMap(\.declarations).map(\.name)
    #expect(names == ["text-transform"], "\(property): \(text)")
  }
}
