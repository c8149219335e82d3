import CGTK
import GTKBridge

/// What has pages where it is narrow.
@MainActor
protocol PagedView: CustomWidget {
  /// How many pages there are.
  var pageCount: Int { get }
  /// Whether there are pages in the present width.
  var showsPages: Bool { get }
  /// How far one page is from the next, in pixels.
  var pagePitch: Int { get }
  /// Another page is shown, or on its way.
  func didTurn(to page: Int)
}

/// Turns the pages of a view, by its dots, by hand, by what is scrolled and by keys.
///
/// The view owns it, places its pages by the turner's position, and places the dots below them.
@MainActor
final class Paging {
  let turner = PageTurner()
  private(set) var dots: PageDots?
  private let parts: PageDots.Parts
  private weak var view: (any PagedView)?

  /// Makes what turns pages, with dots that look like these parts.
  init(_ parts: PageDots.Parts) { self.parts = parts }

  /// Makes a dot for each page, if there are several.
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

  /// Shows another page, where the view has pages at once or by moving.
  ///
  /// - Parameters:
  ///   - wanted: The number of the page; one beyond the pages that there are counts as the nearest.
  ///   - animated: Whether the page moves, where people want things to move.
  ///   - movingFocus: Whether the focus goes along, to the dot of the page.
  func turn(to wanted: Int, animated: Bool = true, movingFocus: Bool = true) {
    guard let view else { return }
    let page = max(0, min(wanted, view.pageCount - 1))
    let isOther = page != turner.page
    guard isOther || turner.position != Double(page) else { return }
    let isInSight = view.showsPages
    // Hidden with the focus in it, what is on the page would be kept by GTK.
    if isOther, movingFocus, isInSight, view.containsFocus { dots?.focus(page: page) }
    if animated, isInSight, view.isMapped, Settings.default.enablesAnimations {
      turner.slide(to: page)
      followFrames(of: view)
    } else {
      turner.jump(to: page)
    }
    dots?.currentPage = page
    view.queueAllocate()
    if isOther { view.didTurn(to: page) }
  }

  /// Shows another page at once, without telling the view, which may be placing its children.
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

  /// Turns the pages of a view from now on.
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

  /// Towards the next page, of what goes to the right.
  private var onward: Double { view?.direction == .rtl ? -1 : 1 }

  /// Follows a hand that has gone so far, once it is sure that it goes sideways.
  /// - Returns: Whether it turns pages.
  private func swipe(_ x: Double, _ y: Double) -> Bool {
    guard let view, view.showsPages else { return false }
    guard turner.isSwiping || (abs(x) > abs(y) && view.isDrag(fromX: 0, y: 0, toX: x, y: y)) else { return false }
    // Pages go along with the hand.
    turner.swipe(by: -onward * x, pitch: view.pagePitch, count: view.pageCount)
    view.queueAllocate()
    return true
  }

  private func endSwipe() {
    if let view, let page = turner.endSwipe(pitch: view.pagePitch) { turn(to: page) }
  }

  /// Something else has taken the hand: the page stays.
  func cancelSwipe() {
    turner.cancelSwipe()
    turn(to: turner.page)
  }

  /// Turns pages by what is scrolled sideways.
  /// - Returns: Whether it was for the pages.
  private func scroll(_ x: Double, _ y: Double, isPixelwise: Bool) -> Bool {
    guard view?.showsPages == true, abs(x) > abs(y) else { return false }
    let step = turner.scrolling.scroll(by: onward * x, isPixelwise: isPixelwise)
    if step != 0 { turn(to: turner.page + step) }
    return true
  }

  /// The keys that go sideways: to the right or to the left.
  private static let sidewaysKeys: [Int32: Bool] = [
    GDK_KEY_Left: false, GDK_KEY_KP_Left: false, GDK_KEY_Right: true, GDK_KEY_KP_Right: true,
  ]

  private func handle(_ key: Int32, _ modifiers: GdkModifierType) -> Bool {
    let held = modifiers.intersection([.controlMask, .shiftMask, .altMask, .superMask])
    guard held.isEmpty, view?.showsPages == true, let isRight = Self.sidewaysKeys[key] else { return false }
    turn(to: turner.page + (isRight == (onward > 0) ? 1 : -1))
    // At the ends too: the key must not move the focus instead.
    return true
  }
}
