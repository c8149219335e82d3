public import FloorplanLayout
import GTKBridge

extension CollectionView {
  static let scrollStep = 48.0
  /// The fraction of the viewport to scroll by page, so the last visible line stays for orientation.
  static let pageFraction = 0.9

  /// The visible part of the content, in points.
  public final var viewport: Rect {
    let size = engine.environment.containerSize
    return Rect(x: scrolling.offset.x, y: scrolling.offset.y, width: size.width, height: size.height)
  }

  /// Returns the frame of an item in content coordinates, in points; nil if there is no such item.
  package final func frame(ofItemAt index: ItemIndex) -> Rect? { engine.frame(ofItemAt: index) }

  /// Whether the view has a nonempty size.
  final var hasSize: Bool {
    let size = engine.environment.containerSize
    return size.width > 0 && size.height > 0
  }

  /// The first item that is at least partly visible below a pinned header.
  package final var firstVisibleItem: ItemIndex? {
    let (items, visible) = (visibleItems, viewport)
    guard engine.layout.pinsHeaders, let first = items.first else { return items.first }
    let covered = engine.frame(of: .header(section: first.section))?.size.height ?? 0
    return items.first { index in
      engine.frame(ofItemAt: index).map { $0.maxY > visible.minY + covered } ?? false
    }
  }

  // MARK: Adjustments

  /// Scrolls to the values of the adjustments after another object changed them, and keeps the visible items in place.
  final func adjustmentsDidChange() {
    guard !isConfiguring else { return }
    var values = Point(x: horizontalAdjustment?.value ?? 0, y: verticalAdjustment?.value ?? 0)
    guard phase == .idle else {
      // The running layout updates the adjustments; apply the requested values afterwards.
      return whenIdle { [unowned self, values] in
        horizontalAdjustment?.value = values.x
        verticalAdjustment?.value = values.y
      }
    }
    guard hasSize else { return queueAllocate() }
    if horizontalScroll != nil {
      scrollHorizontally(to: values.x)
      values.x = scrolling.values.x
    }
    guard values != scrolling.values else { return }
    let old = viewport
    pendingScrollTarget = nil
    scrolling.drive(to: values)
    scrollEnd.restart()
    updateLayout(keeping: engine.anchor(visibleIn: old, and: viewport))
  }

  /// Ends a scroll whose adjustments are at rest.
  ///
  /// - Returns: False while a finger or pointer holds still, which continues from its initial values.
  final func endScroll() -> Bool {
    guard !isTracking, phase == .idle else { return false }
    scrolling.end()
    configureAdjustments()
    return true
  }

  /// Updates the adjustments with the position of the viewport.
  final func configureAdjustments() {
    let wasConfiguring = isConfiguring
    isConfiguring = true
    defer { isConfiguring = wasConfiguring }
    let size = engine.environment.containerSize
    let content = engine.contentSize
    let (values, shift) = (scrolling.values, scrolling.shift)
    verticalAdjustment?.configure(
      value: values.y, lower: -shift.y, upper: max(content.height, size.height) - shift.y, step: Self.scrollStep,
      page: size.height * Self.pageFraction, pageSize: size.height)
    let rows = horizontalScroll
    horizontalAdjustment?.configure(
      value: rows?.value ?? values.x, lower: -shift.x,
      upper: max(content.width, size.width) + (rows?.maximum ?? 0) - shift.x, step: Self.scrollStep,
      page: size.width * Self.pageFraction, pageSize: size.width)
  }

  // MARK: Programmatic scrolling

  /// Scrolls to an item.
  ///
  /// The final position is exact, even if the items in between aren't measured.
  ///
  /// - Parameters:
  ///   - index: The index of the item; the method does nothing if there is no such item.
  ///   - position: The position in the viewport; `nearest` scrolls by the minimum distance that reveals the whole
  ///     item and, for the first and the last one, the inset, header or footer next to it.
  public final func scrollTo(_ index: ItemIndex, _ position: ScrollPosition = .nearest) {
    whenIdle { [unowned self] in show(index, at: position) }
  }

  /// The origin of the viewport in content coordinates, in points.
  ///
  /// A new value is clamped to the content.
  public final var contentOffset: Point {
    get { scrolling.offset }
    set {
      whenIdle { [unowned self] in
        guard hasSize else {
          pendingScrollTarget = .offset(newValue)
          return
        }
        scrolling.jump(to: engine.contentOffset(keeping: nil, in: Rect(origin: newValue, size: viewport.size)))
        layOutImmediately()
      }
    }
  }

  private func show(_ index: ItemIndex, at position: ScrollPosition) {
    guard hasSize else {
      // There is no nearest position without a viewport.
      pendingScrollTarget = .item(index, position == .nearest ? .leading : position)
      return
    }
    scrollItem(index, to: position)
    configureAdjustments()
    updateHover()
    queueAllocate()
  }

  /// Scrolls an item to a position in the viewport, and measures around it until its frame is final.
  final func scrollItem(_ index: ItemIndex, to position: ScrollPosition) {
    // The nearest edge is the one nearest to the start, not to positions on the way.
    var start = viewport
    var width = engine.contentSize.width
    // Each round measures the items that became visible; limit the rounds, because some sizes never settle.
    for turn in 0..<8 {
      let target = offset(toReveal: index, at: position, in: start)
      guard let item = engine.anchor(at: index) else { return }
      let isThere = target == scrolling.offset
      scrolling.jump(to: target)
      let measured = bindVisibleCells(keeping: item)
      if isThere && !measured { return }
      // An item that is already visible moves with the measurements; right-to-left lines are positioned from the other
      // end.
      if turn == 0, isThere {
        start = viewport
      } else if engine.environment.layoutDirection == .rightToLeft {
        start.origin.x += engine.contentSize.width - width
      }
      width = engine.contentSize.width
    }
  }

  /// Returns the offset that puts an item at a position of the viewport, next to pinned headers and footers.
  final func offset(toReveal index: ItemIndex, at position: ScrollPosition, in visible: Rect) -> Point {
    func height(_ isPinned: Bool, _ element: LayoutElement) -> Double {
      isPinned ? engine.frame(of: element)?.size.height ?? 0 : 0
    }
    let top = height(engine.layout.pinsHeaders, .header(section: index.section))
    let bottom = height(engine.layout.pinsFooters, .footer(section: index.section))
    let free = Rect(
      x: visible.minX, y: visible.minY + top, width: visible.size.width,
      height: max(0, visible.size.height - top - bottom))
    var target = engine.contentOffset(toReveal: index, at: position, in: free)
    target.y = min(max(0, target.y - top), max(0, engine.contentSize.height - visible.size.height))
    return target
  }
}
