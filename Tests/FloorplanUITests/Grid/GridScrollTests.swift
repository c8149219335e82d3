import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Required columns that don't fit next to each other.
///
/// In a grid of 360 pixels, four columns of 120 exceed the 328 inside the padding by 176. The first one is frozen, and
/// the others are visible from 140 to 344.
@Suite(.serialized) struct GridScrollTests {
  private static let columns = ["C0", "C1", "C2", "C3"].map {
    GridColumn($0, width: .flexible, minimumWidth: 120, importance: .required, isSortable: true)
  }

  /// Runs the body of a test with a grid of four required columns in a direction.
  private func withScrolledGrid(
    _ columns: [GridColumn] = GridScrollTests.columns, width: Int = 360, in direction: TextDirection = .ltr,
    items: @escaping (Int) -> [any GridRowItem] = GridStage.texts(4), _ body: (GridStage) async throws -> Void
  ) async rethrows {
    Settings.defaultDirection = direction
    defer { Settings.defaultDirection = .ltr }
    try await withStandardTheme { _ in
      try await withGrid(columns, width: width, items: items) { stage in try await body(stage) }
    }
  }

  private func scroll(_ stage: GridStage, to offset: Double) async {
    let adjustment = stage.grid.horizontalAdjustment
    adjustment?.value = stage.grid.direction == .rtl ? stage.grid.columnOverflow - offset : offset
    await stage.paintFrames()
  }

  /// Checks the positions of all items and of the visible parts of all titles at an offset.
  private func expect(
    _ stage: GridStage, at offset: Double, _ location: SourceLocation = #_sourceLocation
  ) {
    @MainActor func span(_ start: Double, _ end: Double) -> GridStage.Span {
      GridStage.Span(x: stage.grid.direction == .rtl ? 360 - end : start, width: end - start)
    }
    let starts = [16, 144 - offset, 272 - offset, 400 - offset]
    #expect(stage.rows.count > 4, sourceLocation: location)
    for row in stage.rows {
      #expect(stage.itemSpans(row) == starts.map { span($0, $0 + 120) }, sourceLocation: location)
    }
    let titles = starts.dropFirst().map { span(min(max($0, 140), 344), min(max($0 + 120, 140), 344)) }
    #expect(stage.titleSpans == [span(16, 136)] + titles, sourceLocation: location)
    let separator = stage.grid.frozenColumnSeparator
    let line = separator.bounds(in: stage.grid).map { GridStage.Span(x: $0.x, width: $0.width) }
    #expect(separator.isMapped && line == span(139, 140), sourceLocation: location)
    let value = stage.grid.direction == .rtl ? 176 - offset : offset
    #expect(stage.grid.horizontalAdjustment?.value == value, sourceLocation: location)
    #expect(range(stage) == 176, sourceLocation: location)
  }

