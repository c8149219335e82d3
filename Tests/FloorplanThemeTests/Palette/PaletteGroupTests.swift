import FloorplanTheme
import Testing

@Suite struct PaletteGroupTests {
  @Test func everyNameIsInOneGroup() {
    let names = PaletteGroup.allCases.flatMap(\.names)
    #expect(Set(names).count == names.count)
    #expect(names.sorted() == PaletteReference.names)
  }

  @Test(
    arguments: [
      (.labels, ["primaryLabel", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"], 6),
      (.tint, ["tintColor", "tintColor2", "tintColor3", "tintColorTapState"], 4),
      (.hues, ["grey1", "grey2", "grey3"], 99), (.charts, ["chart1", "chart2"], 28),
      (.custom, ["customColor1"], 6), (.accents, ["accentLabel1", "accentLabel2"], 20),
      (.base, ["baseWhite", "baseBlack", "base1", "base2"], 4),
    ] as [(PaletteGroup, [String], Int)])
  func groupsFollowTheDesignSystem(group: PaletteGroup, first: [String], count: Int) {
    #expect(Array(group.names.prefix(first.count)) == first)
    #expect(group.names.count == count)
  }

  @Test func deprecatedNamesHaveSuccessors() throws {
    #expect(PaletteReference.deprecatedNames.count == 42)
    for old in PaletteReference.deprecatedNames {
      let reference = try #require(PaletteReference(old))
      #expect(reference.deprecatedName == old)
      #expect(PaletteReference.names.contains(reference.name))
    }
  }
}
