extension LayoutEngine {
  /// Begins a pass whose measures the caller brings one after the other.
  ///
  /// It does what ``layOut(viewport:overscan:budget:measuring:)`` does, for a host that makes its views on the way and
  /// must be able to ask the engine meanwhile:
  ///
  /// ```swift
  /// var pass = engine.beginPass(viewport: viewport)
  /// while let index = engine.nextItem(of: &pass) {
  ///   engine.setMeasuredSize(measure(index), forItemAt: index)
  /// }
  /// viewport.origin = engine.origin(of: pass)
  /// engine.endPass(pass)
  /// ```
  ///
  /// - Parameters:
  ///   - viewport: What is visible, in the content's coordinates.
  ///   - anchor: The item to hold on to; the one that rule A1 names, if nil.
  ///   - overscan: How far above and below the viewport items are measured too, in points.
  ///   - budget: The number of items to measure at most.
  /// - Returns: The pass.
  /// - Complexity: O(log sections + visible items).
  public mutating func beginPass(
    viewport: Rect, holding anchor: ScrollAnchor? = nil, overscan: Double = 0, budget: Int = .max
  ) -> MeasuringPass {
    settling.beginPass()
    var pass = MeasuringPass(
      start: viewport, anchor: anchor ?? self.anchor(in: viewport), overscan: overscan, budget: budget)
    beginRound(&pass)
    return pass
  }

  /// Finds the next item that is to be measured.
  ///
  /// - Parameter pass: The pass; it counts the item as measured.
  /// - Returns: The place of the item, or nil if everything in sight has a valid measure or the budget is used up.
  /// - Complexity: O(items of a line) amortised.
  public func nextItem(of pass: inout MeasuringPass) -> ItemIndex? {
    while true {
      guard let position = pass.line, arrangement.has(position),
        arrangement.span(of: position).meets(Span(vertical: area(of: pass)))
      else {
        if pass.isDownwards {
          pass.isDownwards = false
          pass.line = pass.firstLine.flatMap { arrangement.has($0) ? arrangement.line(before: $0) : nil }
          continue
        }
        // What was measured last may have brought other lines into sight, or an item may have asked again.
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

  /// Tells where the viewport has to be for the item that the pass holds on to.
  ///
  /// - Parameter pass: The pass.
  /// - Returns: The origin of the viewport, in the content's coordinates.
  /// - Complexity: O(1) up to a million items.
  public func origin(of pass: MeasuringPass) -> Point {
    contentOffset(keeping: pass.anchor, in: pass.start)
  }

  /// Ends a pass.
  ///
  /// - Parameter pass: The pass.
  /// - Returns: What was done, and which items never settle.
  @discardableResult
  public mutating func endPass(_ pass: MeasuringPass) -> LayoutPass {
    var result = pass.result
    result.frozenItems = settling.newlyFrozen
    settling.endPass()
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

  /// The next item of a line, which is measured as a whole so that its height is final at once: in lines that scroll sideways from the anchor on, and then those before it.
  private func nextItem(of position: LinePosition, _ pass: MeasuringPass) -> ItemIndex? {
    guard arrangement.scrollsHorizontally else {
      let items = arrangement.items(of: position)
      // Where widths break lines, whether a line ends is for the item behind it to say.
      let end = items.upperBound + (arrangement.states[position.section].lines.hasEqualColumns ? 0 : 1)
      return (items.lowerBound..<end).lazy.map { ItemIndex(section: position.section, item: $0) }
        .first { wantsMeasure(ofItemAt: $0) }
    }
    // The whole height of the line: a low item may not reach what is in sight of it.
    let (area, span) = (area(of: pass), arrangement.span(of: position))
    let line = Rect(x: area.minX, y: span.lower, width: area.size.width, height: span.upper - span.lower)
    let items = visibleItems(in: line).items(inSection: position.section)
    let anchor = pass.anchor.flatMap { $0.index.section == position.section ? $0.index.item : nil }
    let start = min(max(anchor ?? items.lowerBound, items.lowerBound), items.upperBound)
    func wants(_ item: Int) -> Bool { wantsMeasure(ofItemAt: ItemIndex(section: position.section, item: item)) }
    let item = (start..<items.upperBound).first(where: wants) ?? (items.lowerBound..<start).last(where: wants)
    return item.map { ItemIndex(section: position.section, item: $0) }
  }

  /// What is in sight now, with what is measured ahead of that.
  private func area(of pass: MeasuringPass) -> Rect {
    let origin = contentOffset(keeping: pass.anchor, in: pass.start)
    let size = pass.start.size
    return arrangement.scrollsHorizontally
      ? Rect(x: origin.x - pass.overscan, y: origin.y, width: size.width + 2 * pass.overscan, height: size.height)
      : Rect(x: origin.x, y: origin.y - pass.overscan, width: size.width, height: size.height + 2 * pass.overscan)
  }
}

/// A pass of measuring on its way: see ``LayoutEngine/beginPass(viewport:holding:overscan:budget:)``.
public struct MeasuringPass: Sendable {
  let start: Rect
  let anchor: ScrollAnchor?
  let overscan: Double
  let budget: Int
  var result = LayoutPass()
  /// The line that is looked at; those from the first one on come downwards and then those before it upwards.
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
public struct LayoutPass: Hashable, Sendable {
  /// The number of items that were measured.
  public internal(set) var measuredItemCount = 0
  /// Whether everything in sight has a valid measure; if not, the budget was used up and another pass is due.
  public internal(set) var isComplete = true
  /// The items that were frozen because their sizes never settle: they keep their last size until they are reloaded, or
  /// until their width or the content changes.
  ///
  /// An item gets here by asking for another size each time that it is measured; its view is to be mended.
  public internal(set) var frozenItems: [ItemIndex] = []
}
