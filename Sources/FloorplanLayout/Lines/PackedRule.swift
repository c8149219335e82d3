/// How lines of measured items break (rules F1, F5 to F8, "measured size").
///
/// Lengths are in points, finite and not negative.
struct PackedRule: Hashable, Sendable {
  let unit: TickUnit
  let available: Double
  /// The distance of the first item of a line from the container's leading edge.
  let leading: Double
  let spacing: Double
  let lineSpacing: Double
  /// The size of items that were never measured, no wider than what is available.
  let estimate: Size
  let isJustified: Bool
  let isTopAligned: Bool
  /// Lines beyond it have neither frames nor extent (rule F7); nil for no limit.
  let maximumLines: Int?

  /// How items that were never measured stand in a line of their own kind.
  let estimatedColumns: ColumnFit
  /// The ticks of a known height that the estimate exceeds.
  let estimateTicks: Int
  /// The widest that an item is measured at: whole pixels.
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

  /// Whether another item fits in a line of which so much is used (rule F5).
  func fits(_ width: Double, after used: Double) -> Bool {
    used + spacing + width <= available + Tolerance.epsilon
  }
}
