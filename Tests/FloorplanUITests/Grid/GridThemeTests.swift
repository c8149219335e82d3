import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct GridThemeTests {
  private typealias Row = ComponentParts.GridRow
  private typealias Header = ComponentParts.GridHeader

  private func expect(
    _ widget: Widget?, _ property: String, _ color: ThemeColor?, _ location: SourceLocation = #_sourceLocation
  ) {
    guard let widget else {
      Issue.record("no widget with \(property)", sourceLocation: location)
      return
    }
    RealizedStyle(of: widget).expect(property, color, "\(type(of: widget))", location)
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    let items: (Int) -> [any GridRowItem] = { _ in
      [GridRowImageItem(image: .icon("folder-symbolic")), GridRowTextItem(text: "a"), GridRowTextItem(text: "b")]
    }
    let columns = ["One", "Two", "Three"].map { GridColumn($0, width: -1, isSortable: true) }
    try await withStandardTheme(appearance) { theme in
      try await withGrid(columns, items: items) { stage in
        stage.grid.sortDescriptor = GridSort(column: 0)
        await stage.paintFrames()
        let row = try #require(stage.row(1))
        let cell = theme.resolve(Row.cell, appearance: appearance)
        expect(row, "background-color", cell.backgroundColor)
        expect(row, "border-bottom-color", cell.separatorColor)
        #expect(RealizedStyle(of: row).pixels("border-bottom-width") == 1)
        #expect(RealizedStyle(of: row).pixels("padding-left") == 16)
        row.setState(.selected, true)
        await stage.paintFrames()
        expect(row, "background-color", theme.resolve(Row.selected, appearance: appearance).backgroundColor)
        let text = theme.resolve(Row.textItemLabel, appearance: appearance)
        for slot in row.slots.dropFirst() {
          expect(slot.widget, "color", text.color)
          let size = slot.widget.flatMap { RealizedStyle(of: $0).pixels("font-size") }
          #expect(size.map { abs($0 - (text.fontSize ?? 0)) < 0.01 } == true)
        }
        let weights = row.slots.dropFirst().map { $0.widget.flatMap { RealizedStyle(of: $0).number("font-weight") } }
        #expect(weights == [600, 400])
        expect(row.slots[0].widget, "color", theme.resolve(Row.imageItem, appearance: appearance).tintColor)

        let header = try #require(stage.header)
        let surface = theme.resolve(Header.cell, appearance: appearance)
        expect(header, "background-color", surface.backgroundColor)
        expect(header, "border-bottom-color", surface.separatorColor)
        let title = theme.resolve(Header.headerItemLabel, appearance: appearance)
        expect(header.titles[0].slot.widget, "color", title.color)
        #expect(header.titles[0].slot.widget.flatMap { RealizedStyle(of: $0).number("font-weight") } == 600)
        let arrow = header.titles[0].children.first { $0 is Image }
        expect(arrow, "color", theme.resolve(Header.sortIndicator, appearance: appearance).tintColor)
        expect(
          header.handles.first, "background-color",
          theme.resolve(Header.columnSeparator, appearance: appearance).separatorColor)
        #expect(header.handles.first.map { RealizedStyle(of: $0)["background-clip"] } == "content-box")
        header.titles[0].setState(.prelight, true)
        await stage.paintFrames()
        expect(
          header.titles[0], "background-color",
          theme.resolve(Header.headerItem, state: .hover, appearance: appearance).backgroundColor)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func semanticStatusColorsTexts(appearance: Appearance) async throws {
    let items: (Int) -> [any GridRowItem] = { _ in
      [
        GridRowTextItem(text: "a", semanticStatus: .negative), GridRowTextItem(text: "b", semanticStatus: .critical),
        GridRowTextItem(text: "c"),
      ]
    }
    try await withStandardTheme(appearance) { theme in
      try await withGrid(["One", "Two", "Three"].map { GridColumn($0, width: -1) }, items: items) { stage in
        let row = try #require(stage.row(0))
        for (slot, status) in zip(row.slots, [SemanticStatus.negative, .critical, nil]) {
          expect(
            slot.widget, "color", theme.resolve(Row.textItemLabel, variant: status, appearance: appearance).color)
        }
        // A recycled row keeps no status.
        row.gridItems = ["a", "b", "c"].map { GridRowTextItem(text: $0) }
        await stage.paintFrames()
        for slot in row.slots {
          expect(slot.widget, "color", theme.resolve(Row.textItemLabel, appearance: appearance).color)
        }
      }
    }
  }

  @Test func sheetStylesBordersAndSeparators() async throws {
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

  @Test func headerHasAShadowWhileRowsAreBelowIt() async {
    await withStandardTheme { _ in
      await withGrid(["One", "Two", "Three"].map { GridColumn($0, width: -1) }) { stage in
        for (offset, hasShadow) in [(0.0, false), (100, true), (0, false)] {
          stage.grid.verticalAdjustment?.value = offset
          await stage.paintFrames()
          let shadow = stage.header.flatMap { RealizedStyle(of: $0)["box-shadow"] } ?? "none"
          #expect((shadow != "none") == hasShadow, "\(offset)")
        }
      }
    }
  }
}
