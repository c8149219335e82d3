/// The alignment of a text; the raw values are keywords of `text-align`.
public enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  /// The start of a line: left in left-to-right text.
  case leading
  /// The center.
  case center
  /// The end of a line: right in left-to-right text.
  case trailing
  /// The left side in both text directions.
  case left
  /// The right side in both text directions.
  case right
  /// Both sides.
  case justified
}
