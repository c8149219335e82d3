import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct PageRendererTests {
  init() throws { try GalleryHost.prepare() }

  @Test(arguments: [(1000, true), (400, false)])
  func aPictureHasTheGridWhereAWindowHasIt(width: Int, isGrid: Bool) async throws {
    try await withFolder { folder in
      try await withNoPeerLeft {
        let host = PageHost()
        let renderer = PageRenderer()
        host.show(PageContext(try catalogue.resolve(Address(page: "list-report"))))
        try renderer.render(host.root, width: width, height: 700, to: "\(folder)/list.png")
        let page = try #require(widgets(ListReportPage.self, in: host.root).first)
        let grid = try #require(page.gridView)
        #expect(grid.isMapped == isGrid && page.listView.isMapped != isGrid)
        #expect((isGrid ? grid : page.listView).numberOfCells > 5)
        renderer.clear()
        host.close()
        renderer.close()
      }
    }
  }
}
