import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct ButtonCellTests {
  private typealias Parts = ComponentParts.ButtonCell

  @Test func alignmentIsAppliedInBothDirections() async {
    await withStandardTheme { _ in
      await withCell(ButtonCell.self) { cell, window in
        cell.title = "Discard"
        await paint(window)
        let width = 201.0
        let space = Double(cell.width)
        let positions: [(HorizontalAlignment, ltr: Double, rtl: Double)] = [
          (.left, 0, 0), (.center, ((space - width) / 2).rounded(.down), ((space - width) / 2).rounded(.down)),
          (.right, space - width, space - width), (.leading, 0, space - width), (.trailing, space - width, 0),
        ]
        #expect(positions.map(\.0) == HorizontalAlignment.allCases)
        for (alignment, ltr, rtl) in positions {
          cell.alignment = alignment
          for (direction, x) in [(TextDirection.ltr, ltr), (.rtl, rtl)] {
            cell.direction = direction
            await paint(window)
            let bounds = cell.button.bounds(in: cell)
            #expect(bounds?.x == x && bounds?.width == width, "\(alignment) \(direction)")
            #expect(bounds?.height == 44)
          }
        }
      }
    }
  }

  @Test func longTitleFillsTheCellAndIsClipped() async {
    await withStandardTheme { _ in
      await withCell(ButtonCell.self, width: 180) { cell, window in
        for title in ["Go", String(repeating: "on and on ", count: 1000), String(repeating: "W", count: 10_000), ""] {
          cell.title = title
          await paint(window)
          #expect(cell.button.bounds(in: cell).map { $0.width == Double(cell.width) } == true)
          #expect(cell.measured(.horizontal).minimum < 180)
        }
      }
    }
  }

  @Test func clickCallsTheHandlerAndDoesNotActivateTheItem() async throws {
    try await withNoPeerLeft {
      let window = Window()
      let collection = CollectionView(layout: .table)
      window.child = ScrolledWindow(collection)
      var (pressed, activated) = (0, 0)
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, _ in
        let cell = collection.dequeue(ButtonCell.self, for: index)
        cell.title = "Discard"
        cell.didSelectHandler = { _ in pressed += 1 }
        return cell
      }
      collection.onActivate = { _ in activated += 1 }
      var snapshot = CollectionSnapshot<Int, Int>()
      try snapshot.appendSections([0])
      try snapshot.appendItems([1, 2])
      try source.apply(snapshot)
      window.defaultSize = (300, 200)
      window.present()
      #expect(await turnUntil { collection.cell(at: ItemIndex(section: 0, item: 0)) != nil })
      await paint(window)
      let cell = try #require(collection.cell(at: ItemIndex(section: 0, item: 0)) as? ButtonCell)
      #expect(!cell.isInteractive && !cell.isFocusable && cell.copyableText == nil)
      // The button gets the focus, and Enter on it doesn't activate the item.
      #expect(collection.focusItem(at: ItemIndex(section: 0, item: 0)) && cell.button.hasFocus)
      cell.button.emit("clicked")
      #expect(await cell.button.pressAsKey() && pressed == 2 && activated == 0)
      collection.click(20, 20)
      #expect(activated == 0 && !cell.stateFlags.contains(.active))
      window.close()
    }
  }

  @Test func reuseClearsAllProperties() async {
    await withNoPeerLeft {
      let cell = ButtonCell()
      var calls = 0
      cell.title = "Discard"
      cell.alignment = .left
      cell.style = .primary
      cell.isEnabled = false
      cell.didSelectHandler = { _ in calls += 1 }
      cell.prepareForReuse()
      cell.button.emit("clicked")
      #expect(calls == 0 && cell.title == nil && cell.alignment == .center && cell.style == .secondary)
      #expect(cell.isEnabled && cell.didSelectHandler == nil && cell.accessibleRole == .group)
    }
  }

  @Test(arguments: Appearance.allCases) func partsMatchTheirTables(appearance: Appearance) async {
    await withStandardTheme(appearance) { theme in
      await withCell(ButtonCell.self) { cell, window in
        cell.title = "Go"
        await paint(window)
        #expect(cell.button.hasStyleClass(Parts.button.classPath))
        RealizedStyle(of: cell.button).expectMetrics(of: Parts.button)
        RealizedStyle(of: cell.button).expectFont(
          theme.resolve(ComponentParts.ActionButton.button, appearance: appearance), "button")
        let style = RealizedStyle(of: cell)
        style.expectMetrics(of: Parts.cell)
        style.expect("background-color", theme.resolve(Parts.cell, appearance: appearance).backgroundColor, "cell")
        cell.setState(.prelight, true)
        await paint(window)
        RealizedStyle(of: cell).expect(
          "background-color", theme.resolve(Parts.cell, appearance: appearance).backgroundColor, "hover")
      }
    }
  }
}
