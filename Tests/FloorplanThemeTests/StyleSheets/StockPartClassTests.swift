import FloorplanTheme
import Testing

@Suite struct StockPartClassTests {
  @Test("The classes are those that change something")
  func classes() {
    #expect(
      StockPartClass.all.map(\.name) == [
        "ActivityIndicator", "Button", "CollectionViewCell", "ImageView", "Label", "NavigationBar", "Progress",
        "ProgressView", "SegmentedControl", "Slider", "Switch", "TableCell", "TableCellDetail", "TextField", "View",
      ])
    for stock in StockPartClass.all {
      #expect(!stock.parts.isEmpty)
      #expect(Set(stock.parts.map(\.kind)) == Set(stock.kinds))
      let theme = Theme.standard.applying(read("\(stock.name) { tint-color: red; font-color: red; }").sheet)
      for part in ComponentParts.all { #expect(theme.setsAnything(for: part) == stock.parts.contains(part)) }
    }
  }

  @Test("Properties by another name are those that the kind takes")
  func renamed() throws {
    let slider = try #require(StockPartClass.all.first { $0.name == "Slider" })
    #expect(slider.renamedProperties.contains { $0.name == "minimum-track-tint-color" })
    let label = try #require(StockPartClass.all.first { $0.name == "Label" })
    #expect(label.renamedProperties.isEmpty)
  }

  @Test("What a sheet declares for a stock class is told with its place")
  func declarations() throws {
    let label = try #require(StockPartClass.all.first { $0.name == "Label" })
    #expect(Theme.standard.declarations(for: label).isEmpty)
    let text = """
      Button { font-color: red; }
      Button, Label {
        font-color: blue;
        font-size: 20;
      }
      Label:A { font-size: 9; }
      """
    #expect(
      Theme.standard.applying(read(text).sheet).declarations(for: label).map(\.description) == [
        "sheet.nss:3:3: font-color: blue", "sheet.nss:4:3: font-size: 20",
      ])
  }
}
