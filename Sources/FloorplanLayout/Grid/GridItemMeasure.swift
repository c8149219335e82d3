/// What the host measured of an item in a row of a grid, at the width of the item's column.
///
/// The width to measure with is ``GridColumnFrame/width``, which is snapped to pixels (rule R7).
public enum GridItemMeasure: Hashable, Sendable {
  /// A text or number: its height in points, and the number of lines that it takes at this width.
  ///
  /// Text that is empty or of a size that does not depend on the width takes one line.
  case text(height: Double, lineCount: Int)
  /// An image: its height in points.
  case image(height: Double)

  /// The height in points; a negative or non-finite one counts as 0 where it is read (rule R1).
  public var height: Double {
    switch self {
    case .text(let height, _), .image(let height): height
    }
  }

  /// Whether this is text with exactly one line, for which rows are centred (rule G6).
  public var isSingleLineText: Bool {
    if case .text(_, 1) = self { true } else { false }
  }
}
