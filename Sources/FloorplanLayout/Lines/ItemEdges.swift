/// The edges of an item before they are snapped, in points: left to right, from the top of the section's first line.
struct ItemEdges: Hashable, Sendable {
  var leading = 0.0
  var trailing = 0.0
  var top = 0.0
  var bottom = 0.0
}

/// The edges of a line before they are snapped, in points, from the top of the section's first line.
struct LineEdges: Hashable, Sendable {
  let top: Double
  let bottom: Double
}
