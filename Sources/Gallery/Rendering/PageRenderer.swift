import CGTK
import FloorplanUI
import GTKBridge

/// Draws a page into a picture without showing a window.
final class PageRenderer {
  private let window = Window()

  /// The size of a picture whose address gives none, in pixels.
  static let defaultSize = (width: 960, height: 720)

  init() { window.addStyleClass("background") }

  /// Lays a page out at a size and saves it as PNG.
  /// - Throws: ``PictureError``.
  func render(_ page: Widget, width: Int, height: Int, to path: String) throws(PictureError) {
    window.child = page
    window.realize()
    gtk_widget_map(page.widget)
    // A collection makes its cells when it knows its size, and they may want another; so may collections in them.
    var known: [ObjectIdentifier] = []
    for pass in 1...Self.mostPasses {
      flushObservers()
      allocate(page, width, height)
      let found = collections(in: page)
      for collection in found { collection.settle() }
      try waitForPictures()
      window.validateStyles()
      // One may have taken the place of another that there was no room for.
      if pass >= Self.leastPasses, found.map(ObjectIdentifier.init) == known { break }
      known = found.map(ObjectIdentifier.init)
    }
    let size = allocate(page, width, height)
    try save(page, size.width, size.height, to: path)
  }

  private static let leastPasses = 2
  /// What stands deeper in each other than this is seen as far as it was made.
  private static let mostPasses = 8

  private func waitForPictures() throws(PictureError) {
    var isLate = false
    let deadline = MainLoop.after(milliseconds: UInt32(RenderCommand.longestWait) * 1000) { isLate = true }
    defer { deadline.cancel() }
    while ImageLoader.shared.isLoading || SheetImages.isReading {
      guard !isLate else { throw .stillLoading }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Like a window, a picture is never smaller than its content can be.
  @discardableResult
  private func allocate(_ page: Widget, _ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let width = max(width, page.measured(.horizontal).minimum)
    let height = max(height, page.measured(.vertical, forSize: width).minimum)
    page.allocate(width: width, height: height)
    return (width, height)
  }

  /// The collections that are shown, those in cells of others after these.
  private func collections(in widget: Widget) -> [CollectionView] {
    [widget as? CollectionView].compactMap(\.self)
      + widget.children.filter(\.isVisible).flatMap { collections(in: $0) }
  }

  private func save(_ page: Widget, _ width: Int, _ height: Int, to path: String) throws(PictureError) {
    let snapshot = gtk_snapshot_new()
    gtk_widget_snapshot_child(window.widget, page.widget, snapshot)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw .nothingDrawn }
    defer { gsk_render_node_unref(node) }
    let renderer = gsk_cairo_renderer_new()
    gsk_renderer_realize(renderer, nil, nil)
    defer {
      gsk_renderer_unrealize(renderer)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    let texture = gsk_renderer_render_texture(renderer, node, &bounds)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    guard gdk_texture_save_to_png(texture, path) != 0 else { throw .notSaved(path) }
  }

  /// Takes the page out and frees it.
  func clear() {
    window.child?.discard()
    window.child = nil
  }

  /// Drops the window once GDK's pending size computation has run.
  func close() {
    clear()
    MainLoop.drain()
    window.close()
  }
}

/// Why there is no picture.
enum PictureError: Error, CustomStringConvertible {
  /// The page drew nothing at all.
  case nothingDrawn
  /// The style sheet could not be read.
  case noStyleSheet(String)
  /// The file could not be written.
  case notSaved(String)
  /// The page was still loading when time was up.
  case stillLoading

  nonisolated var description: String {
    switch self {
    case .nothingDrawn: "the page drew nothing"
    case .noStyleSheet(let reason): reason
    case .notSaved(let path): "can't write \(path)"
    case .stillLoading: "the page was still loading after \(RenderCommand.longestWait) seconds"
    }
  }
}
