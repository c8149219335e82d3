extension LayoutEngine {
  /// The size of all sections together, snapped to pixels; as wide as the container.
  ///
  /// - Complexity: O(1).
  public var contentSize: Size {
    let grid = arrangement.grid
    return Size(
      width: grid.snap(Tolerance.length(environment.containerSize.width)), height: grid.snap(arrangement.stack.height))
  }

  /// Gives the frame of an item.
  ///
  /// - Parameter index: The place of the item.
  /// - Returns: The frame, or nil if there is no such item or its line is cut off (rule F7).
  /// - Complexity: O(1).
  public func frame(ofItemAt index: ItemIndex) -> Rect? {
    arrangement.shows(index) ? arrangement.frame(of: index) : nil
  }

  /// Finds the item whose frame contains a point.
  ///
  /// - Parameter point: A point of the content.
  /// - Returns: The place of the item, or nil if no frame contains the point.
  /// - Complexity: O(log sections).
  public func item(at point: Point) -> ItemIndex? {
    let (x, y) = (Span(start: point.x, extent: 0), Span(start: point.y, extent: 0))
    for section in arrangement.filledSections(near: y) {
      // Elements without extent may meet the point too; they come before the one that contains it.
      guard let line = arrangement.lineRange(meeting: y, inSection: section).last else { continue }
      let columns = arrangement.columnRange(meeting: x, inSection: section)
      let position = LinePosition(section: section, line: line)
      guard let column = arrangement.grid.mirror == nil ? columns.last : columns.first,
        column < arrangement.itemCount(of: position)
      else { continue }
      let index = arrangement.item(nearColumn: column, of: position)
      if arrangement.frame(of: index).contains(point) { return index }
    }
    return nil
  }

  /// Finds the items that a rectangle shows.
  ///
  /// For each section it is the range from the first to the last item whose frame the rectangle meets, see
  /// ``Rect/intersects(_:)``. Where the rectangle is as wide as the container, these are exactly the items that it
  /// meets; a narrower one also gets the rest of the lines in between.
  ///
  /// - Parameter rect: A rectangle of the content.
  /// - Returns: The items, as one range for each section that has some.
  /// - Complexity: O(log sections + sections in the rectangle).
  public func visibleItems(in rect: Rect) -> SectionRanges {
    let (horizontal, vertical) = (Span(horizontal: rect), Span(vertical: rect))
    var ranges = SectionRanges()
    for section in arrangement.filledSections(near: vertical) {
      let lines = arrangement.lineRange(meeting: vertical, inSection: section)
      guard !lines.isEmpty else { continue }
      let columns = arrangement.columnRange(meeting: horizontal, inSection: section)
      ranges.append(section: section, items: arrangement.items(lines: lines, columns: columns, inSection: section))
    }
    return ranges
  }
}

extension Arrangement {
  /// From the first to the last item in a block of lines and columns, of which the section's last line may lack some.
  fileprivate func items(lines block: Range<Int>, columns: Range<Int>, inSection section: Int) -> Range<Int> {
    guard let firstLine = block.first, let lastLine = block.last, !columns.isEmpty else { return 0..<0 }
    let lastCount = itemCount(of: LinePosition(section: section, line: lastLine))
    let first = firstLine * lines.columns.count + columns.lowerBound
    if columns.lowerBound < lastCount {
      return first..<lastLine * lines.columns.count + min(columns.upperBound, lastCount)
    }
    return firstLine < lastLine ? first..<(lastLine - 1) * lines.columns.count + columns.upperBound : 0..<0
  }
}
