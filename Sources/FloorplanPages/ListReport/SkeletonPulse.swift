/// How the shapes of a ``SkeletonView`` become faint and strong again.
nonisolated enum SkeletonPulse {
  /// How long it takes, in seconds (fiori.md, motion).
  static let duration = 0.9
  /// What is left where they are faintest.
  static let least = 0.4

  /// How much of the shapes is seen at a time.
  ///
  /// - Parameter seconds: The time since they began, 0 or more.
  /// - Returns: The opacity, from ``least`` to 1.
  static func strength(at seconds: Double) -> Double {
    let part = (seconds / duration).truncatingRemainder(dividingBy: 1)
    let distance = abs(2 * part - 1)
    // Slow at both ends.
    return least + (1 - least) * distance * distance * (3 - 2 * distance)
  }
}
