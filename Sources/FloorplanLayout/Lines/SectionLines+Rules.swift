extension SectionLines {
  /// Creates the lines of a section without measurements.
  init(_ section: SectionDescription, by rule: LineRule) {
    let count = section.countedItems
    switch rule {
    case .uniform(let lines):
      self = .uniform(LinesStorage(lines.withItemCount(count)))
    case .rows(let rule):
      let heights = ExtentTree(
        count: count, columns: rule.columns.count, unit: TickUnit(rule.grid), estimate: rule.estimate)
      self = .rows(LinesStorage(ColumnRows(rule, heights)))
    case .packed(let rule):
      self = .packed(LinesStorage(PackedLines(count: count, rule: rule)))
    case .single(let rule):
      var widths = ExtentTree(count: count, unit: rule.unit, estimate: rule.itemSize.width, hasCross: true)
      if !rule.isMeasured {
        for (item, size) in section.itemSizes.prefix(count).enumerated() {
          guard let size = size.map(Tolerance.length) else { continue }
          widths.set(
            ExtentCode(ticks: rule.unit.ticks(measured: size.width), isValid: true),
            cross: ExtentCode(ticks: rule.unit.ticks(measured: size.height), isValid: true), at: item)
        }
      }
      self = .single(LinesStorage(SingleLine(rule, widths)))
    }
  }

  /// Returns the same items, arranged by another rule.
  ///
  /// Measurements stay valid if widths don't change; others become estimates.
  ///
  /// - Complexity: O(1) if the number of columns stays the same and only their widths change, else O(measured items).
  func rearranged(by rule: LineRule, of section: SectionDescription) -> SectionLines {
    switch (self, rule) {
    case (.uniform(let old), .uniform(let new)) where old.lines == new.withItemCount(section.countedItems):
      return self
    case (.rows(let old), .rows(let new)):
      return old.lines.rule == new ? self : .rows(LinesStorage(ColumnRows(new, old.lines.heights(for: new))))
    case (.packed(let old), .packed(let new)):
      return old.lines.rule == new ? self : .packed(LinesStorage(old.lines.reflowed(by: new)))
    case (.single(let old), .single(let new)) where new.isMeasured && old.lines.rule.isMeasured:
      var widths = old.lines.widths
      if new.unit != old.lines.rule.unit { widths = widths.converted(to: new.unit, estimate: new.itemSize.width) }
      widths.setEstimate(new.itemSize.width)
      return .single(LinesStorage(SingleLine(new, widths)))
    default:
      return SectionLines(section, by: rule)
    }
  }
}

extension ColumnRows {
  fileprivate func heights(for new: ColumnRule) -> ExtentTree {
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
