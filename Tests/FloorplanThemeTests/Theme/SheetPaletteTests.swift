import Testing

@testable import FloorplanTheme

@Suite struct SheetPaletteTests {
  private static let red = ThemeColor(hex: 0xFF0000)
  private static let blue = ThemeColor(hex: 0x0000FF)

  private func theme(_ text: String, _ dialect: StyleSheetDialect = .fiori, over base: Theme = Theme()) -> Theme {
    base.applying(read(text, dialect).sheet)
  }

  /// A column of the palette, in the order of the expectations below.
  private static let columns: [(Appearance, Bool)] =
    Appearance.allCases.map { ($0, false) } + Appearance.allCases.map { ($0, true) }

  /// The columns that each kind of name redefines: light, dark, and both with increased contrast; then elevated ones.
  @Test(
    arguments: [
      ("primaryLabel", "light elevated-light"), ("primaryLabel_lightBackground", "light elevated-light"),
      ("primaryLabel_darkBackground", "dark elevated-dark"),
      ("primaryLabel_contrastLightBackground", "hc-light elevated-hc-light"),
      ("primaryLabel_contrastDarkBackground", "hc-dark elevated-hc-dark"),
      ("primaryLabel_elevatedLightBackground", "elevated-light"),
      ("primaryLabel_elevatedDarkBackground", "elevated-dark"),
      ("primaryLabel_elevatedContrastLightBackground", "elevated-hc-light"),
      ("primaryLabel_elevatedContrastDarkBackground", "elevated-hc-dark"),
    ])
  func nameRedefinesItsSurfacesOnly(name: String, expected: String) {
    let theme = theme("@\(name): #123457;")
    let changed = Self.columns.filter { theme.color(.primaryLabel, in: $0, elevated: $1) == ThemeColor(hex: 0x123457) }
    let names = changed.map { ($1 ? "elevated-" : "") + $0.rawValue }
    #expect(names.joined(separator: " ") == expected)
  }

  @Test(
    "The more specific name wins, and a current name overrides a deprecated one",
    arguments: [false, true])
  func moreSpecificNameWins(isReversed: Bool) {
    func color(_ first: String, _ second: String, _ token: ColorToken, _ appearance: Appearance) -> ThemeColor {
      let lines = ["@\(first): red;", "@\(second): blue;"]
      return theme((isReversed ? lines.reversed() : lines).joined(separator: "\n")).color(token, in: appearance)
    }
    #expect(color("tintColor_lightBackground", "tintColor", .tintColor, .light) == Self.red)
    #expect(color("tintColor", "tintColorDark", .tintColor, .light) == Self.red)
    #expect(color("tintColor_darkBackground", "tintColorLight", .tintColor, .dark) == Self.red)
    #expect(color("tintColorLight", "tintColor", .tintColor, .dark) == Self.red)
    #expect(color("separatorOpaque", "line", .separatorOpaque, .light) == Self.red)
    #expect(color("line_lightBackground", "separatorOpaque", .separatorOpaque, .light) == Self.red)
  }

  @Test func deprecatedTintNamesSetOneSurfaceEach() {
    let theme = theme("@tintColorDark: red;\n@tintColorTapStateLight: blue;")
    #expect(theme.color(.tintColor, in: .light) == Self.red)
    #expect(theme.color(.tintColor, in: .dark) == Theme.standard.color(.tintColor, in: .dark))
    #expect(theme.color(.tintColorTapState, in: .dark) == Self.blue)
    #expect(theme.color(.tintColorTapState, in: .light) == Theme.standard.color(.tintColorTapState, in: .light))
  }

  @Test("Stock NUI has no palette, and SwiftUI uses the first definition")
  func paletteDependsOnTheDialect() {
    let text = "@tintColor: red;\n@tintColor: blue;"
    #expect(theme(text).color(.tintColor, in: .light) == Self.blue)
    #expect(theme(text, .fioriSwiftUI).color(.tintColor, in: .light) == Self.red)
    #expect(theme(text, .nui).color(.tintColor, in: .light) == Theme.standard.color(.tintColor, in: .light))
    let old = "@shell: red;\n@navigationBar: blue;"
    #expect(theme(old).color(.header, in: .light) == Self.blue)
    #expect(theme(old, .fioriSwiftUI).color(.header, in: .light) == Self.red)
  }

  @Test func sheetColorsOverrideCode() {
    var base = Theme()
    base.palette.override(.tintColor, with: Self.blue, in: .light)
    base.palette.override(.tintColor, with: Self.blue, in: .dark)
    var theme = theme("@tintColor: red;", over: base)
    #expect(theme.color(.tintColor, in: .light) == Self.red)
    #expect(theme.color(.tintColor, in: .dark) == Self.blue)
    theme.palette = Palette()
    #expect(theme.color(.tintColor, in: .light) == Self.red)
    #expect(theme.color(.tintColor, in: .dark) == Theme.standard.color(.tintColor, in: .dark))
    theme.removeSheet()
    #expect(theme == .standard)
  }

  @Test func redefinitionFollowsItsAlias() {
    let theme = theme(
      """
      @primaryLabel: tertiaryLabel;
      @tertiaryLabel: red;
      @tintColor: negativeLabel_darkBackground;
      @mango3: #123457;
      @header: mango3;
      @positiveLabel: criticalLabel;
      @criticalLabel: positiveLabel;
      @separator: systemBlue;
      """)
    #expect(theme.color(.primaryLabel, in: .light) == Self.red)
    #expect(theme.color(.tintColor, in: .light) == Theme.standard.color(.negativeLabel, in: .dark))
    #expect(theme.color(.header, in: .light) == ThemeColor(hex: 0x123457))
    #expect(theme.color(.positiveLabel, in: .light) == Theme.standard.color(.positiveLabel, in: .light))
    #expect(theme.color(.separator, in: .light) == ThemeColor(hex: 0x007AFF))
    #expect(theme.color(.primaryLabel, in: .dark) == Theme.standard.color(.primaryLabel, in: .dark))
  }

  @Test func aliasCycleKeepsStandardColors() {
    let theme = theme(
      """
      @tintColor: positiveLabel;
      @header: tintColor;
      @positiveLabel: criticalLabel;
      @criticalLabel: negativeLabel;
      @negativeLabel: positiveLabel;
      """)
    let standard = Theme.standard
    for token in [ColorToken.positiveLabel, .criticalLabel, .negativeLabel] {
      #expect(theme.color(token, in: .light) == standard.color(token, in: .light))
    }
    for token in [ColorToken.tintColor, .header] {
      #expect(theme.color(token, in: .light) == standard.color(.positiveLabel, in: .light))
    }
    #expect(theme.sheet?.palette.cycles == [[2, 3, 4]])
  }

  @Test func redefinedColorIsUsedEverywhere() {
    let theme = theme("@tintColor2: #123457;\n@tintColor2_darkBackground: #765432;")
    for (appearance, hex) in [(Appearance.light, 0x123457), (.dark, 0x765432)] as [(Appearance, UInt32)] {
      let css = theme.css(for: appearance).joined()
      #expect(css.contains(ThemeColor(hex: hex).css))
      #expect(!Theme.standard.css(for: appearance).joined().contains(ThemeColor(hex: hex).css))
      let reader = CSSReader(css)
      for part in ComponentParts.all { expectAgreement(reader, with: theme, of: part, appearance) }
    }
  }
}
