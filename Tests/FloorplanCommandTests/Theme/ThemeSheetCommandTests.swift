import Foundation
import FloorplanTheme
import Testing

import FloorplanCommand

/// The commands that read style sheets: check, css and resolve.
@Suite struct ThemeSheetCommandTests {
  private static let path = ComponentParts.ObjectCell.headlineLabel.classPath
  private static let valid = "@brand: #0057D2;\n\(path) { font-color: @brand; }\n"
  private static let clean = "@brand: secondaryLabel;\n\(path) { font-color: @brand; }\n"

  private func run(_ arguments: String..., input: String = "") -> FloorplanTool.Result {
    FloorplanTool.result(of: ["theme"] + arguments, standardInput: Array(input.utf8))
  }

  /// Runs a body with files in a folder that is removed afterwards.
  private func withFiles(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try body(folder.path)
  }

  // MARK: check

  @Test func validSheetHasNoOutput() {
    let result = run("check", "-", input: Self.clean)
    #expect(result.exitStatus == 0)
    #expect(result.output.isEmpty && result.errorOutput.isEmpty)
    #expect(run("check", "--strict", "-", input: Self.clean).exitStatus == 0)
  }

  @Test func problemsHaveLocationsAndErrorsExitWith1() throws {
    let warning = run("check", "-", input: "\(Self.path) { fon-color: red; }")
    #expect(warning.exitStatus == 0)
    let line = try #require(warning.output.split(separator: "\n").first)
    #expect(line.hasPrefix("<stdin>:1:\(Self.path.utf8.count + 4): warning: "))
    #expect(line.hasSuffix("[unknown-property]"))
    let error = run("check", "-", input: "\(Self.path) {\n  font-color: @nothing;\n}")
    #expect(error.exitStatus == 1)
    #expect(error.output.hasPrefix("<stdin>:2:15: error: "))
    #expect(error.errorOutput.isEmpty)
  }

