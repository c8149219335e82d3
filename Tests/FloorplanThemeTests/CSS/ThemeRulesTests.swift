import Testing

@testable import FloorplanTheme

@Suite struct ThemeRulesTests {
  private typealias Parts = ComponentParts.ObjectCell

  private func css(_ theme: Theme, over outer: [Theme] = [], _ appearance: Appearance = .light) -> [String] {
    ThemeRules(theme, in: appearance).css(
      inside: "scope", over: outer.map { ThemeRules($0, in: .light) }, toolkit: .light)
  }

  private func sheet(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet) }

  @Test(arguments: Appearance.allCases)
  func everySelectorIsScoped(appearance: Appearance) {
    let chunks = css(.standard, appearance)
    let surfaces = [".scope", ".scope.fp-background"]
    for chunk in chunks {
      let reader = CSSReader(chunk)
      #expect(reader.rules.flatMap(\.selectors).allSatisfy { $0.hasPrefix(".scope ") || surfaces.contains($0) })
      #expect(reader.classes.count <= 300)
    }
    let all = CSSReader(chunks.joined())
    let plain = CSSReader(Theme.standard.css(for: appearance).joined())
    // Sheets are separate windows.
    let unscoped = Set(plain.rules.flatMap(\.selectors).filter { !$0.hasPrefix(".fp-elevated ") })
    #expect(Set(all.rules.flatMap(\.selectors).map { $0.replacing(".scope ", with: "") }).isSuperset(of: unscoped))
    let color = Theme.standard.resolve(Parts.headlineLabel, appearance: appearance).color?.css
    #expect(all.value(of: "color", at: [".scope ." + Parts.headlineLabel.classPath]) == color)
  }

  @Test(arguments: Appearance.allCases)
  func scopeAndPopoversSetSurfaceAndTextColor(appearance: Appearance) {
    let reader = CSSReader(css(.standard, appearance).joined())
    let palette = Theme.standard.palette
    let surface = palette.color(.primaryGroupedBackground, in: appearance)
    #expect(reader.value(of: "background", at: [".scope.fp-background"]) == surface.css)
    #expect(reader.value(of: "color", at: [".scope"]) == palette.color(.primaryLabel, in: appearance).css)
    for surface in [ColorToken.primaryGroupedBackground, .secondaryGroupedBackground] {
      let color = palette.color(.primaryLabel, in: appearance, elevated: true)
      #expect(color.contrast(with: palette.color(surface, in: appearance, elevated: true)) >= 4.5)
    }
    // Menus keep GTK's surface, which is light here.
    let menu = reader.value(of: "color", at: [".scope popover.menu > contents"])
    #expect(menu == palette.color(.primaryLabel, in: .light).css)
    let changed = CSSReader(css(sheet("@primaryLabel: #00FF00;"), appearance).joined())
    let label = changed.value(of: "color", at: [".scope popover.menu > contents"])
    #expect(label == (appearance == .light ? "rgba(0,255,0,1)" : menu))
  }

  @Test func equalPropertiesNeedNoReset() {
    var other = Theme.standard
    other.palette.override(.primaryLabel, with: ThemeColor(hex: 0x123456), in: .light)
    #expect(!css(.standard, over: [other]).joined().contains("unset"))
    #expect(!css(.standard, over: [.standard], .dark).joined().contains("unset"))
  }

  @Test func outerPropertiesAreResetWithoutState() {
    let path = Parts.headlineLabel.classPath
    let outer = sheet("\(path) { font-name: 'Serif'; font-color-selected: #FF0000; }")
    let reader = CSSReader(css(.standard, over: [outer]).joined())
    #expect(reader.value(of: "font-family", at: [".scope .\(path)"]) == "unset")
    // The theme's own color wins in every state.
    let color = Theme.standard.resolve(Parts.headlineLabel, appearance: .light).color?.css
    #expect(reader.value(of: "color", at: [".scope .\(path)"]) == color)
    #expect(reader.value(of: "color", at: [".scope .\(path):selected"]) == nil)
  }

  @Test func declaredSpecializedPartNeedsNoReset() {
    let path = ComponentParts.ActionButton.primary.classPath
    let outer = sheet("\(path) { font-color-hover: #FF0000; }")
    let reader = CSSReader(css(sheet("\(path) { font-color: #00FF00; }"), over: [outer]).joined())
    #expect(reader.value(of: "color", at: [".scope .\(path)"]) == "rgba(0,255,0,1)")
    #expect(!reader.rules.contains { $0.declarations.contains { $0.name == "color" && $0.value == "unset" } })
  }

  @Test func statePropertiesAreResetWithoutState() {
    let path = ComponentParts.SwitchFormCell.cell.classPath
    let outer = sheet("\(path) { border-color-disabled: #FF0000; }")
    let reader = CSSReader(css(.standard, over: [outer]).joined())
    #expect(reader.value(of: "box-shadow", at: [".scope .\(path)"]) == "unset")
    #expect(reader.value(of: "box-shadow", at: [".scope .\(path):disabled"]) == nil)
    // It isn't unset if the inner theme also sets it for the same state.
    #expect(!css(outer, over: [outer]).joined().contains("unset"))
  }

  @Test("Resets come before the theme's rules, because a node can have several parts")
  func resetsPrecedeTheThemesRules() throws {
    let button = ComponentParts.ActionButton.primary.classPath
    let outer = sheet("\(ComponentParts.ButtonCell.button.classPath) { background-color: #FF0000; }")
    let chunks = css(sheet("\(button) { background-color: #00FF00; }"), over: [outer])
    let back = try #require(chunks.lastIndex { $0.contains("background: unset") })
    let own = try #require(chunks.firstIndex { $0.contains("background: rgba(0,255,0,1)") })
    #expect(back < own)
  }

  @Test(arguments: Appearance.allCases)
  func reusedRulesEqualNewOnes(appearance: Appearance) throws {
    let path = Parts.headlineLabel.classPath
    let texts = [
      "\(path) { font-color: #FF0000; }", "\n\n\(path) { font-color: #00FF00; }", "@primaryLabel: #00FF00;",
      "\(path) { font-name: Serif; }", "@density: compact;", "\(Parts.cell.classPath) { background-image: paper; }",
    ]
    var previous = ThemeRules(.standard, in: appearance)
    for text in texts + texts.reversed() {
      for theme in [sheet(text), sheet(text).withPictures] {
        previous = ThemeRules(theme, in: appearance, reusing: previous)
        #expect(previous.css == theme.css(for: appearance), "\(text)")
      }
    }
  }

  @Test func onlyPartsWithPicturesAreWrittenAgainWhenTheyAreLoaded() {
    let loading = sheet("\(Parts.cell.classPath) { background-image: paper; }")
    let before = ThemeRules(loading, in: .light)
    let after = ThemeRules(loading.withPictures, in: .light, reusing: before)
    // Reused rules have the same storage.
    let changed = zip(before.blocks, after.blocks).filter { old, new in
      old.rules.withUnsafeBufferPointer { $0.baseAddress } != new.rules.withUnsafeBufferPointer { $0.baseAddress }
    }
    #expect(changed.contains { $0.0.classes.contains(Parts.cell.classPath) } && changed.count < 5)
    #expect(after.css.joined().contains("url(\"data:\")"))
  }

  @Test func allOuterThemesAreReset() {
    let path = Parts.headlineLabel.classPath
    let outer = [path, Parts.footnoteLabel.classPath].map { sheet("\($0) { font-name: 'Serif'; }") }
    let reader = CSSReader(css(.standard, over: outer).joined())
    for part in [Parts.headlineLabel, Parts.footnoteLabel] {
      #expect(reader.value(of: "font-family", at: [".scope .\(part.classPath)"]) == "unset")
    }
  }
}

extension Theme {
  /// The theme with a picture for each image of its sheet.
  fileprivate var withPictures: Theme {
    var theme = self
    for image in sheetImages where image.isSurface { theme.pictures[image] = SurfacePicture(url: "data:") }
    return theme
  }
}
