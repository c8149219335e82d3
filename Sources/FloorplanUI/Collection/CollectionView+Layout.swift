import CGTK
import FloorplanLayout
import GTKBridge

extension CollectionView {
  private static let largestNaturalHeight = 640.0
  /// Narrower is compact: two columns of text do not fit side by side.
  private static let regularWidth = 600.0
  private static let mostRounds = 8

  final func naturalHeight(forWidth width: Int) -> Int {
    var content = engine.contentSize.height
    // Nothing has been measured before the first layout, so that another width costs nothing to try.
    if width >= 0, !hasSize {
      var estimated = engine
      estimated.environment.containerSize.width = Double(width)
      content = estimated.contentSize.height
    }
    return Int(min(content, Self.largestNaturalHeight))
  }

  // MARK: Changes

  /// Does something once nothing else is going on: at once, unless a cell provider, a cell that is measured or somebody
  /// who is told of a change calls.
  final func whenSettled(_ body: @escaping () -> Void) {
    deferred.append(body)
    runDeferred()
  }

  private func runDeferred() {
    guard phase == .idle, !isRunningDeferred else { return }
    isRunningDeferred = true
    for _ in 0..<Self.mostDeferred where phase == .idle && !deferred.isEmpty { deferred.removeFirst()() }
    if deferred.isEmpty {
      isRunningDeferred = false
      staleItems = []
    } else {
      // Each asks for the next: what is left waits while there is a frame.
      MainLoop.after(milliseconds: Self.deferredDelay) { [weak self] in
        self?.isRunningDeferred = false
        self?.runDeferred()
      }
    }
  }

  /// More than anybody has use for in a frame.
  private static let mostDeferred = 128
  private static let deferredDelay: UInt32 = 16

  /// Measures everything in sight again, headers and footers too: something that sizes depend on is another.
  public final func invalidateLayout() {
    whenSettled { [weak self] in
      guard let self else { return }
      change {
        self.engine.invalidateAllMeasures()
        self.updateSupplementaryHeights()
      }
    }
  }

  /// Changes the geometry while the first item in sight stays where it is.
  final func change(_ body: () -> Void) {
    let seen = viewport
    let anchor = engine.anchor(in: seen)
    let wasAtLeadingEnd = isAtLeadingEnd
    body()
    guard hasSize else { return queueResize() }
    hold(anchor, wasAtLeadingEnd: wasAtLeadingEnd)
    settle(holding: anchor.flatMap { engine.anchor(at: $0.index) })
    if bringBack(anchor, from: seen) { settle(holding: anchor.flatMap { engine.anchor(at: $0.index) }) }
  }

  /// Moves the viewport with an item that stands elsewhere now.
  ///
  /// - Parameters:
  ///   - anchor: The item, with its new place.
  ///   - seen: What was in sight, nil for what is.
  ///   - wasAtLeadingEnd: Whether lines were scrolled to where they begin.
  ///   - isMeasured: Whether the content is known to end where it is thought to: if not, the viewport may reach beyond
  ///     its top and its end until what is in sight has been measured, or rows would make room for ends that are none.
  final func hold(_ anchor: ScrollAnchor?, in seen: Rect? = nil, wasAtLeadingEnd: Bool, isMeasured: Bool = true) {
    let seen = seen ?? viewport
    var offset = engine.contentOffset(keeping: anchor, in: seen)
    if !isMeasured, let anchor, seen.minY > 0, let new = engine.frame(ofItemAt: anchor.index) {
      offset.y = new.minY - (anchor.frame.minY - seen.minY)
    }
    if anchor == nil, wasAtLeadingEnd { offset.x = leadingOffset }
    scrolling.correct(to: offset)
    // They would be kept within bounds that are none yet.
    if isMeasured { configureAdjustments() }
  }

  /// Brings an item back that was in sight, and was cut off so far that it is too small now to be seen at the same place.
  private func bringBack(_ anchor: ScrollAnchor?, from seen: Rect) -> Bool {
    guard let anchor, anchor.frame.intersects(seen), let frame = engine.frame(ofItemAt: anchor.index),
      !frame.intersects(viewport)
    else { return false }
    scrolling.correct(to: engine.contentOffset(toShow: anchor.index, in: viewport))
    return true
  }

  /// Whether lines are scrolled to where they begin.
  final var isAtLeadingEnd: Bool { scrolling.offset.x == leadingOffset }

  private var leadingOffset: Double {
    guard engine.environment.layoutDirection == .rightToLeft else { return 0 }
    return max(0, engine.contentSize.width - engine.environment.containerSize.width)
  }

  // MARK: Cells in sight

