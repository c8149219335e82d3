import CGTK
import GTKBridge

/// A container that arranges its children in equal columns, or stacks them if the columns would be too narrow.
final class AdaptiveColumns: CustomWidget {
  override class var cssName: String { "columns" }
  override class var arrangesByWidth: Bool { true }

  private let leastColumnWidth: Int
  private let spacing: Int
  private let fillsRows: Bool

  /// - Parameters:
  ///   - leastColumnWidth: The minimum column width, in pixels.
  ///   - spacing: The space between two children, in pixels.
  ///   - fillsRows: Whether to reduce the number of columns until the last row is complete.
  ///   - children: The children.
  init(leastColumnWidth: Int, spacing: Int, fillsRows: Bool = false, _ children: [Widget]) {
    self.leastColumnWidth = leastColumnWidth
    self.spacing = spacing
    self.fillsRows = fillsRows
    super.init()
    for child in children { child.setParent(self) }
  }

  private struct Grid {
    let columns: Int
    let columnWidth: Int
    let rowHeights: [Int]
  }

  private func grid(width: Int) -> Grid {
    let children = children
    let narrowest = children.map { $0.measured(.horizontal).minimum }.max() ?? 0
    let least = max(leastColumnWidth, narrowest)
    let most = max(1, min(children.count, (width + spacing) / (least + spacing)))
    let columns = fillsRows ? (1...most).last { children.count.isMultiple(of: $0) } ?? most : most
    let columnWidth = max((width - (columns - 1) * spacing) / columns, columns == 1 ? narrowest : 0)
    let heights = children.map { $0.measured(.vertical, forSize: columnWidth).natural }
    let rows = stride(from: 0, to: heights.count, by: columns).map { start in
      heights[start..<min(start + columns, heights.count)].max() ?? 0
    }
    return Grid(columns: columns, columnWidth: columnWidth, rowHeights: rows)
  }

  override func measure(_ orientation: GtkOrientation, forSize: Int) -> Measurement {
    let widths = children.map { $0.measured(.horizontal) }
    switch orientation {
    case .horizontal:
      let natural = widths.reduce(0) { $0 + max($1.natural, leastColumnWidth) }
      return Measurement(
        minimum: widths.map(\.minimum).max() ?? 0, natural: natural + max(0, widths.count - 1) * spacing)
    case .vertical:
      let grid = grid(width: forSize < 0 ? measure(.horizontal, forSize: -1).natural : forSize)
      var height = Measurement(grid.rowHeights.reduce(0, +) + max(0, grid.rowHeights.count - 1) * spacing)
      height.arrangement = grid.columns - 1
      return height
    }
  }

  override func sizeAllocate(width: Int, height: Int) {
    let grid = grid(width: width)
    var y = 0
    for (index, child) in children.enumerated() {
      let column = index % grid.columns
      if column == 0, index > 0 { y += grid.rowHeights[index / grid.columns - 1] + spacing }
      let x = column * (grid.columnWidth + spacing)
      child.allocate(
        x: direction == .rtl ? width - x - grid.columnWidth : x, y: y, width: grid.columnWidth,
        height: grid.rowHeights[index / grid.columns])
    }
  }
}
