/// Where the lines of a text stand, as the property `text-align` says it.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// Where reading begins: left in left-to-right text.
  case leading
  /// In the middle.
  case center
  /// Where reading ends: right in left-to-right text.
  case trailing
  /// At the left in every direction.
  case left
  /// At the right in every direction.
  case right
  /// At both edges.
  case justified
}
