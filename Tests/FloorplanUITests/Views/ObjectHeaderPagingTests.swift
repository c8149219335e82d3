import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ObjectHeaderPagingTests {
  private typealias Parts = ComponentParts.ObjectHeader

  /// Some content of each page of a filled header.
  private func parts(_ header: ObjectHeader) -> [Widget?] {
    [header.first(Parts.headlineLabel), header.first(Parts.descriptionLabel), header.detailContentViews.first]
  }

  /// The visible pages.
  private func visiblePages(_ header: ObjectHeader) -> [Int] {
    parts(header).enumerated().filter { $0.element?.isMapped == true }.map(\.offset)
  }

  private func buttons(_ header: ObjectHeader) -> [Button] { header.dots?.children.compactMap { $0 as? Button } ?? [] }

  /// Runs the body of a test with a narrow header with three pages, the last of which has a button.
  private func withPages(
    _ location: SourceLocation = #_sourceLocation, _ body: (ObjectHeader, Window) async throws -> Void
  ) async throws {
    try await withStandardTheme { _ in
      try await withWidget(ObjectHeader(), width: 360, height: 400, location) { header, window in
        header.fillForTest()
        header.detailContentViews = [Button(label: "Content")]
        await paint(window)
        try await body(header, window)
      }
    }
  }

  @Test func compactDisplaysOnePageAndKeepsTheHeight() async throws {
    try await withPages { header, window in
      #expect(header.pageCount == 3 && header.currentPage == 0 && visiblePages(header) == [0])
      let image = try #require(header.first(Parts.detailImageView)?.bounds(in: header))
      #expect(abs(image.width - 60) < 0.01 && abs(image.height - 60) < 0.01 && image.x == 0)
      let status = try #require(header.statusLabel.bounds(in: header))
      let footnote = try #require(header.footnoteLabel.bounds(in: header))
      #expect(status.y > footnote.y && header.separators.allSatisfy { !$0.isMapped })
      let height = header.height
      let dots = try #require(header.dots?.bounds(in: header))
      #expect(dots.y + dots.height == Double(height))
      for page in [1, 2, 0] {
        header.currentPage = page
        await paint(window)
        #expect(
          visiblePages(header) == [page] && header.height == height && header.dots?.bounds(in: header)?.y == dots.y)
        let box = try #require(parts(header)[page]?.bounds(in: header))
        #expect(box.y + box.height <= dots.y)
      }
      // The tallest page determines the height of the header.
      header.descriptionLabel.numberOfLines = 0
      header.descriptionText = String(repeating: "A long description. ", count: 60)
      await paint(window)
      #expect(header.height > height && header.currentPage == 0)
      let description = header.descriptionLabel.measured(.vertical, forSize: header.width).natural
      #expect(header.dots?.bounds(in: header)?.y == Double(description) + Parts.view.metric(.controlGap))
    }
  }

  @Test func pagesWithoutContentAreOmitted() async throws {
    try await withPages { header, window in
      header.currentPage = 2
      header.descriptionText = nil
      #expect(header.pageCount == 2 && header.currentPage == 1)
      await paint(window)
      #expect(visiblePages(header) == [2] && buttons(header).filter(\.isVisible).count == 2)
      header.detailContentViews[0].isVisible = false
      await paint(window)
      #expect(header.pageCount == 1 && header.currentPage == 0 && header.dots?.isVisible == false)
      #expect(visiblePages(header) == [0])
      let height = header.measured(.vertical, forSize: 360).natural
      #expect(height < header.measured(.vertical, forSize: 200).natural + 100)
      header.currentPage = 5
      #expect(header.currentPage == 0)
      header.currentPage = -5
      #expect(header.currentPage == 0)
    }
  }

  @Test func dotsAreNamedButtons() async throws {
    try await withPages { header, window in
      #expect(header.dots?.accessibleRole == .group && header.dots?.differingAccessibleLabel(from: "Pages") == nil)
      let buttons = buttons(header)
      for (index, button) in buttons.enumerated() {
        #expect(button.differingAccessibleLabel(from: "Page \(index + 1) of 3") == nil && button.isFocusable)
        #expect(button.isAccessibleSelected == (index == 0) && button.isAccessibleSelectable)
        let box = try #require(button.bounds(in: header))
        #expect(box.width == 44 && box.height == 24)
      }
      var reported: [Int] = []
      header.onPageChange = { reported.append($0) }
      buttons[1].emit("clicked")
      #expect(header.currentPage == 1 && buttons.map(\.isAccessibleSelected) == [false, true, false])
      #expect(buttons[2].grabFocus())
      #expect(await buttons[2].pressAsKey() && header.currentPage == 2)
      buttons[2].emit("clicked")
      #expect(reported == [1, 2] && buttons[2].hasFocus)
      await paint(window)
      #expect(visiblePages(header) == [2])
      header.descriptionText = nil
      #expect(buttons[1].differingAccessibleLabel(from: "Page 2 of 2") == nil && !buttons[2].isVisible)
      #expect(buttons[1].isAccessibleSelected)
    }
  }

  @Test func dotsWithoutSpaceAreHidden() async throws {
    try await withPages { header, window in
      header.detailContentViews = (0..<20).map { Label("\($0)") }
      await paint(window)
      #expect(header.measured(.horizontal).minimum <= 360)
      for page in [0, 11, 21] {
        header.currentPage = page
        await paint(window)
        let mapped = buttons(header).indices.filter { buttons(header)[$0].isMapped }
        #expect(mapped.count == 7 && mapped.contains(page), "\(mapped)")
      }
      // The focus moves along, also to a page that wasn't visible.
      #expect(buttons(header)[21].grabFocus())
      header.currentPage = 2
      await paint(window)
      #expect(buttons(header)[2].hasFocus && buttons(header)[2].isMapped)
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func arrowKeysTurnPages(direction: TextDirection) async throws {
    try await withPages { header, window in
      header.direction = direction
      await paint(window)
      let (onward, back) = direction == .rtl ? (Key.left, Key.right) : (Key.right, Key.left)
      #expect(buttons(header)[0].grabFocus())
      for page in [1, 2, 2] {
        #expect(header.press(onward) && header.currentPage == page && buttons(header)[page].hasFocus)
      }
      #expect(header.press(back) && header.currentPage == 1)
      #expect(!header.press(onward, .control) && !header.press(.down) && header.currentPage == 1)
      // From a control on a page to the dot of the next page.
      header.currentPage = 2
      await paint(window)
      #expect(header.detailContentViews[0].grabFocus() && header.press(back))
      #expect(header.currentPage == 1 && buttons(header)[1].hasFocus)
      await paint(window)
      #expect(visiblePages(header) == [1])
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func swipeTurnsPages(direction: TextDirection) async throws {
    try await withPages { header, window in
      header.direction = direction
      await paint(window)
      let drag = try #require(header.controllers(of: DragGesture.self).first)
      let sign = direction == .rtl ? 1.0 : -1
      @MainActor func swipe(_ x: Double, _ y: Double = 0) {
        drag.emit("drag-begin", 100.0, 20.0)
        drag.emit("drag-update", sign * x, y)
      }
      swipe(100)
      await paint(window)
      // Both follow the finger.
      let boxes = try parts(header).prefix(2).map { try #require($0?.bounds(in: header)) }
      let image = try #require(header.first(Parts.detailImageView)?.bounds(in: header))
      #expect(visiblePages(header) == [0, 1] && header.currentPage == 0)
      #expect(direction == .ltr ? abs(image.x + 100) < 1 : abs(image.x + image.width - 328 - 100) < 1)
      #expect(direction == .ltr ? abs(boxes[1].x - 260) < 1 : abs(boxes[1].x + 260) < 1)
      drag.emit("drag-end", sign * 100, 0.0)
      await paint(window)
      #expect(header.currentPage == 1 && visiblePages(header) == [1])
      // Not far enough, in the wrong direction, vertically, and past the last page.
      for (x, y, page) in [(30.0, 0.0, 1), (-60, 10, 0), (60, 100, 0), (300, 0, 1), (300, 0, 2), (300, 0, 2)] {
        swipe(x, y)
        drag.emit("drag-end", sign * x, y)
        await paint(window)
        #expect(header.currentPage == page && visiblePages(header) == [page], "\(x) \(y)")
      }
      swipe(-200)
      header.cancelSwipe()
      drag.emit("drag-end", sign * -200, 0.0)
      await paint(window)
      #expect(header.currentPage == 2 && visiblePages(header) == [2])
    }
  }

  @Test func horizontalScrollingTurnsPages() async throws {
    try await withPages { header, window in
      let scroll = try #require(header.controllers(of: ScrollController.self).first)
      #expect(scroll.emit("scroll", 1.0, 0.0) && header.currentPage == 1)
      // The container handles vertical movement.
      #expect(!scroll.emit("scroll", 0.0, 1.0) && !scroll.emit("scroll", 0.5, 2.0) && header.currentPage == 1)
      #expect(scroll.emit("scroll", 0.5, 0.0) && header.currentPage == 1)
      #expect(scroll.emit("scroll", 0.5, 0.1) && header.currentPage == 2)
      #expect(scroll.emit("scroll", 1.0, 0.0) && header.currentPage == 2)
      header.direction = .rtl
      await paint(window)
      #expect(scroll.emit("scroll", 1.0, 0.0) && header.currentPage == 1)
      header.descriptionText = nil
      header.detailContentViews = []
      #expect(!scroll.emit("scroll", -1.0, 0.0))
    }
  }

  @Test func pagesSlideOnlyIfAnimationsAreEnabled() async throws {
    let settings = Settings.default
    defer { settings.areAnimationsEnabled = false }
    try await withPages { header, window in
      header.currentPage = 1
      #expect(!header.turner.isSliding && header.turner.position == 1)
      settings.areAnimationsEnabled = true
      header.currentPage = 2
      #expect(header.turner.isSliding && header.turner.position == 1)
      var sights: Set<[Int]> = []
      let isOver = await turnUntil {
        sights.insert(visiblePages(header))
        return !header.turner.isSliding
      }
      await paint(window)
      #expect(isOver && sights.contains([1, 2]) && visiblePages(header) == [2])
      // Reversed during the animation, and again.
      header.currentPage = 0
      await paint(window)
      header.currentPage = 1
      let isOverAgain = await turnUntil { !header.turner.isSliding && !header.turner.followsFrames }
      await paint(window)
      #expect(isOverAgain && visiblePages(header) == [1])
    }
  }

  @Test func narrowHeaderDisplaysThePageWithTheFocus() async {
    await withStandardTheme { _ in
      await withWidget(ObjectHeader(), width: 900) { header, window in
        header.fillForTest()
        header.detailContentViews = [Button(label: "Content")]
        await paint(window)
        #expect(header.detailContentViews[0].grabFocus() && header.currentPage == 2)
        #expect(header.detailContentViews[0].hasFocus && visiblePages(header) == [0, 1, 2])
        header.setSizeRequest(width: 340)
        header.horizontalAlignment = .start
        header.allocate(width: 340, height: header.measured(.vertical, forSize: 340).natural)
        #expect(visiblePages(header) == [2] && header.detailContentViews[0].hasFocus)
      }
    }
  }
}

@Suite struct PageTurnerTests {
  @Test func swipeTurnsOnePage() {
    var pages = ScrolledPages()
    var now = ContinuousClock.now
    func turns(_ deltas: [Double], isPrecise: Bool, after pause: Duration = .milliseconds(10)) -> Int {
      deltas.reduce(0) { sum, delta in
        now += pause
        return sum + pages.scroll(by: delta, isPrecise: isPrecise, at: now)
      }
    }
    #expect(turns(Array(repeating: 16, count: 40), isPrecise: true) == 1)
    now += .seconds(1)
    #expect(turns([-30, -30, -30], isPrecise: true) == -1)
    now += .seconds(1)
    #expect(turns([20, 20], isPrecise: true) == 0)
    // A distance that is too small is ignored.
    #expect(turns([20, 20, 20], isPrecise: true, after: .milliseconds(300)) == 0)
    now += .seconds(1)
    #expect(turns([1, 1, -1], isPrecise: false) == 1)
    #expect(turns([0.25, 0.25, 0.25, 0.25], isPrecise: false) == 1)
  }
}
