import FloorplanTheme
import GTKBridge

/// The buttons of several pages, of which one is current.
///
/// If not all of them fit, those around the current page are visible.
final class PageDots: CustomWidget {
  /// The parts of the dots, provided by the paged view.
  struct Parts {
    /// The part of a page button.
    let button: ComponentPart
    /// The part of the dot inside.
    let dot: ComponentPart
    /// The additional part of the current page's dot.
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

  /// Called with the index of the page whose button was clicked.
  @Callback var onPress: ((Int) -> Void)?
  /// The number of pages.
  var pageCount = 0 { didSet { if pageCount != oldValue { show() } } }
  /// The number of pages at the current width, or nil for all pages.
  ///
  /// It may change during allocation, because the size doesn't depend on it.
  var currentPageCount: Int? { didSet { if currentPageCount != oldValue { show() } } }
  /// The index of the current page.
  var currentPage = 0 { didSet { if currentPage != oldValue { show() } } }

  private var pageDots: ArraySlice<PageDot> { dots.prefix(pageCount) }
  private var displayed: ArraySlice<PageDot> { dots.prefix(min(pageCount, currentPageCount ?? pageCount)) }

  private func show() {
    while dots.count < pageCount { dots.append(makeDot(dots.count)) }
    for (index, dot) in dots.enumerated() {
      if index < pageCount { dot.button.isVisible = true } else { dot.button.hide(movingFocusTo: self) }
      // Screen readers also find the buttons of pages that don't exist at this width.
      let count = index < displayed.count ? displayed.count : pageCount
      dot.button.setAccessibleLabel(localized("Page %1$@ of %2$@").filled(with: "\(index + 1)", "\(count)"))
      dot.isCurrent = index == currentPage
    }
    isVisible = pageCount > 1
    queueAllocate()
  }

  private func makeDot(_ index: Int) -> PageDot {
    let dot = PageDot(parts)
    dot.button.onClick { [weak self] in self?.onPress?(index) }
    dot.button.setParent(self)
    return dot
  }

  /// Moves the focus to the button of a page.
  func focus(page: Int) {
    guard displayed.indices.contains(page) else { return }
    // The button may be hidden because it didn't fit.
    dots[page].button.isChildVisible = true
    dots[page].button.grabFocus()
  }

  override func measure(_ orientation: Orientation, forSize: Int) -> Measurement {
    let sizes = pageDots.map { $0.button.measured(orientation) }
    guard orientation == .horizontal else { return Measurement(sizes.map(\.natural).max() ?? 0) }
    return Measurement(minimum: sizes.map(\.natural).max() ?? 0, natural: sizes.reduce(0) { $0 + $1.natural })
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wide = pageDots.map { $0.button.measured(.horizontal).natural }.max() ?? 1
    let fitting = max(1, min(displayed.count, width / max(1, wide)))
    let first = max(0, min(currentPage - fitting / 2, displayed.count - fitting))
    var x = (width - fitting * wide) / 2
    for (index, dot) in pageDots.enumerated() {
      let isOnScreen = (first..<first + fitting).contains(index)
      dot.button.isChildVisible = isOnScreen
      guard isOnScreen else { continue }
      let high = dot.button.measured(.vertical, forSize: wide).natural
      dot.button.allocate(
        x: direction == .rtl ? width - x - wide : x, y: (height - high) / 2, width: wide, height: high)
      x += wide
    }
  }
}

/// The button of a page with its dot.
private final class PageDot {
  let button = Button()
  private let mark = PageMark()
  private let currentClassPath: String

  init(_ parts: PageDots.Parts) {
    currentClassPath = parts.currentDot.classPath
    mark.addStyleClasses(of: parts.dot)
    mark.horizontalAlignment = .center
    mark.verticalAlignment = .center
    button.addStyleClasses(of: parts.button)
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

/// The dot in a page button.
private final class PageMark: CustomWidget {
  override class var cssName: String { "pagedot" }
  // The button has the accessible label.
  override class var accessibleRole: AccessibleRole { .presentation }
}
