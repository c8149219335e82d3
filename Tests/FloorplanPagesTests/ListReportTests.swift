import CGTK
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages
@testable import FloorplanUI

@Suite(.serialized) struct ListReportTests {
  private struct Row: Identifiable {
    let id: String
  }

  /// Items whose batches arrive when the test allows it.
  private final class Source {
    var items: [String]
    var isPaged = false
    /// The number of items that arrive immediately; nil if all of them arrive later.
    var firstCount: Int? = 10
    var pageSize = 20
    var groupTitle: String?
    var failure: String?
    /// The text after the identifier of the item in each row.
    var suffix = ""
    /// Batches that arrive one after another instead; batches can be empty.
    var batches: [[String]]?
    private(set) var searches: [String] = []
    private(set) var deliveredBatchCount = 0
    /// The tasks of batches that wait for `release()`.
    var waiting: [CheckedContinuation<Void, Never>] = []
    var waits = false

    init(_ count: Int) { items = (0..<count).map { "item \($0)" } }

    func release() {
      let all = waiting
      waiting = []
      for one in all { one.resume() }
    }

    struct Failure: Error, CustomStringConvertible {
      let text: String
      nonisolated var description: String { text }
    }

    func load(matching search: String) -> ListLoad<Row> {
      searches.append(search)
      let found = search.isEmpty ? items : items.filter { $0.contains(search) }
      let total = items.count
      if let batches {
        var rest = batches[...]
        return ListLoad(isPaged: true) {
          rest.popFirst().map { ListBatch([ListBatch.Group(items: $0)], totalCount: total) }
        }
      }
      var rest = found[...]
      func batch(_ count: Int) -> ListBatch<Row> {
        let part = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
        return ListBatch([ListBatch.Group(groupTitle, items: part)], totalCount: total, matchCount: found.count)
      }
      let first = firstCount.map(batch)
      return ListLoad(first: first, isPaged: isPaged) { [self] in
        if waits { await withCheckedContinuation { waiting.append($0) } }
        if let failure { throw Failure(text: failure) }
        guard !rest.isEmpty else { return nil }
        deliveredBatchCount += 1
        return batch(pageSize)
      }
    }

    var rows: ListItems<Row> {
      ListItems(item: { Row(id: $0) }) { [self] _, search in load(matching: search) }.searching(\.id)
    }
  }

  private func withPage(
    _ source: Source, columns: [GridColumn] = [], width: Int = 400,
    _ body: @MainActor (ListReportPage<Row>, NavigationView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let page = ListReportPage("Items", source.rows, columns: columns) { cell, row in
        cell.headlineText = row.id + source.suffix
      }
      page.gridItems = { [GridRowTextItem(text: $0.id + source.suffix)] }
      let navigation = NavigationView(page)
      let window = Window()
      window.defaultSize = (width, 600)
      window.child = navigation
      window.present()
      await paint(window, frames: 2)
      try await body(page, navigation, window)
      window.close()
    }
  }

  private func displayedTexts(_ page: ListReportPage<Row>) -> [String] {
    page.displayedView.boundItems.compactMap { (page.displayedView.cell(at: $0) as? ObjectCell)?.headlineText }
  }

  @Test func firstBatchIsDisplayedAndTheRestFollows() async throws {
    let source = Source(95)
    try await withPage(source) { page, _, _ in
      #expect(await turnUntil { page.loadedItems.count == 95 })
      #expect(page.title == "Items (95)" && page.state == .items(.none))
      #expect(displayedTexts(page).first == "item 0" && page.listView.numberOfItems == 95)
    }
  }

  @Test func titleCountsSearchResults() async throws {
    let source = Source(95)
    try await withPage(source) { page, _, window in
      page.search = "item 9"
      await paint(window, frames: 2)
      #expect(await turnUntil { page.title == "Items (6 of 95)" })
      #expect(displayedTexts(page) == ["item 9", "item 90", "item 91", "item 92", "item 93", "item 94"])
      let cell = try #require(page.listView.cell(at: page.listView.boundItems[0]) as? ObjectCell)
      #expect(cell.headlineLabel.emphasizedRanges == [0..<4, 5..<6])
      page.search = ""
      #expect(await turnUntil { page.title == "Items (95)" })
      #expect(source.searches == ["", "item 9", ""])
    }
  }

