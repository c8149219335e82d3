public import FloorplanTheme
import GTKBridge
public import Observation

/// The appearance that the user has chosen for all programs of the desktop.
///
/// Light where nobody has chosen, as on a desktop without a settings portal. Whether an app follows it, the app
/// decides:
///
///     let desktop = DesktopAppearance()
///     observer = observe { if settings.followsDesktop { manager.appearance = desktop.appearance } }
@Observable
@MainActor
public final class DesktopAppearance {
  /// The appearance; the desktop's first answer comes a moment after this object was made.
  public private(set) var appearance = Appearance.light

  @ObservationIgnored private var preferences: DesktopPreferences?

  /// Asks the desktop, and follows it until ``close()``.
  ///
  /// - Parameter bus: The address of the message bus; nil for that of the session.
  public init(bus: String? = nil) {
    preferences = DesktopPreferences(bus: bus) { [weak self] in self?.update() }
  }

  /// Follows the desktop no more; the appearance stays.
  public func close() {
    preferences?.cancel()
    preferences = nil
  }

  private func update() {
    guard let preferences else { return }
    appearance = Appearance(isDark: preferences.colorScheme == .dark, isHighContrast: preferences.contrast == .high)
  }
}
