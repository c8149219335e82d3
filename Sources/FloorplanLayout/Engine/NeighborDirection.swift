/// Where the keyboard moves from an item.
public enum NeighborDirection: Hashable, Sendable, CaseIterable {
  /// To the item on the left in the same line.
  case left
  /// To the item on the right in the same line.
  case right
  /// To the item above, in the line before.
  case up
  /// To the item below, in the next line.
  case down
  /// Up by as many lines as the viewport shows.
  case pageUp
  /// Down by as many lines as the viewport shows.
  case pageDown
  /// To the first item of all.
  case first
  /// To the last item of all.
  case last
}
