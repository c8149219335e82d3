/// The arrangement of measured items in lines that wrap (rules F1, F5 to F8, and "measured size").
///
/// Lengths are in points, finite and not negative.
struct PackedRule: Hashable, Sendable {
  let unit: TickUnit
  let available: Double
  /// The distance from the container's leading edge to the first item of a line.
  let leading: Double
  let spacing: Double
  let lineSpacing: Double
  /// The size of unmeasured items, no wider than the available width.
  let estimate: Size
  let isJustified: Bool
  let isTopAligned: Bool
  /// The maximum number of lines with frames and extent (rule F7), or nil for no limit.
  let maximumLines: Int?

  /// The columns of a line that consists of unmeasured items.
  let estimatedColumns: ColumnFit
  /// The largest number of ticks that doesn't exceed the estimated height.
  let estimateTicks: Int
  /// The maximum width at which an item is measured, in whole pixels.
  let widthLimit: Int

  init(
    unit: TickUnit, available: Double, leading: Double, spacing: Double, lineSpacing: Double, estimate: Size,
    isJustified: Bool, isTopAligned: Bool, maximumLines: Int?
  ) {
    self.unit = unit
    self.available = available
    self.leading = leading
    self.spacing = spacing
    self.lineSpacing = lineSpacing
    self.estimate = Size(width: min(estimate.width, available), height: estimate.height)
    self.isJustified = isJustified
    self.isTopAligned = isTopAligned
    self.maximumLines = maximumLines
    estimatedColumns = .items(
      ofWidth: estimate.width, available: available, spacing: spacing, isJustified: false)
    estimateTicks = unit.ticks(within: estimate.height)
    widthLimit = unit.ticks(within: available)
  }

  /// Returns the measurement of an item with stored codes, or nil if they are unknown.
  func measurement(_ codes: (width: ExtentCode, height: ExtentCode)) -> ItemMeasurement? {
    guard codes.width.isKnown, codes.height.isKnown else { return nil }
    return ItemMeasurement(width: codes.width, height: codes.height, widthLimit: widthLimit, unit: unit)
  }

  /// Returns the codes of a measurement, which is an estimate if it was made at another width or in another unit.
  func codes(of old: ItemMeasurement) -> (width: ExtentCode, height: ExtentCode) {
    let width = unit.ticks(old.width.ticks ?? 0, from: old.unit)
    let height = unit.ticks(old.height.ticks ?? 0, from: old.unit)
    // The old limit may have reduced the width of an item at that limit.
    let oldLimit = old.widthLimit ?? .max
    let isSameWidth = width <= widthLimit && (width < oldLimit || widthLimit == oldLimit)
    let isValid = old.height.isValid && isSameWidth && unit == old.unit
    return (ExtentCode(ticks: min(width, widthLimit), isValid: true), ExtentCode(ticks: height, isValid: isValid))
  }

  /// Returns whether another item fits in a line (rule F5).
  func fits(_ width: Double, after used: Double) -> Bool {
    used + spacing + width <= available + Tolerance.epsilon
  }
}
