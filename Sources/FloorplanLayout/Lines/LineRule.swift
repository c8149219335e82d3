/// How a layout forms the lines of a section: what a ``LayoutEngine`` computes frames from.
///
/// Only layouts make them and only the engine reads them.
public struct LineGeometry: Hashable, Sendable {
  let rule: LineRule
  /// The room above and below the lines, in points.
  let top: Double
  let bottom: Double
  /// The room behind a line, in points.
  let trailing: Double

  init(_ rule: LineRule, inset: Insets) {
    self.rule = rule
    (top, bottom, trailing) = (inset.top, inset.bottom, inset.trailing)
  }
}

/// One of the few ways in which all layouts form lines.
enum LineRule: Hashable, Sendable {
  /// Items of one size.
  case uniform(UniformLines)
  /// Items in columns, as high as they were measured.
  case rows(ColumnRule)
  /// Items as large as they were measured, in lines that break.
  case packed(PackedRule)
  /// Items of sizes of their own in one line.
  case single(SingleRule)
}

/// How items stand in columns, as high as they were measured (rules C1 and C2).
struct ColumnRule: Hashable, Sendable {
  let columns: ColumnFit
  let leading: Double
  let lineSpacing: Double
  /// The height of items that were never measured, in points.
  let estimate: Double
  let grid: PixelGrid

  /// The width that an item of a column has on the screen, which it is measured at.
  func width(ofColumn column: Int) -> Double {
    let start = leading + Double(column) * columns.pitch
    return grid.snap(start + columns.width) - grid.snap(start)
  }

  /// The width of the narrowest column on the screen.
  var narrowestWidth: Double {
    // With so many columns, one of them has lost its fraction of a pixel for all practical purposes.
    guard columns.count <= 64 else { return grid.roundDown(columns.width) }
    return (0..<columns.count).reduce(.infinity) { min($0, width(ofColumn: $1)) }
  }

  /// Whether all columns have the same width on the screen.
  var hasEqualColumns: Bool {
    guard grid.scale > 0, columns.count > 1 else { return true }
    // What repeats is equal; among many columns of fractions one differs for all practical purposes.
    guard columns.count <= 64 else { return columns.pitch * grid.scale == (columns.pitch * grid.scale).rounded() }
    return (1..<columns.count).allSatisfy { width(ofColumn: $0) == width(ofColumn: 0) }
  }

  /// Whether items of every column have the same width on the screen as with another rule.
  func hasWidths(of other: ColumnRule) -> Bool {
    if self == other { return true }
    guard columns.count == other.columns.count, grid.scale == other.grid.scale, columns.count <= 64 else {
      return false
    }
    return (0..<columns.count).allSatisfy { width(ofColumn: $0) == other.width(ofColumn: $0) }
  }
}

/// How items of sizes of their own stand in one line (rules H1 to H3).
struct SingleRule: Hashable, Sendable {
  let leading: Double
  let spacing: Double
  let isTopAligned: Bool
  /// Whether items are as high as the line.
  let isStretched: Bool
  /// Whether sizes are measured; if not, they are given, and this one where none is.
  let isMeasured: Bool
  /// The size of items that were never measured, or that none is given for.
  let itemSize: Size
  let unit: TickUnit
}
