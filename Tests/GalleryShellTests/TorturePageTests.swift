import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct TorturePageTests {
  init() throws { try GalleryHost.prepare() }

  private func button(_ label: String, _ gallery: GalleryHost) -> Button? {
    widgets(Button.self, in: gallery.window).first { $0.label == label }
  }

  private func summary(_ gallery: GalleryHost) -> String {
    widgets(Label.self, in: gallery.window).map(\.text).first { $0.hasPrefix("Rows ") && $0.contains("·") } ?? ""
  }

  /// A number in the summary.
  private func counter(_ name: String, _ gallery: GalleryHost) -> Int? {
    summary(gallery).split(separator: " · ").first { $0.hasPrefix(name) }
      .flatMap { Int($0.filter(\.isNumber)) }
  }

  @Test func startsPausedInTheMiddle() async throws {
    try await withPage("torture") { gallery, collection in
      #expect(collection.numberOfItems == 1000)
      #expect(counter("steps", gallery) == 0 && counter("wrong", gallery) == 0)
      #expect(collection.boundItems.first?.section == 1)
      #expect(button("Start", gallery) != nil && button("Stop", gallery) == nil)
      #expect((counter("cells created", gallery) ?? 99) < 30 && (counter("binds", gallery) ?? 0) > 3)
    }
  }

  @Test func oneStepButtonRunsOneStep() async throws {
    try await withPage("torture") { gallery, _ in
      for step in 1...5 {
        button("One Step", gallery)?.emit("clicked")
        try await gallery.waitForFrames()
        #expect(counter("steps", gallery) == step)
      }
      try await gallery.waitForFrames()
      #expect(counter("steps", gallery) == 5)
    }
  }

  private nonisolated static let usualRuns = [
    ("rate=60", 120), ("rate=60&scroll=37", 120), ("rate=60&sections=20&rows=300&seed=5", 120),
    ("rate=60&seed=4595&scroll=53&sections=20&rows=300", 150), ("rate=60&seed=2176&scroll=60&sections=20&rows=5", 150),
    ("rate=2&scroll=37&animated=on", 6),
  ]

  private nonisolated static let soakRuns = [
    ("rate=60&seed=77&scroll=13", 120), ("rate=60&seed=114&scroll=23&sections=1&rows=40", 120),
    ("rate=60&seed=7612&scroll=53&sections=5&rows=300", 150), ("rate=60&seed=1899&scroll=37&sections=5&rows=40", 150),
    ("rate=60&seed=419&scroll=23&sections=20&rows=5", 150),
  ]

  @Test(arguments: usualRuns + (isSoak ? soakRuns : []))
  func changesCauseNoUnexpectedMovement(knobs: String, steps: Int) async throws {
    try await withPage("torture?\(knobs)") { gallery, collection in
      if knobs.contains("animated") { Settings.default.areAnimationsEnabled = true }
      defer { Settings.default.areAnimationsEnabled = false }
      button("Start", gallery)?.emit("clicked")
      // Only frames are checked for movements, so steps alone aren't sufficient.
      var isFinished: Bool {
        (counter("steps", gallery) ?? 0) >= steps && (counter("movements checked", gallery) ?? 0) > 20
      }
      for _ in 0..<60 where !isFinished { await advance(by: .milliseconds(100)) }
      #expect(isFinished, "\(summary(gallery))")
      button("Stop", gallery)?.emit("clicked")
      try await gallery.waitForFrames()
      #expect(counter("wrong", gallery) == 0, "\(summary(gallery))")
      #expect(counter("heights wrong", gallery) == 0, "\(summary(gallery))")
      #expect((counter("cells created", gallery) ?? 999) < 60, "\(summary(gallery))")
      #expect(collection.numberOfItems == counter("Rows", gallery))
      let steps = counter("steps", gallery)
      await advance(by: .seconds(1))
      #expect(counter("steps", gallery) == steps, "steps continue after Stop")
    }
  }

  @Test func unexpectedJumpIsReported() async throws {
    try await withPage("torture") { gallery, collection in
      collection.scrollTo(ItemIndex(section: 0, item: 100), .leading)
      try await gallery.waitForFrames()
      let index = try #require(collection.boundItems.first)
      collection.scrollTo(ItemIndex(section: 0, item: index.item + 2), .leading)
      try await gallery.waitForFrames()
      #expect((counter("wrong", gallery) ?? 0) > 0, "\(summary(gallery))")
      #expect(summary(gallery).contains("by up to"))
    }
  }

  @Test func wrongHeightIsReported() async throws {
    try await withPage("torture") { gallery, collection in
      try await gallery.waitForFrames()
      #expect(counter("heights wrong", gallery) == 0, "\(summary(gallery))")
      let cells = collection.boundItems.compactMap { collection.cell(at: $0) as? TortureCell }
      for cell in cells { cell.footnoteLabel.numberOfLines = 1 }
      for _ in 1...2 { try await gallery.waitForFrames() }
      let wrong = counter("heights wrong", gallery)
      #expect((wrong ?? 0) > 0, "\(summary(gallery))")
      // Each row is counted only once.
      try await gallery.waitForFrames()
      #expect(counter("heights wrong", gallery) == wrong)
    }
  }

  /// Reused cells display all lines of their rows.
  @Test func rowsKeepTheirLinesWhileScrolling() async throws {
    try await withPage("torture") { gallery, collection in
      var heights: [Int: Set<Int>] = [:]
      for _ in 0..<10 {
        collection.verticalAdjustment?.value += 700
        try await gallery.waitForFrames()
        for cell in collection.boundItems.compactMap({ collection.cell(at: $0) as? TortureCell }) where cell.isMapped {
          #expect(cell.footnoteLabel.numberOfLines == 0)
          heights[cell.footnoteText?.split(separator: "\n").count ?? 0, default: []].insert(cell.height)
        }
      }
      let (one, three) = (try #require(heights[1]?.max()), try #require(heights[3]?.min()))
      #expect(one < three && counter("heights wrong", gallery) == 0, "\(heights) \(summary(gallery))")
    }
  }

  @Test func userScrollingIsNotReported() async throws {
    try await withPage("torture") { gallery, collection in
      for pixels in [53.0, -200, 7, 311, -97] {
        collection.verticalAdjustment?.value += pixels
        try await gallery.waitForFrames()
      }
      #expect((counter("movements checked", gallery) ?? 0) >= 5)
      #expect(counter("wrong", gallery) == 0, "\(summary(gallery))")
    }
  }

  @Test func changedKnobsRestartTheTest() async throws {
    try await withPage("torture") { gallery, collection in
      button("One Step", gallery)?.emit("clicked")
      try await gallery.waitForFrames()
      for (knob, value) in [("rows", "0"), ("rows", "100000"), ("sections", "1"), ("sections", "20"), ("seed", "9999")]
      {
        gallery.window.pageContext?.setValue(value, ofKnob: knob)
        try await gallery.waitForFrames()
        #expect(counter("steps", gallery) == 0)
        #expect(collection.numberOfItems == counter("Rows", gallery))
        button("One Step", gallery)?.emit("clicked")
        try await gallery.waitForFrames()
        #expect(counter("steps", gallery) == 1)
      }
    }
  }

  @Test func leavingThePageStopsIt() async throws {
    try await withGallery("torture?rate=60&scroll=37") { gallery in
      button("Start", gallery)?.emit("clicked")
      try await gallery.waitForFrames()
      let made = TortureCell.createdCount
      try await gallery.open("form-basics")
      await advance(by: .milliseconds(200))
      try await gallery.waitForFrames()
      #expect(TortureCell.createdCount == made)
    }
  }

  @Test func rateCanBeChangedWhileRunning() async throws {
    try await withPage("torture?rate=1") { gallery, _ in
      button("Start", gallery)?.emit("clicked")
      try await gallery.waitForFrames()
      gallery.window.pageContext?.setValue("60", ofKnob: "rate")
      await advance(by: .seconds(3))
      #expect((counter("steps", gallery) ?? 0) > 10)
      #expect(button("Stop", gallery) != nil)
    }
  }
}
