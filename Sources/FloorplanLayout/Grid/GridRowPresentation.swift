/// How a row of a grid appears.
public enum GridRowPresentation: Hashable, Sendable, CaseIterable {
  /// Its items stand in columns: ``GridColumnSolver`` and ``GridRowLayout`` give their frames.
  case columns
  /// Its items are bound to the parts of an object view, which arranges them and knows its height.
  case objectView
  /// It is not shown and has no height.
  case hidden
}
