import FloorplanTheme
import Testing

@testable import Gallery

@Suite struct TextStyleTableTests {
  private func value(_ name: String, _ row: TextStyleTable.Row, scale: Double = 1) -> String? {
    row.fields(scale: scale, family: "Sans").first { $0.name == name }?.value
  }

  @Test func everyStyleHasARowWithFontAndNames() throws {
    let table = TextStyleTable(.standard)
    #expect(table.rows.map(\.style) == TextStyle.allCases)
    #expect(table.rows.allSatisfy { !$0.isChanged })
    let headline = try #require(table.row("headline"))
    #expect(headline.summary == "headline · 17 points · 600 semibold")
    #expect(headline.declaration == "font-style: headline;")
    #expect(value("CSS Classes", headline) == ".fp-headline")
    #expect(value("Platform Names", headline)?.contains("UIFontTextStyleHeadline") == true)
    #expect(value("Standard", headline) == "")
    let title = try #require(table.row("title1"))
    #expect(value("CSS Classes", title) == ".fp-title1, .fp-title")
    #expect(value("Names in Style Sheets", title) == "title1, title")
    #expect(table.row("nothing") == nil)
  }

  @Test func sizeFollowsTextScale() throws {
    let row = try #require(TextStyleTable(.standard).row("subheadline"))
    #expect(value("Size", row, scale: 1.5)?.hasPrefix("15 points, 22.5 pixels") == true)
  }

  @Test func rowsUseFontsOfTheTheme() throws {
    var theme = Theme.standard
    theme.textStyles[.body] = TextStyles.Font(points: 18.5, weight: 450)
    let row = try #require(TextStyleTable(theme).row("body"))
    #expect(row.isChanged && row.summary == "body · 18.5 points · 450")
    #expect(value("Standard", row) == "17 points, weight 400")
  }

  @Test func usersArePartsWithTheStyle() throws {
    let part = ComponentParts.ObjectCell.headlineLabel
    let sheet = StyleSheet.read(StyleSheetSource(name: "a.nss", text: "\(part.classPath) { font-style: caption2; }"))
    for (theme, style) in [(Theme.standard, "headline"), (Theme.standard.applying(sheet.sheet), "caption2")] {
      let table = TextStyleTable(theme)
      #expect(table.rows.filter { $0.users.contains("ObjectCell.headlineLabel") }.map(\.style.rawValue) == [style])
    }
  }
}
