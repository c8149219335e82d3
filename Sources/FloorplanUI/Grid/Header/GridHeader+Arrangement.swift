import FloorplanLayout
import GTKBridge

extension GridHeader {
  var reservedAccessoryWidth: Int { (gridView?.accessory ?? accessory).reservedWidth }

  var naturalWidth: Int {
    // The grid view determines the width.
    if gridView != nil { return reservedAccessoryWidth }
    let gaps = max(0, titles.count - 1) * Int(columnSpacing)
    return titles.reduce(gaps + reservedAccessoryWidth) { $0 + $1.naturalWidth }
  }

  /// Returns the layout of the header and its columns.
  func frames(width: Int) -> (row: GridRowFrames, columns: [GridColumnFrame]) {
    let environment = LayoutEnvironment(
      containerSize: Size(width: Double(width), height: 0),
      layoutDirection: direction == .rtl ? .rightToLeft : .leftToRight)
    let columns =
      gridView.map { $0.columnFrames(inWidth: width, margins: $0.margins(of: self), environment) }
      ?? GridColumnSolver(columns: columnWidths, spacing: columnSpacing)
      .columnFrames(inWidth: Double(width), accessoryWidth: Double(reservedAccessoryWidth), environment: environment)
    let measures = zip(titles, columns).map { title, column in
      title.fits(Int(column.width))
        ? title.gridMeasurement(width: Int(column.width)) : GridItemMeasurement.text(height: 0, lineCount: 1)
    }
    return (GridRowLayout().frames(of: measures, in: columns, environment: environment), columns)
  }

  func place(width: Int, height: Int) {
    let (row, columns) = frames(width: width)
    for (index, title) in titles.enumerated() {
      let isShown = index < columns.count && title.fits(Int(columns[index].width))
      title.isChildVisible = isShown
      guard isShown else { continue }
      title.isCentered = row.alignment == .center
      // The title fills the height of the header, as a larger click target.
      let fieldWidth = Int(columns[index].width)
      title.allocate(
        x: Int(columns[index].x), y: 0, width: fieldWidth,
        height: max(height, title.measured(.vertical, forSize: fieldWidth).minimum))
    }
    for handle in handles {
      let isShown = handle.column + 1 < columns.count
      handle.isChildVisible = isShown
      guard isShown else { continue }
      let (before, after) = (columns[handle.column], columns[handle.column + 1])
      let middle = (min(before.maxX, after.maxX) + max(before.x, after.x)) / 2
      handle.allocate(
        x: Int((middle - Double(GridColumnHandle.width) / 2).rounded()), y: 0, width: GridColumnHandle.width,
        height: max(height, handle.measured(.vertical).minimum))
    }
  }
}
