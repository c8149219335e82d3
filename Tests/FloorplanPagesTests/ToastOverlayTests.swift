import FloorplanForms
import FloorplanUI
import GTKBridge
import GTKTestSupport
import Testing

@testable import FloorplanPages

@Suite(.serialized) struct ToastOverlayTests {
  private func withOverlay(
    width: Int = 400, _ body: @MainActor (ToastOverlay, Button, Window) async throws -> Void
  ) async throws {
    try await withNoPeerLeft {
      let manager = ThemeManager(display: try #require(Display.default))
      defer { manager.remove() }
      let window = Window()
      window.defaultSize = (width, 400)
      let button = Button(label: "Behind")
      let overlay = ToastOverlay(button)
      window.child = overlay
      window.present()
      await paint(window, frames: 2)
      try await body(overlay, button, window)
      window.close()
    }
  }

  private func toast(of overlay: ToastOverlay) throws -> ToastMessage {
    try #require(overlay.children.compactMap { $0 as? ToastMessage }.first)
  }
  private func announcement(of overlay: ToastOverlay) throws -> Announcement {
    try #require(overlay.children.compactMap { $0 as? Announcement }.first)
  }

  @Test func newestMessageIsDisplayedUntilTimeout() async throws {
    try await withOverlay { overlay, button, _ in
      let toast = try toast(of: overlay)
      #expect(!toast.isVisible && overlay.message == nil)
      #expect(button.showToast("Order saved"))
      #expect(toast.isVisible && toast.text == "Order saved" && overlay.message == "Order saved")
      overlay.show("Order deleted")
      #expect(toast.text == "Order deleted" && overlay.message == "Order deleted")
      overlay.show(" ")
      #expect(overlay.message == "Order deleted")
      await advance(by: .seconds(ToastOverlay.seconds(for: "Order deleted")))
      #expect(!toast.isVisible && overlay.message == nil)
      overlay.show("Order saved")
      overlay.dismiss()
      #expect(!toast.isVisible && overlay.message == nil)
    }
  }

  @Test func newMessageRestartsTimer() async throws {
    try await withOverlay { overlay, _, _ in
      overlay.show("Saved")
      await advance(by: .seconds(1.5))
      overlay.show("Gone")
      await advance(by: .seconds(1.5))
      #expect(overlay.message == "Gone")
      await advance(by: .seconds(0.5))
      #expect(overlay.message == nil)
    }
  }

  @Test func messagesAreAnnounced() async throws {
    try await withOverlay { overlay, _, _ in
      let announcement = try announcement(of: overlay)
      #expect(announcement.accessibleRole == .status && announcement.isMapped)
      overlay.show("Order saved")
      #expect(announcement.differingAccessibleLabel(from: "Order saved") == nil)
      overlay.dismiss()
      #expect(announcement.differingAccessibleLabel(from: "") == nil)
    }
  }

  @Test(arguments: [(360, 0.8), (1000, 0.6)]) func isCenteredAndIgnoresPointer(
    width: Int, share: Double
  ) async throws {
    try await withOverlay(width: width) { overlay, button, window in
      let toast = try toast(of: overlay)
      overlay.show("Order saved")
      await paint(window, frames: 2)
      let box = try #require(toast.bounds(in: overlay))
      let (middleX, middleY) = (Double(overlay.width) / 2, Double(overlay.height) / 2)
      #expect(abs(box.width - share * Double(overlay.width)) <= 1)
      #expect(abs(box.x + box.width / 2 - middleX) <= 1 && abs(box.y + box.height / 2 - middleY) <= 1)
      let picked = try #require(overlay.pick(x: middleX, y: middleY))
      #expect(picked.isDescendant(of: button))
    }
  }

  @Test func longMessageHasThreeLines() async throws {
    try await withOverlay(width: 360) { overlay, _, window in
      let toast = try toast(of: overlay)
      overlay.show("Saved")
      await paint(window, frames: 2)
      let label = try #require(toast.children.first as? PartLabel)
      let line = label.height
      overlay.show(String(repeating: "Saved in a place far away ", count: 30))
      await paint(window, frames: 2)
      #expect(label.height >= 2 * line && label.height <= 3 * line + 3)
      let box = try #require(toast.bounds(in: overlay))
      #expect(box.x >= 0 && box.x + box.width <= Double(overlay.width))
    }
  }

  @Test func fadesIfAnimationsAreEnabled() async throws {
    try await withOverlay { overlay, _, window in
      Settings.default.areAnimationsEnabled = true
      defer { Settings.default.areAnimationsEnabled = false }
      let toast = try toast(of: overlay)
      overlay.show("Order saved")
      #expect(toast.isVisible && toast.opacity == 0)
      #expect(await turnUntil { toast.opacity == 1 })
      overlay.dismiss()
      #expect(toast.isVisible)
      overlay.show("Order deleted")
      #expect(await turnUntil { toast.opacity == 1 })
      overlay.dismiss()
      #expect(await turnUntil { !toast.isVisible })
      window.clearFocus()
    }
  }

  @Test func durationGrowsWithLength() {
    #expect(ToastOverlay.seconds(for: "Saved") == 2)
    let medium = ToastOverlay.seconds(for: String(repeating: "a", count: 40))
    #expect(medium > 2 && medium < 5)
    #expect(ToastOverlay.seconds(for: String(repeating: "a", count: 400)) == 5)
  }

  @Test func showToastFailsWithoutOverlay() async {
    await withNoPeerLeft { #expect(!Label("Alone").showToast("Order saved")) }
  }
}
