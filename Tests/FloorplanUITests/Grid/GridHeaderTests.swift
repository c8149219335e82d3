import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct GridHeaderTests {
  private static let columns = [
    GridColumn("Symbol", width: .flexible, isSortable: true),
    GridColumn("Open", width: .points(120), isSortable: true, alignment: .trailing),
    GridColumn("Note", width: .points(120)),
  ]

  @Test func clickingATitleSortsAndReversesTheOrder() async throws {
    try await withGrid(Self.columns) { stage in
      var requested: [GridSort] = []
      stage.grid.onSort = { requested.append($0) }
      let header = try #require(stage.header)
      for column in [0, 0, 0, 1, 2] {
        header.titles[column].click(5, 5)
        await stage.paintFrames()
      }
      #expect(
        requested == [
          GridSort(column: 0), GridSort(column: 0, isAscending: false), GridSort(column: 0), GridSort(column: 1),
        ])
      #expect(stage.grid.sortDescriptor == GridSort(column: 1))
      #expect(header.titles[1].differingAccessibleDescription(from: "sorted ascending") == nil)
      #expect(header.titles[0].differingAccessibleDescription(from: "not sorted") == nil)
      let arrows = header.titles.map { $0.children.first { $0.isMapped && $0 is Image } as? Image }
      #expect(arrows.map { $0?.iconName } == [nil, "pan-up-symbolic", nil])
      stage.grid.sortDescriptor = GridSort(column: 0, isAscending: false)
      await stage.paintFrames()
      #expect(header.titles[0].differingAccessibleDescription(from: "sorted descending") == nil)
      #expect(
        (header.titles[0].children.first { $0.isMapped && $0 is Image } as? Image)?.iconName == "pan-down-symbolic")
      stage.grid.sortDescriptor = nil
      await stage.paintFrames()
      #expect(header.titles.allSatisfy { $0.children.allSatisfy { !$0.isMapped || $0 is Label } })
    }
  }

  @Test func releaseOutsideDoesNotSort() async throws {
    try await withGrid(Self.columns) { stage in
      let title = try #require(stage.header?.titles[0])
      let gesture = try #require(title.controllers(of: ClickGesture.self).first)
      gesture.emit("pressed", Int32(1), 5.0, 5.0)
      #expect(title.stateFlags.contains(.active))
      gesture.emit("released", Int32(1), -50.0, 5.0)
      #expect(!title.stateFlags.contains(.active) && stage.grid.sortDescriptor == nil)
    }
  }

  @Test func keysSortAndMoveTheFocus() async throws {
    try await withGrid(Self.columns) { stage in
      let header = try #require(stage.header)
      header.titles[0].grabFocus()
      #expect(header.titles[0].hasFocus)
      header.titles[0].press(.enter)
      #expect(stage.grid.sortDescriptor == GridSort(column: 0))
      header.titles[0].press(.space)
      #expect(stage.grid.sortDescriptor == GridSort(column: 0, isAscending: false))
      header.titles[0].press(.right)
      #expect(header.titles[1].hasFocus)
      header.titles[1].press(.right)
      header.titles[2].press(.right)
      #expect(header.titles[2].hasFocus)
      #expect(!header.titles[2].press(.enter))
      header.titles[2].press(.left)
      #expect(header.titles[1].hasFocus)
      header.titles[1].press(.down)
      #expect(stage.grid.focusedItem == ItemIndex(section: 0, item: 0))
      stage.grid.direction = .rtl
      header.direction = .rtl
      await stage.paintFrames()
      header.titles[0].grabFocus()
      header.titles[0].press(.left)
      #expect(header.titles[1].hasFocus)
    }
  }

  @Test func tabMovesBetweenTitlesAndRows() async throws {
    try await withGrid(Self.columns) { stage in
      let header = try #require(stage.header)
      stage.window.clearFocus()
      #expect(stage.grid.moveFocus(.tabForward) && header.titles[0].hasFocus)
      header.titles[0].press(.right)
      #expect(stage.grid.moveFocus(.tabForward))
      #expect(stage.grid.focusedItem == ItemIndex(section: 0, item: 0))
      #expect(stage.grid.moveFocus(.tabBackward))
      #expect(header.titles[1].hasFocus)
      #expect(!stage.grid.moveFocus(.tabBackward))
      stage.window.clearFocus()
      #expect(stage.grid.moveFocus(.tabBackward) && stage.grid.focusedItem != nil)
    }
  }

  @Test func headerWithoutAGridViewSorts() async {
    await withNoPeerLeft {
      let window = Window()
      let header = GridHeader()
      window.child = header
      window.defaultSize = (400, 200)
      var requested: [Int] = []
      header.columnWidths = [-1, 0.25]
      header.accessory = .disclosureIndicator
      header.onSort = { requested.append($0) }
      header.gridItems = ["One", "Two"].map {
        let item = GridRowHeaderItem(text: $0)
        item.isSortable = $0 == "Two"
        return item
      }
      window.present()
      #expect(await turnUntil { window.isMapped && header.width > 0 })
      await paint(window)
      header.titles[0].click(2, 2)
      header.titles[1].click(2, 2)
      #expect(requested == [1])
      #expect(header.handles.isEmpty && !header.titles[0].isFocusable)
      let available = Double(header.width - AccessoryType.disclosureIndicator.reservedWidth)
      #expect(header.titles[1].bounds(in: header)?.width == ((available - 8) * 0.25).rounded())
      header.gridItems = []
      await paint(window)
      #expect(header.children.isEmpty)
      window.close()
    }
  }

  @Test func rowDescriptionContainsTheTitles() async throws {
    try await withGrid(Self.columns + [GridColumn(" ", width: 60)], items: GridStage.texts(4)) { stage in
      let row = try #require(stage.row(2))
      #expect(row.differingAccessibleLabel(from: "r2 c0") == nil)
      #expect(row.differingAccessibleDescription(from: "Open: r2 c1, Note: r2 c2, r2 c3") == nil)
    }
  }

  @Test func titlesAreNamedCellsOfARow() async throws {
    try await withGrid([GridColumn(" ", width: 60, isSortable: true)] + Self.columns) { stage in
      let header = try #require(stage.header)
      #expect(header.accessibleRole == .row && header.titles.allSatisfy { $0.accessibleRole == .gridCell })
      #expect(header.titles[0].differingAccessibleLabel(from: "Column 1") == nil)
      #expect(header.titles[1].differingAccessibleLabel(from: "Symbol") == nil)
      #expect(stage.grid.accessibleRole == .grid)
    }
  }

  @Test func focusableTitleWithoutTextHasAName() async throws {
    let columns = [
      GridColumn("", width: .points(60)), GridColumn("", width: .points(60), isResizable: false),
      GridColumn("Note", width: .flexible),
    ]
    try await withGrid(columns) { stage in
      let titles = try #require(stage.header).titles
      #expect(titles.map(\.isFocusable) == [true, false, true])
      #expect(titles[0].differingAccessibleLabel(from: "Column 1") == nil)
    }
  }

  @Test func partsHaveTheirClassPaths() async throws {
    try await withGrid(Self.columns) { stage in
      stage.grid.sortDescriptor = GridSort(column: 0)
      let header = try #require(stage.header)
      #expect(header.hasStyleClass("fdlFUIGridHeader"))
      #expect(header.titles.allSatisfy { $0.hasStyleClass("fdlFUIGridRowHeaderItem") })
      #expect(header.titles.allSatisfy { $0.slot.widget?.hasStyleClass("fdlFUIGridRowHeaderItem_label") == true })
      #expect(header.titles[0].children.contains { $0.hasStyleClass("fdlFUIGridHeader_sortIndicator") })
      #expect(header.handles.map(\.column) == [0, 1])
      #expect(header.handles.allSatisfy { $0.hasStyleClass("fdlFUIGridHeader_columnSeparator") })
    }
  }

  @Test func titleAndArrowAreAlignedWithTheTexts() async throws {
    try await withStandardTheme { _ in
      try await withGrid(Self.columns) { stage in
        let header = try #require(stage.header)
        for direction in [TextDirection.ltr, .rtl] {
          stage.grid.direction = direction
          header.direction = direction
          for title in header.titles {
            title.direction = direction
            title.children.forEach { $0.direction = direction }
          }
          for column in 0...1 {
            stage.grid.sortDescriptor = GridSort(column: column)
            await stage.paintFrames()
            let title = header.titles[column]
            let label = try #require(title.slot.widget?.bounds(in: title))
            let arrow = try #require(title.children.first { $0 is Image && $0.isMapped }?.bounds(in: title))
            // The leading title is before its arrow, the trailing one after it.
            let isArrowLeft = (column == 1) != (direction == .rtl)
            #expect(
              isArrowLeft
                ? arrow.x + arrow.width <= label.x + label.width - Double(title.slot.naturalWidth)
                : arrow.x >= label.x + Double(direction == .rtl ? 0 : title.slot.naturalWidth))
            #expect(arrow.x >= 0 && arrow.x + arrow.width <= Double(title.width))
            #expect(abs(arrow.y + arrow.height / 2 - label.y - label.height / 2) <= 1)
          }
        }
      }
    }
  }
}