  @Test func countsUseGroupingSeparators() {
    #expect("Items".withCount(nil, of: 1_234_567) == "Items (1,234,567)")
    #expect("Items".withCount(999, of: 1523) == "Items (999 of 1,523)")
    #expect("Items".withCount(1523, of: 1523) == "Items (1,523)")
    #expect("Items".withCount(0, of: 0) == "Items (0)")
    #expect("Items".withCount(0, of: 1) == "Items (0 of 1)")
    #expect(PluralText(one: "%1$@ selected", other: "%1$@ selected").text(12_345) == "12,345 selected")
  }

  @Test func emptyStateAndBarsHaveTexts() async throws {
    let source = Source(0)
    try await withPage(source) { page, _, _ in
      #expect(page.searchField.differingAccessibleLabel(from: "Search Items") == nil)
      #expect(page.filterBar.differingAccessibleLabel(from: "Filters") == nil)
      #expect(await turnUntil { page.emptyState.title == "No Items" && page.emptyState.bodyText == nil })
      (page.emptyTitle, page.emptyText) = ("No Pumps", "Add one.")
      #expect(page.emptyState.title == "No Pumps" && page.emptyState.bodyText == "Add one.")
      var added = 0
      page.emptyAction = PageAction("new", "New Pump") { added += 1 }
      #expect(page.emptyState.primaryButton.currentTitle == "New Pump")
      page.emptyState.primaryButton.emit("clicked")
      #expect(added == 1)
      source.items = ["one"]
      page.search = "zzz"
      #expect(await turnUntil { page.emptyState.bodyText == "No items match “zzz”." })
    }
  }

  @Test func scrollingNearTheEndLoadsNextBatch() async throws {
    let source = Source(95)
    source.isPaged = true
    source.firstCount = 30
    try await withPage(source) { page, _, window in
      await settle(turns: 20)
      let delivered = source.deliveredBatchCount
      #expect(page.loadedItems.count < 95)
      page.listView.scrollTo(ItemIndex(section: 0, item: page.loadedItems.count - 1))
      #expect(await turnUntil { source.deliveredBatchCount > delivered })
      for _ in 0..<6 {
        page.listView.scrollTo(ItemIndex(section: 0, item: page.loadedItems.count - 1))
        await paint(window, frames: 2)
        await settle(turns: 10)
      }
      #expect(page.loadedItems.count == 95 && displayedTexts(page).last == "item 94")
    }
  }

  @Test(
    arguments: [[[]], [[], ["a", "b"]], [["a"], [], ["b"]], [["a"], []], [[], [], ["a"], [], [], ["b"]]] as [[[String]]]
  )
  func emptyBatchDoesNotEndLoading(batches: [[String]]) async throws {
    let source = Source(100)
    source.batches = batches
    let items = batches.flatMap(\.self)
    try await withPage(source) { page, _, _ in
      #expect(await turnUntil { page.load == nil })
      #expect(page.itemIDs == items && page.state == (items.isEmpty ? .noMatch : .items(.none)))
      #expect(await turnUntil { displayedTexts(page) == items && !page.skeleton.isMapped })
    }
  }

  @Test func failureIsDisplayedAndCanBeRetried() async throws {
    let source = Source(40)
    source.firstCount = nil
    source.failure = "The server is away."
    try await withPage(source) { page, _, _ in
      #expect(await turnUntil { page.state == .failed("The server is away.") })
      #expect(page.emptyState.isMapped && page.emptyState.bodyText == "The server is away.")
      source.failure = nil
      page.emptyState.primaryButton.emit("clicked")
      #expect(await turnUntil { page.loadedItems.count == 40 })
    }
  }

  @Test func failedBatchKeepsLoadedItems() async throws {
    let source = Source(40)
    source.failure = "Gone."
    try await withPage(source) { page, _, window in
      #expect(await turnUntil { page.state == .items(.failed("Gone.")) })
      await paint(window, frames: 2)
      #expect(page.loadedItems.count == 10)
      let footer = try #require(page.listView.supplementaryView(.footer, ofSection: 0) as? ListReportFooter)
      source.failure = nil
      footer.retryButton.emit("clicked")
      #expect(await turnUntil { page.loadedItems.count == 40 && page.state == .items(.none) })
    }
  }

