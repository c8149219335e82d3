import Floorplan

/// A drawer of samples in other themes and appearances, which are never displayed.
///
/// Each column has its own ``ThemeScope`` in a window that isn't on the screen, and one sample at a time. Let the main
/// loop run between creating and drawing a sample, whose parts may load their contents in the background.
final class SampleDrawer {
  private let window = Window()
  private var layers: [MatrixColumn: (scope: ThemeScope, layer: OffscreenLayer)] = [:]
  private var samples: [MatrixColumn: (sample: StateSample, widget: Widget)] = [:]

  /// Displays a theme in a column.
  func show(_ theme: Theme, in column: MatrixColumn) {
    if let known = layers[column] { return known.scope.apply(theme, appearance: column.appearance) }
    let scope = ThemeScope(theme: theme, appearance: column.appearance)
    scope.setParent(window)
    layers[column] = (scope, OffscreenLayer(window, [scope]))
  }

  /// Discards the scopes of all other columns, whose style sheets slow down every change of a style.
  func keep(_ columns: [MatrixColumn]) {
    for (column, (scope, _)) in layers where !columns.contains(column) {
      cancel(column)
      scope.removePermanently()
      layers[column] = nil
    }
  }

  /// Creates a sample in a column that displays a theme.
  ///
  /// - Returns: The class paths of its parts.
  @discardableResult
  func begin(_ sample: StateSample, in column: MatrixColumn) -> Set<String> {
    cancel(column)
    let widget = sample.make()
    samples[column] = (sample, widget)
    layers[column]?.scope.child = widget
    layOut(column)
    return Self.classPaths(in: widget)
  }

  /// Draws the sample of a column, which `inspect` receives when it is complete; returns nil while contents are loading.
  func finish(_ column: MatrixColumn, inspect: (Widget) -> Void = { _ in }) -> RenderNode? {
    guard !isLoading else { return nil }
    flushObservers()
    layOut(column)
    window.validateStyles()
    layOut(column)
    // New cells may have begun to load theirs.
    guard !isLoading else { return nil }
    samples[column].map { inspect($0.widget) }
    defer { cancel(column) }
    return layers[column].flatMap { OffscreenLayer.record([$0.layer]) }
  }

  private var isLoading: Bool { Background.runningCount > 0 || ImageLoader.shared.isLoading || SheetImages.isLoading }

  /// Discards the sample of a column.
  func cancel(_ column: MatrixColumn) {
    guard let (_, widget) = samples.removeValue(forKey: column) else { return }
    layers[column]?.scope.child = nil
    widget.discard()
  }

  private func layOut(_ column: MatrixColumn) {
    guard let (sample, widget) = samples[column], let scope = layers[column]?.scope else { return }
    let width = max(sample.width, scope.measured(.horizontal).minimum)
    let height = scope.measured(.vertical, forSize: width).natural
    layers[column]?.layer.layOut(width: width, height: height)
    let collections = widget.visibleCollections
    for collection in collections { collection.layOutImmediately() }
    // The new cells have requested another allocation.
    if !collections.isEmpty { layers[column]?.layer.layOut(width: width, height: height) }
  }

  private static func classPaths(in widget: Widget) -> Set<String> {
    widget.children.filter(\.isVisible).reduce(
      into: Set(widget.styleClasses.filter(ComponentParts.classPaths.contains))
    ) {
      $0.formUnion(classPaths(in: $1))
    }
  }

  /// Discards the window, as soon as GDK has computed its size.
  func close() {
    for column in layers.keys { cancel(column) }
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
