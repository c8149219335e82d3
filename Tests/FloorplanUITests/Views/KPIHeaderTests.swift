import CGTK
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct KPIHeaderTests {
  private typealias Parts = ComponentParts.KPIHeader

  private func figures(_ count: Int) -> [KPIView] {
    (0..<count).map { index in
      let view = KPIView()
      view.value = "\(index)"
      view.caption = "Caption of this figure"
      return view
    }
  }

  @Test func upToFourFiguresAreShownEachOnce() async {
    await withNoPeerLeft {
      let header = KPIHeader()
      #expect(header.items.isEmpty && header.measured(.vertical).natural == 0)
      #expect(header.accessibleRole == .group && header.differingAccessibleLabel(from: "Key figures") == nil)
      let all = figures(6)
      header.items = [all[0], all[1], all[0]] + all[2...]
      #expect(header.items == Array(all.prefix(4)) && header.children == Array(all.prefix(4)))
      header.items = [all[3], all[5], all[1]]
      #expect(header.items == [all[3], all[5], all[1]] && header.children == header.items)
      #expect(all[0].parent == nil && all[2].parent == nil)
      // From one header to the next.
      let other = KPIHeader()
      other.items = [all[5]]
      #expect(all[5].parent == other && other.items == [all[5]])
      header.items = []
      #expect(header.children.isEmpty)
      header.accessibilityLabel = "Plant 7"
      #expect(header.differingAccessibleLabel(from: "Plant 7") == nil)
    }
  }

  @Test func aFigureThatIsAloneIsLarger() async {
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

  @Test func figuresGoOnInEvenLinesInBothDirections() async throws {
    try await withStandardTheme { _ in
      for (width, columns) in [(1200, 4), (700, 2), (480, 2), (300, 1)] {
        try await withWidget(KPIHeader(), width: width, height: 600) { header, window in
          header.items = figures(4)
          for direction in [GtkTextDirection.ltr, .rtl] {
            header.direction = direction
            await paint(window)
            let boxes = try header.items.map { try #require($0.bounds(in: header)) }
            #expect(boxes.filter { $0.y == boxes[0].y }.count == columns, "\(width)")
            #expect(boxes.allSatisfy { $0.width == boxes[0].width && $0.width <= 216 })
            let first = boxes[0]
            #expect(direction == .ltr ? first.x == 0 : first.x + first.width == Double(header.width))
            if columns > 1 {
              let gap = direction == .ltr ? boxes[1].x - first.x - first.width : first.x - boxes[1].x - boxes[1].width
              #expect(gap == Parts.view.metric(.columnGap))
            }
            if columns < 4 {
              #expect(boxes[columns].y == first.y + first.height + Parts.view.metric(.lineGap))
              #expect(boxes[columns].x == first.x)
            }
            #expect(boxes.map { $0.y + $0.height }.max() == Double(header.height))
          }
        }
      }
    }
  }

  @Test func theFocusGoesAwayWithItsFigure() async {
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

  @Test func theLeastWidthIsThatOfOneFigure() async {
    await withStandardTheme { _ in
      await withWidget(KPIHeader(), width: 120) { header, window in
        header.items = figures(4)
        for item in header.items { item.value = String(repeating: "8", count: 10_000) }
        await paint(window)
        #expect(header.measured(.horizontal).minimum <= 120)
        let padding = 2 * Int(Parts.view.metric(.paddingInline))
        let least = header.items.map { $0.measured(.horizontal).minimum }.max() ?? 0
        #expect(header.measured(.horizontal).minimum == least + padding)
        header.allocate(width: least + padding, height: header.measured(.vertical, forSize: least + padding).natural)
      }
    }
  }

  @Test(arguments: Appearance.allCases) func theSurfaceIsTheTables(appearance: Appearance) async {
    await withStandardTheme(appearance) { theme in
      await withWidget(KPIHeader()) { header, window in
        header.items = figures(2)
        await paint(window)
        RealizedStyle(of: header).expectMetrics(of: Parts.view)
        RealizedStyle(of: header).expect(
          "background-color", theme.resolve(Parts.view, appearance: appearance).backgroundColor, "header")
      }
    }
  }
}
