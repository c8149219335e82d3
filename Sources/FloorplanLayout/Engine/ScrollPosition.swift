/// Where in the viewport an item is to be shown.
public enum ScrollPosition: Hashable, Sendable, CaseIterable {
  /// Where the viewport has to move least; nowhere if the item is visible.
  case nearest
  /// At the top, and at the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the bottom, and at the side where lines end.
  case trailing
}
