import FloorplanTheme
import Observation

/// The density of the displayed theme, which observers follow.
///
/// Like the text scale, it is the same in all windows and scopes.
@Observable
final class DisplayedDensity {
  private static let shared = DisplayedDensity()
  private var value = Density.cozy

  private init() {}

  /// The density of all widgets, that of the theme outside all scopes; ``DisplayedTheme`` sets it.
  static var current: Density {
    get { shared.value }
    set { if newValue != shared.value { shared.value = newValue } }
  }
}
