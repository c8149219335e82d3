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

  private var layoutDirection: LayoutDirection { direction == .rtl ? .rightToLeft : .leftToRight }

  private func environment(width: Int) -> LayoutEnvironment {
    LayoutEnvironment(containerSize: Size(width: Double(width), height: 0), layoutDirection: layoutDirection)
  }

  /// Returns the layout of the ``fittingColumns``.
  private func columnLayout(width: Int) -> GridColumnLayout {
    let environment = environment(width: width)
    return gridView.map { $0.columnLayout(inWidth: width, margins: $0.margins(of: self), environment) }
      ?? GridColumnLayout(
        GridColumnSolver(columns: columnWidths, spacing: columnSpacing).columnFrames(
          inWidth: Double(width), accessoryWidth: Double(reservedAccessoryWidth), environment: environment))
  }

  /// Returns the layout of the header and its ``fittingColumns``.
  func frames(width: Int) -> (row: GridRowFrames, columns: GridColumnLayout) {
    let columns = columnLayout(width: width)
    let measures = zip(fittingColumns.map { titles[$0] }, columns.frames).map { title, column in
      title.fits(Int(column.width))
        ? title.gridMeasurement(width: Int(column.width)) : GridItemMeasurement.text(height: 0, lineCount: 1)
    }
    let row = GridRowLayout().frames(of: measures, in: columns.frames, environment: environment(width: width))
    return (row, columns)
  }

  func place(width: Int, height: Int) {
    let (row, columns) = frames(width: width)
    displayedColumns = columns
    let positions = Dictionary(uniqueKeysWithValues: zip(fittingColumns, columns.frames.indices))
    for (index, title) in titles.enumerated() {
      let position = positions[index].flatMap { title.fits(Int(columns.frames[$0].width)) ? $0 : nil }
      title.isChildVisible = position != nil
      guard let position else { continue }
      title.isCentered = row.alignment == .center
      // The title fills the height of the header, as a larger click target.
      let fieldWidth = Int(columns.frames[position].width)
      title.allocate(
        columns.visibleFrame(of: position), ofColumn: columns.frames[position],
        height: max(height, title.measured(.vertical, forSize: fieldWidth).minimum))
    }
    for handle in handles {
      let next = fittingColumns.first { $0 > handle.column }.flatMap { positions[$0] }
      let middle = positions[handle.column].flatMap { before in
        next.flatMap { visibleMiddle(between: before, and: $0, of: columns) }
      }
      handle.isChildVisible = middle != nil
      guard let middle else { continue }
      handle.allocate(
        x: Int((middle - Double(GridColumnHandle.width) / 2).rounded()), y: 0, width: GridColumnHandle.width,
        height: max(height, handle.measured(.vertical).minimum))
    }
  }

  /// Returns the middle of the gap between two columns, or nil if it is outside the viewport of scrolled columns.
  private func visibleMiddle(between before: Int, and after: Int, of columns: GridColumnLayout) -> Double? {
    let (one, other) = (columns.frames[before], columns.frames[after])
    let middle = (min(one.maxX, other.maxX) + max(one.x, other.x)) / 2
    guard let viewport = columns.viewport, columns.scrolls(after) else { return middle }
    // The gap after the frozen columns stays.
    guard columns.scrolls(before) else { return direction == .rtl ? viewport.maxX : viewport.x }
    return (viewport.x...viewport.maxX).contains(middle) ? middle : nil
  }

  /// Scrolls the columns so that a title is visible.
  func reveal(_ title: GridHeaderItemView) {
    guard let gridView, width > leadingInset, let position = fittingColumns.firstIndex(of: title.column) else { return }
    let columns = columnLayout(width: width - leadingInset)
    gridView.scrollColumns(by: columns.scrollDistance(toReveal: position, layoutDirection))
  }
}
