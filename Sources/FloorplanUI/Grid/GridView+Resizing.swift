import FloorplanLayout
import GTKBridge

extension GridView {
  /// Makes a column wider, as far as its neighbours allow.
  ///
  /// - Parameters:
  ///   - column: The place of the column; nothing happens where there is none, or where it can't be resized.
  ///   - offset: How much wider it becomes, in points; less than 0 makes it narrower.
  public func resizeColumn(_ column: Int, by offset: Double) {
    beginResizing(column: column)
    resize(to: offset)
    endResizing()
  }

  /// Makes a column as wide as what is in sight needs, its title included.
  ///
  /// - Parameter column: The place of the column; nothing happens where there is none, or where it can't be resized.
  public func fitColumn(_ column: Int) {
    guard columns.indices.contains(column), let room = columnRoom else { return }
    let title = liveHeaders.compactMap { $0.titles.indices.contains(column) ? $0.titles[column].naturalWidth : nil }
    let rows = itemsWithCells.compactMap { (cell(at: $0) as? GridRow)?.naturalWidth(ofColumn: column) }
    guard let widest = (title + rows).max() else { return }
    let environment = LayoutEnvironment(containerSize: Size(width: room, height: 0), pixelsPerPoint: 0)
    let frames = GridColumnSolver(columns: askedWidths, spacing: columnSpacing)
      .columnFrames(inWidth: room, environment: environment)
    resizeColumn(column, by: Double(widest) - frames[column].width)
  }

  /// Whether a person can change the width of a column.
  func canResize(column: Int) -> Bool {
    columns.indices.contains(column) && columns[column].isResizable && columns.count { $0.isResizable } > 1
  }

  /// Whether there is a handle behind a column: something behind it must give what the column takes.
  func canDrag(column: Int) -> Bool {
    canResize(column: column) && columns.dropFirst(column + 1).contains { $0.isResizable }
  }

  /// The width that columns and gaps have together; nil before there is a row or header.
  private var columnRoom: Double? {
    let header = liveHeaders.first { $0.isMapped }.map {
      let margins = margins(of: $0)
      return Double($0.width) - margins.leading - margins.trailing
    }
    let row = itemsWithCells.lazy.compactMap { self.cell(at: $0) as? GridRow }.first { $0.isMapped }
    return (header ?? row.map { Double($0.width) }).map { max(0, $0 - Double(accessory.room)) }
  }

  func beginResizing(column: Int) {
    resizing = columnRoom.flatMap {
      GridColumnResize(column: column, of: columns, asked: askedWidths, spacing: columnSpacing, room: $0)
    }
  }

  /// Moves the border that is dragged to so far from where the drag began, in points.
  func resize(to offset: Double) {
    guard let resizing else { return }
    var widths = resizedColumnWidths
    for (column, width) in resizing.widths(movedBy: offset) { widths[columns[column].id] = width }
    resizedColumnWidths = widths
  }

  func endResizing() {
    guard resizing != nil else { return }
    resizing = nil
    onColumnResize?()
  }
}
