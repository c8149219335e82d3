import CGTK
import FloorplanPages
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Observation
import Testing

@Observable @MainActor private final class Shelf {
  var books = ["A"]
}

@Suite(.serialized) struct NavigationTests {
  /// A page whose content is a button.
  private func page(_ title: String, _ column: NavigationPage.Column = .full) -> NavigationPage {
    NavigationPage(title, column: column, content: Button(label: "Press \(title)"))
  }

  private func withNavigation(
    width: Int = 400, _ body: @MainActor (NavigationView, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let window = Window()
      window.defaultSize = (width, 400)
      let navigation = NavigationView(page("Overview"))
      window.child = navigation
      window.present()
      await paint(window, frames: 2)
      try await body(navigation, window)
      window.close()
    }
  }

  private func titles(_ navigation: NavigationView) -> [String] { navigation.pages.map(\.title) }
  private func displayedTitles(_ navigation: NavigationView) -> [String] {
    navigation.pages.filter { $0.isChildVisible && $0.isMapped }.map(\.title)
  }

  @Test func pushAndPopChangePages() async throws {
    try await withNavigation { navigation, window in
      var changes = 0
      navigation.onChange = { changes += 1 }
      navigation.push(page("Orders", .list))
      await paint(window, frames: 2)
      #expect(titles(navigation) == ["Overview", "Orders"] && displayedTitles(navigation) == ["Orders"])
      #expect(navigation.currentPage.navigationBar.backTitle == "Overview")
      navigation.push(page("Order 1", .details))
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["Order 1"] && navigation.currentPage.navigationBar.backTitle == "Orders")
      #expect(navigation.pop() && changes == 3)
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["Orders"])
      #expect(navigation.pop() && !navigation.pop() && changes == 4)
      #expect(navigation.currentPage.navigationBar.backTitle == nil)
    }
  }

  @Test func poppedPageIsFreed() async throws {
    try await withNavigation { navigation, window in
      weak var popped: NavigationPage?
      do {
        let orders = page("Orders")
        popped = orders
        orders.actions = [PageAction("open", "Open") { [unowned orders] in _ = orders.title }]
        navigation.push(orders)
      }
      await paint(window, frames: 2)
      #expect(popped != nil)
      navigation.pop()
      await settle()
      #expect(popped == nil)
    }
  }

  @Test func listStaysNextToDetailsInWideWindow() async throws {
    try await withNavigation(width: 1000) { navigation, window in
      let orders = page("Orders", .list)
      navigation.push(orders)
      navigation.push(page("Order 1", .details))
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["Orders", "Order 1"])
      #expect(navigation.currentPage.navigationBar.backTitle == nil && orders.navigationBar.backTitle == "Overview")
      let (list, details) = (
        try #require(orders.bounds(in: navigation)), try #require(navigation.currentPage.bounds(in: navigation))
      )
      #expect(list.x == 0 && list.width == 400 && details.x == 401 && details.width == 599)
      // Another page of the list replaces the details, and a part of it is displayed over them.
      navigation.push(page("Order 2", .details), from: orders)
      #expect(titles(navigation) == ["Overview", "Orders", "Order 2"])
      navigation.push(page("Step 1", .details))
      await paint(window, frames: 2)
      #expect(
        displayedTitles(navigation) == ["Orders", "Step 1"]
          && navigation.currentPage.navigationBar.backTitle == "Order 2")
      // The back button of the list closes all of them.
      orders.navigationBar.onBack?()
      await paint(window, frames: 2)
      #expect(titles(navigation) == ["Overview"])
    }
  }

  @Test func rtlMirrorsColumnsAndKeys() async throws {
    try await withNavigation(width: 1000) { navigation, window in
      navigation.setDirectionRecursively(.rtl)
      let orders = page("Orders", .list)
      navigation.push(orders)
      navigation.push(page("Order 1", .details))
      await paint(window, frames: 2)
      let list = try #require(orders.bounds(in: navigation))
      #expect(list.x == 600 && list.width == 400)
      #expect(!navigation.press(.left, .alt) && navigation.press(.right, .alt))
      #expect(titles(navigation) == ["Overview", "Orders"])
    }
  }

  private func click(_ button: guint, in navigation: NavigationView) throws {
    let gesture = navigation.controllers(of: ClickGesture.self).first {
      gtk_gesture_single_get_button(OpaquePointer($0.pointer)) == button
    }
    try #require(gesture).emit("pressed", Int32(1), 5.0, 5.0)
  }

  @Test func keysAndMouseButtonGoBack() async throws {
    try await withNavigation { navigation, _ in
      for _ in 0..<3 { navigation.push(page("Page")) }
      #expect(!navigation.press(.left) && navigation.pages.count == 4)
      #expect(navigation.press(.left, .alt) && navigation.pages.count == 3)
      #expect(navigation.press(.back) && navigation.pages.count == 2)
      try click(8, in: navigation)
      #expect(navigation.pages.count == 1)
      #expect(!navigation.press(.left, .alt))
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl])
  func keysAndMouseButtonGoForward(direction: TextDirection) async throws {
    try await withNavigation { navigation, window in
      navigation.setDirectionRecursively(direction)
      let (back, forward) = direction == .ltr ? (Key.left, Key.right) : (Key.right, Key.left)
      for title in ["A", "B", "C"] { navigation.push(page(title)) }
      let pages = navigation.pages
      #expect(!navigation.press(forward, .alt) && navigation.forwardPages.isEmpty)
      for _ in 0..<3 { #expect(navigation.press(back, .alt)) }
      #expect(navigation.pages == [pages[0]] && navigation.forwardPages == Array(pages.dropFirst()))
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["Overview"] && !pages[1].isMapped)
      #expect(!navigation.press(forward) && navigation.press(forward, .alt))
      #expect(navigation.press(.forward) && navigation.pages == Array(pages[...2]))
      try click(9, in: navigation)
      #expect(navigation.pages == pages && !navigation.goForward())
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["C"] && pages[3].navigationBar.backTitle == "B")
    }
  }

  @Test func forwardPagesAreFreedWhenAnotherPageOpens() async throws {
    try await withNavigation { navigation, window in
      weak var left: NavigationPage?
      do {
        let orders = page("Orders")
        left = orders
        navigation.push(orders)
        navigation.push(page("Order 1"))
      }
      navigation.goBack()
      navigation.goBack()
      await settle()
      #expect(left != nil && navigation.forwardPages.count == 2)
      // The object of the last page is deleted, then that of the next one.
      navigation.pop(from: navigation.forwardPages[1])
      #expect(navigation.forwardPages.map(\.title) == ["Orders"] && titles(navigation) == ["Overview"])
      // Of pages that were left together, those below the deleted object stay.
      navigation.goForward()
      for title in ["Order 2", "Item"] { navigation.push(page(title)) }
      navigation.goBack(from: navigation.pages[1])
      var changes = 0
      navigation.onChange = { changes += 1 }
      navigation.pop(from: navigation.forwardPages[1])
      #expect(navigation.forwardPages.map(\.title) == ["Orders"] && changes == 1)
      #expect(navigation.goForward() && titles(navigation) == ["Overview", "Orders"] && navigation.goBack())
      navigation.push(page("Parts"))
      await settle()
      #expect(left == nil && navigation.forwardPages.isEmpty && !navigation.goForward())
    }
  }

  @Test func pageOfDeletedObjectIsRemoved() async throws {
    try await withNavigation { navigation, _ in
      let shelf = Shelf()
      let details = page("A")
      details.keepOpen { shelf.books.contains("A") }
      navigation.push(details)
      shelf.books.append("B")
      await settle()
      #expect(titles(navigation) == ["Overview", "A"])
      shelf.books.removeFirst()
      await settle()
      #expect(titles(navigation) == ["Overview"])
    }
  }

  @Test func forwardReturnsToListAndDetails() async throws {
    try await withNavigation(width: 1000) { navigation, window in
      let orders = page("Orders", .list)
      navigation.push(orders)
      navigation.push(page("Order 1", .details))
      await paint(window, frames: 2)
      let button = try #require(navigation.currentPage.content)
      #expect(button.grabFocus())
      // The list's bar closes both.
      orders.navigationBar.onBack?()
      await paint(window, frames: 2)
      #expect(displayedTitles(navigation) == ["Overview"])
      #expect(navigation.goForward())
      #expect(await turnUntil { button.containsFocus })
      #expect(displayedTitles(navigation) == ["Orders", "Order 1"])
    }
  }

  @Test(arguments: [(TextDirection.ltr, 1.0), (.rtl, -1.0)])
  func swipeGoesBack(direction: TextDirection, sign: Double) async throws {
    try await withNavigation { navigation, window in
      navigation.setDirectionRecursively(direction)
      navigation.push(page("Orders"))
      await paint(window, frames: 2)
      let drag = try #require(navigation.controllers(of: DragGesture.self).first)
      @MainActor func swipe(_ distance: Double) {
        drag.emit("drag-update", distance, 0.0)
        drag.emit("drag-end", distance, 0.0)
      }
      for distance in [63, -64] {
        swipe(sign * Double(distance))
        #expect(navigation.pages.count == 2, "\(distance)")
      }
      swipe(sign * 64)
      #expect(titles(navigation) == ["Overview"])
    }
  }

  @Test func popKeepsFocusInViewIfFocusedContentIsHidden() async throws {
    try await withNavigation { navigation, window in
      window.child = nil
      window.child = Box(.vertical, [Button(label: "Outside"), navigation])
      navigation.push(page("Orders"))
      await paint(window, frames: 2)
      let content = try #require(navigation.currentPage.content)
      #expect(content.grabFocus())
      // A menu does the same before its action.
      content.isVisible = false
      navigation.pop()
      await paint(window, frames: 3)
      #expect(await turnUntil { window.focusWidget != nil })
      #expect(navigation.currentPage.containsFocus)
    }
  }

  @Test func focusFollowsPagesAndReturns() async throws {
    try await withNavigation { navigation, window in
      let first = try #require(navigation.currentPage.content)
      #expect(first.grabFocus())
      navigation.push(page("Orders"))
      #expect(await turnUntil { navigation.currentPage.content?.containsFocus == true })
      navigation.pop()
      #expect(await turnUntil { first.containsFocus })
      // A focused widget elsewhere in the window keeps the focus.
      window.clearFocus()
      navigation.push(page("Orders"))
      await paint(window, frames: 3)
      #expect(window.focusWidget == nil)
    }
  }

  @Test func barButtonsHaveAccessibleNames() async throws {
    try await withNavigation { navigation, window in
      navigation.push(page("Orders"))
      let bar = navigation.currentPage.navigationBar
      navigation.currentPage.actions = ["a", "b", "c", "d"].map { PageAction($0, $0) {} }
      await paint(window, frames: 3)
      let back = try #require(bar.children.first as? ActionButton)
      #expect(back.accessibilityLabel == "Back to Overview")
      let more = try #require(bar.children.first { $0 is MenuButton })
      let name = "More Actions"
      #expect(more.tooltip == name && more.differingAccessibleLabel(from: name) == nil)
      // With a second label, its name would be read twice.
      let button = try #require(more.children.first)
      #expect(button.differingAccessibleLabel(from: name) == nil && !button.isAccessibleLabelledByAnother)
      bar.backTitle = "Start"
      #expect(back.accessibilityLabel == "Back to Start")
    }
  }

  @Test func backButtonShowsTitleIfItFits() async throws {
    try await withNavigation { navigation, window in
      navigation.push(page("Orders"))
      let bar = navigation.currentPage.navigationBar
      bar.backTitle = "All of the work orders"
      await paint(window, frames: 3)
      let back = try #require(bar.children.first as? ActionButton)
      @MainActor func isNamed() -> Bool { back.children[0].children.contains { $0 is Label && $0.isMapped } }
      #expect(!isNamed() && back.accessibilityLabel == "Back to All of the work orders")
      let height = back.height
      // A widget that shows and hides something while it is measured would be measured again, forever.
      var changes = 0
      for child in back.children[0].children { child.connect("notify::visible") { changes += 1 } }
      for width in [300, 1200, 250] { _ = bar.measured(.vertical, forSize: width) }
      #expect(changes == 0)
      bar.backTitle = "All"
      await paint(window, frames: 3)
      #expect(isNamed() && back.height == height)
    }
  }

  @Test func actionShowsItsCount() async throws {
    try await withNavigation { navigation, window in
      let bar = navigation.currentPage.navigationBar
      for (count, accessibilityCount, title, spoken) in [
        (nil, "none", "Filter", "Filter"), (0, "none", "Filter", "Filter"),
        (2, "2 active", "Filter (2)", "Filter, 2 active"),
        (3, nil, "Filter (3)", "Filter, 3"),
      ] as [(Int?, String?, String, String)] {
        var action = PageAction("filter", "Filter", count: count) {}
        action.accessibilityCount = accessibilityCount
        bar.actions = [action]
        await paint(window, frames: 2)
        let button = try #require(
          bar.children.lazy.compactMap { $0 as? ActionButton }.first { $0.currentTitle == title })
        #expect(button.differingAccessibleLabel(from: spoken) == nil)
      }
    }
  }

  @Test func extraActionsAreInMenu() async throws {
    try await withNavigation { navigation, window in
      var done: [String] = []
      navigation.currentPage.actions = ["a", "b", "c", "d"].map { id in PageAction(id, "Do \(id)") { done.append(id) } }
      await paint(window, frames: 3)
      let bar = navigation.currentPage.navigationBar
      let buttons = bar.children.compactMap { $0 as? ActionButton }.filter { $0.isMapped }
      #expect(buttons.map(\.currentTitle) == ["Do a", "Do b"])
      #expect(bar.children.contains { $0 is MenuButton && $0.isMapped })
      #expect(bar.activateAction("page.c") && done == ["c"])
      navigation.currentPage.actions = [PageAction("a", "Do a") { done.append("other") }]
      await paint(window, frames: 3)
      #expect(!bar.children.contains { $0 is MenuButton && $0.isMapped })
      buttons[0].emit("clicked")
      #expect(done == ["c", "other"])
      #expect(!bar.activateAction("page.c"))
    }
  }

  @Test func groupedActionsStayTogether() async throws {
    try await withNavigation { navigation, window in
      let bar = navigation.currentPage.navigationBar
      @MainActor func buttonTitles(_ others: [String]) async -> [String] {
        var siblings = ["Previous", "Next"].map { PageAction($0.lowercased(), $0) {} }
        for index in siblings.indices { siblings[index].group = "siblings" }
        navigation.currentPage.actions = others.enumerated().map { PageAction("other\($0)", $1) {} } + siblings
        await paint(window, frames: 3)
        let mapped = bar.children.compactMap { $0 as? ActionButton }.filter { $0.isMapped }
        #expect(mapped.map(\.width).reduce(0, +) <= bar.width)
        return mapped.compactMap(\.currentTitle)
      }
      #expect(await buttonTitles([]) == ["Previous", "Next"])
      // The group counts as one action.
      #expect(await buttonTitles(["Done"]) == ["Done", "Previous", "Next"])
      #expect(await buttonTitles(["Done", "Edit"]) == ["Done", "Edit"])
      #expect(bar.activateAction("page.previous") && bar.activateAction("page.next"))
      // If there is no space for both, neither is displayed alone.
      let title = "Ask Everybody for Approval"
      let long = await buttonTitles([title])
      #expect([[title, "Previous", "Next"], [title], []].contains(long))
      #expect(await buttonTitles([title + title]) == [])
    }
  }

  @Test func menuOnlyActionHasNoButton() async throws {
    try await withNavigation(width: 1000) { navigation, window in
      var done: [String] = []
      navigation.currentPage.actions = [
        PageAction("delete", "Delete", isInMenu: true) { done.append("delete") },
        PageAction("edit", "Edit") { done.append("edit") },
      ]
      await paint(window, frames: 3)
      let bar = navigation.currentPage.navigationBar
      let buttons = bar.children.compactMap { $0 as? ActionButton }.filter { $0.isMapped }
      #expect(buttons.map(\.currentTitle) == ["Edit"])
      #expect(bar.children.contains { $0 is MenuButton && $0.isMapped && $0.height > 0 })
      #expect(bar.activateAction("page.delete") && !bar.activateAction("page.edit"))
      buttons[0].emit("clicked")
      #expect(done == ["delete", "edit"])
    }
  }
}
