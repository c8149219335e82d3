/// What is known of an item that moves.
struct CarriedMeasure {
  let width: ExtentCode
  let height: ExtentCode
  /// The width that the height was measured at, in points; nil where the layout does not ask for one.
  let columnWidth: Double?
  /// The width that the item could not exceed, in ticks; nil where there was no limit.
  let widthLimit: Int?
  let unit: TickUnit

  var isKnown: Bool { height.isKnown }
}

extension SectionLines {
  /// Removes items and then adds others of which nothing is known; nothing happens where nothing is measured, since
  /// such lines are made anew.
  ///
  /// - Parameters:
  ///   - removed: The items to remove, ascending, by their places before.
  ///   - inserted: The items to add, ascending, by their places after.
  mutating func edit(removing removed: [Range<Int>], inserting inserted: [Range<Int>]) {
    guard isSelfSizing, !removed.isEmpty || !inserted.isEmpty else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) {
        $0.heights.edit(removing: removed, inserting: inserted, outdatesShifted: !$0.rule.hasEqualColumns)
      }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) {
        for range in removed.reversed() { $0.remove(range) }
        for range in inserted { $0.insert(range.count, at: range.lowerBound) }
      }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) { $0.widths.edit(removing: removed, inserting: inserted, outdatesShifted: false) }
      self = .single(storage)
    }
  }

  /// What is stored for an item, to be put somewhere else.
  func carriedMeasure(ofItem item: Int) -> CarriedMeasure? {
    switch self {
    case .uniform: return nil
    case .rows(let storage):
      let (rule, heights) = (storage.lines.rule, storage.lines.heights)
      return CarriedMeasure(
        width: .unknown, height: heights.code(at: item), columnWidth: rule.width(ofColumn: item % rule.columns.count),
        widthLimit: nil, unit: heights.unit)
    case .packed(let storage):
      let codes = storage.lines.codes(at: item)
      return CarriedMeasure(
        width: codes.width, height: codes.height, columnWidth: nil,
        widthLimit: storage.lines.rule.widthLimit, unit: storage.lines.rule.unit)
    case .single(let storage):
      guard isSelfSizing else { return nil }
      let (widths, code) = (storage.lines.widths, storage.lines.widths.code(at: item))
      return CarriedMeasure(
        width: widths.crossCode(at: item).isKnown ? code : .unknown,
        height: ExtentCode(ticks: widths.crossCode(at: item).ticks ?? 0, isValid: code.isValid),
        columnWidth: nil, widthLimit: nil, unit: widths.unit)
    }
  }

  /// Stores what is known of an item that came from somewhere else.
  mutating func put(_ measure: CarriedMeasure, atItem item: Int) {
    guard measure.isKnown else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) {
        let width = $0.rule.width(ofColumn: item % $0.rule.columns.count)
        let isValid = measure.columnWidth == width && measure.unit == $0.heights.unit
        $0.heights.set(isValid ? measure.height : measure.height.outdated, at: item)
      }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) { lines in
        guard let width = measure.width.ticks, measure.unit == lines.rule.unit else { return }
        let limit = lines.rule.widthLimit
        // An item at the limit of its old section may have been wider but for it.
        let oldLimit = measure.widthLimit ?? .max
        let isSameWidth = width <= limit && (width < oldLimit || limit == oldLimit)
        lines.set(
          ExtentCode(ticks: min(width, limit), isValid: true),
          isSameWidth ? measure.height : measure.height.outdated, at: item)
      }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) {
        guard $0.rule.isMeasured, measure.width.isKnown, measure.unit == $0.widths.unit else { return }
        $0.widths.set(measure.width, across: measure.height, at: item)
      }
      self = .single(storage)
    }
  }
}
