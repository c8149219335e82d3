import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct GridViewTests {
  private func columns(_ widths: [GridColumnWidth]) -> [GridColumn] {
    widths.indices.map { GridColumn("C\($0)", width: widths[$0]) }
  }

  @Test(
    arguments: [
      [-1, 0.2, 0.1], [0.3, 0.3, 0.4], [200, 100, 50], [400, 400, 400], [-1, 300, 300], [0.333, -1, 101],
    ] as [[GridColumnWidth]])
  func headerAndRowsHaveEqualWidths(widths: [GridColumnWidth]) async {
    await withStandardTheme { _ in
      await withGrid(columns(widths)) { stage in
        for accessory in [AccessoryType.none, .detailDisclosureButton] {
          stage.grid.accessory = accessory
          for direction in [TextDirection.ltr, .rtl] {
            Settings.defaultDirection = direction
            for width in [700, 811] {
              await stage.resize(width)
              // A column without width displays nothing.
              let solved = stage.solvedSpans().filter { $0.width > 0 }
              #expect(stage.titleSpans == solved)
              #expect(stage.rows.count > 4)
              for row in stage.rows { #expect(stage.itemSpans(row) == solved) }
            }
          }
          Settings.defaultDirection = .ltr
        }
      }
    }
  }

  @Test func columnsKeepTheirMinimumWidthsAtEveryWidth() async {
    await withGrid(columns([-1, 200, -1]), width: 1000) { stage in
      stage.grid.resizedColumnWidths = ["C1": 700]
      for width in stride(from: 1000, through: 600, by: -40) {
        await stage.resize(width)
        #expect(stage.titleSpans.count == 3 && stage.titleSpans.allSatisfy { $0.width >= 48 }, "\(width)")
      }
    }
  }

  @Test func numbersTakeTheirWidthFromTexts() async throws {
    let columns = [
      GridColumn("Name", width: .flexible), GridColumn("Size", width: 0.1), GridColumn("Price", width: 30),
    ]
    @MainActor func items(_ id: Int) -> [any GridRowItem] {
      [
        GridRowTextItem(text: "a name"), GridRowTextItem(number: id == 150 ? 98_765_432_101.25 : 7_654_321),
        GridRowTextItem(number: 114.23),
      ]
    }
    try await withGrid(columns, rows: 200, width: 620, items: items) { stage in
      @MainActor func expectWholeNumbers() throws {
        for row in stage.rows {
          for slot in row.slots[1...2] {
            let label = try #require(slot.widget as? Label)
            #expect(label.width >= slot.naturalWidth && label.isChildVisible, "\(label.text)")
          }
        }
      }
      #expect(!stage.rows.isEmpty)
      try expectWholeNumbers()
      let (name, width) = (stage.titleSpans[0].width, stage.titleSpans[1].width)
      stage.grid.scrollTo(at(150))
      await stage.paintFrames()
      try expectWholeNumbers()
      #expect(stage.titleSpans[1].width > width && stage.titleSpans[0].width < name)
      stage.grid.resizedColumnWidths = ["Size": 20]
      await stage.paintFrames()
      try expectWholeNumbers()
      // Displayed numbers are measured again in a larger font.
      await stage.resize(1000)
      let narrow = stage.titleSpans[2].width
      Settings.default.textResolution = 144 * 1024
      await stage.paintFrames()
      #expect(stage.titleSpans[2].width > narrow)
      try expectWholeNumbers()
      Settings.default.reset("gtk-xft-dpi")
      await stage.paintFrames()
      #expect(stage.titleSpans[2].width == narrow)
    }
  }

  @Test func largeTextWidensTheCompactRange() async {
    await withGrid(columns([-1, 0.2]), width: 700) { stage in
      #expect(stage.grid.sizeClass == .regular)
      Settings.default.textResolution = 144 * 1024
      await stage.paintFrames()
      #expect(stage.grid.sizeClass == .compact)
      Settings.default.reset("gtk-xft-dpi")
      await stage.paintFrames()
      #expect(stage.grid.sizeClass == .regular)
    }
  }

  // MARK: Columns that leave

  private static let leaving = [
    GridColumn("Name", width: .flexible, minimumWidth: 120, importance: .high),
    GridColumn("Section", width: 0.2, minimumWidth: 80, importance: .low, isSortable: true),
    GridColumn("Size", width: 0.2, importance: .high, alignment: .trailing),
    GridColumn("Version", width: 100, minimumWidth: 100),
    GridColumn("Priority", width: .flexible, minimumWidth: 80, importance: .low, isSortable: true),
  ]

  @MainActor private static func leavingItems(_ id: Int) -> [any GridRowItem] {
    [
      GridRowTextItem(text: "package \(id)"), GridRowTextItem(text: "admin"),
      GridRowTextItem(number: Double(id) * 1234.5) { "\($0) KiB" }, GridRowTextItem(text: id == 2 ? "" : "1.\(id)"),
      GridRowTextItem(text: "a priority of some words that need several lines in a narrow window"),
    ]
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func columnsLeaveByImportance(direction: TextDirection) async {
    Settings.defaultDirection = direction
    defer { Settings.defaultDirection = .ltr }
    await withGrid(Self.leaving, rows: 8, width: 1000, height: 900, items: Self.leavingItems) { stage in
      var heights: [Int: [Int]] = [:]
      @MainActor func check(_ width: Int) {
        let fitting = stage.grid.fittingColumns
        #expect(stage.titleSpans.count == fitting.count && stage.header?.isMapped == true, "\(width)")
        for row in stage.rows {
          #expect(stage.itemSpans(row) == stage.titleSpans, "\(width)")
          #expect(row.stackedColumns == (0..<5).filter { !fitting.contains($0) && !(row.index == at(2) && $0 == 3) })
          for column in row.stackedColumns {
            let slot = row.slots[column]
            #expect(slot.columnTitleLabel?.text == "\(Self.leaving[column].title):")
            #expect(stage.isComplete(column, of: row), "\(column) at \(width)")
            guard let title = slot.columnTitleLabel?.bounds(in: row), let item = slot.widget?.bounds(in: row) else {
              continue
            }
            #expect(direction == .ltr ? item.x > title.x : item.x + item.width < title.x + title.width)
          }
          let labels = row.slots.compactMap { $0.widget as? Label }.filter(\.isMapped)
          #expect(labels.count == (row.index == at(2) && !fitting.contains(3) ? 4 : 5), "\(width)")
          let size = row.slots[2]
          #expect(size.widget.map { $0.width >= size.naturalWidth } == true, "\(width)")
        }
        let current = stage.rows.map(\.height)
        #expect(heights[width].map { $0 == current } != false, "\(width)")
        heights[width] = current
      }
      var counts: [Int] = []
      for width in stride(from: 1000, through: 160, by: -40) {
        await stage.resize(width, 900)
        check(width)
        counts.append(stage.grid.fittingColumns.count)
      }
      #expect(counts == counts.sorted(by: >) && Set(counts) == [1, 2, 3, 4, 5])
      for width in [1000, 160, 360, 600, 520, 1000] {
        await stage.resize(width, 900)
        check(width)
      }
      #expect(stage.grid.fittingColumns == [0, 1, 2, 3, 4])
      stage.grid.columns[4].importance = .high
      await stage.resize(340, 900)
      #expect(stage.grid.fittingColumns == [0, 2, 4])
    }
  }

  @Test(arguments: [0.4, 1]) func rowsAreWhereTheyWereAfterColumnsLeaveAndReturn(position: Double) async throws {
    try await withGrid(Self.leaving, rows: 300, width: 1000, items: Self.leavingItems) { stage in
      let adjustment = try #require(stage.grid.verticalAdjustment)
      adjustment.value = ((adjustment.upper - adjustment.pageSize) * position).rounded()
      await stage.paintFrames()
      let rows = stage.grid.visibleItems
      let tops = stage.rows.map { $0.bounds(in: stage.grid)?.y }
      for _ in 0..<2 {
        for width in [900, 760, 600, 460, 360, 520, 640, 1000] { await stage.resize(width) }
        #expect(stage.grid.visibleItems == rows && stage.rows.map { $0.bounds(in: stage.grid)?.y } == tops)
      }
    }
  }

  @Test func largeTextLetsColumnsLeaveEarlier() async {
    await withGrid(Self.leaving, rows: 8, width: 700, height: 900, items: Self.leavingItems) { stage in
      #expect(stage.grid.fittingColumns == [0, 1, 2, 3, 4])
      Settings.default.textResolution = 192 * 1024
      await stage.paintFrames()
      #expect(stage.grid.fittingColumns == [0, 2, 3])
      await stage.resize(360, 900)
      for row in stage.rows {
        for column in row.stackedColumns { #expect(stage.isComplete(column, of: row)) }
        #expect(row.slots[2].widget.map { $0.width >= row.slots[2].naturalWidth } == true)
      }
      Settings.default.reset("gtk-xft-dpi")
      await stage.resize(700, 900)
      #expect(stage.grid.fittingColumns == [0, 1, 2, 3, 4])
    }
  }

  @Test func remainingColumnsAreResizedAndLeavingOnesLoseTheFocus() async throws {
    try await withGrid(Self.leaving, rows: 8, width: 1000, height: 900, items: Self.leavingItems) { stage in
      let header = try #require(stage.header)
      header.titles[4].grabFocus()
      #expect(header.titles[4].hasFocus)
      await stage.resize(360, 900)
      #expect(stage.grid.fittingColumns == [0, 2, 3])
      #expect(stage.grid.focusedItem == at(0) && !header.containsFocus)
      #expect(header.handles.filter(\.isChildVisible).map(\.column) == [0, 2])
      let before = stage.titleSpans
      stage.grid.resizeColumn(0, by: -10)
      stage.grid.resizeColumn(4, by: 30)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width) == [before[0].width - 10, before[1].width + 10, before[2].width])
      for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans) }
    }
  }

  @Test func rowsReadColumnsThatDoNotFitLast() async throws {
    try await withGrid(Self.leaving, rows: 8, width: 1000, height: 900, items: Self.leavingItems) { stage in
      await stage.resize(360, 900)
      let row = try #require(stage.row(1))
      let texts = row.children.filter(\.isMapped).compactMap { ($0 as? Label)?.text }
      #expect(texts.prefix(3) == ["package 1", "1234.5 KiB", "1.1"])
      #expect(texts.dropFirst(3).prefix(3) == ["Section:", "admin", "Priority:"])
      await stage.resize(1000, 900)
      #expect(row.children.filter(\.isMapped).compactMap { ($0 as? Label)?.text }.prefix(2) == ["package 1", "admin"])
    }
  }

  @Test func columnsReturnWhenSelectionOrInsetsEnd() async {
    let columns = [300.0, 200, 140].map { GridColumn("\($0)", width: .flexible, minimumWidth: $0) }
    await withStandardTheme { _ in
      await withGrid(columns) { stage in
        let grid = stage.grid
        @MainActor func expectColumns(_ count: Int, _ change: () -> Void) async {
          change()
          await stage.paintFrames()
          #expect(grid.fittingColumns.count == count)
          for row in stage.rows {
            #expect(stage.itemSpans(row) == stage.titleSpans && row.stackedColumns.count == 3 - count)
          }
        }
        await expectColumns(3) { grid.columnSpacing = 10 }
        for _ in 0..<2 {
          await expectColumns(2) { grid.selectionMode = .multiple }
          await expectColumns(3) { grid.selectionMode = .none }
          let inset = Insets(top: 0, leading: 50, bottom: 0, trailing: 0)
          await expectColumns(2) { grid.sectionOverrides = { _ in SectionOverrides(sectionInset: inset) } }
          await expectColumns(3) { grid.sectionOverrides = nil }
        }
      }
    }
  }

  @Test func rowsHaveNoChevronInMultipleSelection() async {
    await withGrid(columns([-1, 100, 100])) { stage in
      stage.grid.accessory = .detailDisclosureButton
      for mode in [CollectionView.SelectionMode.single, .multiple, .none] {
        stage.grid.selectionMode = mode
        await stage.paintFrames()
        let expected: AccessoryType = mode == .multiple ? .detailButton : .detailDisclosureButton
        #expect(stage.rows.allSatisfy { $0.accessoryPart.displayedType == expected }, "\(mode)")
        #expect(stage.rows.allSatisfy { stage.itemSpans($0) == stage.titleSpans }, "\(mode)")
      }
    }
  }

  @Test func newWidthsDoNotBindRowsAgain() async {
    await withGrid(columns([-1, 100, 100])) { stage in
      let binds = stage.binds
      let peers = PeerTable.count
      let before = stage.titleSpans
      stage.grid.resizeColumn(1, by: 40)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width) == [before[0].width, before[1].width + 40, before[2].width - 40])
      for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans) }
      stage.grid.columnSpacing = 30
      await stage.paintFrames()
      for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans) }
      #expect(stage.titleSpans[1].x == stage.titleSpans[0].x + stage.titleSpans[0].width + 30)
      #expect(stage.binds == binds && PeerTable.count == peers)
    }
  }

  @Test func resizedWidthsAreKept() async {
    await withGrid(columns([-1, 100, 100])) { stage in
      var reportCount = 0
      stage.grid.onColumnResize = { reportCount += 1 }
      stage.grid.resizeColumn(0, by: -60)
      await stage.paintFrames()
      #expect(reportCount == 1 && stage.grid.resizedColumnWidths == ["C1": 160])
      await stage.resize(900)
      #expect(stage.titleSpans[1].width == 160 && stage.titleSpans[0].width > 400)
      await stage.resize(300)
      await stage.resize(700)
      #expect(stage.titleSpans[1].width == 160)
      // The sort order stays with the column when the column moves.
      stage.grid.columns = [stage.grid.columns[1], stage.grid.columns[0], stage.grid.columns[2]]
      await stage.paintFrames()
      #expect(stage.titleSpans[0].width == 160)
      stage.grid.resizedColumnWidths = [:]
      await stage.paintFrames()
      #expect(stage.titleSpans[0].width == 100)
    }
  }

  @Test func resizedWidthsFollowTheTextScale() async {
    await withGrid(columns([-1, 100, 100]), width: 1000) { stage in
      defer { Settings.default.reset("gtk-xft-dpi") }
      stage.grid.resizedColumnWidths = ["C1": 150]
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [150, 100])
      Settings.default.textResolution = 192 * 1024
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [300, 200])
      stage.grid.resizeColumn(1, by: 40)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [340, 160])
      #expect(stage.grid.resizedColumnWidths == ["C1": 170, "C2": 80])
    }
  }

  @Test func draggingAHandleMovesItsBorder() async throws {
    for direction in [TextDirection.ltr, .rtl] {
      Settings.defaultDirection = direction
      try await withGrid(columns([-1, 150, 150])) { stage in
        let header = try #require(stage.header)
        let handle = try #require(header.handles.first { $0.column == 1 })
        let before = try #require(handle.bounds(in: header))
        let middle = before.x + before.width / 2
        let gesture = try #require(header.controllers(of: DragGesture.self).first)
        gesture.emit("drag-begin", middle, 10.0)
        for offset in [5.0, 12, 31, 24] {
          gesture.emit("drag-update", offset, 3.0)
          await stage.paintFrames()
          #expect(handle.bounds(in: header)?.x == before.x + offset)
        }
        gesture.emit("drag-end", 24.0, 3.0)
        gesture.emit("drag-update", 90.0, 3.0)
        await stage.paintFrames()
        #expect(handle.bounds(in: header)?.x == before.x + 24)
        for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans) }
        // Away from a handle, nothing is dragged.
        gesture.emit("drag-begin", middle + 60, 10.0)
        gesture.emit("drag-update", 30.0, 3.0)
        await stage.paintFrames()
        #expect(handle.bounds(in: header)?.x == before.x + 24)
        // Never narrower than 48.
        gesture.emit("drag-begin", middle + 24, 10.0)
        gesture.emit("drag-update", direction == .ltr ? 4000.0 : -4000.0, 3.0)
        await stage.paintFrames()
        #expect(stage.titleSpans[2].width == 48 && stage.titleSpans[1].width == 252)
      }
    }
    Settings.defaultDirection = .ltr
  }

  @Test func keysResizeColumns() async throws {
    try await withGrid(columns([-1, 150, 150])) { stage in
      let header = try #require(stage.header)
      header.titles[1].grabFocus()
      header.titles[1].press(.right, .control)
      header.titles[1].press(.right, .control)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [166, 134])
      header.titles[1].press(.left, .control)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [158, 142])
      // The last one takes space from the one before.
      header.titles[2].press(.right, .control)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [150, 150])
      #expect(header.titles[1].hasFocus)
    }
  }

  @Test func doubleClickFitsTheVisibleItems() async throws {
    let items: (Int) -> [any GridRowItem] = { id in
      ["a", id == 3 ? "much longer than all the others" : "b", "c"].map { GridRowTextItem(text: $0) }
    }
    try await withGrid(columns([-1, 60, 60]), items: items) { stage in
      let header = try #require(stage.header)
      let handle = try #require(header.handles.first { $0.column == 1 })
      let bounds = try #require(handle.bounds(in: header))
      let gesture = try #require(header.controllers(of: ClickGesture.self).first)
      let natural = try #require(stage.row(3)?.slots[1].naturalWidth)
      #expect(natural > 100)
      gesture.emit("pressed", Int32(1), bounds.x + bounds.width / 2, 10.0)
      await stage.paintFrames()
      #expect(stage.titleSpans[1].width == 60)
      // The column after it can only give 12, so the one before must give the rest.
      stage.grid.resizeColumn(1, by: 12)
      await stage.paintFrames()
      #expect(stage.titleSpans.map(\.width).dropFirst() == [72, 48])
      stage.grid.columns[2].width = .points(400)
      stage.grid.resizedColumnWidths = [:]
      await stage.paintFrames()
      let moved = try #require(handle.bounds(in: header))
      gesture.emit("pressed", Int32(2), moved.x + moved.width / 2, 10.0)
      await stage.paintFrames()
      #expect(stage.titleSpans[1].width == Double(natural))
      #expect(stage.row(3)?.frames(width: stage.row(3)?.width ?? 0).row.alignment == .center)
    }
  }

  @Test func narrowGridsDisplayObjectsAndWideOnesColumns() async throws {
    let names = ["Symbol", "Open", "High", "Low", "Close", "Note", "More"]
    let columns = [GridColumn(" ", width: 40)] + names.map { GridColumn($0, width: .flexible) }
    let items: (Int) -> [any GridRowItem] = { id in
      [GridRowImageItem(image: .icon("folder-symbolic"))]
        + names.map { GridRowTextItem(text: "\($0.lowercased())\(id)") }
    }
    try await withGrid(columns, width: 800, items: items) { stage in
      stage.grid.showsObjectsInCompact = true
      typealias Parts = ComponentParts.ObjectCell
      @MainActor func expectObject(_ row: GridRow, _ id: Int) {
        let expected: [(ComponentPart, String?)] = [
          (Parts.headlineLabel, "symbol\(id)"), (Parts.subheadlineLabel, "Open: open\(id)"),
          (Parts.footnoteLabel, "High: high\(id)"), (Parts.statusLabel, "Low: low\(id)"),
          (Parts.substatusLabel, "Close: close\(id)"), (Parts.descriptionLabel, "Note: note\(id)"),
        ]
        for (part, text) in expected {
          let label = row.visiblePart(part) as? Label
          #expect(label?.text == text && label?.isMapped == true, "\(part.name)")
        }
        #expect(row.visiblePart(Parts.detailImageView)?.isMapped == true)
        #expect(row.slots.allSatisfy { $0.widget == nil })
        #expect(row.differingAccessibleLabel(from: "symbol\(id)") == nil)
      }
      let wide = stage.rows
      #expect(wide.count > 3 && stage.header != nil)
      await stage.resize(400)
      #expect(stage.header?.isMapped != true)
      for (index, row) in stage.rows.enumerated() { expectObject(row, index) }
      let row = try #require(stage.row(0))
      #expect(row.height >= 45)
      await stage.resize(800)
      #expect(stage.titleSpans.count == 8)
      for row in stage.rows {
        // The picture is in its column, which is wider.
        #expect(stage.itemSpans(row).dropFirst() == stage.solvedSpans(padding: 0).dropFirst())
        #expect(row.visiblePart(Parts.headlineLabel) == nil && row.visiblePart(Parts.detailImageView) == nil)
      }
    }
  }

  @Test func focusMovesToTheRowsWhenTheTitlesAreHidden() async throws {
    try await withGrid(columns([-1, 100, 100]), width: 800) { stage in
      stage.grid.showsObjectsInCompact = true
      let header = try #require(stage.header)
      header.titles[1].grabFocus()
      await stage.resize(400)
      #expect(stage.grid.focusedItem == ItemIndex(section: 0, item: 0))
      await stage.resize(800)
      #expect(stage.header?.isMapped == true && stage.grid.focusedItem == ItemIndex(section: 0, item: 0))
    }
  }

  @Test func offscreenRowsChangeTheirPresentation() async {
    await withGrid(columns([-1, 100, 100]), rows: 500, width: 800) { stage in
      stage.grid.showsObjectsInCompact = true
      // Unused rows of both kinds are kept for reuse.
      stage.grid.verticalAdjustment?.value = 5000
      await stage.paintFrames()
      stage.grid.verticalAdjustment?.value = 0
      await stage.paintFrames()
      await stage.resize(400)
      stage.grid.verticalAdjustment?.value = 3000
      await stage.paintFrames()
      typealias Parts = ComponentParts.ObjectCell
      #expect(stage.rows.allSatisfy { $0.visiblePart(Parts.headlineLabel)?.isMapped == true })
      await stage.resize(800)
      stage.grid.verticalAdjustment?.value = 8000
      await stage.paintFrames()
      #expect(stage.rows.allSatisfy { stage.itemSpans($0) == stage.solvedSpans(padding: 0) })
      stage.grid.verticalAdjustment?.value = 0
      await stage.paintFrames()
      #expect(
        stage.rows.allSatisfy {
          stage.itemSpans($0) == stage.solvedSpans(padding: 0) && $0.visiblePart(Parts.headlineLabel) == nil
        })
    }
  }

  @Test func scrollingCreatesNoWidgets() async throws {
    try await withGrid(columns([-1, 100, 100]), rows: 5000) { stage in
      for offset in stride(from: 0.0, through: 3000, by: 137) {
        stage.grid.verticalAdjustment?.value = offset
        await paint(stage.window)
      }
      let peers = PeerTable.count
      for offset in stride(from: 3000.0, through: 30_000, by: 1371) {
        stage.grid.verticalAdjustment?.value = offset
        await paint(stage.window)
      }
      #expect(PeerTable.count == peers)
      for row in stage.rows {
        let id = try #require(row.index?.item)
        #expect((row.slots[0].widget as? Label)?.text == "r\(id) c0")
      }
    }
  }

  @Test func headerStaysVisible() async throws {
    try await withGrid(columns([-1, 100, 100]), rows: 500) { stage in
      let header = try #require(stage.header)
      #expect(header.bounds(in: stage.grid).map { $0.y } ?? 99 < 20)
      let top = header.bounds(in: stage.grid)?.y
      stage.grid.verticalAdjustment?.value = 4321
      await stage.paintFrames()
      #expect(stage.header === header && header.isMapped && header.bounds(in: stage.grid)?.y == top)
    }
  }

  @Test func headerIsHiddenOnRequestOrWithoutTitles() async {
    await withGrid(columns([-1, 100, 100])) { stage in
      #expect(stage.header?.isMapped == true)
      stage.grid.headerPlacement = .hidden
      await stage.paintFrames()
      #expect(stage.header == nil)
      stage.grid.headerPlacement = .firstSection
      await stage.paintFrames()
      #expect(stage.header?.isMapped == true)
      stage.grid.columns = [-1, 100, 100].map { GridColumn(" ", id: "\($0)", width: GridColumnWidth($0)) }
      await stage.paintFrames()
      #expect(stage.header == nil)
    }
  }

  @Test func accessoryHandlerReceivesTheRow() async throws {
    try await withGrid(columns([-1, 100, 100])) { stage in
      var pressed: [Int] = []
      stage.grid.onAccessory = { pressed.append($0.item) }
      stage.grid.accessory = .detailButton
      await stage.paintFrames()
      for item in [0, 3] {
        let button = try #require(stage.row(item)?.children.first { $0 is Button })
        #expect(button.differingAccessibleLabel(from: "Details: r\(item) c0") == nil)
        button.emit("clicked")
      }
      #expect(pressed == [0, 3])
      // A row can have a different accessory, but not one that needs more space.
      stage.row(0)?.accessory = .checkmark
      stage.row(1)?.accessory = .detailDisclosureButton
      await stage.paintFrames()
      #expect(
        stage.row(0)?.accessoryPart.displayedType == .checkmark
          && stage.row(1)?.accessoryPart.displayedType == AccessoryType.none)
      #expect(stage.rows.allSatisfy { stage.itemSpans($0) == stage.titleSpans })
    }
  }

  @Test func columnAlignsItsTextsAndTitle() async {
    var columns = columns([-1, 100, 100])
    columns[1].alignment = .trailing
    columns[2].alignment = .center
    let items: (Int) -> [any GridRowItem] = { id in
      let own = GridRowTextItem(text: "c")
      if id == 1 { own.textAlignment = .leading }
      return [GridRowTextItem(number: 1), GridRowTextItem(text: "b"), own]
    }
    await withGrid(columns, items: items) { stage in
      @MainActor func sides(_ slots: [GridItemSlot]) -> [Double] {
        slots.compactMap { ($0.widget as? Label)?.alignment }
      }
      #expect(sides(stage.row(0)?.slots ?? []) == [1, 1, 0.5])
      #expect(sides(stage.row(1)?.slots ?? []) == [1, 1, 0])
      #expect(sides(stage.header?.titles.map(\.slot) ?? []) == [0, 1, 0.5])
      stage.grid.columns[1].alignment = .leading
      await stage.paintFrames()
      #expect(sides(stage.row(0)?.slots ?? []) == [1, 0, 0.5])
      #expect(sides(stage.header?.titles.map(\.slot) ?? []) == [0, 0, 0.5])
    }
  }

  @Test func invalidColumnsDoNotTrap() async {
    await withGrid([]) { stage in
      for columns in [
        [], columns([.points(.nan), .points(-5), .fraction(.infinity)]), columns([0, 0, 0]),
        columns([-1, -1, -1, -1, -1]),
        columns([1e9]), [GridColumn("a", width: -1), GridColumn("a", width: -1)],
      ] {
        stage.grid.columns = columns
        await stage.paintFrames()
        for column in [-1, 0, 1, 7] {
          stage.grid.resizeColumn(column, by: 30)
          stage.grid.fitColumn(column)
        }
        stage.grid.resizedColumnWidths = ["C0": .nan, "a": -.infinity, "gone": 7]
        await stage.paintFrames()
        stage.grid.resizedColumnWidths = [:]
      }
      stage.grid.columnSpacing = .nan
      await stage.paintFrames()
    }
  }

  @Test func hidingFocusedTitlesDoesNotScroll() async throws {
    try await withGrid(columns([-1, 100, 100]), rows: 1000, width: 800) { stage in
      stage.grid.showsObjectsInCompact = true
      let header = try #require(stage.header)
      stage.grid.focusItem(at: ItemIndex(section: 0, item: 3))
      header.titles[1].grabFocus()
      stage.grid.scrollTo(ItemIndex(section: 0, item: 500), .leading)
      await stage.paintFrames()
      let first = try #require(stage.grid.visibleItems.first?.item)
      await stage.resize(400)
      let now = try #require(stage.grid.visibleItems.first?.item)
      #expect(abs(now - first) < 3, "\(first) before, \(now) after")
      let focused = try #require(stage.grid.focusedItem)
      #expect(stage.grid.visibleItems.contains(focused))
    }
  }

  @Test func headerAndRowsAreAlignedInASectionWithInsets() async {
    await withGrid(columns([-1, 100, 100]), width: 800) { stage in
      stage.grid.sectionOverrides = { _ in
        SectionOverrides(sectionInset: Insets(top: 0, leading: 50, bottom: 0, trailing: 10))
      }
      await stage.paintFrames()
      #expect(stage.titleSpans == stage.row(0).map(stage.itemSpans))
      stage.grid.beginResizing(column: 1)
      stage.grid.resize(to: 20)
      await stage.paintFrames()
      #expect(stage.titleSpans == stage.row(0).map(stage.itemSpans))
    }
  }

  @Test func callerProvidesFootersAndTheGridHeaders() async {
    await withGrid(columns([-1, 100, 100]), rows: 3, width: 800) { stage in
      stage.grid.footerHeight = { _ in .points(30) }
      stage.grid.headerHeight = { _ in .points(0) }
      stage.grid.supplementaryViewProvider = { grid, kind, section in
        #expect(kind == .footer)
        let footer = grid.dequeue(SectionHeaderFooterView.self, for: kind, ofSection: section)
        footer.title = "3 rows"
        return footer
      }
      await stage.paintFrames()
      #expect(stage.header?.isMapped == true)
      #expect(stage.grid.supplementaryView(.footer, ofSection: 0)?.isMapped == true)
    }
  }

  @Test func upMovesFromTheFirstRowToTheTitles() async {
    await withGrid([GridColumn("A", width: .flexible, isSortable: true), GridColumn("B", width: .points(100))]) {
      stage in
      stage.grid.focusItem(at: ItemIndex(section: 0, item: 1))
      #expect(stage.grid.handle(.up, []))
      #expect(!stage.grid.handle(.up, []), "the key is passed on to GTK")
      #expect(stage.grid.moveFocus(.up))
      #expect(stage.header?.titles[0].hasFocus == true)
    }
  }
}
