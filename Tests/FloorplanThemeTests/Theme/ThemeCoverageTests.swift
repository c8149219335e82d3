import FloorplanTheme
import FloorplanThemeCheck
import Testing

@Suite struct ThemeCoverageTests {
  private static let headline = ComponentParts.ObjectCell.headlineLabel

  private func coverage(_ text: String) -> ThemeCoverage {
    ThemeCoverage(of: Theme.standard.applying(read(text).sheet, in: .desktop))
  }

  @Test func valuesAreThoseThatASheetCanSet() {
    let names = ComponentParts.all.flatMap { $0.acceptedProperties.flatMap(\.sheetNames) }
    let coverage = coverage("")
    #expect(coverage.values.count == names.count)
    for appearance in Appearance.allCases {
      #expect(coverage.counts(in: appearance) == [.standard: names.count])
    }
  }

  @Test func sourcesAreDistinguishedByAppearance() throws {
    let coverage = coverage(
      "@primaryLabel_darkBackground: #FAFAFA;\n\(Self.headline.classPath) { font-size: 20; font-color-selected: red; }")
    func source(_ property: StyleProperty, _ state: StyleState, _ appearance: Appearance) -> ThemeCoverage.Source? {
      coverage.values.first { $0.part == Self.headline && $0.property == property && $0.state == state }?
        .sources[appearance]
    }
    #expect(source(.fontSize, .normal, .light) == .sheet)
    #expect(source(.fontColor, .selected, .dark) == .sheet)
    #expect(source(.fontColor, .normal, .dark) == .palette)
    #expect(source(.fontColor, .normal, .light) == .standard)
    #expect(coverage.counts(in: .light, of: "ObjectCell")[.palette] == nil)
    #expect(coverage.counts(in: .dark, of: "ObjectCell")[.palette]! > 0)
  }
}
