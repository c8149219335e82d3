import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct KPIHeaderPagingTests {
  private typealias Parts = ComponentParts.KPIHeader

  private func visible(_ header: KPIHeader) -> [Int] { header.items.indices.filter { header.items[$0].isMapped } }
  private func buttons(_ header: KPIHeader) -> [Button] {
    (header.dots?.children.compactMap { $0 as? Button } ?? []).filter(\.isMapped)
  }

  /// Runs the body of a test with a header with four pressable figures: two pages at 480, four at 300.
  private func withPages(
    width: Int = 480, _ location: SourceLocation = #_sourceLocation,
    _ body: (KPIHeader, Window) async throws -> Void
  ) async throws {
    try await withStandardTheme { _ in
      try await withWidget(KPIHeader(), width: width, height: 400, location) { header, window in
        header.items = figures(4)
        for item in header.items { item.didSelectHandler = {} }
        await paint(window)
        try await body(header, window)
      }
    }
  }

  /// Resizes a header immediately.
  private func resize(_ header: KPIHeader, _ window: Window, to width: Int) async {
    header.setSizeRequest(width: width)
    header.horizontalAlignment = .start
    window.defaultSize = (max(width, 200), 400)
    #expect(await turnUntil { header.width == width - 2 * Int(Parts.view.metric(.paddingInline)) })
    await paint(window, frames: 2)
  }

  @Test(arguments: [(700, 4, [2, 2]), (480, 4, [2, 2]), (480, 3, [2, 1]), (300, 4, [1, 1, 1, 1]), (300, 1, [1])])
  func pagesAreEvenAndAsHighAsTheHighestItem(width: Int, count: Int, sizes: [Int]) async throws {
    try await withPages(width: width) { header, window in
      header.items = Array(header.items.prefix(count))
      header.items.last?.caption = "A caption of the last figure that goes on in a second line because it is long"
      await paint(window)
      #expect(header.pageCount == sizes.count && buttons(header).count == (sizes.count > 1 ? sizes.count : 0))
      let height = header.height
      for direction in [TextDirection.ltr, .rtl] {
        header.direction = direction
        var first = 0
        for (page, size) in sizes.enumerated() {
          header.currentPage = page
          await paint(window)
          #expect(
            visible(header) == Array(first..<first + size) && header.height == height && header.currentPage == page)
          let boxes = try header.items[first..<first + size].map { try #require($0.bounds(in: header)) }
          #expect(boxes.allSatisfy { $0.y == 0 && $0.width == boxes[0].width && $0.height == boxes[0].height })
          let edge = boxes[0]
          #expect(direction == .ltr ? edge.x == 0 : edge.x + edge.width == Double(header.width))
          if size > 1 {
            let gap = direction == .ltr ? boxes[1].x - edge.x - edge.width : edge.x - boxes[1].x - boxes[1].width
            #expect(gap == Parts.view.metric(.columnGap))
          }
          let tallest = header.items.map { $0.measured(.vertical, forSize: Int(edge.width)).natural }.max()
          #expect(Double(tallest ?? 0) == edge.height)
          if sizes.count > 1 {
            let dots = try #require(header.dots?.bounds(in: header))
            #expect(dots.y == edge.height + Parts.view.metric(.controlGap) && dots.y + dots.height == Double(height))
          }
          first += size
        }
      }
    }
  }

  @Test func dotsTurnPagesAndHaveNames() async throws {
    try await withPages(width: 300) { header, window in
      var reported: [Int] = []
      header.onPageChange = { reported.append($0) }
      let all = buttons(header)
      for (index, button) in all.enumerated() {
        #expect(button.differingAccessibleLabel(from: "Page \(index + 1) of 4") == nil)
        #expect(button.isAccessibleSelected == (index == 0))
      }
      all[2].emit("clicked")
      all[2].emit("clicked")
      header.currentPage = 9
      header.currentPage = -9
      #expect(reported == [2, 3, 0] && header.currentPage == 0 && all[0].isAccessibleSelected)
      await resize(header, window, to: 480)
      #expect(buttons(header).count == 2 && all[1].differingAccessibleLabel(from: "Page 2 of 2") == nil)
    }
  }

  @Test(arguments: [TextDirection.ltr, .rtl]) func dragWheelAndKeysTurnPages(direction: TextDirection)
    async throws
  {
    try await withPages { header, window in
      header.direction = direction
      await paint(window)
      let isMirrored = direction == .rtl
      let sign = isMirrored ? 1.0 : -1
      let (onward, back) = isMirrored ? (Key.left, Key.right) : (Key.right, Key.left)
      // From a figure to the dot of the next page, because the figure is no longer visible.
      #expect(header.items[1].children[0].grabFocus() && header.press(onward))
      #expect(header.currentPage == 1 && buttons(header)[1].hasFocus)
      #expect(header.press(onward) && header.currentPage == 1 && header.press(back) && header.currentPage == 0)
      let scroll = try #require(header.controllers(of: ScrollController.self).first)
      #expect(scroll.emit("scroll", -sign, 0.0) && header.currentPage == 1 && !scroll.emit("scroll", 0.0, 1.0))
      let drag = try #require(header.controllers(of: DragGesture.self).first)
      drag.emit("drag-begin", 100.0, 20.0)
      drag.emit("drag-update", -sign * 100, 0.0)
      await paint(window)
      #expect(visible(header) == [0, 1, 2, 3] && header.currentPage == 1)
      let box = try #require(header.items[2].bounds(in: header))
      #expect(isMirrored ? abs(box.x + box.width - Double(header.width) + 100) < 1 : abs(box.x - 100) < 1)
      drag.emit("drag-end", -sign * 100, 0.0)
      await paint(window)
      #expect(header.currentPage == 0 && visible(header) == [0, 1])
      // If all figures are visible, the container handles keys, wheel and swipes.
      header.items = Array(header.items.prefix(2))
      await paint(window)
      #expect(!header.press(onward) && !scroll.emit("scroll", 1.0, 0.0) && header.dots?.isMapped == false)
    }
  }

  @Test func tabStaysOnThePageThenMovesToTheDots() async throws {
    try await withPages { header, window in
      #expect(header.items[0].children[0].grabFocus())
      var stops = 1
      while header.moveFocus(.tabForward), stops < 10 {
        stops += 1
        #expect(header.items[2...].allSatisfy { !$0.containsFocus } && header.currentPage == 0)
      }
      // Two figures and two dots.
      #expect(stops == 4)
      // A figure that gets the focus in another way becomes visible.
      #expect(header.items[3].children[0].grabFocus() && header.currentPage == 1)
      await paint(window)
      #expect(visible(header) == [2, 3] && header.items[3].containsFocus)
    }
  }

  @Test func resizeKeepsTheFocusedOrCurrentPage() async throws {
    try await withPages { header, window in
      var reported: [Int] = []
      header.onPageChange = { reported.append($0) }
      header.currentPage = 1
      await resize(header, window, to: 300)
      #expect(header.pageCount == 4 && visible(header) == [2] && reported == [1, 2])
      #expect(header.items[2].children[0].grabFocus())
      await resize(header, window, to: 1000)
      #expect(visible(header) == [0, 1, 2, 3] && header.currentPage == 0 && reported == [1, 2, 0])
      #expect(header.items[3].children[0].grabFocus() && header.currentPage == 0)
      await resize(header, window, to: 300)
      #expect(visible(header) == [3] && header.items[3].containsFocus && reported == [1, 2, 0, 3])
      // A dot that is removed passes the focus on to a visible widget.
      #expect(buttons(header)[3].grabFocus())
      await resize(header, window, to: 480)
      #expect(visible(header) == [2, 3] && header.items[2].containsFocus && reported == [1, 2, 0, 3, 1])
      #expect(buttons(header)[1].grabFocus())
      await resize(header, window, to: 1000)
      #expect(header.items[0].containsFocus && header.dots?.isMapped == false && reported.last == 0)
    }
  }

  @Test func changedOrHiddenItemsKeepAValidPage() async throws {
    try await withPages(width: 300) { header, window in
      var reported: [Int] = []
      header.onPageChange = { reported.append($0) }
      let all = header.items
      header.currentPage = 3
      header.items = Array(all.prefix(2))
      #expect(header.pageCount == 2 && header.currentPage == 1 && reported == [3, 1])
      await paint(window)
      #expect(visible(header) == [1] && buttons(header).count == 2)
      header.items = all
      await paint(window)
      #expect(visible(header) == [1] && buttons(header).count == 4)
      header.currentPage = 3
      all[3].isVisible = false
      #expect(header.pageCount == 3 && header.currentPage == 2)
      await paint(window, frames: 2)
      #expect(visible(header) == [2] && buttons(header).count == 3 && reported == [3, 1, 3, 2])
      for item in all[1...] { item.isVisible = false }
      await paint(window, frames: 2)
      #expect(visible(header) == [0] && header.pageCount == 1 && header.dots?.isMapped == false && reported.last == 0)
      // A figure of another page is visible in its new position.
      for item in all { item.isVisible = true }
      await paint(window)
      #expect(!all[2].isMapped)
      let other = KPIHeader()
      other.items = [all[2]]
      window.child = other
      await paint(window)
      #expect(all[2].isMapped && header.items.count == 3)
    }
  }

  @Test func pageCanBeSetBeforeTheFirstLayout() async {
    await withStandardTheme { _ in
      let header = KPIHeader()
      header.items = figures(4)
      #expect(header.pageCount == 4)
      header.currentPage = 1
      await withWidget(header, width: 480) { header, window in
        #expect(header.currentPage == 1 && visible(header) == [2, 3])
      }
    }
  }

  @Test func accessibleDescriptionContainsAllPages() async throws {
    try await withPages(width: 300) { header, window in
      header.items = Array(header.items.prefix(2))
      await paint(window)
      let both = "Caption of this figure, 0; Caption of this figure, 1"
      #expect(header.differingAccessibleDescription(from: both) == nil)
      header.items[1].unit = "h"
      #expect(header.differingAccessibleDescription(from: both + " h") == nil)
      header.items[0].isVisible = false
      await paint(window)
      #expect(header.differingAccessibleDescription(from: "") == nil)
    }
  }
}
