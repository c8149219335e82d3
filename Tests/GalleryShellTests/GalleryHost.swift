import CGTK
import FloorplanUI
import GTKTestSupport
import Testing

@testable import GTKBridge
@testable import Gallery

/// A registered application with the gallery's window, as a start without arguments makes it.
final class GalleryHost {
  static let application = Application(id: "io.github.floorplan.GalleryTests", flags: .nonUnique)
  let switches = ViewSwitches()
  let session: StyleSheetSession
  let window: GalleryWindow

  /// Registers the one application of the process, whose peer lives as long.
  static func prepare() throws {
    #expect(GTKEnvironment.isReady)
    // The data of whoever runs the tests is theirs.
    BusinessStore.shared = BusinessStore()
    try application.register()
    // Tests leave the user's data alone.
    BusinessStore.shared = BusinessStore()
  }

  init() {
    session = StyleSheetSession(switches)
    window = GalleryWindow(
      GalleryWindows(application: Self.application, switches: switches, session: session))
  }

  func open(_ address: String) async throws {
    window.open(try catalogue.resolve(Address(parsing: address)))
    window.present()
    try await loaded()
  }

  /// Waits until the open page has its content.
  func loaded() async throws {
    await settle()
    #expect(await turnUntil { window.pageContext?.isLoading == false })
    try await shown()
  }

  /// Waits for some frames, in which what was changed is laid out and drawn.
  func shown() async throws {
    await paint(window, frames: 4)
    await settle()
  }

  func close() async {
    window.close()
    session.close()
    await settle()
  }
}

/// Opens a page, and closes it again when `body` has run; no peer may be left.
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

/// Opens a page and gives its collection, in which nothing may go wrong and of which nothing may be left.
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

/// The widgets of a type in a tree, in order.
func widgets<Kind: Widget>(_ type: Kind.Type, in root: Widget) -> [Kind] {
  ((root as? Kind).map { [$0] } ?? []) + children(of: root).flatMap { widgets(type, in: $0) }
}

/// The children but for a tooltip: GTK keeps that one as long as the process lives, and a peer of it would be too.
func children(of widget: Widget) -> [Widget] {
  ChildPointers(first: gtk_widget_get_first_child(widget.widget))
    .filter { String(cString: gtk_widget_get_css_name($0)) != "tooltip" }
    .compactMap { Object.peer(of: $0, as: Widget.self) }
}

/// The windows that belong to another one, as far as Swift knows them.
func windows(over parent: Window) -> [Window] {
  Window.all.filter { !$0.isDisposed && $0.transientParent === parent }
}
