import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

@Suite struct StrictCheckResultTests {
  private func verdict(_ text: String, _ dialect: StyleSheetDialect = .nui) -> StrictCheckResult {
    StrictCheckResult(StyleSheetSource(name: "s", text: text), dialect: dialect)
  }

  @Test(
    arguments: [
      "", " \t\r\n\u{A0}\u{2028}", "/* größe */", "/**/", "/* /* */", "Label {}", "Label, Button { font-size: 17; }",
      "@a: red;", "Label { font-color: @a; } @a: red;", "Label { font-size: -1; corner-radius: .5; }",
      "Label { font-color: rgba(0, 0, 0, .5); }", "Label { font-name: Avenir Next; }", "Label { a: (,,)(; }",
      "#a {}", "12 {}", "\\x {}", "Label { a: b/c.png; }", "Label { a: icon@2x.png; }", "@a: @b;",
      "@media (device: ipad) and (orientation: landscape) { Label {} @a: red; }", "@media(a:b){}",
      "@media(a:b)and(c:d){}",
      "Label { font-color: red@a; }", "@media (device: watch) { Label { a: @b; } }",
      "@media (device: ipad) { @a: red; }\n@media (device: ipad) { Label { a: @a; } }",
      "@media (device: ipad) { @a: red; }\n@media (device: iphone) { @a: red; }\nLabel { a: @a; }",
      "Label { a: stand; band: x; }",
    ])
  func validStockSyntaxLoads(text: String) {
    #expect(verdict(text).loads, "\(text): \(verdict(text))")
    #expect(verdict(text).description == "")
  }

  @Test(
    arguments: [
      ("// a", "1:1"), ("Label {} /* a", "1:10"), ("Label { font-size: 17 }", "1:23"), ("@a: red", "1:8"),
      ("@a: red\n@b: blue;", "2:3"), ("Label { font-size: 17;; }", "1:23"), ("Label {};", "1:9"),
      ("Label { font-size:; }", "1:19"), ("A:B {}", "1:2"), ("A B {}", "1:3"), ("A > B {}", "1:3"),
      ("Label, {}", "1:8"),
      ("Label { a: b !important; }", "1:14"), ("Label { a: 'b'; }", "1:12"), ("Label { a: \"b\"; }", "1:12"),
      ("Label { a: 50%; }", "1:14"), ("Label { a: +1; }", "1:12"), ("Label { a: b:c; }", "1:13"),
      ("größe {}", "1:3"), ("@import a;", "1:9"), ("@mediaColor: red;", "1:7"), ("Label { a: @mediaColor; }", "1:12"),
      ("androidBlue {}", "1:1"), ("Label { and-x: 1; }", "1:9"), ("Label { a: android; }", "1:12"),
      ("Label { B {} }", "1:11"), ("Label {", "1:8"), ("Label {} }", "1:10"),
      ("@media (a: b) { @media (c: d) {} }", "1:17"),
      ("@media {}", "1:8"), ("@media (a: b) or (c: d) {}", "1:15"), ("@media (@a: b) {}", "1:9"),
      ("Label { @a: red; }", "1:9"), ("@a {}", "1:4"), ("font-size: 17;", "1:10"), ("\u{FEFF}Label {}", "1:1"),
      ("Label { a: b; \0 }", "1:15"), ("Label { a/: b; /c: d; }", "1:16"), ("Label { a: b\n}\n", "2:1"),
    ])
  func invalidTokenDropsTheFile(text: String, location: String) throws {
    let verdict = verdict(text)
    #expect(verdict.outcome == .rejected, "\(text)")
    let range = try #require(verdict.range)
    #expect("\(range)" == "s:\(location)", "\(text): \(verdict)")
    #expect(verdict.description.hasPrefix("s:\(location): error: "))
    #expect(verdict.description.hasSuffix(" [strict]"))
  }

  @Test(
    arguments: [
      ("Label { font-color: @a; }", "1:21"), ("@b: red;\nLabel { a: @b; c: @d; }", "2:19"),
      ("@a: red; @b: red;\nLabel { a: @a @b; }", "2:12"), ("Label { a: @tintColor; }", "1:12"),
      ("@media (device: ipad) { Label { a: @b; } }", "1:36"),
      ("@media (device: watch) and (device: ipad) { Label { a: @b; } }", "1:56"),
      ("@media (shape: round) { Label { a: @b; } }", "1:36"),
      // A definition for one device doesn't apply to another.
      ("@media (device: ipad) { @a: red; }\nLabel { a: @a; }", "2:12"),
      ("@media (device: ipad) { @a: red; }\n@media (orientation: portrait) { Label { a: @a; } }", "2:45"),
    ])
  func undefinedVariableCrashes(text: String, location: String) throws {
    let verdict = verdict(text)
    #expect(verdict.outcome == .crashes, "\(text)")
    #expect("\(try #require(verdict.range))" == "s:\(location)")
  }

