public import FloorplanTheme
public import GTKBridge
public import Observation

/// The theme of a display, which determines the colors and fonts of all Floorplan widgets.
///
/// The theme's CSS is split into chunks, each with a style provider for the whole display. GTK's own widgets, such as
/// scroll bars, popovers and header bars, follow the appearance with the built-in GTK theme of the same lightness and
/// contrast. Their surfaces and texts have colors of the theme, and the sizes of their icons, entries and switches follow
/// the text scale. If one of the fonts 72, Inter, Adwaita Sans and Cantarell is installed, all texts have the first of
/// these unless the theme sets another one, otherwise the font of the desktop.
///
/// Use a ``ThemeScope`` for another theme in a part of a window.
@Observable
@MainActor
public final class ThemeManager {
  /// The base theme, to which a followed style sheet is applied.
  public var theme: Theme {
    get { baseTheme }
    set { apply(newValue, appearance: appearance) }
  }
  /// The displayed appearance of the theme.
  public var appearance: Appearance {
    get { displayedAppearance }
    set { apply(theme, appearance: newValue) }
  }
  /// The displayed theme: ``theme`` with the followed style sheet.
  @ObservationIgnored public private(set) var displayedTheme: Theme
  /// The errors that GTK's parser reported for generated CSS; always empty unless Floorplan has a bug.
  public var problems: [String] { controlSheets.problems + sheets.problems }

  /// The diagnostics for missing and broken images of the style sheet.
  ///
  /// The property is observable; images are checked on another thread shortly after the theme is displayed.
  public private(set) var diagnostics: [StyleSheetDiagnostic] = []

  /// The number of style sheets that GTK has parsed.
  var loadCount: Int { sheets.loadCount }

  @ObservationIgnored private let display: Display
  @ObservationIgnored private var baseTheme: Theme
  @ObservationIgnored private var displayedAppearance: Appearance
  @ObservationIgnored private var sheets = DisplayedStyleSheets()
  @ObservationIgnored private var controlSheets = DisplayedStyleSheets()
  /// The rules of a theme with a style sheet, whose unchanged parts the next version reuses.
  @ObservationIgnored private var rules: ThemeRules?
  @ObservationIgnored @Pending private var following: Observer?
  @ObservationIgnored private var followed: LiveStyleSheet?

  /// Creates a manager and displays a theme.
  public init(display: Display, theme: Theme = .standard, appearance: Appearance = .light) {
    FallbackIcon.register()
    self.display = display
    baseTheme = theme
    displayedTheme = theme
    displayedAppearance = appearance
    apply()
  }

  isolated deinit { SheetImages.unfollow(self) }

  /// Displays another theme and appearance together; setting the properties one after the other would do the work
  /// twice.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - appearance: The appearance.
  public func apply(_ theme: Theme, appearance: Appearance) {
    baseTheme = theme
    var displayed = followed?.sheet.map { theme.applying($0) } ?? theme
    // The same sheet has the same pictures.
    displayed.pictures = displayedTheme.pictures
    // After ``remove()``, the same theme must be applied again.
    guard displayed != displayedTheme || appearance != displayedAppearance || !sheets.isDisplayed else { return }
    displayedTheme = displayed
    displayedAppearance = appearance
    apply()
  }

  /// Applies a style sheet to ``theme``, in place of the theme's own sheet, and follows its changes.
  ///
  /// - Parameter live: The style sheet, which is retained, or nil to display ``theme`` unchanged.
  public func follow(_ live: LiveStyleSheet?) {
    following = nil
    followed = live
    guard let live else { return apply(theme, appearance: appearance) }
    following = observe { [weak self] in
      // Read here, so the observer tracks it.
      _ = live.sheet
      guard let self else { return }
      apply(theme, appearance: appearance)
    }
  }

  private func apply() {
    SheetImages.follow(displayedTheme, for: self, on: display) { [weak self] in self?.imagesDidChange() }
    readDiagnostics()
    displayedTheme.pictures = SheetImages.pictures(of: displayedTheme)
    // GTK reloads its own theme even if the name is unchanged.
    let toolkitTheme = displayedAppearance.toolkitThemeName
    if Settings.default.themeName != toolkitTheme {
      display.restyleUnmappedWidgets()
      Settings.default.themeName = toolkitTheme
    }
    // GTK would use its dark theme in a light appearance.
    if Settings.default.prefersDarkTheme {
      _ = DesktopAppearance.toolkitPrefersDark
      display.restyleUnmappedWidgets()
      Settings.default.prefersDarkTheme = false
    }
    let families = Theme.fontFamilies.contains(where: Toolkit.isInstalled(fontFamily:)) ? Theme.fontFamilies : []
    controlSheets.show(
      [displayedTheme.controlCSS(for: displayedAppearance, families: families)], on: display,
      priority: StylePriority.controls)
    let newRules = DisplayedTheme.rules(
      of: displayedTheme, in: displayedAppearance, density: displayedTheme.density, reusing: rules)
    rules = displayedTheme.hasSheet ? newRules : nil
    sheets.show(newRules.css, on: display, priority: StylePriority.theme)
    withExtendedLifetime(newRules) { DisplayedTheme.show(displayedTheme, in: displayedAppearance, isOnDisplay: true) }
  }

  private func imagesDidChange() {
    // Background images are part of the style sheets on the display.
    if SheetImages.pictures(of: displayedTheme) == displayedTheme.pictures { readDiagnostics() } else { apply() }
  }

  private func readDiagnostics() {
    let found = SheetImages.diagnostics(of: displayedTheme, on: display)
    if found != diagnostics { diagnostics = found }
  }

  /// Removes the theme from the display, which then has GTK's own theme until ``apply(_:appearance:)`` is called.
  public func remove() {
    following = nil
    followed = nil
    display.restyleUnmappedWidgets()
    SheetImages.unfollow(self)
    if !diagnostics.isEmpty { diagnostics = [] }
    sheets.discard()
    controlSheets.discard()
    rules = nil
    Settings.default.reset("gtk-theme-name")
    if DesktopAppearance.toolkitPrefersDark { Settings.default.reset("gtk-application-prefer-dark-theme") }
    DisplayedTheme.show(.standard, in: .light, isOnDisplay: false)
  }
}

extension Appearance {
  /// The name of the built-in GTK theme for GTK's own widgets.
  var toolkitThemeName: String {
    switch self {
    case .light: "Default"
    case .dark: "Default-dark"
    case .highContrastLight: "Default-hc"
    case .highContrastDark: "Default-hc-dark"
    }
  }
}
