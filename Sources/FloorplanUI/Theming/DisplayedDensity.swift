import FloorplanTheme
import Observation

/// The density of the displayed theme, which observers follow.
///
/// Like the text scale, it is the same in all windows and scopes.
@Observable
@MainActor
final class DisplayedDensity {
  static let shared = DisplayedDensity()

  /// The density of the theme outside all scopes, set by ``DisplayedTheme``.
  fileprivate(set) var value = Density.cozy

  private init() {}

  /// The density of all widgets.
  static var current: Density { shared.value }

  /// Displays another density.
  ///
  /// - Returns: Whether it differs from the previous one.
  static func show(_ density: Density) -> Bool {
    guard density != shared.value else { return false }
    shared.value = density
    return true
  }
}
