/// An item that stays where it is in the viewport while the layout changes (rule A1).
public struct ScrollAnchor: Hashable, Sendable {
  /// The place of the item; set it to the new one when sections or items changed.
  public var index: ItemIndex
  /// Where the item was.
  public let frame: Rect
}

extension LayoutEngine {
  /// Finds the item to hold on to while the layout changes.
  ///
  /// It is the first visible one that was measured before, else the first visible one, else the first one below the
  /// viewport's top, else the last one above it, each among those that survive (rule A1). There is none where the
  /// viewport is at the very top, so what comes in at the front becomes visible; where lines scroll sideways that is
  /// at the leading edge and at the top.
  ///
  /// - Parameters:
  ///   - viewport: What is visible now, in the content's coordinates.
  ///   - survives: Whether an item is still there after the change.
  /// - Returns: The anchor, or nil if there is nothing to hold on to.
  /// - Complexity: O(log sections + visible items), and O(items that do not survive).
  public func anchor(in viewport: Rect, surviving survives: (ItemIndex) -> Bool) -> ScrollAnchor? {
    guard viewport.minY > 0 || (arrangement.scrollsHorizontally && distanceFromLeadingEnd(of: viewport) > 0) else {
      return nil
    }
    var firstSurvivor: ScrollAnchor?
    for (element, frame) in elements(in: viewport) {
      guard case .item(let index) = element, survives(index) else { continue }
      let anchor = ScrollAnchor(index: index, frame: frame)
      if isMeasured(index) { return anchor }
      if firstSurvivor == nil { firstSurvivor = anchor }
    }
    return firstSurvivor ?? hiddenAnchor(near: viewport, surviving: survives)
  }

  /// Finds the item to hold on to while the layout changes and all items stay.
  ///
  /// - Parameter viewport: What is visible now, in the content's coordinates.
  /// - Returns: The anchor, or nil if there is nothing to hold on to.
  /// - Complexity: O(log sections + visible items).
  public func anchor(in viewport: Rect) -> ScrollAnchor? {
    anchor(in: viewport) { _ in true }
  }

  /// Holds on to an item wherever it is.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The anchor, or nil if the item has no frame.
  /// - Complexity: O(1) up to a million items.
  public func anchor(at index: ItemIndex) -> ScrollAnchor? {
    frame(ofItemAt: index).map { ScrollAnchor(index: index, frame: $0) }
  }

  /// Finds an item to hold on to that is visible both before and after a step of scrolling.
  ///
  /// What the step brings into sight may turn out to be of another size than estimated; with such an anchor the items
  /// that were visible move by the step and by nothing else.
  ///
  /// - Parameters:
  ///   - old: What was visible before, in the content's coordinates.
  ///   - new: What is visible after the step.
  /// - Returns: The first such item that was measured before, else the first one, or nil if no item is visible in both.
  /// - Complexity: O(log sections + visible items).
  public func anchor(visibleIn old: Rect, and new: Rect) -> ScrollAnchor? {
    var first: ScrollAnchor?
    for (element, frame) in elements(in: old) {
      guard case .item(let index) = element, frame.intersects(new) else { continue }
      let anchor = ScrollAnchor(index: index, frame: frame)
      if isMeasured(index) { return anchor }
      if first == nil { first = anchor }
    }
    return first
  }

  private func hiddenAnchor(near viewport: Rect, surviving survives: (ItemIndex) -> Bool) -> ScrollAnchor? {
    let place = Span(start: viewport.minY, extent: 0)
    let start = arrangement.stack.sections(near: place, slack: arrangement.slack).lowerBound
    var above: ScrollAnchor?
    // Lines before this one are above the viewport's top.
    func firstLine(of section: Int) -> Int {
      section > start
        ? 0 : arrangement.states[section].lines.lines(near: arrangement.lineSpan(place, inSection: section)).lowerBound
    }
    for section in start..<arrangement.states.count {
      let lines = arrangement.states[section].lines
      for line in firstLine(of: section)..<max(firstLine(of: section), lines.lineCount) {
        for item in lines.items(inLine: line) {
          let index = ItemIndex(section: section, item: item)
          guard survives(index), let frame = frame(ofItemAt: index) else { continue }
          if frame.minY >= viewport.minY { return ScrollAnchor(index: index, frame: frame) }
          above = ScrollAnchor(index: index, frame: frame)
        }
      }
    }
    if let above { return above }
    for section in (0..<min(start + 1, arrangement.states.count)).reversed() {
      let end = section == start ? firstLine(of: section) : arrangement.states[section].lines.lineCount
      for line in (0..<end).reversed() {
        for item in arrangement.states[section].lines.items(inLine: line).reversed() {
          let index = ItemIndex(section: section, item: item)
          guard survives(index), let frame = frame(ofItemAt: index) else { continue }
          return ScrollAnchor(index: index, frame: frame)
        }
      }
    }
    return nil
  }

  /// Finds the scroll position at which an anchor is where it was in the viewport (rule A2).
  ///
  /// - Parameters:
  ///   - anchor: The anchor, with the item's new place.
  ///   - viewport: What was visible, in the content's coordinates of then.
  /// - Returns: The origin of the viewport to scroll to, which the content has.
  /// - Complexity: O(1) up to a million items.
  public func contentOffset(keeping anchor: ScrollAnchor?, in viewport: Rect) -> Point {
    let new = anchor.flatMap { frame(ofItemAt: $0.index) }
    var offset = viewport.origin
    if let anchor, let new {
      // Where lines scroll sideways, an item is held on to also at the very top: only its place along the line counts then.
      if viewport.minY > 0 || !arrangement.scrollsHorizontally {
        offset.y = new.minY - (anchor.frame.minY - viewport.minY)
      }
      if arrangement.scrollsHorizontally {
        // The edge where lines begin stays, which the items before it abut.
        offset.x =
          environment.layoutDirection == .leftToRight
          ? new.minX - (anchor.frame.minX - viewport.minX) : new.maxX - (anchor.frame.maxX - viewport.minX)
      }
    }
    return clamped(offset, viewport.size)
  }

  /// The nearest scroll position that the content has.
  private func clamped(_ offset: Point, _ size: Size) -> Point {
    let content = scrollableSize
    func clamp(_ value: Double, _ limit: Double) -> Double { value > 0 ? min(value, max(0, limit)) : 0 }
    return Point(
      x: clamp(offset.x, content.width - Tolerance.length(size.width)),
      y: clamp(offset.y, content.height - Tolerance.length(size.height)))
  }

  /// How far a viewport is scrolled along the lines.
  private func distanceFromLeadingEnd(of viewport: Rect) -> Double {
    environment.layoutDirection == .leftToRight ? viewport.minX : scrollableSize.width - viewport.maxX
  }
}
