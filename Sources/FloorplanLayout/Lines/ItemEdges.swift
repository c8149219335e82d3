/// The unsnapped edges of an item, in points, from left to right and from the top of the section's first line.
struct ItemEdges: Hashable, Sendable {
  var leading = 0.0
  var trailing = 0.0
  var top = 0.0
  var bottom = 0.0
}
