import FloorplanForms
import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@testable import FloorplanPages
@testable import FloorplanUI

@Suite(.serialized) struct ListItemsTests {
  @Observable final class Repair: Identifiable {
    let id: Int
    var title: String
    var place: String?
    var cost: Double?

    init(_ id: Int, _ title: String? = nil, place: String? = nil, cost: Double? = nil) {
      self.id = id
      self.title = title ?? "Repair \(id)"
      self.place = place
      self.cost = cost
    }
  }

  @Observable final class Book {
    var repairs: [Repair]
    var maximumCost = Double.infinity
    var isAscending = true

    init(_ repairs: [Repair]) { self.repairs = repairs }
  }

  struct Part: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Stock {
    var parts: [Part]

    init(_ count: Int = 30) { parts = (0..<count).map { Part(id: $0, name: "Part \($0)") } }
  }

  private func withPage<Item>(
    _ page: @autoclosure () -> ListReportPage<Item>,
    _ body: @MainActor (ListReportPage<Item>, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let page = page()
      let window = Window()
      window.defaultSize = (400, 600)
      window.child = NavigationView(page)
      window.present()
      await paint(window, frames: 3)
      try await body(page, window)
      window.close()
    }
  }

  private func texts<Item>(_ page: ListReportPage<Item>) -> [String] {
    page.listView.boundItems.compactMap { (page.listView.cell(at: $0) as? ObjectCell)?.headlineText }
  }

  // MARK: Observation

  @Test func changesKeepPlaceFocusAndSelection() async throws {
    let book = Book((0..<100).map { Repair($0) })
    var configured: [Int] = []
    try await withPage(
      ListReportPage("Repairs", ListItems { book.repairs }.searching(\.title)) { cell, repair in
        configured.append(repair.id)
        cell.headlineText = repair.title
      }
    ) { page, window in
      #expect(page.title == "Repairs (100)" && texts(page).first == "Repair 0")
      let view = page.listView
      page.selectionActions = { [PageAction("delete", "Delete") {}] }
      page.beginSelection()
      page.select([51, 53, 60])
      view.scrollTo(ItemIndex(section: 0, item: 50), .leading)
      await paint(window, frames: 2)
      #expect(view.focusItem(at: ItemIndex(section: 0, item: 52)))
      @MainActor func firstVisible() -> Int? { view.firstVisibleItem.flatMap { page.loadedItems.item(at: $0) } }
      @MainActor func focused() -> Int? { view.focusedItem.flatMap { page.loadedItems.item(at: $0) } }
      let first = firstVisible()
      #expect(first == 50 && focused() == 52)

      // A change of a property displays only its cell again.
      configured = []
      book.repairs[52].title = "Changed"
      #expect(await turnUntil { texts(page).contains("Changed") })
      #expect(configured == [52] && !texts(page).contains("Repair 52") && focused() == 52)

      book.repairs.insert(Repair(100), at: 0)
      book.repairs.removeAll { $0.id == 60 }
      book.repairs.swapAt(5, 6)
      #expect(await turnUntil { page.itemIDs == book.repairs.map(\.id) })
      await paint(window, frames: 2)
      #expect(firstVisible() == first && focused() == 52 && page.selectedIDs == [51, 53])
      #expect(texts(page).contains("Changed") && page.title == "Repairs (100)")
      // Remaining cells observe their objects.
      #expect(!configured.contains(51))
      book.repairs[53].title = "Changed, too"
      #expect(await turnUntil { texts(page).contains("Changed, too") })

      // A recycled cell doesn't observe its former object.
      view.scrollTo(ItemIndex(section: 0, item: 0), .leading)
      await paint(window, frames: 2)
      configured = []
      book.repairs.first { $0.id == 58 }?.title = "Out of view"
      await settle()
      #expect(configured.isEmpty)

      book.repairs = []
      #expect(await turnUntil { page.state == .empty } && page.title == "Repairs (0)")
      book.repairs = [Repair(7)]
      #expect(await turnUntil { page.itemIDs == [7] && texts(page) == ["Repair 7"] })
      // A new object with the same ID has a new cell.
      book.repairs = [Repair(7, "Other")]
      #expect(await turnUntil { texts(page) == ["Other"] })
    }
  }

