import GTKBridge

/// A container that arranges its children in equal columns, or stacks them if the columns would be too narrow.
final class AdaptiveColumns: CustomWidget {
  override class var cssName: String { "columns" }
  override class var hasSeveralArrangements: Bool { true }

  private let minimumColumnWidth: Int
  private let spacing: Int
  private let fillsRows: Bool
  private let maximumColumnCount: Int

  /// - Parameters:
  ///   - minimumColumnWidth: The minimum column width, in pixels.
  ///   - spacing: The space between two children, in pixels.
  ///   - maximumColumnCount: The maximum number of columns.
  ///   - fillsRows: Whether to reduce the number of columns until the last row is complete.
  ///   - children: The children.
  init(
    minimumColumnWidth: Int, spacing: Int, maximumColumnCount: Int = .max, fillsRows: Bool = false, _ children: [Widget]
  ) {
    self.minimumColumnWidth = minimumColumnWidth
    self.spacing = spacing
    self.fillsRows = fillsRows
    self.maximumColumnCount = maximumColumnCount
    super.init()
    for child in children { child.setParent(self) }
  }

  override var requestedWidth: Measurement? {
    let children = children
    let widest = Measurement.maximum(of: children.map { $0.measured(.horizontal) })
    let columns = min(children.count, maximumColumnCount)
    return Measurement(
      minimum: widest.minimum,
      natural: columns * max(widest.natural, minimumColumnWidth) + max(0, columns - 1) * spacing)
  }

  override func arrangement(width: Int) -> Arrangement? {
    let children = children
    let narrowest = Measurement.maximum(of: children.map { $0.measured(.horizontal) }).minimum
    let minimumWidth = max(minimumColumnWidth, narrowest)
    let maximum = max(1, min(children.count, maximumColumnCount, (width + spacing) / (minimumWidth + spacing)))
    let columns = fillsRows ? (1...maximum).last { children.count.isMultiple(of: $0) } ?? maximum : maximum
    let columnWidth = max((width - (columns - 1) * spacing) / columns, columns == 1 ? narrowest : 0)
    var arrangement = Arrangement()
    arrangement.index = columns - 1
    for start in stride(from: 0, to: children.count, by: columns) {
      let row = children[start..<min(start + columns, children.count)]
      let rowHeight = row.map { $0.measured(.vertical, forSize: columnWidth).natural }.max() ?? 0
      let y = start == 0 ? 0 : arrangement.height + spacing
      for (column, child) in row.enumerated() {
        arrangement.add(child, x: column * (columnWidth + spacing), y: y, width: columnWidth, height: rowHeight)
      }
    }
    return arrangement
  }
}
