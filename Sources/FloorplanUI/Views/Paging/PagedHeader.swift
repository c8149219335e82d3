import FloorplanLayout
import FloorplanTheme
public import GTKBridge

/// A header that has pages if it is narrow, which users turn with dots, by swiping, by scrolling horizontally, or with
/// the arrow keys.
///
/// A subclass allocates its pages at the turner's position, and the dots below them.
public class PagedHeader: CustomWidget {
  let turner = PageTurner()
  private(set) var dots: PageDots?
  private let dotParts: PageDots.Parts
  private let paddingInline: Int

  /// Creates a header without pages.
  ///
  /// - Parameters:
  ///   - part: The part of the header.
  ///   - dotParts: The parts of the dots.
  init(_ part: ComponentPart, dots dotParts: PageDots.Parts) {
    self.dotParts = dotParts
    paddingInline = part[.paddingInline]
    super.init()
    addStyleClasses(of: part)
    // Both pages extend beyond the header during a transition.
    overflow = .hidden
    listen()
  }

  /// The number of pages at the current width; 0 if the header is empty.
  public var pageCount: Int { 0 }
  /// The index of the current page of a narrow header.
  ///
  /// A new value is clamped to the existing pages.
  public final var currentPage: Int {
    get { max(0, min(turner.page, pageCount - 1)) }
    set { turn(to: newValue) }
  }
  /// Called with the index of the current page when it changes, including changes caused by the width.
  @Callback public final var onPageChange: ((Int) -> Void)?

  /// Whether the header has several pages at its current width.
  var showsPages: Bool { false }
  /// Responds to a change of the current page, whose transition may still be running.
  func didTurn(to page: Int) { onPageChange?(page) }

  /// Returns the distance between pages, which is wider than the header so that an outgoing page leaves its padding,
  /// too.
  final func pagePitch(width: Int) -> Int { width + 2 * paddingInline }

  /// Allocates the dots below the pages.
  final func placeDots(y: Int, width: Int) {
    guard let dots, dots.isVisible else { return }
    dots.isChildVisible = true
    let wide = max(width, dots.measured(.horizontal).minimum)
    dots.allocate(y: y, width: wide, height: dots.measured(.vertical).natural)
  }

  /// Creates a dot for each page if there are several.
  ///
  /// The dots become the last child.
  final func showDots(_ count: Int) {
    if count > 1, dots == nil {
      let newDots = PageDots(dotParts)
      newDots.onPress = { [weak self] in self?.turn(to: $0) }
      newDots.setParent(self)
      dots = newDots
    }
    dots?.pageCount = count
  }

  /// Turns to a page, with a transition if the header has pages at its current width.
  ///
  /// - Parameters:
  ///   - requested: The index of the page, which is clamped to the existing pages.
  ///   - animated: Whether to animate the transition, unless animations are disabled.
  ///   - movingFocus: Whether the focus moves to the dot of the page.
  final func turn(to requested: Int, animated: Bool = true, movingFocus: Bool = true) {
    let page = max(0, min(requested, pageCount - 1))
    let isOther = page != turner.page
    guard isOther || turner.position != Double(page) else { return }
    let isPaged = showsPages
    // GTK would keep the focus in a hidden page.
    if isOther, movingFocus, isPaged, containsFocus { dots?.focus(page: page) }
    if animated, isPaged, isMapped, Settings.default.areAnimationsEnabled {
      turner.slide(to: page)
      followFrames()
    } else {
      turner.jump(to: page)
    }
    dots?.currentPage = page
    queueAllocate()
    if isOther { didTurn(to: page) }
  }

  /// Turns to a page immediately and silently, because the header may be allocating its children.
  final func jump(to page: Int) {
    turner.jump(to: page)
    dots?.currentPage = page
  }

  private func followFrames() {
    guard !turner.followsFrames else { return }
    turner.followsFrames = true
    addTickCallback { [weak self] time in
      guard let self else { return false }
      turner.followsFrames = turner.advance(to: time)
      queueAllocate()
      return turner.followsFrames
    }
  }

  // MARK: Input

  private func listen() {
    let drag = addController(DragGesture())
    drag.onBegin { [weak self] _, _ in self?.turner.beginSwipe() }
    drag.onUpdate { [weak self, weak drag] x, y in if self?.swipe(x, y) == true { drag?.claim() } }
    drag.onEnd { [weak self] in self?.endSwipe() }
    drag.onCancel { [weak self] in self?.cancelSwipe() }
    let scroll = addController(ScrollController([.horizontal, .vertical]))
    scroll.onScroll { [weak self, unowned scroll] x, y in
      let isShifted = scroll.modifiers.contains(.shift)
      return self?.scroll(isShifted && x == 0 ? y : x, isShifted ? 0 : y, isPrecise: scroll.isPrecise) ?? false
    }
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
  }

  /// The sign of the direction to the next page: 1 for right, -1 for left.
  private var forwardSign: Double { direction == .rtl ? -1 : 1 }

  /// Updates a swipe once the gesture is clearly horizontal.
  ///
  /// - Returns: Whether the gesture is a swipe.
  private func swipe(_ x: Double, _ y: Double) -> Bool {
    guard showsPages else { return false }
    guard turner.isSwiping || (abs(x) > abs(y) && exceedsDragThreshold(fromX: 0, y: 0, toX: x, y: y)) else {
      return false
    }
    // Pages follow the pointer.
    turner.swipe(by: -forwardSign * x, pitch: pagePitch(width: width), count: pageCount)
    queueAllocate()
    return true
  }

  private func endSwipe() {
    if let page = turner.endSwipe(pitch: pagePitch(width: width)) { turn(to: page) }
  }

  /// Cancels the gesture and returns to the current page.
  final func cancelSwipe() {
    turner.cancelSwipe()
    turn(to: turner.page)
  }

  /// Turns pages by horizontal scrolling.
  ///
  /// - Returns: Whether the event was handled.
  private func scroll(_ x: Double, _ y: Double, isPrecise: Bool) -> Bool {
    guard showsPages, abs(x) > abs(y) else { return false }
    let step = turner.scrolling.scroll(by: forwardSign * x, isPrecise: isPrecise)
    if step != 0 { turn(to: turner.page + step) }
    return true
  }

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    guard showsPages, let step = NeighborDirection(key, modifiers), step == .left || step == .right,
      let page = step.position(from: turner.page, count: pageCount, isMirrored: forwardSign < 0)
    else { return false }
    turn(to: page)
    // The key is consumed at the ends, so it doesn't move the focus.
    return true
  }
}
