/// How much room there is from side to side: the seeds' horizontal content mode (seed 003).
public enum SizeClass: Hashable, Sendable, CaseIterable {
  /// Wide enough for columns.
  case regular
  /// Too narrow for columns.
  case compact
}
