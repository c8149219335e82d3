import CGTK
import GTKBridge

extension ObjectHeader {
  /// Shows another page, where the header has pages at once or by moving.
  ///
  /// - Parameters:
  ///   - wanted: The number of the page; one beyond the pages that there are counts as the nearest.
  ///   - animated: Whether the page moves, where people want things to move.
  ///   - movingFocus: Whether the focus goes along, to the dot of the page.
  func turn(to wanted: Int, animated: Bool = true, movingFocus: Bool = true) {
    let page = max(0, min(wanted, pages.count - 1))
    let isOther = page != turner.page
    guard isOther || turner.position != Double(page) else { return }
    let isInSight = showsPages
    // Hidden with the focus in it, what is on the page would be kept by GTK.
    if isOther, movingFocus, isInSight, containsFocus { dots?.focus(page: page) }
    if animated, isInSight, isMapped, Settings.default.enablesAnimations {
      turner.slide(to: page)
      followFrames()
    } else {
      turner.jump(to: page)
    }
    dots?.currentPage = page
    queueAllocate()
    if isOther { onPageChange?(page) }
  }

  private func followFrames() {
    guard !turner.followsFrames else { return }
    turner.followsFrames = true
    onEachFrame { [weak self] time in
      guard let self else { return false }
      turner.followsFrames = turner.advance(to: time)
      queueAllocate()
      return turner.followsFrames
    }
  }

  // MARK: Input

  func addPaging() {
    let drag = DragGesture()
    drag.onBegin { [weak self] _, _ in self?.turner.beginSwipe() }
    drag.onUpdate { [weak self, weak drag] x, y in if self?.swipe(x, y) == true { drag?.claim() } }
    drag.onEnd { [weak self] in self?.endSwipe() }
    drag.onCancel { [weak self] in self?.cancelSwipe() }
    addController(drag)
    let scroll = ScrollController([.horizontal, .vertical])
    scroll.onScroll { [weak self, unowned scroll] x, y in
      let isShifted = scroll.heldModifiers.contains(.shiftMask)
      return self?.scroll(isShifted && x == 0 ? y : x, isShifted ? 0 : y, isPixelwise: scroll.isPixelwise) ?? false
    }
    addController(scroll)
    let keys = KeyController()
    keys.onPress { [weak self] key, modifiers in self?.handle(Int32(bitPattern: key), modifiers) ?? false }
    addController(keys)
  }

  /// Towards the next page, of what goes to the right.
  private var onward: Double { direction == .rtl ? -1 : 1 }

  /// Follows a hand that has gone so far, once it is sure that it goes sideways.
  /// - Returns: Whether it turns pages.
  private func swipe(_ x: Double, _ y: Double) -> Bool {
    guard showsPages else { return false }
    guard turner.isSwiping || (abs(x) > abs(y) && isDrag(fromX: 0, y: 0, toX: x, y: y)) else { return false }
    // Pages go along with the hand.
    turner.swipe(by: -onward * x, pitch: pitch(width: width), count: pages.count)
    queueAllocate()
    return true
  }

  private func endSwipe() { if let page = turner.endSwipe(pitch: pitch(width: width)) { turn(to: page) } }

  func cancelSwipe() {
    turner.cancelSwipe()
    turn(to: turner.page)
  }

  /// Turns pages by what is scrolled sideways.
  /// - Returns: Whether it was for the pages.
  private func scroll(_ x: Double, _ y: Double, isPixelwise: Bool) -> Bool {
    guard showsPages, abs(x) > abs(y) else { return false }
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
    guard held.isEmpty, showsPages, let isRight = Self.sidewaysKeys[key] else { return false }
    turn(to: turner.page + (isRight == (onward > 0) ? 1 : -1))
    // At the ends too: the key must not move the focus instead.
    return true
  }
}
