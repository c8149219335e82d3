import CGTK
public import FloorplanLayout
import GTKBridge

extension CollectionView {
  private static let scrollStep = 48.0
  /// How much of the viewport a page is: what was last in sight is still there to read on from.
  static let pageShare = 0.9
  /// Nothing drives any more once the adjustments have stood still for so long: a finger that lifts
  /// between two strokes takes less, a deceleration moves in every frame.
  private static let restDelay = 0.4

  /// The part of the content that is in sight, in points.
  public final var viewport: Rect {
    let size = engine.environment.containerSize
    return Rect(x: scrolling.offset.x, y: scrolling.offset.y, width: size.width, height: size.height)
  }

  /// Whether there is a size to lay out for.
  final var hasSize: Bool {
    let size = engine.environment.containerSize
    return size.width > 0 && size.height > 0
  }

  /// The first item of which anything is in sight, below a header that floats over it.
  package final var firstItemInSight: ItemIndex? {
    let (items, seen) = (itemsInSight, viewport)
    guard engine.layout.pinsHeaders, let first = items.first else { return items.first }
    let covered = engine.frame(of: .header(section: first.section))?.size.height ?? 0
    return items.first { index in
      engine.frame(ofItemAt: index).map { $0.maxY > seen.minY + covered } ?? false
    }
  }

  // MARK: Following

  /// Somebody has set an adjustment: goes there, makes what comes into sight, and holds on to what stays in sight.
  final func followAdjustments() {
    guard !isConfiguring else { return }
    let values = Point(x: horizontalAdjustment?.value ?? 0, y: verticalAdjustment?.value ?? 0)
    guard phase == .idle else {
      // The layout that is going on tells the adjustments where it got to; then somebody's wish comes.
      return whenSettled { [weak self] in
        self?.horizontalAdjustment?.value = values.x
        self?.verticalAdjustment?.value = values.y
      }
    }
    guard hasSize else { return queueAllocate() }
    guard values != scrolling.values else { return }
    let old = viewport
    pendingPlace = nil
    scrolling.drive(to: values)
    restAfterAWhile()
    settle(holding: engine.anchor(visibleIn: old, and: viewport))
    hoverAfterScroll()
  }

  private func restAfterAWhile() {
    restTime = MainLoop.time + Self.restDelay
    // One timer for all the frames of a scroll: each moves on the time only.
    if restTimer == nil { awaitRest(Self.restDelay) }
  }

  private func awaitRest(_ delay: Double) {
    restTimer = MainLoop.after(milliseconds: UInt32((delay * 1000).rounded(.up)), priority: G_PRIORITY_LOW) {
      [weak self] in
      guard let self else { return }
      let remaining = restTime - MainLoop.time
      if remaining > 0 {
        awaitRest(remaining)
      } else if isHeld || phase != .idle {
        // A finger or the pointer that holds still goes on from the values that it started with.
        awaitRest(Self.restDelay)
      } else {
        restTimer = nil
        scrolling.rest()
        configureAdjustments()
      }
    }
  }

  /// Tells the adjustments where the viewport is.
  final func configureAdjustments() {
    let wasConfiguring = isConfiguring
    isConfiguring = true
    defer { isConfiguring = wasConfiguring }
    let size = engine.environment.containerSize
    let content = engine.contentSize
    let (values, shift) = (scrolling.values, scrolling.shift)
    verticalAdjustment?.configure(
      value: values.y, lower: -shift.y, upper: max(content.height, size.height) - shift.y, step: Self.scrollStep,
      page: size.height * Self.pageShare, pageSize: size.height)
    horizontalAdjustment?.configure(
      value: values.x, lower: -shift.x, upper: max(content.width, size.width) - shift.x, step: Self.scrollStep,
      page: size.width * Self.pageShare, pageSize: size.width)
  }

  // MARK: Going somewhere

  /// Scrolls to an item.
  ///
  /// It ends up exactly there, also where what is between has not been measured.
  ///
  /// - Parameters:
  ///   - index: The item; nothing happens where there is none.
  ///   - position: Where in the viewport it is to be; `nearest` moves by as little as shows the whole item.
  public final func scrollTo(_ index: ItemIndex, _ position: ScrollPosition = .nearest) {
    whenSettled { [weak self] in self?.show(index, at: position) }
  }

  /// Where the viewport begins in the content, in points.
  ///
  /// Set, it is limited to what the content has.
  public final var contentOffset: Point {
    get { scrolling.offset }
    set {
      whenSettled { [weak self] in
        guard let self else { return }
        guard hasSize else {
          pendingPlace = .offset(newValue)
          return
        }
        scrolling.jump(to: engine.contentOffset(keeping: nil, in: Rect(origin: newValue, size: viewport.size)))
        settle()
      }
    }
  }

  private func show(_ index: ItemIndex, at position: ScrollPosition) {
    guard hasSize else {
      // There is no nearest place to go to before there is a viewport.
      pendingPlace = .item(index, position == .nearest ? .leading : position)
      return
    }
    bring(index, to: position)
    configureAdjustments()
    queueAllocate()
  }

  /// Puts an item at a place of the viewport, and measures around it until it stands there.
  final func bring(_ index: ItemIndex, to position: ScrollPosition) {
    // The edge at which an item comes into sight is the one that is nearest from here, also when it is on the way.
    var start = viewport
    var width = engine.contentSize.width
    // Each turn measures what has come into sight; sizes that never settle must not keep this going.
    for turn in 0..<8 {
      let target = offset(toShow: index, at: position, in: start)
      guard let item = engine.anchor(at: index) else { return }
      let isThere = target == scrolling.offset
      scrolling.jump(to: target)
      let measured = makeCells(holding: item)
      if isThere && !measured { return }
      // In sight already, it moves with what is measured; right-to-left lines are counted from their other end.
      if turn == 0, isThere {
        start = viewport
      } else if engine.environment.layoutDirection == .rightToLeft {
        start.origin.x += engine.contentSize.width - width
      }
      width = engine.contentSize.width
    }
  }

  /// Where to scroll for an item to be at a place of the viewport, beside the headers and footers that float over it.
  private func offset(toShow index: ItemIndex, at position: ScrollPosition, in seen: Rect) -> Point {
    func height(_ isPinned: Bool, _ element: LayoutElement) -> Double {
      isPinned ? engine.frame(of: element)?.size.height ?? 0 : 0
    }
    let top = height(engine.layout.pinsHeaders, .header(section: index.section))
    let bottom = height(engine.layout.pinsFooters, .footer(section: index.section))
    let free = Rect(
      x: seen.minX, y: seen.minY + top, width: seen.size.width, height: max(0, seen.size.height - top - bottom))
    var target = engine.contentOffset(toShow: index, at: position, in: free)
    target.y = min(max(0, target.y - top), max(0, engine.contentSize.height - seen.size.height))
    return target
  }
}
