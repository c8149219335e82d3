import CGTK
import FloorplanTheme
import GTKBridge

/// A button for each of several pages, of which one is shown.
///
/// Where there is no room for all of them, those around the page that is shown are in sight.
@MainActor
final class PageDots: CustomWidget {
  /// What the dots look like, which is up to the view that has them.
  struct Parts {
    /// What leads to a page.
    let button: ComponentPart
    /// The dot in it.
    let dot: ComponentPart
    /// What the dot of the page that is shown has besides.
    let currentDot: ComponentPart
  }

  private let parts: Parts
  private var dots: [PageDot] = []

  override class var cssName: String { "pagedots" }

  init(_ parts: Parts) {
    self.parts = parts
    super.init()
    setAccessibleLabel(localized("Pages"))
    isVisible = false
  }

  /// Called with the number of the page whose button was pressed.
  var onPress: ((Int) -> Void)?
  /// How many pages there are.
  var pageCount = 0 { didSet { if pageCount != oldValue { show() } } }
  /// How many of them there are in the present width; nil for all of them.
  ///
  /// It may be set while the dots are being placed, for no size depends on it.
  var countInSight: Int? { didSet { if countInSight != oldValue { show() } } }
  /// The page that is shown.
  var currentPage = 0 { didSet { if currentPage != oldValue { show() } } }

  private var made: ArraySlice<PageDot> { dots.prefix(pageCount) }
  private var shown: ArraySlice<PageDot> { dots.prefix(min(pageCount, countInSight ?? pageCount)) }

  private func show() {
    while dots.count < pageCount { dots.append(makeDot(dots.count)) }
    for (index, dot) in dots.enumerated() {
      if index < pageCount { dot.button.isVisible = true } else { dot.button.hide(givingFocusTo: self) }
      // A screen reader finds those too that have no page in this width.
      let count = index < shown.count ? shown.count : pageCount
      dot.button.setAccessibleLabel(localized("Page %1$@ of %2$@").filled(with: "\(index + 1)", "\(count)"))
      dot.isCurrent = index == currentPage
    }
    isVisible = pageCount > 1
    queueAllocate()
  }

  private func makeDot(_ index: Int) -> PageDot {
    let made = PageDot(parts)
    made.button.onClick { [weak self] in self?.onPress?(index) }
    made.button.setParent(self)
    return made
  }

  /// Gives the focus to the button of a page.
  func focus(page: Int) {
    guard shown.indices.contains(page) else { return }
    // It may be one of those that there was no room for.
    dots[page].button.isChildVisible = true
    dots[page].button.grabFocus()
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let sizes = made.map { $0.button.measured(orientation) }
    guard orientation == .horizontal else { return Measurement(sizes.map(\.natural).max() ?? 0) }
    return Measurement(minimum: sizes.map(\.natural).max() ?? 0, natural: sizes.reduce(0) { $0 + $1.natural })
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wide = made.map { $0.button.measured(.horizontal).natural }.max() ?? 1
    let fitting = max(1, min(shown.count, width / max(1, wide)))
    let first = max(0, min(currentPage - fitting / 2, shown.count - fitting))
    var x = (width - fitting * wide) / 2
    for (index, dot) in made.enumerated() {
      let isSeen = (first..<first + fitting).contains(index)
      if dot.button.isChildVisible != isSeen { dot.button.isChildVisible = isSeen }
      guard isSeen else { continue }
      let high = dot.button.measured(.vertical, forSize: wide).natural
      dot.button.allocate(
        x: direction == .rtl ? width - x - wide : x, y: (height - high) / 2, width: wide, height: high)
      x += wide
    }
  }

  override func dispose() {
    onPress = nil
    super.dispose()
  }
}

/// The button of a page with its dot.
@MainActor
private final class PageDot {
  let button = Button()
  private let mark = PageMark()
  private let currentClassPath: String

  init(_ parts: PageDots.Parts) {
    currentClassPath = parts.currentDot.classPath
    mark.become(parts.dot)
    mark.horizontalAlignment = .center
    mark.verticalAlignment = .center
    button.become(parts.button)
    button.child = mark
    button.setAccessibleSelected(false)
  }

  var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      mark.setStyleClass(currentClassPath, isCurrent)
      button.setAccessibleSelected(isCurrent)
    }
  }
}

/// The dot in a page's button.
@MainActor
private final class PageMark: CustomWidget {
  override class var cssName: String { "pagedot" }
  /// The button says what it is.
  override class var accessibleRole: GtkAccessibleRole { .presentation }
}
