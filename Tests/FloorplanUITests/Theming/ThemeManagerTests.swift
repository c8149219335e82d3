import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ThemeManagerTests {
  private static let path = ComponentParts.ObjectCell.headlineLabel.classPath

  /// Counts the changes of GTK's own theme.
  private final class Settings {
    var count = 0
  }

  /// Runs a body with a manager, and the number of style sheets that it has at first.
  private func withManager(
    _ body: (_ manager: ThemeManager, _ chunkCount: Int, _ settings: Settings) async throws -> Void
  ) async throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    let settings = Settings()
    let handle = GTKBridge.Settings.default.connect("notify::gtk-theme-name") { (_: UnsafeMutableRawPointer) in
      settings.count += 1
    }
    try await body(manager, manager.loadCount, settings)
    handle.disconnect()
  }

  private func sheet(_ text: String) -> StyleSheet {
    StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet
  }

  @Test func onlyChangedStyleSheetsAreParsed() async throws {
    try await withManager { manager, chunkCount, settings in
      let applied = Theme.standard.applying(sheet("\(Self.path) { font-size: 30; }"))
      manager.theme = applied
      #expect(manager.loadCount == chunkCount + 1)
      // An equal value causes no work.
      manager.theme = applied.applying(sheet("\(Self.path)   { font-size: 30; }"))
      manager.theme = manager.theme
      manager.appearance = manager.appearance
      #expect(manager.loadCount == chunkCount + 1 && settings.count == 0)
      manager.appearance = .dark
      #expect(manager.loadCount == 2 * chunkCount + 1 && settings.count == 1)
      #expect(manager.problems.isEmpty)
    }
  }

  @Test("GTK's own widgets have the appearance of the theme, even if the user's GTK settings prefer dark")
  func appearanceTakesPrecedenceOverTheDarkGTKTheme() async throws {
    _ = GTKEnvironment.isReady
    // The setting at startup, which must not be the one of this test.
    _ = DesktopAppearance.toolkitPrefersDark
    let settings = GTKBridge.Settings.default
    settings.prefersDarkTheme = true
    defer { settings.prefersDarkTheme = false }
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    #expect(!settings.prefersDarkTheme && settings.themeName == "Default")
    manager.appearance = .dark
    #expect(!settings.prefersDarkTheme && settings.themeName == "Default-dark")
  }

  @Test func themeAndAppearanceChangeTogether() async throws {
    try await withManager { manager, chunkCount, settings in
      let applied = Theme.standard.applying(sheet("@brand: #123456;\n\(Self.path) { font-color: @brand; }"))
      manager.apply(applied, appearance: .highContrastDark)
      #expect(manager.loadCount == 2 * chunkCount && settings.count == 1)
      #expect(manager.theme == applied && manager.displayedTheme == applied && manager.appearance == .highContrastDark)
      #expect(DisplayedTheme.theme == applied)
      manager.apply(applied, appearance: .highContrastDark)
      #expect(manager.loadCount == 2 * chunkCount && settings.count == 1)
    }
  }

  @Test("A child that was hidden when the theme changed has the current colors when it is displayed")
  func hiddenChildren() async throws {
    try await withManager { manager, _, _ in
      let label = ComponentParts.ObjectCell.headlineLabel.makeLabel()
      label.text = "Headline"
      let window = Window()
      window.child = Box(.vertical, [label])
      label.isChildVisible = false
      window.present()
      // Has the current theme.
      await paint(window, frames: 2)
      manager.theme = Theme.standard.applying(sheet("\(Self.path) { font-color: #ff0000; }"))
      await paint(window, frames: 2)
      label.isChildVisible = true
      label.queueResize()
      // GTK 4.8 assumes that the parent is about to draw a widget that was never drawn.
      window.child?.queueDraw()
      await paint(window, frames: 2)
      let strongest = try #require(WidgetPicture(of: label)).mostOpaqueColor
      #expect(strongest[0] > 200 && strongest[1] < 50 && strongest[2] < 50, "\(strongest)")
      window.close()
    }
  }

  @Test func followedSheetIsAppliedOverEveryTheme() async throws {
    try await withManager { manager, _, _ in
      try await withFolder { folder in
        let file = "\(folder)/theme.nss"
        write("\(Self.path) { text-line-clamp: 5; }", to: file)
        let live = LiveStyleSheet(path: file)
        let label = ComponentParts.ObjectCell.headlineLabel.makeLabel()
        let before = label.numberOfLines
        manager.follow(live)
        #expect(label.numberOfLines == 5)
        #expect(manager.theme == .standard && manager.displayedTheme.hasSheet)
        write("\(Self.path) { text-line-clamp: 6; }", to: file)
        #expect(await turnUntil { label.numberOfLines == 6 })

        var other = Theme.standard
        other.textStyles[.headline] = TextStyles.Font(points: 31, weight: 400)
        manager.theme = other.applying(sheet("\(Self.path) { text-line-clamp: 9; }"))
        #expect(label.numberOfLines == 6)
        #expect(manager.displayedTheme.textStyles == other.textStyles)
        manager.appearance = .dark
        #expect(label.numberOfLines == 6)

        manager.follow(nil)
        #expect(label.numberOfLines == 9)
        manager.theme = .standard
        #expect(label.numberOfLines == before)
        write("\(Self.path) { text-line-clamp: 7; }", to: file)
        #expect(await turnUntil { live.sheet?.rules.first?.declarations.first?.text == "7" })
        flushObservers()
        #expect(label.numberOfLines == before)
        live.close()
      }
    }
  }

  @Test func removedManagerCanShowAThemeAgain() throws {
    _ = GTKEnvironment.isReady
    let manager = ThemeManager(display: try #require(Display.default))
    defer { manager.remove() }
    for theme in [manager.theme, BuiltInTheme.almanac.theme()] {
      manager.remove()
      let count = manager.loadCount
      manager.apply(theme, appearance: .light)
      #expect(manager.loadCount > count)
      #expect(DisplayedTheme.theme == theme)
    }
  }

  @Test func removedManagerReleasesItsSheet() async throws {
    _ = GTKEnvironment.isReady
    try await withFolder { folder in
      write("\(Self.path) { text-line-clamp: 5; }", to: "\(folder)/theme.nss")
      var live: LiveStyleSheet? = LiveStyleSheet(path: "\(folder)/theme.nss")
      weak let weakLive = live
      let manager = ThemeManager(display: try #require(Display.default))
      manager.follow(live)
      manager.remove()
      #expect(DisplayedTheme.theme == .standard)
      live = nil
      #expect(await turnUntil { weakLive == nil })
    }
  }
}
