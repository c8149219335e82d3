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
      start: viewport, anchor: anchor ?? self.anchor(in: viewport), overscan: overscan, budget: budget)
    beginRound(&pass)
    return pass
  }

  /// Returns the next item to measure.
  ///
  /// - Parameter pass: The pass, which counts the item as measured.
  /// - Returns: The index of the item, or nil if everything visible has a valid measurement or the budget is used up.
  /// - Complexity: Amortized O(items of a line).
  public func nextItem(of pass: inout MeasuringPass) -> ItemIndex? {
    while true {
      guard let position = pass.line, arrangement.hasLine(at: position),
        arrangement.span(of: position).intersects(Span(vertical: area(of: pass)))
      else {
        if pass.isDownwards {
          pass.isDownwards = false
          pass.line = pass.firstLine.flatMap { arrangement.hasLine(at: $0) ? arrangement.line(before: $0) : nil }
          continue
        }
        // The last measurements may have moved other lines into the viewport, or invalidated an item.
        guard pass.result.measuredItemCount > pass.countBeforeRound else { return nil }
        beginRound(&pass)
        continue
      }
      if let index = nextItem(of: position, pass) {
        guard pass.result.measuredItemCount < pass.budget else {
          pass.result.isComplete = false
          return nil
        }
        pass.result.measuredItemCount += 1
        return index
      }
      pass.line = pass.isDownwards ? arrangement.line(after: position) : arrangement.line(before: position)
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
    pass.countBeforeRound = pass.result.measuredItemCount
    pass.isDownwards = true
    let items = visibleItems(in: area(of: pass))
    let anchor = pass.anchor.flatMap { items.contains($0.index) ? $0.index : nil } ?? items.first
    pass.firstLine = anchor.map { arrangement.line(of: $0) }
    pass.line = pass.firstLine
  }

  /// Returns the next item of a line to measure.
  ///
  /// The pass measures lines as a whole, so the height of a line is final; it measures a horizontally scrolling
  /// line from the anchor on and then the items before the anchor.
  private func nextItem(of position: LinePosition, _ pass: MeasuringPass) -> ItemIndex? {
    guard arrangement.scrollsHorizontally else {
      let items = arrangement.items(of: position)
      // Where lines wrap, the width of the next item decides whether the line ends.
      let end = items.upperBound + (arrangement.states[position.section].lines.hasEqualColumns ? 0 : 1)
      return (items.lowerBound..<end).lazy.map { ItemIndex(section: position.section, item: $0) }
        .first { needsMeasurement(ofItemAt: $0) }
    }
    // The full height of the line, because a short item may not reach the visible part of the line.
    let (area, span) = (area(of: pass), arrangement.span(of: position))
    let line = Rect(x: area.minX, y: span.lower, width: area.size.width, height: span.upper - span.lower)
    let items = visibleItems(in: line).items(inSection: position.section)
    let anchor = pass.anchor.flatMap { $0.index.section == position.section ? $0.index.item : nil }
    let start = min(max(anchor ?? items.lowerBound, items.lowerBound), items.upperBound)
    func isCandidate(_ item: Int) -> Bool {
      needsMeasurement(ofItemAt: ItemIndex(section: position.section, item: item))
    }
    let item =
      (start..<items.upperBound).first(where: isCandidate) ?? (items.lowerBound..<start).last(where: isCandidate)
    return item.map { ItemIndex(section: position.section, item: $0) }
  }

  /// Returns the visible rectangle, extended by the overscan.
  private func area(of pass: MeasuringPass) -> Rect {
    let origin = contentOffset(keeping: pass.anchor, in: pass.start)
    let size = pass.start.size
    return arrangement.scrollsHorizontally
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
  var countBeforeRound = 0

  init(start: Rect, anchor: ScrollAnchor?, overscan: Double, budget: Int) {
    (self.start, self.anchor, self.budget) = (start, anchor, budget)
    self.overscan = Tolerance.length(overscan)
  }
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
