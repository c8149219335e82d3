import FloorplanLayout
import GTKBridge

extension CollectionView {
  private static let maximumNaturalHeight = 640.0
  /// Below this width at the standard text size, two text columns don't fit next to each other.
  private static let regularWidth = 600.0
  private static let maximumRoundCount = 8
  /// More headers and footers than fit on a screen; any number of empty ones fits, so the rest waits for the next frame.
  private static let maximumSupplementCount = 128

  final func naturalHeight(forWidth width: Int) -> Int {
    var content = engine.contentSize.height
    // Nothing is measured before the first layout, so trying another width is cheap.
    if width >= 0, !hasSize {
      var estimated = engine
      estimated.environment.containerSize.width = Double(width)
      content = estimated.contentSize.height
    }
    return Int(min(content, Self.maximumNaturalHeight))
  }

  // MARK: Changes

  /// Runs a closure when the collection is idle: immediately, unless a cell provider, a measured cell or a change
  /// handler is the caller.
  final func whenIdle(_ body: @escaping () -> Void) { deferred.append(body) }

  /// Measures all visible elements again, including headers and footers, after a change that affects their size.
  public final func invalidateLayout() {
    whenIdle { [unowned self] in
      updateGeometry {
        self.engine.invalidateAllMeasurements()
        // The text size may have changed.
        self.engine.environment.textScale = Settings.default.textScale
        if self.hasSize { self.updateSizeClass(forWidth: self.engine.environment.containerSize.width) }
        self.updateSupplementaryHeights()
      }
      propagateSizeClass()
    }
  }

  /// Changes the geometry and keeps the first visible item in place.
  final func updateGeometry(_ body: () -> Void) {
    resizeStart = nil
    let visible = viewport
    let anchor = engine.anchor(in: visible)
    let wasAtLeadingEnd = isAtLeadingEnd
    body()
    guard hasSize else { return queueResize() }
    restoreScrollPosition(of: anchor, wasAtLeadingEnd: wasAtLeadingEnd)
    updateLayout(keeping: anchor.flatMap { engine.anchor(at: $0.index) })
    if scrollBack(anchor, from: visible) { updateLayout(keeping: anchor.flatMap { engine.anchor(at: $0.index) }) }
  }

  /// Scrolls along with an item that the layout moved.
  ///
  /// - Parameters:
  ///   - anchor: The item with its new index.
  ///   - wasAtLeadingEnd: Whether lines were scrolled to their start.
  ///   - isMeasured: Whether the content size is final. If not, the viewport may exceed the content until the visible
  ///     items are measured; clamping to an estimated end would move rows.
  final func restoreScrollPosition(
    of anchor: ScrollAnchor?, wasAtLeadingEnd: Bool, isMeasured: Bool = true
  ) {
    let visible = viewport
    var offset = engine.contentOffset(keeping: anchor, in: visible)
    if !isMeasured, let anchor, visible.minY > 0, let new = engine.frame(ofItemAt: anchor.index) {
      offset.y = new.minY - (anchor.frame.minY - visible.minY)
    }
    if anchor == nil, wasAtLeadingEnd { offset.x = leadingOffset }
    scrolling.correct(to: offset)
    // The adjustments would clamp to bounds that aren't final.
    if isMeasured { configureAdjustments() }
  }

  /// Scrolls back to an item that was partly visible but became too small to be visible at the same position.
  private func scrollBack(_ anchor: ScrollAnchor?, from visible: Rect) -> Bool {
    guard let anchor, anchor.frame.intersects(visible), let frame = engine.frame(ofItemAt: anchor.index),
      !frame.intersects(viewport)
    else { return false }
    scrolling.correct(to: engine.contentOffset(toReveal: anchor.index, in: viewport))
    return true
  }

  /// Whether lines are scrolled to their start.
  final var isAtLeadingEnd: Bool { scrolling.offset.x == leadingOffset }

  /// The horizontal offset at which lines start.
  final var leadingOffset: Double {
    guard engine.environment.layoutDirection == .rightToLeft else { return 0 }
    return max(0, engine.contentSize.width - engine.environment.containerSize.width)
  }

  // MARK: Visible cells

  /// Binds and measures the visible elements, and queues their allocation.
  final func updateLayout(keeping anchor: ScrollAnchor? = nil) {
    guard hasSize else { return }
    if fitsContentHeight { fit(engine.environment.containerSize.width) } else { bindVisibleCells(keeping: anchor) }
    needsCells = false
    configureAdjustments()
    updateHover()
    let width = Int(engine.environment.containerSize.width)
    if fitsContentHeight, reportedHeights[width] != contentHeight {
      reportedHeights = [:]
      queueResize()
    } else {
      queueAllocate()
    }
    deferred.run()
  }

