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
    var layers = [try layOut([page], in: window, width, height, isWaiting)]
    if let opened = Window.all.first(where: { $0.transientParent === window }) {
      var behind = OffscreenLayer(window, [shade])
      behind.layOut(width: layers[0].width, height: layers[0].height)
      let size = opened.defaultSize
      var over = try layOut(
        [opened.titleBar, opened.child].compactMap(\.self), in: opened, size.width, size.height, isWaiting)
      (over.x, over.y) = (max(0, (behind.width - over.width) / 2), max(0, (behind.height - over.height) / 2))
      layers += [behind, over]
    }
    guard let picture = OffscreenLayer.draw(layers) else { throw .nothingDrawn }
    do throws(FileError) {
      try writeFile(picture.pngBytes, to: path, mode: 0o644)
    } catch {
      throw .notSaved(path)
    }
  }

  private func layOut(
    _ parts: [Widget], in window: Window, _ width: Int, _ height: Int, _ isWaiting: () -> Bool
  ) throws(PictureError) -> OffscreenLayer {
    var layer = OffscreenLayer(window, parts)
    // A collection makes its cells when it knows its size, and they may want another; so may collections in them.
    var known: [ObjectIdentifier] = []
    for pass in 1...Self.mostPasses {
      flushObservers()
      // No more than a frame has: what puts something off again and again would never end.
      MainLoop.drain(limit: 64)
      layer.layOut(width: width, height: height)
      let found = parts.flatMap { collections(in: $0) }
      for collection in found { collection.settle() }
      let isDone = MainLoop.run(seconds: RenderCommand.longestWait) {
        ImageLoader.shared.isLoading || SheetImages.isReading || isWaiting()
      }
      guard isDone else { throw .stillLoading }
      window.validateStyles()
      // One may have taken the place of another that there was no room for.
      if pass >= Self.leastPasses, found.map(ObjectIdentifier.init) == known { break }
      known = found.map(ObjectIdentifier.init)
    }
    layer.layOut(width: width, height: height)
    return layer
  }

  private static let leastPasses = 3
  /// What stands deeper in each other than this is seen as far as it was made.
  private static let mostPasses = 8

  /// The collections that are shown, those in cells of others after these.
  private func collections(in widget: Widget) -> [CollectionView] {
    [widget as? CollectionView].compactMap(\.self)
      + widget.children.filter(\.isVisible).flatMap { collections(in: $0) }
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
