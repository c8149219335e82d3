import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetEvaluationTests {
  private func colors(_ evaluation: StyleSheet.Evaluation) -> [ThemeColor?] {
    evaluation.rules.flatMap(\.declarations).map { $0.value.color(in: .standard, appearance: .light) }
  }

  private let red = ThemeColor(hex: 0xFF0000)
  private let blue = ThemeColor(hex: 0x0000FF)

  @Test("A variable may stand before its definition, and through others")
  func variables() throws {
    let evaluation = read("Label { font-color: @c; }\n@a: red;\n@b: @a;\n@c: @b;").sheet.evaluate()
    #expect(colors(evaluation) == [red])
    let declaration = try #require(evaluation.rules.first?.declarations.first)
    #expect(declaration.variable == "c")
    #expect(evaluation.chain(from: "c").map(\.name) == ["c", "b", "a"])
    #expect(evaluation.chain(from: "nothing").isEmpty)
    #expect(read("@a: @b;\n@b: @a;").sheet.evaluate().chain(from: "a").map(\.name) == ["a", "b"])
  }

  @Test("The last definition holds, but in the SwiftUI dialect the first")
  func precedence() {
    let text = "@a:red;\n@a:blue;\nLabel { font-color: @a; }"
    #expect(colors(read(text).sheet.evaluate()) == [blue])
    #expect(colors(read(text, .nui).sheet.evaluate()) == [blue])
    #expect(colors(read(text, .fioriSwiftUI).sheet.evaluate()) == [red])
  }

  @Test("Conditions choose rules and definitions")
  func media() {
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

  @Test("A mistake that only a phone would see is told")
  func conditionalMistakes() {
    let reading = read("@media (device: iphone) { Label { font-color: @nothing; } }")
    #expect(reading.places == ["1:1 condition-not-met", "1:47 undefined-variable"])
    let half = read("@media (device: iphone) { @a: red; }\nSwitch { thumb-color: @a; }")
    #expect(half.places == ["1:1 condition-not-met", "2:23 undefined-variable"])
    #expect(half.diagnostics[1].message.contains("under conditions only"))
    #expect(half.diagnostics[1].remedy == "Define it outside of every condition too.")
    #expect(colors(reading.sheet.evaluate()).isEmpty)
  }

  @Test(
    "What isn't said for every window holds in wide ones that lie, and the other conditions are told",
    arguments: [
      ("(device: ipad)", true), ("(device: iphone)", false), ("(orientation: landscape)", true),
      ("(orientation: portrait)", false), ("(device: ipad) and (orientation: landscape)", true),
      ("(device: ipad) and (orientation: portrait)", false), ("(device: iphone) and (device: ipad)", true),
      ("(device: ipad) and (device: iphone)", false),
    ])
  func desktop(condition: String, holds: Bool) {
    let reading = read("@media \(condition) { Switch { thumb-color: red; } }")
    #expect(colors(reading.sheet.evaluate()) == (holds ? [red] : []))
    #expect(reading.codes.contains(.conditionNotMet) != holds)
    let others = StyleSheetEnvironment.all.filter { colors(reading.sheet.evaluate(in: $0)) == [red] }
    #expect(!others.isEmpty && others.contains(.desktop) == holds)
  }

  @Test("A colour of the palette is defined, whatever it is used for")
  func paletteOfAnotherType() throws {
    let told = try #require(read("Label { font-name: @tintColor; }").diagnostics.first)
    #expect(told.code == .wrongType && told.message.hasSuffix("“@tintColor” is none: it is a colour of the palette."))
    // The values of an unknown property are unknown.
    let unknown = read("Label { badge-color: @tintColor; }")
    #expect(unknown.codes == [.unknownProperty])
    #expect(read("Label { badge-color: @tintColor; }", .nui).codes == [.unknownProperty, .undefinedVariable])
  }

  @Test("One definition serves properties of different types")
  func types() {
    let evaluation = read("@a: 4;\nButton { corner-radius: @a; padding: @a; font-color: @a; }").sheet.evaluate()
    #expect(
      evaluation.rules[0].declarations.map(\.value) == [
        .number(4), .style(.box(EdgeLengths(top: 4, right: 4, bottom: 4, left: 4))),
      ])
  }

  @Test("Colours of the palette that a sheet redefines are listed, with their surface")
  func paletteDefinitions() {
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
    // The declaration keeps the name, so that dark surfaces get their own colour.
    #expect(
      evaluation.rules[0].declarations.map(\.value).first
        == PaletteReference("tintColor").map { .style(.reference($0)) })
    #expect(evaluation.rules[0].declarations.map(\.value).last == .number(2))
  }

  @Test("An old name of the palette may be a variable of the sheet's own")
  func oldNames() {
    let reading = read("@line: 2;\n@shadow: Avenir;\nButton { corner-radius: @line; font-name: @shadow; }")
    #expect(reading.codes == [])
    #expect(
      reading.sheet.evaluate().rules[0].declarations.map(\.value) == [
        .number(2), .style(.font(FontFace(postScriptName: "Avenir"))),
      ])
  }

  @Test("A chain of aliases as long as a sheet may be is followed once")
  func deepAliases() {
    let count = 10_000
    let aliases = (0..<count).map { "@v\($0): @v\($0 + 1);" }.joined(separator: "\n")
    let uses = (0..<count).map { "font-color: @v\($0);" }.joined(separator: "\n")
    let sheet = read("\(aliases)\n@v\(count): red;\nLabel { \(uses) }").sheet
    var table = VariableTable(sheet, in: .desktop)
    for index in sheet.definitions.indices { #expect(table.end(of: index) == .value(count)) }
    #expect(table.steps == count + 1)
    #expect(sheet.evaluate().rules[0].declarations.count == count)
  }

  @Test("What no type fits is left out, and what no property has is kept as text")
  func leftOut() {
    let evaluation = read("Label { font-size: big; badge: 1 2; }").sheet.evaluate()
    #expect(evaluation.rules[0].declarations.map(\.value) == [.text("1 2")])
    #expect(evaluation.rules[0].declarations.map(\.property) == [nil])
  }
}
