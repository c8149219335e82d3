import GTKBridge
import GTKTestSupport
import Testing

@testable import Gallery

@Suite(.serialized) struct PageLifetimeTests {
  init() throws { try GalleryHost.prepare() }

  @Test(arguments: await catalogEntries())
  func openingAPageLeaksNoPeers(of entry: PageEntry) async throws {
    try await withNoPeerLeft {
      let window = Window()
      let host = PageHost()
      window.child = host.root
      window.present()
      let openAndClose = { @MainActor (isInterrupted: Bool) in
        let context = PageContext(try catalog.resolve(Address(page: entry.path)))
        host.show(context)
        await settle(turns: 2)
        if !isInterrupted {
          #expect(await turnUntil { !context.isLoading })
          await paint(window, frames: 4)
        }
        host.close()
        await advance(by: .milliseconds(300))
      }
      try await openAndClose(false)
      let before = PeerTable.count
      for _ in 0..<openings / 2 { for isInterrupted in [true, false] { try await openAndClose(isInterrupted) } }
      #expect(PeerTable.count == before)
      window.close()
    }
  }

  @Test func pickerClosesWithItsPage() async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      try await gallery.open("list-picker")
      let button = widgets(Button.self, in: gallery.window).first { $0.label == "Open in a Window…" }
      try #require(button).emit("clicked")
      await settle()
      #expect(windows(over: gallery.window).count == 1)
      try await gallery.open("button-cell")
      #expect(windows(over: gallery.window).isEmpty)
      await gallery.close()
    }
  }

  @Test func navigatingReleasesThePreviousPage() async throws {
    try await withNoPeerLeft {
      let gallery = GalleryHost()
      // The previous test finds leaks of pages, this one leaks of the window.
      let sample = catalog.entries.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)
      var counts: Set<Int> = []
      for _ in 0..<openings {
        for entry in sample { try await gallery.open(entry.path) }
        counts.insert(PeerTable.count)
      }
      #expect(counts.count == 1, "\(counts)")
      await gallery.close()
    }
  }
}
