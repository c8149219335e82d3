public import FloorplanTheme
import GTKBridge
public import Observation

/// The appearance that the user has chosen in the desktop settings.
///
/// Without a settings portal, it is dark if the user's GTK settings prefer a dark theme
/// (`gtk-application-prefer-dark-theme`), otherwise light. The app decides whether to follow it:
///
///     let desktop = DesktopAppearance()
///     observer = observe { if settings.followsDesktop { manager.appearance = desktop.appearance } }
@Observable
@MainActor
public final class DesktopAppearance {
  /// The appearance; the desktop's value arrives shortly after initialization.
  public private(set) var appearance: Appearance

  @ObservationIgnored private let isDarkByDefault: () -> Bool
  @ObservationIgnored private var preferences: DesktopPreferences?

  /// Creates an object that observes the desktop settings until ``close()``.
  ///
  /// - Parameter bus: The address of the message bus, or nil for the session bus.
  public convenience init(bus: String? = nil) { self.init(bus: bus, isDarkByDefault: Self.toolkitPrefersDark) }

  /// Creates an object with an appearance for users without a preference in the desktop settings.
  init(bus: String?, isDarkByDefault: @autoclosure @escaping () -> Bool) {
    self.isDarkByDefault = isDarkByDefault
    appearance = Appearance(isDark: isDarkByDefault(), isHighContrast: false)
    preferences = DesktopPreferences(bus: bus) { [weak self] in self?.update() }
    // An app may create the object before GTK opens the display in `Application.run(arguments:)`.
    if Display.default == nil { MainLoop.idle(priority: .input) { [weak self] in self?.update() } }
  }

  /// Whether the user's GTK settings prefer a dark theme, read before ``ThemeManager`` replaces the setting.
  ///
  /// False while there is no display.
  static var toolkitPrefersDark: Bool {
    if let initialPreference { return initialPreference }
    guard Display.default != nil else { return false }
    let isDark = Settings.default.prefersDarkTheme
    initialPreference = isDark
    return isDark
  }
  private static var initialPreference: Bool?

  /// Stops observing the desktop and keeps the appearance.
  public func close() {
    preferences?.cancel()
    preferences = nil
  }

  private func update() {
    guard let preferences else { return }
    let isDark =
      switch preferences.colorScheme {
      case .none: isDarkByDefault()
      case .dark: true
      case .light: false
      }
    appearance = Appearance(isDark: isDark, isHighContrast: preferences.contrast == .high)
  }
}
