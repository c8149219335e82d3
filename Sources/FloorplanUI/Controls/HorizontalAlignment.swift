public import GTKBridge

/// The horizontal alignment of content (FUIHorizontalAlignment in the SAP Fiori for iOS documentation).
public enum HorizontalAlignment: String, CaseIterable, Sendable {
  /// The left edge, independent of the text direction.
  case left
  /// The center.
  case center
  /// The right edge, independent of the text direction.
  case right
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// Returns the distance of aligned content from the left edge.
  ///
  /// - Parameters:
  ///   - spare: The unused width, in any unit; a negative width counts as 0.
  ///   - direction: The text direction.
  /// - Returns: The distance, in the same unit.
  public func offset(in spare: Int, _ direction: TextDirection) -> Int {
    let spare = max(0, spare)
    return switch self {
    case .left: 0
    case .center: spare / 2
    case .right: spare
    case .leading: direction == .rtl ? spare : 0
    case .trailing: direction == .rtl ? 0 : spare
    }
  }
}
