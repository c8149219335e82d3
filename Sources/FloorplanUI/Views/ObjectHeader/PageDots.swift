import CGTK
import FloorplanTheme
import GTKBridge

/// A button for each of several pages, of which one is shown.
///
/// Where there is no room for all of them, those around the page that is shown are in sight.
@MainActor
final class PageDots: CustomWidget {
  private typealias Parts = ComponentParts.ObjectHeader
  private var dots: [PageDot] = []

  override class var cssName: String { "pagedots" }

  override init() {
    super.init()
    setAccessibleLabel("Pages")
    isVisible = false
  }

  /// Called with the number of the page whose button was pressed.
  var onPress: ((Int) -> Void)?
  /// How many pages there are.
  var pageCount = 0 { didSet { if pageCount != oldValue { show() } } }
  /// The page that is shown.
  var currentPage = 0 { didSet { if currentPage != oldValue { show() } } }

  private var shown: ArraySlice<PageDot> { dots.prefix(pageCount) }

  private func show() {
    while dots.count < pageCount { dots.append(makeDot(dots.count)) }
    for (index, dot) in dots.enumerated() {
      if index < pageCount { dot.button.isVisible = true } else { dot.button.hide(givingFocusTo: self) }
      dot.button.setAccessibleLabel("Page \(index + 1) of \(pageCount)")
      dot.isCurrent = index == currentPage
    }
    isVisible = pageCount > 1
    queueAllocate()
  }

  private func makeDot(_ index: Int) -> PageDot {
    let made = PageDot()
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
    let sizes = shown.map { $0.button.measured(orientation) }
    guard orientation == .horizontal else { return Measurement(sizes.map(\.natural).max() ?? 0) }
    return Measurement(minimum: sizes.map(\.natural).max() ?? 0, natural: sizes.reduce(0) { $0 + $1.natural })
  }

  override func sizeAllocate(width: Int, height: Int) {
    let wide = shown.map { $0.button.measured(.horizontal).natural }.max() ?? 1
    let fitting = max(1, min(shown.count, width / max(1, wide)))
    let first = max(0, min(currentPage - fitting / 2, shown.count - fitting))
    var x = (width - fitting * wide) / 2
    for (index, dot) in shown.enumerated() {
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
  private typealias Parts = ComponentParts.ObjectHeader
  let button = Button()
  private let mark = PageMark()

  init() {
    mark.become(Parts.pageDot)
    mark.horizontalAlignment = .center
    mark.verticalAlignment = .center
    button.become(Parts.pageButton)
    button.child = mark
    button.setAccessibleSelected(false)
  }

  var isCurrent = false {
    didSet {
      guard isCurrent != oldValue else { return }
      mark.setStyleClass(Parts.currentPageDot.classPath, isCurrent)
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
