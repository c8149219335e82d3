import FloorplanLayout

/// The columns and rows of a grid according to the rules G1 to G6, G8, R6, R7 and R8, in exact arithmetic.
enum ReferenceGrid {
  enum Column: Sendable {
    case points(Ratio), fraction(Ratio), flexible

    var width: GridColumnWidth {
      switch self {
      case .points(let points): .points(points.double)
      case .fraction(let fraction): .fraction(fraction.double)
      case .flexible: .flexible
      }
    }
  }

  /// The width that a row reserves.
  struct ReservedWidth: Sendable {
    let leading, trailing, accessory: Ratio
  }

  typealias Edges = (left: Ratio, right: Ratio)

  static func snap(_ value: Ratio, scale: Ratio) -> Ratio {
    scale > 0 ? (value * scale + Ratio(1, 2)).floor / scale : value
  }

  static func roundUp(_ value: Ratio, scale: Ratio) -> Ratio {
    scale > 0 ? (value * scale).ceil / scale : value
  }

  /// The edges of the columns, neither snapped nor mirrored.
  static func columns(_ columns: [Column], spacing: Ratio, width: Ratio, reserved: ReservedWidth) -> [Edges] {
    let gapCount = columns.count - 1
    // G1
    let content = max(0, width - reserved.leading - reserved.trailing - reserved.accessory)
    let gap = gapCount > 0 ? min(spacing, content / Ratio(gapCount)) : 0
    let shared = gapCount > 0 ? content - Ratio(gapCount) * gap : content
    // G2
    var others: Ratio = 0
    var flexible = 0
    for column in columns {
      switch column {
      case .points(let points): others = others + points
      case .fraction(let fraction): others = others + fraction * shared
      case .flexible: flexible += 1
      }
    }
    // G3
    let shrinking: Ratio = others > shared ? shared / others : 1
    var edges: [Edges] = []
    var x = reserved.leading
    for column in columns {
      let extent: Ratio
      switch column {
      case .points(let points): extent = points * shrinking
      case .fraction(let fraction): extent = fraction * shared * shrinking
      case .flexible: extent = others > shared ? 0 : (shared - others) / Ratio(flexible)
      }
      edges.append((x, x + extent))
      x = x + extent + gap
    }
    return edges
  }

  /// The indices of the columns that remain (G8), with their minimum widths (G7).
  static func fittingColumns(
    _ columns: [Column], minimums: [Ratio], importances: [GridColumnImportance], spacing: Ratio, width: Ratio,
    reserved: ReservedWidth
  ) -> [Int] {
    let content = max(0, width - reserved.leading - reserved.trailing - reserved.accessory)
    var remaining = Array(columns.indices)
    while remaining.count > 1 {
      var needed = Ratio(remaining.count - 1) * spacing
      for index in remaining {
        if case .points(let points) = columns[index] {
          needed = needed + min(points, minimums[index])
        } else {
          needed = needed + minimums[index]
        }
      }
      guard needed > content else { break }
      let lowest = remaining.map { importances[$0] }.min()
      if lowest == .required { break }
      if let leaving = remaining.lastIndex(where: { importances[$0] == lowest }) { remaining.remove(at: leaving) }
    }
    return remaining
  }

  /// The edges that the engine returns (R6, R8, G5).
  static func snapped(_ edges: [Edges], width: Ratio, scale: Ratio, isMirrored: Bool) -> [Edges] {
    edges.map {
      let (left, right) = (snap($0.left, scale: scale), snap($0.right, scale: scale))
      let axis = snap(width, scale: scale)
      return isMirrored ? (axis - right, axis - left) : (left, right)
    }
  }

  enum Item: Sendable {
    case text(Ratio, lines: Int), image(Ratio)

    var height: Ratio {
      switch self {
      case .text(let height, _), .image(let height): height
      }
    }

    var measure: GridItemMeasurement {
      switch self {
      case .text(let height, let lines): .text(height: height.double, lineCount: lines)
      case .image(let height): .image(height: height.double)
      }
    }
  }

  /// The height of a row, whether it is centered, and the top and bottom edges of the items that have a column (G6).
  static func row(
    _ items: [Item], columnCount: Int, alignment: GridRowItemAlignment, top: Ratio, bottom: Ratio, scale: Ratio
  ) -> (height: Ratio, isCentered: Bool, edges: [Edges]) {
    var tallest: Ratio = 0
    var isSingleLine = true
    for item in items.prefix(columnCount) {
      tallest = max(tallest, roundUp(item.height, scale: scale))
      if case .text(_, lines: 1) = item { continue }
      isSingleLine = false
    }
    let isCentered = alignment == .center || alignment == .automatic && isSingleLine
    let edges = items.prefix(columnCount).map { item -> Edges in
      let height = roundUp(item.height, scale: scale)
      let y = isCentered ? top + (tallest - height) / 2 : top
      return (snap(y, scale: scale), snap(y + height, scale: scale))
    }
    return (snap(top + tallest + bottom, scale: scale), isCentered, edges)
  }
}
