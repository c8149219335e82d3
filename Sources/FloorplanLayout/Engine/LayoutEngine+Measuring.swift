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
  /// - Complexity: O(1) amortised up to a million items; O(items in lines that start elsewhere) where lines break.
  public mutating func setMeasuredSize(_ size: Size, forItemAt index: ItemIndex) {
    guard hasItem(index), arrangement.states[index.section].lines.isSelfSizing else { return }
    guard settling.isWatching else {
      withLines(ofSection: index.section) { $0.setMeasuredSize(size, ofItem: index.item) }
      return
    }
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
  /// movement: the viewport moves with it. Items are measured from there downwards and then upwards, each at most once
  /// unless it asks again, and only while they are still in sight.
  ///
  /// - Parameters:
  ///   - viewport: What is visible, in the content's coordinates; its origin moves with the item that is held on to.
  ///   - overscan: How far above and below the viewport items are measured too, in points.
  ///   - budget: The number of items to measure at most; what is left keeps estimates until the next pass.
  ///   - measurer: What measures items.
  /// - Returns: What was done, and which items never settle.
  /// - Complexity: O(log sections + visible items) and one call of the measurer for each item without a valid measure.
  public mutating func layOut(
    viewport: inout Rect, overscan: Double, budget: Int, measuring measurer: inout some ItemMeasurer
  ) -> LayoutPass {
    settling.beginPass()
    let start = viewport
    let anchor = anchor(in: start)
    var pass = LayoutPass()
    invalidateMeasure(of: measurer.takeInvalidatedItems())
    while true {
      let before = pass.measuredItemCount
      measureVisibleItems(
        of: &viewport, from: start, anchor, overscan: Tolerance.length(overscan), budget: budget, &pass, &measurer)
      let invalidated = measurer.takeInvalidatedItems()
      invalidateMeasure(of: invalidated)
      viewport.origin = contentOffset(keeping: anchor, in: start)
      if !pass.isComplete || (pass.measuredItemCount == before && invalidated.isEmpty) { break }
    }
    pass.frozenItems = settling.newlyFrozen
    settling.endPass()
    return pass
  }

  private mutating func measureVisibleItems(
    of viewport: inout Rect, from start: Rect, _ anchor: ScrollAnchor?, overscan: Double, budget: Int,
    _ pass: inout LayoutPass, _ measurer: inout some ItemMeasurer
  ) {
    func area(_ viewport: Rect) -> Rect {
      arrangement.scrollsHorizontally
        ? Rect(
          x: viewport.minX - overscan, y: viewport.minY, width: viewport.size.width + 2 * overscan,
          height: viewport.size.height)
        : Rect(
          x: viewport.minX, y: viewport.minY - overscan, width: viewport.size.width,
          height: viewport.size.height + 2 * overscan)
    }
    let items = visibleItems(in: area(viewport))
    // What grows pushes what is behind it out of sight, seen from the item that stays.
    let first = anchor?.index ?? ItemIndex(section: 0, item: 0)
    for isForward in [true, false] {
      for position in 0..<items.partCount {
        guard let part = items.part(at: isForward ? position : items.partCount - 1 - position) else { continue }
        for offset in 0..<part.items.count {
          let item = isForward ? part.items.lowerBound + offset : part.items.upperBound - 1 - offset
          let index = ItemIndex(section: part.section, item: item)
          guard (index >= first) == isForward, wantsMeasure(ofItemAt: index), let frame = frame(ofItemAt: index),
            frame.intersects(area(viewport))
          else { continue }
          guard pass.measuredItemCount < budget else {
            pass.isComplete = false
            return
          }
          measure(itemAt: index, with: &measurer)
          pass.measuredItemCount += 1
          viewport.origin = contentOffset(keeping: anchor, in: start)
        }
      }
    }
  }
}
