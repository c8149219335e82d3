import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct OrderFilteringTests {
  init() throws { try GalleryHost.prepare() }

  private var store: BusinessStore { BusinessStore.shared }

  private func withList(
    _ address: String, _ body: @MainActor (GalleryHost, ListReportPage<WorkOrder>) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open(address)
      try await body(gallery, try #require(widgets(ListReportPage<WorkOrder>.self, in: gallery.window).first))
      await gallery.close()
    }
  }

  @Test func wideTableShowsStatusColorsAndLateness() async throws {
    try await withList("list-report?sort=dueDate&size=1400x700") { gallery, _ in
      let rows = widgets(GridRow.self, in: gallery.window).filter(\.isMapped)
      var overdueCount = 0
      for row in rows {
        let labels = row.children.compactMap { $0 as? Label }
        let order = try #require(store.orders.first { order in labels.contains { $0.text == order.id.rawValue } })
        let expected = OrderRow(order, store)
        let status = try #require(labels.first { $0.text == order.status.title })
        #expect(
          SemanticStatus.allCases.filter { status.hasStyleClass($0.rawValue) }
            == [expected.semanticStatus].compactMap(\.self), "\(order.id)")
        guard expected.isOverdue else { continue }
        overdueCount += 1
        let due = try #require(labels.first { $0.text == expected.overdueText })
        #expect(due.text.hasPrefix("Overdue since ") && due.hasStyleClass(SemanticStatus.negative.rawValue))
      }
      #expect(overdueCount > 0 && overdueCount < rows.count)
    }
  }

  /// The window over the gallery's window.
  private func dialog(over gallery: GalleryHost) -> Window? {
    Window.all.first { $0.transientParent === gallery.window }
  }

  private func button(_ title: String, in root: Widget) -> ActionButton? {
    widgets(ActionButton.self, in: root).first { $0.currentTitle == title }
  }

  /// Presses the button above the list, like the user, and waits for the number of results.
  private func openFilter(
    of gallery: GalleryHost, _ page: ListReportPage<WorkOrder>, _ title: String
  ) async throws -> Window {
    try #require(button(title, in: page.navigationBar)).emit("clicked")
    #expect(await turnUntil { dialog(over: gallery)?.isMapped == true })
    let window = try #require(dialog(over: gallery))
    #expect(await turnUntil { resultCount(in: window) != nil })
    return window
  }

  /// The number of results on the button of the window; nil until they have been counted.
  private func resultCount(in window: Window) -> Int? {
    widgets(ActionButton.self, in: window).lazy.compactMap(\.currentTitle).compactMap { title -> Int? in
      switch title {
      case "No Results": 0
      case "Show 1 Result": 1
      default:
        title.hasPrefix("Show ") ? Int(title.dropFirst("Show ".count).prefix { $0 != " " }) : nil
      }
    }.first
  }

  private func press(_ title: String, in window: Window, _ gallery: GalleryHost) async throws {
    try #require(button(title, in: window)).emit("clicked")
    try await gallery.waitForFrames()
  }

  /// The cell of a filter, scrolled into view.
  private func cell<Cell: CollectionCell>(
    _ type: Cell.Type, of item: Int, in window: Window, _ gallery: GalleryHost
  ) async throws -> Cell {
    let form = try #require(widgets(FormView.self, in: window).first)
    form.scrollTo(ItemIndex(section: 1, item: item))
    try await gallery.waitForFrames()
    return try #require(form.cell(at: ItemIndex(section: 1, item: item)) as? Cell)
  }

  private func chips(_ page: ListReportPage<WorkOrder>) -> [String] {
    page.filterBar.items.filter(\.isActive).map(\.title)
  }

  @Test func filterCountsResultsBeforeApplying() async throws {
    try await withList("list-report") { gallery, page in
      #expect(await turnUntil { page.title == "Work Orders (54)" })
      let window = try await openFilter(of: gallery, page, "Filter")
      #expect(resultCount(in: window) == 54 && button("Reset", in: window)?.isEnabled == false)
      let overdue = try await cell(SwitchFormCell.self, of: 2, in: window, gallery)
      let control = try #require(widgets(Switch.self, in: overdue).first)
      control.isOn = true
      let overdueCount = store.orders.count { $0.isOverdue(at: BusinessData.now) }
      #expect(await turnUntil { resultCount(in: window) == overdueCount } && overdueCount > 0)
      let status = try await cell(FilterFormCell.self, of: 0, in: window, gallery)
      let index = try #require(OrderStatus.allCases.firstIndex(of: .new))
      widgets(Button.self, in: status)[index].emit("clicked")
      let expected = store.orders.count { $0.isOverdue(at: BusinessData.now) && $0.status == .new }
      #expect(await turnUntil { resultCount(in: window) == expected } && expected < overdueCount)
      // Nothing has changed so far.
      #expect(page.title == "Work Orders (54)" && chips(page).isEmpty)
      #expect(gallery.window.address?.description == "list-report")

      widgets(ActionButton.self, in: window).last { $0.style == .primary }?.emit("clicked")
      #expect(await turnUntil { dialog(over: gallery) == nil && page.title == "Work Orders (\(expected) of 54)" })
      #expect(chips(page) == ["Overdue", "New"])
      #expect(gallery.window.address?.description == "list-report?status=new&overdue=on")
      let opener = try #require(button("Filter (2)", in: page.navigationBar))
      #expect(opener.differingAccessibleLabel(from: "Filter, 2 active") == nil)

      // Pressing a chip removes its filter, here and in the window.
      page.filterBar.items.first { $0.id == AnyHashable("overdue") }?.perform()
      let again = try await openFilter(of: gallery, page, "Filter (1)")
      let all = store.orders.count { $0.status == .new }
      #expect(await turnUntil { resultCount(in: again) == all })
      try await press("Reset", in: again, gallery)
      #expect(await turnUntil { resultCount(in: again) == 54 })
      #expect(chips(page) == ["New"])
      try await press("Show 54 Results", in: again, gallery)
      #expect(await turnUntil { page.title == "Work Orders (54)" })
      #expect(chips(page).isEmpty && gallery.window.address?.description == "list-report")
    }
  }

  @Test func cancelKeepsThePreviousFilter() async throws {
    try await withList("list-report?search=pump&priority=low&cost=100..") { gallery, page in
      let (address, activeChips) = (gallery.window.address, chips(page))
      #expect(activeChips == ["Low Priority", "From €100.00"])
      let window = try await openFilter(of: gallery, page, "Filter (2)")
      let before = resultCount(in: window)
      let costs = try await cell(RangeSliderFormCell.self, of: 5, in: window, gallery)
      #expect(costs.value == 100...2300)
      let priority = try await cell(FilterFormCell.self, of: 1, in: window, gallery)
      #expect(priority.value == [0])
      widgets(Button.self, in: priority)[0].emit("clicked")
      var expected = OrderListCriteria(search: "pump")
      expected.costs = 100...(.infinity)
      var results = store.orderIndex.results(expected.query)
      let all = try results.rest().count
      #expect(await turnUntil { resultCount(in: window) == all } && all != before)
      let title = page.title
      try await press("Cancel", in: window, gallery)
      #expect(await turnUntil { dialog(over: gallery) == nil })
      #expect(gallery.window.address == address && chips(page) == activeChips && page.title == title)
      #expect(page.search == "pump")
    }
  }

  @Test func severalCriteriaSortTheList() async throws {
    try await withList("list-report?sort=-priority,dueDate") { gallery, page in
      #expect(chips(page) == ["Sorted by Priority, Due Date"])
      #expect(page.sortDescriptor == GridSort(column: 4, isAscending: false))
      let window = try await openFilter(of: gallery, page, "Filter")
      let order = try #require(widgets(OrderPickerFormCell.self, in: window).first)
      #expect(order.value.filter(\.isSelected).map(\.criterion.text) == ["Priority", "Due Date"])
      #expect(order.value.first?.isAscending == false)
      try await press("Reset", in: window, gallery)
      try await press("Show 54 Results", in: window, gallery)
      #expect(await turnUntil { dialog(over: gallery) == nil && chips(page).isEmpty })
      #expect(gallery.window.address?.description == "list-report")
      #expect(page.sortDescriptor == GridSort(column: 2, isAscending: true))
    }
  }

  @Test func resetKeepsTheProductFilter() async throws {
    let product = try #require(store.orders.lazy.compactMap(\.productID).first)
    let name = try #require(store.products[product]?.name)
    let count = store.orders.count { $0.productID == product }
    try await withList("list-report?product=\(product)&status=new") { gallery, page in
      #expect(chips(page) == ["New", "Product: \(name)"])
      let window = try await openFilter(of: gallery, page, "Filter (1)")
      try await press("Reset", in: window, gallery)
      #expect(await turnUntil { resultCount(in: window) == count })
      widgets(ActionButton.self, in: window).last { $0.style == .primary }?.emit("clicked")
      #expect(await turnUntil { page.title == "Work Orders (\(count) of 54)" })
      page.filterBar.items.first { $0.id == AnyHashable("product") }?.perform()
      #expect(await turnUntil { page.title == "Work Orders (54)" } && chips(page).isEmpty)
    }
  }

  @Test func addressOpensTheFilter() async throws {
    try await withList("filter?status=new") { gallery, page in
      #expect(await turnUntil { dialog(over: gallery)?.isMapped == true })
      let window = try #require(dialog(over: gallery))
      let all = store.orders.count { $0.status == .new }
      #expect(await turnUntil { resultCount(in: window) == all })
      #expect(chips(page) == ["New"] && gallery.window.address?.description == "filter?status=new")
      try await press("Reset", in: window, gallery)
      try await press("Show 54 Results", in: window, gallery)
      #expect(await turnUntil { page.title == "Work Orders (54)" })
      #expect(gallery.window.address?.description == "list-report")
    }
  }

  @Test func addressOfTheFilterLastsUntilTheUserNavigates() async throws {
    try await withList("filter") { gallery, page in
      #expect(await turnUntil { dialog(over: gallery)?.isMapped == true })
      for status in ["new", "onHold"] {
        gallery.window.pageContext?.setValue(status, ofKnob: "status")
        try await gallery.waitForFrames()
        #expect(gallery.window.address?.description == "filter?status=\(status)")
        #expect(gallery.window.title == "Filter and Sort – Floorplan Gallery")
      }
      // Any window can do this.
      await store.generate(orders: 3)
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.description == "filter?status=onHold")
      let navigation = try #require(widgets(NavigationView.self, in: gallery.window).first)
      navigation.pop()
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.description == "overview?orders=100000")
      // Changes of the data don't lead back.
      store.discardGeneratedOrders()
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.description == "overview" && navigation.pages.count == 1)
    }
  }

  @Test func filterWindowClosesWithTheList() async throws {
    try await withList("list-report") { gallery, page in
      _ = try await openFilter(of: gallery, page, "Filter")
      try await gallery.open("icons")
      #expect(await turnUntil { dialog(over: gallery) == nil })
    }
  }

  @Test func recentSearchesAreSharedByAllWindows() async throws {
    store.recentSearches["orders"] = ["valve"]
    try await withList("list-report") { gallery, page in
      #expect(page.searchField.recentTerms == ["valve"])
      store.recentSearches["orders"] = ["pump", "valve"]
      try await gallery.waitForFrames()
      #expect(page.searchField.recentTerms == ["pump", "valve"])
      let field = try #require(widgets(SearchField.self, in: page).first)
      field.addRecentTerm("motor")
      #expect(store.recentSearches["orders"] == ["motor", "pump", "valve"])
    }
  }
}
