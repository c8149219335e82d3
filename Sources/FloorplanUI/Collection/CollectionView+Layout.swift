import CGTK
public import FloorplanLayout
import GTKBridge

extension CollectionView {
  private static let largestNaturalHeight = 640.0
  /// Cells are kept bound this far outside the viewport, in points, so that small steps find them ready.
  private static let overscan = 64.0
  private static let scrollStep = 48.0

  func naturalHeight(forWidth width: Int) -> Int {
    var measured = engine
    if width >= 0 { measured.environment.containerSize.width = Double(width) }
    return Int(min(measured.contentSize.height, Self.largestNaturalHeight))
  }

  /// The part of the content that is in sight, in points.
  var viewport: Rect {
    Rect(
      x: 0, y: verticalAdjustment?.value ?? 0, width: engine.environment.containerSize.width,
      height: engine.environment.containerSize.height)
  }

  private var viewportWithOverscan: Rect {
    let seen = viewport
    return Rect(
      x: seen.minX, y: seen.minY - Self.overscan, width: seen.size.width, height: seen.size.height + 2 * Self.overscan)
  }

  /// Changes the geometry while the first item in sight stays where it is.
  func change(_ body: () -> Void) {
    if pendingAnchor == nil { pendingAnchor = currentAnchor }
    body()
    updatePrototype()
    followAnchor()
    queueAllocate()
  }

  /// Scrolls to where the anchor is now, ahead of the layout that will hold on to it once more.
  func followAnchor() {
    guard engine.environment.containerSize.width > 0 else { return }
    let wasAllocating = isAllocating
    isAllocating = true
    configureAdjustments(offset: anchoredOffset)
    isAllocating = wasAllocating
  }

  /// Where the viewport begins with the anchor in its place.
  private var anchoredOffset: Double {
    guard let anchor = pendingAnchor, let frame = engine.frame(ofItemAt: anchor.index) else { return viewport.minY }
    return frame.minY - anchor.distance
  }

  private var currentAnchor: ScrollAnchor? {
    let seen = viewport
    // At the very top there is nothing to hold on to: what comes in at the front becomes visible.
    guard seen.minY > 0, let index = engine.visibleItems(in: seen).first,
      let frame = engine.frame(ofItemAt: index)
    else { return nil }
    return ScrollAnchor(index: index, distance: frame.minY - seen.minY)
  }

  func layOut(width: Int, height: Int) {
    isAllocating = true
    defer { isAllocating = false }
    let size = Size(width: Double(width), height: Double(height))
    if engine.environment.containerSize != size || engine.environment.layoutDirection != layoutDirection {
      if pendingAnchor == nil { pendingAnchor = currentAnchor }
      engine.environment.containerSize = size
      engine.environment.layoutDirection = layoutDirection
    }
    measurePrototype()
    let offset = anchoredOffset
    pendingAnchor = nil
    configureAdjustments(offset: offset)
    placeCells()
    if isMissingCells {
      // Making widgets here would cost a second layout pass: the frame clock's layout phase is not over yet.
      needsCells = true
    }
  }

  private var layoutDirection: LayoutDirection { direction == .rtl ? .rightToLeft : .leftToRight }

  private func configureAdjustments(offset: Double) {
    let size = engine.environment.containerSize
    let content = engine.contentSize
    let value = min(max(0, offset), max(0, content.height - size.height))
    verticalAdjustment?.configure(
      value: value, lower: 0, upper: max(content.height, size.height), step: Self.scrollStep, page: size.height * 0.9,
      pageSize: size.height)
    horizontalAdjustment?.configure(
      value: 0, lower: 0, upper: size.width, step: Self.scrollStep, page: size.width * 0.9, pageSize: size.width)
  }

  private func measurePrototype() {
    guard let prototype, layout.wantsMeasuredHeight else { return }
    let width = layout.columnWidth(in: engine.environment)
    guard width >= 1 else { return }
    let height = Double(prototype.measured(.vertical, forSize: Int(width)).natural)
    guard engine.uniformItemHeight != height else { return }
    // An anchor taken before still holds: it names an item.
    if pendingAnchor == nil { pendingAnchor = currentAnchor }
    engine.uniformItemHeight = height
  }

  private func placeCells() {
    let seen = viewport
    for (index, cell) in liveCells {
      guard let frame = engine.frame(ofItemAt: index) else {
        cell.isChildVisible = false
        continue
      }
      // Keyboard focus stays with a cell that was scrolled away, so that one stays, out of sight.
      let isNear = frame.maxY > seen.minY - Self.overscan && frame.minY < seen.maxY + Self.overscan
      cell.isChildVisible = isNear || cell.containsFocus
      guard cell.isChildVisible else { continue }
      let width = max(Int(frame.size.width), cell.measured(.horizontal).minimum)
      let height = max(Int(frame.size.height), cell.measured(.vertical, forSize: width).minimum)
      cell.allocate(x: Int(frame.minX), y: Int(frame.minY - seen.minY.rounded()), width: width, height: height)
    }
  }

  private var isMissingCells: Bool {
    engine.visibleItems(in: viewport).contains { liveCells[$0] == nil }
  }

  // MARK: Frames

  /// Makes cells in the layout phase of the frame clock, right after GTK's own layout.
  func followFrameClock() {
    frameHandler = frameClock?.connect("layout", after: true) { [weak self] in self?.makeMissingCells() }
  }

  private func makeMissingCells() {
    guard needsCells else { return }
    needsCells = false
    updateCells()
    queueAllocate()
  }

  /// Makes and places the cells in sight now.
  ///
  /// For pictures of a window that is not on the screen, where no frame clock runs.
  public func settle() {
    updateCells()
    needsCells = false
    queueAllocate()
  }

  /// Scrolls by as little as brings the whole item into sight.
  public func scrollToItem(at index: ItemIndex) {
    guard engine.environment.containerSize.height > 0 else {
      // Not laid out yet: the item then begins at the top.
      pendingAnchor = ScrollAnchor(index: index, distance: 0)
      return
    }
    verticalAdjustment?.value = engine.contentOffset(toShow: index, in: viewport).y
  }

  func itemsNearViewport() -> SectionRanges { engine.visibleItems(in: viewportWithOverscan) }
}
