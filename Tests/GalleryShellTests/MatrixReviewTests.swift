import Floorplan
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

@Suite(.serialized) struct MatrixReviewTests {
  init() throws { try GalleryHost.prepare() }

  /// The pictures and checksums of samples in a theme, by the name of the sample.
  private func draw(_ text: String, _ appearance: Appearance) async -> [String: (node: RenderNode, values: String)] {
    let theme = Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
    let column = MatrixColumn(appearance: appearance, version: .candidate)
    let drawer = SampleDrawer<MatrixColumn>()
    drawer.show(theme, in: column)
    var values = SampleValues(of: theme)
    var result: [String: (RenderNode, String)] = [:]
    let paths: Set = ["object-cell", "button-cell", "switch-form-cell", "title-form-cell"]
    for sample in StateSample.all(ViewSwitches()) where paths.contains(sample.page.path) {
      drawer.begin(sample, in: column)
      #expect(
        await turnUntil {
          var content: SampleContent?
          guard let node = drawer.finish(column, inspect: { sample, _ in content = SampleContent(of: sample) }) else {
            return false
          }
          result[sample.name] = (node, content.flatMap { values.checksums(of: $0)[appearance] } ?? "")
          return true
        })
    }
    drawer.close()
    await settle()
    return result
  }

  @Test(
    arguments: [
      ("fdlFUIObjectCollectionViewCell { background-color-hover: #FFE0B0; }", ["Object Cell, Hover"]),
      // A color of the palette, which only some samples display.
      ("@negativeLabel: #8E24AA;\n@negativeLabel_darkBackground: #8E24AA;", nil),
      ("@tintColor: #8E24AA;\n@tintColor_darkBackground: #8E24AA;", nil), ("@primaryLabel: #8E24AA;", nil),
    ] as [(String, [String]?)], [Appearance.light, .dark])
  func equalChecksumsMeanEqualPixels(change: (text: String, expected: [String]?), appearance: Appearance) async throws {
    let (text, expected) = change
    try await withNoPeerLeft {
      let switches = ViewSwitches()
      switches.motion = .reduced
      let style = DisplayStyle(try #require(Display.default), switches)
      defer {
        style.remove()
        Settings.default.areAnimationsEnabled = false
      }
      let (old, new) = (await draw("", appearance), await draw(text, appearance))
      #expect(!old.isEmpty && old.keys == new.keys)
      var changed: [String] = []
      for (name, before) in old {
        let after = try #require(new[name])
        if before.values != after.values {
          changed.append(name)
        } else {
          #expect(before.node.hasSamePixels(as: after.node), "\(name)")
        }
      }
      #expect(!changed.isEmpty && changed.count < old.count || text.contains("primaryLabel"), "\(changed)")
      if let expected { #expect(changed.sorted() == expected) }
    }
  }

  @Test func keysAndSegmentsRateACell() async throws {
    try await withFolder { folder in
      StoredReview.folder = "\(folder)/reviews"
      defer {
        StoredReview.closeAll()
        StoredReview.folder = nil
      }
      try await withGallery("state-matrix?search=switch%20pressed&review=on") { gallery in
        let grid = try #require(widgets(GridView.self, in: gallery.window).first)
        #expect(await turnUntil { gallery.window.pageContext?.isWaiting() == false })
        // Cells can't be rated until their values are known.
        await waitForBackgroundWork()
        try await gallery.waitForFrames()
        let row = try #require(grid.cell(at: ItemIndex(section: 0, item: 0)) as? MatrixRow)
        grid.focusItem(at: ItemIndex(section: 0, item: 0))
        await settle()
        #expect(grid.press("2"))
        await settle()
        #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Light, Base: Fail") == nil)
        let note = try #require(widgets(Entry.self, in: gallery.window).first { $0.placeholder == "Note" })
        note.text = "too dark"
        await settle()
        #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Light, Base: Fail: too dark") == nil)
        #expect(grid.press(.right) && grid.press("1"))
        await settle()
        #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Dark, Base: Pass") == nil && note.text.isEmpty)
        let path = "\(folder)/review.json"
        try #require(widgets(ReviewBar.self, in: gallery.window).first).save(.json, to: path)
        #expect(try ThemeReview.read(path).count == 2)
        #expect(grid.press("0"))
        await settle()
        #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Dark, Base") == nil)
        #expect(gallery.window.pageContext?.undoHistory.undo() == true)
        await settle()
        #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Dark, Base: Pass") == nil)
      }
      StoredReview.closeAll()
      let stored = StoredReview.of(nil, .fiori).review
      let cell = ThemeReview.Cell(page: "switch-form-cell", state: "Pressed", appearance: .light)
      #expect(stored.count == 2 && stored.status(of: cell, "other") == .changed)
    }
  }

  @Test func aDamagedFileIsKept() async throws {
    try await withFolder { folder in
      StoredReview.folder = folder
      defer {
        StoredReview.closeAll()
        StoredReview.folder = nil
      }
      let cell = ThemeReview.Cell(page: "object-cell", state: "Hover", appearance: .light)
      let rating = ThemeReview.Rating(verdict: .pass, values: "v")
      StoredReview.of(nil, .fiori).rate(cell, "v") { $0 = rating }
      StoredReview.closeAll()
      let name = try #require(namesInFolder(folder).first { $0.hasPrefix("standard-") && $0.hasSuffix(".json") })
      let path = "\(folder)/\(name)"
      let half = Array(try contentsOfFile(path).dropLast(20))
      write(half, to: path)
      let stored = StoredReview.of(nil, .fiori)
      #expect(stored.readingProblem?.hasPrefix("\(path):") == true && stored.canSetAside)
      stored.rate(cell, "v") { $0 = rating }
      StoredReview.closeAll()
      #expect(try contentsOfFile(path) == half)
      let next = StoredReview.of(nil, .fiori)
      #expect(try next.setAside() == "\(name).damaged-1" && next.isEditable)
      next.rate(cell, "v") { $0 = rating }
      StoredReview.closeAll()
      #expect(try contentsOfFile("\(path).damaged-1") == half)
      #expect(StoredReview.of(nil, .fiori).review[cell, "v"] == rating)
    }
  }
}
