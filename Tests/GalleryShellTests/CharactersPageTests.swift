import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct CharactersPageTests {
  init() throws { try GalleryHost.prepare() }

  private func texts(_ gallery: GalleryHost) -> [String] {
    widgets(Label.self, in: gallery.window).filter(\.isMapped).map(\.text)
  }

  @Test func listsEveryCharacterWithFewCells() async throws {
    try await withPage("characters") { gallery, collection in
      #expect(collection.numberOfItems == CharacterTable().count)
      #expect(gallery.window.pageContext?.title == "Unicode Characters (\(groupedDigits(collection.numberOfItems)))")
      #expect(collection.numberOfCells < 200)
      let header = collection.supplementaryView(.header, ofSection: 0) as? SectionHeaderFooterView
      #expect(header?.title == "U+0000 – U+03FF")
    }
  }

  @Test func displaysASpinnerWhileLoading() async throws {
    try await withNoPeerLeft {
      let window = Window()
      let host = PageHost()
      window.child = host.root
      window.present()
      let context = PageContext(try catalog.resolve(Address(page: "characters")))
      host.show(context)
      #expect(context.isLoading)
      #expect(widgets(Spinner.self, in: host.root).first?.isSpinning == true)
      let isLoaded = await turnUntil { !context.isLoading }
      #expect(isLoaded && widgets(Spinner.self, in: host.root).isEmpty)
      host.close()
      window.close()
    }
  }

  @Test func searchFiltersItemsAndUpdatesHeaders() async throws {
    try await withPage("characters?search=euro sign") { gallery, collection in
      let total = groupedDigits(CharacterTable().count)
      #expect(gallery.window.pageContext?.title == "Unicode Characters (3 of \(total))")
      let header = collection.supplementaryView(.header, ofSection: 0) as? SectionHeaderFooterView
      #expect(header?.title == "U+2000 – U+23FF" && header?.attributeText == "2")
      gallery.window.pageContext?.setValue("qqqq", ofKnob: "search")
      #expect(await turnUntil { texts(gallery).contains("No Results") })
      gallery.window.pageContext?.setValue("", ofKnob: "search")
      #expect(await turnUntil { !texts(gallery).contains("No Results") })
      let areHeadersUpdated = await turnUntil {
        (collection.supplementaryView(.header, ofSection: 0) as? SectionHeaderFooterView)?.attributeText != "2"
      }
      #expect(areHeadersUpdated)
    }
  }

  @Test func headersStayPinnedWhileScrolling() async throws {
    try await withPage("characters") { gallery, collection in
      var titles: Set<String> = []
      for _ in 0..<12 {
        collection.verticalAdjustment?.value += 60_000
        try await gallery.waitForFrames()
        let pinned = widgets(SectionHeaderFooterView.self, in: collection).filter(\.isMapped)
        let top = pinned.min { ($0.bounds(in: collection)?.y ?? 0) < ($1.bounds(in: collection)?.y ?? 0) }
        #expect(top.flatMap { $0.bounds(in: collection)?.y }.map { $0 <= 0 } == true)
        if let top { titles.insert(top.title) }
      }
      #expect(titles.count > 5)
      #expect(collection.numberOfCells < 300)
    }
  }

  @Test func activationDisplaysARecordThatCanBeCopied() async throws {
    try await withPage("characters?search=euro sign") { gallery, collection in
      collection.cell(at: ItemIndex(section: 0, item: 1))?.activate()
      try await gallery.waitForFrames()
      #expect(gallery.window.address?.value(ofKnob: "character") == "U+20AC")
      #expect(texts(gallery).contains("E2 82 AC") && texts(gallery).contains("currency symbol"))
      widgets(Button.self, in: gallery.window).first { $0.label == "Copy" }?.emit("clicked")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("Copied U+20AC"))
      #expect(widgets(PaneSplit.self, in: gallery.window).dropFirst().last?.showsPane == true)
      gallery.window.pageContext?.setValue("bogus", ofKnob: "character")
      try await gallery.waitForFrames()
      #expect(texts(gallery).contains("Character Not Found"))
      gallery.window.pageContext?.setValue("", ofKnob: "character")
      try await gallery.waitForFrames()
      #expect(widgets(PaneSplit.self, in: gallery.window).dropFirst().last?.showsPane == false)
    }
  }

  @Test func addressScrollsToTheCharacter() async throws {
    try await withPage("characters?character=U%2B1F600") { _, collection in
      let isShown = await turnUntil {
        collection.selectedItem.flatMap { collection.cell(at: $0) }?.isMapped == true
      }
      #expect(isShown)
    }
  }

  @Test func cellsGrowWithGlyphSizeAndTextScale() async throws {
    try await withPage("characters") { gallery, collection in
      @MainActor func height() -> Double? {
        collection.cell(at: ItemIndex(section: 0, item: 0))?.bounds(in: collection)?.height
      }
      let style = DisplayStyle(Display.default!, gallery.switches)
      try await gallery.waitForFrames()
      var heights: [Double] = []
      for size in GlyphCell.sizes.map(\.points) {
        gallery.window.pageContext?.setValue(size, ofKnob: "glyph-size")
        try await gallery.waitForFrames()
        heights.append(try #require(height()))
      }
      #expect(heights == heights.sorted() && Set(heights).count == heights.count, "\(heights)")
      gallery.switches.scale = 2
      try await gallery.waitForFrames()
      #expect(height().map { $0 > heights[3] * 1.4 } == true)
      style.remove()
      Settings.default.areAnimationsEnabled = false
    }
  }
}
