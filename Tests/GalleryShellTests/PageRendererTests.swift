import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct PageRendererTests {
  init() throws { try GalleryHost.prepare() }

  /// Renders a page, and checks the result.
  private func draw(
    _ page: String, width: Int, isWaiting: (PageContext) -> Bool = { $0.isWaiting() },
    _ body: @MainActor (PageHost) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let host = PageHost()
      let renderer = PageRenderer()
      let context = PageContext(try catalog.resolve(Address(parsing: page)))
      host.show(context)
      try renderer.render(host.root, width: width, height: 700, isWaiting: { isWaiting(context) }, draw)
      try await body(host)
      renderer.clear()
      host.close()
      await settle()
      renderer.close()
    }
  }

  private func draw(_ layers: [OffscreenLayer]) { #expect(OffscreenLayer.draw(layers) != nil) }

  /// The window over the rendered page.
  private func opened(over host: PageHost) -> Window? {
    Window.all.first { $0.transientParent === host.root.window }
  }

  @Test(arguments: ["create-edit", "create-edit?object=WO-1001"])
  func rendersTheWindowThatAPageOpens(page: String) async throws {
    try await draw(page, width: 800) { host in
      let window = try #require(opened(over: host))
      #expect(!window.isMapped, "rendering maps no window on the display")
      let form = try #require(widgets(FormView.self, in: window).first)
      #expect(form.isMapped && form.numberOfCells > 2 && form.width > 400)
    }
  }

  @Test func waitsForTheResultCountOfAFilter() async throws {
    // The result count arrives on the main actor, which the test occupies while it renders.
    var waitingCount = 0
    let countWaiting = { (context: PageContext) in
      waitingCount += context.isWaiting() ? 1 : 0
      return false
    }
    try await draw("filter", width: 800, isWaiting: countWaiting) { host in
      #expect(waitingCount > 0)
      let window = try #require(opened(over: host))
      let form = try #require(widgets(FormView.self, in: window).first)
      #expect(form.isMapped && form.numberOfCells > 2 && form.width > 400)
      #expect(await turnUntil { host.context?.isWaiting() == false })
      #expect(widgets(ActionButton.self, in: window).contains { $0.currentTitle == "Show 54 Results" })
    }
  }

  @Test func waitsWhileThePageIsWaiting() async {
    await withNoPeerLeft {
      let renderer = PageRenderer()
      var isWaiting = true
      let end = MainLoop.after(milliseconds: 50) { isWaiting = false }
      defer { end.cancel() }
      jump(by: .milliseconds(50))
      #expect(throws: Never.self) {
        try renderer.render(Label("Done"), width: 100, height: 50, isWaiting: { isWaiting }, draw)
      }
      #expect(!isWaiting)
      renderer.clear()
      await settle()
      renderer.close()
    }
  }

  @Test func rendersTheMenuOfANavigationBar() async throws {
    try await draw("object-details?object=WO-1001", width: 400) { host in
      let bar = try #require(widgets(NavigationBar.self, in: host.root).last { $0.isMapped })
      let more = try #require(bar.children.first { $0 is MenuButton })
      #expect(more.isMapped && more.width > 0)
    }
  }

  @Test(arguments: [(1300, true), (400, false)])
  func rendersTheGridInWideWindowsOnly(width: Int, isGrid: Bool) async throws {
    try await draw("list-report", width: width) { host in
      let page = try #require(widgets(ListReportPage<WorkOrder>.self, in: host.root).first)
      let grid = try #require(page.gridView)
      #expect(grid.isMapped == isGrid && page.listView.isMapped != isGrid)
      #expect((isGrid ? grid : page.listView).numberOfCells > 5)
    }
  }
}
