/// The measured size of an item in ticks; the width is nil where lines don't store it.
struct MeasuredTicks: Hashable, Sendable {
  var width: Int?
  var height: Int
}

extension SectionLines {
  /// The number of items, including those without frames.
  var itemCount: Int {
    switch self {
    case .uniform(let storage): storage.lines.itemCount
    case .rows(let storage): storage.lines.heights.count
    case .packed(let storage): storage.lines.count
    case .single(let storage): storage.lines.widths.count
    }
  }

  /// Whether the host measures the items.
  var isSelfSizing: Bool {
    switch self {
    case .uniform: false
    case .rows, .packed: true
    case .single(let storage): storage.lines.rule.isMeasured
    }
  }

  /// Returns the measurement of an item and whether it is valid, or nil if there is none.
  func measure(ofItem item: Int) -> (ticks: MeasuredTicks, isValid: Bool)? {
    switch self {
    case .uniform: return nil
    case .rows(let storage):
      let code = storage.lines.heights.code(at: item)
      return code.ticks.map { (MeasuredTicks(height: $0), code.isValid) }
    case .packed(let storage):
      let codes = storage.lines.codes(at: item)
      guard let width = codes.width.ticks, let height = codes.height.ticks else { return nil }
      return (MeasuredTicks(width: width, height: height), codes.height.isValid)
    case .single(let storage):
      let widths = storage.lines.widths
      let code = widths.code(at: item)
      guard isSelfSizing, let width = code.ticks, let height = widths.crossCode(at: item).ticks else { return nil }
      return (MeasuredTicks(width: width, height: height), code.isValid)
    }
  }

  /// Returns the size of an item, or nil if it has no valid measurement.
  func measuredSize(ofItem item: Int) -> Size? {
    guard let (ticks, isValid) = measure(ofItem: item), isValid else { return nil }
    func size(_ unit: TickUnit) -> Size {
      Size(width: unit.points(ticks.width ?? 0), height: unit.points(ticks.height))
    }
    switch self {
    case .uniform: return nil
    case .rows(let storage):
      let rule = storage.lines.rule
      return Size(
        width: rule.width(ofColumn: item % rule.columns.count), height: storage.lines.heights.unit.points(ticks.height))
    case .packed(let storage): return size(storage.lines.rule.unit)
    case .single(let storage): return size(storage.lines.widths.unit)
    }
  }

  /// Stores the measured size of an item, rounded up to whole pixels (rule R7).
  ///
  /// Has no effect if the item doesn't exist.
  mutating func setMeasuredSize(_ size: Size, ofItem item: Int) {
    func code(_ length: Double, _ unit: TickUnit, limit: Int = .max) -> ExtentCode {
      ExtentCode(ticks: min(unit.ticks(measured: length), limit), isValid: true)
    }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) {
        if item < $0.heights.count { $0.heights.set(code(size.height, $0.heights.unit), at: item) }
      }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) {
        guard item < $0.count else { return }
        let (unit, limit) = ($0.rule.unit, $0.rule.widthLimit)
        $0.set(code(size.width, unit, limit: limit), code(size.height, unit), at: item)
      }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) {
        guard $0.rule.isMeasured, item < $0.widths.count else { return }
        let unit = $0.widths.unit
        $0.widths.set(code(size.width, unit), cross: code(size.height, unit), at: item)
      }
      self = .single(storage)
    }
  }

  /// Measures an item at its layout width (rules "measured size" and C2).
  func size(ofItemAt index: ItemIndex, from measurer: inout some ItemMeasurer) -> Size? {
    func size(_ unit: TickUnit, limit: Int) -> Size {
      let natural = Tolerance.length(measurer.naturalWidth(ofItemAt: index))
      // Without snapping, the width isn't rounded before measuring.
      let width =
        unit == .fine
        ? min(natural, unit.points(min(limit, TickUnit.maximumTicks)))
        : unit.points(min(unit.ticks(measured: natural), limit))
      return Size(width: width, height: measurer.height(ofItemAt: index, forWidth: width))
    }
    switch self {
    case .uniform: return nil
    case .rows(let storage):
      let rule = storage.lines.rule
      let width = rule.width(ofColumn: index.item % rule.columns.count)
      return Size(width: width, height: measurer.height(ofItemAt: index, forWidth: width))
    case .packed(let storage):
      return size(storage.lines.rule.unit, limit: storage.lines.rule.widthLimit)
    case .single(let storage):
      return isSelfSizing ? size(storage.lines.rule.unit, limit: .max) : nil
    }
  }

  /// Turns the measurement of an item into an estimate.
  mutating func invalidate(_ item: Int) {
    guard isSelfSizing else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) { $0.heights.invalidate(item) }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) { $0.invalidate(item) }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) { $0.widths.invalidate(item) }
      self = .single(storage)
    }
  }

  /// Turns all measurements into estimates.
  mutating func invalidateAll() {
    guard isSelfSizing else { return }
    switch consume self {
    case .uniform(let storage): self = .uniform(storage)
    case .rows(var storage):
      modify(&storage) { $0.heights.invalidateAll() }
      self = .rows(storage)
    case .packed(var storage):
      modify(&storage) { $0.invalidateAll() }
      self = .packed(storage)
    case .single(var storage):
      modify(&storage) { $0.widths.invalidateAll() }
      self = .single(storage)
    }
  }

  /// A placeholder for lines that are moved out to be modified in place.
  static var empty: SectionLines { .uniform(LinesStorage(.empty)) }
}
