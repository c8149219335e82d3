import Floorplan
import GTKTestSupport
import Synchronization
import Testing

@testable import Gallery

/// Unsaved changes when the last window is closed.
@Suite(.serialized) struct LeavingTests {
  init() throws { try GalleryHost.prepare() }

  private func question(of gallery: GalleryHost) -> Window? { windows(over: gallery.window).first }

  private func answer(_ title: String, _ gallery: GalleryHost) async throws {
    let window = try #require(question(of: gallery))
    try #require(widgets(ActionButton.self, in: window).first { $0.currentTitle == title }).emit("clicked")
    #expect(await turnUntil { question(of: gallery) !== window })
    await settle()
  }

  @Test func whoClosesTheLastWindowIsAsked() async throws {
    try await withUnsaved { store, disk in
      let gallery = GalleryHost()
      try await gallery.open("form-basics")
      gallery.window.requestClose()
      let asked = try #require(question(of: gallery))
      // The text doesn’t say that they are kept, as it does while the program runs.
      let text = "Your changes can’t be saved: no room on the disk. If you quit, they will be lost."
      #expect(widgets(EmptyStateView.self, in: asked).map(\.bodyText) == [text])
      // Closing again doesn't ask twice.
      gallery.window.requestClose()
      #expect(windows(over: gallery.window).count == 1)
      try await answer("Cancel", gallery)
      #expect(!gallery.window.isDisposed && question(of: gallery) == nil && store.hasUnsavedChanges)
      gallery.window.requestClose()
      try await answer("Try Again", gallery)
      #expect(!gallery.window.isDisposed && question(of: gallery) != nil, "it fails again")
      disk.isFull.withLock { $0 = false }
      try await answer("Try Again", gallery)
      #expect(gallery.window.isDisposed && !store.hasUnsavedChanges)
      gallery.session.close()
      await settle()
    }
  }

  @Test func theQuestionIsWholeInTheNarrowestWindowAtTheLargestText() async throws {
    try await withUnsaved { _, _ in
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      defer { style.remove() }
      try await gallery.open("form-basics?scale=2&size=360x640")
      gallery.window.requestClose()
      try await expectAWholeQuestion("Cancel", gallery)
      QuestionWindow.ask(
        "Ohne Sichern beenden?", "Kein Platz auf dem Datenträger", keep: "Erneut versuchen", lose: "Trotzdem beenden",
        cancel: "Abbrechen", over: gallery.window, direction: .ltr
      ) { _ in }
      try await expectAWholeQuestion("Abbrechen", gallery)
      await gallery.close()
    }
  }

  /// Checks that a window no wider than its parent has buttons with complete titles, and cancels.
  private func expectAWholeQuestion(_ cancel: String, _ gallery: GalleryHost) async throws {
    try await gallery.shown()
    let asked = try #require(question(of: gallery))
    #expect(asked.width <= 360)
    let buttons = widgets(ActionButton.self, in: asked)
    #expect(buttons.count == 3)
    for button in buttons {
      let title = try #require(widgets(Label.self, in: button).first)
      // A button that is too wide for the window is on a second line.
      let isInTwoLines = title.height > title.lineHeight * 3 / 2
      let isWhole = title.width >= title.measured(.horizontal).natural
      #expect(isWhole || isInTwoLines && title.text != cancel, "\(title.text) is cut")
    }
    try await answer(cancel, gallery)
  }

  @Test func whoDoesNotMindLosesThem() async throws {
    try await withUnsaved { store, _ in
      let (gallery, other) = (GalleryHost(), GalleryHost())
      try await gallery.open("form-basics")
      try await other.open("form-basics")
      other.window.requestClose()
      await settle()
      #expect(other.window.isDisposed, "the program goes on")
      gallery.window.requestClose()
      try await answer("Quit Anyway", gallery)
      #expect(gallery.window.isDisposed && store.hasUnsavedChanges)
      for host in [gallery, other] { host.session.close() }
      await settle()
    }
  }
}
