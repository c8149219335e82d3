/// A row of a grid that is laid out: its height and where its items are.
public struct GridRowFrames: Hashable, Sendable {
  /// Where items stand that are lower than the row.
  public enum Alignment: Hashable, Sendable, CaseIterable {
    /// In the middle.
    case center
    /// At the top.
    case top
  }

  /// The height of the row: its tallest item and its padding, in points, snapped to pixels (rule G6).
  public let height: Double
  /// Where the items are aligned: what was asked for, or what ``GridRowItemAlignment/automatic`` came to.
  public let alignment: Alignment
  /// The frame of every item in the coordinates of the row; nil for items beyond the columns.
  public let items: [Rect?]
}
