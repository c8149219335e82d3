import Floorplan
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

@Suite(.serialized) struct ComparisonTests {
  init() throws { try GalleryHost.prepare() }

  private static let headline = "fdlFUIObjectCollectionViewCell_headlineLabel"
  private static let subheadline = "fdlFUIObjectCollectionViewCell_subheadlineLabel"

  /// Opens a comparison, and runs a body when its pictures are drawn.
  private func withComparison(
    _ knobs: String, _ body: (GalleryHost, ComparisonView, CollectionView) async throws -> Void
  ) async throws {
    try await withGallery("compare?size=1400x900\(knobs)") { gallery in
      try await waitForPictures(gallery)
      let view = try #require(widgets(ComparisonView.self, in: gallery.window).first)
      let list = try #require(widgets(CollectionView.self, in: gallery.window).first)
      try await body(gallery, view, list)
    }
  }

  private func waitForPictures(_ gallery: GalleryHost) async throws {
    // Longer than the pause after typing.
    await advance(by: .milliseconds(400))
    try await gallery.waitForFrames()
    #expect(await turnUntil { gallery.window.pageContext?.isWaiting() == false })
    try await gallery.waitForFrames()
  }

  private func set(_ knob: String, _ value: String, _ gallery: GalleryHost) async throws {
    gallery.window.pageContext?.setValue(value, ofKnob: knob)
    try await waitForPictures(gallery)
  }

  private func rows(_ list: CollectionView) -> [String] {
    widgets(DifferenceCell.self, in: list).filter(\.isMapped).compactMap(\.copyableText).sorted()
  }

  private func emptyTitles(_ gallery: GalleryHost) -> [String] {
    widgets(EmptyStateView.self, in: gallery.window).filter(\.isMapped).compactMap(\.title)
  }

  @Test func differingValueSelectsItsPlaceInBothPictures() async throws {
    try await withFolder { folder in
      let path = "\(folder)/a.nss"
      write("\(Self.headline) { font-color: #123456; }\n", to: path)
      try await withComparison("&sheet=\(path)") { gallery, view, list in
        let row = "\(Self.headline): font-color: #223548 → #123456"
        #expect(rows(list) == [row] && view.outlines.isEmpty)
        list.cell(at: ItemIndex(section: 0, item: 0))?.activate()
        try await gallery.waitForFrames()
        #expect(gallery.window.address?.value(ofKnob: "value") == "\(Self.headline):font-color")
        let places = PageComparison.Side.allCases.map { side in
          view.outlines[side, default: []].map { [$0.x, $0.y, $0.width, $0.height] }
        }
        #expect(!places[0].isEmpty && places[0] == places[1])
        // The pictures follow the file.
        write("\(Self.headline), \(Self.subheadline) { font-color: #123456; }\n", to: path)
        #expect(await turnUntil { rows(list).count == 2 })
        #expect(rows(list).contains(row) && !view.outlines.isEmpty)
        try await set("first", "previous", gallery)
        #expect(rows(list).map { $0.prefix { $0 != ":" } } == [Self.subheadline[...]])
      }
    }
  }

  @Test func anotherFileIsCompared() async throws {
    try await withFolder { folder in
      let path = "\(folder)/b.nss"
      try await withComparison("&second=\(path)") { gallery, view, list in
        #expect(emptyTitles(gallery) == ["Can’t Read Style Sheet"])
        write("\(Self.headline) { font-color: #123456; }\n", to: path)
        #expect(await turnUntil { rows(list).count == 1 })
        try await gallery.waitForFrames()
        #expect(emptyTitles(gallery) == [] && view.pictures.count == 2)
      }
    }
  }

  @Test func appearancesOfAPageInAStateAreCompared() async throws {
    let page = "page=switch-form-cell%3Fstate%3Dpressed%26size%3D400x500"
    try await withComparison("&\(page)&second=base&second-appearance=dark&mode=side-by-side") { gallery, view, list in
      let pictures = try PageComparison.Side.allCases.map { try #require(view.pictures[$0]) }
      #expect(pictures.allSatisfy { $0.width == 400 && $0.height == 500 })
      #expect(!pictures[0].hasSamePixels(as: pictures[1]) && list.numberOfItems > 3)
      #expect(view.differingAccessibleLabel(from: "Base, Light, Base, Dark") == nil)
      try await set("second-appearance", "light", gallery)
      #expect(view.pictures[.first].flatMap { view.pictures[.second]?.hasSamePixels(as: $0) } == true)
      #expect(emptyTitles(gallery) == ["No Values Differ"])
    }
  }

  @Test func dividerFollowsSliderAndPointer() async throws {
    try await withComparison("&position=30") { gallery, view, _ in
      let slider = try #require(widgets(Scale.self, in: gallery.window).first { $0.isMapped })
      #expect(comparePage.entry.knobs.allSatisfy { $0.group == .page })
      #expect(slider.value == 30 && view.position == 0.3)
      #expect(slider.differingAccessibleLabel(from: "Position of the Divider") == nil)
      slider.value = 40
      try await gallery.waitForFrames()
      #expect(view.position == 0.4)
      view.onDrag?(0.254)
      try await gallery.waitForFrames()
      #expect(slider.value == 25 && gallery.window.address?.value(ofKnob: "position") == "25")
      try await set("mode", "side-by-side", gallery)
      #expect(!slider.isMapped)
    }
  }

  @Test func picturesAlternateUnlessMotionIsReduced() async throws {
    defer { Settings.default.areAnimationsEnabled = false }
    try await withComparison("&mode=flicker") { gallery, view, _ in
      let pause = try #require(widgets(ToggleButton.self, in: gallery.window).first { $0.label == "Pause" })
      await advance(by: .seconds(3))
      #expect(view.displayedSide == .first && !pause.isVisible)
      try #require(widgets(Button.self, in: gallery.window).first { $0.label == "Switch Pictures" }).emit("clicked")
      #expect(view.displayedSide == .second)
      Settings.default.areAnimationsEnabled = true
      gallery.window.pageContext?.setValue("split", ofKnob: "mode")
      await settle()
      gallery.window.pageContext?.setValue("flicker", ofKnob: "mode")
      await settle()
      #expect(pause.isVisible)
      await advance(by: .milliseconds(800))
      #expect(view.displayedSide == .first)
      pause.isActive = true
      await advance(by: .seconds(3))
      #expect(view.displayedSide == .first)
      Settings.default.areAnimationsEnabled = false
    }
  }

  @Test(arguments: [
    ("", ["No Style Sheet"]), ("&second=horizon", ["No Values Differ"]),
    ("&first=previous", ["No Previous Version"]),
    ("&page=zzz", ["Invalid Page Address"]),
    ("&page=icons%3Ftheme%3Ddark", ["Invalid Page Address"]),
  ])
  func missingDifferencesAreExplained(knobs: String, titles: [String]) async throws {
    try await withComparison(knobs) { gallery, _, _ in #expect(emptyTitles(gallery) == titles) }
  }
}
