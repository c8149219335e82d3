import FloorplanTheme
import Testing

@Suite struct ContrastPairTests {
  private static func pair(_ foreground: ColorToken, _ surfaces: ColorToken...) throws -> ContrastPair {
    try #require(ContrastPair.all.first { $0.foreground == foreground && $0.surfaces == surfaces })
  }

  /// The published ratios of the palette, with one decimal.
  @Test(
    arguments: [
      (.primaryLabel, .primaryBackground, [12.6, 19.4]), (.primaryLabel, .secondaryBackground, [11.6, 15.9]),
      (.secondaryLabel, .primaryBackground, [6.7, 14.9]), (.secondaryLabel, .secondaryBackground, [6.2, 12.2]),
      (.tertiaryLabel, .primaryBackground, [4.9, 10.0]), (.tertiaryLabel, .secondaryBackground, [4.6, 8.2]),
      (.quaternaryLabel, .primaryBackground, [1.6, 1.7]), (.tintColor, .primaryBackground, [4.6, 9.0]),
      (.tintColor, .secondaryBackground, [4.2, 7.4]), (.tintColor2, .secondaryBackground, [5.9, 7.4]),
      (.negativeLabel, .primaryBackground, [7.6, 7.1]), (.positiveLabel, .primaryBackground, [6.2, 9.1]),
      (.criticalLabel, .secondaryBackground, [5.7, 9.6]), (.quinaryLabel, .tintColor, [4.6, 9.0]),
      (.accentLabel1, .accentBackground1, [5.6, 6.5]), (.accentLabel10, .accentBackground10, [7.7, 8.9]),
    ] as [(ColorToken, ColorToken, [Double])])
  func standardPaletteHasPublishedContrast(foreground: ColorToken, surface: ColorToken, expected: [Double]) throws {
    let pair = try Self.pair(foreground, surface)
    for (appearance, ratio) in zip([Appearance.light, .dark], expected) {
      #expect(abs(Theme.standard.contrast(of: pair, in: appearance).ratio - ratio) < 0.06, "\(appearance)")
    }
  }

  @Test func translucentSurfaceIsComposited() throws {
    let pair = try Self.pair(.negativeLabel, .negativeBackground, .primaryBackground)
    let measure = Theme.standard.contrast(of: pair, in: .dark, elevated: true)
    let layer = ThemeColor(hex: 0xEE3939, alpha: 0.12)
    #expect(measure.background == layer.composited(over: ThemeColor(hex: 0x171D23)))
    #expect(measure.background.alpha == 1)
    #expect(measure.ratio == ThemeColor(hex: 0xFF5C77).contrast(with: measure.background))
  }

  @Test func translucentBarIsOnTheBaseSurface() throws {
    let theme = Theme.standard.applying(read("@header: rgba(0,0,0,0.5);").sheet)
    let measure = theme.contrast(of: try Self.pair(.primaryLabel, .header), in: .light)
    #expect(measure.background == ThemeColor(hex: 0x808080))
  }

  @Test func contrastUsesTheThemesPalette() throws {
    let theme = Theme.standard.applying(read("@primaryLabel: #FFFFFF;").sheet)
    let measure = theme.contrast(of: try Self.pair(.primaryLabel, .primaryBackground), in: .light)
    #expect(measure.ratioText == "1.00:1")
    #expect(measure.rating == .insufficient)
  }

  @Test(arguments: Appearance.allCases) func selectedCellsHaveVisibleEdge(appearance: Appearance) throws {
    // The header of a grid has the state only to show its shadow over the rows below it.
    let cells = ComponentParts.all.filter { part in
      part.kind == .cell && part != ComponentParts.GridHeader.cell
        && part.settings.contains { $0.state == .selected }
    }
    #expect(cells.count > 8)
    for cell in cells {
      let edge = try #require(
        cell.settings.first { $0.property == .borderColor && $0.state == .selected }, "\(cell.title)")
      guard case .color(let token) = edge.value else { return #expect(Bool(false), "\(cell.title): \(edge.value)") }
      let pairs = ContrastPair.all.filter { $0.foreground == token }
      #expect(pairs.contains { $0.surfaces == [.tintColor3, .secondaryGroupedBackground] && $0.purpose == .shape })
      for pair in pairs {
        let ratio = Theme.standard.contrast(of: pair, in: appearance).ratio
        #expect(ratio >= ContrastRating.largeTextMinimum, "\(cell.title), \(pair.surfaces)")
      }
    }
  }

  @Test func everyLabelHasASurface() {
    let labels = ColorToken.allCases.filter { $0.rawValue.contains("Label") }
    for label in labels { #expect(ContrastPair.all.contains { $0.foreground == label }, "\(label)") }
    #expect(Set(ContrastPair.all).count == ContrastPair.all.count)
  }

  @Test(
    arguments: [
      (1, .text, .insufficient), (2.99, .text, .insufficient), (3, .text, .largeTextOnly),
      (4.49, .text, .largeTextOnly), (4.5, .text, .sufficient), (4.5 - 1e-12, .text, .sufficient),
      (6.99, .text, .sufficient), (7, .text, .enhanced), (2.99, .shape, .insufficient), (3, .shape, .sufficient),
      (21, .shape, .sufficient), (1, .disabledText, .exempt),
    ] as [(Double, ContrastPair.Purpose, ContrastRating)])
  func verdictsMatchTheGuideline(ratio: Double, purpose: ContrastPair.Purpose, expected: ContrastRating) {
    let verdict = ContrastRating(ratio, for: purpose)
    #expect(verdict == expected)
    #expect(verdict.passes == [.enhanced, .sufficient, .exempt].contains(expected))
  }

  @Test func ratioTextIsNeverRoundedUp() throws {
    #expect(try text(0x000000, 0xFFFFFF) == "21.00:1")
    #expect(try text(0x777777, 0xFFFFFF) == "4.47:1")
    #expect(try text(0xFFFFFF, 0xFFFFFF) == "1.00:1")
    // 4.5419…, and 7.0046….
    #expect(try text(0x767676, 0xFFFFFF) == "4.54:1")
    #expect(try text(0x595959, 0xFFFFFF) == "7.00:1")
  }

  private func text(_ foreground: UInt32, _ background: UInt32) throws -> String {
    var theme = Theme.standard
    theme.palette.override(.primaryLabel, with: ThemeColor(hex: foreground), in: .light)
    theme.palette.override(.primaryBackground, with: ThemeColor(hex: background), in: .light)
    return theme.contrast(of: try Self.pair(.primaryLabel, .primaryBackground), in: .light).ratioText
  }
}
