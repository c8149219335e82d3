import FloorplanLayout
import GTKBridge

extension CollectionView {
  final func beginBand(at place: Point) -> Bool {
    guard selectionMode == .multiple, let start = contentPlace(at: contentPoint(place)) else { return false }
    let mark = RubberBandMark()
    mark.setParent(self)
    input.band = RubberBand(start: start, before: selection, mark: mark)
    // Escape must come here.
    if !containsFocus, let index = itemsInSight.first, let cell = liveCells[index] { focus(cell) }
    return true
  }

  final func updateBand() {
    guard var band = input.band else { return }
    guard let rect = rect(of: band) else { return cancelBand() }
    let items = engine.elements(in: rect).lazy.compactMap { element, _ -> ItemIndex? in
      if case .item(let index) = element { index } else { nil }
    }
    band.cover(ItemSelection(items))
    input.band = band
    showSelection()
    queueAllocate()
  }

  final func endBand() {
    guard let band = input.band else { return }
    // The next range goes on from where the rectangle was begun.
    if band.covered.contains(band.start.index) {
      input.rangeStart = band.start.index
    } else if let start = point(of: band.start) {
      input.rangeStart = contentPoint(input.pointer).y < start.y ? band.covered.last : band.covered.first
    }
    removeBand()
    select(band.selection)
  }

  final func cancelBand() {
    guard input.band != nil else { return }
    removeBand()
    showSelection()
  }

  private func removeBand() {
    input.band?.mark.unparent()
    input.band = nil
  }

  final func placeBand() {
    guard let band = input.band else { return }
    let rect = rect(of: band)
    band.mark.isChildVisible = rect != nil
    guard let rect else { return }
    let seen = viewport
    // What is far outside is not drawn, and GTK has no numbers for it.
    func edges(_ low: Double, _ high: Double, _ extent: Double) -> (start: Int, length: Int) {
      let clamped = (max(low, -Self.hiddenBand).rounded(), min(high, extent + Self.hiddenBand).rounded())
      return (Int(clamped.0), Int(max(0, clamped.1 - clamped.0)))
    }
    let (x, width) = edges(rect.minX - seen.minX, rect.maxX - seen.minX, seen.size.width)
    let (y, height) = edges(rect.minY - seen.minY, rect.maxY - seen.minY, seen.size.height)
    let leastWidth = band.mark.measured(.horizontal).minimum
    let leastHeight = band.mark.measured(.vertical).minimum
    band.mark.allocate(x: x, y: y, width: max(width, leastWidth), height: max(height, leastHeight))
  }

  /// How far beyond the viewport a rubber band goes on, in points, so that its edges there are out of sight.
  private static let hiddenBand = 8.0

  private func rect(of band: RubberBand) -> Rect? {
    guard let start = point(of: band.start) else { return nil }
    let end = contentPoint(input.pointer)
    return Rect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }

  // MARK: Places

  /// A point of the content as a place by the nearest item in sight.
  final func contentPlace(at point: Point) -> ContentPlace? {
    guard let index = engine.item(at: point) ?? itemInSight(nearest: point),
      let frame = engine.frame(ofItemAt: index)
    else { return nil }
    return ContentPlace(index: index, distance: Point(x: point.x - frame.minX, y: point.y - frame.minY))
  }

  /// Where a place is now; nil where its item has no frame.
  final func point(of place: ContentPlace) -> Point? {
    engine.frame(ofItemAt: place.index).map {
      Point(x: $0.minX + place.distance.x, y: $0.minY + place.distance.y)
    }
  }

  /// The item in sight that is nearest to a point of the content.
  final func itemInSight(nearest point: Point) -> ItemIndex? {
    func distance(_ index: ItemIndex) -> Double {
      guard let frame = engine.frame(ofItemAt: index) else { return .infinity }
      let x = max(frame.minX - point.x, point.x - frame.maxX, 0)
      let y = max(frame.minY - point.y, point.y - frame.maxY, 0)
      return x * x + y * y
    }
    return itemsInSight.min { distance($0) < distance($1) }
  }
}
