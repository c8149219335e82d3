/// Boxes that follow each other in lines, as words do in a text.
package nonisolated struct ChipFlow {
  /// The boxes of each line.
  package let lines: [Range<Int>]
  /// The widths of the boxes, in pixels: none is wider than the line.
  package let widths: [Int]

  /// Breaks boxes into lines.
  ///
  /// - Parameters:
  ///   - widths: What the boxes would like, in pixels.
  ///   - gap: The room between two boxes of a line, in pixels.
  ///   - width: How long a line is, in pixels.
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
  }
}
