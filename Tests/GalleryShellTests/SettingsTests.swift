import Floorplan
import Foundation
import GTKTestSupport
import Testing

@testable import Gallery

/// Settings that the program saves between launches.
@Suite(.serialized) struct SettingsTests {
  init() throws { try GalleryHost.prepare() }

  /// Runs a body with a function that opens the settings of a program with a different ID, like the program at startup.
  private func withSettings(
    _ name: String, _ body: @MainActor (_ open: @MainActor () -> SettingsStore) async throws -> Void
  ) async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let schema = try String(
      contentsOf: root.appending(path: "data/io.github.floorplan.Gallery.gschema.xml.in"), encoding: .utf8)
    try await withFolder { folder in
      let id = "io.github.floorplan.GalleryTests.\(name)"
      compileSchema(
        schema.replacing("@APP_ID@", with: id)
          .replacing("@SETTINGS_PATH@", with: "/io/github/floorplan/GalleryTests/\(name)/"), in: folder)
      try await body { SettingsStore(schema: id, folders: [folder]) }
    }
  }

  /// A launch of the program.
  private final class Launch {
    let switches = ViewSwitches()
    let session: StyleSheetSession
    let settings: GallerySettings
    let bookmarks = PageBookmarks()
    let windows: GalleryWindows

    init(_ store: SettingsStore) {
      session = StyleSheetSession(switches)
      settings = GallerySettings(store)
      settings.persist(switches, session, bookmarks)
      windows = GalleryWindows(
        application: GalleryHost.application, switches: switches, session: session, settings: settings,
        bookmarks: bookmarks)
    }

    func open(_ address: String? = nil) async throws -> GalleryWindow {
      try windows.open(address.map { try catalog.resolve(Address(parsing: $0)) })
      let window = try #require(windows.current)
      await paint(window, frames: 3)
      return window
    }

    func end() async {
      settings.close()
      for case let window as GalleryWindow in GalleryHost.application.windows { window.close() }
      session.close()
      await settle()
    }
  }

  @Test func schemaDeclaresEveryStoredSetting() async throws {
    try await withSettings("Schema") { open in
      let store = open()
      typealias Key = GallerySettings.Key
      #expect(store.hasKey(Key.width) && store.hasKey(Key.height) && store.hasKey(Key.isMaximized))
      #expect(store.hasKey(Key.lastAddress) && store.hasKey(Key.recentThemes))
      #expect(store.hasKey(Key.favorites) && store.hasKey(Key.recentPages))
      // The defaults are the same on both sides.
      #expect(store[Key.width] == Key.width.defaultValue && store[Key.height] == Key.height.defaultValue)
      let switches = ViewSwitches()
      for stored in StoredSwitch.all { stored.restore(store, switches) }
      var address = Address(page: "icons")
      switches.write(to: &address)
      #expect(address.description == "icons")
    }
  }

  @Test func launchRestoresTheLastState() async throws {
    try await withNoPeerLeft {
      try await withSettings("Place") { open in
        let all = "icons?search=go-home&theme=hc-dark&sheet=almanac&dir=rtl&scale=1.25&motion=reduced&density=compact"
        let first = Launch(open())
        let window = try await first.open(all)
        window.defaultSize = (640, 500)
        await paint(window, frames: 3)
        await first.end()

        let second = Launch(open())
        let next = try await second.open()
        let address = try #require(next.address)
        let expected = try Address(parsing: all)
        #expect(address == expected)
        #expect(next.defaultSize.width == 640 && next.defaultSize.height == 500 && !next.isMaximized)
        await second.end()
      }
    }
  }

  @Test func addressOverridesStoredSettings() async throws {
    try await withNoPeerLeft {
      try await withSettings("Address") { open in
        let first = Launch(open())
        _ = try await first.open("icons?theme=dark&dir=rtl")
        await first.end()

        let second = Launch(open())
        let window = try await second.open("form-basics?theme=light&size=500x600")
        // Values that the address omits are unchanged.
        #expect(window.address?.description == "form-basics?theme=light&dir=rtl")
        #expect(window.defaultSize.width == 500)
        await second.end()
      }
    }
  }

  @Test func favoritesAndRecentPagesAreKept() async throws {
    try await withNoPeerLeft {
      try await withSettings("Bookmarks") { open in
        let first = Launch(open())
        let window = try await first.open("icons")
        window.activateAction("win.favorite")
        _ = try await first.open("form-basics")
        _ = try await first.open("icons?search=go-home")
        await first.end()

        let second = Launch(open())
        #expect(second.bookmarks.favorites == ["icons"])
        #expect(second.bookmarks.recents == ["icons", "form-basics"])
        await second.end()
      }
    }
  }

  @Test func invalidSettingsHaveNoEffect() async throws {
    try await withNoPeerLeft {
      try await withSettings("Invalid") { open in
        let store = open()
        store[GallerySettings.Key.favorites] = ["no-such-page", "icons", "icons"]
        store[GallerySettings.Key.recentPages] = ["", "no-such-page"]
        store.flush()
        let start = Launch(open())
        let window = try await start.open("home")
        #expect(window.isMapped && window.address?.page == "home")
        let tiles = widgets(Button.self, in: window).filter { $0.hasStyleClass("gallery-tile") }
        #expect(tiles.count { $0.differingAccessibleLabel(from: "Icons") == nil } == 1)
        await start.end()
      }
    }
  }

  @Test func unknownLastPageOpensTheHomePage() async throws {
    try await withNoPeerLeft {
      try await withSettings("Gone") { open in
        let store = open()
        store[GallerySettings.Key.lastAddress] = "no-such-page"
        store.flush()
        let start = Launch(open())
        let window = try await start.open()
        #expect(window.address?.page == "home")
        await start.end()
      }
    }
  }

  @Test func recentStyleSheetsAreOffered() async throws {
    try await withNoPeerLeft {
      try await withSettings("Themes") { open in
        try await withFolder { folder in
          let first = Launch(open())
          for name in ["a", "b", "c", "d", "e", "b"] {
            write("/* \(name) */", to: "\(folder)/\(name).nss")
            first.switches.sheet = .file("\(folder)/\(name).nss")
            flushObservers()
          }
          first.switches.sheet = nil
          await first.end()

          let second = Launch(open())
          #expect(second.session.recentFiles == ["b", "e", "d", "c"].map { "\(folder)/\($0).nss" })
          let window = try await second.open("form-basics")
          let offered = widgets(Button.self, in: window).filter { $0.tooltip?.hasPrefix(folder) == true }
          #expect(offered.compactMap(\.tooltip) == second.session.recentFiles)
          offered[2].emit("clicked")
          await paint(window, frames: 3)
          #expect(second.switches.sheet == .file("\(folder)/d.nss"))
          let left = widgets(Button.self, in: window).compactMap(\.tooltip).filter { $0.hasPrefix(folder) }
          #expect(left == ["b", "e", "c"].map { "\(folder)/\($0).nss" })
          await second.end()
        }
      }
    }
  }

  @Test func missingSchemaUsesDefaults() async throws {
    try await withNoPeerLeft {
      let start = Launch(SettingsStore(schema: "io.github.floorplan.GalleryTests.NoSuchSchema"))
      let window = try await start.open()
      #expect(!start.settings.isPersistent)
      #expect(window.address?.description == "home")
      let size = GalleryWindow.defaultSize
      #expect(window.defaultSize.width == size.width && window.defaultSize.height == size.height)
      await start.end()
    }
  }
}
