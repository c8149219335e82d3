import Testing

@testable import FloorplanTheme

@Suite struct TintAttributesTests {
  private typealias Parts = ComponentParts.ObjectCell
  private static let red = ThemeColor(hex: 0xFF0000)
  private static let blue = ThemeColor(hex: 0x0000FF)

  private func reader(
    _ attributes: [StyleState: TintAttributes], on part: ComponentPart, _ theme: Theme = .standard,
    _ appearance: Appearance = .light
  ) -> CSSReader {
    CSSReader(theme.css(of: attributes, on: part, class: "own", in: appearance))
  }

  private func sheet(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet) }

  @Test func sheetOverridesAttributesAndAttributesOverrideTable() {
    let part = Parts.headlineLabel
    let states: [StyleState] = [.normal, .hover, .highlighted, .selected, .disabled]
    for state in states {
      let suffix = state == .normal ? "" : "-" + state.rawValue
      let attributes = [state: TintAttributes(foregroundColor: .literal(Self.red), font: StyleFont(.title3))]
      let own = ".own" + part.kind.pseudoClasses(of: state)
      let plain = reader(attributes, on: part)
      #expect(plain.value(of: "color", at: [own]) == Self.red.css, "\(state)")
      #expect(plain.value(of: "font-size", at: [own]) == "15pt", "\(state)")
      // Attributes for the same state win, those for another state don't.
      for other in states where other == .normal || state != .normal {
        let otherSuffix = other == .normal ? "" : "-" + other.rawValue
        let theme = sheet("\(part.classPath) { font-color\(otherSuffix): #0000FF; font-style\(otherSuffix): title1; }")
        let value = reader(attributes, on: part, theme).value(of: "color", at: [own])
        let size = reader(attributes, on: part, theme).value(of: "font-size", at: [own])
        #expect(value == (suffix == otherSuffix ? Self.blue : Self.red).css, "\(state) \(other)")
        #expect(size == (suffix == otherSuffix ? "21pt" : "15pt"), "\(state) \(other)")
      }
    }
  }

  @Test("Attributes set a rule for every state, because their rules override all rules of the theme")
  func attributesCoverEveryState() {
    let reader = reader([.normal: TintAttributes(foregroundColor: .literal(Self.red))], on: Parts.headlineLabel)
    let disabled = Theme.standard.resolve(Parts.headlineLabel, state: .disabled, appearance: .light).color
    #expect(reader.value(of: "color", at: [".own:disabled"]) == disabled?.css)
    // No other property is set.
    #expect(Set(reader.rules.flatMap { $0.declarations.map(\.name) }) == ["color"])
  }

  @Test func attributesOverrideSemanticVariants() {
    let reader = reader([.normal: TintAttributes(foregroundColor: .literal(Self.red))], on: Parts.statusLabel)
    for variant in SemanticStatus.allCases {
      #expect(reader.value(of: "color", at: [".own", ".own.\(variant.rawValue)"]) == Self.red.css)
    }
  }

  @Test func attributesOverrideThemeOverrides() throws {
    var theme = Theme.standard
    try theme.set(.fontColor, to: .literal(Self.blue), of: Parts.headlineLabel.classPath)
    let value = reader([.normal: TintAttributes(foregroundColor: .literal(Self.red))], on: Parts.headlineLabel, theme)
    #expect(value.value(of: "color", at: [".own"]) == Self.red.css)
  }

  @Test("Palette colors follow the appearance and the style sheet's palette", arguments: Appearance.allCases)
  func paletteColorsFollowTheAppearance(appearance: Appearance) {
    func color(_ color: StyleColor, _ theme: Theme = .standard) -> String? {
      reader([.normal: TintAttributes(foregroundColor: color)], on: Parts.headlineLabel, theme, appearance)
        .value(of: "color", at: [".own"])
    }
    #expect(color(.palette(.negativeLabel)) == Theme.standard.color(.negativeLabel, in: appearance).css)
    let isDark = appearance == .dark || appearance == .highContrastDark
    #expect(color(.dynamic(light: Self.red, dark: Self.blue)) == (isDark ? Self.blue : Self.red).css)
    if appearance == .dark {
      #expect(color(.palette(.negativeLabel), sheet("@negativeLabel_darkBackground: #0000FF;")) == Self.blue.css)
    }
  }

  @Test func fontSetsOnlyItsValidValues() {
    func values(_ font: StyleFont) -> [String?] {
      let reader = reader([.normal: TintAttributes(font: font)], on: Parts.headlineLabel)
      return ["font-size", "font-weight", "font-family"].map { reader.value(of: $0, at: [".own"]) }
    }
    #expect(values(StyleFont(.body)) == ["12.75pt", "400", nil])
    #expect(values(StyleFont(family: "A \"B\"")) == ["12.75pt", "600", "\"A \\\"B\\\"\""])
    #expect(values(StyleFont(size: 40, weight: 700)) == ["30pt", "700", nil])
    #expect(values(StyleFont(.title1, size: 40)) == ["30pt", "400", nil])
    for size in [0, -1, 2001, .infinity, .nan] as [Double] {
      #expect(values(StyleFont(.body, size: size, weight: 0)) == ["12.75pt", "400", nil], "\(size)")
    }
    #expect(values(StyleFont()) == [nil, nil, nil])
    #expect(values(StyleFont(family: "", size: 0, weight: 1001)) == [nil, nil, nil])
  }

  @Test func borderIsAnInsetShadowInEachState() {
    let part = ComponentParts.SimplePropertyCell.valueTextField
    let reader = reader(
      [
        .normal: TintAttributes(borderColor: .literal(Self.red)),
        .highlighted: TintAttributes(borderColor: .literal(Self.blue)),
      ],
      on: part)
    #expect(reader.value(of: "box-shadow", at: [".own"]) == "inset 0px 0px 0px 1px \(Self.red.css)")
    #expect(reader.value(of: "box-shadow", at: [".own:focus-within"]) == "inset 0px 0px 0px 1px \(Self.blue.css)")
  }

  @Test func iconTakesForegroundColorAsTint() {
    let reader = reader([.normal: TintAttributes(foregroundColor: .literal(Self.red))], on: Parts.statusImageView)
    #expect(reader.value(of: "color", at: [".own"]) == Self.red.css)
  }

  @Test(arguments: PartKind.allCases)
  func unsupportedAttributesAreIgnored(kind: PartKind) {
    let part = ComponentPart(component: "Test", name: "part", kind: kind, classPath: "test")
    let all = TintAttributes(
      foregroundColor: .literal(Self.red), font: StyleFont(.body), borderColor: .literal(Self.red))
    let names = Set(reader([.normal: all], on: part).rules.flatMap { $0.declarations.map(\.name) })
    let hasText = [.text, .textField, .button, .tag].contains(kind)
    #expect(names.contains("font-size") == hasText)
    #expect(names.contains("color") == (hasText || [.image, .progress, .rating].contains(kind)))
    #expect(names.contains("box-shadow") == (hasText || kind == .cell || kind == .item))
    #expect(reader([.enabledSelected: all], on: part).rules.isEmpty)
  }

  @Test func mergingKeepsUnsetValues() {
    let first = TintAttributes(foregroundColor: .literal(Self.red), borderColor: .literal(Self.red))
    let merged = first.merging(TintAttributes(foregroundColor: .literal(Self.blue), font: StyleFont(.body)))
    #expect(
      merged
        == TintAttributes(
          foregroundColor: .literal(Self.blue), font: StyleFont(.body), borderColor: .literal(Self.red)))
    #expect(TintAttributes().isEmpty && !merged.isEmpty)
    #expect(first.merging(TintAttributes()) == first)
  }
}
