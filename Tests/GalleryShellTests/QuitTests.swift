import CGTK
import Floorplan
import GTKTestSupport
import Synchronization
import Testing

@testable import Gallery

/// Unsaved changes when the last window is closed.
@Suite(.serialized) struct QuitTests {
  init() throws { try GalleryHost.prepare() }

  private func question(of gallery: GalleryHost) -> Window? { windows(over: gallery.window).first }

  private func answer(_ title: String, _ gallery: GalleryHost) async throws {
    let window = try #require(question(of: gallery))
    try #require(widgets(ActionButton.self, in: window).first { $0.currentTitle == title }).emit("clicked")
    #expect(await turnUntil { question(of: gallery) !== window })
    await settle()
  }

  @Test func keysOfTheProgramWorkInTransientWindows() async throws {
    BusinessStore.shared = BusinessStore()
    try await withGallery("create-edit") { gallery in
      #expect(await turnUntil { question(of: gallery)?.isMapped == true })
      let form = try #require(question(of: gallery))
      #expect(gtk_window_get_application(form.pointer.assumingMemoryBound(to: GtkWindow.self)) != nil)
      #expect(!form.press("w") && !form.press("w", [.control, .shift]))
      #expect(form.press("w", .control))
      #expect(await turnUntil { form.isDisposed })
      #expect(!gallery.window.isDisposed)
    }
  }

  @Test func closingTheLastWindowAsksAboutUnsavedChanges() async throws {
    try await withUnsaved { store, disk in
      let gallery = GalleryHost()
      try await gallery.open("form-basics")
      gallery.window.requestClose()
      let dialog = try #require(question(of: gallery))
      // Unlike the notice in the window, the text doesn’t say that the changes are kept.
      let text = "Your changes can’t be saved: no room on the disk. If you quit, they will be lost."
      #expect(widgets(EmptyStateView.self, in: dialog).map(\.bodyText) == [text])
      // A second close doesn't open a second dialog.
      gallery.window.requestClose()
      #expect(windows(over: gallery.window).count == 1)
      try await answer("Cancel", gallery)
      #expect(!gallery.window.isDisposed && question(of: gallery) == nil && store.hasUnsavedChanges)
      gallery.window.requestClose()
      try await answer("Try Again", gallery)
      #expect(!gallery.window.isDisposed && question(of: gallery) != nil, "the second attempt fails too")
      disk.isFull.withLock { $0 = false }
      try await answer("Try Again", gallery)
      #expect(gallery.window.isDisposed && !store.hasUnsavedChanges)
      gallery.session.close()
      await settle()
    }
  }

  @Test func dialogFitsTheNarrowestWindowAtTheLargestText() async throws {
    try await withUnsaved { _, _ in
      let gallery = GalleryHost()
      let style = DisplayStyle(try #require(Display.default), gallery.switches)
      defer { style.remove() }
      try await gallery.open("form-basics?scale=2&size=360x640")
      gallery.window.requestClose()
      try await expectButtonsFit("Cancel", gallery)
      DialogWindow.ask(
        "Ohne Sichern beenden?", "Kein Platz auf dem Datenträger", keep: "Erneut versuchen",
        discard: "Trotzdem beenden",
        cancel: "Abbrechen", over: gallery.window, direction: .ltr
      ) { _ in }
      try await expectButtonsFit("Abbrechen", gallery)
      await gallery.close()
    }
  }

  /// Checks that a window no wider than its parent has buttons with complete titles, and cancels.
  private func expectButtonsFit(_ cancel: String, _ gallery: GalleryHost) async throws {
    try await gallery.waitForFrames()
    let dialog = try #require(question(of: gallery))
    #expect(dialog.width <= 360)
    let buttons = widgets(ActionButton.self, in: dialog)
    #expect(buttons.count == 3)
    for button in buttons {
      let title = try #require(widgets(Label.self, in: button).first)
      // A button that is too wide for the window is on a second line.
      let isInTwoLines = title.height > title.lineHeight * 3 / 2
      let isWhole = title.width >= title.measured(.horizontal).natural
      #expect(isWhole || isInTwoLines && title.text != cancel, "\(title.text) is truncated")
    }
    try await answer(cancel, gallery)
  }

  @Test func quitAnywayDiscardsChanges() async throws {
    try await withUnsaved { store, _ in
      let (gallery, other) = (GalleryHost(), GalleryHost())
      try await gallery.open("form-basics")
      try await other.open("form-basics")
      other.window.requestClose()
      await settle()
      #expect(other.window.isDisposed, "closing one of two windows doesn't ask")
      gallery.window.requestClose()
      try await answer("Quit Anyway", gallery)
      #expect(gallery.window.isDisposed && store.hasUnsavedChanges)
      for host in [gallery, other] { host.session.close() }
      await settle()
    }
  }
}
