import FloorplanTheme
import FloorplanThemeCheck
import Foundation
import Testing

@Suite struct QuickTokensTests {
  private static let files: [String] = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    let paths =
      BuiltInTheme.allCases.map { "Resources/themes/\($0.fileName)" } + [
        "Examples/Inventory/Sources/Inventory/theme.nss", "Examples/Template/Sources/Repairs/theme.nss",
      ]
    return paths.compactMap { try? String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }()

  private static let mixed = [
    "", "Button { corner-radius: 2;", "@a: red; // a\r\nButton { corner-radius: 4 }\r\n", "\u{FEFF}@header:#fff",
    "@import 'x.nss';\n/* a */\n@header: red; @tintColor:#fff;",
  ]

  private func tokens(_ text: String, dialect: StyleSheetDialect = .fiori) -> QuickTokens {
    QuickTokens(StyleSheetSource(name: "a.nss", text: text)) { StyleSheet.read($0, dialect: dialect) }
  }

  private func sample(of token: QuickToken) -> String {
    switch token {
    case .color: "#8E24AB"
    case .property(.cornerRadius, _): "5"
    case .property: "Palatino-Bold"
    }
  }

  @Test func filesAreFound() { #expect(Self.files.count == 5) }

  @Test(arguments: SheetFixtures.all + files + mixed)
  func inverseRestoresEveryByte(text: String) throws {
    let tokens = tokens(text)
    for token in QuickToken.all {
      let old = tokens.text(of: token)
      for new in [sample(of: token), nil] where new != old {
        let change = try #require(tokens.setting(token, to: new), "\(token.name)")
        #expect(change.tokens.text(of: token) == new)
        #expect(change.tokens.source.applying(change.inverse).source.bytes == tokens.source.bytes, "\(token.name)")
        guard new != nil else { continue }
        if case .color(let color, let appearance) = token {
          #expect(change.tokens.theme.color(color, in: appearance) == ThemeColor(hex: 0x8E24AB))
        }
        // The old value, typed again, replaces exactly the new one. Reading a large sheet takes long.
        if let old, text.utf8.count < 4000 {
          #expect(change.tokens.setting(token, to: old)?.tokens.source == tokens.source, "\(token.name)")
        }
      }
    }
  }

  @Test(
    arguments: [
      // The value in the sheet is replaced, even that of a former name.
      (
        "@brand: red;\n@tintColorLight : @brand ; /* a */", .color(.tintColor, .dark), "#010203",
        "@brand: red;\n@tintColorLight : #010203 ; /* a */"
      ),
      // A definition is next to the others of its color, and after a comment on their line.
      (
        "@header: red; // a\n@tintColor: red;\n", .color(.header, .dark), "#010203",
        "@header: red; // a\n@header_darkBackground: #010203;\n@tintColor: red;\n"
      ),
      (
        "Label { font-size: 9; }", .color(.header, .light), "red",
        "Label { font-size: 9; }\n@header_lightBackground: red;"
      ),
      ("Label { font-size: 9;", .color(.header, .light), "red", "@header_lightBackground: red;\nLabel { font-size: 9;"),
      // It isn't in a condition.
      (
        "@media (device: ipad) {\n@header: red;\n}\n", .color(.tintColor, .light), "red",
        "@media (device: ipad) {\n@header: red;\n}\n@tintColor_lightBackground: red;\n"
      ),
      // A declaration is in the rule for the class, or in a new one.
      (
        "Button {\r\n  width: 9;\r\n}\r\n", .property(.cornerRadius, of: "Button"), "8",
        "Button {\r\n  width: 9;\r\n  corner-radius: 8;\r\n}\r\n"
      ),
      ("Button { width: 9 }", .property(.cornerRadius, of: "Button"), "8", "Button { width: 9; corner-radius: 8; }"),
      // A rule for other classes, too, is unchanged.
      (
        "Label, Button { font-name: A; }\n", .property(.fontName, of: "Label"), "B",
        "Label, Button { font-name: A; }\n\nLabel {\n    font-name: B;\n}\n"
      ),
      // A statement is removed with its line, and a rule with its only declaration.
      (
        "@header: red;\n  @tintColor: red;\n@footer: red;", .color(.tintColor, .light), nil,
        "@header: red;\n@footer: red;"
      ),
      ("@a: 1;\n\nLabel {\n    font-name: B;\n}\n", .property(.fontName, of: "Label"), nil, "@a: 1;\n"),
    ] as [(String, QuickToken, String?, String)])
  func editsAreMinimal(text: String, token: QuickToken, value: String?, expected: String) throws {
    let change = try #require(tokens(text).setting(token, to: value))
    #expect(String(decoding: change.tokens.source.bytes, as: UTF8.self) == expected)
  }

  @Test(arguments: ["#12", "nothing", "@nothing", "@tintColor", "red; @x: red", "red; } Foo {", "red /* x", "red // x"])
  func invalidValueIsRefused(value: String) {
    #expect(tokens("@x: red;\n").setting(.color(.tintColor, .light), to: value) == nil)
  }

  @Test func valueOfAnotherRuleOrFileIsNotRemoved() {
    let shared = tokens("Label, Button { font-name: A; }\n")
    #expect(shared.setting(.property(.fontName, of: "Label"), to: nil) == nil)
    let importing = QuickTokens(StyleSheetSource(name: "a.nss", text: "@import 'b.nss';\n")) {
      StyleSheet.read($0) { _, _ in .found(StyleSheetSource(name: "b.nss", text: "@header: red;")) }
    }
    let token = QuickToken.color(.header, .light)
    #expect(importing.text(of: token) == "red" && importing.setting(token, to: nil) == nil)
    let change = importing.setting(token, to: "blue")
    #expect(
      change?.tokens.source
        == StyleSheetSource(
          name: "a.nss", text: "@import 'b.nss';\n@header_lightBackground: blue;\n"))
  }

  @Test func otherEncodingIsRefused() {
    let bytes: [UInt8] = [0xFF, 0xFE] + "@header: red;\n".utf8.flatMap { [$0, 0] }
    let tokens = QuickTokens(StyleSheetSource(name: "a.nss", bytes: bytes)) { StyleSheet.read($0) }
    #expect(tokens.setting(.color(.header, .light), to: "blue") == nil)
  }

  @Test func stockSheetHasNoPalette() {
    #expect(tokens("", dialect: .nui).setting(.color(.header, .light), to: "#FFFFFF") == nil)
  }
}
