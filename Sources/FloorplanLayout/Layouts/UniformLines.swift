/// Lines of items of one size: every frame is a product, nothing is stored for an item or a line.
///
/// All lengths are in points, finite and not negative; places are left to right and not snapped.
struct UniformLines: Hashable, Sendable {
  /// The columns that the items stand in.
  let columns: ColumnFit
  let itemHeight: Double
  let lineSpacing: Double
  let inset: Insets
  /// Lines beyond it have neither frames nor extent (rule F7); nil for no limit.
  let maximumLines: Int?

  /// From the top of a line to the top of the next.
  var linePitch: Double { itemHeight + lineSpacing }

  /// The number of lines that so many items form.
  func lineCount(forItemCount count: Int) -> Int {
    guard count > 0 else { return 0 }
    return min((count - 1) / columns.count + 1, maximumLines ?? .max)
  }

  /// The number of items, of so many, that have frames.
  func shownCount(ofItemCount count: Int) -> Int {
    guard let maximumLines else { return max(count, 0) }
    let (room, overflow) = maximumLines.multipliedReportingOverflow(by: columns.count)
    return overflow ? max(count, 0) : min(max(count, 0), room)
  }

  /// The height of a section of so many items, with its insets (rule R3).
  func sectionHeight(forItemCount count: Int) -> Double {
    let lines = lineCount(forItemCount: count)
    guard lines > 0 else { return inset.top + inset.bottom }
    return inset.top + Double(lines) * itemHeight + Double(lines - 1) * lineSpacing + inset.bottom
  }

  /// The frame of an item that leaves the engine, in a section that starts at `sectionTop`.
  func frame(column: Int, line: Int, sectionTop: Double, on grid: PixelGrid) -> Rect {
    let leading = inset.leading + Double(column) * columns.pitch
    let top = sectionTop + inset.top + Double(line) * linePitch
    return grid.frame(leading: leading, trailing: leading + columns.width, top: top, bottom: top + itemHeight)
  }

  /// The width of the narrowest column after snapping.
  func narrowestItemWidth(on grid: PixelGrid) -> Double {
    // With so many columns, one of them has lost its fraction of a pixel for all practical purposes.
    guard columns.count <= 64 else { return grid.roundDown(columns.width) }
    return (0..<columns.count).reduce(.infinity) { narrowest, column in
      min(narrowest, frame(column: column, line: 0, sectionTop: 0, on: grid).size.width)
    }
  }
}
