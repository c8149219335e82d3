extension ColumnRows {
  var isSelfSizing: Bool { true }

  private func columnWidth(ofItem item: Int) -> Double { rule.width(ofColumn: item % rule.columns.count) }

  func measurement(ofItem item: Int) -> ItemMeasurement? {
    let height = heights.code(at: item)
    guard height.isKnown else { return nil }
    return ItemMeasurement(
      width: .unknown, height: height, columnWidth: columnWidth(ofItem: item), unit: heights.unit)
  }

  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? {
    let width = columnWidth(ofItem: index.item)
    return Size(width: width, height: measurer.height(ofItemAt: index, forWidth: width))
  }

  mutating func setMeasuredSize(_ size: Size, ofItem item: Int) {
    heights.set(heights.unit.code(measured: size.height), at: item)
  }

  mutating func store(_ measurement: ItemMeasurement, atItem item: Int) {
    let isValid = measurement.columnWidth == columnWidth(ofItem: item) && measurement.unit == heights.unit
    heights.set(isValid ? measurement.height : measurement.height.asEstimate, at: item)
  }

  mutating func invalidate(_ item: Int) { heights.invalidate(item) }
  mutating func invalidateAll() { heights.invalidateAll() }

  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    heights.edit(removing: removed, inserting: inserted, invalidatesShifted: !rule.hasEqualColumns)
  }

  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)? {
    guard case .rows(let new) = new else { return new.lines(of: section) }
    return new == rule ? nil : ColumnRows(rule: new, heights: heights(for: new))
  }

  private func heights(for new: ColumnRule) -> ExtentTree {
    var heights = heights
    let unit = TickUnit(new.grid)
    if unit != heights.unit { heights = heights.converted(to: unit, estimate: new.estimate) }
    if new.columns.count != heights.columns {
      return heights.regrouped(columns: new.columns.count, estimate: new.estimate)
    }
    if !new.hasSameWidths(as: rule) { heights.invalidateAll() }
    if new.estimate != heights.estimate { heights.setEstimate(new.estimate) }
    return heights
  }
}
