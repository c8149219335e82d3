/// How the items of a row of a grid are aligned from top to bottom: the seeds' `FUIGridRowItemAlignment` (seed 003).
public enum GridRowItemAlignment: Hashable, Sendable, CaseIterable {
  /// In the middle if every item is text with exactly one line, else at the top (rule G6).
  case automatic
  /// In the middle.
  case center
  /// At the top.
  case top
}
