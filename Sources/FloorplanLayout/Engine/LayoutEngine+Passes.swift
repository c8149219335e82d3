extension LayoutEngine {
  /// Begins a measuring pass in which the caller stores the measurements one by one.
  ///
  /// The pass has the same result as ``layOut(viewport:overscan:budget:measuring:)``. It is for hosts that create views
  /// during the pass and need to query the engine meanwhile:
  ///
  /// ```swift
  /// var pass = engine.beginPass(viewport: viewport)
  /// while let index = engine.nextItem(of: &pass) {
  ///   engine.setMeasuredSize(measure(index), forItemAt: index)
  /// }
  /// viewport.origin = engine.viewportOrigin(of: pass)
  /// engine.endPass(pass)
  /// ```
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle in content coordinates.
  ///   - anchor: The item to keep in place, or nil for the anchor of rule A1.
  ///   - overscan: The distance above and below the viewport in which items are also measured, in points.
  ///   - budget: The maximum number of items to measure.
  /// - Returns: The pass.
  /// - Complexity: O(log sections + visible items).
  public mutating func beginPass(
    viewport: Rect, keeping anchor: ScrollAnchor? = nil, overscan: Double = 0, budget: Int = .max
  ) -> MeasuringPass {
    oscillationDetector.beginPass()
    var pass = MeasuringPass(
      start: viewport, anchor: anchor ?? self.anchor(in: viewport), overscan: Tolerance.length(overscan),
      budget: budget)
    beginRound(&pass)
    return pass
  }

  /// Returns the next item to measure.
  ///
  /// - Parameter pass: The pass, which counts the item as measured.
  /// - Returns: The index of the item, or nil if everything visible has a valid measurement or the budget is used up.
  /// - Complexity: Amortized O(items of a line).
  public func nextItem(of pass: inout MeasuringPass) -> ItemIndex? {
    guard case .item(let index) = nextElement(of: &pass, orWhere: { _ in false }) else { return nil }
    return index
  }

  /// Returns the next element that the host has to visit: an item to measure, or a visible element that satisfies a
  /// condition.
  ///
  /// With the condition, a host creates views for items with a valid measurement, and views for headers and footers, in
  /// the same pass. It may change the heights of headers and footers with ``setHeights(header:footer:ofSection:)``. The
  /// pass visits headers and footers after the items, and then visits the elements that have become visible.
  ///
  /// - Parameters:
  ///   - pass: The pass, which counts an item to measure as measured.
  ///   - isDue: A closure that returns whether to visit an element that doesn't need to be measured. After the visit, it
  ///     must return false for the element.
  /// - Returns: The element, or nil if there is none or the budget is used up.
  /// - Complexity: Amortized O(items of a line), plus O(sections in the viewport) for each header or footer.
  public func nextElement(
    of pass: inout MeasuringPass, orWhere isDue: (LayoutElement) -> Bool
  ) -> LayoutElement? {
    while true {
      let area = area(of: pass)
      guard let position = pass.line, hasLine(at: position),
        span(of: position).intersects(Span(vertical: area))
      else {
        if pass.isDownwards {
          pass.isDownwards = false
          pass.line = pass.firstLine.flatMap { hasLine(at: $0) ? line(before: $0) : nil }
          continue
        }
        if let element = visibleSupplement(in: area, where: isDue) {
          pass.hasVisited = true
          return element
        }
        // The last visits may have moved other lines into the viewport, or invalidated an item.
        guard pass.hasVisited else { return nil }
        beginRound(&pass)
        continue
      }
      guard let index = nextItem(of: position, pass, in: area, orWhere: isDue) else {
        pass.line = pass.isDownwards ? line(after: position) : line(before: position)
        continue
      }
      if needsMeasurement(ofItemAt: index) {
        guard pass.result.measuredItemCount < pass.budget else {
          pass.result.isComplete = false
          return nil
        }
        pass.result.measuredItemCount += 1
      }
      pass.hasVisited = true
      return .item(index)
    }
  }

  /// Returns the viewport origin that keeps the pass's anchor in place.
  ///
  /// - Parameter pass: The pass.
  /// - Returns: The origin of the viewport, in content coordinates.
  /// - Complexity: O(1) for up to a million items.
  public func viewportOrigin(of pass: MeasuringPass) -> Point {
    contentOffset(keeping: pass.anchor, in: pass.start)
  }

  /// Ends a pass.
  ///
  /// - Parameter pass: The pass.
  /// - Returns: The number of measured items, whether the pass is complete, and the newly frozen items.
  @discardableResult
  public mutating func endPass(_ pass: MeasuringPass) -> MeasuringResult {
    var result = pass.result
    result.frozenItems = oscillationDetector.newlyFrozen
    oscillationDetector.endPass()
    return result
  }

  private func beginRound(_ pass: inout MeasuringPass) {
    pass.hasVisited = false
    pass.isDownwards = true
    let items = visibleItems(in: area(of: pass))
    let anchor = pass.anchor.flatMap { items.contains($0.index) ? $0.index : nil } ?? items.first
    pass.firstLine = anchor.map { line(of: $0) }
    pass.line = pass.firstLine
  }

  /// Returns the first visible header or footer that satisfies a condition.
  private func visibleSupplement(in area: Rect, where isDue: (LayoutElement) -> Bool) -> LayoutElement? {
    func isNext(_ element: LayoutElement) -> Bool {
      frame(of: element, contentOffset: area.origin)?.intersects(area) == true && isDue(element)
    }
    for section in stack.sections(near: Span(vertical: area), slack: slack) {
      if isNext(.header(section: section)) { return .header(section: section) }
      if isNext(.footer(section: section)) { return .footer(section: section) }
    }
    return nil
  }

  /// Returns the next item of a line to visit.
  ///
  /// The pass measures lines as a whole, so the height of a line is final; it measures a horizontally scrolling
  /// line from the anchor on and then the items before the anchor.
  private func nextItem(
    of position: LinePosition, _ pass: MeasuringPass, in area: Rect, orWhere isDue: (LayoutElement) -> Bool
  ) -> ItemIndex? {
    func isNext(_ item: Int) -> Bool {
      let index = ItemIndex(section: position.section, item: item)
      return needsMeasurement(ofItemAt: index)
        || frame(ofItemAt: index)?.intersects(area) == true && isDue(.item(index))
    }
    guard layout.scrollsHorizontally else {
      let items = items(of: position)
      // Where lines wrap, the width of the next item decides whether the line ends.
      let end = items.upperBound + (states[position.section].lines.hasEqualColumns ? 0 : 1)
      return (items.lowerBound..<end).first(where: isNext).map { ItemIndex(section: position.section, item: $0) }
    }
    // The full height of the line, because a short item may not reach the visible part of the line.
    let span = span(of: position)
    let line = Rect(x: area.minX, y: span.lower, width: area.size.width, height: span.upper - span.lower)
    let items = visibleItems(in: line).items(inSection: position.section)
    let anchor = pass.anchor.flatMap { $0.index.section == position.section ? $0.index.item : nil }
    let start = min(max(anchor ?? items.lowerBound, items.lowerBound), items.upperBound)
    let item = (start..<items.upperBound).first(where: isNext) ?? (items.lowerBound..<start).last(where: isNext)
    return item.map { ItemIndex(section: position.section, item: $0) }
  }

  /// Returns the visible rectangle, extended by the overscan.
  private func area(of pass: MeasuringPass) -> Rect {
    let origin = contentOffset(keeping: pass.anchor, in: pass.start)
    let size = pass.start.size
    return layout.scrollsHorizontally
      ? Rect(x: origin.x - pass.overscan, y: origin.y, width: size.width + 2 * pass.overscan, height: size.height)
      : Rect(x: origin.x, y: origin.y - pass.overscan, width: size.width, height: size.height + 2 * pass.overscan)
  }
}

/// The state of a measuring pass; see ``LayoutEngine/beginPass(viewport:keeping:overscan:budget:)``.
public struct MeasuringPass: Sendable {
  let start: Rect
  let anchor: ScrollAnchor?
  let overscan: Double
  let budget: Int
  var result = MeasuringResult()
  /// The line to examine next: from `firstLine` downward, then upward from the line before it.
  var line: LinePosition?
  var firstLine: LinePosition?
  var isDownwards = true
  /// Whether this round has visited an element.
  var hasVisited = false
}

/// The result of a measuring pass.
public struct MeasuringResult: Hashable, Sendable {
  /// The number of items that were measured.
  public internal(set) var measuredItemCount = 0
  /// Whether everything visible has a valid measurement; if not, the budget was used up and another pass is due.
  public internal(set) var isComplete = true
  /// The items that this pass froze because their size never settles.
  ///
  /// A frozen item requests a different size each time it is measured; its view needs to be fixed. It keeps its last
  /// size until it is reloaded, or until its width or the content changes.
  public internal(set) var frozenItems: [ItemIndex] = []
}
