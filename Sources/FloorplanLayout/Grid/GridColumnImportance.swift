/// The importance of a grid column, which determines when it leaves a row that is too narrow (rule G8).
public enum GridColumnImportance: Hashable, Sendable, CaseIterable, Comparable {
  /// Leaves first.
  case low
  /// Leaves after the columns of low importance.
  case medium
  /// Leaves last.
  case high
  /// Never leaves. If the required columns don't fit, the row scrolls sideways (rule G9).
  case required
}