  private var contentHeight: Int { Int(engine.contentSize.height.rounded(.up)) }

  /// Returns the height of all items at a width.
  final func fittedHeight(forWidth width: Int) -> Int {
    if width > 0 { fit(Double(width)) } else if hasSize { fit(engine.environment.containerSize.width) }
    reportedHeights[Int(engine.environment.containerSize.width)] = contentHeight
    return contentHeight
  }

  /// Makes the viewport as tall as the content at a width.
  private func fit(_ width: Double) {
    guard phase == .idle else { return }
    for _ in 0..<Self.maximumRoundCount {
      let size = Size(width: width, height: max(1, engine.contentSize.height))
      if size != engine.environment.containerSize { setContainerSize(size, layoutDirection) }
      // Binding cells during the allocation of an outer collection isn't possible; missing cells follow in the next
      // frame.
      if isInAllocatedCollection { remeasureCells() } else { bindVisibleCells() }
      if engine.contentSize.height == size.height { return }
    }
  }

  private var isInAllocatedCollection: Bool {
    guard let outer = ancestor(ofType: CollectionView.self) else { return false }
    return outer.phase == .allocating || outer.isInAllocatedCollection
  }

  private var layoutDirection: LayoutDirection { direction == .rtl ? .rightToLeft : .leftToRight }

  /// Binds and measures the visible elements.
  ///
  /// - Returns: Whether anything was measured.
  @discardableResult
  final func bindVisibleCells(keeping anchor: ScrollAnchor? = nil) -> Bool {
    guard phase == .idle else { return false }
    phase = .settling
    defer { phase = .idle }
    recycleInvisibleViews()
    // Before the allocation, measure changed cells that the last one didn't place; the visible content stays in place.
    engine.invalidateMeasurements(of: changedItems { fitsContentHeight || !isPlaced($0) })
    let hasMeasured = measureVisibleElements(keeping: anchor ?? engine.anchor(in: viewport), binding: true)
    configureAdjustments()
    updateCells()
    return hasMeasured
  }

  /// Measures the visible elements that need it in one pass, and keeps an item in place.
  ///
  /// - Parameters:
  ///   - anchor: The item, or nil for the engine's choice.
  ///   - isBinding: Whether to bind visible elements without a view; if not, the pass ends at an item without a cell.
  /// - Returns: Whether anything was measured.
  @discardableResult
  private func measureVisibleElements(keeping anchor: ScrollAnchor?, binding isBinding: Bool) -> Bool {
    let wasAtLeadingEnd = isAtLeadingEnd
    var pass = engine.beginPass(viewport: viewport, keeping: anchor)
    var hasMeasured = false
    // The height of a header doesn't depend on other elements, so one measurement for each is sufficient.
    var visitedSupplements: Set<LayoutElement> = []
    while let element = engine.nextElement(
      of: &pass,
      orWhere: { element in
        isBinding && needsBinding(element)
          && (element.supplementaryKind == nil
            || visitedSupplements.count < Self.maximumSupplementCount && !visitedSupplements.contains(element))
      })
    {
      let view = views[element] ?? (isBinding ? bind(element) : nil)
      if case .item(let index) = element {
        guard let cell = view as? CollectionCell else { break }
        if measure(cell, at: index) { hasMeasured = true }
      } else {
        visitedSupplements.insert(element)
        guard let view, let height = newHeight(of: view, for: element) else { continue }
        engine.setHeight(height, ofSupplement: element)
        hasMeasured = true
      }
    }
    var offset = engine.viewportOrigin(of: pass)
    if wasAtLeadingEnd, anchor == nil { offset.x = leadingOffset }
    scrolling.correct(to: offset)
    let frozenItems = engine.endPass(pass).frozenItems
    if !frozenItems.isEmpty { report(.oscillatingItems(frozenItems)) }
    return hasMeasured
  }

  /// Returns whether a visible element has no view, or is a header or footer of another height.
  private func needsBinding(_ element: LayoutElement) -> Bool {
    if case .item(let index) = element {
      return views[index] == nil && engine.frame(ofItemAt: index)?.size.hasExtent == true
    }
    return views[element].map { newHeight(of: $0, for: element) != nil } ?? needsView(of: element)
  }

