extension PackedLines {
  var isSelfSizing: Bool { true }

  func measurement(ofItem item: Int) -> (ticks: MeasuredTicks, isValid: Bool)? {
    let codes = codes(at: item)
    guard let width = codes.width.ticks, let height = codes.height.ticks else { return nil }
    return (MeasuredTicks(width: width, height: height), codes.height.isValid)
  }

  func movableMeasurement(ofItem item: Int) -> MovableMeasurement? {
    let codes = codes(at: item)
    return MovableMeasurement(
      width: codes.width, height: codes.height, widthLimit: rule.widthLimit, unit: rule.unit)
  }

  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? {
    measureSize(ofItemAt: index, with: &measurer, in: rule.unit, widthLimit: rule.widthLimit)
  }

  mutating func setMeasuredSize(_ size: Size, ofItem item: Int) {
    let width = min(rule.unit.ticks(measured: size.width), rule.widthLimit)
    set(ExtentCode(ticks: width, isValid: true), rule.unit.code(measured: size.height), at: item)
  }

  mutating func store(_ measurement: MovableMeasurement, atItem item: Int) {
    guard measurement.height.isKnown, let width = measurement.width.ticks, measurement.unit == rule.unit else {
      return
    }
    let limit = rule.widthLimit
    // The limit of the old section may have reduced the width of an item at that limit.
    let oldLimit = measurement.widthLimit ?? .max
    let isSameWidth = width <= limit && (width < oldLimit || limit == oldLimit)
    set(
      ExtentCode(ticks: min(width, limit), isValid: true),
      isSameWidth ? measurement.height : measurement.height.asEstimate, at: item)
  }

  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    for range in removed.reversed() { remove(range) }
    for range in inserted { insert(range.count, at: range.lowerBound) }
  }

  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)? {
    guard case .packed(let new) = new else { return new.lines(of: section) }
    return new == rule ? nil : reflowed(by: new)
  }
}
