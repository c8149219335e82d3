extension SingleLine {
  var isSelfSizing: Bool { rule.isMeasured }

  func measurement(ofItem item: Int) -> ItemMeasurement? {
    let width = widths.code(at: item)
    guard isSelfSizing, width.isKnown, let height = widths.crossCode(at: item).ticks else { return nil }
    return ItemMeasurement(
      width: width, height: ExtentCode(ticks: height, isValid: width.isValid), unit: widths.unit)
  }

  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? {
    isSelfSizing ? measureSize(ofItemAt: index, with: &measurer, in: rule.unit, widthLimit: .max) : nil
  }

  mutating func setMeasuredSize(_ size: Size, ofItem item: Int) {
    guard isSelfSizing else { return }
    widths.set(widths.unit.code(measured: size.width), cross: widths.unit.code(measured: size.height), at: item)
  }

  mutating func store(_ measurement: ItemMeasurement, atItem item: Int) {
    guard isSelfSizing, measurement.width.isKnown, measurement.unit == widths.unit else { return }
    widths.set(measurement.width, cross: measurement.height, at: item)
  }

  mutating func invalidate(_ item: Int) { if isSelfSizing { widths.invalidate(item) } }
  mutating func invalidateAll() { if isSelfSizing { widths.invalidateAll() } }

  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    guard isSelfSizing else { return }
    widths.edit(removing: removed, inserting: inserted, invalidatesShifted: false)
  }

  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)? {
    guard case .single(let new) = new, new.isMeasured, isSelfSizing else { return new.lines(of: section) }
    var widths = widths
    if new.unit != rule.unit { widths = widths.converted(to: new.unit, estimate: new.itemSize.width) }
    widths.setEstimate(new.itemSize.width)
    return SingleLine(rule: new, widths: widths)
  }
}
