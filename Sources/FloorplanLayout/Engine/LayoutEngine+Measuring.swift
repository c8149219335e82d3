extension LayoutEngine {
  /// Says whether an item is to be measured: the layout asks for it, and there is no valid measure.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: Whether it is to be measured; false where there is no such item.
  /// - Complexity: O(1) up to a million items.
  public func wantsMeasure(ofItemAt index: ItemIndex) -> Bool {
    guard hasItem(index), arrangement.states[index.section].lines.isSelfSizing else { return false }
    return arrangement.states[index.section].lines.measure(ofItem: index.item)?.isValid != true
  }

  /// Says whether an item was ever measured: a measure is stored, be it valid or an old one that serves as an estimate.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: Whether a measure is stored.
  /// - Complexity: O(1) up to a million items.
  public func isMeasured(_ index: ItemIndex) -> Bool {
    hasItem(index) && arrangement.states[index.section].lines.measure(ofItem: index.item) != nil
  }

  private func hasItem(_ index: ItemIndex) -> Bool {
    arrangement.states.indices.contains(index.section) && index.item >= 0
      && index.item < arrangement.states[index.section].lines.itemCount
  }

  /// Measures an item at the width that it has, and stores what comes out.
  ///
  /// - Parameters:
  ///   - index: The place of the item; nothing happens where there is none, or where the layout gives it its size.
  ///   - measurer: What measures it.
  /// - Complexity: That of ``setMeasuredSize(_:forItemAt:)``.
  public mutating func measure(itemAt index: ItemIndex, with measurer: inout some ItemMeasurer) {
    guard hasItem(index), let size = arrangement.states[index.section].lines.size(ofItemAt: index, from: &measurer)
    else { return }
    setMeasuredSize(size, forItemAt: index)
  }

  /// Stores the size of an item, rounded up to whole pixels (rule R7).
  ///
  /// Column flows read the height only. In ``HorizontalFlowLayout`` the width is limited to that of the section.
  ///
  /// - Parameters:
  ///   - size: The size in points; a negative or non-finite component counts as 0 (rule R1).
  ///   - index: The place of the item; nothing happens where there is none, or where the layout gives it its size.
  /// - Complexity: O(sections / 64), and O(sections) where lines scroll sideways; for the items O(1) amortised up to a
  ///   million of them, and O(items in lines that start elsewhere) where lines break.
  public mutating func setMeasuredSize(_ size: Size, forItemAt index: ItemIndex) {
    guard arrangement.states.indices.contains(index.section), index.item >= 0 else { return }
    guard settling.isWatching else {
      withLines(ofSection: index.section) { $0.setMeasuredSize(size, ofItem: index.item) }
      return
    }
    guard hasItem(index) else { return }
    let old = arrangement.states[index.section].lines.measure(ofItem: index.item)?.ticks
    withLines(ofSection: index.section) { $0.setMeasuredSize(size, ofItem: index.item) }
    if let new = arrangement.states[index.section].lines.measure(ofItem: index.item)?.ticks {
      settling.noteMeasure(of: index, old: old, new: new)
    }
  }

  /// Says that items may need another size than they were measured with.
  ///
  /// The old sizes stay as estimates until the items are measured again, so nothing moves. An item that was frozen
  /// because it never settled (``LayoutPass/frozenItems``) keeps its measure.
  ///
  /// - Parameter items: The places of the items; those that do not exist are left out.
  /// - Complexity: O(1) for each item, up to a million items.
  public mutating func invalidateMeasure(of items: some Sequence<ItemIndex>) {
    for index in items where hasItem(index) && !settling.isFrozen(index) {
      settling.noteInvalidation(of: index)
      outdateMeasures(ofSection: index.section) { $0.outdate(index.item) }
    }
  }

  /// Says that all items may need another size than they were measured with: the text size or the theme changed.
  ///
  /// The old sizes stay as estimates until the items are measured again, so nothing moves.
  ///
  /// - Complexity: O(sections).
  public mutating func invalidateAllMeasures() {
    settling.forgetAll()
    for section in arrangement.states.indices { outdateMeasures(ofSection: section) { $0.outdateAll() } }
  }

  /// Measures what is in sight, until all of it has a valid measure, while what was in sight stays where it is.
  ///
  /// The item to hold on to is one that was measured before (rule A1), so that what replaces an estimate never shows as
  /// movement: the viewport moves with it. Lines are measured from there downwards and then upwards while they are
  /// still in sight, each as a whole, so that its height is final at once; an item is measured once unless it asks
  /// again.
  ///
  /// - Parameters:
  ///   - viewport: What is visible, in the content's coordinates; its origin moves with the item that is held on to.
  ///   - overscan: How far above and below the viewport items are measured too, in points.
  ///   - budget: The number of items to measure at most; what is left keeps estimates until the next pass.
  ///   - measurer: What measures items.
  /// - Returns: What was done, and which items never settle.
  /// - Complexity: O(log sections + visible items), and one call of the measurer for each item in a visible line
  ///   without a valid measure.
  public mutating func layOut(
    viewport: inout Rect, overscan: Double, budget: Int, measuring measurer: inout some ItemMeasurer
  ) -> LayoutPass {
    settling.beginPass()
    var pass = MeasuringPass(start: viewport, anchor: anchor(in: viewport), overscan: overscan, budget: budget)
    var before = -1
    // What is named beyond what is in sight is measured when it comes there.
    while pass.result.isComplete, pass.result.measuredItemCount > before {
      before = pass.result.measuredItemCount
      invalidateMeasure(of: measurer.takeInvalidatedItems())
      measureVisibleLines(&pass, &measurer)
    }
    invalidateMeasure(of: measurer.takeInvalidatedItems())
    viewport.origin = contentOffset(keeping: pass.anchor, in: pass.start)
    pass.result.frozenItems = settling.newlyFrozen
    settling.endPass()
    return pass.result
  }

  /// Measures the lines in sight from the one that stays downwards, and then upwards: what grows pushes what is behind
  /// it out of sight.
  private mutating func measureVisibleLines(_ pass: inout MeasuringPass, _ measurer: inout some ItemMeasurer) {
    let area = area(of: pass)
    let items = visibleItems(in: area)
    guard let visible = items.first else { return }
    let anchor = pass.anchor.flatMap { items.contains($0.index) ? $0.index : nil } ?? visible
    let first = arrangement.line(of: anchor)
    for isDownwards in [true, false] {
      var line = isDownwards ? first : arrangement.line(before: first)
      while let position = line, arrangement.has(position), pass.result.isComplete {
        let area = self.area(of: pass)
        guard arrangement.span(of: position).meets(Span(vertical: area)) else { break }
        measureLine(position, &pass, &measurer)
        guard arrangement.has(position) else { break }
        line = isDownwards ? arrangement.line(after: position) : arrangement.line(before: position)
      }
    }
  }

  /// Measures a whole line, so that its height is final at once; of a line that scrolls sideways, what is in sight.
  private mutating func measureLine(
    _ position: LinePosition, _ pass: inout MeasuringPass, _ measurer: inout some ItemMeasurer
  ) {
    while arrangement.has(position), let index = nextItem(of: position, pass) {
      guard pass.result.measuredItemCount < pass.budget else {
        pass.result.isComplete = false
        return
      }
      measure(itemAt: index, with: &measurer)
      pass.result.measuredItemCount += 1
    }
  }

  /// The next item of a line to measure: in lines that scroll sideways from the anchor on, and then those before it.
  private func nextItem(of position: LinePosition, _ pass: MeasuringPass) -> ItemIndex? {
    guard arrangement.scrollsHorizontally else {
      return arrangement.items(of: position).lazy.map { ItemIndex(section: position.section, item: $0) }
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

/// A pass of measuring on its way.
private struct MeasuringPass {
  let start: Rect
  let anchor: ScrollAnchor?
  let overscan: Double
  let budget: Int
  var result = LayoutPass()

  init(start: Rect, anchor: ScrollAnchor?, overscan: Double, budget: Int) {
    (self.start, self.anchor, self.budget) = (start, anchor, budget)
    self.overscan = Tolerance.length(overscan)
  }
}