  /// Measures a cell, unless the item keeps its measurement.
  ///
  /// - Returns: Whether the item was measured.
  private func measure(_ cell: CollectionCell, at index: ItemIndex) -> Bool {
    if !engine.needsMeasurement(ofItemAt: index) {
      guard needsNewSize(cell) else { return false }
      // The content changed while the item wasn't visible.
      engine.invalidateMeasurements(of: CollectionOfOne(index))
    }
    var measurer = CellMeasurer(cell: cell)
    guard var size = engine.measureSize(ofItemAt: index, with: &measurer) else { return false }
    if cell is EmptyCell {
      // An empty cell takes the space that was estimated for the item.
      size = engine.frame(ofItemAt: index)?.size ?? size
    } else {
      if !size.hasExtent, hasManyEmptyCells {
        size = Size(width: max(1, size.width), height: max(1, size.height))
      }
      cell.lastMeasured = size
    }
    engine.setMeasuredSize(size, forItemAt: index)
    return true
  }

  // MARK: Allocation

  final func layOut(width: Int, height: Int) {
    guard phase == .idle else { return }
    phase = .allocating
    // An empty viewport displays nothing, but must keep its scroll position for later.
    let isNothing = hasSize && (width <= 0 || height <= 0)
    // A collection that fits its content leaves the remaining space empty.
    let shownHeight = fitsContentHeight ? max(1, engine.contentSize.height) : Double(height)
    let size = isNothing ? engine.environment.containerSize : Size(width: Double(width), height: shownHeight)
    if engine.environment.containerSize != size || engine.environment.layoutDirection != layoutDirection {
      setContainerSize(size, layoutDirection)
    }
    if pendingScrollTarget != nil { needsCells = true }
    // A hidden cell that was too short to be visible may have grown into view.
    if views.cells.contains(where: { !$0.cell.isChildVisible }), !changedItems({ !$0.isChildVisible }).isEmpty {
      remeasureCells()
    }
    // Cells that request a different size move the others; limit the rounds, because some sizes never settle.
    var rounds = 0
    while !place(), rounds < Self.maximumRoundCount {
      remeasureCells()
      rounds += 1
    }
    // Cells that changed their size moved the others below the pointer.
    if rounds > 0, input.hover != nil { needsCells = true }
    if pendingScrollTarget == nil { configureAdjustments() }
    if layout.scrollsHorizontally || fitsContentHeight { updateScrolledWindow() }
    allocateMarks()
    phase = .idle
    if deferred.needsRun { needsCells = true }
    // Adding or removing widgets here would cost a second layout pass in every frame; the frame clock handler does it.
    if needsCells { followFrameClock() }
  }

  private func setContainerSize(_ size: Size, _ direction: LayoutDirection) {
    let start = resizeStart(direction)
    engine.environment.containerSize = size
    engine.environment.layoutDirection = direction
    updateSizeClass(forWidth: size.width)
    scrolling.correct(to: offset(after: start))
    configureAdjustments()
    remeasureCells()
    // Headers are measured for the new width, and the visible items may be narrower and shorter now.
    needsCells = true
  }

  /// Returns the size class for a width in points, which depends on the text scale.
  static func sizeClass(forWidth width: Double) -> SizeClass {
    width < regularWidth * max(1, Settings.default.textScale) ? .compact : .regular
  }

  private func updateSizeClass(forWidth width: Double) {
    let new = Self.sizeClass(forWidth: width)
    let isOther = new != sizeClass
    sizeClass = new
    // The margins of groups depend on the width, the theme, the density and the text scale.
    if isOther || hasGroups { engine.layout = displayedLayout(in: engine.environment.containerSize) }
    if isOther { updateSupplementaryHeights() }
  }

  /// Measures the cells that requested a different size or have a different width.
  ///
  /// GTK answers for all others from its cache.
  private func remeasureCells() {
    let changed = changedItems { _ in true }
    guard !changed.isEmpty || visibleItems.contains(where: engine.needsMeasurement) else { return }
    engine.invalidateMeasurements(of: changed)
    measureVisibleElements(keeping: nil, binding: false)
  }

  /// Returns whether the last allocation included a cell; one that was bound since may have other content.
  private func isPlaced(_ cell: CollectionCell) -> Bool {
    cell.isChildVisible && cell.lastAllocation == allocationCount
  }

  /// Returns the items whose cells request a size other than the measured one.
  private func changedItems(_ isIncluded: (CollectionCell) -> Bool) -> [ItemIndex] {
    views.cells.compactMap { index, cell in isIncluded(cell) && needsNewSize(cell) ? index : nil }
  }

