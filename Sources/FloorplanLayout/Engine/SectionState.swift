/// The layout state of a section: its lines and the parts around them.
struct SectionState: Sendable {
  var lines: any SectionLines
  var header: Double
  var footer: Double
  private let insetTop: Double
  private let insetBottom: Double
  private let insetTrailing: Double

  init(_ lines: any SectionLines, _ geometry: LineGeometry, header: Double, footer: Double) {
    self.lines = lines
    self.header = header
    self.footer = footer
    (insetTop, insetBottom, insetTrailing) = (geometry.top, geometry.bottom, geometry.trailing)
  }

  /// The distance from the section's top to the top of its first line.
  var linesTop: Double { header + insetTop }

  /// Header, inset, lines, inset, footer (rule R3).
  var height: Double { linesTop + lines.extent + insetBottom + footer }

  /// The distance from the container's leading edge to the end of lines that may be wider than the container (rule H4).
  var contentWidth: Double { lines.end.map { $0 + insetTrailing } ?? 0 }
}