  /// Makes and measures what is in sight, and asks GTK to place it.
  final func settle(holding anchor: ScrollAnchor? = nil) {
    guard hasSize else { return }
    if fitsContentHeight { fit(engine.environment.containerSize.width) } else { makeCells(holding: anchor) }
    needsCells = false
    configureAdjustments()
    let width = Int(engine.environment.containerSize.width)
    if fitsContentHeight, toldHeights[width] != contentHeight {
      toldHeights = [:]
      queueResize()
    } else {
      queueAllocate()
    }
    runDeferred()
  }

  private var contentHeight: Int { Int(engine.contentSize.height.rounded(.up)) }

  /// As high as all items are at a width.
  final func fittedHeight(forWidth width: Int) -> Int {
    if width > 0 { fit(Double(width)) } else if hasSize { fit(engine.environment.containerSize.width) }
    toldHeights[Int(engine.environment.containerSize.width)] = contentHeight
    return contentHeight
  }

  /// Makes the viewport as high as the content at a width.
  private func fit(_ width: Double) {
    guard phase == .idle else { return }
    for _ in 0..<Self.mostRounds {
      let size = Size(width: width, height: max(1, engine.contentSize.height))
      if size != engine.environment.containerSize { take(size, layoutDirection) }
      // Measured while a collection around it is allocated, it has the cells that it needs, or gets them in a moment.
      if standsInAllocation { remeasureCells() } else { makeCells() }
      if engine.contentSize.height == size.height { return }
    }
  }

  private var standsInAllocation: Bool {
    var ancestor = parent
    while let widget = ancestor {
      if let collection = widget as? CollectionView, collection.phase == .allocating { return true }
      ancestor = widget.parent
    }
    return false
  }

  private var layoutDirection: LayoutDirection { direction == .rtl ? .rightToLeft : .leftToRight }

  /// Makes and measures what is in sight.
  ///
  /// - Returns: Whether anything was measured.
  @discardableResult
  final func makeCells(holding anchor: ScrollAnchor? = nil) -> Bool {
    guard phase == .idle else { return false }
    phase = .settling
    defer { phase = .idle }
    recycleViewsOutOfSight()
    let (seen, wasAtLeadingEnd) = (viewport, isAtLeadingEnd)
    let held = anchor ?? engine.anchor(in: seen)
    var hasMeasured = false
    // What grew out of sight is measured before it is placed, while what was in sight is held on to.
    engine.invalidateMeasure(of: changedItems { fitsContentHeight || !$0.isChildVisible })
    // A header that turns out lower than estimated lets further items come into sight, with headers of their own.
    for _ in 0..<Self.mostRounds {
      func anchorNow() -> ScrollAnchor? { held.flatMap { engine.anchor(at: $0.index) } }
      if measureInSight(holding: anchorNow(), { bind($0) }).measuredItemCount > 0 { hasMeasured = true }
      let haveHeadersChanged = bindSupplementaryViews(holding: anchorNow())
      let haveItemsChanged = bindMeasuredItemsInSight()
      // The content may have ended too early for a moment, and what is held on to have given way.
      let offset = scrolling.offset
      hold(held, in: seen, wasAtLeadingEnd: wasAtLeadingEnd)
      guard haveHeadersChanged || haveItemsChanged || scrolling.offset != offset else { break }
      hasMeasured = true
    }
    updateCells()
    return hasMeasured
  }

  /// Binds the items in sight whose sizes are known.
  ///
  /// - Returns: Whether one of them is of another size by now: what it shows has changed while it was out of sight.
  private func bindMeasuredItemsInSight() -> Bool {
    var changed: [ItemIndex] = []
    for index in itemsInSight where liveCells[index] == nil && engine.frame(ofItemAt: index)?.hasExtent == true {
      if let cell = bind(index), wantsOtherSize(cell, at: index) { changed.append(index) }
    }
    engine.invalidateMeasure(of: changed)
    return !changed.isEmpty
  }

  /// Measures what is in sight, with the cells that a closure gives; the pass ends where it has none.
  private func measureInSight(holding anchor: ScrollAnchor?, _ cell: (ItemIndex) -> CollectionCell?) -> LayoutPass {
    let wasAtLeadingEnd = isAtLeadingEnd
    var pass = engine.beginPass(viewport: viewport, holding: anchor)
    while let index = engine.nextItem(of: &pass), let cell = liveCells[index] ?? cell(index) {
      var measurer = CellMeasurer(cell: cell)
      guard var size = engine.size(ofItemAt: index, from: &measurer) else { continue }
      if cell is EmptyCell {
        // It leaves the room that was expected of the item.
        size = engine.frame(ofItemAt: index)?.size ?? size
      } else {
        if !size.hasExtent, hasManyCellsWithoutExtent {
          size = Size(width: max(1, size.width), height: max(1, size.height))
        }
        cell.lastMeasured = size
      }
      engine.setMeasuredSize(size, forItemAt: index)
    }
    var offset = engine.origin(of: pass)
    if engine.layout.scrollsHorizontally, wasAtLeadingEnd, anchor == nil { offset.x = leadingOffset }
    scrolling.correct(to: offset)
    let result = engine.endPass(pass)
    if !result.frozenItems.isEmpty {
      frozenItems.formUnion(result.frozenItems)
      report(.unsettledItems(result.frozenItems))
    }
    return result
  }

