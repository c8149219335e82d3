import CGTK
import FloorplanLayout
import FloorplanTheme
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanUI

@Suite(.serialized) struct RubberBandTests {
  private func band(of collection: CollectionView) -> RubberBandMark? {
    collection.children.compactMap { $0 as? RubberBandMark }.first
  }

  @Test func itemsInTheRectangleAreSelectedWhenTheDragEnds() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.selection = ItemSelection([at(6)])
      var changes = 0
      collection.onSelectionChange = { changes += 1 }
      // From the gap above row 1 into row 2.
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 110))
      #expect(collection.selectedCells == [1, 2] && collection.selectedNumbers == [6] && changes == 0)
      await stage.paintFrame()
      let bounds = band(of: collection)?.bounds(in: collection)
      #expect(bounds.map { [$0.x, $0.y, $0.width, $0.height] } == [20, 45, 100, 65])
      try collection.continueDrag(by: -10, 0)
      #expect(collection.selectedCells == [])
      try collection.continueDrag(by: 100, 65)
      try collection.drop()
      #expect(collection.selectedNumbers == [1, 2] && collection.selectedCells == [1, 2] && changes == 1)
      #expect(band(of: collection) == nil)
      // The next range starts where the rectangle started.
      collection.click(100, 220, .shift)
      #expect(collection.selectedNumbers == [1, 2, 3, 4])
    }
  }

  /// An app displays the number of selected items while the user draws.
  @Test func selectionIsPreviewedDuringTheDrag() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.canSelect = { $0.item != 2 }
      collection.selection = ItemSelection([at(6)])
      var counts: [Int] = []
      collection.onSelectionPreview = { counts.append(collection.displayedSelection.count) }
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 110))
      // Row 2 can't be selected, so the count doesn't include it.
      #expect(counts == [1] && collection.displayedSelection == ItemSelection([at(1)]))
      try collection.continueDrag(by: 100, 65)
      #expect(counts == [1])
      try collection.continueDrag(by: 100, 165)
      #expect(counts == [1, 3] && collection.selectedNumbers == [6])
      collection.cancelDrag()
      #expect(counts == [1, 3, 1] && collection.displayedSelection == collection.selection)
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 210))
      try collection.drop()
      #expect(counts == [1, 3, 1, 3] && collection.selectedNumbers == [1, 3, 4])
      collection.onSelectionPreview = nil
      collection.canSelect = nil
    }
  }

  /// Tiles of 100 by 40, three in a line; 4 is the middle one of the second line.
  @Test(arguments: [TextDirection.ltr, .rtl]) func onlyIntersectedItemsAreSelected(direction: TextDirection)
    async throws
  {
    try await withStage(CollectionStage.tiles, items: 0..<100) { stage in
      let collection = stage.collection
      collection.direction = direction
      await stage.paintFrame()
      collection.selectionMode = .multiple
      let (four, seven) = (stage.reference.frame(ofItemAt: at(4)), stage.reference.frame(ofItemAt: at(7)))
      let (start, end) = try (#require(four), #require(seven))
      try collection.startDrag(
        from: Point(x: end.maxX - 5, y: end.maxY - 5), to: Point(x: start.minX + 5, y: start.minY + 5))
      #expect(collection.selectedCells == [4, 7])
      try collection.drop()
      #expect(collection.selectedNumbers == [4, 7])
    }
  }

  @Test(arguments: [
    (ModifierKeys.control, [1, 3, 4]), (.shift, [1, 2, 3, 4]), (ModifierKeys(), [2, 3, 4]),
  ])
  func modifierKeysKeepTheSelection(modifiers: ModifierKeys, selected: [Int]) async throws {
    await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.selection = ItemSelection([at(1), at(2)])
      collection.beginDrag(at: Point(x: 20, y: 95))
      #expect(collection.drag(by: Point(x: 50, y: 120), modifiers: modifiers))
      #expect(collection.selectedCells == selected && collection.selectedNumbers == [1, 2])
      collection.endDrag()
      #expect(collection.selectedNumbers == selected)
    }
  }

  @Test func escapeAndACancelledGestureRestoreTheSelection() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.selection = ItemSelection([at(6)])
      // The second value is the effect of canceling the gesture.
      for cancels in [{ collection.press(.escape) }, { collection.cancelDrag() }] {
        try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 110))
        #expect(collection.selectedCells == [1, 2])
        #expect(cancels())
        #expect(collection.selectedCells == [6] && collection.selectedNumbers == [6] && band(of: collection) == nil)
        // The button is still down.
        try collection.continueDrag(by: 100, 100)
        try collection.drop()
        #expect(collection.selectedNumbers == [6])
      }
    }
  }

  @Test func noRubberBandWithinTheThresholdOrInOtherModes() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      for mode in [CollectionView.SelectionMode.none, .single] {
        collection.selectionMode = mode
        try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 110))
        #expect(band(of: collection) == nil)
        try collection.drop()
      }
      collection.selectionMode = .multiple
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 25, y: 49))
      #expect(band(of: collection) == nil)
      try collection.continueDrag(by: 5, 20)
      #expect(band(of: collection) != nil)
      collection.selectionMode = .single
      #expect(band(of: collection) == nil && collection.selection.isEmpty)
      try collection.drop()
    }
    await withStage { stage in
      stage.collection.selectionMode = .multiple
      stage.collection.beginDrag(at: Point(x: 20, y: 45))
      #expect(!stage.collection.drag(by: Point(x: 50, y: 50), modifiers: []))
    }
  }

  @Test func dragIsNotAClick() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      let click = try #require(collection.controllers(of: ClickGesture.self).first)
      click.emit("pressed", Int32(1), 20.0, 60.0)
      #expect(stage.cell(1)?.stateFlags.contains(.active) == true)
      try collection.startDrag(from: Point(x: 20, y: 60), to: Point(x: 60, y: 120))
      #expect(stage.cell(1)?.stateFlags.contains(.active) == false)
      try collection.drop()
      #expect(collection.selectedNumbers == [1, 2])
    }
  }

  @Test func dragNearAnEdgeScrollsAndKeepsItsStart() async throws {
    try await withStage(items: 0..<40) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 394))
      // 24 pixels into the edge of 30: twenty times as much in a second, a third in a frame of sixty.
      let before = stage.offset
      #expect(collection.autoscroll(for: 1 / 60))
      #expect(stage.offset == before + 8)
      #expect(collection.selectedCells.max() == 8)
      let hasScrolled = await turnUntil { stage.offset > 400 }
      #expect(hasScrolled)
      // 40 rows are 1990 high.
      let hasReachedTheEnd = await turnUntil { !collection.input.drag.isAutoscrolling }
      #expect(hasReachedTheEnd && stage.offset == 1590)
      try collection.drop()
      #expect(collection.selectedNumbers == Array(1..<40))
    }
  }

  @Test func scrollSpeedIsIndependentOfTheFrameRate() async throws {
    try await withStage(items: 0..<40) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      try collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 394))
      let before = stage.offset
      for hertz: Int64 in [30, 60, 120] {
        collection.verticalAdjustment?.value = before
        var steps = FrameTimer()
        _ = steps.secondsSinceLastFrame(at: 0)
        for frame in 1...hertz / 10 {
          _ = collection.autoscroll(for: steps.secondsSinceLastFrame(at: frame * 1_000_000 / hertz))
        }
        #expect(abs(stage.offset - before - 48) < 0.01, "\(hertz) Hz: \(stage.offset)")
      }
      try collection.drop()
    }
  }

  @Test func longFramesAreLimited() {
    var steps = FrameTimer()
    let seconds = [5_000_000, 5_007_000, 15_007_000, 15_007_000].map { steps.secondsSinceLastFrame(at: $0) }
    #expect(seconds == [1 / 60, 0.007, 0.1, 0.001])
  }

  @Test func dragAwayFromTheEdgesDoesNotScroll() async throws {
    try await withStage(items: 0..<40) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      try collection.startDrag(from: Point(x: 100, y: 45), to: Point(x: 120, y: 369))
      #expect(!collection.input.drag.isAutoscrolling && !collection.autoscroll(for: 1 / 60) && stage.offset == 0)
      // There is nothing to scroll to above the first row.
      try collection.continueDrag(by: 0, -60)
      await stage.paintFrame()
      #expect(!collection.input.drag.isAutoscrolling && stage.offset == 0)
      try collection.drop()
    }
  }

  @Test func dragStartStaysWithItsItemWhileRowsAboveAreMeasured() async throws {
    try await withUnevenStage(10_000) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.scrollTo(at(5000), .leading)
      await paint(stage.window)
      let index = try #require(collection.item(at: Point(x: 20, y: 200)))
      try collection.startDrag(from: Point(x: 20, y: 200), to: Point(x: 120, y: 60))
      for _ in 0..<60 {
        stage.adjustment.value -= 53
        collection.updateDrag()
      }
      await paint(stage.window)
      let top = try #require(collection.item(at: Point(x: 20, y: 60)))
      #expect(top.item < index.item - 15)
      try collection.drop()
      #expect(collection.selectedNumbers == Array(top.item...index.item))
    }
  }

  @Test func rubberBandFollowsItsItemsAndEndsWithItsStartItem() async throws {
    try await withStage(items: 0..<100) { stage in
      let collection = stage.collection
      collection.selectionMode = .multiple
      collection.selection = ItemSelection([at(0)])
      collection.beginDrag(at: Point(x: 20, y: 60))
      #expect(collection.drag(by: Point(x: 50, y: 60), modifiers: .shift))
      #expect(collection.selectedCells == [0, 1, 2])
      // Nothing scrolls, so items inserted at the start push the others down.
      stage.apply([500, 501] + Array(0..<100))
      #expect(collection.selectedCells == [2, 3, 4])
      await stage.paintFrame()
      // The item that was selected before is at 2 now.
      #expect(collection.drag(by: Point(x: 50, y: 155), modifiers: .shift))
      #expect(collection.selectedCells == [2, 3, 4])
      // The start is at item 3 now.
      #expect(collection.input.drag.band?.start.index == at(3))
      stage.apply([0] + Array(2..<100))
      #expect(collection.input.drag.band == nil && collection.selectedNumbers == [0] && collection.selectedCells == [0])
      try collection.drop()
    }
  }

  @Test func closingTheWindowEndsTheDrag() async throws {
    try await withNoPeerLeft {
      let stage = CollectionStage(CollectionStage.rows, items: 0..<100)
      await stage.show()
      stage.collection.selectionMode = .multiple
      try stage.collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 394))
      stage.close()
    }
  }

  @Test(arguments: Appearance.allCases) func rubberBandMatchesItsTable(appearance: Appearance) async throws {
    try await withStandardTheme(appearance) { theme in
      try await withStage(items: 0..<100) { stage in
        stage.collection.selectionMode = .multiple
        try stage.collection.startDrag(from: Point(x: 20, y: 45), to: Point(x: 120, y: 110))
        await stage.paintFrame()
        let style = RealizedStyle(of: try #require(band(of: stage.collection)))
        let expected = theme.resolve(ComponentParts.CollectionView.rubberBand, appearance: appearance)
        style.expect("background-color", expected.backgroundColor, "\(appearance)")
        style.expect("border-top-color", expected.borderColor, "\(appearance)")
        try stage.collection.drop()
      }
    }
  }
}
