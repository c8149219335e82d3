import FloorplanCommand
import FloorplanTheme
import Testing

@Suite struct DesignTokenTests {
  private func run(_ arguments: String..., input: String = "") -> FloorplanTool.Result {
    FloorplanTool.result(of: ["theme", "tokens"] + arguments, standardInput: Array(input.utf8))
  }

  @Test("Colors and aliases survive a round trip", arguments: BuiltInTheme.allCases.map(\.rawValue))
  func builtInThemesSurviveARoundTrip(name: String) throws {
    let exported = run("export", name)
    #expect(exported.exitStatus == 0)
    let imported = run("import", "-", input: exported.output)
    #expect(imported.exitStatus == 0 && imported.errorOutput == "")
    let original = FloorplanTool.result(of: ["theme", "tokens", "export", name])
    #expect(run("export", "-", input: imported.output).output == original.output)
  }

  @Test func valuesKeepTheirTypes() {
    let sheet = """
      @ink: #123456;
      @faint: rgba(18, 52, 86, 0.5);
      @brand: @ink;
      @headline: primaryLabel;
      @tintColor_darkBackground: @brand;
      @size: 17.5;
      @large: inf;
      @face: "Open Sans";
      @media (device: iphone) { @ink: red; }
      Label { font-color: @ink; }
      """
    let exported = run("export", "-", input: sheet)
    #expect(exported.errorOutput.contains("not exported: <stdin>:8:1: @face is neither"))
    #expect(exported.errorOutput.contains(": @ink is overridden or conditional\n"))
    #expect(exported.errorOutput.contains("not exported: <stdin>:10:1: the rule for Label\n"))
    #expect(
      run("import", "-", input: exported.output).output == """
        @brand: @ink;
        @faint: rgba(18,52,86,0.5);
        @headline: @primaryLabel;
        @ink: #123456;
        @size: 17.5;
        @tintColor_darkBackground: @brand;

        """)
  }

  @Test func groupsAndDimensionsOfOtherToolsAreRead() {
    let tokens = """
      {"color": {"$type": "color", "brand": {"$value": "#0057D2"}, "link text": {"$value": "{color.brand}"},
        "veil": {"$value": {"colorSpace": "srgb", "components": [0, 0.5, 1], "alpha": 0.25}}},
       "space": {"small": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
        "large": {"$type": "dimension", "$value": "16px"}},
       "face": {"$type": "fontFamily", "$value": ["Open Sans"]}}
      """
    let result = run("import", "-", input: tokens)
    #expect(result.errorOutput == "" && result.exitStatus == 0)
    #expect(
      result.output == """
        @color_brand: #0057D2;
        @color_link-text: @color_brand;
        @color_veil: rgba(0,128,255,0.25);
        @face: "Open Sans";
        @space_large: 16;
        @space_small: 8;

        """)
    let reading = StyleSheet.read(StyleSheetSource(name: "sheet.nss", text: result.output))
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
  }

  @Test(
    "A token that can't be imported is reported, and the others are imported",
    arguments: [
      (#""x": {"$value": 3}"#, "x: the token has no $type"),
      (#""x": {"$type": "shadow", "$value": "a"}"#, "x: style sheets have no shadow; the known types are color, "),
      (#""x": {"$type": "color", "$value": "blue"}"#, "x: “blue” is not a color; expected #RRGGBB"),
      (#""x": {"$type": "color", "$value": 3}"#, "x: the value isn't a color"),
      (
        #""x": {"$type": "color", "$value": {"colorSpace": "oklch", "components": [0, 0, 0]}}"#,
        "x: expected a color with the colorSpace srgb"
      ),
      (
        #""x": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 2, 0]}}"#,
        "x: expected three components from 0 to 1"
      ),
      (#""x": {"$type": "fontFamily", "$value": ["72", "Inter"]}"#, "x: expected one font, found 2; "),
      (#""x": {"$type": "fontFamily", "$value": "a\"b"}"#, "x: “a\"b” is not the name of a font"),
      (#""x": {"$type": "number", "$value": 1e999}"#, "x: the value isn't a number"),
      (#""x.y": {"$value": "{good}"}"#, "[“x.y”]: a name can't contain periods or braces"),
      (#""x": {"$type": "dimension", "$value": "1rem"}"#, "x: “1rem” is not a dimension"),
      (#""x": {"$value": "{a.missing}"}"#, "x: the token {a.missing} doesn't exist"),
      (#""x": {"$value": "{y}"}, "y": {"$value": "{x}"}"#, "y: the reference is circular: x → y → x"),
      (#""x": {"$value": "{y}"}, "y": {"$value": "{y}"}"#, "x: the reference is circular: y → y"),
      (#""x": 3"#, "x: expected a token or a group"),
      (#""x": {"z": {"$value": "{good}"}}, "x_z": {"$value": "{good}"}"#, "x_z: another token has the variable @x_z"),
    ])
  func problemsAreReported(member: String, problem: String) {
    let result = run("import", "-", input: "{\(member), \"good\": {\"$type\": \"number\", \"$value\": 1}}")
    #expect(result.exitStatus == 1)
    #expect(result.errorOutput.contains("standard input: \(problem)"), "\(result.errorOutput)")
    #expect(result.output.contains("@good: 1;\n"))
  }

  @Test func longChainsDoNotOverflowTheStack() {
    let count = 20_000
    let chain = (1...count).map { "\"t\($0)\": {\"$value\": \"{t\($0 - 1)}\"}" }.joined(separator: ",")
    let result = run("import", "-", input: "{\"t0\": {\"$type\": \"number\", \"$value\": 1}, \(chain)}")
    #expect(result.errorOutput == "" && result.output.split(separator: "\n").count == count + 1)
    let broken = run("import", "-", input: "{\(chain)}")
    #expect(broken.output == "" && broken.errorOutput.split(separator: "\n").count == count)
  }

  @Test func invalidFilesAreRefused() {
    #expect(run("import", "-", input: "{").errorOutput == "standard input: not valid JSON\n")
    #expect(run("import", "-", input: " ").errorOutput == "standard input: empty; expected JSON\n")
    let comma = run("import", "-", input: "{\"a\": {\"$value\": \"{b}\",}}")
    #expect(comma.errorOutput.hasSuffix("a comma before a closing bracket in line 1, column 23\n"))
    #expect(run("import", "-", input: "[]").errorOutput == "standard input: expected an object with tokens\n")
    #expect(run("import", "/nowhere/a.json").exitStatus == 2)
  }
}
