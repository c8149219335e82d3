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

  /// Says whether the items of a section have the sizes that they are measured with, rather than those of the layout.
  ///
  /// - Parameter section: The position of the section.
  /// - Returns: Whether they are measured; false where there is no such section.
  /// - Complexity: O(1).
  public func measuresItems(ofSection section: Int) -> Bool {
    arrangement.states.indices.contains(section) && arrangement.states[section].lines.isSelfSizing
  }

  /// Says whether an item was ever measured: a measure is stored, be it valid or an old one that serves as an estimate.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: Whether a measure is stored.
  /// - Complexity: O(1) up to a million items.
  public func isMeasured(_ index: ItemIndex) -> Bool {
    hasItem(index) && arrangement.states[index.section].lines.measure(ofItem: index.item) != nil
  }

  /// Tells the size that an item was measured with.
  ///
  /// It is what ``size(ofItemAt:from:)`` answers again as long as the item wants the same, in whole pixels.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The size, or nil where the item is still to be measured, or has the size that the layout gives it.
  /// - Complexity: O(1) up to a million items.
  public func measuredSize(ofItemAt index: ItemIndex) -> Size? {
    hasItem(index) ? arrangement.states[index.section].lines.measuredSize(ofItem: index.item) : nil
  }

  private func hasItem(_ index: ItemIndex) -> Bool {
    arrangement.states.indices.contains(index.section) && index.item >= 0
      && index.item < arrangement.states[index.section].lines.itemCount
  }

  /// Measures an item at the width that it has, and stores nothing.
  ///
  /// - Parameters:
  ///   - index: The place of the item.
  ///   - measurer: What measures it; it may ask the engine, but not change it.
  /// - Returns: The size to store with ``setMeasuredSize(_:forItemAt:)``, or nil where there is no such item, or where the
  ///   layout gives it its size.
  /// - Complexity: O(1) up to a million items, and the measurer's calls.
  public func size(ofItemAt index: ItemIndex, from measurer: inout some ItemMeasurer) -> Size? {
    hasItem(index) ? arrangement.states[index.section].lines.size(ofItemAt: index, from: &measurer) : nil
  }

  /// Measures an item at the width that it has, and stores what comes out.
  ///
  /// - Parameters:
  ///   - index: The place of the item; nothing happens where there is none, or where the layout gives it its size.
  ///   - measurer: What measures it.
  /// - Complexity: That of ``setMeasuredSize(_:forItemAt:)``.
  public mutating func measure(itemAt index: ItemIndex, with measurer: inout some ItemMeasurer) {
    if let size = size(ofItemAt: index, from: &measurer) { setMeasuredSize(size, forItemAt: index) }
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
    var pass = beginPass(viewport: viewport, overscan: overscan, budget: budget)
    invalidateMeasure(of: measurer.takeInvalidatedItems())
    while let index = nextItem(of: &pass) {
      measure(itemAt: index, with: &measurer)
      invalidateMeasure(of: measurer.takeInvalidatedItems())
    }
    viewport.origin = origin(of: pass)
    return endPass(pass)
  }
}
