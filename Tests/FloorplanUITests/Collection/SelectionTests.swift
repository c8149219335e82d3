import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Rows have a distance of 50, so row n is at n * 50.
@Suite(.serialized) struct SelectionTests {
  private func row(_ item: Int) -> Double { Double(item) * 50 + 20 }

  // MARK: Pointer

  /// A sequence of clicks with modifier keys, and the resulting selection.
  private nonisolated static let clicks: [(clicks: [(item: Int, modifiers: ModifierKeys)], selected: [Int])] = [
    ([(2, [])], [2]), ([(2, []), (4, [])], [4]),
    ([(2, []), (4, .control)], [2, 4]), ([(2, []), (4, .control), (2, .control)], [4]),
    ([(2, .control)], [2]), ([(2, .control), (2, .control)], []),
    ([(2, []), (5, .shift)], [2, 3, 4, 5]), ([(5, []), (2, .shift)], [2, 3, 4, 5]),
    // The range continues from its start.
    ([(3, []), (5, .shift), (1, .shift)], [1, 2, 3]),
    ([(2, []), (6, .control), (4, .shift)], [4, 5, 6]),
    ([(1, []), (4, .control), (6, [.control, .shift])], [1, 4, 5, 6]),
    // Nothing was selected and nothing had the focus: the range is the item.
    ([(3, .shift)], [3]),
    ([(2, []), (4, .control), (4, .control), (6, .shift)], [4, 5, 6]),
  ]

  @Test(arguments: clicks.indices) func clicksSelect(row index: Int) async {
    let (clicks, selected) = Self.clicks[index]
    await withStage(items: 0..<100) { stage in
      var activated = 0
      stage.collection.onActivate = { _ in activated += 1 }
      stage.collection.selectionMode = .multiple
      for (item, modifiers) in clicks { stage.collection.click(100, row(item), modifiers) }
      #expect(stage.collection.selectedNumbers == selected)
      #expect(stage.collection.selectedCells == selected)
      #expect(activated == 0)
    }
  }

