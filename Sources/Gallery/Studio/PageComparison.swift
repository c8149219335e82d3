import Floorplan
import FloorplanThemeCheck

/// The pictures of a page in two themes and appearances, and the values that differ.
final class PageComparison {
  /// A side of the comparison; the raw values are the names of its knobs.
  nonisolated enum Side: String, CaseIterable { case first, second }

  /// A theme in an appearance.
  struct Style {
    let theme: Theme
    let appearance: Appearance
  }

  /// The picture of a side.
  struct Picture {
    let drawing: RenderNode
    /// The differing values of its parts.
    let parts: ChangedParts
  }

  /// The pictures; the previous ones until the new ones are drawn.
  private(set) var pictures: [Side: Picture] = [:]
  /// The differing values that a picture displays.
  private(set) var differences: [ThemeComparison.Difference] = []
  /// Whether the pixels of both pictures are equal.
  private(set) var hasSamePixels = false
  /// Whether pictures are being drawn.
  private(set) var isDrawing = false
  /// Called when both pictures are drawn.
  var onDraw: () -> Void = {}

  private let drawer = SampleDrawer<Side>()
  private let switches: ViewSwitches
  private var contexts: [Side: PageContext] = [:]
  private var step: LoopSource?
  private var revision = 0
  private var isClosed = false

  /// The time between two attempts to draw a page that is loading, in milliseconds.
  private static let interval: UInt32 = 4
  /// The number of layouts before a page is drawn: collections create their cells in the first one.
  private static let layoutCount = 3
  private static let minimumHeight = 480
  private static let maximumHeight = 2000

  /// Creates a comparison with the switches that styles don't contain, such as the text scale.
  init(_ switches: ViewSwitches) { self.switches = switches }

  /// Draws a page in two styles; the width applies if its address contains no size.
  func show(_ page: ResolvedAddress, _ styles: [Side: Style], width: Int) {
    guard let first = styles[.first], let second = styles[.second] else { return }
    cancelDrawing()
    isDrawing = true
    let revision = revision
    Background.run {
      ThemeComparison(from: first.theme, in: first.appearance, to: second.theme, in: second.appearance)
    } completion: { [weak self] comparison in
      guard let self, !isClosed, revision == self.revision else { return }
      begin(page, styles, width: width)
      draw(comparison, second.appearance, pass: 1)
    }
  }

  private func begin(_ page: ResolvedAddress, _ styles: [Side: Style], width: Int) {
    let fixed = page.address.size
    let size = SampleSize(
      width: fixed?.width ?? width, height: fixed?.height ?? Self.minimumHeight,
      maximumHeight: fixed?.height ?? Self.maximumHeight)
    for side in Side.allCases {
      guard let style = styles[side], let body = catalogPages.first(where: { $0.entry == page.entry })?.body else {
        continue
      }
      // GTK's controls in the parts of the gallery have the appearance of the window.
      let context = PageContext(
        page, switches.displaying(style.theme, style.appearance), chrome: Chrome(switches))
      contexts[side] = context
      drawer.show(style.theme, style.appearance, in: side)
      let content = body(context)
      content.expandsVertically = true
      // The parts of the gallery in the page share the style of a first part.
      let root = Box(.vertical, [context.chrome.firstPart(Box(.vertical)), content])
      drawer.begin(root, size: size, in: side)
    }
  }

  /// Draws the pages when they are loaded, without blocking the main loop.
  private func draw(
    _ comparison: ThemeComparison, _ appearance: Appearance, pass: Int, _ drawn: [Side: Picture] = [:]
  ) {
    step = MainLoop.after(milliseconds: Self.interval, priority: .idle) { [weak self] in
      guard let self else { return }
      // A drawn page has been discarded.
      guard !contexts.contains(where: { drawn[$0] == nil && ($1.isLoading || $1.isWaiting()) }) else {
        return draw(comparison, appearance, pass: 1, drawn)
      }
      guard pass >= Self.layoutCount else {
        flushObservers()
        for side in Side.allCases { drawer.layOut(side) }
        return draw(comparison, appearance, pass: pass + 1, drawn)
      }
      var drawn = drawn
      for side in Side.allCases where drawn[side] == nil {
        var parts: ChangedParts?
        let drawing = drawer.finish(side) {
          parts = ChangedParts(of: [$1], comparison.differences, in: appearance)
        }
        if let drawing, let parts { drawn[side] = Picture(drawing: drawing, parts: parts) }
      }
      if drawn.count == Side.allCases.count {
        finish(drawn, comparison)
      } else {
        draw(comparison, appearance, pass: pass, drawn)
      }
    }
  }

  private func finish(_ drawn: [Side: Picture], _ comparison: ThemeComparison) {
    cancelDrawing()
    pictures = drawn
    let displayed = Set(drawn.values.flatMap(\.parts.differences))
    differences = comparison.differences.filter(displayed.contains)
    if let first = drawn[.first], let second = drawn[.second] {
      hasSamePixels = first.drawing.hasSamePixels(as: second.drawing)
    }
    onDraw()
  }

  /// Stops drawing, and keeps the pictures.
  func cancelDrawing() {
    revision += 1
    isDrawing = false
    step?.cancel()
    step = nil
    for side in Side.allCases { drawer.cancel(side) }
    contexts = [:]
  }

  /// Stops drawing and discards the pictures.
  func close() {
    isClosed = true
    cancelDrawing()
    drawer.close()
    pictures = [:]
    onDraw = {}
  }
}

extension ViewSwitches {
  /// Returns the same switches with another theme and appearance.
  fileprivate func displaying(_ theme: Theme, _ appearance: Appearance) -> ViewSwitches {
    let copy = ViewSwitches()
    (copy.sheet, copy.dialect, copy.theme, copy.appearance) = (sheet, dialect, theme, appearance)
    (copy.direction, copy.scale, copy.motion) = (direction, scale, motion)
    (copy.selectedDensity, copy.deviceDensity) = (selectedDensity, deviceDensity)
    return copy
  }
}