  @Test func retryAfterAFailedReloadRepeatsTheReload() async throws {
    let source = Source(40)
    try await withPage(source) { page, _, _ in
      #expect(await turnUntil { page.itemIDs == source.items })
      source.failure = "Gone."
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { page.state == .items(.failed("Gone.")) } && page.itemIDs == source.items)
      // The next batch of the failed reload doesn't follow the old items.
      source.failure = nil
      source.items.removeFirst()
      page.retry()
      #expect(await turnUntil { page.state == .items(.none) } && page.itemIDs == source.items)
    }
  }

  @Test func loadingEmptyAndNoMatchAreSeparateStates() async throws {
    let source = Source(0)
    source.firstCount = nil
    source.waits = true
    try await withPage(source) { page, _, _ in
      #expect(page.state == .loading && page.skeleton.isMapped && !page.listPane.isMapped)
      #expect(await turnUntil { !source.waiting.isEmpty })
      source.release()
      #expect(await turnUntil { page.state == .empty })
      #expect(page.emptyState.title == page.emptyTitle)
      source.waits = false
      source.items = ["one"]
      page.search = "zebra"
      #expect(await turnUntil { page.state == .noMatch })
      page.emptyState.primaryButton.emit("clicked")
      #expect(await turnUntil { page.loadedItems.count == 1 } && page.search.isEmpty)
    }
  }

  @Test func outdatedResultsAreIgnored() async throws {
    let source = Source(60)
    source.firstCount = nil
    source.waits = true
    try await withPage(source) { page, _, _ in
      #expect(await turnUntil { source.waiting.count == 1 })
      page.search = "item 5"
      #expect(await turnUntil { source.waiting.count == 2 })
      source.waits = false
      source.release()
      #expect(await turnUntil { page.title == "Items (11 of 60)" })
      await settle(turns: 20)
      #expect(page.loadedItems.count == 11)
    }
  }

  @Test func reloadKeepsScrollPositionAndChosenItems() async throws {
    let source = Source(200)
    try await withPage(source) { page, _, window in
      #expect(await turnUntil { page.loadedItems.count == 200 })
      page.selectionActions = { [PageAction("delete", "Delete") {}] }
      page.beginSelection()
      page.listView.scrollTo(ItemIndex(section: 0, item: 100), .leading)
      page.listView.selection = ItemSelection([ItemIndex(section: 0, item: 101), ItemIndex(section: 0, item: 103)])
      await paint(window, frames: 2)
      let before = page.listView.contentOffset.y
      #expect(page.selectedIDs == ["item 101", "item 103"] && before > 0)
      source.items.remove(at: 102)
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { page.loadedItems.count == 199 })
      await paint(window, frames: 2)
      #expect(page.selectedIDs == ["item 101", "item 103"])
      #expect(abs(page.listView.contentOffset.y - before) < 1)
    }
  }

  @Test(arguments: [400, 1000]) func reloadUpdatesRemainingItems(width: Int) async throws {
    let source = Source(30)
    try await withPage(source, columns: [GridColumn("Name", width: .flexible)], width: width) { page, _, window in
      #expect(await turnUntil { page.showsGrid == (width == 1000) && page.loadedItems.count == 30 })
      await paint(window, frames: 2)
      @MainActor func texts() -> [String] {
        page.displayedView.boundItems.compactMap { page.displayedView.cell(at: $0)?.copyableText }
      }
      let view = page.displayedView
      #expect(view.focusItem(at: ItemIndex(section: 0, item: 1)) && texts().starts(with: ["item 0", "item 1"]))
      source.suffix = ", edited"
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { texts().starts(with: ["item 0, edited", "item 1, edited"]) })
      #expect(texts().allSatisfy { $0.hasSuffix(", edited") })
      #expect(view.focusedItem == ItemIndex(section: 0, item: 1))
      // Also if some are removed.
      source.suffix = ""
      source.items.removeFirst()
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { texts().starts(with: ["item 1", "item 2"]) })
      #expect(texts().allSatisfy { !$0.hasSuffix(", edited") })
    }
  }

  @Test(arguments: [400, 1000]) func goingBackFocusesTheItemOrANeighbor(width: Int) async throws {
    let source = Source(60)
    try await withPage(source, columns: [GridColumn("Name", width: .flexible)], width: width) {
      page, navigation, window in
      #expect(await turnUntil { page.showsGrid == (width == 1000) && page.loadedItems.count == 60 })
      await paint(window, frames: 2)
      @MainActor func focused() -> String? {
        page.displayedView.focusedItem.flatMap { page.displayedView.cell(at: $0) }?.copyableText
      }
      @MainActor func openDetails() async {
        navigation.push(NavigationPage("Details", column: .details, content: Button(label: "Press")), from: page)
        #expect(await turnUntil { navigation.currentPage.containsFocus && !page.showsGrid })
        await paint(window, frames: 3)
      }
      page.displayedView.focusItem(at: ItemIndex(section: 0, item: 12))
      await openDetails()
      // In the meantime, the item has moved to another position.
      source.items.removeFirst()
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { page.loadedItems.count == 59 })
      navigation.pop()
      #expect(await turnUntil { focused() == "item 12" && page.showsGrid == (width == 1000) })
      await paint(window, frames: 3)
      #expect(focused() == "item 12")
      // In the meantime, the item has been removed.
      await openDetails()
      source.items.removeAll { $0 == "item 12" }
      page.reload(keepingScrollPosition: true)
      #expect(await turnUntil { page.loadedItems.count == 58 })
      navigation.pop()
      #expect(await turnUntil { focused() != nil && page.showsGrid == (width == 1000) })
    }
  }

  @Test func goingBackFocusesTheLastOpenedItem() async throws {
    try await withPage(Source(30), width: 1000) { page, navigation, window in
      #expect(await turnUntil { page.loadedItems.count == 30 })
      for item in [2, 5] {
        page.listView.focusItem(at: ItemIndex(section: 0, item: item))
        navigation.push(NavigationPage("Details", column: .details, content: Button(label: "Press")), from: page)
        #expect(await turnUntil { navigation.currentPage.containsFocus && !page.containsFocus })
        await paint(window, frames: 2)
      }
      navigation.pop()
      #expect(await turnUntil { page.listView.focusedItem == ItemIndex(section: 0, item: 5) })
    }
  }

  @Test func sortingKeepsFocusOnColumnTitle() async throws {
    let source = Source(60)
    let columns = ["Name", "Size"].map { GridColumn($0, width: .flexible, isSortable: true) }
    try await withPage(source, columns: columns, width: 1000) { page, _, window in
      let grid = try #require(page.gridView)
      #expect(await turnUntil { page.showsGrid && page.loadedItems.count == 60 })
      await paint(window, frames: 2)
      page.onSort = { sort in
        source.items.sort { sort.isAscending ? $0 < $1 : $0 > $1 }
        page.reload()
      }
      let header = try #require(grid.supplementaryView(.header, ofSection: 0))
      let title = try #require(header.children.dropFirst().first)
      #expect(title.grabFocus())
      for isAscending in [true, false] {
        #expect(title.press(.enter) && title.containsFocus)
        await paint(window, frames: 3)
        #expect(title.containsFocus && title.isMapped && grid.supplementaryView(.header, ofSection: 0) === header)
        #expect(grid.sortDescriptor == GridSort(column: 1, isAscending: isAscending))
        #expect(grid.cell(at: ItemIndex(section: 0, item: 0))?.copyableText == (isAscending ? "item 0" : "item 9"))
      }
    }
  }

  @Test func gridEmphasizesSearchMatches() async throws {
    try await withPage(Source(95), columns: [GridColumn("Name", width: .flexible)], width: 1000) { page, _, window in
      #expect(await turnUntil { page.showsGrid && page.loadedItems.count == 95 })
      await paint(window, frames: 2)
      @MainActor func emphasized() -> [[Range<Int>]] {
        page.displayedView.boundItems.compactMap { page.displayedView.cell(at: $0) }.prefix(2).map { row in
          row.children.compactMap { $0 as? Label }.flatMap(\.emphasizedRanges)
        }
      }
      #expect(emphasized() == [[], []])
      page.search = "item 9"
      #expect(await turnUntil { page.loadedItems.count == 6 })
      await paint(window, frames: 2)
      #expect(emphasized() == [[0..<4, 5..<6], [0..<4, 5..<6]])
      page.search = ""
      #expect(await turnUntil { page.loadedItems.count == 95 })
      await paint(window, frames: 2)
      #expect(emphasized() == [[], []])
    }
  }

  @Test func gridReplacesListInWideWindow() async throws {
    let source = Source(30)
    let columns = [GridColumn("Name", width: .flexible)]
    try await withPage(source, columns: columns, width: 1000) { page, _, window in
      #expect(await turnUntil { page.showsGrid && page.loadedItems.count == 30 })
      await paint(window, frames: 2)
      let grid = try #require(page.gridView)
      grid.selectedItem = ItemIndex(section: 0, item: 20)
      #expect(grid.isMapped && !page.listView.isMapped && grid.numberOfItems == 30 && page.listView.numberOfItems == 0)
      window.defaultSize = (400, 600)
      #expect(await turnUntil { !page.showsGrid })
      await paint(window, frames: 2)
      #expect(page.listView.isMapped && page.listView.numberOfItems == 30)
      #expect(page.listView.selectedItem == ItemIndex(section: 0, item: 20))
    }
  }

  @Test func gridRestoresPositionAfterList() async throws {
    let columns = [GridColumn("Name", width: .flexible)]
    try await withPage(Source(200), columns: columns, width: 1000) { page, navigation, window in
      let grid = try #require(page.gridView)
      #expect(await turnUntil { page.showsGrid && page.loadedItems.count == 200 })
      await paint(window, frames: 2)
      @MainActor func openAndGoBack() async {
        navigation.push(NavigationPage("Details", column: .details), from: page)
        #expect(await turnUntil { !page.showsGrid })
        await paint(window, frames: 4)
        #expect(page.listView.firstVisibleItem != nil)
        navigation.pop()
        #expect(await turnUntil { page.showsGrid })
        await paint(window, frames: 4)
      }
      let (first, chosen) = (ItemIndex(section: 0, item: 40), ItemIndex(section: 0, item: 49))
      grid.scrollTo(first, .leading)
      grid.selectedItem = chosen
      await paint(window, frames: 2)
      #expect(grid.firstVisibleItem == first && grid.cell(at: chosen)?.isMapped == true)
      for _ in 0..<3 {
        await openAndGoBack()
        #expect(grid.firstVisibleItem == first && grid.selectedItem == chosen)
      }
      // Navigation in the list also changes the position in the grid.
      navigation.push(NavigationPage("Details", column: .details), from: page)
      #expect(await turnUntil { !page.showsGrid })
      await paint(window, frames: 4)
      page.listView.selectedItem = ItemIndex(section: 0, item: 121)
      page.listView.scrollTo(ItemIndex(section: 0, item: 120), .leading)
      await paint(window, frames: 2)
      navigation.pop()
      #expect(await turnUntil { page.showsGrid })
      await paint(window, frames: 4)
      #expect(grid.firstVisibleItem == ItemIndex(section: 0, item: 120))
    }
  }

  @Test func choosingOffersActionsForItems() async throws {
    let source = Source(30)
    try await withPage(source) { page, _, window in
      var done: [[String]] = []
      page.selectionActions = { [unowned page] in [PageAction("done", "Complete") { done.append(page.selectedIDs) }] }
      #expect(page.actions.map(\.title) == ["Edit"])
      page.actions[0].perform()
      await paint(window, frames: 2)
      #expect(page.selectionBar.isMapped && !page.selectionBar.buttons[0].isEnabled)
      #expect(page.actions.map(\.title) == ["Select All", "Done"])
      #expect(await turnUntil { page.loadedItems.count == 30 })
      page.actions[0].perform()
      #expect(page.selectedIDs.count == 30 && page.actions[0].title == "Deselect All")
      page.listView.selection = ItemSelection([ItemIndex(section: 0, item: 2)])
      page.selectionBar.buttons[0].emit("clicked")
      #expect(done == [["item 2"]])
      #expect(page.press(.escape) && page.selectedIDs.isEmpty && page.actions.map(\.title) == ["Edit"])
    }
  }

  @Test(arguments: [400, 1000]) func clicksInSelectionModeKeepTheSelection(width: Int) async throws {
    let columns = [GridColumn("Name", width: .flexible)]
    try await withPage(Source(30), columns: columns, width: width) { page, _, window in
      #expect(await turnUntil { page.showsGrid == (width == 1000) && page.loadedItems.count == 30 })
      page.selectionActions = { [PageAction("done", "Complete") {}] }
      page.beginSelection()
      await paint(window, frames: 2)
      page.actions[0].perform()
      #expect(page.selectedIDs.count == 30)
      let view = page.displayedView
      let cell = try #require(view.cell(at: ItemIndex(section: 0, item: 2)))
      let bounds = try #require(cell.bounds(in: view))
      // The first gesture is that of the primary button.
      let click = try #require(view.controllers(of: ClickGesture.self).first)
      for signal in ["pressed", "released"] {
        click.emit(signal, Int32(1), bounds.x + 20, bounds.y + bounds.height / 2)
      }
      #expect(page.selectedIDs.count == 29 && !page.selectedIDs.contains("item 2"))
      #expect(view.press(.down) && page.selectedIDs.count == 29)
      #expect(view.press(.space) && page.selectedIDs.count == 28)
    }
  }

  @Test func deleteKeyPerformsTheDestructiveAction() async throws {
    try await withPage(Source(30)) { page, _, window in
      #expect(await turnUntil { page.loadedItems.count == 30 })
      await paint(window, frames: 2)
      var deleted: [[String]] = []
      #expect(!page.press(.delete))
      page.contextActions = { item in
        [ContextMenuItem("Open") {}, ContextMenuItem("Delete", isDestructive: true) { deleted.append([item.id]) }]
      }
      page.listView.focusItem(at: ItemIndex(section: 0, item: 3))
      #expect(page.press(.delete) && deleted == [["item 3"]])
      page.searchField.grabFocus()
      #expect(!page.press(.delete))
      page.selectionActions = { [unowned page] in
        [
          PageAction("done", "Complete") {},
          PageAction("delete", "Delete", isDestructive: true) { deleted.append(page.selectedIDs) },
        ]
      }
      page.beginSelection()
      #expect(!page.press(.delete))
      page.listView.selection = ItemSelection([1, 4].map { ItemIndex(section: 0, item: $0) })
      page.searchField.grabFocus()
      #expect(!page.press(.delete))
      // The focus needn't be on an item.
      page.selectionBar.buttons[1].grabFocus()
      #expect(page.press(.delete) && deleted == [["item 3"], ["item 1", "item 4"]])
    }
  }

  @Test(arguments: [400, 1000]) func selectableItemsHaveCheckCircles(width: Int) async throws {
    try await withPage(Source(60), columns: [GridColumn("Name", width: .flexible)], width: width) { page, _, window in
      #expect(await turnUntil { page.showsGrid == (width == 1000) && page.loadedItems.count == 60 })
      await paint(window, frames: 2)
      let view = page.displayedView
      /// The visible items with a checked circle; nil if an item has no circle.
      @MainActor func checked() -> [Int]? {
        let marks = view.boundItems.map { (item: $0.item, mark: view.cell(at: $0)?.selectionMark) }
        guard marks.allSatisfy({ $0.mark?.isVisible == true }) else { return nil }
        return marks.filter { $0.mark?.isChecked == true }.map(\.item)
      }
      page.selectionActions = { [PageAction("done", "Complete") {}] }
      #expect(checked() == nil)
      page.beginSelection()
      #expect(checked() == [])
      view.selection = ItemSelection([1, 3, 55].map { ItemIndex(section: 0, item: $0) })
      #expect(checked() == [1, 3])
      view.scrollTo(ItemIndex(section: 0, item: 59))
      await paint(window, frames: 2)
      #expect(checked() == [55])
      view.toggleSelection(at: ItemIndex(section: 0, item: 55))
      #expect(checked() == [])
      page.endSelection()
      #expect(view.boundItems.allSatisfy { view.cell(at: $0)?.selectionMark?.isVisible != true })
    }
  }

  @Test func startSearchFocusesVisibleSearchField() async throws {
    try await withPage(Source(30)) { page, navigation, window in
      window.clearFocus()
      #expect(navigation.startSearch() && page.searchField.containsFocus)
      #expect(navigation.startSearch() && page.searchField.containsFocus, "the search field already has the focus")
      window.clearFocus()
      navigation.push(NavigationPage("Details", column: .details, content: Button(label: "Edit")))
      await paint(window, frames: 2)
      #expect(!navigation.startSearch() && !page.searchField.containsFocus, "another page covers the list")
      window.defaultSize = (1200, 600)
      #expect(await turnUntil { navigation.isWide })
      await paint(window, frames: 2)
      #expect(navigation.startSearch() && page.searchField.containsFocus, "the list is next to the details")
      let parts = ListReportPage("Parts", Source(3).rows, column: .details) { $0.headlineText = $1.id }
      navigation.push(parts)
      await paint(window, frames: 2)
      for focused in [page, parts, page] {
        #expect(focused.displayedView.focusItem(at: ItemIndex(section: 0, item: 1)))
        #expect(navigation.startSearch() && focused.searchField.containsFocus, "the search of the focused list")
      }
      navigation.pop()
      page.isSearchable = false
      #expect(!navigation.startSearch() && !page.press("f", .control))
    }
  }

  /// 160 and twice 300 for the columns, 8 for each gap, and 16 on each side.
  @Test(arguments: [(807, false), (808, true)]) func gridNeedsSpaceForAllColumns(width: Int, isGrid: Bool) async throws
  {
    let columns = [
      GridColumn("A", width: .flexible, minimumWidth: 160), GridColumn("B", width: .points(300)),
      GridColumn("C", width: .points(300)),
    ]
    try await withPage(Source(30), columns: columns, width: width) { page, _, window in
      await paint(window, frames: 3)
      #expect(page.width == width && page.showsGrid == isGrid)
    }
  }

  @Test func gridNeedsMoreSpaceInLargeText() async throws {
    let columns = [GridColumn("A", width: .flexible, minimumWidth: 300), GridColumn("B", width: .points(300))]
    try await withPage(Source(30), columns: columns, width: 800) { page, _, window in
      await paint(window, frames: 3)
      #expect(page.showsGrid)
      Settings.default.textResolution = 144 * 1024
      await paint(window, frames: 3)
      #expect(!page.showsGrid)
      Settings.default.reset("gtk-xft-dpi")
      await paint(window, frames: 3)
      #expect(page.showsGrid)
    }
  }

  @Test func openItemIsSelectedWhenLoaded() async throws {
    let source = Source(95)
    source.waits = true
    try await withPage(source) { page, _, window in
      @MainActor func selected() -> String? { page.listView.selectedItem.flatMap { page.loadedItems.item(at: $0) } }
      page.openItemID = "item 60"
      #expect(selected() == nil)
      source.waits = false
      source.release()
      #expect(await turnUntil { selected() == "item 60" })
      await paint(window, frames: 2)
      #expect(page.listView.cell(at: ItemIndex(section: 0, item: 60))?.isMapped == true)
      // A new position in the list is kept, and after filtering it is found again.
      page.listView.selectedItem = ItemIndex(section: 0, item: 61)
      page.reload(keepingScrollPosition: true)
      await settle(turns: 20)
      #expect(selected() == "item 61")
      page.search = "item 6"
      #expect(await turnUntil { page.loadedItems.count == 11 })
      #expect(selected() == "item 60")
      page.openItemID = "item 66"
      #expect(selected() == "item 66")
    }
  }

  @Test func groupsUseListInWideWindow() async throws {
    let source = Source(30)
    try await withPage(source, columns: [GridColumn("Name", width: .flexible)], width: 1000) { page, _, window in
      #expect(await turnUntil { page.showsGrid && page.loadedItems.count == 30 })
      source.groupTitle = "New"
      page.reload()
      #expect(await turnUntil { !page.showsGrid })
      await paint(window, frames: 2)
      let header = page.listView.supplementaryView(.header, ofSection: 0) as? SectionHeaderFooterView
      #expect(header?.title == "New")
      source.groupTitle = nil
      page.reload()
      #expect(await turnUntil { page.showsGrid })
    }
  }

  @Test func gridDisplaysFailedBatchBelowColumns() async throws {
    let source = Source(40)
    source.failure = "Gone."
    try await withPage(source, columns: [GridColumn("Name", width: .flexible)], width: 1000) { page, _, window in
      #expect(await turnUntil { page.showsGrid && page.state == .items(.failed("Gone.")) })
      await paint(window, frames: 3)
      let grid = try #require(page.gridView)
      #expect(grid.supplementaryView(.header, ofSection: 0) is GridHeader)
      #expect(grid.supplementaryView(.footer, ofSection: 0) is ListReportFooter)
    }
  }
}
