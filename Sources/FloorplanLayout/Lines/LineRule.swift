/// The geometry of a section's lines, from which a ``LayoutEngine`` computes frames.
///
/// Only layouts create this value, and only the engine reads it.
public struct LineGeometry: Hashable, Sendable {
  let rule: LineRule
  /// The space around the lines, in points.
  let inset: Insets
}

/// The rule by which a layout forms lines.
enum LineRule: Hashable, Sendable {
  /// Items of one size.
  case uniform(UniformLines)
  /// Items in columns with measured heights.
  case rows(ColumnRule)
  /// Items of measured sizes in lines that wrap.
  case packed(PackedRule)
  /// Items of individual sizes in a single line.
  case single(SingleRule)

  /// Creates the lines of a section without measurements.
  func lines(of section: SectionDescription) -> any SectionLines {
    let count = section.clampedItemCount
    return switch self {
    case .uniform(let lines): lines.withItemCount(count)
    case .rows(let rule): ColumnRows(rule, itemCount: count)
    case .packed(let rule): PackedLines(count: count, rule: rule)
    case .single(let rule): SingleLine(rule, sizes: section.itemSizes, itemCount: count)
    }
  }
}

/// The arrangement of items with measured heights in columns (rules C1 and C2).
struct ColumnRule: Hashable, Sendable {
  let columns: ColumnFit
  let leading: Double
  let lineSpacing: Double
  /// The height of unmeasured items, in points.
  let estimate: Double
  let grid: PixelGrid

  /// Returns the snapped width of a column, at which its items are measured.
  func width(ofColumn column: Int) -> Double {
    let start = leading + Double(column) * columns.pitch
    return grid.snap(start + columns.width) - grid.snap(start)
  }

  /// Whether all columns have the same snapped width.
  var hasEqualColumns: Bool {
    guard grid.scale > 0, columns.count > 1 else { return true }
    // A pitch in whole pixels repeats exactly; otherwise, among many columns, the width of one practically always
    // differs.
    guard columns.count <= 64 else { return columns.pitch * grid.scale == (columns.pitch * grid.scale).rounded() }
    return (1..<columns.count).allSatisfy { width(ofColumn: $0) == width(ofColumn: 0) }
  }

  /// Returns whether all columns have the same snapped widths as with another rule.
  func hasSameWidths(as other: ColumnRule) -> Bool {
    if self == other { return true }
    guard columns.count == other.columns.count, grid.scale == other.grid.scale, columns.count <= 64 else {
      return false
    }
    return (0..<columns.count).allSatisfy { width(ofColumn: $0) == other.width(ofColumn: $0) }
  }
}

/// The arrangement of items with individual sizes in a single line (rules H1 to H3).
struct SingleRule: Hashable, Sendable {
  let leading: Double
  let spacing: Double
  let isTopAligned: Bool
  /// Whether items stretch to the height of the line.
  let isStretched: Bool
  /// Whether sizes are measured rather than given.
  let isMeasured: Bool
  /// The size of items without a measured or given size.
  let itemSize: Size
  /// The text scale, by which given sizes are multiplied.
  let textScale: Double
  let unit: TickUnit
}
