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

  /// The columns next to each other, whose titles are visible.
  private var fittingColumns: [Int] {
    (gridView?.fittingColumns ?? Array(titles.indices)).filter(titles.indices.contains)
  }

  /// Returns the layout of the header and its ``fittingColumns``.
  func frames(width: Int) -> (row: GridRowFrames, columns: [GridColumnFrame]) {
    let environment = LayoutEnvironment(
      containerSize: Size(width: Double(width), height: 0),
      layoutDirection: direction == .rtl ? .rightToLeft : .leftToRight)
    let columns =
      gridView.map { $0.columnFrames(inWidth: width, margins: $0.margins(of: self), environment) }
      ?? GridColumnSolver(columns: columnWidths, spacing: columnSpacing)
      .columnFrames(inWidth: Double(width), accessoryWidth: Double(reservedAccessoryWidth), environment: environment)
    let measures = zip(fittingColumns.map { titles[$0] }, columns).map { title, column in
      title.fits(Int(column.width))
        ? title.gridMeasurement(width: Int(column.width)) : GridItemMeasurement.text(height: 0, lineCount: 1)
    }
    return (GridRowLayout().frames(of: measures, in: columns, environment: environment), columns)
  }

  func place(width: Int, height: Int) {
    let (row, columns) = frames(width: width)
    let spans = Dictionary(uniqueKeysWithValues: zip(fittingColumns, columns))
    for (index, title) in titles.enumerated() {
      let span = spans[index].flatMap { title.fits(Int($0.width)) ? $0 : nil }
      title.isChildVisible = span != nil
      guard let span else { continue }
      title.isCentered = row.alignment == .center
      // The title fills the height of the header, as a larger click target.
      let fieldWidth = Int(span.width)
      title.allocate(
        x: Int(span.x), y: 0, width: fieldWidth,
        height: max(height, title.measured(.vertical, forSize: fieldWidth).minimum))
    }
    for handle in handles {
      let next = fittingColumns.first { $0 > handle.column }.flatMap { spans[$0] }
      handle.isChildVisible = spans[handle.column] != nil && next != nil
      guard let before = spans[handle.column], let after = next else { continue }
      let middle = (min(before.maxX, after.maxX) + max(before.x, after.x)) / 2
      handle.allocate(
        x: Int((middle - Double(GridColumnHandle.width) / 2).rounded()), y: 0, width: GridColumnHandle.width,
        height: max(height, handle.measured(.vertical).minimum))
    }
  }
}
