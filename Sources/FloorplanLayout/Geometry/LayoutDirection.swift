/// The side on which lines begin.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Lines begin on the left.
  case leftToRight
  /// Lines begin on the right: every frame is the exact mirror image of the other direction's (rule R8).
  case rightToLeft
}
