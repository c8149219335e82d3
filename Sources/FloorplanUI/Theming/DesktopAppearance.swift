public import FloorplanTheme
import GTKBridge
public import Observation

/// The appearance that the user has chosen in the desktop settings.
///
/// It is light by default, for example on a desktop without a settings portal. The app decides whether to follow it:
///
///     let desktop = DesktopAppearance()
///     observer = observe { if settings.followsDesktop { manager.appearance = desktop.appearance } }
@Observable
@MainActor
public final class DesktopAppearance {
  /// The appearance; the desktop's value arrives shortly after initialization.
  public private(set) var appearance = Appearance.light

  @ObservationIgnored private var preferences: DesktopPreferences?

  /// Creates an object that observes the desktop settings until ``close()``.
  ///
  /// - Parameter bus: The address of the message bus, or nil for the session bus.
  public init(bus: String? = nil) {
    preferences = DesktopPreferences(bus: bus) { [weak self] in self?.update() }
  }

  /// Stops observing the desktop and keeps the appearance.
  public func close() {
    preferences?.cancel()
    preferences = nil
  }

  private func update() {
    guard let preferences else { return }
    appearance = Appearance(isDark: preferences.colorScheme == .dark, isHighContrast: preferences.contrast == .high)
  }
}
