import FloorplanTheme
import Testing

@testable import FloorplanThemeCheck

@Suite struct ContrastReportTests {
  private static let headline = ComponentParts.ObjectCell.headlineLabel
  private static let cell = ComponentParts.ObjectCell.cell

  private func theme(_ text: String) -> Theme { Theme.standard.applying(read(text).sheet, in: .desktop) }

  private func entry(
    _ part: ComponentPart, _ state: StyleState = .normal, _ variant: SemanticStatus? = nil,
    in appearance: Appearance = .light, of text: String
  ) throws -> ContrastReport.Entry {
    try #require(
      ContrastReport(of: theme(text)).entries.first {
        $0.part == part && $0.state == state && $0.variant == variant && $0.appearance == appearance
      })
  }

  @Test func textIsMeasuredOnTheSurfaceOfItsCell() throws {
    let sheet = "\(Self.cell.classPath) { background-color: #FFFFFF; }\n\(Self.headline.classPath) { font-color: "
    let failing = try entry(Self.headline, of: sheet + "#777777; }")
    #expect(failing.foreground == ThemeColor(hex: 0x777777) && failing.background == ThemeColor(hex: 0xFFFFFF))
    #expect(failing.ratioText == "4.47:1" && failing.minimum == 4.5 && !failing.passes)
    #expect(try entry(Self.headline, of: sheet + "#767676; }").passes)
    // The minimum of large text is lower.
    let large = try entry(Self.headline, of: sheet + "#777777; font-size: 24; }")
    #expect(large.minimum == 3 && large.passes)
    // Half of black over white is the gray of the first color.
    let translucent = try entry(Self.headline, of: sheet + "rgba(0,0,0,0.5); }")
    #expect((127...128).contains(translucent.foreground.red) && translucent.ratio < 4.5)
  }

  @Test func gradientCountsAtItsWorseEnd() throws {
    let sheet = """
      \(Self.cell.classPath) { background-color-top: #FFFFFF; background-color-bottom: #888888; }
      \(Self.headline.classPath) { font-color: #000000; }
      """
    #expect(try entry(Self.headline, of: sheet).background == ThemeColor(hex: 0x888888))
  }

  @Test func variantHasItsOwnSurface() throws {
    let part = ComponentParts.ActionButton.secondary
    let (plain, negative) = (try entry(part, of: ""), try entry(part, .normal, .negative, of: ""))
    #expect([plain.foreground, plain.background].map(\.sheetText) == ["#0057D2", "#E4EEF8"])
    #expect([negative.foreground, negative.background].map(\.sheetText) == ["#AA0808", "#F4E7E8"])
    // The overlay of the hovered state lies over the surface of the variant.
    let hovered = try [nil, SemanticStatus.negative].map { try entry(part, .hover, $0, of: "").background }
    #expect(hovered[0] != hovered[1])
  }

  @Test func everyTextIsMeasuredInEveryAppearance() {
    let entries = ContrastReport(of: .standard).entries
    #expect(entries.allSatisfy { (1...21).contains($0.ratio) && !$0.state.isExemptFromContrast })
    let status = entries.filter { $0.part == ComponentParts.ObjectCell.statusLabel && $0.state == .normal }
    #expect(Set(status.map(\.variant)) == Set([nil] + SemanticStatus.allCases))
    let groups = Dictionary(grouping: entries) { "\($0.part.classPath) \($0.state) \(String(describing: $0.variant))" }
    #expect(groups.values.allSatisfy { Set($0.map(\.appearance)).count == 4 && $0.count == 4 })
    let parts = ContrastMeter.texts.map(\.part).filter { part in
      ComponentParts.field(around: part) == nil
        && part.states.contains { state in
          let style = Theme.standard.resolve(part, state: state, variant: nil, appearance: .light)
          return !state.isExemptFromContrast && style.color.map { $0.alpha > 0 } == true
        }
    }
    #expect(Set(entries.map(\.part.classPath)) == Set(parts.map(\.classPath)))
  }

  /// A diagnostic is about a text that the report lists with the same colors.
  @Test(arguments: 0..<20)
  func diagnosticsAreAmongTheEntries(index: Int) throws {
    let parts = ContrastMeter.texts.map(\.part)
    let part = parts[index * (parts.count / 20)]
    let theme = theme("\(part.classPath) { font-color: #8F8F8F; background-color: #9A9A9A; }")
    var search = ContrastSearch(theme: theme, layer: try #require(theme.sheet))
    search.run()
    let entries = ContrastReport(of: theme).entries
    #expect(!search.findings.isEmpty)
    for finding in search.findings.values {
      #expect(
        entries.contains {
          $0.part == finding.part && $0.state == finding.state && $0.appearance == finding.appearance
            && $0.ratio <= finding.ratio && !$0.passes
        }, "\(finding.part.classPath) \(finding.state)")
    }
  }
}
