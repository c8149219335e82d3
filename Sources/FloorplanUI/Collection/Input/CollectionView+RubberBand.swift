import FloorplanLayout
import FloorplanTheme
import GTKBridge

extension CollectionView {
  final func beginBand(at position: Point) -> Bool {
    guard selectionMode == .multiple, let start = contentPosition(at: contentPoint(position)) else { return false }
    let mark = RubberBandMark(ComponentParts.CollectionView.rubberBand, in: self)
    input.drag.band = RubberBand(start: start, before: selection, mark: mark)
    // Escape must reach the collection.
    if !containsFocus, let index = visibleItems.first, let cell = views[index] { focus(cell) }
    return true
  }

  final func updateBand() {
    guard var band = input.drag.band else { return }
    guard let rect = rect(of: band) else { return cancelBand() }
    let items = engine.elements(in: rect).lazy.compactMap { element, _ -> ItemIndex? in
      if case .item(let index) = element { index } else { nil }
    }
    let selectionBefore = band.selection
    band.cover(permitted(ItemSelection(items)))
    input.drag.band = band
    showSelection()
    if band.selection != selectionBefore { onSelectionPreview?() }
    queueAllocate()
  }

  final func endBand() {
    guard let band = input.drag.band else { return }
    // The next range selection starts at the origin of the rubber band.
    if band.covered.contains(band.start.index) {
      selected.rangeStart = band.start.index
    } else if let start = point(of: band.start) {
      selected.rangeStart = contentPoint(input.drag.pointer).y < start.y ? band.covered.last : band.covered.first
    }
    removeBand()
    select(band.selection)
  }

  final func cancelBand() {
    guard let band = input.drag.band else { return }
    removeBand()
    showSelection()
    if band.selection != selected.items { onSelectionPreview?() }
  }

  private func removeBand() {
    input.drag.band?.mark.unparent()
    input.drag.band = nil
  }

  final func allocateBand() {
    guard let band = input.drag.band else { return }
    let visible = viewport
    // The invisible part isn't drawn, and its coordinates may exceed GTK's integers.
    func edges(_ low: Double, _ high: Double, _ extent: Double) -> (start: Double, length: Double) {
      let start = max(low, -Self.hiddenBandExtent).rounded()
      return (start, max(0, min(high, extent + Self.hiddenBandExtent).rounded() - start))
    }
    let frame = rect(of: band).map { rect in
      let (x, width) = edges(rect.minX - visible.minX, rect.maxX - visible.minX, visible.size.width)
      let (y, height) = edges(rect.minY - visible.minY, rect.maxY - visible.minY, visible.size.height)
      return Rect(x: x, y: y, width: width, height: height)
    }
    band.mark.place(in: frame)
  }

  /// The distance by which the clamped rubber band extends beyond the viewport, in points, so its edges aren't
  /// visible there.
  private static let hiddenBandExtent = 8.0

  private func rect(of band: RubberBand) -> Rect? {
    guard let start = point(of: band.start) else { return nil }
    let end = contentPoint(input.drag.pointer)
    return Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  // MARK: Positions

  /// Converts a point in content coordinates to a position relative to the nearest visible item.
  final func contentPosition(at point: Point) -> ContentPosition? {
    guard let index = engine.item(at: point) ?? visibleItem(nearest: point),
      let frame = engine.frame(ofItemAt: index)
    else { return nil }
    return ContentPosition(index: index, distance: Point(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  /// Returns the current coordinates of a position, or nil if its item has no frame.
  final func point(of position: ContentPosition) -> Point? {
    engine.frame(ofItemAt: position.index).map {
      Point(x: $0.minX + position.distance.x, y: $0.minY + position.distance.y)
    }
  }

  /// Returns the visible item nearest to a point in content coordinates.
  final func visibleItem(nearest point: Point) -> ItemIndex? {
    func distance(_ index: ItemIndex) -> Double {
      guard let frame = engine.frame(ofItemAt: index) else { return .infinity }
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x * x + y * y
    }
    return visibleItems.min { distance($0) < distance($1) }
  }
}