  @Test func changedValueUpdatesItsCell() async throws {
    let stock = Stock()
    try await withPage(
      ListReportPage("Parts", ListItems { stock.parts }) { $0.headlineText = $1.name }
    ) { page, window in
      #expect(!page.searchField.isMapped && texts(page).starts(with: ["Part 0", "Part 1"]))
      stock.parts[1].name = "Changed"
      stock.parts.remove(at: 0)
      #expect(await turnUntil { texts(page).starts(with: ["Changed", "Part 2"]) })
      // Items with the same ID are displayed once.
      stock.parts.append(stock.parts[0])
      stock.parts.append(Part(id: 40, name: "New"))
      #expect(await turnUntil { page.itemIDs.last == 40 })
      #expect(page.itemIDs == Array(1..<30) + [40] && page.title == "Parts (30)")
    }
  }

  @Test func movedGroupsKeepPlaceAndFocusOfChangedValues() async throws {
    let stock = Stock(200)
    let items = ListItems { stock.parts }.grouping { $0.id < 100 ? "First" : "Second" }
    try await withPage(ListReportPage("Parts", items) { $0.headlineText = $1.name }) { page, window in
      let view = page.listView
      view.scrollTo(ItemIndex(section: 0, item: 50), .leading)
      await paint(window, frames: 2)
      #expect(view.focusItem(at: ItemIndex(section: 0, item: 52)))
      @MainActor func firstVisible() -> Int? { view.firstVisibleItem.flatMap { page.loadedItems.item(at: $0) } }
      let first = firstVisible()
      stock.parts[53].name = "Changed"
      stock.parts = Array(stock.parts[100...] + stock.parts[..<100])
      #expect(await turnUntil { page.loadedItems.groups.map(\.title) == ["Second", "First"] })
      await paint(window, frames: 2)
      #expect(view.focusedItem == ItemIndex(section: 1, item: 52) && texts(page).contains("Changed"))
      #expect(firstVisible() == first)
    }
  }

  @Test func manyMovedItemsKeepPlaceAndFocus() async throws {
    let stock = Stock(2500)
    try await withPage(
      ListReportPage("Parts", ListItems { stock.parts }) { $0.headlineText = $1.name }
    ) { page, window in
      let view = page.listView
      view.scrollTo(ItemIndex(section: 0, item: 1000), .leading)
      await paint(window, frames: 2)
      let before = view.contentOffset.y
      stock.parts.reverse()
      #expect(await turnUntil { page.itemIDs.first == 2499 })
      await paint(window, frames: 2)
      #expect(before > 0 && view.contentOffset.y > before / 2)
      #expect(view.focusItem(at: ItemIndex(section: 0, item: 1000)))
      stock.parts.reverse()
      #expect(await turnUntil { page.itemIDs.first == 0 })
      await paint(window, frames: 2)
      #expect(view.focusedItem == ItemIndex(section: 0, item: 1499) && texts(page).contains("Part 1499"))
    }
  }

  @Test func nameIsTheFirstText() {
    var evaluatedCount = 0
    let items = ListItems { [Part(id: 1, name: "Pump")] }.searching(
      { $0.name },
      {
        evaluatedCount += 1
        return "\($0.id)"
      })
    let part = Part(id: 1, name: "Pump")
    #expect(items.name(of: part) == "Pump" && evaluatedCount == 0 && items.texts(of: part) == ["Pump", "1"])
  }

