/// The layout state of a section: its lines and the parts around them.
struct SectionState: Sendable {
  var lines: any SectionLines
  var header: Double
  var footer: Double
  /// The space around the lines, in points.
  let inset: Insets

  /// The distance from the section's top to the top of its first line.
  var linesTop: Double { header + inset.top }

  /// Header, inset, lines, inset, footer (rule R3).
  var height: Double { linesTop + lines.extent + inset.bottom + footer }

  /// The distance from the container's leading edge to the end of lines that may be wider than the container (rule H4).
  var contentWidth: Double { lines.end.map { $0 + inset.trailing } ?? 0 }
}