  // MARK: Allocation

  final func layOut(width: Int, height: Int) {
    guard phase == .idle else { return }
    phase = .allocating
    // What has no room shows nothing, and has to know its place when there is room again.
    let isNothing = hasSize && (width <= 0 || height <= 0)
    // What is as high as its content leaves the rest of its room empty.
    let shownHeight = fitsContentHeight ? max(1, engine.contentSize.height) : Double(height)
    let size = isNothing ? engine.environment.containerSize : Size(width: Double(width), height: shownHeight)
    if engine.environment.containerSize != size || engine.environment.layoutDirection != layoutDirection {
      take(size, layoutDirection)
    }
    if pendingPlace != nil { needsCells = true }
    // One that is too low to be seen in its line may have grown into sight.
    if liveCells.values.contains(where: { !$0.isChildVisible }), !changedItems({ !$0.isChildVisible }).isEmpty {
      remeasureCells()
    }
    // Cells that ask for another size move the others; sizes that never settle must not keep this going.
    var rounds = 0
    while !place(), rounds < Self.mostRounds {
      remeasureCells()
      rounds += 1
    }
    if pendingPlace == nil { configureAdjustments() }
    if layout.scrollsHorizontally { updateScrolledWindow() }
    placeMarks()
    phase = .idle
    if !deferred.isEmpty, !isRunningDeferred { needsCells = true }
    // Widgets that came or went here would cost a second layout pass in every frame: the frame clock makes them.
    if needsCells { followFrameClock() }
  }

  private func take(_ size: Size, _ direction: LayoutDirection) {
    let seen = viewport
    let anchor = engine.anchor(in: seen)
    let isMirrored = engine.environment.layoutDirection == .rightToLeft
    let wasAtLeadingEnd = isAtLeadingEnd || !hasSize || engine.environment.layoutDirection != direction
    engine.environment.containerSize = size
    engine.environment.layoutDirection = direction
    updateSizeClass(forWidth: size.width)
    var kept = viewport
    if let frame = anchor?.frame, engine.layout.scrollsHorizontally {
      // As far from the side where lines begin as it was, also where that is another side now.
      let distance = isMirrored ? seen.maxX - frame.maxX : frame.minX - seen.minX
      kept.origin.x = direction == .rightToLeft ? frame.maxX + distance - size.width : frame.minX - distance
    }
    hold(anchor, in: kept, wasAtLeadingEnd: wasAtLeadingEnd)
    frozenItems = []
    remeasureCells()
    // Headers are measured for the width, and what was in sight may be narrower and lower now.
    needsCells = true
  }

  private func updateSizeClass(forWidth width: Double) {
    let new: SizeClass = width < Self.regularWidth ? .compact : .regular
    guard new != sizeClass else { return }
    sizeClass = new
    engine.layout = Self.layout(requestedLayout, in: new)
    updateSupplementaryHeights()
  }

  /// Measures the cells that have asked for another size, and those that stand in another width.
  ///
  /// GTK answers from its cache for all others.
  private func remeasureCells() {
    let changed = changedItems { _ in true }
    guard !changed.isEmpty || itemsInSight.contains(where: engine.wantsMeasure) else { return }
    engine.invalidateMeasure(of: changed)
    _ = measureInSight(holding: nil) { _ in nil }
  }

  /// The items whose cells want another size than when they were measured.
  private func changedItems(_ isAsked: (CollectionCell) -> Bool) -> [ItemIndex] {
    liveCells.compactMap { index, cell in isAsked(cell) && wantsOtherSize(cell, at: index) ? index : nil }
  }

  private func wantsOtherSize(_ cell: CollectionCell, at index: ItemIndex) -> Bool {
    guard let last = cell.lastMeasured else { return false }
    var measurer = CellMeasurer(cell: cell)
    return engine.size(ofItemAt: index, from: &measurer).map { !last.holds($0) } ?? false
  }

