package import FloorplanLayout
package import GTKBridge

/// The keys that move the focus among items that form one tab stop.
extension NeighborDirection {
  private static let keys: [Key: NeighborDirection] = [
    .up: .up, .down: .down, .left: .left, .right: .right,
    .home: .first, .end: .last, .pageUp: .pageUp, .pageDown: .pageDown,
  ]

  /// Creates the direction of an arrow key, Home, End or a page key, or nil for any other key or with a modifier.
  @MainActor
  package init?(_ key: Key, _ modifiers: ModifierKeys = []) {
    guard modifiers.acceleratorModifiers.isEmpty, let direction = Self.keys[key] else { return nil }
    self = direction
  }

  /// Returns the position to which the direction leads in a horizontal line of items, or nil if it leads out of the
  /// line.
  ///
  /// - Parameters:
  ///   - current: The current position. The adjacent position may be out of range.
  ///   - count: The number of items.
  ///   - isMirrored: Whether the first item is on the right.
  /// - Returns: The position.
  package func position(from current: Int, count: Int, isMirrored: Bool) -> Int? {
    switch self {
    case .left: current + (isMirrored ? 1 : -1)
    case .right: current + (isMirrored ? -1 : 1)
    case .first: 0
    case .last: count - 1
    case .up, .down, .pageUp, .pageDown: nil
    }
  }
}
