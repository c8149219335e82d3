import FloorplanLayout

/// All frames of items of one size, computed one by one like the written rules: slow, and easy to compare with them.
struct NaiveLayout {
  private(set) var frames: [[Rect?]] = []
  private(set) var contentSize = Size.zero

  private let environment: LayoutEnvironment
  private let inset: Insets
  private let spacing: Double
  private let lineSpacing: Double
  private var available: Double { max(0, environment.containerSize.width - inset.leading - inset.trailing) }

  private static let eps = 1e-4

  init(_ layout: HorizontalFlowLayout, _ environment: LayoutEnvironment, counts: [Int]) {
    (self.environment, inset) = (environment, layout.sectionInset)
    (spacing, lineSpacing) = (layout.minimumInteritemSpacing, layout.minimumLineSpacing)
    let size = layout.itemSize ?? Size(width: 50, height: 50)
    let minimum = layout.minimumScaledItemSize
    if layout.numberOfColumns > 0 {
      let model = layout.itemSize ?? (minimum.width > 0 ? minimum : size)
      let columns = columnCount(atMost: layout.numberOfColumns)
      fill(counts, columns: columns, rowLimit: layout.numberOfRows) { $0 * (model.height / model.width) }
    } else if minimum.width > 0 {
      var columns = 1
      while (available + spacing) / (minimum.width + spacing) + Self.eps >= Double(columns + 1) { columns += 1 }
      fill(counts, columns: columns, rowLimit: layout.numberOfRows) { $0 * (minimum.height / minimum.width) }
    } else {
      let width = min(size.width, available)
      let full = brokenLines(count: 2000, width: width)[0].count
      let rest = available - (Double(full) * width + Double(full - 1) * spacing)
      let gap = layout.isLayoutJustified && full > 1 ? spacing + max(0, rest) / Double(full - 1) : spacing
      stack(counts.map { brokenLines(count: $0, width: width) }, rowLimit: layout.numberOfRows, height: size.height) {
        (Double($0) * (width + gap), width)
      }
    }
  }

  init(_ layout: AutosizingColumnFlowLayout, _ environment: LayoutEnvironment, counts: [Int], measured: Double?) {
    (self.environment, inset) = (environment, layout.sectionInset)
    (spacing, lineSpacing) = (layout.minimumInteritemSpacing, layout.minimumLineSpacing)
    let scale = environment.pixelsPerPoint
    var height = layout.itemSize?.height ?? 50
    if layout.estimatedItemSize.height > 0 { height = layout.estimatedItemSize.height }
    if let measured { height = scale > 0 ? (measured * scale - Self.eps).rounded(.up) / scale : measured }
    fill(counts, columns: columnCount(atMost: max(1, layout.numberOfColumns)), rowLimit: 0) { _ in height }
  }

  /// Rule F2.
  private func columnCount(atMost asked: Int) -> Int {
    var columns = asked
    while columns > 1, (available + spacing) / (1 + spacing) + Self.eps < Double(columns) { columns -= 1 }
    return columns
  }

  /// Rules F4 and F5.
  private func brokenLines(count: Int, width: Double) -> [[Int]] {
    var lines: [[Int]] = []
    var used = 0.0
    for item in 0..<count {
      if lines.isEmpty || used + spacing + width > available + Self.eps {
        lines.append([item])
        used = width
      } else {
        lines[lines.count - 1].append(item)
        used += spacing + width
      }
    }
    return lines
  }

  private mutating func fill(_ counts: [Int], columns: Int, rowLimit: Int, height: (Double) -> Double) {
    let width = max(0, available - Double(columns - 1) * spacing) / Double(columns)
    let lines = counts.map { count in
      stride(from: 0, to: count, by: columns).map { Array($0..<min($0 + columns, count)) }
    }
    let spacing = spacing
    stack(lines, rowLimit: rowLimit, height: height(width)) { (Double($0) * (width + spacing), width) }
  }

  /// Rules R3, F7 and R6, and finally R8.
  private mutating func stack(
    _ sections: [[[Int]]], rowLimit: Int, height: Double, column: (Int) -> (x: Double, width: Double)
  ) {
    var y = 0.0
    for lines in sections {
      var section: [Rect?] = []
      y += inset.top
      for (row, line) in lines.enumerated() {
        let isCut = rowLimit > 0 && row >= rowLimit
        if !isCut, row > 0 { y += lineSpacing }
        for position in line.indices {
          let (x, width) = column(position)
          section.append(isCut ? nil : outgoing(x: inset.leading + x, y: y, width: width, height: height))
        }
        if !isCut { y += height }
      }
      y += inset.bottom
      frames.append(section)
    }
    contentSize = Size(width: snap(environment.containerSize.width), height: snap(y))
  }

  private func snap(_ value: Double) -> Double {
    let scale = environment.pixelsPerPoint
    return scale > 0 ? (value * scale + 0.5 + Self.eps).rounded(.down) / scale : value
  }

  private func outgoing(x: Double, y: Double, width: Double, height: Double) -> Rect {
    let (left, right, top, bottom) = (snap(x), snap(x + width), snap(y), snap(y + height))
    let isMirrored = environment.layoutDirection == .rightToLeft
    let start = isMirrored ? snap(environment.containerSize.width) - right : left
    return Rect(x: start, y: top, width: right - left, height: bottom - top)
  }
}