  /// Gives the views in sight their places.
  ///
  /// - Returns: Whether that holds: no cell among them wants another size than it was measured with.
  private func place() -> Bool {
    let seen = pixelViewport
    placements &+= 1
    for (element, frame) in engine.elements(in: seen, contentOffset: seen.origin) {
      guard let view = liveView(of: element) else {
        if SupplementaryPlace(element) == nil ? frame.hasExtent : wantsView(of: element) { needsCells = true }
        continue
      }
      var frame = frame
      if SupplementaryPlace(element) != nil {
        if wantsOtherHeight(element) { needsCells = true }
        frame = frameInSight(ofSupplement: frame, in: seen)
      }
      guard place(view, in: frame, seen) else { return false }
    }
    for (view, frame) in transition?.leaving ?? [] {
      _ = place(view, in: frame, Rect(origin: .zero, size: seen.size))
    }
    for cell in liveCells.values where cell.placement != placements {
      // Keyboard focus stays with a cell that was scrolled away, so that one stays, out of sight.
      cell.isChildVisible = cell.containsFocus
      if cell.containsFocus {
        _ = place(cell, in: Rect(x: seen.minX, y: seen.maxY + 1, width: seen.size.width, height: 1), seen, isCut: true)
      }
    }
    for view in liveSupplementaryViews.values where view.placement != placements { view.isChildVisible = false }
    return true
  }

  /// The viewport on whole pixels, which GTK's allocations are.
  final var pixelViewport: Rect {
    let seen = viewport
    return Rect(x: seen.minX.rounded(), y: seen.minY.rounded(), width: seen.size.width, height: seen.size.height)
  }

  /// Gives a view its place, unless it wants another size than it was measured with.
  @discardableResult
  final func place(_ view: CollectionReusableView, in frame: Rect, _ seen: Rect, isCut: Bool = false) -> Bool {
    let width = max(Int(frame.size.width), view.measured(.horizontal).minimum)
    let wanted = view.measured(.vertical, forSize: Int(frame.size.width))
    if !isCut, let cell = view as? CollectionCell, wantsOtherSize(cell, height: wanted.natural) { return false }
    view.placement = placements
    view.isChildVisible = true
    let displacement = transition?.displacement(of: view) ?? .zero
    view.allocate(
      x: Int(frame.minX - seen.minX + displacement.x), y: Int(frame.minY - seen.minY + displacement.y),
      width: width, height: max(Int(frame.size.height), wanted.minimum))
    return true
  }

  private func wantsOtherSize(_ cell: CollectionCell, height: Int) -> Bool {
    guard let last = cell.lastMeasured, let index = cell.index, engine.measuresItems(ofSection: index.section),
      !frozenItems.contains(index)
    else { return false }
    // In columns only the height is the cell's to say, which is known already.
    if engine.layout.wantsMeasuredHeight {
      return !last.holds(Size(width: last.width, height: Double(height)))
    }
    return wantsOtherSize(cell, at: index)
  }

  // MARK: Frames

  /// Makes cells in the layout phase of the frame clock, right after GTK's own layout.
  final func followFrameClock() {
    guard frameHandler?.isConnected != true else { return }
    frameHandler = frameClock?.connect("layout", after: true) { [weak self] in self?.makeMissingCells() }
  }

  private func makeMissingCells() {
    guard needsCells else { return }
    settleNow()
  }

  /// Makes and places the cells in sight now.
  ///
  /// For pictures of a window that is not on the screen, where no frame clock runs.
  public final func settle() { settleNow() }

  private func settleNow() {
    guard hasSize else { return runDeferred() }
    tellSizeClass()
    if let place = pendingPlace {
      pendingPlace = nil
      switch place {
      case .item(let index, let position): bring(index, to: position)
      case .offset(let offset): contentOffset = offset
      }
    }
    settle(holding: nil)
    takeAwaitedFocus()
  }
}

extension CollectionView {
  /// Whether so many cells want no room that the next is given a pixel: else any number would be in sight at one place.
  private var hasManyCellsWithoutExtent: Bool {
    liveCells.values.count { $0.lastMeasured?.hasExtent == false } >= Self.mostCellsWithoutExtent
  }

  private static let mostCellsWithoutExtent = 32
}

extension Size {
  /// Whether there is anything to see.
  nonisolated var hasExtent: Bool { width > 0 && height > 0 }

  /// Whether a cell of this size that now wants another one is to keep it: a pixel may stand for nothing.
  fileprivate nonisolated func holds(_ wanted: Size) -> Bool {
    func holds(_ length: Double, _ wanted: Double) -> Bool { length == wanted || length == 1 && wanted == 0 }
    return holds(width, wanted.width) && holds(height, wanted.height)
  }
}

/// Measures the cell of an item for the engine.
@MainActor
struct CellMeasurer: @MainActor ItemMeasurer {
  let cell: CollectionCell

  func naturalWidth(ofItemAt index: ItemIndex) -> Double { Double(cell.measured(.horizontal).natural) }

  func height(ofItemAt index: ItemIndex, forWidth width: Double) -> Double {
    Double(cell.measured(.vertical, forSize: Int(width)).natural)
  }
}