  @Test func ownActionsAreBesideThoseOfThePage() async throws {
    let book = Book([Repair(1)])
    try await withPage(
      ListReportPage("Repairs", ListItems { book.repairs }) { $0.headlineText = $1.title }
    ) { page, _ in
      page.selectionActions = { [] }
      page.setActions { PageAction("first", "First") { [book] in book.repairs = [] } }
      #expect(page.actions.map(\.id) == ["first", "edit"])
      page.setActions { if book.isAscending { PageAction("up", "Up") {} } else { PageAction("down", "Down") {} } }
      #expect(page.actions.map(\.id) == ["up", "edit"])
      book.isAscending = false
      #expect(await turnUntil { page.actions.map(\.id) == ["down", "edit"] })
    }
  }

  @Test func filterChipsFollowTheModel() async throws {
    let book = Book([Repair(1)])
    try await withPage(
      ListReportPage("Repairs", ListItems { book.repairs }) { $0.headlineText = $1.title }
    ) { page, _ in
      page.filterBar.setItems {
        FilterFeedbackItem("order", "Ascending", isActive: book.isAscending) { book.isAscending.toggle() }
        if book.maximumCost < .infinity { FilterFeedbackItem("cost", "Cheap", isActive: true) {} }
      }
      #expect(page.filterBar.items.map(\.title) == ["Ascending"] && page.filterBar.items[0].isActive)
      page.filterBar.items[0].perform()
      book.maximumCost = 10
      #expect(await turnUntil { page.filterBar.items.map(\.title) == ["Ascending", "Cheap"] })
      #expect(!page.filterBar.items[0].isActive)
    }
  }

  @Test func searchFilterAndGroupsFollowTheModel() async throws {
    let book = Book([
      Repair(1, "Fix the tap", place: "Kitchen", cost: 10), Repair(2, "Replace the lamp", place: "Hall", cost: 30),
      Repair(3, "Clean the stove", place: "Kitchen", cost: 20),
    ])
    let items = ListItems { book.repairs }.searching(\.title, \.place).filtering { $0.cost ?? 0 <= book.maximumCost }
      .sorting { ($0.cost ?? 0 < $1.cost ?? 0) == book.isAscending }.grouping(\.place)
    try await withPage(
      ListReportPage("Repairs", items) { cell, repair in
        cell.headlineText = repair.title
        cell.footnoteText = "Place: \(repair.place ?? "")"
        cell.statusText = "the status"
      }
    ) { page, window in
      @MainActor func headers() -> [String?] {
        page.loadedItems.groups.indices.map {
          (page.listView.supplementaryView(.header, ofSection: $0) as? SectionHeaderFooterView)?.title
        }
      }
      #expect(page.itemIDs == [1, 3, 2] && headers() == ["Kitchen (2)", "Hall (1)"])
      book.isAscending = false
      #expect(await turnUntil { page.itemIDs == [2, 3, 1] && headers() == ["Hall (1)", "Kitchen (2)"] })
      book.repairs[0].place = "Hall"
      #expect(await turnUntil { page.itemIDs == [2, 1, 3] && headers() == ["Hall (2)", "Kitchen (1)"] })
      book.maximumCost = 20
      #expect(await turnUntil { page.itemIDs == [3, 1] && page.title == "Repairs (2 of 3)" })
      page.search = "the KITCHEN"
      #expect(page.itemIDs == [3] && page.title == "Repairs (1 of 3)")
      await paint(window, frames: 2)
      let cell = try #require(page.listView.cell(at: ItemIndex(section: 0, item: 0)) as? ObjectCell)
      // Only labels with a searched text are highlighted.
      #expect(cell.headlineLabel.emphasizedRanges == [6..<9] && cell.footnoteLabel.emphasizedRanges == [7..<14])
      #expect(cell.statusLabel.emphasizedRanges == [])
      book.repairs[2].place = nil
      #expect(await turnUntil { page.state == .noMatch && page.title == "Repairs (0 of 3)" })
      page.search = ""
      #expect(await turnUntil { headers() == [nil, "Hall (1)"] })
    }
  }

