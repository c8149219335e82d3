import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A renderer that draws a page and the window that it opens, without displaying them.
final class PageRenderer {
  private let window = Window()
  /// Widgets that aren't drawn, but must be in a window.
  private let hidden: [Widget]
  /// The actions of the page's commands, without which their buttons would be insensitive.
  private let actions = ActionGroup()

  /// The default size of a picture, in pixels.
  static let defaultSize = (width: 960, height: 720)

  init(hidden: [Widget] = []) {
    self.hidden = hidden
    for widget in hidden { widget.setParent(window) }
    window.addStyleClass("background")
    for command in GalleryCommand.all where command.iconName != nil { actions.addAction(command.id) {} }
    window.insertActionGroup(actions, prefix: "win")
  }

  /// Lays out a page, and passes it to a closure as layers that can be drawn.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  ///   - isWaiting: Returns whether the page, or the window that it opens, is still loading its content.
  ///   - body: The closure; its layers are the page and the window that it opens.
  /// - Returns: The result of the closure.
  /// - Throws: ``RenderError``.
  func render<Result>(
    _ page: Widget, width: Int, height: Int, isWaiting: () -> Bool = { false },
    _ body: ([OffscreenLayer]) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    // The size of the opened window depends on that of the page's window.
    window.defaultSize = (width, height)
    window.child = page
    var layers = [try layOut([page], in: window, width, height, isWaiting)]
    var opening: Box?
    defer { opening?.unparent() }
    if let opened = Window.all.first(where: { $0.transientParent === window }) {
      let size = opened.defaultSize
      let outline = Box(.vertical)
      opening = outline
      outline.addStyleClasses(of: Self.sheet)
      outline.setParent(opened)
      var over = try layOut(
        [opened.titleBar, opened.child].compactMap(\.self), outline, in: opened, size.width, size.height, isWaiting)
      over.cornerRadius = outline.cornerRadius(of: Self.sheet)
      (over.x, over.y) = (max(0, (layers[0].width - over.width) / 2), max(0, (layers[0].height - over.height) / 2))
      // The opened window dims the page.
      window.validateStyles()
      layers.append(over)
    }
    return try body(layers)
  }

  private static let sheet = ComponentParts.ModalForm.sheet

  private func layOut(
    _ parts: [Widget], _ outline: Widget? = nil, in window: Window, _ width: Int, _ height: Int,
    _ isWaiting: () -> Bool
  ) throws(RenderError) -> OffscreenLayer {
    var layer = OffscreenLayer(window, parts, outline: outline)
    // A collection creates its cells after it knows its size. They may request a different size, and contain
    // collections.
    var known: [ObjectIdentifier] = []
    for pass in 1...Self.maximumPassCount {
      flushObservers()
      // As many as in one frame, because jobs that reschedule themselves would never end.
      MainLoop.drain(limit: 64)
      layer.layOut(width: width, height: height)
      let found = parts.flatMap(\.visibleCollections)
      for collection in found { collection.layOutImmediately() }
      let isDone = MainLoop.run(seconds: RenderCommand.loadTimeout) {
        ImageLoader.shared.isLoading || SheetImages.isLoading || isWaiting()
      }
      guard isDone else { throw .timedOut }
      window.validateStyles()
      // A new layout may have replaced a collection that didn't fit.
      if pass >= Self.minimumPassCount, found.map(ObjectIdentifier.init) == known { break }
      known = found.map(ObjectIdentifier.init)
    }
    layer.layOut(width: width, height: height)
    return layer
  }

  private static let minimumPassCount = 3
  /// The maximum number of passes.
  ///
  /// Collections that are nested deeper are drawn incomplete.
  private static let maximumPassCount = 8

  /// Discards the page.
  func clear() {
    window.child?.discard()
    window.child = nil
  }

  /// Closes the window after GDK's pending size computation.
  func close() {
    clear()
    MainLoop.drain()
    for widget in hidden { widget.unparent() }
    window.insertActionGroup(nil, prefix: "win")
    actions.dispose()
    window.close()
  }
}

/// An error that prevents rendering a page.
enum RenderError: Error, CustomStringConvertible {
  /// The page is empty.
  case emptyPage
  /// The style sheet couldn't be read.
  case unreadableStyleSheet(String)
  /// The file couldn't be written, with its path and the reason.
  case writeFailed(String)
  /// The page was still loading at the end of the waiting time.
  case timedOut

  nonisolated var description: String {
    switch self {
    case .emptyPage: "the page is empty"
    case .unreadableStyleSheet(let reason): reason
    case .writeFailed(let problem): "can't write \(problem)"
    case .timedOut: "the page is still loading after \(RenderCommand.loadTimeout) seconds"
    }
  }
}
