import FloorplanLayout
import GTKBridge

extension GridView {
  /// Makes a column wider or narrower, within the limits of the adjacent columns.
  ///
  /// - Parameters:
  ///   - column: The index of the column; the method does nothing if there is no such column or it isn't resizable.
  ///   - offset: The distance by which the column becomes wider, in points; negative to make it narrower.
  public func resizeColumn(_ column: Int, by offset: Double) {
    beginResizing(column: column)
    resize(to: offset)
    endResizing()
  }

  /// Sets the width of a column to the natural width of its visible items and its title.
  ///
  /// - Parameter column: The index of the column; the method does nothing if there is no such column or it isn't
  ///   resizable.
  public func fitColumn(_ column: Int) {
    guard columns.indices.contains(column) else { return }
    let title = liveHeaders.compactMap { $0.titles.indices.contains(column) ? $0.titles[column].naturalWidth : nil }
    let rows = boundItems.compactMap { (cell(at: $0) as? GridRow)?.naturalWidth(ofColumn: column) }
    guard let widest = (title + rows).max() else { return }
    beginResizing(column: column)
    if let resizing { resize(to: Double(widest) - resizing.width) }
    endResizing()
  }

  /// Returns whether users can change the width of a column.
  func canResize(column: Int) -> Bool {
    fittingColumns.contains(column) && columns[column].isResizable
      && fittingColumns.count { columns[$0].isResizable } > 1
  }

  /// Returns whether a column has a drag handle: a following column must be resizable, too.
  func canDrag(column: Int) -> Bool {
    canResize(column: column) && fittingColumns.contains { $0 > column && columns[$0].isResizable }
  }

  /// The total width of columns and gaps, or nil if no row or header is visible.
  private var availableColumnWidth: Double? {
    let header = liveHeaders.first { $0.isMapped }.map {
      let margins = margins(of: $0)
      return Double($0.width - $0.leadingInset) - margins.leading - margins.trailing
    }
    let row = boundItems.lazy.compactMap { self.cell(at: $0) as? GridRow }.first { $0.isMapped }
    return (header ?? row.map { Double($0.width - $0.leadingInset) }).map {
      max(0, $0 - Double(accessory.reservedWidth))
    }
  }

  func beginResizing(column: Int) {
    guard let position = fittingColumns.firstIndex(of: column) else { return resizing = nil }
    resizing = availableColumnWidth.flatMap {
      GridColumnResize(
        column: position, of: fittingColumns.map { columns[$0] }, in: solver, availableWidth: $0,
        minimumWidth: minimumWidthSolver.minimumWidths[position])
    }
  }

  /// Moves the dragged border to a distance from its initial position, in points.
  func resize(to offset: Double) {
    guard let resizing else { return }
    var widths = resizedColumnWidths
    for (position, width) in resizing.widths(movedBy: offset) {
      widths[columns[fittingColumns[position]].id] = width / columnScale
    }
    resizedColumnWidths = widths
  }

  func endResizing() {
    guard resizing != nil else { return }
    resizing = nil
    limitColumnOffset()
    onColumnResize?()
  }
}
