import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

/// Returns the catalog's pages for test arguments, which are evaluated on any thread.
nonisolated func catalogEntries() async -> [PageEntry] { await MainActor.run { catalog.entries } }

/// A registered application with a gallery window, as after a start without arguments.
final class GalleryHost {
  static let application = Application(id: "io.github.floorplan.GalleryTests", isUnique: false)
  let switches = ViewSwitches()
  let session: StyleSheetSession
  let window: GalleryWindow

  /// Registers the only application of the process; its peer lives as long as the process.
  static func prepare() throws {
    #expect(GTKEnvironment.isReady)
    // The style of an earlier test may have restored the animations of the desktop.
    Settings.default.areAnimationsEnabled = false
    // Protects the data of the user who runs the tests.
    BusinessStore.shared = BusinessStore()
    try application.register()
  }

  init() {
    session = StyleSheetSession(switches)
    window = GalleryWindow(
      GalleryWindows(application: Self.application, switches: switches, session: session))
  }

  func open(_ address: String) async throws {
    window.open(try catalog.resolve(Address(parsing: address)))
    window.present()
    try await waitForContent()
  }

  /// Waits until the open page is loaded.
  func waitForContent() async throws {
    await settle()
    #expect(await turnUntil { window.pageContext?.isLoading == false })
    try await waitForFrames()
  }

  /// Waits for some frames, so that changes are laid out and drawn.
  func waitForFrames() async throws {
    await paint(window, frames: 4)
    await settle()
  }

  func close() async {
    window.close()
    session.close()
    await settle()
  }
}

/// Opens a page, runs a body, closes the page, and checks for leaks.
func withGallery(
  _ address: String, _ location: SourceLocation = #_sourceLocation, _ body: (GalleryHost) async throws -> Void
) async throws {
  try await withNoPeerLeft(location) {
    let gallery = GalleryHost()
    try await gallery.open(address)
    try await body(gallery)
    await gallery.close()
  }
}

/// Opens a page, runs a body with its collection, and checks for errors and leaks.
func withPage(
  _ address: String, _ location: SourceLocation = #_sourceLocation,
  _ body: (GalleryHost, CollectionView) async throws -> Void
) async throws {
  try await withGallery(address, location) { gallery in
    let collection = try #require(
      widgets(CollectionView.self, in: gallery.window).first, sourceLocation: location)
    collection.onError = { Issue.record("\($0)", sourceLocation: location) }
    try await body(gallery, collection)
  }
}

/// The descendants of a type, in order.
func widgets<Kind: Widget>(_ type: Kind.Type, in root: Widget) -> [Kind] {
  ((root as? Kind).map { [$0] } ?? []) + children(of: root).flatMap { widgets(type, in: $0) }
}

/// The children without the tooltip, which GTK keeps until the process exits.
func children(of widget: Widget) -> [Widget] {
  ChildPointers(first: gtk_widget_get_first_child(widget.widget))
    .filter { String(cString: gtk_widget_get_css_name($0)) != "tooltip" }
    .compactMap { Object.peer(of: $0, as: Widget.self) }
}

/// The open transient windows of a window.
func windows(over parent: Window) -> [Window] {
  Window.all.filter { !$0.isDisposed && $0.transientParent === parent }
}
