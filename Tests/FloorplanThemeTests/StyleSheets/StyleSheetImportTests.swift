import Testing

@testable import FloorplanTheme

@Suite struct StyleSheetImportTests {
  /// Reads `main` of several files.
  private func read(_ files: [String: String]) -> StyleSheetReading {
    StyleSheet.read(StyleSheetSource(name: "main", text: files["main"] ?? "")) { path, _ in
      files[path].map { .found(StyleSheetSource(name: path, text: $0)) } ?? .notFound("no such file")
    }
  }

  @Test func importIsReplacedByItsContent() {
    let reading = read([
      "main": "@a: red;\n@import 'b';\nLabel { font-size: 1; }",
      "b": "Button { font-size: 2; }\n@import 'c';\nSwitch { thumb-color: @c; }\n@media (device: ipad) { View {} }",
      "c": "@media (device: iphone) { Slider {} }\n@media (device: ipad) { @d: blue; }\n@c: blue;",
    ])
    #expect(
      reading.outline == [
        "@a=red", "@d=blue", "@c=blue", "Button{font-size=2}", "Slider{}", "Switch{thumb-color=@c}", "View{}",
        "Label{font-size=1}",
      ])
    #expect(reading.sheet.imports.map(\.source) == ["b", "c"])
    #expect(
      reading.sheet.rules.map { $0.media.flatMap { reading.sheet.media[$0].device } } == [
        nil, .iphone, nil, .ipad, nil,
      ])
    #expect(reading.sheet.definitions.map { $0.media.flatMap { reading.sheet.media[$0].device } } == [nil, .ipad, nil])
    #expect(reading.sheet.rules.map(\.range.source) == ["b", "c", "b", "b", "main"])
    #expect(!reading.hasErrors)
  }

  @Test func importIsReportedOnce() {
    let reading = read(["main": "@import b;\n@import c;", "b": "Label {}", "c": "Button {}"])
    #expect(reading.codes == [.importing])
    #expect(reading.diagnostics[0].repetitions == 1)
  }

  @Test(arguments: [1, 2, 5])
  func importCycleIsReportedAndSkipped(length: Int) throws {
    var files = ["main": "@import 'f1';\nLabel {}"]
    for index in 1...length { files["f\(index)"] = "@import 'f\(index == length ? 1 : index + 1)';" }
    let reading = read(files)
    let reported = try #require(reading.diagnostics.first { $0.code == .importCycle })
    #expect(reported.range.source == "f\(length)")
    #expect(reported.message.contains("f1 → "))
    #expect(reported.line == "@import 'f1';")
    #expect(reading.outline == ["Label{}"])
  }

  @Test func sheetImportedTwiceIsReadOnce() {
    let reading = read([
      "main": "@import 'b';\n@import 'c';", "b": "@import 'd';", "c": "@import 'd';", "d": "Label {}",
    ])
    #expect(reading.outline == ["Label{}"])
    #expect(reading.codes.contains(.importedTwice))
    #expect(!reading.hasErrors)
  }

  @Test func pathSpellingsNameTheSameFile() {
    func read(_ name: String, _ text: String) -> StyleSheetReading {
      StyleSheet.read(StyleSheetSource(name: name, text: text)) { path, _ in
        .found(StyleSheetSource(name: path, text: path.hasSuffix("main.nss") ? text : "Label {}"))
      }
    }
    for name in ["./main.nss", "sub/../main.nss", "main.nss", ".//main.nss"] {
      #expect(read(name, "@import 'main.nss';").codes.contains(.importCycle), "\(name)")
      #expect(read("main.nss", "@import '\(name)';").codes.contains(.importCycle), "\(name)")
    }
    let twice = read("main.nss", "@import 'a.nss';\n@import './b/../a.nss';")
    #expect(twice.codes.contains(.importedTwice))
    #expect(twice.outline == ["Label{}"])
  }

  @Test("Diagnostics are in text order, and those of imported sheets come last")
  func diagnosticsAreInTextOrder() {
    let reading = read([
      "main": "Label { fon-color: red; }\n@import 'b';\nLabel { font-siz: 2; }", "b": "Button { font-nam: A; }",
    ])
    #expect(reading.diagnostics.map(\.range.source) == ["main", "main", "main", "main", "main", "b"])
    #expect(reading.sheet.inSourceOrder(reading.diagnostics.reversed()) == reading.diagnostics)
    let large = read(["main": "Label { \((0..<1500).map { "badge\($0): 1;" }.joined()) }"])
    #expect(large.diagnostics.last?.code == .moreDiagnostics)
    #expect(large.sheet.inSourceOrder(large.diagnostics.reversed()) == large.diagnostics)
  }

  @Test func importOutsideTheFolderIsRefused() {
    func imports(_ name: String, in main: String, over part: String? = nil) -> Bool {
      let text = "@import '\(part ?? name)';"
      let reading = StyleSheet.read(StyleSheetSource(name: main, text: text)) { path, importer in
        let isPart = path == part
        return .found(
          StyleSheetSource(
            name: StyleSheetImport.path(of: path, in: importer), text: isPart ? "@import '\(name)';" : "Label {}"))
      }
      #expect(reading.codes.contains(.importNotFound) == reading.sheet.rules.isEmpty)
      return !reading.sheet.rules.isEmpty
    }
    for main in ["main.nss", "/theme/main.nss", "../main.nss", "sub/../../main.nss", "/main.nss", "<stdin>"] {
      for name in ["a.nss", "b/a.nss", "./b/../a.nss", "..a.nss"] {
        #expect(imports(name, in: main), "\(main) \(name)")
      }
      for name in ["/etc/passwd", "b/../../a.nss"] { #expect(!imports(name, in: main), "\(main) \(name)") }
      #expect(imports("../a.nss", in: main, over: "b/part.nss"), "\(main)")
      #expect(!imports("/theme/a.nss", in: main), "\(main)")
    }
    for main in ["main.nss", "/theme/main.nss", "../main.nss"] {
      #expect(!imports("../a.nss", in: main), "\(main)")
      #expect(!imports("../../a.nss", in: main, over: "b/part.nss"), "\(main)")
    }
    #expect(imports("../theme/a.nss", in: "/theme/main.nss"))
    #expect(!imports("../themes/a.nss", in: "/theme/main.nss"))
  }

  @Test(arguments: [
    (
      "/theme/a.nss", "“/theme/a.nss” is an absolute path; it is not imported",
      "write a path relative to this sheet's folder"
    ),
    (
      "../a.nss", "“../a.nss” is outside the folder of the first sheet; it is not imported",
      "move the sheet into that folder or a folder in it"
    ),
    (
      "a.nss", "can't import “a.nss”: no such file",
      "check the path, which is relative to this sheet's folder and includes the file extension"
    ),
  ]) func refusedImportHasAReason(path: String, message: String, remedy: String) throws {
    let reported = try #require(read(["main": "@import '\(path)';"]).diagnostics.first { $0.code == .importNotFound })
    #expect(reported.message == message && reported.remedy == remedy, "\(reported)")
  }

  @Test("Overriding an import is not reported, but an ineffective declaration before an import is")
  func overridingAnImportIsNotReported() throws {
    let base = "@a: red;\nButton { font-size: 10; }"
    let own = "@a: blue;\nButton { font-size: 12; }"
    let codes: Set<StyleSheetDiagnosticCode> = [.duplicateDefinition, .duplicateProperty, .overridden, .repeatedClass]
    func ineffectiveDeclarations(_ files: [String: String]) -> [StyleSheetDiagnostic] {
      read(files).diagnostics.filter { codes.contains($0.code) }
    }
    #expect(ineffectiveDeclarations(["main": "@import 'b';\n" + own, "b": base]).isEmpty)
    #expect(ineffectiveDeclarations(["main": "@import 'b';\n@import 'c';", "b": base, "c": own]).isEmpty)
    #expect(ineffectiveDeclarations(["main": "@import 'b';\n" + own, "b": "@import 'c';", "c": base]).isEmpty)
    for files in [
      ["main": own + "\n@import 'b';", "b": base], ["main": own + "\n@import 'c';", "c": "@import 'b';", "b": base],
    ] {
      let reported = ineffectiveDeclarations(files)
      #expect(reported.map(\.code) == [.duplicateDefinition, .overridden])
      #expect(reported.allSatisfy { $0.range.source == "main" && $0.message.contains(" b:") })
    }
  }

  @Test func importDepthAndCountAreLimited() {
    let deep = StyleSheet.read(StyleSheetSource(name: "0", text: "@import '1';")) { path, _ in
      .found(StyleSheetSource(name: path, text: "Label {}\n@import '\((Int(path) ?? 0) + 1)';"))
    }
    #expect(deep.codes.contains(.importLimit))
    #expect(deep.sheet.rules.count == StyleSheet.importDepth)
    let lines = (0..<200).map { "@import 'f\($0)';" }.joined(separator: "\n")
    let wide = StyleSheet.read(StyleSheetSource(name: "main", text: lines)) { path, _ in
      .found(StyleSheetSource(name: path, text: "Label {}"))
    }
    #expect(wide.codes.contains(.importLimit))
    #expect(wide.sheet.rules.count == StyleSheet.importLimit)
    let half = String(repeating: " ", count: StyleSheetSource.byteLimit / 2 + 1)
    let large = read(["main": "@import 'b';\n@import 'c';", "b": half, "c": half])
    #expect(large.codes.contains(.tooLarge))
    #expect(large.sheet.imports.map(\.source) == ["b", nil])
    let main = "@import 'b';\n@import 'c';"
    let rest = StyleSheetSource.byteLimit - main.utf8.count - 1
    for length in [rest, rest + 1] {
      let reading = read(["main": main, "b": " ", "c": String(repeating: " ", count: length)])
      #expect(reading.codes.contains(.tooLarge) == (length > rest))
    }
  }

  @Test(
    arguments: [
      ("@import 'nowhere';", "1:1 import-not-found"), ("@import ;", "1:1 malformed-import"),
      ("@import 'a' 'b';", "1:1 malformed-import"), ("@import url(b);", "1:1 malformed-import"),
      ("@media (device: ipad) { @import 'b'; }", "1:25 malformed-import"),
    ])
  func failedImportIsReported(text: String, location: String) {
    let reading = read(["main": text + "\nLabel {}", "b": "Button {}"])
    #expect(reading.locations.contains(location), "\(reading.locations)")
    #expect(reading.outline == ["Label{}"])
    #expect(reading.hasErrors)
  }

  @Test func importWithoutSemicolonEndsAtTheLineEnd() {
    let reading = read(["main": "@import b\nLabel {}", "b": "Button {}"])
    #expect(reading.outline == ["Button{}", "Label{}"])
    #expect(reading.locations == ["1:1 import", "1:10 missing-semicolon"])
  }

  @Test func importWithoutResolverFails() {
    #expect(FloorplanThemeTests.read("@import 'b';").codes.contains(.importNotFound))
  }
}
