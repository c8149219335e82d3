import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct GridThemeTests {
  @Test func aSheetReachesBordersAndSeparators() async throws {
    guard GTKEnvironment.isReady, let display = Display.default else { return }
    try await withStandardTheme { _ in
      let sheet = StyleProvider()
      // The results of a theme's values.
      #expect(
        sheet.load(
          """
          .fdlFUIGridTableViewCell{border-bottom:1px solid rgba(255,0,0,1);box-shadow:inset 0px 0px 0px 1px rgba(0,255,0,1);}
          .fdlFUIGridHeader{border-bottom:1px solid rgba(0,0,255,1);}
          """
        ).isEmpty)
      display.add(sheet, priority: GTK_STYLE_PROVIDER_PRIORITY_USER)
      defer { display.remove(sheet) }
      let columns = ["One", "Two", "Three"].map { GridColumn($0, width: -1) }
      try await withGrid(columns) { stage in
        let row = try #require(stage.row(0))
        #expect(RealizedStyle(of: row).color("border-bottom-color") == [255, 0, 0, 1])
        #expect(RealizedStyle(of: row)["box-shadow"]?.contains("inset") == true)
        #expect(stage.header.flatMap { RealizedStyle(of: $0).color("border-bottom-color") } == [0, 0, 255, 1])
        // A border around a row takes no space from its columns.
        #expect(stage.itemSpans(row) == stage.titleSpans)
      }
    }
  }
}
