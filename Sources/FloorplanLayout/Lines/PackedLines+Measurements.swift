extension PackedLines {
  var isSelfSizing: Bool { true }

  func measurement(ofItem item: Int) -> ItemMeasurement? { rule.measurement(codes(at: item)) }

  func measureSize(ofItemAt index: ItemIndex, with measurer: inout some ItemMeasurer) -> Size? {
    measureSize(ofItemAt: index, with: &measurer, in: rule.unit, widthLimit: rule.widthLimit)
  }

  mutating func setMeasuredSize(_ size: Size, ofItem item: Int) {
    let width = min(rule.unit.ticks(measured: size.width), rule.widthLimit)
    set(ExtentCode(ticks: width, isValid: true), rule.unit.code(measured: size.height), at: item)
  }

  mutating func store(_ measurement: ItemMeasurement, atItem item: Int) {
    guard measurement.width.isKnown, measurement.unit == rule.unit else { return }
    let codes = rule.codes(of: measurement)
    set(codes.width, codes.height, at: item)
  }

  func rearranged(by new: LineRule, of section: SectionDescription) -> (any SectionLines)? {
    guard case .packed(let new) = new else { return new.lines(of: section) }
    return new == rule ? nil : reflowed(by: new)
  }
}
