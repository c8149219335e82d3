public import CGTK

/// Where something stands in spare width (seeds/000, FUIHorizontalAlignment).
public enum HorizontalAlignment: String, CaseIterable, Sendable {
  /// At the left in every direction of reading.
  case left
  /// In the middle.
  case center
  /// At the right in every direction of reading.
  case right
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing

  /// How far from the left edge something stands.
  ///
  /// - Parameters:
  ///   - spare: The spare width, in any unit; below 0 counts as 0.
  ///   - direction: The direction of reading.
  /// - Returns: The distance, in the same unit.
  public func offset(in spare: Int, _ direction: GtkTextDirection) -> Int {
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
