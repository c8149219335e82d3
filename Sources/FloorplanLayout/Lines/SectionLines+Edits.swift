/// The measurement of an item that moves.
struct MovedMeasurement {
  let width: ExtentCode
  let height: ExtentCode
  /// The width at which the height was measured, in points, or nil if the layout has no columns.
  let columnWidth: Double?
  /// The limit of the item's width in ticks, or nil for no limit.
  let widthLimit: Int?
  let unit: TickUnit

  var isKnown: Bool { height.isKnown }
}

extension SectionLines {
  /// Removes items, and then inserts unmeasured items.
  ///
  /// Has no effect on lines without measured items, because these are recreated.
  ///
  /// - Parameters:
  ///   - removed: The ranges to remove, ascending, as indices before the edit.
  ///   - inserted: The ranges to insert, ascending, as indices after the edit.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    guard isSelfSizing, !removed.isEmpty || !inserted.isEmpty else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) {
        $0.heights.edit(removing: removed, inserting: inserted, invalidatesShifted: !$0.rule.hasEqualColumns)
      }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) {
        for range in removed.reversed() { $0.remove(range) }
        for range in inserted { $0.insert(range.count, at: range.lowerBound) }
      }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) { $0.widths.edit(removing: removed, inserting: inserted, invalidatesShifted: false) }
      self = .single(storage)
    }
  }

  /// Returns the measurement of an item, to store it elsewhere.
  func movedMeasurement(ofItem item: Int) -> MovedMeasurement? {
    switch self {
    case .uniform: return nil
    case .rows(let storage):
      let (rule, heights) = (storage.lines.rule, storage.lines.heights)
      return MovedMeasurement(
        width: .unknown, height: heights.code(at: item), columnWidth: rule.width(ofColumn: item % rule.columns.count),
        widthLimit: nil, unit: heights.unit)
    case .packed(let storage):
      let codes = storage.lines.codes(at: item)
      return MovedMeasurement(
        width: codes.width, height: codes.height, columnWidth: nil,
        widthLimit: storage.lines.rule.widthLimit, unit: storage.lines.rule.unit)
    case .single(let storage):
      guard isSelfSizing else { return nil }
      let (widths, code) = (storage.lines.widths, storage.lines.widths.code(at: item))
      return MovedMeasurement(
        width: widths.crossCode(at: item).isKnown ? code : .unknown,
        height: ExtentCode(ticks: widths.crossCode(at: item).ticks ?? 0, isValid: code.isValid),
        columnWidth: nil, widthLimit: nil, unit: widths.unit)
    }
  }

  /// Stores the measurement of an item that moved here.
  mutating func store(_ measure: MovedMeasurement, atItem item: Int) {
    guard measure.isKnown else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) {
        let width = $0.rule.width(ofColumn: item % $0.rule.columns.count)
        let isValid = measure.columnWidth == width && measure.unit == $0.heights.unit
        $0.heights.set(isValid ? measure.height : measure.height.asEstimate, at: item)
      }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) { lines in
        guard let width = measure.width.ticks, measure.unit == lines.rule.unit else { return }
        let limit = lines.rule.widthLimit
        // The limit of the old section may have reduced the width of an item at that limit.
        let oldLimit = measure.widthLimit ?? .max
        let isSameWidth = width <= limit && (width < oldLimit || limit == oldLimit)
        lines.set(
          ExtentCode(ticks: min(width, limit), isValid: true),
          isSameWidth ? measure.height : measure.height.asEstimate, at: item)
      }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) {
        guard $0.rule.isMeasured, measure.width.isKnown, measure.unit == $0.widths.unit else { return }
        $0.widths.set(measure.width, cross: measure.height, at: item)
      }
      self = .single(storage)
    }
  }
}