  @Test func clickOutsideItemsDeselectsAll() async {
    await withStage(items: 0..<3) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.click(100, row(1), [])
      stage.collection.click(100, 300, .control)
      #expect(stage.collection.selectedNumbers == [1])
      stage.collection.click(100, 300, [])
      #expect(stage.collection.selectedNumbers == [])
      // A press on an item that is released next to it isn't a click next to the items.
      stage.collection.click(100, row(1), [])
      stage.collection.press(at: Point(x: 5, y: row(1)))
      #expect(!stage.collection.release(at: Point(x: 5, y: 300), count: 1, modifiers: []))
      #expect(stage.collection.selectedNumbers == [1])
      stage.collection.selectionMode = .single
      stage.collection.click(100, 300, [])
      #expect(stage.collection.selectedNumbers == [1])
    }
  }

  @Test func keptSelectionIsNeverReplaced() async {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var activated = 0
      collection.onActivate = { _ in activated += 1 }
      collection.selectionMode = .multiple
      collection.keepsSelection = true
      for item in [2, 4, 6, 4] { collection.click(100, row(item), []) }
      #expect(collection.selectedNumbers == [2, 6])
      collection.doubleClick(100, row(3))
      #expect(collection.selectedNumbers == [2, 6] && activated == 0)
      collection.click(100, row(5), .control)
      collection.click(100, row(7), .shift)
      #expect(collection.selectedNumbers == [2, 5, 6, 7])
      // Keys move only the focus, unless Shift is held.
      for key in [Key.down, .up, .end, .home] { #expect(collection.press(key)) }
      #expect(collection.selectedNumbers == [2, 5, 6, 7] && collection.focusedItem == at(0))
      #expect(collection.press(.space) && collection.press(.down, .shift))
      #expect(collection.selectedNumbers == [0, 1, 2, 5, 6, 7])
      #expect(collection.press(.down, .control) && collection.press(.down))
      #expect(collection.press(.space, .shift) && collection.selectedNumbers == [0, 1, 2, 3, 5, 6, 7])
      // The context menu is that of one item.
      collection.contextMenu = { _ in [ContextMenuItem("Open") {}] }
      #expect(collection.openContextMenu(for: at(4)))
      #expect(collection.selectedNumbers == [0, 1, 2, 3, 5, 6, 7])
      collection.input.menu?.popover.popDown()
      #expect(await turnUntil { collection.input.menu == nil })
    }
  }

  @Test func keptSelectionIgnoresTheBackground() async throws {
    try await withStage(items: 0..<3) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.keepsSelection = true
      collection.click(100, row(0), [])
      collection.click(100, 300, [])
      #expect(collection.selectedNumbers == [0])
      // A rubber band adds items, also those that are selected already.
      try collection.startDrag(from: Point(x: 20, y: 145), to: Point(x: 120, y: 10))
      #expect(collection.selectedCells == [0, 1, 2])
      try collection.drop()
      #expect(collection.selectedNumbers == [0, 1, 2])
    }
  }

  @Test func doubleClickActivatesInMultipleMode() async {
    await withStage(items: 0..<100) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      stage.collection.selectionMode = .multiple
      stage.collection.click(100, row(1), [])
      // The second click of two, but on another item.
      stage.collection.click(100, row(2), [], count: 2)
      #expect(activated == [])
      stage.collection.doubleClick(100, row(3))
      #expect(activated == [at(3)] && stage.collection.selectedNumbers == [3])
      stage.collection.doubleClick(100, row(4), .control)
      #expect(activated == [at(3)] && stage.collection.selectedNumbers == [3])
    }
  }

  @Test func clickActivatesAndSelectsInOtherModes() async {
    await withStage(items: 0..<100) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      stage.collection.click(100, row(1), .shift)
      #expect(activated == [at(1)] && stage.collection.selection.isEmpty)
      stage.collection.selectionMode = .single
      stage.collection.click(100, row(2), [])
      stage.collection.click(100, row(3), .control)
      #expect(activated == [at(1), at(2), at(3)] && stage.collection.selectedNumbers == [3])
    }
  }

  @Test func pinnedHeaderBlocksClicks() async {
    await withNoPeerLeft {
      var layout = CollectionStage.rows
      layout.pinsHeaders = true
      let stage = CollectionStage(layout)
      stage.collection.headerHeight = { _ in .points(30) }
      stage.collection.supplementaryViewProvider = { collection, kind, section in
        collection.dequeue(CollectionReusableView.self, for: kind, ofSection: section)
      }
      stage.apply(Array(0..<100))
      await stage.show()
      stage.collection.selectionMode = .multiple
      stage.offset = 1000
      await stage.paintFrame()
      stage.collection.click(100, 10, [])
      #expect(stage.collection.selection.isEmpty)
      stage.collection.click(100, 35, [])
      #expect(!stage.collection.selection.isEmpty)
      stage.close()
    }
  }

  @Test func singleSelectionFollowsTheFocusEvenIfSelectionIsKept() async {
    await withStage(items: 0..<100) { stage in
      stage.collection.selectionMode = .single
      stage.collection.keepsSelection = true
      stage.collection.focusItem(at: at(3))
      #expect(stage.collection.press(.down) && stage.collection.selectedNumbers == [4])
    }
  }

  // MARK: Keyboard

  /// A sequence of keys with the focus on item 5 of tiles, three in a line.
  private nonisolated static let keys: [(keys: [(key: Key, ModifierKeys)], selected: [Int], focused: Int)] =
    [
      ([(.down, [])], [8], 8), ([(.down, .control)], [], 8),
      ([(.down, .shift)], [5, 6, 7, 8], 8),
      ([(.left, .shift), (.right, .shift)], [5], 5),
      ([(.home, .shift)], [0, 1, 2, 3, 4, 5], 0),
      ([(.end, .shift)], [5, 6, 7, 8, 9, 10, 11], 11),
      ([(.pageUp, .shift)], [2, 3, 4, 5], 2),
      ([(.pageDown, .shift)], [5, 6, 7, 8, 9, 10, 11], 11),
      ([(.space, [])], [5], 5), ([(.space, []), (.space, [])], [], 5),
      ([(.space, .control)], [5], 5),
      // The focus moves alone; the next range starts at the last selected item.
      ([(.space, []), (.up, .control), (.space, .control)], [2, 5], 2),
      ([(.space, []), (.down, .control), (.right, .shift)], [5, 6, 7, 8, 9], 9),
      ([(.space, []), (.down, .control), (.space, .shift)], [5, 6, 7, 8], 8),
      (
        [
          (.home, []), (.down, .control), (.space, .control),
          (.down, [.control, .shift]),
        ], [0, 3, 4, 5, 6], 6
      ),
      ([("a", .control)], Array(0..<12), 5), ([("/", .control)], Array(0..<12), 5),
      ([("a", .control), ("a", [.control, .shift])], [], 5),
      ([("a", .control), ("\\", .control)], [], 5),
      // Lock keys aren't modifiers.
      ([("a", [.control, .capsLock])], Array(0..<12), 5),
    ]

  @Test(arguments: keys.indices) func keysSelect(row: Int) async {
    let (keys, selected, focused) = Self.keys[row]
    await withStage(CollectionStage.tiles, items: 0..<12) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.focusItem(at: at(5))
      for (key, modifiers) in keys { stage.collection.press(key, modifiers) }
      #expect(stage.collection.selectedNumbers == selected)
      #expect(stage.collection.selectedCells == selected)
      #expect(stage.collection.focusedItem == at(focused))
    }
  }

  @Test func returnActivatesAndKeepsTheSelectionInMultipleMode() async {
    await withStage(items: 0..<100) { stage in
      var activated: [ItemIndex] = []
      stage.collection.onActivate = { activated.append($0) }
      stage.collection.selectionMode = .multiple
      stage.collection.selection = ItemSelection([at(1), at(2)])
      stage.collection.focusItem(at: at(3))
      #expect(stage.collection.press(.enter))
      #expect(activated == [at(3)] && stage.collection.selectedNumbers == [1, 2])
      #expect(!stage.collection.press(.escape))
    }
  }

  @Test func multipleSelectionKeysDoNothingInOtherModes() async {
    await withStage(items: 0..<100) { stage in
      for mode in [CollectionView.SelectionMode.none, .single] {
        stage.collection.selectionMode = mode
        stage.collection.focusItem(at: at(3))
        #expect(!stage.collection.press("a", .control))
        #expect(!stage.collection.press(.down, .shift))
        #expect(!stage.collection.press(.space, .control))
        #expect(stage.collection.focusedItem == at(3) && stage.collection.selection.isEmpty)
      }
    }
  }

  // MARK: Value

  @Test func selectionIsLimitedByTheMode() async {
    await withStage(items: 0..<10) { stage in
      let collection = stage.collection
      collection.selection = ItemSelection([at(1)])
      #expect(collection.selection.isEmpty)
      collection.selectionMode = .multiple
      collection.selection = ItemSelection([at(3), at(8), at(10), ItemIndex(section: 1, item: 0)])
      #expect(collection.selectedNumbers == [3, 8] && collection.selectedItem == at(3))
      var changes = 0
      collection.onSelectionChange = { changes += 1 }
      collection.selectionMode = .single
      #expect(collection.selectedNumbers == [3] && collection.selectedCells == [3] && changes == 1)
      collection.selection = ItemSelection([at(12), at(5), at(6)])
      #expect(collection.selectedNumbers == [5] && changes == 2)
      collection.selectedItem = at(5)
      #expect(changes == 2)
      collection.selectionMode = .none
      #expect(collection.selection.isEmpty && collection.selectedCells == [] && changes == 3)
    }
  }

  @Test func cellsDisplayTheSelectionAfterSelectAll() async {
    await withStage(items: 0..<1_000_000) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.selectAll()
      #expect(stage.collection.selection.count == 1_000_000 && stage.collection.selection.ranges.count == 1)
      #expect(stage.collection.selectedCells == stage.collection.boundItems.map(\.item))
      stage.collection.toggleSelection(at: at(1))
      #expect(stage.cell(1)?.isSelected == false && stage.cell(0)?.isSelected == true)
      stage.offset = 5_000_000
      await stage.paintFrame()
      #expect(stage.collection.selectedCells == stage.collection.boundItems.map(\.item))
      stage.collection.deselectAll()
      #expect(stage.collection.selectedCells == [])
    }
  }

  @Test func selectionFollowsItsItems() async {
    await withStage(items: 0..<100) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.selection = ItemSelection([at(2), at(3), at(5)])
      stage.collection.click(100, row(5), [.control, .shift])
      var changes: [[Int]] = []
      stage.collection.onSelectionChange = { [weak stage] in
        // The reported items are those that are visible.
        guard let collection = stage?.collection else { return }
        changes.append(collection.selectedNumbers)
        #expect(collection.selectedCells == collection.selectedNumbers)
      }
      // 3 is removed, 2 moves to the end of the visible items, and two are inserted at the start.
      stage.apply([500, 501, 0, 1, 4, 5, 2] + Array(6..<100))
      #expect(changes == [[4, 5, 6]])
      // The range started with 2, which is at 6 now.
      stage.collection.click(100, row(7), .shift)
      #expect(stage.collection.selectedNumbers == [6, 7])
      stage.apply([9, 8])
      #expect(changes.last == [] && stage.collection.selection.isEmpty)
    }
  }

  @Test func newDataSourceHasNoSelection() async {
    await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      await stage.show()
      stage.collection.selectionMode = .multiple
      stage.collection.selectAll()
      var counts: [Int] = []
      stage.collection.onSelectionChange = { [weak stage] in
        if let stage { counts.append(stage.collection.selection.count) }
      }
      let other = CollectionDataSource<Int, Int>(stage.collection) { collection, index, _ in
        collection.dequeue(NumberCell.self, for: index)
      }
      #expect(counts == [0] && other.snapshot.numberOfItems == 0)
      stage.collection.selection = ItemSelection([at(0)])
      #expect(stage.collection.selection.isEmpty)
      stage.close()
    }
  }

  @Test func modelCanChangeWhileTheSelectionChanges() async {
    await withStage(items: 0..<100) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.selection = ItemSelection([at(2), at(3)])
      stage.collection.onSelectionChange = { [weak stage] in
        guard let stage, let first = stage.collection.selectedItem,
          let id = stage.source?.snapshot.itemID(at: first)
        else { return }
        stage.apply((stage.source?.snapshot.itemIDs(inSection: 0) ?? []).filter { $0 != id })
      }
      stage.apply(Array(1..<100))
      #expect(stage.collection.selection.isEmpty && stage.collection.numberOfItems == 97)
    }
  }

  // MARK: Accessibility

  @Test func selectionModeIsAccessible() async {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      #expect(stage.cell(1)?.isAccessibleSelectable == false && !collection.isAccessibleMultiSelectable)
      collection.selectionMode = .single
      #expect(stage.cell(1)?.isAccessibleSelectable == true && !collection.isAccessibleMultiSelectable)
      collection.selectionMode = .multiple
      #expect(collection.isAccessibleMultiSelectable)
      collection.selection = ItemSelection([at(1)])
      #expect(stage.cell(1)?.isAccessibleSelected == true && stage.cell(2)?.isAccessibleSelected == false)
      #expect(stage.cell(2)?.isAccessibleSelectable == true)
      collection.selectionMode = .none
      #expect(stage.cell(1)?.isAccessibleSelectable == false && !collection.isAccessibleMultiSelectable)
    }
  }

  @Test func accessibleActionTogglesTheSelection() async {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      @MainActor func toggle(_ item: Int) { stage.cell(item)?.activateAction("item.toggle-selection") }
      toggle(1)
      #expect(collection.selection.isEmpty)
      collection.selectionMode = .multiple
      toggle(1)
      toggle(3)
      #expect(collection.selectedNumbers == [1, 3])
      toggle(1)
      #expect(collection.selectedNumbers == [3])
      // Activating selects there.
      collection.selectionMode = .single
      toggle(4)
      #expect(collection.selectedNumbers == [3])
      stage.cell(4)?.toggleSelection()
      #expect(collection.selectedNumbers == [4])
      stage.cell(4)?.toggleSelection()
      #expect(collection.selection.isEmpty)
    }
  }

  @Test func expandedStateIsAccessibleUntilReuse() async {
    await withStage(items: 0..<100) { stage in
      let cell = stage.cell(1)
      #expect(cell?.isAccessibleExpanded == nil)
      cell?.isExpanded = false
      #expect(cell?.isAccessibleExpanded == false)
      cell?.isExpanded = true
      #expect(cell?.isAccessibleExpanded == true)
      cell?.prepareForReuse()
      #expect(cell?.isAccessibleExpanded == nil && cell?.isExpanded == nil)
      cell?.id = 1
    }
  }

  @Test func canSelectLimitsTheSelection() async {
    await withStage(items: 0..<100_000) { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.canSelect = { $0.item % 3 == 0 }
      stage.collection.selectAll()
      #expect(stage.collection.selection.count == 33_334)
      stage.collection.canSelect = { $0.item == 6 || $0.item == 7 }
      #expect(stage.collection.selection.map(\.item) == [6])
      stage.collection.canSelect = nil
      stage.collection.selectAll()
      #expect(stage.collection.selection.count == 100_000)
    }
  }

  // MARK: Check circles

  @Test(arguments: [TextDirection.ltr, .rtl]) func itemsInMultipleSelectionHaveCheckCircles(
    direction: TextDirection
  ) async throws {
    try await withStandardTheme { _ in
      try await withStage(.table, items: 0..<100) { stage in
        let collection = stage.collection
        collection.setDirectionRecursively(direction)
        var cells: [CollectionCell] { collection.boundItems.compactMap { collection.cell(at: $0) } }
        collection.selectionMode = .single
        await stage.paintFrame()
        #expect(cells.count > 5 && cells.allSatisfy { $0.selectionMark == nil && $0.leadingInset == 0 })
        collection.canSelect = { $0.item != 4 }
        collection.selectionMode = .multiple
        collection.selection = ItemSelection([1, 3].map(at))
        await paint(stage.window, frames: 2)
        for cell in cells where cell.isMapped {
          let item = try #require(cell.index?.item)
          guard item != 4 else {
            // Its content is aligned with that of the others.
            #expect(cell.selectionMark?.isVisible != true && cell.leadingInset == 34)
            continue
          }
          let mark = try #require(cell.selectionMark)
          #expect(mark.isVisible && mark.isChecked == [1, 3].contains(item))
          let bounds = try #require(mark.bounds(in: cell))
          #expect(bounds.x == (direction == .rtl ? 338 : 0) && bounds.width == 22, "\(bounds)")
          #expect(bounds.y + bounds.height / 2 == 20)
        }
        collection.selectionMode = .none
        await stage.paintFrame()
        #expect(cells.allSatisfy { $0.selectionMark?.isVisible != true && $0.leadingInset == 0 })
      }
    }
  }

  @Test func checkCirclesFollowTheTextScale() async throws {
    try await withStandardTheme { _ in
      try await withStage(.table, items: 0..<20) { stage in
        defer { Settings.default.reset("gtk-xft-dpi") }
        stage.collection.selectionMode = .multiple
        stage.collection.selection = ItemSelection([at(1)])
        for scale in [1, 2] {
          Settings.default.textResolution = Int32(scale) * 96 * 1024
          await stage.paintFrame()
          for item in 1...2 {
            let mark = try #require(stage.cell(item)?.selectionMark)
            let size = ComponentParts.CollectionView.selectionCheckmark[.iconSize]
            // Icons grow by half as much as texts.
            #expect(size == (scale == 1 ? 22 : 33))
            #expect(mark.measured(.horizontal).natural == size && mark.measured(.vertical).natural == size)
          }
        }
      }
    }
  }

  @Test func checkCircleIsDrawnOverNewContent() async throws {
    try await withStandardTheme { _ in
      try await withNoPeerLeft {
        let (window, collection) = (Window(), CollectionView(layout: .table))
        window.child = ScrolledWindow(collection)
        window.defaultSize = (200, 200)
        let source = CollectionDataSource<Int, Int>(collection) { collection, index, _ in
          collection.dequeue(TileCell.self, for: index)
        }
        source.show([0])
        collection.selectionMode = .multiple
        window.present()
        await paint(window, frames: 3)
        let cell = try #require(collection.cell(at: at(0)))
        let content = RedWidget()
        content.setParent(cell)
        await paint(window, frames: 2)
        let bounds = try #require(cell.selectionMark?.bounds(in: cell))
        let picture = try #require(WidgetPicture(of: cell))
        let red = [255, 0, 0, 255]
        #expect(content.isMapped && picture.color(x: 5, y: 5) == red)
        let (x, y) = (Int(bounds.x + bounds.width / 2), Int(bounds.y + bounds.height / 2))
        #expect(picture.color(x: x, y: y) != red)
        window.close()
      }
    }
  }

  @Test func clickOnCheckCircleKeepsOtherItems() async {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      var activated = 0
      collection.onActivate = { _ in activated += 1 }
      collection.selectionMode = .multiple
      await stage.paintFrame()
      for item in [2, 4, 6, 4] { collection.click(10, row(item), []) }
      #expect(collection.selectedNumbers == [2, 6])
      collection.doubleClick(10, row(3))
      #expect(collection.selectedNumbers == [2, 6] && activated == 0)
      collection.click(100, row(5), [])
      #expect(collection.selectedNumbers == [5])
    }
  }

  @Test func cellsKeepTheirContentNextToCheckCircles() async throws {
    try await withNoPeerLeft {
      let (window, collection) = (Window(), CollectionView(layout: .table))
      window.child = ScrolledWindow(collection)
      window.defaultSize = (360, 400)
      let text = Array(repeating: "word", count: 40).joined(separator: " ")
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        let cell = collection.dequeue(ObjectCell.self, for: index)
        cell.headlineText = text
        cell.headlineLabel.numberOfLines = 0
        cell.accessoryType = id == 0 ? .none : .disclosureIndicator
        return cell
      }
      source.show(Array(0..<3))
      window.present()
      await paint(window, frames: 3)
      let cell = try #require(collection.cell(at: at(0)) as? ObjectCell)
      @MainActor func x(_ widget: Widget) throws -> Double { try #require(widget.bounds(in: cell)).x }
      let (before, height) = (try x(cell.headlineLabel), cell.height)
      @MainActor func hasChevron() -> Bool? {
        collection.cell(at: at(1))?.children.contains {
          $0.hasStyleClass(ComponentParts.ObjectCell.accessory.classPath) && $0.isVisible
        }
      }
      #expect(hasChevron() == true)
      collection.selectionMode = .multiple
      await paint(window, frames: 2)
      #expect(hasChevron() == false)
      #expect(try x(cell.headlineLabel) == before + 34)
      #expect(cell.height > height, "a narrower text needs more lines")
      collection.setDirectionRecursively(.rtl)
      await paint(window, frames: 2)
      let mark = try #require(cell.selectionMark)
      let headline = try #require(cell.headlineLabel.bounds(in: cell))
      #expect(try x(mark) > headline.x + headline.width)
      collection.selectionMode = .single
      await paint(window, frames: 2)
      #expect(cell.height == height && hasChevron() == true)
      window.close()
    }
  }

  @Test func columnTitlesAreAlignedNextToCheckCircles() async throws {
    try await withGrid([GridColumn("A", width: .flexible), GridColumn("B", width: .points(90))]) { stage in
      stage.grid.selectionMode = .multiple
      await stage.paintFrames()
      let (header, row) = (try #require(stage.header), try #require(stage.row(0)))
      #expect(header.leadingInset == 34 && row.leadingInset == 34)
      for column in 0..<2 {
        let title = try #require(header.titles[column].bounds(in: stage.grid))
        let item = try #require(row.slots[column].widget?.bounds(in: stage.grid))
        #expect(title.x == item.x, "\(title), \(item)")
      }
      stage.grid.selectionMode = .single
      await stage.paintFrames()
      #expect(header.leadingInset == 0 && row.leadingInset == 0)
    }
  }

  @Test func rowsThatCannotBeSelectedAreAlignedWithTheTitles() async {
    await withGrid([GridColumn("A", width: .flexible), GridColumn("B", width: .points(90))]) { stage in
      stage.grid.canSelect = { $0.item != 1 }
      for mode in [CollectionView.SelectionMode.multiple, .single, .multiple] {
        stage.grid.selectionMode = mode
        await stage.paintFrames()
        #expect(stage.row(1)?.selectionMark?.isVisible != true)
        for row in stage.rows { #expect(stage.itemSpans(row) == stage.titleSpans, "\(mode)") }
      }
    }
  }

  @Test func nestedSelectionChangesAreReportedInOrder() async {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .single
      var reported: [Int?] = []
      var isReporting = false
      collection.onSelectionChange = { [unowned collection] in
        #expect(!isReporting, "reported during another report")
        isReporting = true
        reported.append(collection.selectedItem?.item)
        if let item = collection.selectedItem?.item, item > 3 {
          collection.selectedItem = ItemIndex(section: 0, item: item - 1)
        }
        isReporting = false
      }
      collection.selectedItem = ItemIndex(section: 0, item: 5)
      #expect(reported == [5, 4, 3])
      // An update that would never end is stopped.
      var count = 0
      collection.onSelectionChange = { [unowned collection] in
        count += 1
        collection.selectedItem = ItemIndex(section: 0, item: count % 2)
      }
      collection.selectedItem = ItemIndex(section: 0, item: 9)
      #expect((100...200).contains(count), "\(count)")
      collection.onSelectionChange = { count = 0 }
      collection.selectedItem = ItemIndex(section: 0, item: 8)
      #expect(count == 0)
    }
  }
}

/// A cell whose check circle is over its content.
private final class TileCell: CollectionCell {
  override class var overlaysSelectionMark: Bool { true }
  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    Measurement(orientation == .horizontal ? 20 : 60)
  }
}

private final class RedWidget: CustomWidget {
  override func snapshot(_ snapshot: Snapshot) {
    snapshot.fill(
      x: 0, y: 0, width: Double(width), height: Double(height), PaintColor(red: 1, green: 0, blue: 0))
  }
}
