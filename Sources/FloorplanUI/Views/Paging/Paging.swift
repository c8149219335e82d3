import CGTK
import GTKBridge

/// A view with pages if it is narrow.
@MainActor
protocol PagedView: CustomWidget {
  /// The number of pages.
  var pageCount: Int { get }
  /// Whether there are several pages at the current width.
  var showsPages: Bool { get }
  /// The distance between pages, in pixels.
  var pagePitch: Int { get }
  /// Responds to a change of the current page, whose transition may still be running.
  func didTurn(to page: Int)
}

/// The paging of a view by dots, swipes, scrolling and keys.
///
/// The view owns it, allocates its pages at the turner's position, and allocates the dots below them.
@MainActor
final class Paging {
  let turner = PageTurner()
  private(set) var dots: PageDots?
  private let parts: PageDots.Parts
  private weak var view: (any PagedView)?

  /// Creates the paging with the parts of its dots.
  init(_ parts: PageDots.Parts) { self.parts = parts }

  /// Creates a dot for each page if there are several.
  ///
  /// The dots become the view's last child.
  func showDots(_ count: Int) {
    if count > 1, dots == nil, let view {
      let made = PageDots(parts)
      made.onPress = { [weak self] in self?.turn(to: $0) }
      made.setParent(view)
      dots = made
    }
    dots?.pageCount = count
  }

  /// Turns to a page, with a transition if the view has pages at its current width.
  ///
  /// - Parameters:
  ///   - wanted: The index of the page, which is clamped to the existing pages.
  ///   - animated: Whether to animate the transition, unless animations are disabled.
  ///   - movingFocus: Whether the focus moves to the dot of the page.
  func turn(to wanted: Int, animated: Bool = true, movingFocus: Bool = true) {
    guard let view else { return }
    let page = max(0, min(wanted, view.pageCount - 1))
    let isOther = page != turner.page
    guard isOther || turner.position != Double(page) else { return }
    let isPaged = view.showsPages
    // GTK would keep the focus in a hidden page.
    if isOther, movingFocus, isPaged, view.containsFocus { dots?.focus(page: page) }
    if animated, isPaged, view.isMapped, Settings.default.enablesAnimations {
      turner.slide(to: page)
      followFrames(of: view)
    } else {
      turner.jump(to: page)
    }
    dots?.currentPage = page
    view.queueAllocate()
    if isOther { view.didTurn(to: page) }
  }

  /// Turns to a page immediately without notifying the view, which may be allocating its children.
  func jump(to page: Int) {
    turner.jump(to: page)
    dots?.currentPage = page
  }

  private func followFrames(of view: any PagedView) {
    guard !turner.followsFrames else { return }
    turner.followsFrames = true
    view.onEachFrame { [weak self] time in
      guard let self else { return false }
      turner.followsFrames = turner.advance(to: time)
      self.view?.queueAllocate()
      return turner.followsFrames
    }
  }

  // MARK: Input

  /// Adds the input controllers to a view.
  func begin(in view: any PagedView) {
    self.view = view
    let drag = DragGesture()
    drag.onBegin { [weak self] _, _ in self?.turner.beginSwipe() }
    drag.onUpdate { [weak self, weak drag] x, y in if self?.swipe(x, y) == true { drag?.claim() } }
    drag.onEnd { [weak self] in self?.endSwipe() }
    drag.onCancel { [weak self] in self?.cancelSwipe() }
    view.addController(drag)
    let scroll = ScrollController([.horizontal, .vertical])
    scroll.onScroll { [weak self, unowned scroll] x, y in
      let isShifted = scroll.heldModifiers.contains(.shiftMask)
      return self?.scroll(isShifted && x == 0 ? y : x, isShifted ? 0 : y, isPixelwise: scroll.isPixelwise) ?? false
    }
    view.addController(scroll)
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in self?.handle(Int32(bitPattern: key), modifiers) ?? false }
    view.addController(keys)
  }

  /// The sign of the direction to the next page: 1 for right, -1 for left.
  private var forwardSign: Double { view?.direction == .rtl ? -1 : 1 }

  /// Updates a swipe once the gesture is clearly horizontal.
  ///
  /// - Returns: Whether the gesture is a swipe.
  private func swipe(_ x: Double, _ y: Double) -> Bool {
    guard let view, view.showsPages else { return false }
    guard turner.isSwiping || (abs(x) > abs(y) && view.isDrag(fromX: 0, y: 0, toX: x, y: y)) else { return false }
    // Pages follow the pointer.
    turner.swipe(by: -forwardSign * x, pitch: view.pagePitch, count: view.pageCount)
    view.queueAllocate()
    return true
  }

  private func endSwipe() {
    if let view, let page = turner.endSwipe(pitch: view.pagePitch) { turn(to: page) }
  }

  /// Cancels the gesture and returns to the current page.
  func cancelSwipe() {
    turner.cancelSwipe()
    turn(to: turner.page)
  }

  /// Turns pages by horizontal scrolling.
  ///
  /// - Returns: Whether the event was handled.
  private func scroll(_ x: Double, _ y: Double, isPixelwise: Bool) -> Bool {
    guard view?.showsPages == true, abs(x) > abs(y) else { return false }
    let step = turner.scrolling.scroll(by: forwardSign * x, isPixelwise: isPixelwise)
    if step != 0 { turn(to: turner.page + step) }
    return true
  }

  /// The left and right keys; true for right.
  private static let sidewaysKeys: [Int32: Bool] = [
    GDK_KEY_Left: false, GDK_KEY_KP_Left: false, GDK_KEY_Right: true, GDK_KEY_KP_Right: true,
  ]

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    let held = modifiers.intersection([.controlMask, .shiftMask, .altMask, .superMask])
    guard held.isEmpty, view?.showsPages == true, let isRight = Self.sidewaysKeys[key] else { return false }
    turn(to: turner.page + (isRight == (forwardSign > 0) ? 1 : -1))
    // The key is consumed at the ends, so that it doesn't move the focus.
    return true
  }
}
