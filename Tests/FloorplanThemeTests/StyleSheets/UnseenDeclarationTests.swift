import Testing

@testable import FloorplanTheme
@testable import FloorplanThemeCheck

/// Declarations without a visible effect, because they require another property.
@Suite struct UnseenDeclarationTests {
  private static let cell = ComponentParts.ObjectHeader.view.classPath
  private static let button = ComponentParts.ActionButton.button.classPath
  private static let primary = ComponentParts.ActionButton.primary.classPath

  @Test(
    "A declaration that requires a color or image without one is reported with the missing property",
    arguments: [
      ("\(cell) { border-width: 2; }", "border-color"), ("\(cell) { shadow-radius: 4; }", "shadow-color"),
      ("\(cell) { shadow-offset: 0, 4; }", "shadow-color"), ("\(cell) { shadow-opacity: 0.5; }", "shadow-color"),
      ("\(cell) { background-image-insets: 4; }", "background-image"),
      ("\(cell) { background-repeat: true; }", "background-image"),
      ("\(button) { text-shadow-offset: 1, 1; }", "text-shadow-color"),
      ("\(button) { border-style: rounded; }", "border-color"), ("Button { border-width: 2; }", "border-color"),
    ])
  func missingPrerequisiteIsReported(text: String, missing: String) throws {
    let reported = read(text).diagnostics.filter { $0.code == .notVisible }
    #expect(reported.count == 1 && reported[0].remedy == "also write \(missing)", "\(reported)")
    let complete = text.dropLast() + "\(missing): \(missing == "background-image" ? "paper" : "red"); }"
    #expect(!read(String(complete)).codes.contains(.notVisible), "\(complete)")
  }

  @Test func onlyRequestedChecksReport() {
    let text = "\(Self.cell)_headlineLabel { font-color: white; }\n\(Self.cell) { border-width: 2; }\n"
    func codes(_ checks: [StyleSheetCheck]) -> [StyleSheetDiagnosticCode] {
      StyleSheet.read(StyleSheetSource(name: "a.nss", text: text), checks: checks).diagnostics.map(\.code)
    }
    #expect(codes([]) == [])
    #expect(codes([.contrast]) == [.lowContrast])
    #expect(codes([.visibility]) == [.notVisible])
    #expect(codes(.all) == [.lowContrast, .notVisible])
  }

  @Test(
    "A declaration that is visible in some part, or that removes a border, is not reported",
    arguments: [
      "\(cell) { border-width: 0; }", "\(cell) { border-style: none; }",
      "\(cell) { border-width: 2; border-top-color: red; }",
      "\(cell) { border-width: 2; }\n\(cell) { border-color-highlighted: red; }",
      "\(button) { border-width: 2; }\n\(primary) { border-color: red; }",
      "\(ComponentParts.titleFormCell.field.classPath) { border-width: 2; }",
      "TextField { border-width: 2; }",
    ])
  func visibleDeclarationIsNotReported(text: String) {
    #expect(!read(text).codes.contains(.notVisible), "\(read(text).locations)")
  }

  @Test func provenanceNamesTheMissingProperty() throws {
    func lines(_ text: String) throws -> [Substring] {
      try Theme.standard.applying(read("\(Self.cell) { \(text) }").sheet)
        .provenance(of: Self.cell, appearance: .light).description.split(separator: "\n")
    }
    #expect(try lines("border-width: 2;").contains("  not visible without border-color or border-top-color"))
    #expect(try !lines("border-width: 2; border-color: red;").contains { $0.contains("not visible") })
    #expect(try !lines("border-style: none;").contains { $0.contains("not visible") })
  }

  @Test func borderStyleKeepsDeclaredWidth() {
    let part = ComponentParts.titleFormCell.field
    func width(_ declarations: String) -> StyleValue? {
      Theme.standard.applying(read("\(part.classPath) { border-color: red; \(declarations) }").sheet)
        .resolve(part, appearance: .light).values[.borderWidth]
    }
    for style in ["none", "line", "bezel", "rounded"] {
      #expect(width("border-style: \(style);") == .length(style == "none" ? 0 : 1))
      #expect(width("border-width: 3; border-style: \(style);") == .length(3))
      #expect(width("border-style: \(style); border-width: 3;") == .length(3))
    }
  }
}
