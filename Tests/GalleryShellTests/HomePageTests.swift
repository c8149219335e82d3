import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct HomePageTests {
  init() throws { try GalleryHost.prepare() }

  private func tiles(_ gallery: GalleryHost, _ title: String) -> [Button] {
    widgets(Button.self, in: gallery.window).filter {
      $0.hasStyleClass("gallery-tile") && $0.differingAccessibleLabel(from: title) == nil
    }
  }

  @Test func tilesOpenPages() async throws {
    try await withGallery("home") { gallery in
      let floorplans = catalog.entries.filter { $0.group == "Floorplans" }
      #expect(floorplans.count == 7 && widgets(FloorplanThumbnail.self, in: gallery.window).count == 7)
      for entry in floorplans {
        let found = tiles(gallery, entry.title)
        #expect(found.count == 1 && found.first?.differingAccessibleDescription(from: entry.summary) == nil)
      }
      try #require(tiles(gallery, "Object Collection").first).emit("clicked")
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == "object-collection")
      gallery.window.activateAction("win.home")
      try await gallery.waitForContent()
      #expect(gallery.window.address?.page == "home")
      // The opened page is a recent one, too.
      #expect(tiles(gallery, "Object Collection").count == 2)
    }
  }

  @Test func favoritesAppearAndDisappear() async throws {
    try await withGallery("palette") { gallery in
      gallery.window.activateAction("win.favorite")
      gallery.window.activateAction("win.home")
      try await gallery.waitForContent()
      // The page is a favorite and a recent one.
      #expect(tiles(gallery, "Palette").count == 2)
      try #require(tiles(gallery, "Palette").first).emit("clicked")
      try await gallery.waitForContent()
      gallery.window.activateAction("win.favorite")
      gallery.window.activateAction("win.home")
      try await gallery.waitForContent()
      #expect(tiles(gallery, "Palette").count == 1)
    }
  }

  @Test func recentPagesAreLimited() {
    let bookmarks = PageBookmarks()
    for entry in catalog.entries { bookmarks.visit(entry) }
    bookmarks.visit(catalog.entries[catalog.entries.count - 2])
    let last = catalog.entries.map(\.path).suffix(8)
    #expect(bookmarks.recents == [last[last.endIndex - 2], last[last.endIndex - 1]] + last.dropLast(2).reversed())
  }
}
