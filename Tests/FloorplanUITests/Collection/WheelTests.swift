import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct WheelTests {
  private static let strip = HorizontalScrollLayout(itemSize: Size(width: 100, height: 40))

  @Test func shiftAndWheelScrollHorizontally() async {
    await withStage(Self.strip, items: 0..<1000) { stage in
      let moved = stage.collection.scrollByWheel(1, isShifted: true, isPrecise: false)
      #expect(moved)
      // The same distance as a scrolled window for a click: the page to the power of two thirds.
      let value = stage.collection.horizontalAdjustment?.value ?? 0
      #expect(abs(value - 50.6) < 0.1, "\(value)")
      await stage.paintFrame()
      #expect(stage.cell(0)?.bounds(in: stage.collection)?.x == -51)
    }
  }

  @Test func wheelScrollsHorizontally() async {
    await withStage(Self.strip, items: 0..<1000) { stage in
      #expect(stage.collection.scrollByWheel(30, isShifted: false, isPrecise: true))
      #expect(stage.collection.horizontalAdjustment?.value == 30)
    }
  }

  @Test func wheelScrollsFromTheLeadingEdgeInRTL() async {
    await withStage(Self.strip, items: 0..<1000) { stage in
      stage.collection.direction = .rtl
      await stage.paintFrame()
      let start = stage.collection.horizontalAdjustment?.value ?? 0
      #expect(start == 1000 * 110 - 10 - 360)
      #expect(stage.collection.scrollByWheel(30, isShifted: false, isPrecise: true))
      let value = stage.collection.horizontalAdjustment?.value ?? 0
      #expect(value == start - 30)
    }
  }

  @Test func verticalDeltasArePassedToAnOuterScrolledWindow() async {
    await withNoPeerLeft {
      let (window, collection) = (Window(), CollectionView(layout: Self.strip))
      collection.register(NumberCell.self)
      let source = CollectionDataSource<Int, Int>(collection) { collection, index, id in
        collection.dequeue(NumberCell.self, for: index)
      }
      source.show(Array(0..<100))
      let inner = ScrolledWindow(collection)
      inner.setSizeRequest(width: 200, height: 2000)
      window.child = ScrolledWindow(inner)
      window.defaultSize = (300, 300)
      window.present()
      #expect(await turnUntil { collection.width > 0 })
      await paint(window)
      #expect(!collection.scrollByWheel(30, isShifted: false, isPrecise: true))
      #expect(collection.scrollByWheel(30, isShifted: true, isPrecise: true))
      // The inner scrolled window ignores vertical deltas.
      let axes = inner.controllers.compactMap { ($0 as? ScrollController)?.axes }
      #expect(!axes.isEmpty && axes.allSatisfy { !$0.contains(.vertical) })
      window.close()
    }
  }

  @Test func verticalLayoutRestoresTheVerticalWheel() async {
    await withStage(Self.strip, items: 0..<1000) { stage in
      stage.collection.layout = CollectionStage.rows
      await stage.paintFrame()
      #expect(!stage.collection.scrollByWheel(1, isShifted: false, isPrecise: false))
      let axes = stage.collection.parent?.controllers.compactMap { ($0 as? ScrollController)?.axes } ?? []
      #expect(axes.contains { $0.contains(.vertical) })
    }
  }

  @Test func horizontalLinesHigherThanTheViewportScrollVertically() async {
    await withStage(Self.strip) { stage in
      // A line for each section, fifty pixels each.
      stage.apply((0..<20).map { section in Array(section * 100..<section * 100 + 100) })
      await stage.paintFrame()
      let axes = stage.collection.parent?.controllers.compactMap { ($0 as? ScrollController)?.axes } ?? []
      #expect(axes.contains { $0.isSuperset(of: [.vertical, .horizontal]) })
      #expect(!stage.collection.scrollByWheel(1, isShifted: false, isPrecise: false))
      #expect(stage.collection.scrollByWheel(1, isShifted: true, isPrecise: false))
      // With one line, there is nothing above or below.
      stage.apply(Array(0..<100))
      await stage.paintFrame()
      #expect(stage.collection.scrollByWheel(1, isShifted: false, isPrecise: false))
    }
  }
}
