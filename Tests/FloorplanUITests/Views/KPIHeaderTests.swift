import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Figures with captions of one width.
@MainActor
func figures(_ count: Int) -> [KPIView] {
  (0..<count).map { index in
    let view = KPIView()
    view.value = "\(index)"
    view.caption = "Caption of this figure"
    return view
  }
}

@Suite(.serialized) struct KPIHeaderTests {
  private typealias Parts = ComponentParts.KPIHeader

  @Test func upToFourDistinctFiguresAreDisplayed() async {
    await withNoPeerLeft {
      let header = KPIHeader()
      #expect(header.items.isEmpty && header.measured(.vertical).natural == 0)
      #expect(header.accessibleRole == .group && header.differingAccessibleLabel(from: "Key figures") == nil)
      let all = figures(6)
      header.items = [all[0], all[1], all[0]] + all[2...]
      #expect(header.items == Array(all.prefix(4)) && Array(header.children.prefix(4)) == Array(all.prefix(4)))
      header.items = [all[3], all[5], all[1]]
      #expect(header.items == [all[3], all[5], all[1]] && Array(header.children.prefix(3)) == header.items)
      #expect(all[0].parent == nil && all[2].parent == nil)
      // From one header to the next.
      let other = KPIHeader()
      other.items = [all[5]]
      #expect(all[5].parent == other && other.items == [all[5]])
      header.items = []
      #expect(header.items.isEmpty && header.children.allSatisfy { !$0.isVisible } && header.pageCount == 0)
      header.accessibilityLabel = "Plant 7"
      #expect(header.differingAccessibleLabel(from: "Plant 7") == nil)
    }
  }

  @Test func singleFigureIsLarge() async {
    await withNoPeerLeft {
      let header = KPIHeader()
      let all = figures(2)
      header.items = [all[0]]
      #expect(all[0].isLarge)
      header.items = all
      #expect(!all[0].isLarge && !all[1].isLarge)
      header.items = [all[1]]
      #expect(all[1].isLarge)
    }
  }

  @Test func figuresAreSideBySideInBothDirections() async throws {
    try await withStandardTheme { _ in
      try await withWidget(KPIHeader(), width: 1200, height: 600) { header, window in
        header.items = figures(4)
        for direction in [TextDirection.ltr, .rtl] {
          header.direction = direction
          await paint(window)
          let boxes = try header.items.map { try #require($0.bounds(in: header)) }
          #expect(boxes.allSatisfy { $0.y == 0 && $0.width == boxes[0].width })
          // Equal columns fill the header.
          #expect(boxes[0].width == Double((header.width - 3 * 16) / 4))
          let first = boxes[0]
          #expect(direction == .ltr ? first.x == 0 : first.x + first.width == Double(header.width))
          let gap = direction == .ltr ? boxes[1].x - first.x - first.width : first.x - boxes[1].x - boxes[1].width
          #expect(gap == Parts.view.metric(.columnGap))
          #expect(boxes.map { $0.y + $0.height }.max() == Double(header.height))
          #expect(header.pageCount == 1 && header.dots?.isMapped == false)
          #expect(header.differingAccessibleDescription(from: "") == "undefined")
        }
        header.currentPage = 3
        #expect(header.currentPage == 0)
      }
    }
  }

  @Test func removedFigureReleasesFocus() async {
    await withWidget(KPIHeader()) { header, window in
      let all = figures(2)
      for item in all { item.didSelectHandler = {} }
      header.items = all
      await paint(window)
      let buttons = all.flatMap(\.children)
      #expect(buttons.last?.grabFocus() == true && header.containsFocus)
      header.items = [all[0]]
      await paint(window)
      #expect(!header.containsFocus)
    }
  }

  @Test func minimumWidthIsThatOfOneFigure() async {
    await withStandardTheme { _ in
      await withWidget(KPIHeader(), width: 120) { header, window in
        header.items = figures(4)
        for item in header.items { item.value = String(repeating: "8", count: 10_000) }
        await paint(window)
        #expect(header.measured(.horizontal).minimum <= 120)
        let padding = 2 * Int(Parts.view.metric(.paddingInline))
        let width = header.items.map { $0.measured(.horizontal).minimum }.max() ?? 0
        #expect(header.measured(.horizontal).minimum == width + padding)
        header.allocate(width: width + padding, height: header.measured(.vertical, forSize: width + padding).natural)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withWidget(KPIHeader(), width: 240) { header, window in
        header.items = figures(2)
        await paint(window)
        RealizedStyle(of: header).expectMetrics(of: Parts.view)
        RealizedStyle(of: header).expect(
          "background-color", theme.resolve(Parts.view, appearance: appearance).backgroundColor, "header")
        let dots = try #require(header.dots?.children)
        RealizedStyle(of: dots[0]).expectMetrics(of: Parts.pageButton)
        for (mark, part) in zip(dots.flatMap(\.children), [Parts.currentPageDot, Parts.pageDot]) {
          RealizedStyle(of: mark).expectMetrics(of: part)
          RealizedStyle(of: mark).expect(
            "background-color", theme.resolve(part, appearance: appearance).backgroundColor, part.name)
        }
      }
    }
  }
}
