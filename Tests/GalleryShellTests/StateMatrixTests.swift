import Floorplan
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

@Suite(.serialized) struct StateMatrixTests {
  init() throws { try GalleryHost.prepare() }

  private func samples(of paths: Set<String>) -> [StateSample] {
    StateSample.all(ViewSwitches()).filter { paths.contains($0.page.path) }
  }

  private func theme(_ text: String) -> Theme {
    Theme.standard.applying(StyleSheet.read(StyleSheetSource(name: "a.nss", text: text)).sheet)
  }

  /// Draws a matrix, and checks for leaks.
  private func withMatrix(
    of paths: Set<String>, _ theme: Theme = .standard, _ body: (StateMatrix) async throws -> Void
  ) async throws {
    let switches = ViewSwitches()
    switches.motion = .reduced
    let style = DisplayStyle(try #require(Display.default), switches)
    defer {
      style.remove()
      Settings.default.areAnimationsEnabled = false
    }
    try await withNoPeerLeft {
      let matrix = StateMatrix(samples(of: paths))
      matrix.show(theme, previous: nil)
      #expect(await turnUntil { matrix.isFinished })
      try await body(matrix)
      matrix.close()
      await settle()
    }
  }

  private func names(_ matrix: StateMatrix, _ isIncluded: (Int) -> Bool) -> [String] {
    matrix.samples.indices.filter(isIncluded).map { matrix.samples[$0].name }
  }

  @Test func everyPageWithStatesHasRows() {
    let samples = StateSample.all(ViewSwitches())
    let paths = catalog.entries.filter { entry in
      entry.knobs.contains { knob in
        guard case .choice(let tabs) = knob.kind else { return false }
        return knob.name == "tab" && tabs.contains(SheetTab.states.rawValue)
      }
    }.map(\.path)
    #expect(paths.count > 25 && samples.map(\.page.path).uniqued().sorted() == paths.sorted())
    for path in paths {
      let states = Set(samples.filter { $0.page.path == path }.compactMap(\.state))
      #expect(states.isSuperset(of: SampleState.basic), "\(path)")
    }
    for sample in samples { #expect(throws: Never.self) { try catalog.resolve(sample.address) } }
  }

  /// The pictures of a page, in its samples' order.
  private func pagePictures(_ address: String) throws -> [Texture] {
    let (host, renderer) = (PageHost(), PageRenderer())
    let context = PageContext(try catalog.resolve(Address(parsing: address)))
    host.show(context)
    defer {
      renderer.clear()
      host.close()
      renderer.close()
    }
    let drawn = try renderer.render(
      host.root, width: 960, height: 3000, isWaiting: { context.isLoading }, { OffscreenLayer.draw($0) })
    let picture = try #require(drawn)
    @MainActor func frames(_ widget: Widget) -> [Widget] {
      widget.hasStyleClass(UtilityClass.stage.rawValue) ? [widget] : widget.children.flatMap(frames)
    }
    return try frames(host.root).map { frame in
      let bounds = try #require(frame.bounds(in: host.root))
      let (x, y, width, height) = (Int(bounds.x), Int(bounds.y), Int(bounds.width), Int(bounds.height))
      return try #require(
        picture.cropped(top: y, right: picture.width - x - width, bottom: picture.height - y - height, left: x))
    }
  }

  @Test(
    arguments: ["object-cell", "button-cell", "switch-form-cell", "title-form-cell", "note-form-cell"],
    [Appearance.light, .dark])
  func cellsEqualThePage(path: String, appearance: Appearance) async throws {
    try await withNoPeerLeft {
      let switches = ViewSwitches()
      (switches.appearance, switches.motion) = (appearance, .reduced)
      let style = DisplayStyle(try #require(Display.default), switches)
      defer {
        style.remove()
        Settings.default.areAnimationsEnabled = false
      }
      flushObservers()
      let expected = try pagePictures("\(path)?tab=states")
      // The cells don't depend on the appearance of the window.
      switches.appearance = .light
      flushObservers()
      let column = MatrixColumn(appearance: appearance, version: .base)
      let drawer = SampleDrawer<MatrixColumn>()
      drawer.show(.standard, in: column)
      let rows = samples(of: [path])
      #expect(rows.count == expected.count)
      for (sample, picture) in zip(rows, expected) {
        var sample = sample
        sample.width = picture.width
        drawer.begin(sample, in: column)
        var node: RenderNode?
        #expect(
          await turnUntil {
            node = drawer.finish(column)
            return node != nil
          })
        let drawn = try #require(node?.texture)
        #expect(drawn.width == picture.width && drawn.height == picture.height, "\(sample.name)")
        #expect(drawn.pixels == picture.pixels, "\(sample.name)")
      }
      drawer.close()
      await settle()
    }
  }

  @Test func onlyChangedStatesDiffer() async throws {
    let sheet = theme("fdlFUIObjectCollectionViewCell { background-color-hover: #FFE0B0; }")
    try await withMatrix(of: ["object-cell", "button-cell"], sheet) { matrix in
      #expect(names(matrix) { matrix.differs($0) == true } == ["Object Cell, Hover"])
      #expect(matrix.columns.count == 8)
      matrix.show(theme("fdlFUIObjectCollectionViewCell { background-color-selected: #FFE0B0; }"), previous: sheet)
      #expect(await turnUntil { matrix.isFinished })
      #expect(matrix.columns.count == 12)
      #expect(names(matrix) { matrix.differs($0) == true } == ["Object Cell, Hover", "Object Cell, Selected"])
    }
  }

  @Test func quickThemeChangesKeepNoPictureOfASkippedVersion() async throws {
    let sheets = ["hover", "selected", "highlighted"].map {
      theme("fdlFUIObjectCollectionViewCell { background-color-\($0): #FFE0B0; }")
    }
    try await withMatrix(of: ["object-cell"], sheets[0]) { matrix in
      // The second one is replaced before anything is drawn.
      matrix.show(sheets[1], previous: sheets[0])
      matrix.show(sheets[2], previous: sheets[1])
      #expect(await turnUntil { matrix.isFinished })
      #expect(names(matrix) { matrix.differs($0) == true } == ["Object Cell, Pressed", "Object Cell, Selected"])
    }
  }

  @Test func lowContrastFailsInItsState() async throws {
    let sheet = theme(
      "fdlFUIObjectCollectionViewCell_headlineLabel { font-color: #101010; font-color-selected: #F0F0F0; }")
    try await withMatrix(of: ["object-cell"], sheet) { matrix in
      let row = try #require(matrix.samples.firstIndex { $0.state == .selected })
      let light = MatrixColumn(appearance: .light, version: .candidate)
      #expect(try #require(matrix.content(row, light).failingContrast) < 2)
      let normal = try #require(matrix.samples.firstIndex { $0.state == .normal })
      #expect(matrix.content(normal, light).failingContrast == nil)
      // Gray texts are slightly too light on the selected surface of the standard theme.
      let base = matrix.content(row, MatrixColumn(appearance: .light, version: .base))
      #expect(try #require(base.failingContrast) > 4)
    }
  }

  @Test func searchAndEnterOpenAState() async throws {
    try await withGallery("state-matrix?search=switch%20pressed") { gallery in
      let grid = try #require(widgets(GridView.self, in: gallery.window).first)
      #expect(grid.numberOfItems == 1 && grid.columns.count == 5)
      #expect(await turnUntil { gallery.window.pageContext?.isWaiting() == false })
      try await gallery.waitForFrames()
      let index = ItemIndex(section: 0, item: 0)
      let row = try #require(grid.cell(at: index) as? MatrixRow)
      grid.focusItem(at: index)
      #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Light, Base") == nil)
      #expect(grid.press(.right))
      #expect(row.differingAccessibleLabel(from: "Switch, Pressed, Dark, Base") == nil)
      #expect(grid.press(.enter))
      await settle()
      #expect(gallery.window.address?.description == "switch-form-cell?state=pressed&theme=dark")
      try await gallery.waitForContent()
    }
    try await withGallery("state-matrix?search=zzz") { gallery in
      let titles = widgets(EmptyStateView.self, in: gallery.window).filter(\.isMapped).map(\.title)
      #expect(titles == ["No Results"])
    }
    try await withGallery("state-matrix?differences=on") { gallery in
      let titles = widgets(EmptyStateView.self, in: gallery.window).filter(\.isMapped).map(\.title)
      #expect(titles == ["No Style Sheet"])
    }
  }
}
