import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// Draws a page into a picture without showing a window, and over it the window that it opens.
final class PageRenderer {
  private let window = Window()
  /// What dims the page where a window stands over it.
  private let shade = Box(.vertical)

  /// The size of a picture whose address gives none, in pixels.
  static let defaultSize = (width: 960, height: 720)

  init() {
    window.addStyleClass("background")
    shade.addStyleClass(UtilityClass.shade.rawValue)
    shade.setParent(window)
  }

  /// Lays a page out at a size and saves it as PNG.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - width: The width of the picture, in pixels.
  ///   - height: Its height, in pixels.
  ///   - path: The file.
  ///   - isWaiting: Whether the page, or the window that it opens, waits for something that it shows.
  /// - Throws: ``PictureError``.
  func render(
    _ page: Widget, width: Int, height: Int, to path: String, isWaiting: () -> Bool = { false }
  ) throws(PictureError) {
    // What opens over it is as large as the window allows.
    window.defaultSize = (width, height)
    window.child = page
    window.realize()
    var layers = [try layOut([page], in: window, width, height, isWaiting)]
    if let opened {
      gtk_widget_map(shade.widget)
      let (width, height) = (layers[0].width, layers[0].height)
      let behind = Layer(window: window, parts: [shade], width: width, height: height)
      shade.allocate(width: width, height: height)
      let size = opened.defaultSize
      var over = try layOut(
        [opened.titleBar, opened.child].compactMap(\.self), in: opened, size.width, size.height, isWaiting)
      (over.x, over.y) = (max(0, (width - over.width) / 2), max(0, (height - over.height) / 2))
      layers += [behind, over]
    }
    try save(layers, to: path)
  }

  /// What stands in a window, and where in the picture that is.
  private struct Layer {
    let window: Window
    let parts: [Widget]
    var x = 0
    var y = 0
    var width: Int
    var height: Int
  }

  /// The window that the page has opened over its own.
  private var opened: Window? {
    let windows = gtk_window_get_toplevels()
    for position in 0..<g_list_model_get_n_items(windows) {
      guard let item = g_list_model_get_item(windows, position) else { continue }
      defer { g_object_unref(item) }
      if let found = Object.existingPeer(of: item) as? Window, found.transientParent === window { return found }
    }
    return nil
  }

  private func layOut(
    _ parts: [Widget], in window: Window, _ width: Int, _ height: Int, _ isWaiting: () -> Bool
  ) throws(PictureError) -> Layer {
    for part in parts { gtk_widget_map(part.widget) }
    // A collection makes its cells when it knows its size, and they may want another; so may collections in them.
    var known: [ObjectIdentifier] = []
    for pass in 1...Self.mostPasses {
      flushObservers()
      runWhatIsReady()
      allocate(parts, width, height)
      let found = parts.flatMap { collections(in: $0) }
      for collection in found { collection.settle() }
      try wait(isWaiting)
      window.validateStyles()
      // One may have taken the place of another that there was no room for.
      if pass >= Self.leastPasses, found.map(ObjectIdentifier.init) == known { break }
      known = found.map(ObjectIdentifier.init)
    }
    let size = allocate(parts, width, height)
    return Layer(window: window, parts: parts, width: size.width, height: size.height)
  }

  private static let leastPasses = 3
  /// What stands deeper in each other than this is seen as far as it was made.
  private static let mostPasses = 8

  /// Does what widgets put off until their layout is done.
  ///
  /// No more than a frame has: who puts something off again and again would never end.
  private func runWhatIsReady() { for _ in 0..<64 { if g_main_context_iteration(nil, 0) == 0 { break } } }

  private func wait(_ isWaiting: () -> Bool) throws(PictureError) {
    var isLate = false
    let deadline = MainLoop.after(milliseconds: UInt32(RenderCommand.longestWait) * 1000) { isLate = true }
    defer { deadline.cancel() }
    while ImageLoader.shared.isLoading || SheetImages.isReading || isWaiting() {
      guard !isLate else { throw .stillLoading }
      g_main_context_iteration(nil, 1)
    }
  }

  /// Gives widgets their places below each other, and the last the height that is left.
  ///
  /// Like a window, a picture is never smaller than its content can be.
  @discardableResult
  private func allocate(_ parts: [Widget], _ width: Int, _ height: Int) -> (width: Int, height: Int) {
    let width = parts.reduce(width) { max($0, $1.measured(.horizontal).minimum) }
    var y = 0
    for (index, part) in parts.enumerated() {
      let wanted = part.measured(.vertical, forSize: width)
      let high = index < parts.count - 1 ? wanted.natural : max(height - y, wanted.minimum)
      part.allocate(y: y, width: width, height: high)
      y += high
    }
    return (width, y)
  }

  /// The collections that are shown, those in cells of others after these.
  private func collections(in widget: Widget) -> [CollectionView] {
    [widget as? CollectionView].compactMap(\.self)
      + widget.children.filter(\.isVisible).flatMap { collections(in: $0) }
  }

  private func save(_ layers: [Layer], to path: String) throws(PictureError) {
    let snapshot = gtk_snapshot_new()
    for layer in layers {
      var place = graphene_point_t(x: Float(layer.x), y: Float(layer.y))
      gtk_snapshot_save(snapshot)
      gtk_snapshot_translate(snapshot, &place)
      for part in layer.parts { gtk_widget_snapshot_child(layer.window.widget, part.widget, snapshot) }
      gtk_snapshot_restore(snapshot)
    }
    guard let node = gtk_snapshot_free_to_node(snapshot) else { throw .nothingDrawn }
    defer { gsk_render_node_unref(node) }
    let renderer = gsk_cairo_renderer_new()
    gsk_renderer_realize(renderer, nil, nil)
    defer {
      gsk_renderer_unrealize(renderer)
      g_object_unref(UnsafeMutableRawPointer(renderer))
    }
    let size = layers.reduce((width: 0, height: 0)) { (max($0.width, $1.width), max($0.height, $1.height)) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(size.width), Float(size.height))
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
    shade.unparent()
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
