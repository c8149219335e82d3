extension LayoutEngine {
  /// Returns whether an item needs to be measured: the layout is self-sizing and there is no valid measurement.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether the item needs to be measured; false if it doesn't exist.
  /// - Complexity: O(1) for up to a million items.
  public func needsMeasurement(ofItemAt index: ItemIndex) -> Bool {
    guard hasItem(index), states[index.section].lines.isSelfSizing else { return false }
    return measurement(ofItemAt: index)?.height.isValid != true
  }

  /// Returns whether the items of a section have measured sizes rather than sizes from the layout.
  ///
  /// - Parameter section: The index of the section.
  /// - Returns: Whether the items are measured; false if the section doesn't exist.
  /// - Complexity: O(1).
  public func isSelfSizing(section: Int) -> Bool {
    states.indices.contains(section) && states[section].lines.isSelfSizing
  }

  /// Returns whether an item has a measurement, valid or outdated.
  ///
  /// An outdated measurement serves as an estimate.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether a measurement is stored.
  /// - Complexity: O(1) for up to a million items.
  public func hasMeasurement(forItemAt index: ItemIndex) -> Bool {
    measurement(ofItemAt: index) != nil
  }

  /// Returns the measured size of an item.
  ///
  /// The size equals the result of ``measureSize(ofItemAt:with:)`` in whole pixels as long as the item's content
  /// doesn't change.
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: The size, or nil if the item has no valid measurement or its size comes from the layout.
  /// - Complexity: O(1) for up to a million items.
  public func measuredSize(ofItemAt index: ItemIndex) -> Size? {
    measurement(ofItemAt: index)?.validSize
  }

  func measurement(ofItemAt index: ItemIndex) -> ItemMeasurement? {
    hasItem(index) ? states[index.section].lines.measurement(ofItem: index.item) : nil
  }

  /// Returns whether an item is frozen because its size never settles (``MeasuringResult/frozenItems``).
  ///
  /// - Parameter index: The index of the item.
  /// - Returns: Whether the item is frozen.
  /// - Complexity: O(1).
  public func isFrozen(itemAt index: ItemIndex) -> Bool { oscillationDetector.isFrozen(index) }

  private func hasItem(_ index: ItemIndex) -> Bool {
    states.indices.contains(index.section) && index.item >= 0 && index.item < states[index.section].lines.itemCount
  }

  /// Measures an item at its layout width without storing the result.
  ///
  /// - Parameters:
  ///   - index: The index of the item.
  ///   - measurer: The measurer; it may query the engine but not modify it.
  /// - Returns: The size to pass to ``setMeasuredSize(_:forItemAt:)``, or nil if the item doesn't exist or its size
  ///   comes from the layout.
  /// - Complexity: O(1) for up to a million items, plus the calls of the measurer.
  public func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? {
    hasItem(index) ? states[index.section].lines.measureSize(ofItemAt: index, with: &measurer) : nil
  }

  /// Measures an item at its layout width and stores the result.
  ///
  /// - Parameters:
  ///   - index: The index of the item; has no effect if the item doesn't exist or its size comes from the layout.
  ///   - measurer: The measurer.
  /// - Complexity: That of ``setMeasuredSize(_:forItemAt:)``.
  public mutating func measure(itemAt index: ItemIndex, with measurer: inout some ItemMeasurer) {
    if let size = measureSize(ofItemAt: index, with: &measurer) { setMeasuredSize(size, forItemAt: index) }
  }

  /// Stores the size of an item, rounded up to whole pixels (rule R7).
  ///
  /// Column flows use only the height. ``HorizontalFlowLayout`` limits the width to that of the section.
  ///
  /// - Parameters:
  ///   - size: The size in points; a negative or non-finite component counts as 0 (rule R1).
  ///   - index: The index of the item; has no effect if the item doesn't exist or its size comes from the layout.
  /// - Complexity: O(sections / 64), or O(sections) where lines scroll horizontally, plus amortized O(1) for up to a
  ///   million items, or O(items in reflowed lines) where lines wrap.
  public mutating func setMeasuredSize(_ size: Size, forItemAt index: ItemIndex) {
    guard hasItem(index) else { return }
    let old = oscillationDetector.isTracking ? measurement(ofItemAt: index) : nil
    states[index.section].lines.setMeasuredSize(size, ofItem: index.item)
    stack.setHeight(states[index.section].height, ofSection: index.section)
    if layout.scrollsHorizontally { updateContentWidth() }
    if let old, let new = measurement(ofItemAt: index) {
      oscillationDetector.recordMeasurement(of: index, growth: new.growth(since: old))
    }
  }

  /// Invalidates the measurements of items.
  ///
  /// The old sizes serve as estimates until the items are measured again, so nothing moves. A frozen item
  /// (``MeasuringResult/frozenItems``) keeps its measurement.
  ///
  /// - Parameter items: The indices of the items; indices out of range are ignored.
  /// - Complexity: O(1) for each item, for up to a million items.
  public mutating func invalidateMeasurements(of items: some Sequence<ItemIndex>) {
    for index in items where hasItem(index) && !oscillationDetector.isFrozen(index) {
      oscillationDetector.recordInvalidation(of: index)
      states[index.section].lines.invalidate(index.item)
    }
  }

  /// Invalidates the measurements of all items, after a change of the text size or the theme.
  ///
  /// The old sizes serve as estimates until the items are measured again, so nothing moves.
  ///
  /// - Complexity: O(sections).
  public mutating func invalidateAllMeasurements() {
    oscillationDetector.reset()
    for section in states.indices { states[section].lines.invalidateAll() }
  }

  /// Measures all visible items without a valid measurement, and keeps the visible content in place.
  ///
  /// The viewport moves with an anchor item that already has a measurement (rule A1), so replacing an estimate never
  /// causes visible movement. The pass measures lines from the anchor downward and then upward while they are visible.
  /// It measures every line as a whole, so the height of the line is final, and every item once unless the item
  /// requests a different size.
  ///
  /// - Parameters:
  ///   - viewport: The visible rectangle in content coordinates; its origin moves with the anchor.
  ///   - overscan: The distance above and below the viewport in which items are also measured, in points.
  ///   - budget: The maximum number of items to measure; the others keep their estimates until the next pass.
  ///   - measurer: The measurer.
  /// - Returns: The number of measured items, whether the pass is complete, and the newly frozen items.
  /// - Complexity: O(log sections + visible items), and one call of the measurer for each item in a visible line
  ///   without a valid measurement.
  public mutating func layOut(
    viewport: inout Rect, overscan: Double, budget: Int, measuring measurer: inout some ItemMeasurer
  ) -> MeasuringResult {
    var pass = beginPass(viewport: viewport, overscan: overscan, budget: budget)
    invalidateMeasurements(of: measurer.takeInvalidatedItems())
    while let index = nextItem(of: &pass) {
      measure(itemAt: index, with: &measurer)
      invalidateMeasurements(of: measurer.takeInvalidatedItems())
    }
    viewport.origin = viewportOrigin(of: pass)
    return endPass(pass)
  }
}
