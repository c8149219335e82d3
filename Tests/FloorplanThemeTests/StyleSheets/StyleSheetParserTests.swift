import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetParserTests {
  @Test(
    arguments: [
      ("", []),
      ("/* nothing */", []),
      ("@a: red;Switch{thumb-color:@a;}", ["@a=red", "Switch{thumb-color=@a}"]),
      ("Label,Button{}", ["Label,Button{}"]),
      ("TabBarItem{text-offset:0,-11;}", ["TabBarItem{text-offset=0 , -11}"]),
      ("Label{shadow-color:rgba(0,0,0,.5);}", ["Label{shadow-color=rgba ( 0 , 0 , 0 , .5 )}"]),
      ("View{background-image:img/sub.png;}", ["View{background-image=img/sub.png}"]),
      ("Label{font-name:Avenir\n  Next;}", ["Label{font-name=Avenir Next}"]),
      (
        "Button{exclude-subviews:UITableViewCell,\n UITextField;}",
        [
          "Button{exclude-subviews=UITableViewCell , UITextField}"
        ]
      ),
      ("Button{padding:1 2 3 4;}", ["Button{padding=1 2 3 4}"]),
      ("@a: rgba(\n  10,\n  20,\n  30,\n  0.5\n);", ["@a=rgba ( 10 , 20 , 30 , 0.5 )"]),
      ("Label{font-size:2px;}", ["Label{font-size=2px}"]),
      ("Switch{thumb-color:0xFF0000;}", ["Switch{thumb-color=0xFF0000}"]),
    ] as [(String, [String])])
  func validSyntaxHasNoDiagnostics(text: String, outline: [String]) {
    let reading = read(text)
    #expect(reading.outline == outline)
    let aboutParts: Set<StyleSheetDiagnosticCode> = [
      .unknownClass, .noKnownClass, .unsupportedProperty, .noEffect,
    ]
    #expect(aboutParts.isSuperset(of: reading.codes), "\(reading.locations)")
  }

  @Test(
    arguments: [
      // Semicolons.
      ("@a: red\n@b: blue;", ["@a=red", "@b=blue"], ["1:8 missing-semicolon"]),
      ("@a: red\nLabel { font-size: 17; }", ["@a=red", "Label{font-size=17}"], ["1:8 missing-semicolon"]),
      (
        "@a: red\nLabel, Button { font-size: 17; }", ["@a=red", "Label,Button{font-size=17}"], ["1:8 missing-semicolon"]
      ),
      ("@a: red", ["@a=red"], ["1:8 missing-semicolon"]),
      ("Label { font-size: 17 }", ["Label{font-size=17}"], ["1:22 missing-semicolon"]),
      (
        "Label {\n font-size: 17\n text-align: left;\n}", ["Label{font-size=17;text-align=left}"],
        [
          "2:15 missing-semicolon"
        ]
      ),
      ("Label { font-size: 17;; };", ["Label{font-size=17}"], ["1:23 stray-semicolon"]),
      (
        "Label { font-size: 17 text-align: left; }", ["Label{font-size=17;text-align=left}"], ["1:22 missing-semicolon"]
      ),
      ("Label { font-size: 17: 18; text-align: left; }", ["Label{text-align=left}"], ["1:22 unexpected-token"]),
      ("@a: b: c;\nLabel {}", ["Label{}"], ["1:6 unexpected-token"]),
      (
        "Label { font-size: 17 !really; }", ["Label{font-size=17 really}"], ["1:20 wrong-type", "1:23 stray-character"]
      ),
      (
        "Label { badge: 50%; b%: 1; }", ["Label{badge=50%;b%=1}"],
        [
          "1:9 unknown-property", "1:16 foreign-character", "1:21 foreign-character", "1:21 unknown-property",
        ]
      ),
      (
        "Label { font-color: rgb(0, 0, 0\n  text-align: left; }",
        ["Label{font-color=rgb ( 0 , 0 , 0;text-align=left}"], ["1:21 wrong-type", "1:32 missing-semicolon"]
      ),
      // An address isn't a comment.
      (
        "ImageView { image-name: http://x/y.png; view-alpha: 1; }",
        ["ImageView{image-name=http://x/y.png;view-alpha=1}"], ["1:25 foreign-character"]
      ),
      (
        "ImageView { image-name: a;//b\n view-alpha:// c\n 1; }", ["ImageView{image-name=a;view-alpha=1}"],
        [
          "1:27 line-comment"
        ]
      ),
      // Comments and quotation marks.
      ("// a\nLabel { font-size: 17; // b\n}", ["Label{font-size=17}"], ["1:1 line-comment"]),
      (
        "Label { font-size: 17; }\n/* open\nButton { font-size: 18; }",
        ["Label{font-size=17}", "Button{font-size=18}"],
        [
          "2:1 unterminated-comment"
        ]
      ),
      ("Label { font-name: \"Avenir Next\"; }", ["Label{font-name=Avenir Next}"], ["1:20 quotes"]),
      (
        "Label { font-name: 'Avenir; }\nButton: x; }", ["Label{font-name=Avenir; };Button=x}"],
        ["1:20 unterminated-string", "2:1 unknown-property"]
      ),
      // Class paths.
      (
        "A:Label { font-size: 17; }", ["A:Label{font-size=17}"], ["1:1 joined-class-path", "1:1 no-known-class"]
      ),
      (".Label { font-size: 17; }", ["Label{font-size=17}"], ["1:1 dotted-class"]),
      ("Label > Button, Label { font-size: 17; }", ["Label{font-size=17}"], ["1:1 malformed-selector"]),
      ("Label, { font-size: 17; }", ["Label{font-size=17}"], ["1:1 malformed-selector"]),
      (". {}\nLabel {}", ["Label{}"], ["1:1 malformed-selector"]),
      ("{ font-size: 17; } Label {}", ["Label{}"], ["1:1 malformed-selector"]),
      // Blocks.
      (
        "Label { font-size: 17;\n\nButton { font-size: 18; }", ["Label{font-size=17}", "Button{font-size=18}"],
        [
          "3:1 unclosed-block"
        ]
      ),
      ("Label {\n  Button { font-size: 18; }\n  font-size: 17;\n}", ["Label{font-size=17}"], ["2:3 nested-block"]),
      ("Label { font-size: 17;", ["Label{font-size=17}"], ["1:1 unclosed-block"]),
      ("Label {} } Button {}", ["Label{}", "Button{}"], ["1:10 unexpected-token"]),
      ("Label { { font-size: 18; } font-size: 17; }", ["Label{font-size=17}"], ["1:9 nested-block"]),
      // A stray brace.
      ("{\nLabel { font-size: 17; }\nButton {}", ["Label{font-size=17}", "Button{}"], ["1:1 malformed-selector"]),
      ("Label {} {\n\n@a: red;\nButton {}", ["@a=red", "Label{}", "Button{}"], ["1:10 malformed-selector"]),
      ("{\nLabel,\nButton { font-size: 17; }", ["Label,Button{font-size=17}"], ["1:1 malformed-selector"]),
      ("{\n  Label { font-size: 17; }\n}\nButton {}", ["Button{}"], ["1:1 malformed-selector"]),
      ("{ font-size: 17;\n@media (device: ipad) { Label {} }", ["Label{}"], ["1:1 malformed-selector"]),
      (
        "@media (device: ipad) {\n  {\n  Label {}\n}\nButton {}", ["Label{}", "Button{}"], ["2:3 malformed-selector"]
      ),
      (
        "Label { font-size: 17;\n  {\nButton { font-size: 18; }\nSwitch {}",
        ["Label{font-size=17}", "Button{font-size=18}", "Switch{}"], ["2:3 nested-block", "3:1 unclosed-block"]
      ),
      ("@a: red {\nLabel {}\nButton {}", ["Label{}", "Button{}"], ["1:9 unexpected-token"]),
      // Declarations.
      ("Label { font-size 17; text-align: left; }", ["Label{text-align=left}"], ["1:9 missing-colon"]),
      ("Label { font-size: ; text-align: left; }", ["Label{text-align=left}"], ["1:19 empty-value"]),
      ("font-size: 17;\nLabel {}", ["Label{}"], ["1:1 declaration-outside-rule"]),
      ("Label { @a: red; font-size: 17; }", ["Label{font-size=17}"], ["1:9 unexpected-token"]),
      ("Label { font-size: 17 !important; }", ["Label{font-size=17}"], ["1:23 important"]),
      ("what is this;\nLabel {}", ["Label{}"], ["1:1 unexpected-token"]),
      // Statements that start with @.
      ("@font-face { src: x; }\nLabel {}", ["Label{}"], ["1:1 unknown-keyword"]),
      ("@font-face\n{ src: x; }\nLabel {}", ["Label{}"], ["1:1 unknown-keyword"]),
      ("@supports (a: b),\n  c\n  and d { src: x; }\nLabel {}", ["Label{}"], ["1:1 unknown-keyword"]),
      ("@z\nLabel { font-size: 17; }", ["Label{font-size=17}"], ["1:1 unknown-keyword"]),
      ("@z\n.Label, Button {}", ["Label,Button{}"], ["1:1 unknown-keyword", "2:1 dotted-class"]),
      ("@z red\nLabel {}", ["Label{}"], ["1:1 unknown-keyword"]),
      ("@: red;\nLabel {}", ["Label{}"], ["1:1 unexpected-token"]),
      ("@a: ;\nLabel {}", ["Label{}"], ["1:4 empty-value"]),
      ("@a: red {}\nLabel {}", ["Label{}"], ["1:9 unexpected-token"]),
      ("@media screen { Label {} }\nButton {}", ["Button{}"], ["1:8 malformed-media"]),
      ("@media (device: ipad) { Label {}\nButton {}", ["Label{}", "Button{}"], ["1:1 unclosed-block"]),
      ("@media (device: ipad) { @media (device: ipad) { Label {} } Button {} }", ["Button{}"], ["1:25 nested-block"]),
      ("Label { font-size: 17; @media: x; }", ["Label{font-size=17}"], ["1:24 unexpected-token"]),
    ] as [(String, [String], [String])])
  func parserRecoversAtTheNextStatement(text: String, outline: [String], locations: [String]) {
    let reading = read(text)
    #expect(reading.outline == outline, "\(text)")
    #expect(reading.locations == locations, "\(text)")
  }

  @Test func mediaConditionsAreParsed() {
    let reading = read(
      """
      @media (device: ipad) and (orientation: portrait) { Label { font-size: 17; } }
      @media (device: iphone) { @a: red; }
      @media (device: ipad) and (device: iphone) { Button {} }
      @media (device: watch) { Switch {} }
      @media (colour: red) { Slider {} }
      """)
    let media = reading.sheet.media
    #expect(media.map(\.device) == [.ipad, .iphone, .iphone, nil, nil])
    #expect(media.map(\.orientation) == [.portrait, nil, nil, nil, nil])
    #expect(media.map(\.neverMatches) == [false, false, false, true, false])
    #expect(reading.sheet.rules.map(\.media) == [0, 2, 3, 4])
    #expect(reading.sheet.definitions.map(\.media) == [1])
    #expect(
      reading.locations == [
        "1:1 condition-not-met", "2:1 condition-not-met", "3:28 repeated-media-feature", "4:17 unknown-media-feature",
        "5:9 unknown-media-feature",
      ])
    #expect(reading.diagnostics.map(\.repetitions) == [0, 1, 0, 0, 0])
    let wide = StyleSheetEnvironment(device: .ipad, orientation: .portrait)
    #expect(media.map { $0.matches(wide) } == [true, false, false, false, true])
    #expect(media.map { $0.matches(.desktop) } == [false, false, false, false, true])
  }

  @Test func rangesCoverTheirText() throws {
    let text = "@a: red;\nLabel, A:B {\n  font-size: 17 ;\n}"
    let sheet = read(text).sheet
    func part(_ range: StyleSheetRange) -> String {
      String(decoding: Array(text.utf8)[range.lowerBound.offset..<range.upperBound.offset], as: UTF8.self)
    }
    let definition = try #require(sheet.definitions.first)
    #expect([definition.range, definition.nameRange, definition.valueRange].map(part) == ["@a: red;", "@a", "red"])
    let rule = try #require(sheet.rules.first)
    #expect(part(rule.range) == "Label, A:B {\n  font-size: 17 ;\n}")
    #expect(rule.selectors.map { part($0.range) } == ["Label", "A:B"])
    let declaration = try #require(rule.declarations.first)
    #expect(
      [declaration.range, declaration.nameRange, declaration.valueRange].map(part)
        == ["font-size: 17 ;", "font-size", "17"])
    #expect("\(declaration.range)" == "sheet.nss:3:3")
  }

  @Test func statementsAndValueWordsAreLimited() {
    let many = read(String(repeating: "a{}", count: StyleSheet.statementLimit))
    let reported = many.diagnostics.first { $0.code == .tooManyStatements }
    #expect(
      reported?.message
        == "the sheet and its imports have more than 50000 statements (definitions, rules, class paths and "
        + "declarations); the rest is ignored")
    #expect(many.sheet.rules.count <= StyleSheet.statementLimit)
    let long = read("Label { font-name: \(String(repeating: "x ", count: StyleSheet.valueLimit + 1)); font-size: 17; }")
    #expect(long.codes == [.valueTooLong])
    #expect(long.outline == ["Label{font-size=17}"])
  }

  @Test(arguments: [499, 500, 501, 5000, 60_000])
  func selectorCountIsLimited(count: Int) {
    let head = (0..<count).map { "A\($0)" }.joined(separator: ", ")
    for text in ["\(head) { font-size: 17; }", "Label { font-size: 17;\n\(head) { font-size: 17; }"] {
      let reading = read(text)
      let isTooMany = count > StyleSheet.statementLimit
      #expect(reading.sheet.rules.last?.selectors.count == (isTooMany ? StyleSheet.statementLimit + 1 : count))
      #expect(reading.codes.contains(.tooManyStatements) == isTooMany)
      #expect(!reading.codes.contains(.malformedSelector))
    }
  }
}