  @Test func arrangementMatchesFilterAndSort() {
    let titles = ["Öl", "oil", "OL", "b", ""]
    expectAlways(
      seed: 5, runs: 500,
      make: { dice in
        (0..<Int.random(in: 0...12, using: &dice)).map { _ in
          Repair(
            Int.random(in: 0..<20, using: &dice), titles.randomElement(using: &dice),
            place: ["Hall", "Attic", nil].randomElement(using: &dice) ?? nil,
            cost: [nil, 1, 2].randomElement(using: &dice) ?? nil)
        }
      }, shrink: withoutOneElement
    ) { repairs in
      let items = ListItems { repairs }.searching(\.title).filtering { $0.id != 3 }.filtering { $0.id != 4 }
        .sorting(by: \.cost, isAscending: false).sorting(by: \.title).grouping(\.place)
      return ["", "o", "OL"].allSatisfy { search in
        var ids: Set<Int> = []
        let all = repairs.filter { ids.insert($0.id).inserted }
        let expected = all.enumerated().filter { _, repair in
          let title = String(repair.title.lowercased().map { $0 == "ö" ? "o" : $0 })
          return ![3, 4].contains(repair.id) && (search.isEmpty || title.contains(search.lowercased()))
        }.sorted { one, other in
          let (a, b) = (one.element, other.element)
          if a.cost != b.cost { return a.cost ?? -1 > b.cost ?? -1 }
          let (first, second) = (FoldedText(a.title), FoldedText(b.title))
          return first == second ? one.offset < other.offset : first < second
        }.map(\.element)
        var places: [String?] = []
        for repair in expected where !places.contains(repair.place) { places.append(repair.place) }
        let batch = items.load(matching: search).first
        return batch?.groups.map(\.title) == places && batch?.totalCount == all.count
          && batch?.groups.map(\.items) == places.map { place in expected.filter { $0.place == place }.map(\.id) }
          && batch?.groups.allSatisfy { $0.count == $0.items.count } == true && batch?.matchCount == expected.count
      }
    }
  }

  // MARK: Pages

  private struct Unreachable: Error, CustomStringConvertible {
    nonisolated var description: String { "The server is away." }
  }

  @Test func pagesLoadOnDemandAndCanBeRetried() async throws {
    let all = (0..<150).map { Part(id: $0, name: "Part \($0)") }
    let gate = TaskGate()
    var requests: [String] = []
    var fails = true
    let items = ListItems<Part>(pages: { search, offset in
      requests.append("\(search)\(offset)")
      await gate.pass()
      if fails { throw Unreachable() }
      let found = all.filter { search.isEmpty || $0.name.contains(search) }
      return ListItems.Page(
        Array(found.dropFirst(offset).prefix(60)), matchCount: found.count, totalCount: all.count)
    }).searching(\.name)
    gate.isOpen = false
    try await withPage(ListReportPage("Parts", items) { $0.headlineText = $1.name }) { page, window in
      #expect(page.state == .loading && page.skeleton.isMapped && requests == ["0"])
      gate.isOpen = true
      #expect(await turnUntil { page.state == .failed("The server is away.") } && page.emptyState.isMapped)
      fails = false
      page.emptyState.primaryButton.emit("clicked")
      #expect(await turnUntil { page.itemIDs == Array(0..<60) } && page.title == "Parts (150)")
      await paint(window, frames: 2)
      #expect(requests == ["0", "0"] && texts(page).first == "Part 0")

      fails = true
      page.listView.scrollTo(ItemIndex(section: 0, item: 59))
      #expect(await turnUntil { page.state == .items(.failed("The server is away.")) })
      fails = false
      page.retry()
      #expect(await turnUntil { page.itemIDs.count == 120 })
      #expect(requests == ["0", "0", "60", "60"])

      // The result of an earlier search is ignored.
      gate.isOpen = false
      page.search = "1"
      #expect(await turnUntil { requests.last == "10" } && page.state == .loading)
      page.search = "14"
      #expect(await turnUntil { requests.last == "140" })
      gate.isOpen = true
      #expect(await turnUntil { page.title == "Parts (12 of 150)" } && page.itemIDs == [14, 114] + Array(140..<150))
      page.search = "nothing"
      #expect(await turnUntil { page.state == .noMatch })
    }
  }
}
