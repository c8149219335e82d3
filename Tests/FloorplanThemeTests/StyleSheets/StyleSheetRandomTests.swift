import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

@Suite struct StyleSheetRandomTests {
  /// Reads bytes in every dialect and checks the results.
  private func check(_ bytes: [UInt8], _ seed: UInt64) {
    let source = StyleSheetSource(name: "s", bytes: bytes)
    for dialect in StyleSheetDialect.allCases {
      let reading = StyleSheet.read(source, dialect: dialect)
      var ranges = reading.diagnostics.map(\.range)
      ranges += reading.sheet.definitions.flatMap { [$0.range, $0.nameRange, $0.valueRange] }
      ranges += reading.sheet.rules.map(\.range) + reading.sheet.rules.flatMap(\.selectors).map(\.range)
      ranges += reading.sheet.rules.flatMap(\.declarations).flatMap { [$0.range, $0.nameRange, $0.valueRange] }
      let verdict = StrictCheckResult(source, dialect: dialect)
      #expect(verdict.loads == (verdict.range == nil))
      ranges += [verdict.range].compactMap { $0 }
      let outside = ranges.first {
        $0.lowerBound.offset < 0 || $0.upperBound < $0.lowerBound || $0.upperBound.offset > bytes.count
          || $0.lowerBound.line < 1 || $0.lowerBound.column < 1
      }
      #expect(outside == nil, "\(seed): \(outside.debugDescription)")
      for environment in StyleSheetEnvironment.all {
        let evaluation = reading.sheet.evaluate(in: environment)
        #expect(evaluation.rules.count <= reading.sheet.rules.count)
      }
      let malformed = reading.diagnostics.first {
        $0.line.contains("\n") || $0.summary.contains("\n")
          || $0.line.unicodeScalars.count > StyleSheetExcerpt.limit + 2
      }
      #expect(malformed == nil, "\(seed): \(malformed.debugDescription)")
    }
  }

  @Test(arguments: 0..<4)
  func everyByteStringYieldsASheet(part: UInt64) {
    for seed in part * 50..<(part + 1) * 50 {
      var generator = Dice(seed: seed)
      let count = Int.random(in: 0...300, using: &generator)
      check((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }, seed)
    }
  }

  @Test func randomDataIsRefused() {
    var generator = Dice(seed: 6)
    let words = (0..<StyleSheetSource.byteLimit / 8).map { _ in generator.next() }
    let bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    let source = StyleSheetSource(name: "s", bytes: bytes)
    #expect(StyleSheet.read(source).hasErrors)
  }

  @Test("Text is truncated to one line, with invisible characters replaced")
  func textIsShownOnOneLine() {
    let cases = [
      ("", ""), ("font-color", "font-color"), ("Größe 7", "Größe 7"), ("12345", "12345"), ("123456", "1234…"),
      ("a\nb", "a\u{FFFD}b"), ("a\u{7F}", "a\u{FFFD}"), ("\u{85}", "\u{FFFD}"), ("\u{2028}", "\u{FFFD}"),
      ("°", "°"), ("–", "–"),
    ]
    for (text, expected) in cases {
      #expect(text.onOneLine(limit: text.hasPrefix("1") ? 5 : 60) == expected)
    }
  }

  @Test(arguments: 0..<4)
  func randomTokensYieldASheet(part: UInt64) {
    let pieces: [String] = [
      "{", "}", ":", ";", ",", "(", ")", "@", "@a", "@media", "@import", "and", "device", "ipad", "#", "#fff", "'",
      "\"",
      "/", "//", "/*", "*/", "!", "!important", ".", "\n", "\r", " ", "\0", "é", "\u{FEFF}", "Label", "font-color",
      "font-size", "rgba", "hsl", "1", ".5", "-", "%", "text-offset", "padding", "font-color-highlighted-insets", "_",
    ]
    for seed in part * 150..<(part + 1) * 150 {
      var generator = Dice(seed: seed)
      let count = Int.random(in: 0...60, using: &generator)
      check((0..<count).flatMap { _ in Array((pieces.randomElement(using: &generator) ?? "").utf8) }, seed)
    }
  }

  @Test(arguments: SheetFixtures.all.indices)
  func mutatedFixturesYieldASheet(index: Int) {
    let fixture = Array(SheetFixtures.all[index].utf8)
    for seed in 0..<20 as Range<UInt64> {
      var generator = Dice(seed: seed)
      var bytes = fixture
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let position = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: position)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: position)
        case 2: bytes[position] = "{}:;@/*'\n".utf8.randomElement(using: &generator) ?? 0
        default: bytes.removeSubrange(position..<min(bytes.count, position + Int.random(in: 1...80, using: &generator)))
        }
      }
      check(bytes, seed)
    }
  }

  @Test func brokenStatementKeepsTheOthers() throws {
    let whole = read(SheetFixtures.stockTheme)
    let lines = SheetFixtures.stockTheme.split(separator: "\n", omittingEmptySubsequences: false)
    let declarations = lines.indices.filter { lines[$0].hasPrefix("    ") && lines[$0].hasSuffix(";") }
    #expect(declarations.count > 25)
    for index in declarations {
      for damage in ["", " = ", ": :", "((", "'"] {
        var broken = lines
        broken[index] = lines[index].replacing(":", with: damage)[...]
        let reading = read(broken.joined(separator: "\n"))
        let count = reading.sheet.rules.map(\.declarations.count).reduce(0, +)
        let before = whole.sheet.rules.map(\.declarations.count).reduce(0, +)
        #expect(reading.sheet.rules.count == whole.sheet.rules.count, "\(broken[index])")
        #expect(count >= before - 1, "\(broken[index])")
        #expect(!reading.diagnostics.isEmpty, "\(broken[index])")
      }
    }
  }

  @Test(
    arguments: [
      "Label{font-color:red;}", "/*", "/*\n", "/* */", "// x\n", "{", "}", "'", "a:b{", "@a:@b;", ";", "@a{}", "(", ",",
      "a ",
      "*",
      "@media (a:b) {", "Label {\n",
    ])
  func parsingTimeIsLinear(piece: String) {
    func steps(_ count: Int) -> (lexer: Int, reports: Int) {
      let source = StyleSheetSource(name: "s", text: String(repeating: piece, count: count))
      let report = StyleSheetReporter(dialect: .fiori)
      var parser = StyleSheetParser(source, report: report, allowance: .max)
      parser.parse()
      return (parser.lexer.scanner.steps, report.reportCount)
    }
    let small = steps(500)
    let large = steps(5000)
    #expect(small.lexer <= 2 * 500 * piece.utf8.count)
    #expect(large.lexer <= 10 * small.lexer + 100)
    #expect(large.reports <= 10 * small.reports + 100)
  }
}