  @Test(
    "An offset with a single number crashes iOS",
    arguments: [
      ("Label { text-shadow-offset: 1; }", "1:29"), ("Label { shadow-offset: 1 2; }", "1:24"),
      ("Label { text-offset-highlighted: 1; }", "1:34"), ("@a: 1;\nLabel { text-shadow-offset: @a; }", "2:29"),
      // The last definition applies, and a variable is looked up once.
      ("@a: 1, 2; @a: 1;\nLabel { text-shadow-offset: @a; }", "2:29"),
      ("@a: 1, 2; @b: @a;\nLabel { text-shadow-offset: @b; }", "2:29"),
      ("@a: 1, 2; @media (device: ipad) { @a: 1; }\nLabel { text-shadow-offset: @a; }", "2:29"),
      ("Label { text-shadow-offset: 1, 2; }", nil), ("Label { text-shadow-offset: 1, 2, 3; }", nil),
      ("@a: 1, 2;\nLabel { text-shadow-offset: @a; }", nil), ("@a: 1; @a: 1, 2;\nLabel { text-offset: @a; }", nil),
      ("Label { padding: 1; }", nil), ("@media (device: watch) { Label { text-offset: 1; } }", nil),
    ] as [(String, String?)])
  func missingOffsetComponentCrashes(text: String, location: String?) {
    for dialect in [StyleSheetDialect.nui, .fiori] {
      let verdict = verdict(text, dialect)
      #expect(verdict.outcome == (location == nil ? .loads : .crashes), "\(text)")
      #expect(verdict.range?.description == location.map { "s:\($0)" })
      // The check reports the same at that location.
      let reportsCrash = read(text, dialect).diagnostics.contains { $0.message.contains("iOS crashes") }
      if !text.contains("@") { #expect(reportsCrash == (location != nil), "\(text)") }
    }
    #expect(verdict(text, .fioriSwiftUI).loads)
  }

  @Test(
    arguments: [
      "@a: @undef;\nLabel { font-color: @a; }", "Label { font-color: @undef; }",
      "@a: @undef;\nLabel { font-color: @a; background-color: @undef; }", "@a: @undef;",
      "@media (device: iphone) { @undef: red; }\n@a: @undef;\nLabel { font-color: @a; }",
      "@media (device: iphone) { @undef: red; }\nLabel { font-color: @undef; }",
    ])
  func crashDiagnosticMatchesTheVerdict(text: String) {
    for dialect in [StyleSheetDialect.fiori, .nui] {
      let reportsCrash = read(text, dialect).diagnostics.contains { $0.message.contains("iOS crashes here") }
      let source = StyleSheetSource(name: "sheet.nss", text: text)
      #expect(reportsCrash == (StrictCheckResult(source, dialect: dialect).outcome == .crashes), "\(dialect): \(text)")
    }
  }

  @Test func paletteNamesAreDefinedForFiori() {
    for name in ["tintColor", "line", "negative_darkBackground", "grey4"] {
      #expect(verdict("Label { a: @\(name); }", .fiori).loads)
      #expect(verdict("Label { a: @\(name); }", .nui).outcome == .crashes)
    }
    #expect(verdict("Label { a: @tintColour; }", .fiori).outcome == .crashes)
  }

  @Test func invalidEncodingDropsTheFile() {
    let source = StyleSheetSource(name: "s", bytes: Array("Label {}\n/* ".utf8) + [0xE4] + Array(" */".utf8))
    #expect(StrictCheckResult(source, dialect: .fiori).outcome == .rejected)
    #expect(StrictCheckResult(source, dialect: .fiori).range?.description == "s:2:4")
    #expect(StrictCheckResult(source, dialect: .fioriSwiftUI).loads)
  }

  @Test(arguments: ["// a", "A:B {", "Label { a: @b; }", "\u{FEFF}"])
  func swiftUIDropsNothing(text: String) {
    #expect(verdict(text, .fioriSwiftUI).loads)
  }

  @Test func sheetWithoutWarningsLoads() {
    // The two readers are independent: a sheet that one accepts, the other must load.
    var generator = Dice(seed: 11)
    let pieces = [
      "Label {", "Button, Switch {", "}", "}", "font-size: 17;", "font-color: @a;", "text-align: left", ";", "@a: red;",
      "@b: (1, 2);", "@media (device: ipad) {", "@media (device: ipad) and (orientation: portrait) {", "and", "'x'",
      "//",
      "/*", "*/", "!important", ".Label {}", "é", "\n", ":", ",", "(", "Slider {}", "View { exclude-views: A, B; }",
    ]
    var clean = 0
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...7, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
      let reading = read(text, .nui)
      let isClean = reading.diagnostics.allSatisfy {
        $0.severity == .note || [.noKnownClass, .unknownClass, .unknownProperty, .lowContrast].contains($0.code)
          || [.duplicateDefinition, .duplicateProperty, .overridden].contains($0.code)
      }
      guard isClean else { continue }
      clean += 1
      #expect(verdict(text).loads, "\(text): \(verdict(text))")
    }
    #expect(clean > 50)
  }
}
