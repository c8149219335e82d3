public import FloorplanTheme
public import GTKBridge

/// Puts a theme on a display: everything that Floorplan draws takes its colours and fonts from here.
///
/// One style provider holds one chunk of the theme's CSS, for the whole display.  GTK's own widgets (scroll bars,
/// popovers, header bars) follow the appearance through the built-in theme of the same lightness and contrast.
///
/// A ``ThemeScope`` shows another theme in a part of a window.
@MainActor
public final class ThemeManager {
  /// The theme whose values are shown.
  public var theme: Theme { didSet { if theme != oldValue { apply() } } }
  /// Which of the theme's looks is shown.
  public var appearance: Appearance { didSet { if appearance != oldValue { apply() } } }
  /// What GTK's parser found wrong in the CSS made from the theme: a defect of Floorplan, so always empty.
  public private(set) var problems: [String] = []

  private let display: Display
  private var providers: [StyleProvider] = []

  /// Shows a theme on a display from now on.
  public init(display: Display, theme: Theme = .standard, appearance: Appearance = .light) {
    self.display = display
    self.theme = theme
    self.appearance = appearance
    apply()
  }

  private func apply() {
    Settings.default.themeName = appearance.toolkitThemeName
    let chunks = theme.css(for: appearance)
    while providers.count < chunks.count {
      let provider = StyleProvider()
      display.add(provider)
      providers.append(provider)
    }
    while providers.count > chunks.count { display.remove(providers.removeLast()) }
    problems = zip(providers, chunks).flatMap { $0.load($1) }
    ShownTheme.show(theme, in: appearance, isOnDisplay: true)
  }

  /// Takes the theme off the display and leaves GTK's own.
  public func remove() {
    for provider in providers { display.remove(provider) }
    providers.removeAll()
    Settings.default.reset("gtk-theme-name")
    ShownTheme.show(.standard, in: .light, isOnDisplay: false)
  }
}

extension Appearance {
  /// The look that GTK's own widgets take, of those built into GTK.
  var toolkitThemeName: String {
    switch self {
    case .light: "Default"
    case .dark: "Default-dark"
    case .highContrastLight: "Default-hc"
    case .highContrastDark: "Default-hc-dark"
    }
  }
}
