package import GTKBridge

/// Boxes that wrap in lines like the words of a text.
package nonisolated struct ChipFlow {
  /// The boxes of each line.
  package let lines: [Range<Int>]
  /// The widths of the boxes in pixels, none of them wider than the line.
  package let widths: [Int]
  private let gap: Int

  /// Breaks boxes into lines.
  ///
  /// - Parameters:
  ///   - widths: The natural widths of the boxes, in pixels.
  ///   - gap: The space between two boxes of a line, in pixels.
  ///   - width: The length of a line, in pixels.
  package init(_ widths: [Int], gap: Int, in width: Int) {
    var lines: [Range<Int>] = []
    var (start, x) = (0, 0)
    let widths = widths.map { min($0, max(0, width)) }
    for (index, wanted) in widths.enumerated() {
      if index > start, x + wanted > width {
        lines.append(start..<index)
        (start, x) = (index, 0)
      }
      x += wanted + gap
    }
    if start < widths.count { lines.append(start..<widths.count) }
    self.lines = lines
    self.widths = widths
    self.gap = gap
  }
}

@MainActor
extension ChipFlow {
  /// Returns the height of widgets in these lines, in pixels.
  package func height(of widgets: [Widget], lineGap: Int) -> Int {
    lines.reduce(lineGap * max(0, lines.count - 1)) { $0 + height(of: $1, widgets) }
  }

  /// Allocates the widgets in these lines.
  ///
  /// - Parameters:
  ///   - widgets: The widgets; the highest one determines the height of its line.
  ///   - width: The length of a line, in pixels.
  ///   - lineGap: The space between two lines, in pixels.
  ///   - isMirrored: Whether the lines begin at the right.
  package func allocate(_ widgets: [Widget], width: Int, lineGap: Int, isMirrored: Bool) {
    var y = 0
    for line in lines {
      let lineHeight = height(of: line, widgets)
      var x = 0
      for index in line {
        let wide = widths[index]
        widgets[index].allocate(x: isMirrored ? width - x - wide : x, y: y, width: wide, height: lineHeight)
        x += wide + gap
      }
      y += lineHeight + lineGap
    }
  }

  private func height(of line: Range<Int>, _ widgets: [Widget]) -> Int {
    line.reduce(0) { max($0, widgets[$1].measured(.vertical, forSize: widths[$1]).natural) }
  }
}
