import Floorplan

/// A drawer of samples in other themes and appearances, which are never displayed.
///
/// Each column has its own ``ThemeScope`` in a window that isn't on the screen. Drawing takes two steps, because parts of
/// a sample may need a turn of the main loop, and load their pictures in the background.
final class SampleDrawer {
  private let window = Window()
  private var layers: [MatrixColumn: (scope: ThemeScope, layer: OffscreenLayer)] = [:]
  private var current: (sample: StateSample, column: MatrixColumn, widget: Widget)?

  /// Whether pictures of the created sample are loading.
  var isLoading: Bool { ImageLoader.shared.isLoading || SheetImages.isLoading }
  /// The class paths of the parts in the created sample.
  var classPaths: Set<String> { current.map { Self.classPaths(in: $0.widget) } ?? [] }

  /// Displays a theme in a column.
  func show(_ theme: Theme, in column: MatrixColumn) {
    if let known = layers[column] { return known.scope.apply(theme, appearance: column.appearance) }
    let scope = ThemeScope(theme: theme, appearance: column.appearance)
    scope.setParent(window)
    layers[column] = (scope, OffscreenLayer(window, [scope]))
  }

  /// Creates a sample in a column that displays a theme.
  func begin(_ sample: StateSample, in column: MatrixColumn) {
    cancel()
    let widget = sample.make()
    current = (sample, column, widget)
    layers[column]?.scope.child = widget
    layOut()
  }

  /// Draws the created sample; returns nil while its pictures are loading.
  func finish() -> RenderNode? {
    guard let column = current?.column, !isLoading else { return nil }
    flushObservers()
    layOut()
    window.validateStyles()
    layOut()
    // New cells may have begun to load theirs.
    guard !isLoading else { return nil }
    defer { cancel() }
    return layers[column].flatMap { OffscreenLayer.record([$0.layer]) }
  }

  /// Discards the created sample.
  func cancel() {
    guard let current else { return }
    layers[current.column]?.scope.child = nil
    current.widget.discard()
    self.current = nil
  }

  private func layOut() {
    guard let current, let scope = layers[current.column]?.scope else { return }
    let width = max(current.sample.width, scope.measured(.horizontal).minimum)
    let height = scope.measured(.vertical, forSize: width).natural
    layers[current.column]?.layer.layOut(width: width, height: height)
    let collections = current.widget.visibleCollections
    for collection in collections { collection.layOutImmediately() }
    // The new cells have requested another allocation.
    if !collections.isEmpty { layers[current.column]?.layer.layOut(width: width, height: height) }
  }

  private static func classPaths(in widget: Widget) -> Set<String> {
    widget.children.reduce(into: Set(widget.styleClasses.filter(ComponentParts.classPaths.contains))) {
      $0.formUnion(classPaths(in: $1))
    }
  }

  /// Discards the window, as soon as GDK has computed its size.
  func close() {
    cancel()
    for (scope, _) in layers.values { scope.removePermanently() }
    layers = [:]
    MainLoop.idle { [window] in window.close() }
  }
}

extension Widget {
  /// The visible collections, each before those in its cells.
  var visibleCollections: [CollectionView] {
    [self as? CollectionView].compactMap(\.self) + children.filter(\.isVisible).flatMap(\.visibleCollections)
  }
}
