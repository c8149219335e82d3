import FloorplanTheme
import Foundation
import Testing

import FloorplanCommand

/// The built-in themes on the command line.
@Suite(.serialized) struct ThemePaletteCommandTests {
  private static let root: URL = {
    var folder = URL(filePath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder
  }()

  @Test func palettePrintsTheHorizonTheme() throws {
    let file = Self.root.appending(path: "Resources/themes/horizon.nss")
    let result = FloorplanTool.result(of: ["theme", "palette"])
    #expect(result.exitStatus == 0)
    #expect(try result.output == String(contentsOf: file, encoding: .utf8))
  }

  @Test func paletteHasAllColorsWithTheirStandardValues() {
    let text = FloorplanTool.result(of: ["theme", "palette"]).output
    let defined = text.matches(of: #/@(\w+)_lightBackground:/#).map { String($0.1) }
    #expect(defined == PaletteGroup.allCases.flatMap(\.names))
    let surfaces: [PaletteReference.Surface] = [.light, .dark, .contrastLight, .contrastDark, .elevatedDark]
    let expected = defined.compactMap { PaletteReference($0) }.map { color in
      surfaces.compactMap { surface in
        let value = surface == .elevatedDark ? color.row.darkElevated : color.row[surface.appearance]
        return value.map { "@\(color.name)_\(surface.rawValue): \($0.sheetText);\n" }
      }.joined()
    }
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("@") }
    #expect(lines.map { "\($0)\n" }.joined() == expected.joined())
  }

  @Test(arguments: BuiltInTheme.allCases)
  func builtInThemeIsFoundByName(theme: BuiltInTheme) throws {
    let name = theme.rawValue
    let file = Self.root.appending(path: "Resources/themes/\(theme.fileName)")
    let check = FloorplanTool.result(of: ["theme", "check", "--strict", name, file.path])
    #expect(check == FloorplanTool.result(of: ["theme", "check", file.path]))
    #expect(check.exitStatus == 0 && check.output.isEmpty && check.errorOutput.isEmpty)
    for appearance in Appearance.allCases {
      let options = ["--appearance", appearance.rawValue]
      let css = FloorplanTool.result(of: ["theme", "css", name] + options)
      #expect(css == FloorplanTool.result(of: ["theme", "css", file.path] + options))
      #expect(css.exitStatus == 0 && !css.output.isEmpty)
    }
    let resolved = FloorplanTool.result(of: ["theme", "resolve", name, "fdlFUIKPIView_valueLabel"])
    #expect(resolved.output.contains("(\(theme.fileName):"))
  }

  @Test(
    arguments: [("horizn", "horizon"), ("Almanac", "almanac"), ("leger.nss", "ledger"), ("mine.nss", nil)])
  func mistypedBuiltInThemeIsSuggested(name: String, theme: String?) {
    let result = FloorplanTool.result(of: ["theme", "check", name])
    #expect(result.exitStatus == 2)
    let advice = theme.map { "; did you mean the built-in theme \($0)?" } ?? ""
    #expect(result.errorOutput == "Error: \(name): No such file or directory\(advice)\n")
    let file = FloorplanTool.result(of: ["theme", "check", "./\(name)"])
    #expect(file.errorOutput == "Error: ./\(name): No such file or directory\n")
  }

  @Test func resourcesFolderReplacesBuiltInThemes() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "themes"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("Label { fon-color: red; }".utf8).write(to: folder.appending(path: "themes/ledger.nss"))
    setenv("FLOORPLAN_RESOURCES", folder.path, 1)
    defer { unsetenv("FLOORPLAN_RESOURCES") }
    #expect(FloorplanTool.result(of: ["theme", "check", "ledger"]).output.hasPrefix("ledger.nss:1:9: warning: "))
    #expect(FloorplanTool.result(of: ["theme", "check", "almanac"]).output.isEmpty)
  }

  @Test func filePrecedesABuiltInTheme() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let start = FileManager.default.currentDirectoryPath
    defer {
      _ = FileManager.default.changeCurrentDirectoryPath(start)
      try? FileManager.default.removeItem(at: folder)
    }
    try Data("Label { fon-color: red; }".utf8).write(to: folder.appending(path: "ledger"))
    #expect(FloorplanTool.result(of: ["theme", "check", "ledger"]).output.isEmpty)
    #expect(FileManager.default.changeCurrentDirectoryPath(folder.path))
    #expect(FloorplanTool.result(of: ["theme", "check", "ledger"]).output.hasPrefix("ledger:1:9: warning: "))
  }
}
