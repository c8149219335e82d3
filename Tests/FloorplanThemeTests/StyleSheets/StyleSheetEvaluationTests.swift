import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetEvaluationTests {
  private func colors(_ evaluation: StyleSheet.Evaluation) -> [ThemeColor?] {
    evaluation.rules.flatMap(\.declarations).map { $0.value.color(in: .standard, appearance: .light) }
  }

  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)

  @Test func variablesResolveInAnyOrder() throws {
    let evaluation = read("Label { font-color: @c; }\n@a: red;\n@b: @a;\n@c: @b;").sheet.evaluate()
    #expect(colors(evaluation) == [red])
    let declaration = try #require(evaluation.rules.first?.declarations.first)
    #expect(declaration.variable == "c")
    #expect(evaluation.chain(from: "c").map(\.name) == ["c", "b", "a"])
    #expect(evaluation.chain(from: "nothing").isEmpty)
    #expect(read("@a: @b;\n@b: @a;").sheet.evaluate().chain(from: "a").map(\.name) == ["a", "b"])
  }

  @Test("The last definition wins, except in the SwiftUI dialect")
  func lastDefinitionWins() {
    let text = "@a:red;\n@a:blue;\nLabel { font-color: @a; }"
    #expect(colors(read(text).sheet.evaluate()) == [blue])
    #expect(colors(read(text, .nui).sheet.evaluate()) == [blue])
    #expect(colors(read(text, .fioriSwiftUI).sheet.evaluate()) == [red])
  }

  @Test func conditionsSelectRulesAndDefinitions() {
    let sheet = read(
      """
      @a: red;
      @media (device: iphone) { @a: blue; Label { font-color: blue; } }
      Button { font-color: @a; }
      """
    ).sheet
    #expect(colors(sheet.evaluate()) == [red])
    let narrow = StyleSheetEnvironment(device: .iphone, orientation: .portrait)
    #expect(colors(sheet.evaluate(in: narrow)) == [blue, blue])
  }

  @Test func mistakesOnOtherDevicesAreReported() {
    let reading = read("@media (device: iphone) { Label { font-color: @nothing; } }")
    #expect(reading.locations == ["1:1 condition-not-met", "1:47 undefined-variable"])
    let half = read("@media (device: iphone) { @a: red; }\nSwitch { thumb-color: @a; }")
    #expect(half.locations == ["1:1 condition-not-met", "2:23 undefined-variable"])
    #expect(half.diagnostics[1].message.contains("only defined in conditions"))
    #expect(half.diagnostics[1].remedy == "also define it outside the conditions")
    #expect(colors(reading.sheet.evaluate()).isEmpty)
  }

  @Test(
    "The desktop meets the conditions of a tablet in landscape, and other conditions are reported",
    arguments: [
      ("(device: ipad)", true), ("(device: iphone)", false), ("(orientation: landscape)", true),
      ("(orientation: portrait)", false), ("(device: ipad) and (orientation: landscape)", true),
      ("(device: ipad) and (orientation: portrait)", false), ("(device: iphone) and (device: ipad)", true),
      ("(device: ipad) and (device: iphone)", false),
    ])
  func desktopMatchesLandscapeTablets(condition: String, matches: Bool) {
    let reading = read("@media \(condition) { Switch { thumb-color: red; } }")
    #expect(colors(reading.sheet.evaluate()) == (matches ? [red] : []))
    #expect(reading.codes.contains(.conditionNotMet) != matches)
    let others = StyleSheetEnvironment.all.filter { colors(reading.sheet.evaluate(in: $0)) == [red] }
    #expect(!others.isEmpty && others.contains(.desktop) == matches)
  }

  @Test func paletteColorIsDefinedForEveryType() throws {
    let reported = try #require(read("Label { font-name: @tintColor; }").diagnostics.first)
    #expect(
      reported.code == .wrongType
        && reported.message
          == "invalid value “@tintColor” for font-name: it is a palette color; expected a font name, such as boldSystem"
    )
    // The values of an unknown property are unknown.
    let unknown = read("Label { badge-color: @tintColor; }")
    #expect(unknown.codes == [.unknownProperty])
    #expect(read("Label { badge-color: @tintColor; }", .nui).codes == [.unknownProperty, .undefinedVariable])
  }

  @Test func oneDefinitionServesSeveralTypes() {
    let evaluation = read("@a: 4;\nButton { corner-radius: @a; padding: @a; font-color: @a; }").sheet.evaluate()
    #expect(
      evaluation.rules[0].declarations.map(\.value) == [
        .number(4), .style(.box(EdgeLengths(top: 4, right: 4, bottom: 4, left: 4))),
      ])
  }

  @Test func redefinedPaletteColorsAreListed() {
    let evaluation = read(
      """
      @brand: #FF6000;
      @tintColor: @brand;
      @tintColor_darkBackground: #FF0000;
      @shell: blue;
      @line: 2;
      @tintColorDark: red;
      @primaryLabel: tertiaryLabel;
      Label { font-color: @tintColor; border-width: @line; }
      """
    ).sheet.evaluate()
    let listed = evaluation.paletteColors.map { "\($0.reference.name) \($0.reference.surface?.rawValue ?? "-")" }
    #expect(
      listed == ["tintColor -", "tintColor darkBackground", "header -", "tintColor lightBackground", "primaryLabel -"])
    #expect(evaluation.paletteColors[0].value == .style(.literal(ThemeColor(hex: 0xFF6000))))
    // The declaration keeps the name, so that dark surfaces get their own color.
    #expect(
      evaluation.rules[0].declarations.map(\.value).first
        == PaletteReference("tintColor").map { .style(.reference($0)) })
    #expect(evaluation.rules[0].declarations.map(\.value).last == .number(2))
  }

  @Test func deprecatedColorNameMayBeAVariable() {
    let reading = read("@line: 2;\n@shadow: Avenir;\nButton { corner-radius: @line; font-name: @shadow; }")
    #expect(reading.codes == [])
    #expect(
      reading.sheet.evaluate().rules[0].declarations.map(\.value) == [
        .number(2), .style(.font(FontFace(postScriptName: "Avenir"))),
      ])
  }

  @Test func longAliasChainIsResolvedOnce() {
    let count = 10_000
    let aliases = (0..<count).map { "@v\($0): @v\($0 + 1);" }.joined(separator: "\n")
    let uses = (0..<count).map { "font-color: @v\($0);" }.joined(separator: "\n")
    let sheet = read("\(aliases)\n@v\(count): red;\nLabel { \(uses) }").sheet
    let table = VariableTable(sheet, in: .desktop)
    for index in sheet.definitions.indices { #expect(table.ends[index] == .value(count)) }
    #expect(table.steps == count + 1)
    #expect(sheet.evaluate().rules[0].declarations.count == count)
  }

  @Test("Values of a wrong type are dropped, and values of unknown properties are kept as text")
  func invalidValuesAreDropped() {
    let evaluation = read("Label { font-size: big; badge: 1 2; }").sheet.evaluate()
    #expect(evaluation.rules[0].declarations.map(\.value) == [.text("1 2")])
    #expect(evaluation.rules[0].declarations.map(\.property) == [nil])
  }
}