  /// Returns whether a cell requests a size other than the measured one.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - height: The natural height of the cell at its width, if known.
  /// - Returns: Whether it does; false for a frozen item.
  private func needsNewSize(_ cell: CollectionCell, height: Int? = nil) -> Bool {
    guard let last = cell.lastMeasured, let index = cell.index, !engine.isFrozen(itemAt: index) else { return false }
    // In columns, a cell determines only its height.
    if let height, engine.layout.measuresItemHeight {
      return !last.holds(Size(width: last.width, height: Double(height))) && engine.isSelfSizing(section: index.section)
    }
    var measurer = CellMeasurer(cell: cell)
    return engine.measureSize(ofItemAt: index, with: &measurer).map { !last.holds($0) } ?? false
  }

  /// Allocates the visible views.
  ///
  /// - Returns: False if a cell requests a size other than the measured one.
  private func place() -> Bool {
    let visible = pixelViewport
    allocationCount &+= 1
    for (element, frame) in engine.elements(in: visible, contentOffset: visible.origin) {
      if case .item(let index) = element, input.drag.lift?.hides(index) == true { continue }
      guard let view = views[element] else {
        if element.supplementaryKind == nil ? frame.size.hasExtent : needsView(of: element) { needsCells = true }
        continue
      }
      var frame = frame
      if element.supplementaryKind != nil {
        if newHeight(of: view, for: element) != nil { needsCells = true }
        frame = groupFrame(ofSupplement: visibleFrame(ofSupplement: frame, in: visible), for: element)
      }
      if case .item(let index) = element, let lift = input.drag.lift { frame.origin.y += lift.displacement(of: index) }
      guard place(view, in: frame, visible) else { return false }
    }
    for (view, frame) in transition?.leaving ?? [] {
      _ = place(view, in: frame, Rect(origin: .zero, size: visible.size))
    }
    for (element, view) in views.live where view.lastAllocation != allocationCount {
      // A cell that was scrolled away keeps the keyboard focus, so it stays mapped outside the viewport.
      let isKept = element.supplementaryKind == nil && view.containsFocus
      view.isChildVisible = isKept
      if isKept {
        _ = place(
          view, in: Rect(x: visible.minX, y: visible.maxY + 1, width: visible.size.width, height: 1), visible,
          isCut: true)
      }
    }
    return true
  }

  /// The viewport on whole pixels, as GTK's allocations.
  final var pixelViewport: Rect {
    let visible = viewport
    return Rect(
      x: visible.minX.rounded(), y: visible.minY.rounded(), width: visible.size.width, height: visible.size.height)
  }

  /// Allocates a view, unless it requests a size other than the measured one.
  @discardableResult
  final func place(_ view: CollectionReusableView, in frame: Rect, _ visible: Rect, isCut: Bool = false) -> Bool {
    let width = max(Int(frame.size.width), view.measured(.horizontal).minimum)
    let requested = view.measured(.vertical, forSize: Int(frame.size.width))
    if !isCut, let cell = view as? CollectionCell, needsNewSize(cell, height: requested.natural) { return false }
    view.lastAllocation = allocationCount
    view.isChildVisible = true
    let displacement = transition?.displacement(of: view) ?? .zero
    view.allocate(
      x: Int(frame.minX - visible.minX + displacement.x), y: Int(frame.minY - visible.minY + displacement.y),
      width: width, height: max(Int(frame.size.height), requested.minimum))
    return true
  }

  // MARK: Resizing

  /// Returns the state before the first of the size changes since the last scroll step.
  private func resizeStart(_ direction: LayoutDirection) -> ResizeStart {
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    let keepsDirection = engine.environment.layoutDirection == direction
    let visible = viewport
    let focusIsVisible = focusIndex.flatMap { engine.frame(ofItemAt: $0) }.map(visible.contains) == true
    if keepsDirection, var start = resizeStart, start.stepCount == scrolling.stepCount {
      start.isSettled = false
      if focusIndex != start.focusIndex { (start.focusIndex, start.revealsFocus) = (focusIndex, focusIsVisible) }
      resizeStart = start
      return start
    }
    let start = ResizeStart(
      anchor: engine.anchor(in: visible), focusIndex: focusIndex, revealsFocus: focusIsVisible, viewport: visible,
      isMirrored: isMirrored, wasAtLeadingEnd: isAtLeadingEnd || !hasSize || !keepsDirection,
      stepCount: scrolling.stepCount)
    resizeStart = hasSize ? start : nil
    return start
  }

