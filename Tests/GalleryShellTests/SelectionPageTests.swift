import CGTK
import Floorplan
import Foundation
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct SelectionPageTests {
  init() throws { try GalleryHost.prepare() }

  nonisolated static let sources = ReviewBrowser.ItemSource.allCases.map(\.rawValue)

  /// Opens the page with 20 packages, p00 to p19, which a higher count repeats.
  private func withPackages(
    _ knobs: String = "count=20", _ location: SourceLocation = #_sourceLocation,
    _ body: (GalleryHost, CollectionView) async throws -> Void
  ) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).status")
    let text = (0..<20).map { number in
      """
      Package: p\(number < 10 ? "0" : "")\(number)
      Status: install ok installed
      Version: \(number)
      Description: about \(number)

      """
    }.joined(separator: "\n")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try await withPage("selection?file=\(file.path)&\(knobs)&size=700x900", location, body)
  }

  private func at(_ item: Int) -> ItemIndex { ItemIndex(section: 0, item: item) }

  private func names(_ collection: CollectionView) -> [String] {
    collection.boundItems.compactMap { (collection.cell(at: $0) as? ReviewCell)?.headlineText }
  }

  private func done(_ collection: CollectionView) -> [String] {
    collection.boundItems.compactMap { collection.cell(at: $0) as? ReviewCell }
      .filter { $0.statusText == "Done" }.compactMap(\.headlineText)
  }

  private func selectedNames(_ collection: CollectionView) -> [String] {
    collection.boundItems.compactMap { collection.cell(at: $0) as? ReviewCell }
      .filter(\.isSelected).compactMap(\.headlineText)
  }

  private func status(_ gallery: GalleryHost) -> String {
    widgets(Label.self, in: gallery.window).map(\.text).first { $0.contains(" · ") } ?? ""
  }

  private func undo(_ gallery: GalleryHost) -> Button? {
    widgets(Button.self, in: gallery.window).first { $0.label == "Undo" }
  }

  /// Chooses an item of the context menu of the focused item.
  private func choose(_ title: String, _ gallery: GalleryHost, _ collection: CollectionView) async throws {
    #expect(collection.press(.menu))
    try await gallery.waitForFrames()
    let entry = collection.descendants(ofType: "GtkModelButton").first { entry in
      widgets(Label.self, in: entry).contains { $0.text == title }
    }
    let isSelected = try #require(entry).activateAsKey()
    #expect(isSelected)
    try await gallery.waitForFrames()
  }

  // MARK: Selection

  @Test func keyboardSelectionUpdatesTheStatusLine() async throws {
    try await withPackages { gallery, collection in
      #expect(status(gallery) == "None selected · none activated · 0 of 20 done")
      collection.focusItem(at: at(2))
      collection.press(.down, .shift)
      collection.press(.down, .shift)
      #expect(status(gallery).hasPrefix("3 selected ·") && selectedNames(collection) == ["p02", "p03", "p04"])
      collection.press(.down, .control)
      collection.press(.down, .control)
      collection.press(.space, .control)
      #expect(status(gallery).hasPrefix("4 selected ·"))
      collection.press("a", .control)
      #expect(status(gallery).hasPrefix("20 selected ·"))
      collection.press(.enter)
      #expect(status(gallery) == "20 selected · last activated p06 · 0 of 20 done")
      collection.press("a", [.control, .shift])
      #expect(status(gallery).hasPrefix("None selected · last activated p06"))
    }
  }

  @Test func knobSetsTheSelectionMode() async throws {
    try await withPackages { gallery, collection in
      let context = try #require(gallery.window.pageContext)
      collection.focusItem(at: at(0))
      collection.selectAll()
      for (mode, selected) in [("single", "1 selected"), ("none", "None selected")] {
        context.setValue(mode, ofKnob: "mode")
        try await gallery.waitForFrames()
        #expect(status(gallery).hasPrefix(selected), "\(mode)")
        collection.press("a", .control)
        #expect(status(gallery).hasPrefix(selected), "\(mode)")
      }
      context.setValue("single", ofKnob: "mode")
      try await gallery.waitForFrames()
      collection.press(.down)
      #expect(selectedNames(collection) == ["p01"])
      collection.press("p")
      #expect(selectedNames(collection) == ["p02"])
    }
  }

  @Test(arguments: ReviewBrowser.Arrangement.allCases) func rubberBandSelectsItems(
    layout: ReviewBrowser.Arrangement
  ) async throws {
    try await withPackages("count=20&layout=\(layout.rawValue)") { gallery, collection in
      let drag = try #require(collection.controllers(of: DragGesture.self).first)
      drag.emit("drag-begin", 4.0, 4.0)
      drag.emit("drag-update", 100.0, 150.0)
      drag.emit("drag-end", 0.0, 0.0)
      try await gallery.waitForFrames()
      let selected = selectedNames(collection)
      #expect(selected.count > 1 && selected.count < 10 && selected.contains("p00"))
      #expect(status(gallery).hasPrefix("\(selected.count) selected"))
    }
  }

  @Test func selectionBarCountsLiveAndMarksItems() async throws {
    try await withPackages { gallery, collection in
      let bar = try #require(widgets(SelectionBar.self, in: gallery.window).first)
      @MainActor func count() -> String? { widgets(Label.self, in: bar).map(\.text).first { $0.hasSuffix("selected") } }
      @MainActor func button(_ title: String) -> ActionButton? {
        widgets(ActionButton.self, in: bar).first { $0.currentTitle == title }
      }
      #expect(bar.isMapped && count() == "0 selected" && button("Mark as Done")?.isEnabled == false)
      let drag = try #require(collection.controllers(of: DragGesture.self).first)
      drag.emit("drag-begin", 4.0, 4.0)
      drag.emit("drag-update", 100.0, 150.0)
      let selected = selectedNames(collection)
      #expect(selected.count > 1 && count() == "\(selected.count) selected" && collection.selection.isEmpty)
      drag.emit("drag-end", 0.0, 0.0)
      try await gallery.waitForFrames()
      button("Mark as Done")?.emit("clicked")
      #expect(done(collection) == selected)
      button("Mark as Not Done")?.emit("clicked")
      #expect(done(collection) == [])
      try #require(gallery.window.pageContext).setValue("single", ofKnob: "mode")
      try await gallery.waitForFrames()
      #expect(!bar.isMapped)
    }
  }

  @Test func typeAheadFindsByName() async throws {
    try await withPackages { gallery, collection in
      collection.focusItem(at: at(0))
      for key in [Key("p"), "1", "3"] { collection.press(key) }
      #expect(collection.focusedItem == at(13))
    }
  }

  // MARK: Order

  @Test(arguments: sources) func keyboardReorderingCanBeUndone(source: String) async throws {
    try await withPackages("count=20&source=\(source)") { gallery, collection in
      #expect(undo(gallery)?.isSensitive == false)
      collection.focusItem(at: at(1))
      collection.press(.space)
      for _ in 0..<2 {
        collection.press(.down, .alt)
        try await gallery.waitForFrames()
      }
      #expect(Array(names(collection).prefix(5)) == ["p00", "p02", "p03", "p01", "p04"])
      #expect(selectedNames(collection) == ["p01"] && collection.focusedItem == at(3))
      collection.press(.up, .alt)
      try await gallery.waitForFrames()
      #expect(Array(names(collection).prefix(5)) == ["p00", "p02", "p01", "p03", "p04"])
      for expected in ["p03 p01", "p01 p03", "p02 p03"] {
        #expect(undo(gallery)?.isSensitive == true)
        undo(gallery)?.emit("clicked")
        try await gallery.waitForFrames()
        #expect(names(collection)[2...3].joined(separator: " ") == expected)
        #expect(selectedNames(collection) == ["p01"])
      }
      #expect(undo(gallery)?.isSensitive == false)
      #expect(Array(names(collection).prefix(5)) == ["p00", "p01", "p02", "p03", "p04"])
    }
  }

  @Test(arguments: sources) func keysUndoAndRedoMovesAndMarks(source: String) async throws {
    try await withPackages("count=20&source=\(source)") { gallery, collection in
      collection.focusItem(at: at(1))
      for key in [Key.down, .down] { collection.press(key, .shift) }
      collection.toggleSelection(at: at(2))
      try await choose("Mark as Done", gallery, collection)
      collection.press(.down, .alt)
      try await gallery.waitForFrames()
      let states = [
        (["p00", "p01", "p02", "p03", "p04"], [String]()), (["p00", "p01", "p02", "p03", "p04"], ["p01", "p03"]),
        (["p00", "p02", "p04", "p01", "p03"], ["p01", "p03"]),
      ]
      @MainActor func check(_ step: Int) async throws {
        try await gallery.waitForFrames()
        #expect(Array(names(collection).prefix(5)) == states[step].0, "\(step)")
        #expect(done(collection) == states[step].1 && selectedNames(collection) == ["p01", "p03"], "\(step)")
        #expect(undo(gallery)?.isSensitive == (step > 0), "\(step)")
      }
      try await check(2)
      #expect(collection.focusedItem == at(4))
      for step in [1, 0] {
        #expect(gallery.window.press("z", .control))
        try await check(step)
      }
      #expect(!gallery.window.press("z", .control))
      for step in [1, 2] {
        #expect(gallery.window.press("z", [.control, .shift]))
        try await check(step)
      }
      // Other items have other moves.
      gallery.window.pageContext?.setValue("19", ofKnob: "count")
      try await gallery.waitForFrames()
      #expect(!gallery.window.press("z", .control) && undo(gallery)?.isSensitive == false)
    }
  }

  @Test(arguments: sources) func draggingReordersItemsUnlessDisabled(source: String) async throws {
    try await withPackages("count=20&source=\(source)") { gallery, collection in
      @MainActor func dragFirstBelowThird() async throws {
        let third = try #require(collection.cell(at: at(2))?.bounds(in: collection))
        let drag = try #require(collection.controllers(of: DragGesture.self).first)
        drag.emit("drag-begin", 60.0, 10.0)
        drag.emit("drag-update", 0.0, third.y + third.height - 12)
        drag.emit("drag-end", 0.0, 0.0)
        try await gallery.waitForFrames()
      }
      try await dragFirstBelowThird()
      #expect(Array(names(collection).prefix(4)) == ["p01", "p02", "p00", "p03"])
      gallery.window.pageContext?.setValue("off", ofKnob: "reorder")
      try await gallery.waitForFrames()
      try await dragFirstBelowThird()
      collection.press(.down, .alt)
      try await gallery.waitForFrames()
      #expect(Array(names(collection).prefix(4)) == ["p01", "p02", "p00", "p03"])
    }
  }

  @Test func orderSurvivesASourceChange() async throws {
    try await withPackages { gallery, collection in
      collection.focusItem(at: at(0))
      collection.press(.down, .alt)
      for source in Self.sources.reversed() {
        gallery.window.pageContext?.setValue(source, ofKnob: "source")
        try await gallery.waitForFrames()
        #expect(Array(names(collection).prefix(3)) == ["p01", "p00", "p02"], "\(source)")
        #expect(collection.numberOfItems == 20)
      }
    }
  }

  @Test(arguments: ReviewBrowser.Arrangement.allCases) func sourceChangeKeepsSelectionAndPlace(
    layout: ReviewBrowser.Arrangement
  ) async throws {
    try await withPackages("count=1000&layout=\(layout.rawValue)") { gallery, collection in
      collection.focusItem(at: at(0))
      for _ in 0..<3 { collection.press(.pageDown) }
      collection.toggleSelection(at: at(0))
      collection.verticalAdjustment?.value += 13
      try await gallery.waitForFrames()
      let (selected, focused) = (collection.selection, try #require(collection.focusedItem))
      let top = collection.cell(at: focused)?.bounds(in: collection)?.y
      for source in Self.sources.reversed() {
        gallery.window.pageContext?.setValue(source, ofKnob: "source")
        try await gallery.waitForFrames()
        #expect(collection.selection == selected && selected.count == 2, "\(source)")
        #expect(status(gallery).hasPrefix("2 selected"), "\(source)")
        #expect(collection.focusedItem == focused, "\(source)")
        #expect(collection.cell(at: focused)?.bounds(in: collection)?.y == top, "\(source)")
      }
    }
  }

  // MARK: Highlighting and copying

  @Test(arguments: sources) func markingTheSelectionCanBeUndone(source: String) async throws {
    try await withPackages("count=20&source=\(source)") { gallery, collection in
      collection.focusItem(at: at(4))
      try await choose("Mark as Done", gallery, collection)
      #expect(done(collection) == ["p04"] && status(gallery).hasSuffix("1 of 20 done"))
      collection.press(.up, .shift)
      collection.press(.up, .shift)
      try await choose("Mark as Done", gallery, collection)
      #expect(done(collection) == ["p02", "p03", "p04"] && status(gallery).hasSuffix("3 of 20 done"))
      try await choose("Mark as Not Done", gallery, collection)
      #expect(done(collection) == [])
      for expected in [["p02", "p03", "p04"], ["p04"], []] {
        undo(gallery)?.emit("clicked")
        try await gallery.waitForFrames()
        #expect(done(collection) == expected && status(gallery).hasSuffix("\(expected.count) of 20 done"))
      }
    }
  }

  @Test func copyCopiesTheSelectedNames() async throws {
    // Too many for all to be visible.
    try await withPackages("count=100") { gallery, collection in
      collection.focusItem(at: at(0))
      collection.press("a", .control)
      try await choose("Copy", gallery, collection)
      let lines = collection.clipboard.ownText?.split(separator: "\n") ?? []
      #expect(lines.count == 100 && lines.first == "p00" && lines.last == "p19 #5")
    }
  }

  // MARK: Knobs

  @Test(arguments: sources) func aMillionItemsCanBeSelectedMovedAndMarked(source: String) async throws {
    try await withPackages("count=1000000&source=\(source)") { gallery, collection in
      #expect(gallery.window.pageContext?.title == "Selection and Reordering (1,000,000)")
      collection.focusItem(at: at(999_999))
      try await gallery.waitForFrames()
      #expect(names(collection).last == "p19 #50000")
      collection.press(.up, .alt)
      try await gallery.waitForFrames()
      #expect(Array(names(collection).suffix(2)) == ["p19 #50000", "p18 #50000"])
      collection.press("a", .control)
      #expect(status(gallery).hasPrefix("1,000,000 selected"))
      try await choose("Mark as Done", gallery, collection)
      #expect(status(gallery).hasSuffix("1,000,000 of 1,000,000 done"))
      #expect(collection.numberOfCells < 100)
    }
  }

  @Test func emptyPageDisplaysEmptyState() async throws {
    try await withPackages("count=0") { gallery, collection in
      @MainActor func texts() -> [String] { widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text) }
      #expect(texts().contains("No Items"))
      gallery.window.pageContext?.setValue("3", ofKnob: "count")
      try await gallery.waitForFrames()
      #expect(!texts().contains("No Items") && names(collection) == ["p00", "p01", "p02"])
    }
  }
}
