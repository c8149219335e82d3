import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct WindowThemeTests {
  private static let path = ComponentParts.ObjectCell.headlineLabel.classPath

  private func source(_ text: String) -> StyleSheetSource { StyleSheetSource(name: "theme.nss", text: text) }

  @Test func windowsShareAThemeWhileOneIsOpen() async {
    await withNoPeerLeft {
      let windows = [Window(), Window()]
      windows[0].useTheme(sheet: source("\(Self.path) { text-line-clamp: 5; }"))
      weak let theme = WindowTheme.current
      var expected = BuiltInTheme.almanac.theme()
      expected.defaultDensity = .preferred(on: windows[0].display)
      #expect(theme != nil && DisplayedTheme.theme.hasSheet)
      windows[1].useTheme()
      windows[0].useTheme(BuiltInTheme.almanac.theme())
      #expect(WindowTheme.current === theme && DisplayedTheme.theme == expected)
      windows[0].close()
      await settle()
      #expect(WindowTheme.current === theme && DisplayedTheme.theme == expected)
      windows[1].close()
      await settle()
      #expect(theme == nil && DisplayedTheme.theme == .standard)
    }
  }

  @Test func eachProblemIsLoggedOnce() async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      var log: [String] = []
      let theme = WindowTheme(display: try #require(Display.default)) { log.append($0) }
      let file = "\(folder)/live.nss"
      theme.show(.standard, sheet: source("\(Self.path) { fon-color: red; }"), file: file, dialect: .fiori)
      let lines = log.map { $0.split(separator: "\n")[0] }
      #expect(lines.count == 2, "\(log)")
      #expect(lines[0] == "\(file): The file doesn’t exist. It will be loaded when it is created.")
      #expect(lines[1].hasPrefix("theme.nss:1:\(Self.path.count + 4): "), "\(lines[1])")

      log = []
      write("\(Self.path) {\n  fon-size: 2;\n  text-line-clamp: 5;\n}", to: file)
      #expect(
        await turnUntil {
          flushObservers(); return !log.isEmpty
        })
      #expect(log.count == 1 && log[0].hasPrefix("\(file):2:"), "\(log)")
      #expect(DisplayedTheme.theme.hasSheet)

      log = []
      write("\(Self.path) {\n  font-size: red;\n  fon-style: 2;\n}\n\(Self.path) {}", to: file)
      #expect(
        await turnUntil {
          flushObservers(); return log.count >= 3
        })
      #expect(log[0] == "\(file): new errors; still showing the previous version")
      #expect(log.count == 3 && log[1].hasPrefix("\(file):2:") && log[2].hasPrefix("\(file):3:"), "\(log)")
    }
  }
}