  @Test(
    arguments: [
      ("Label { font-color: red }", ["fiori", "nui"]), ("Label { font-color: @nothing; }", ["fiori", "nui"]),
      ("Label { font-color: @primaryLabel; }", ["nui"]), ("Label { font-size: big; }", []),
      ("// a comment\nLabel { font-color: red; }", ["fiori", "nui"]), ("@a: red;", []),
    ] as [(String, [String])])
  func strictFailsWhereIOSWould(text: String, failing: [String]) {
    for dialect in StyleSheetDialect.allCases {
      let result = run("check", "--strict", "--dialect", dialect.rawValue, "-", input: text)
      #expect(result.exitStatus == (failing.contains(dialect.rawValue) ? 1 : 0), "\(dialect)")
      let verdicts = result.output.split(separator: "\n").filter { $0.hasSuffix("[strict]") }
      #expect(verdicts.count == Int(result.exitStatus))
      for verdict in verdicts { #expect(verdict.contains(#/^<stdin>:\d+:\d+: error: /#)) }
    }
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x40, 0x00], 1, 1), ([0x40, 0x61, 0x3A, 0xC3, 0x28, 0x3B], 1, 1),
      ([0xEF, 0xBB, 0xBF, 0x40, 0x61, 0x3A, 0x31, 0x3B], 1, 1), ([0], 100, 1),
      // The behavior of iOS at this size is unknown.
      ([0x20], 3 << 20, 2),
    ] as [([UInt8], Int, Int32)])
  func invalidBytesAreReportedWithALocation(bytes: [UInt8], times: Int, status: Int32) {
    let input = [UInt8](repeatElement(bytes, count: times).joined())
    let result = FloorplanTool.result(of: ["theme", "check", "--strict", "-"], standardInput: input)
    #expect(result.exitStatus == status)
    #expect(result.output.contains(#/<stdin>:\d+:\d+: error: .*\[strict\]/#))
  }

  @Test("Several files are checked, and an unreadable one makes the status 2")
  func severalFilesAreCheckedTogether() throws {
    let invalid = Array("\(Self.path) { font-color: @nothing; }".utf8)
    try withFiles(["a.nss": Array(Self.clean.utf8), "b.nss": invalid, "c.nss": invalid]) { folder in
      let both = run("check", "\(folder)/a.nss", "\(folder)/b.nss", "\(folder)/c.nss")
      #expect(both.exitStatus == 1)
      #expect(both.output.contains("\(folder)/b.nss:1:"))
      #expect(both.output.contains("\(folder)/c.nss:1:"))
      #expect(!both.output.contains("a.nss"))
      let missing = run("check", "\(folder)/b.nss", "\(folder)/nothing.nss")
      #expect(missing.exitStatus == 2)
      #expect(missing.output.contains("\(folder)/b.nss:1:"))
      #expect(missing.errorOutput == "Error: \(folder)/nothing.nss: No such file or directory\n")
      // The last one doesn't decide.
      #expect(run("check", "\(folder)/b.nss", "\(folder)/a.nss").exitStatus == 1)
      #expect(run("check", "\(folder)/nothing.nss", "\(folder)/b.nss", "\(folder)/a.nss").exitStatus == 2)
      for command in [["check"], ["css"], ["resolve"]] {
        let arguments = ["theme"] + command + [folder] + (command == ["resolve"] ? [Self.path] : [])
        let result = FloorplanTool.result(of: arguments)
        #expect(result.exitStatus == 2)
        #expect(result.output.isEmpty)
        #expect(result.errorOutput == "Error: \(folder): Is a directory\n")
      }
    }
  }

  @Test func resolveAcceptsJointClassPaths() {
    let paths = "fdlFUISliderFormCell_valueTextField:fdlSliderFormCell_valueLabel"
    let sheet = "\(paths) { font-color: #123456; }"
    #expect(run("resolve", "-", paths, input: sheet).output.contains("#123456"))
    let mixed = run("resolve", "-", "fdlFUISliderFormCell_valueTextField:fdlFUISliderFormCell", input: sheet)
    #expect(mixed.exitStatus == 2)
    let stock = run("resolve", "-", "Slider", input: sheet)
    #expect(stock.exitStatus == 2)
    #expect(stock.errorOutput.contains("such as “fdlFUISliderFormCell_slider”"))
  }

  @Test func importsAreRelativeToTheSheet() throws {
    let main = "@import 'sub/part.nss';\n\(Self.path) { font-color: @brand; }"
    let part = "@import '../main.nss';\n@import '../zero';\n@brand: #123457;"
    try withFiles(["main.nss": Array(main.utf8), "sub/part.nss": Array(part.utf8)]) { folder in
      #expect(symlink("/dev/zero", "\(folder)/zero") == 0)
      let result = run("check", "\(folder)/main.nss")
      #expect(result.output.contains("\(folder)/sub/part.nss:1:1: error: "))
      #expect(result.output.contains("[import-cycle]"))
      #expect(result.output.contains("\(folder)/sub/part.nss:2:"))
      #expect(result.output.contains("can't import “../zero”: not a regular file; "))
      #expect(!result.output.contains("undefined-variable"))
      let resolved = run("resolve", "\(folder)/main.nss", Self.path)
      #expect(resolved.output.contains("@brand (\(folder)/sub/part.nss:3:1) → #123457"))
    }
  }

  @Test func pathSpellingsAndLinksNameTheSameFile() throws {
    let text = "@import 'main.nss';\n\(Self.path) { font-color: secondaryLabel; }"
    try withFiles(["main.nss": Array(text.utf8), "sub/part.nss": Array("@import '../link.nss';".utf8)]) { folder in
      #expect(symlink("main.nss", "\(folder)/link.nss") == 0)
      for name in ["main.nss", "./main.nss", "sub/../main.nss", "link.nss"] {
        let result = run("check", "\(folder)/\(name)")
        #expect(result.output.contains("[import-cycle]"), "\(name)")
        #expect(!result.output.contains("[repeated-class]"), "\(name)")
      }
      try Data("@import 'main.nss';\n@import 'link.nss';".utf8).write(to: URL(filePath: "\(folder)/two.nss"))
      #expect(run("check", "\(folder)/two.nss").output.contains("[imported-twice]"))
    }
  }

  @Test func specialFilesAreRefused() throws {
    try withFiles([:]) { folder in
      #expect(mkfifo("\(folder)/pipe", 0o600) == 0)
      for file in ["\(folder)/pipe", "/dev/zero"] {
        for arguments in [["check", file], ["css", file], ["resolve", file, Self.path]] {
          let result = FloorplanTool.result(of: ["theme"] + arguments)
          #expect(result.exitStatus == 2)
          #expect(result.errorOutput == "Error: \(file): Not a regular file; use - for the standard input\n")
        }
      }
    }
  }

  @Test func codesAndWarningsAreFiltered() {
    let text = "\(Self.path) { fon-color: red; font-color: @nothing; }"
    #expect(run("check", "-", "--only", "unknown-property", input: text).exitStatus == 0)
    let others = run("check", "-", "--ignore", "unknown-property", input: text)
    #expect(others.exitStatus == 1)
    #expect(others.output.contains("[undefined-variable]") && !others.output.contains("[unknown-property]"))
    let none = run("check", "-", "--ignore", "unknown-property", "--ignore", "undefined-variable", input: text)
    #expect(none.output == "" && none.exitStatus == 0)
    let unknown = run("check", "-", "--only", "unknown-propert", input: text)
    #expect(unknown.exitStatus == 2)
    #expect(unknown.errorOutput.contains("unknown code “unknown-propert”; did you mean unknown-property?"))

    let warning = "\(Self.path) { fon-color: red; }"
    #expect(run("check", "-", "--max-warnings", "1", input: warning).exitStatus == 0)
    let exceeded = run("check", "-", "--max-warnings", "0", input: warning)
    #expect(exceeded.exitStatus == 1)
    #expect(exceeded.errorOutput == "Error: 1 warning, maximum 0\n")
    #expect(run("check", "-", "--max-warnings", "-1", input: warning).exitStatus == 2)
  }

  // MARK: fix

  @Test func onlyTheFixedPlacesChange() throws {
    let text = "/* é */\r\n\(Self.path) {\tfon-color: red;\n  font-color: transparent; }\n// end"
    let fixed = "/* é */\r\n\(Self.path) {\tfont-color: red;\n  font-color: clear; }\n// end"
    let printed = run("fix", "-", input: text)
    #expect(printed.output == fixed)
    #expect(printed.errorOutput == "<stdin>: fixed 2 places\n")
    #expect(printed.exitStatus == 0)
    // Each of these is one diagnostic with further occurrences.
    let colors = (0..<300).map { "\(Self.path) { fon-color: #\($0 % 10)A\($0 % 7); }\n" }
    let repeated = run("fix", "-", input: colors.joined())
    let long = (0..<300).map { "\(Self.path) { font-color: #\($0 % 10)\($0 % 10)AA\($0 % 7)\($0 % 7); }\n" }
    #expect(repeated.output == long.joined())
    try withFiles(["a.nss": Array(text.utf8), "b.nss": Array(Self.clean.utf8), "c.nss": [0xFF]]) { folder in
      let file = URL(filePath: "\(folder)/a.nss")
      #expect(chmod(file.path, 0o640) == 0)
      #expect(symlink("a.nss", "\(folder)/link.nss") == 0)
      let written = run("fix", "--write", "\(folder)/link.nss")
      #expect(written.output == "" && written.exitStatus == 0)
      let content = try Data(contentsOf: file)
      #expect(content == Data(fixed.utf8))
      var status = stat()
      #expect(lstat("\(folder)/link.nss", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
      #expect(stat(file.path, &status) == 0 && status.st_mode & 0o777 == 0o640)
      let clean = run("fix", "--write", "\(folder)/b.nss")
      #expect(clean.errorOutput == "" && clean.exitStatus == 0)
      #expect(run("fix", "\(folder)/c.nss").exitStatus == 2)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 4)
    }
    for arguments in [["--write", "-"], ["--write", "horizon"], ["/nowhere/a.nss"]] {
      #expect(FloorplanTool.result(of: ["theme", "fix"] + arguments).exitStatus == 2, "\(arguments)")
    }
  }

  // MARK: diff

  @Test func differencesAreAnExitStatus() throws {
    #expect(run("diff", "-", "ledger", input: Self.clean).exitStatus == 1)
    let same = run("diff", "ledger", "ledger")
    #expect(same.exitStatus == 0 && same.output == "" && same.errorOutput == "")
    let result = run("diff", "horizon", "-", input: "\(Self.path) { font-color: #123456; }")
    #expect(result.exitStatus == 1)
    let changes = ["light): #223548", "dark): #F5F6F7", "hc-light): #000000", "hc-dark): #FFFFFF"]
    #expect(
      result.output.split(separator: "\n")
        == changes.map { "\(Self.path): font-color (\($0) → #123456, from <stdin>:1:\(Self.path.utf8.count + 4)" })
    let json = run("diff", "horizon", "-", "--format", "json", input: "\(Self.path) { font-color: #123456; }").output
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let differences = try #require(root["differences"] as? [[String: Any]])
    #expect(differences.map { $0["new"] as? String } == Array(repeating: "#123456", count: 4))
    #expect(differences.map { $0["appearances"] as? [String] } == [["light"], ["dark"], ["hc-light"], ["hc-dark"]])
    #expect(run("diff", "-", "-").exitStatus == 2)
    #expect(run("diff", "ledger", "/nowhere/a.nss").exitStatus == 2)
  }

  // MARK: coverage

  @Test func coverageAgreesWithTheClassList() throws {
    let sheet = "@ink: red;\n@unused: red;\n\(Self.path) { font-color: @ink; }\nfdlNothing { font-color: red; }\n"
    let result = run("coverage", "-", input: sheet)
    #expect(result.exitStatus == 0)
    let lines = result.output.split(separator: "\n")
    let rows = lines.map { $0.split(separator: "\t") }.filter { $0.count == 5 }
    #expect(rows.map { String($0[0]) } == ComponentParts.components + ["total"])
    let names = ComponentParts.all.flatMap { $0.acceptedProperties.flatMap(\.sheetNames) }
    let total = try #require(rows.last).dropFirst().compactMap { Int($0) }
    #expect(total[0] == names.count && total[1...].reduce(0, +) == names.count && total[1] > 0)
    #expect(lines.contains("<stdin>:2:1: unused variable @unused"))
    #expect(lines.contains { $0.hasPrefix("<stdin>:4:1: ") && $0.hasSuffix("[unknown-class]") })
    let values = run("coverage", "-", "--component", "ObjectCell", input: sheet).output
    #expect(values.contains("\(Self.path)\tfont-color\tsheet\n"))
    #expect(run("coverage", "-", "--component", "ObjectCel").errorOutput.contains("did you mean ObjectCell?"))
  }

  // MARK: contrast

  @Test func contrastListsTextsBelowTheMinimum() {
    let sheet = "\(ComponentParts.ObjectCell.cell.classPath) { background-color: white; }\n\(Self.path) { font-color: "
    let failing = run(
      "contrast", "-", "--component", "ObjectCell", "--appearance", "light", input: sheet + "#777777; }")
    #expect(failing.exitStatus == 1)
    #expect(failing.output.contains("\(Self.path)\tlight\t4.47:1\t4.5:1\t#777777\t#FFFFFF\n"))
    #expect(!failing.output.contains("dark"))
    let strict = run("contrast", "-", "--component", "ObjectCell", "--min", "21", input: sheet + "#000000; }")
    #expect(strict.exitStatus == 1 && !strict.output.contains("\(Self.path)\t"))
    let all = run("contrast", "-", "--component", "ObjectCell", "--all", "--min", "1", input: sheet + "#000000; }")
    #expect(all.exitStatus == 0 && all.output.contains("\(Self.path)\thc-dark\t21.00:1\t1:1\t#000000\t#FFFFFF\n"))
    #expect(run("contrast", "-", "--min", "22", input: "").exitStatus == 2)
  }

  @Test func jsonHasEveryDiagnostic() throws {
    let text = "Label {\n  font-size: big;\n  fon-color: red\n}"
    let result = run("check", "--format", "json", "--strict", "-", input: text)
    #expect(result.exitStatus == 1)
    #expect(result.output.hasSuffix("\n"))
    let root = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let files = try #require(root["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["<stdin>"])
    let diagnostics = try #require(files[0]["diagnostics"] as? [[String: Any]])
    let expected = StyleSheet.read(StyleSheetSource(name: "<stdin>", text: text)).diagnostics
    #expect(diagnostics.count == expected.count)
    for (entry, diagnostic) in zip(diagnostics, expected) {
      #expect(entry["code"] as? String == diagnostic.code.rawValue)
      #expect(entry["severity"] as? String == diagnostic.severity.rawValue)
      #expect(entry["line"] as? Int == diagnostic.range.lowerBound.line)
      #expect(entry["column"] as? Int == diagnostic.range.lowerBound.column)
      #expect(entry["endLine"] as? Int == diagnostic.range.upperBound.line)
      #expect(entry["endColumn"] as? Int == diagnostic.range.upperBound.column)
      #expect(entry["message"] as? String == diagnostic.message)
      #expect(entry["remedy"] as? String == diagnostic.remedy)
      #expect(entry["replacement"] as? String == diagnostic.replacement)
    }
    let strict = try #require(files[0]["strict"] as? [String: Any])
    #expect(strict["outcome"] as? String == "dropped")
    #expect(strict["line"] as? Int == 4)
    #expect(!run("check", "--format", "json", "-", input: text).output.contains("\"strict\""))
  }

  @Test func jsonListsUnreadableFiles() throws {
    let result = run("check", "--format", "json", "/nowhere/a.nss", "-", input: Self.clean)
    #expect(result.exitStatus == 2)
    #expect(result.errorOutput == "Error: /nowhere/a.nss: No such file or directory\n")
    let root = try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    let files = try #require(root["files"] as? [[String: Any]])
    #expect(files.map { $0["file"] as? String } == ["/nowhere/a.nss", "<stdin>"])
    #expect(files.map { $0["error"] as? String } == ["No such file or directory", nil])
  }

  @Test func invalidFileNameSuggestsStandardInput() {
    let result = run("check", "/nowhere/\u{FFFD}.nss")
    #expect(result.errorOutput.contains("use - and the standard input"))
    #expect(!run("check", "/nowhere/a.nss").errorOutput.contains("use -"))
  }

  @Test func imagesAreFoundInTheSheetsFolder() throws {
    let image = "fdlFUIObjectCollectionViewCell_detailImageView"
    func sheet(_ name: String) -> [UInt8] { Array("\(image) { image-name: \(name); }".utf8) }
    let files = ["a.nss": sheet("logo"), "b.nss": sheet("sub/logo.png"), "logo.svg": [1], "sub/logo.png": [1]]
    let others = [
      "c.nss": sheet("lego"), "d.nss": sheet("starred-symbolic"), "e.nss": sheet("../logo"), "f.nss": sheet("sub"),
    ]
    try withFiles(files.merging(others) { first, _ in first }) { folder in
      let reported = ["a", "b", "c", "d", "e", "f"].map { run("check", "\(folder)/\($0).nss") }
      #expect(reported.map(\.exitStatus) == [0, 0, 0, 0, 0, 0])
      #expect(reported.map { $0.output.isEmpty } == [true, true, false, true, false, false])
      let column = image.utf8.count + 16
      #expect(
        reported[2].output.hasPrefix("\(folder)/c.nss:1:\(column): note: no image “lego” next to the sheet"))
      #expect(reported[4].output.hasPrefix("\(folder)/e.nss:1:\(column): warning: the image “../logo” is outside"))
    }
    for address in ["'http://x/y.png'", "'data:image/png,a'", "http://x/y.png"] {
      let reported = run("check", "-", input: "\(image) { image-name: \(address); }").output
      let name = address.replacing("'", with: "")
      #expect(reported.contains("the image “\(name)” is a URL, which is not loaded; save"), "\(reported)")
      #expect(!reported.contains("icon") && !reported.contains("comment"), "\(reported)")
    }
    for (rule, problem) in [
      (
        "\(image) { image-name: '/x/y.png'; }",
        "warning: the image “/x/y.png” has an absolute path, which is not loaded; write a path relative to the sheet"
      ),
      (
        "fdlFUIObjectCollectionViewCell { background-image: lego; }",
        "note: no image “lego” next to the sheet; the background image isn't drawn; put the image next to the sheet"
      ),
    ] {
      let reported = run("check", "-", input: rule).output
      #expect(reported.contains(" \(problem) [image-not-found]\n"), "\(reported)")
    }
    // Problems with images are reported at the declaration.
    try withFiles(["g.nss": sheet("lego") + Array("\nLabel { fon-color: red; }".utf8)]) { folder in
      let reported = run("check", "\(folder)/g.nss").output.split(separator: "\n").filter { $0.hasPrefix(folder) }
      #expect(reported.map { $0.hasSuffix("[image-not-found]") } == [true, false])
    }
  }

  // MARK: css and resolve

  @Test func unknownStateListsTheValidOnes() {
    let result = run("resolve", "-", Self.path, "--state", "readonly", input: Self.valid)
    #expect(result.exitStatus == 2)
    #expect(
      result.errorOutput.contains("has no state readonly; supported: normal, hover, highlighted, selected, disabled"))
    let row = run("resolve", "-", "fdlFUIGridTableViewCell", "--state", "selected", input: Self.valid)
    #expect(row.output.contains("\n  covered by fdlFUIGridTableViewCell_selected\n"))
  }

  @Test func conditionsDefaultToALandscapeTablet() {
    let sheet = """
      @media (device: iphone) { \(Self.path) { font-color: #111111; } }
      @media (orientation: portrait) { \(Self.path) { font-size: 33; } }
      """
    func results(_ options: String...) -> [Bool] {
      let arguments = ["theme", "resolve", "-", Self.path] + options
      let output = FloorplanTool.result(of: arguments, standardInput: Array(sheet.utf8)).output
      return [output.contains("#111111"), output.contains("font-size: 33")]
    }
    #expect(results() == [false, false])
    #expect(results("--device", "iphone") == [true, false])
    #expect(results("--orientation", "portrait") == [false, true])
    let css = run("css", "-", "--device", "iphone", "--orientation", "portrait", input: sheet)
    #expect(css.output.contains("color: rgba(17,17,17,1)"))
    #expect(!run("css", "-", input: sheet).output.contains("rgba(17,17,17,1)"))
    #expect(run("css", "-", "--device", "ipod", input: sheet).exitStatus == 2)
  }

  @Test(arguments: Appearance.allCases)
  func cssPrintsTheThemeWithTheSheet(appearance: Appearance) {
    let text = "@tintColor: red;\n\(Self.path) { font-color: #123457; font-size: big; }"
    let result = run("css", "-", "--appearance", appearance.rawValue, input: text)
    let sheet = StyleSheet.read(StyleSheetSource(name: "<stdin>", text: text)).sheet
    #expect(result.output == Theme.standard.applying(sheet).css(for: appearance).joined())
    #expect(result.output != Theme.standard.css(for: appearance).joined())
    #expect(result.errorOutput.hasPrefix("<stdin>:2:"))
    #expect(result.exitStatus == 1)
    #expect(run("css", "-", input: Self.valid).exitStatus == 0)
    #expect(run("css", "-", input: Self.valid).errorOutput.isEmpty)
  }

  @Test func resolvePrintsValueLocationAndChain() {
    let result = run("resolve", "-", Self.path, input: Self.valid)
    #expect(result.exitStatus == 0)
    #expect(result.output.hasPrefix("\(Self.path) (ObjectCell.headlineLabel), normal, light\n"))
    #expect(
      result.output.contains(
        """
        font-color: #0057D2
          from <stdin>:2:\(Self.path.utf8.count + 4): font-color: @brand
          via @brand (<stdin>:1:1) → #0057D2
          overrides table: font-color: primaryLabel
        """))
    let disabled = run("resolve", "-", Self.path, "--state", "disabled", "--appearance", "dark", input: Self.valid)
    #expect(disabled.output.hasPrefix("\(Self.path) (ObjectCell.headlineLabel), disabled, dark\n"))
    #expect(disabled.output.contains("from table: font-color-disabled: quaternaryLabel"))
  }

  @Test func dialectDeterminesTheValue() {
    let text = "\(Self.path) { font-color: #1EE68A00; }"
    #expect(run("resolve", "-", Self.path, input: text).output.contains("rgba(230,138,0,0.3)"))
    #expect(run("resolve", "-", Self.path, "--dialect", "nui", input: text).output.contains("#1EE68A"))
    let css = run("css", "-", "--dialect", "fiori-swiftui", input: text).output
    #expect(css.contains("rgba(30,230,138,0)"))
  }

  @Test(
    arguments: [
      ["check"], ["check", "-", "--dialect", "foiri"], ["check", "-", "--format", "xml"], ["resolve", "-"],
      ["resolve", "-", "fdlFUIObjectCollectionViewCell_headlineLable"], ["resolve", "-", path, "--state", "happy"],
      ["css", "-", "--appearance", "dim"], ["css", "-", "-"],
    ])
  func invalidArgumentsExitWith2(arguments: [String]) {
    let result = FloorplanTool.result(of: ["theme"] + arguments, standardInput: Array(Self.valid.utf8))
    #expect(result.exitStatus == 2)
    #expect(result.output.isEmpty)
    #expect(result.errorOutput.hasPrefix("Error: "))
    if arguments.contains("fdlFUIObjectCollectionViewCell_headlineLable") {
      #expect(result.errorOutput.contains("did you mean \(Self.path)"))
    }
  }
}