  /// Returns the scroll position that keeps the anchor in place and the focused item in sight.
  private func offset(after start: ResizeStart) -> Point {
    var kept = Rect(origin: start.viewport.origin, size: engine.environment.containerSize)
    if let frame = start.anchor?.frame, engine.layout.scrollsHorizontally {
      // Keep the distance from the leading edge, even if the direction changed.
      let distance = start.isMirrored ? start.viewport.maxX - frame.maxX : frame.minX - start.viewport.minX
      kept.origin.x =
        engine.environment.layoutDirection == .rightToLeft
        ? frame.maxX + distance - kept.size.width : frame.minX - distance
    }
    var offset = engine.contentOffset(keeping: start.anchor, in: kept)
    if start.anchor == nil, start.wasAtLeadingEnd { offset.x = leadingOffset }
    let visible = Rect(origin: offset, size: kept.size)
    guard start.revealsFocus, let index = start.focusIndex, let frame = engine.frame(ofItemAt: index),
      !visible.contains(frame)
    else { return offset }
    return self.offset(toReveal: index, at: .nearest, in: visible)
  }

  /// Restores the scroll position after the items around the anchor have been measured for the new size.
  private func settleResize() {
    guard let start = resizeStart, !start.isSettled, !fitsContentHeight else { return }
    resizeStart?.isSettled = true
    guard start.stepCount == scrolling.stepCount else { return }
    for _ in 0..<Self.maximumRoundCount {
      bindVisibleCells(keeping: start.anchor.flatMap { engine.anchor(at: $0.index) })
      let target = offset(after: start)
      guard target != scrolling.offset else { return }
      scrolling.correct(to: target)
    }
  }

  // MARK: Frames

  /// Binds cells in the layout phase of the frame clock, right after GTK's own layout.
  final func followFrameClock() {
    guard frameHandler?.isConnected != true else { return }
    frameHandler = frameClock?.connect("layout", after: true) { [weak self] in self?.bindMissingCells() }
  }

  private func bindMissingCells() {
    if needsCells { layOutImmediately() }
  }

  /// Binds and allocates the visible cells immediately.
  ///
  /// Use it to render a window that isn't on screen, where no frame clock runs.
  public final func layOutImmediately() {
    guard hasSize else { return deferred.run() }
    propagateSizeClass()
    if let place = pendingScrollTarget {
      pendingScrollTarget = nil
      switch place {
      case .item(let index, let position): scrollItem(index, to: position)
      case .offset(let offset): contentOffset = offset
      }
    }
    settleResize()
    updateLayout(keeping: nil)
    takePendingFocus()
  }
}

extension CollectionView {
  /// Whether so many cells are empty that the next one is given a pixel; otherwise any number would be visible at one
  /// position.
  private var hasManyEmptyCells: Bool {
    views.cells.count { $0.cell.lastMeasured?.hasExtent == false } >= Self.maximumEmptyCellCount
  }

  private static let maximumEmptyCellCount = 32
}

extension Rect {
  /// Returns whether another rectangle is completely inside.
  fileprivate nonisolated func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension Size {
  /// Whether the size isn't empty; any number of empty elements may be at the same position.
  nonisolated var hasExtent: Bool { width > 0 && height > 0 }

  /// Returns whether a cell of this size keeps it when it requests another one: a pixel may substitute for zero.
  fileprivate nonisolated func holds(_ requested: Size) -> Bool {
    func holds(_ length: Double, _ requested: Double) -> Bool { length == requested || length == 1 && requested == 0 }
    return holds(width, requested.width) && holds(height, requested.height)
  }
}

/// The state of a collection before the first of consecutive size changes, to which later ones refer.
///
/// If each change referred to the one before it, their small displacements would add up.
nonisolated struct ResizeStart {
  /// The item that stays in place, or nil at the start of the content.
  let anchor: ScrollAnchor?
  /// The item that has or last had the focus.
  var focusIndex: ItemIndex?
  /// Whether that item was completely visible, so it stays in sight.
  var revealsFocus: Bool
  let viewport: Rect
  let isMirrored: Bool
  /// Whether lines were scrolled to their start.
  let wasAtLeadingEnd: Bool
  /// The number of scroll steps at that time.
  let stepCount: Int
  /// Whether the position was restored after measuring.
  var isSettled = false
}

/// Measures the cell of an item for the engine.
struct CellMeasurer: @MainActor ItemMeasurer {
  let cell: CollectionCell

  func naturalWidth(ofItemAt index: ItemIndex) -> Double { Double(cell.measured(.horizontal).natural) }

  func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    Double(cell.measured(.vertical, forSize: Int(width)).natural)
  }
}
