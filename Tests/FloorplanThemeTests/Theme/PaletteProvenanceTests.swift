import Testing

@testable import FloorplanTheme

@Suite struct PaletteProvenanceTests {
  private func provenance(
    _ name: String, _ theme: Theme, in appearance: Appearance = .light, elevated: Bool = false
  ) throws -> PaletteProvenance {
    theme.provenance(of: try #require(PaletteReference(name)), appearance: appearance, elevated: elevated)
  }

  @Test func unchangedColorComesFromThePalette() throws {
    for name in PaletteReference.names {
      for appearance in Appearance.allCases {
        let found = try provenance(name, .standard, in: appearance)
        #expect(!found.isRedefined && found.color == found.standard && found.steps.map(\.name) == [name, "palette"])
      }
    }
    #expect(try provenance("tintColor", .standard).chain == "tintColor → palette → #0070F2")
  }

  @Test func redefinitionInASheetHasItsLocation() throws {
    let theme = Theme.standard.applying(read("@brand: #123456;\n@tintColor: @brand;").sheet)
    let light = try provenance("tintColor", theme)
    #expect(light.isRedefined)
    #expect(light.chain == "tintColor → @tintColor (sheet.nss:2:1) → @brand (sheet.nss:1:1) → #123456")
    #expect(light.standard == ThemeColor(hex: 0x0070F2))
    #expect(try !provenance("tintColor", theme, in: .dark).isRedefined)
    #expect(try provenance("tintColor", theme, elevated: true).isRedefined)
    // The old name of the light value always refers to light surfaces.
    #expect(try provenance("tintColorDark", theme, in: .dark).color == ThemeColor(hex: 0x123456))
    #expect(try !provenance("tintColorLight", theme, in: .light).isRedefined)
  }

  @Test("An override in code also applies to elevated surfaces whose palette value isn't separate")
  func overrideInCodeAppliesToElevatedSurfaces() throws {
    var theme = Theme.standard
    theme.palette.override(.primaryLabel, with: ThemeColor(hex: 1), in: .dark)
    theme.palette.override(.header, with: ThemeColor(hex: 2), in: .dark)
    let label = try provenance("primaryLabel", theme, in: .dark, elevated: true)
    #expect(label.isRedefined && label.color == ThemeColor(hex: 1))
    #expect(label.chain == "primaryLabel → palette set in code → #000001")
    let header = try provenance("header", theme, in: .dark, elevated: true)
    #expect(!header.isRedefined && header.color == ThemeColor(hex: 0x242E38))
    #expect(try provenance("header", theme, in: .dark).isRedefined)
    #expect(try !provenance("header", theme).isRedefined)
  }
}
