import Floorplan

/// A drawer of samples and pages in other themes and appearances, which are never displayed.
///
/// Each column has its own ``ThemeScope`` in a window that isn't on the screen, and one sample at a time. Let the main
/// loop run between creating and drawing a sample, whose parts may load their contents in the background.
final class SampleDrawer<Column: Hashable> {
  private let window = Window()
  private var layers: [Column: (scope: ThemeScope, layer: OffscreenLayer)] = [:]
  private var samples: [Column: (widget: Widget, size: SampleSize)] = [:]

  /// Displays a theme in a column.
  func show(_ theme: Theme, _ appearance: Appearance, in column: Column) {
    if let known = layers[column] { return known.scope.apply(theme, appearance: appearance) }
    let scope = ThemeScope(theme: theme, appearance: appearance)
    scope.setParent(window)
    layers[column] = (scope, OffscreenLayer(window, [scope]))
  }

  /// Discards the scopes of all other columns, whose style sheets slow down every change of a style.
  func keep(_ columns: [Column]) {
    for (column, (scope, _)) in layers where !columns.contains(column) {
      cancel(column)
      scope.removePermanently()
      layers[column] = nil
    }
  }

  /// Lays out a widget in a column that displays a theme.
  func begin(_ widget: Widget, size: SampleSize, in column: Column) {
    cancel(column)
    samples[column] = (widget, size)
    layers[column]?.scope.child = widget
    layOut(column)
  }

  /// Draws the sample of a column, and then discards it.
  ///
  /// - Parameters:
  ///   - column: The column.
  ///   - inspect: Called with the complete sample and its layer, before it is discarded.
  /// - Returns: The picture, or nil while contents are loading.
  func finish(_ column: Column, inspect: (Widget, OffscreenLayer) -> Void = { _, _ in }) -> RenderNode? {
    guard !isLoading else { return nil }
    closeOpenedWindows()
    flushObservers()
    layOut(column)
    window.validateStyles()
    layOut(column)
    // New cells may have begun to load theirs.
    guard !isLoading else { return nil }
    defer { cancel(column) }
    guard let layer = layers[column]?.layer, let sample = samples[column] else { return nil }
    inspect(sample.widget, layer)
    return OffscreenLayer.record([layer])
  }

  /// Closes the windows that samples have opened, which don't have the themes of the columns.
  private func closeOpenedWindows() {
    for opened in Window.all where opened.transientParent === window { opened.close() }
    window.removeStyleClass(UtilityClass.dimmed.rawValue)
  }

  private var isLoading: Bool { Background.runningCount > 0 || ImageLoader.shared.isLoading || SheetImages.isLoading }

  /// Discards the sample of a column.
  func cancel(_ column: Column) {
    guard let (widget, _) = samples.removeValue(forKey: column) else { return }
    closeOpenedWindows()
    layers[column]?.scope.child = nil
    widget.discard()
  }

  /// Lays out the sample of a column again, for example after it has loaded its contents.
  func layOut(_ column: Column) {
    guard let (widget, size) = samples[column], let scope = layers[column]?.scope else { return }
    let width = max(size.width, scope.measured(.horizontal).minimum)
    let height = max(size.height, scope.measured(.vertical, forSize: width).natural)
    layers[column]?.layer.layOut(width: width, height: height)
    let collections = widget.visibleCollections
    for collection in collections { collection.layOutImmediately() }
    // The new cells have requested another allocation.
    if !collections.isEmpty { layers[column]?.layer.layOut(width: width, height: height) }
    guard height < size.maximumHeight else { return }
    // The next layout displays more of the scrolled content.
    samples[column]?.size.height = min(size.maximumHeight, height + widget.hiddenHeight(of: height))
  }

  /// Discards the window, as soon as GDK has computed its size.
  func close() {
    for column in layers.keys { cancel(column) }
    for (scope, _) in layers.values { scope.removePermanently() }
    layers = [:]
    MainLoop.idle { [window] in window.close() }
  }
}

/// The size in which a widget is drawn, in pixels.
struct SampleSize {
  var width: Int
  /// The minimum height.
  var height = 0
  /// The maximum height of a widget that scrolls, which is drawn as high as its content.
  var maximumHeight = 0
}

extension SampleDrawer<MatrixColumn> {
  /// Displays a theme in a column.
  func show(_ theme: Theme, in column: MatrixColumn) { show(theme, column.appearance, in: column) }

  /// Creates a sample in a column that displays a theme.
  ///
  /// - Returns: The class paths of its parts.
  @discardableResult
  func begin(_ sample: StateSample, in column: MatrixColumn) -> Set<String> {
    let widget = sample.make()
    begin(widget, size: SampleSize(width: sample.width), in: column)
    return widget.classPaths
  }
}

extension Widget {
  /// The class paths of the visible parts.
  fileprivate var classPaths: Set<String> {
    children.filter(\.isVisible).reduce(into: Set(styleClasses.filter(ComponentParts.classPaths.contains))) {
      $0.formUnion($1.classPaths)
    }
  }

  /// Returns the height of the content that is scrolled out of view in a page with a height.
  fileprivate func hiddenHeight(of height: Int) -> Int {
    let own = (self as? ScrolledWindow).map { scrolled in
      // A small scrolled area keeps its height.
      scrolled.height * 2 > height ? Int(scrolled.verticalAdjustment.upper - scrolled.verticalAdjustment.pageSize) : 0
    }
    return max(own ?? 0, children.filter(\.isVisible).map { $0.hiddenHeight(of: height) }.max() ?? 0)
  }

  /// The visible collections, each before those in its cells.
  var visibleCollections: [CollectionView] {
    [self as? CollectionView].compactMap(\.self) + children.filter(\.isVisible).flatMap(\.visibleCollections)
  }
}
