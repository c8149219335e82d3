import Floorplan
import GTKTestSupport
import Testing

@testable import Gallery

/// Several windows of one program.
@Suite(.serialized) struct WindowsTests {
  init() throws { try GalleryHost.prepare() }

  private func resolved(_ address: String) throws -> ResolvedAddress {
    try catalog.resolve(Address(parsing: address))
  }

  /// Opens a window at an address, and another one next to it.
  private func withTwoWindows(
    _ address: String, _ body: @MainActor (GalleryWindows, GalleryWindow, GalleryWindow) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let switches = ViewSwitches()
      let session = StyleSheetSession(switches)
      let windows = GalleryWindows(application: GalleryHost.application, switches: switches, session: session)
      #expect(windows.current == nil)
      windows.open(try resolved(address))
      let first = try #require(windows.current)
      windows.openNewWindow()
      let second = try #require(windows.current)
      #expect(second !== first)
      await paint(second, frames: 3)
      try await body(windows, first, second)
      for window in [first, second] where !window.isDisposed { window.close() }
      session.close()
      await settle()
    }
  }

  @Test func windowsHaveSeparatePagesAndOneStyle() async throws {
    try await withTwoWindows("form-basics?theme=dark") { _, first, second in
      #expect(second.address?.description == "form-basics?theme=dark")
      second.open(try resolved("icons?search=go-home&dir=rtl"))
      await paint(second, frames: 3)
      #expect(second.address?.description == "icons?search=go-home&theme=dark&dir=rtl")
      #expect(first.address?.description == "form-basics?theme=dark&dir=rtl")
    }
  }

  @Test func linksOpenInTheLastWindow() async throws {
    try await withTwoWindows("form-basics") { windows, first, second in
      windows.open(links: ["floorplan:icons?search=go-home"])
      await paint(second, frames: 3)
      #expect(second.address?.link == "floorplan:icons?search=go-home" && first.address?.page == "form-basics")
      windows.open(links: ["floorplan:icns"])
      await paint(second, frames: 3)
      #expect(second.address?.page == "icons")
      let texts = widgets(Label.self, in: second).map(\.text)
      #expect(texts.contains { $0.contains("“floorplan:icns”") || $0.contains("did you mean icons") }, "\(texts)")
    }
  }

  @Test func newWindowRejectsOtherSwitches() async throws {
    try await withTwoWindows("form-basics?theme=dark&scale=1.5") { windows, first, second in
      @MainActor func problem(_ address: String) -> String? {
        (try? Address(parsing: address)).flatMap { windows.problem(ofNewWindowAt: $0) }
      }
      for address in ["icons", "icons?search=go-home&size=360x640", "icons?theme=dark", "icons?scale=1.5&theme=dark"] {
        #expect(problem(address) == nil, "\(address)")
      }
      #expect(
        problem("icons?theme=light&dir=rtl&size=360x640")
          == "theme=light&dir=rtl would also change the open windows; omit them, or omit --new-window")
      windows.switches.selectedAppearance = nil
      // It would no longer follow the desktop.
      #expect(problem("icons?theme=\(windows.switches.appearance)") != nil && problem("icons") == nil)
      for key in ["sheet=almanac", "scale=2", "motion=reduced", "density=compact"] {
        #expect(problem("icons?\(key)")?.hasPrefix(key) == true)
      }
      for window in [first, second] { window.close() }
      await settle()
      #expect(problem("icons?theme=light") == nil)
    }
  }

  @Test func closingAWindowKeepsTheOther() async throws {
    try await withTwoWindows("form-basics") { windows, first, second in
      second.requestClose()
      await settle()
      #expect(second.isDisposed && !first.isDisposed && windows.current === first)
      windows.open(try resolved("icons"))
      await paint(first, frames: 3)
      #expect(first.address?.page == "icons")
      first.close()
      await settle()
      #expect(windows.current == nil)
    }
  }

  @Test func changesAppearInEveryWindow() async throws {
    try await withTwoWindows("object-details?object=WO-1001/1") { _, first, second in
      @MainActor func status(_ window: GalleryWindow) -> String? {
        widgets(ObjectHeader.self, in: window).first?.statusText
      }
      #expect(status(first) == "Done" && status(second) == "Done")
      let action = try #require(widgets(ActionButton.self, in: second).first { $0.currentTitle == "Mark as Not Done" })
      action.emit("clicked")
      await paint(first, frames: 3)
      #expect(status(first) == "Open" && status(second) == "Open")
      #expect(BusinessStore.shared.orders["WO-1001"]?.steps.first?.isDone == false)
    }
  }
}
