import FloorplanLayout
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

/// Any layout can be replaced by any other while it is visible.
@Suite(.serialized) struct LayoutSwitchTests {
  /// The five layouts of SAP Fiori for iOS, and versions with measured or scaled items.
  private nonisolated static let layouts: [(name: String, layout: any CollectionLayout)] = [
    ("horizontalFlow", .horizontalFlow), ("horizontalScroll", .horizontalScroll),
    ("horizontalScrollDynamicSize", .horizontalScrollDynamicSize), ("autosizingColumnFlow", .autosizingColumnFlow),
    ("keyValueColumnFlow", .keyValueColumnFlow),
    ("measured flow", HorizontalFlowLayout(estimatedItemSize: Size(width: 60, height: 40), isLayoutJustified: true)),
    ("scaled flow", HorizontalFlowLayout(minimumScaledItemSize: Size(width: 90, height: 50))),
    ("three columns", AutosizingColumnFlowLayout(numberOfColumns: 3, minimumLineSpacing: 1)),
  ]
  private static let sections = (0..<6).map { section in Array(section * 60..<section * 60 + 60) }

  /// An item in the middle, with other items on all sides.
  private static let middle = ItemIndex(section: 3, item: 31)

  @Test(arguments: layouts.indices, [false, true])
  func firstVisibleItemStaysVisible(from: Int, rightToLeft: Bool) async {
    await withProbe(Self.layouts[from].layout, Self.sections) { stage in
      if rightToLeft { stage.collection.direction = .rtl }
      await stage.paintFrame()
      for (name, layout) in Self.layouts {
        stage.collection.layout = Self.layouts[from].layout
        stage.collection.scrollTo(Self.middle, .leading)
        await stage.paintFrame()
        let (first, position) = (stage.firstID, stage.firstID.flatMap { stage.boxes[$0] })
        stage.collection.setLayout(layout, animated: false)
        await stage.paintFrame()
        #expect(first.map { stage.boxes.keys.contains($0) } == true, "to \(name): \(first ?? -1) of \(position as Any)")
        stage.expectNoFaults("to \(name):")
        // Scrolling works as before.
        stage.adjustment.value += 57
        await stage.paintFrame()
        stage.adjustment.value -= 180
        await stage.paintFrame()
        stage.expectNoFaults("scrolled in \(name):")
      }
    }
  }

  @Test(arguments: layouts.indices) func layoutChangeAtTheTopStaysAtTheTop(from: Int) async {
    await withProbe(Self.layouts[from].layout, Self.sections) { stage in
      for direction in [TextDirection.ltr, .rtl] {
        stage.collection.direction = direction
        for (name, layout) in Self.layouts {
          stage.collection.layout = layout
          await stage.paintFrame()
          #expect(stage.firstID == 0 && stage.collection.viewport.minY == 0, "\(name)")
          let box = stage.boxes[0] ?? .zero
          #expect(direction == .rtl ? box.maxX > 300 : box.minX < 60, "\(name): \(box)")
        }
      }
    }
  }

  @Test(arguments: layouts.indices) func layoutChangeWithPinnedHeaders(from: Int) async {
    func pinned(_ layout: any CollectionLayout) -> any CollectionLayout {
      var layout = layout
      (layout.pinsHeaders, layout.pinsFooters) = (true, true)
      (layout.headerReferenceHeight, layout.footerReferenceHeight) = (22, 13)
      return layout
    }
    await withProbe(pinned(Self.layouts[from].layout), Self.sections) { stage in
      stage.showHeaders()
      stage.collection.headerHeight = { $0.isMultiple(of: 2) ? .measured : nil }
      await stage.paintFrame()
      for (name, layout) in Self.layouts {
        stage.collection.scrollTo(Self.middle, .center)
        await stage.paintFrame()
        stage.collection.layout = pinned(layout)
        await stage.paintFrame()
        stage.vertical.value += 91
        await stage.paintFrame()
        stage.expectNoFaults("to \(name):")
      }
    }
  }

  @Test func layoutChangeWhileScrolling() async {
    await withProbe(.autosizingColumnFlow, Self.sections) { stage in
      var dice = ProbeDice(state: 11)
      for step in 0..<80 {
        stage.adjustment.value += Double(Int.random(in: -200...260, using: &dice))
        if step.isMultiple(of: 4) {
          stage.collection.layout = Self.layouts[Int.random(in: 0..<Self.layouts.count, using: &dice)].layout
        }
        await stage.paintFrame()
      }
    }
  }

  @Test func severalLayoutChangesInOneFrame() async {
    await withProbe(.autosizingColumnFlow, Self.sections) { stage in
      stage.collection.scrollTo(Self.middle, .leading)
      await stage.paintFrame()
      for (_, layout) in Self.layouts + Self.layouts.reversed() { stage.collection.layout = layout }
      stage.collection.layout = .autosizingColumnFlow
      await stage.paintFrame()
      stage.expectNoFaults()
    }
  }

  @Test func animatedLayoutChanges() async {
    await withNoPeerLeft {
      Settings.default.areAnimationsEnabled = true
      defer { Settings.default.areAnimationsEnabled = false }
      let stage = ProbeStage(.autosizingColumnFlow, Self.sections)
      await stage.show()
      for (_, layout) in Self.layouts {
        stage.collection.scrollTo(Self.middle, .leading)
        stage.collection.setLayout(layout, animated: true)
        await stage.paintFrame(2)
      }
      let ended = await turnUntil { stage.collection.transition == nil }
      #expect(ended)
      await stage.paintFrame()
      stage.expectNoFaults()
      stage.close()
    }
  }

  @Test func focusIsKept() async {
    await withProbe(.autosizingColumnFlow, Self.sections) { stage in
      stage.collection.focusItem(at: Self.middle)
      for (name, layout) in Self.layouts {
        stage.collection.layout = layout
        await stage.paintFrame()
        #expect(stage.collection.focusedItem == Self.middle, "\(name)")
      }
    }
  }
}