  private func range(_ stage: GridStage) -> Double? {
    stage.grid.horizontalAdjustment.map { $0.upper - $0.lower - $0.pageSize }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func headerAndRowsScrollNextToTheFrozenColumn(direction: TextDirection) async {
    await withScrolledGrid(in: direction) { stage in
      expect(stage, at: 0)
      let (binds, peers) = (stage.binds, PeerTable.count)
      for offset in [60.0, 176, 4, 0, 100] {
        await scroll(stage, to: offset)
        expect(stage, at: offset)
      }
      #expect(stage.binds == binds && PeerTable.count == peers)
      // Rows that become visible have the same offset.
      stage.grid.scrollTo(at(20))
      await stage.paintFrames()
      expect(stage, at: 100)
      // Columns that fit start at the leading edge, and so do columns that don't fit again.
      await stage.resize(700)
      #expect(range(stage) == 0 && !stage.grid.frozenColumnSeparator.isMapped)
      #expect(stage.titleSpans == stage.solvedSpans())
      for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans) }
      await stage.resize(360)
      expect(stage, at: 0)
    }
  }

  /// A scrolled item used to take clicks on the frozen column.
  @Test func clicksDontReachItemsThatAreCutOff() async {
    await withScrolledGrid { stage in
      @MainActor func targets() -> [[Bool]] {
        stage.rows.map { $0.slots.compactMap { $0.widget?.canTarget } }
      }
      await scroll(stage, to: 60)
      #expect(targets().allSatisfy { $0 == [true, false, true, false] } && !targets().isEmpty)
      await scroll(stage, to: 176)
      #expect(targets().allSatisfy { $0 == [true, false, false, true] })
      await stage.resize(700)
      #expect(targets().allSatisfy { $0 == [true, true, true, true] })
    }
  }

  @Test func clicksReachTheVisibleTitle() async throws {
    try await withScrolledGrid { stage in
      let header = try #require(stage.header)
      await scroll(stage, to: 60)
      // Each border has a handle of 11 pixels above the titles.
      for (x, column) in [(20.0, 0), (130, 0), (150, 1), (200, 1), (220, 2), (325, 2), (343, 3)] {
        let picked = sequence(first: stage.grid.pick(x: x, y: 20)) { $0?.parent }
        #expect(picked.contains { $0 === header.titles[column] }, "\(x)")
      }
    }
  }

  @Test func scrolledColumnsAreClipped() async throws {
    guard GTKEnvironment.isReady, let display = Display.default else { return }
    let text = "\u{2588}\u{2588}\u{2588}\u{2588}\u{2588}\u{2588}"
    let items: (Int) -> [any GridRowItem] = { _ in ["", text, "", ""].map { GridRowTextItem(text: $0) } }
    try await withScrolledGrid(items: items) { stage in
      let sheet = StyleProvider()
      #expect(sheet.load(".fdlFUIGridRowTextItem_label { color: rgb(255, 0, 0); }").isEmpty)
      display.add(sheet, priority: GTK_STYLE_PROVIDER_PRIORITY_USER)
      defer { display.remove(sheet) }
      // Part of the text is below the frozen column.
      await scroll(stage, to: 24)
      let picture = try #require(WidgetPicture(of: stage.grid))
      #expect(picture.shows((255, 0, 0), x: 140, y: 0, width: 100, height: picture.height, tolerance: 2))
      #expect(!picture.shows((255, 0, 0), x: 0, y: 0, width: 140, height: picture.height, tolerance: 2))
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func focusedTitlesScrollIntoView(direction: TextDirection) async throws {
    try await withScrolledGrid(in: direction) { stage in
      let header = try #require(stage.header)
      let (back, forward) = direction == .rtl ? (Key.right, Key.left) : (Key.left, Key.right)
      header.titles[0].grabFocus()
      for (key, column, offset) in [
        (forward, 1, 0.0), (forward, 2, 48), (forward, 3, 176), (back, 2, 132), (back, 1, 4), (back, 0, 4),
      ] {
        header.titles.first { $0.hasFocus }?.press(key)
        await stage.paintFrames()
        #expect(header.titles[column].hasFocus)
        expect(stage, at: offset)
      }
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func arrowKeysAndShiftedWheelScrollColumns(direction: TextDirection) async {
    await withScrolledGrid(in: direction) { stage in
      let (back, forward) = direction == .rtl ? (Key.right, Key.left) : (Key.left, Key.right)
      stage.grid.focusItem(at: at(1))
      for (key, offset) in [(forward, 48.0), (forward, 96), (back, 48), (back, 0)] {
        #expect(stage.grid.press(key))
        await stage.paintFrames()
        expect(stage, at: offset)
      }
      // At the end, the key moves the focus.
      #expect(!stage.grid.press(back) && stage.grid.focusedItem == at(1))
      #expect(stage.grid.scrollByWheel(direction == .rtl ? -30 : 30, isShifted: true, isPrecise: true))
      await stage.paintFrames()
      expect(stage, at: 30)
      #expect(!stage.grid.scrollByWheel(30, isShifted: false, isPrecise: true))
      await stage.resize(700)
      #expect(!stage.grid.press(forward) && !stage.grid.scrollByWheel(30, isShifted: true, isPrecise: true))
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func bordersOfScrolledColumnsAreDragged(direction: TextDirection) async throws {
    try await withScrolledGrid(in: direction) { stage in
      let header = try #require(stage.header)
      let gesture = try #require(header.controllers(of: DragGesture.self).first)
      let sign = direction == .rtl ? -1.0 : 1
      @MainActor func visibleHandles() -> [Int] { header.handles.filter(\.isChildVisible).map(\.column) }
      #expect(visibleHandles() == [0, 1])
      await scroll(stage, to: 176)
      #expect(visibleHandles() == [0, 2])
      stage.grid.resizeColumn(2, by: 80)
      await stage.paintFrames()
      #expect(stage.titleSpans[0].width == 120 && stage.grid.columnOverflow == 256 && range(stage) == 256)
      await scroll(stage, to: 256)
      let handle = try #require(header.handles.first { $0.column == 2 })
      let before = try #require(handle.bounds(in: header))
      gesture.emit("drag-begin", before.x + before.width / 2, 10.0)
      for distance in [-10.0, -40] {
        gesture.emit("drag-update", distance * sign, 0.0)
        await stage.paintFrames()
        #expect(handle.bounds(in: header)?.x == before.x + distance * sign)
        for row in stage.rows { #expect(stage.itemSpans(row)[2].width == 200 + distance) }
      }
      gesture.emit("drag-end", -40.0 * sign, 0.0)
      await stage.paintFrames()
      // The last column ends at the trailing edge again.
      #expect(stage.grid.columnOffset == 216 && handle.bounds(in: header)?.x == before.x)
      // A scrolled column has its minimum width, and the frozen one leaves half of the grid to the others.
      stage.grid.resizeColumn(2, by: -500)
      stage.grid.resizeColumn(0, by: 100)
      await stage.paintFrames()
      #expect(stage.row(0).map { stage.itemSpans($0).map(\.width) } == [164, 120, 120, 120])
      #expect(stage.grid.resizedColumnWidths == ["C0": 220, "C2": 120])
    }
  }

  @Test func textScaleMultipliesTheMinimumWidths() async {
    await withScrolledGrid(width: 700) { stage in
      defer { Settings.default.reset("gtk-xft-dpi") }
      #expect(range(stage) == 0)
      Settings.default.textResolution = 192 * 1024
      await stage.paintFrames()
      #expect(range(stage) == 4 * 240 + 3 * 8 - 668 && stage.grid.frozenColumnSeparator.isMapped)
      for row in stage.rows { #expect(stage.itemSpans(row).map(\.width) == [240, 240, 240, 240]) }
    }
  }

  @Test func otherColumnsLeaveBeforeRequiredOnesScroll() async {
    var columns = Self.columns
    columns[2].importance = .high
    columns[3].importance = .low
    await withScrolledGrid(columns, width: 420) { stage in
      #expect(stage.grid.fittingColumns == [0, 1, 2] && range(stage) == 0)
      await stage.resize(400)
      #expect(stage.grid.fittingColumns == [0, 1] && range(stage) == 0)
      await stage.resize(240)
      #expect(stage.grid.fittingColumns == [0, 1] && range(stage) == 40)
      for row in stage.rows { #expect(stage.isComplete(2, of: row) && stage.isComplete(3, of: row)) }
      // Objects don't scroll.
      stage.grid.showsObjectsInCompact = true
      await stage.paintFrames()
      #expect(range(stage) == 0 && !stage.grid.frozenColumnSeparator.isMapped)
    }
  }

  @Test func picturesAreFrozenWithTheTextAfterThem() async throws {
    let columns = [GridColumn("", id: "icon", width: 32, minimumWidth: 32, importance: .required)] + Self.columns
    let texts = GridStage.texts(4)
    let items: (Int) -> [any GridRowItem] = { [GridRowImageItem(image: .icon("folder-symbolic"))] + texts($0) }
    try await withScrolledGrid(columns, width: 400, items: items) { stage in
      stage.grid.selectionMode = .multiple
      await stage.paintFrames()
      await scroll(stage, to: 50)
      let separator = try #require(stage.grid.frozenColumnSeparator.bounds(in: stage.grid))
      let row = try #require(stage.row(0))
      let texts = stage.itemSpans(row).suffix(4).map(\.x)
      #expect(separator.x == texts[0] + 123 && texts[1] == texts[0] + 128 - 50)
    }
  }
}
