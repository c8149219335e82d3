import FloorplanTheme
import FloorplanUI
import GTKBridge
import Observation

/// The global switches of the gallery, which addresses can contain.
@Observable
final class ViewSwitches {
  /// The style sheet, from which ``StyleSheetSession`` creates ``theme``.
  var sheet: StyleSheetChoice?
  /// The dialect of the style sheet, if it is a file.
  var dialect = StyleSheetDialect.fiori
  /// The theme, including the style sheet.
  var theme = Theme.standard
  /// The theme before the last change of the style sheet's file; nil if there was none.
  var previousTheme: Theme?
  /// The unsaved version of the style sheet's file; nil if there is no file.
  var draft: TokenDraft?
  /// The diagnostics for images of the style sheet, which depend on the display.
  fileprivate(set) var imageProblems: [StyleSheetDiagnostic] = []
  /// The appearance that the user or an address has chosen; nil for that of the desktop.
  var selectedAppearance: Appearance?
  /// The appearance of the desktop.
  var desktopAppearance = Appearance.light
  /// The text direction; that of the locale by default.
  var direction: Address.Direction = ViewSwitches.localeDirection
  /// The factor for all text sizes.
  var scale = 1.0
  /// Whether changes are animated.
  var motion = Address.Motion.full
  /// The size in which pages are displayed.
  var viewport = Viewport.window
  /// The density that the user or an address has chosen; nil for that of the style sheet or the input devices.
  var selectedDensity: Density?
  /// The density that suits the input devices, which only the running program sets.
  ///
  /// Pictures and tests have the same density on each computer.
  var deviceDensity = Density.cozy

  /// The text direction of the locale's language.
  static var localeDirection: Address.Direction {
    Settings.localeDirection == .rtl ? .rightToLeft : .leftToRight
  }

  /// The displayed appearance.
  var appearance: Appearance {
    get { selectedAppearance ?? desktopAppearance }
    set { selectedAppearance = newValue }
  }

  /// The displayed theme, in the density of the switches.
  var displayedTheme: Theme {
    var displayed = theme
    (displayed.selectedDensity, displayed.defaultDensity) = (selectedDensity, deviceDensity)
    return displayed
  }

  /// Applies the switches of an address, and keeps those that it doesn't contain.
  func apply(_ address: Address) {
    if let sheet = address.sheet { self.sheet = sheet }
    if let dialect = address.dialect { self.dialect = dialect }
    if let theme = address.theme { selectedAppearance = theme }
    if let direction = address.direction { self.direction = direction }
    if let scale = address.scale { self.scale = scale }
    if let motion = address.motion { self.motion = motion }
    if let density = address.density { selectedDensity = density }
  }

  /// Returns the switches of an address that differ from the current ones, such as “theme=dark”.
  func differences(of address: Address) -> [String] {
    var current = Address(page: address.page)
    (current.sheet, current.dialect, current.theme) = (sheet, dialect, selectedAppearance)
    (current.direction, current.scale, current.motion) = (direction, scale, motion)
    current.density = selectedDensity
    return Address.Key.allCases.filter { ![.size, .pick].contains($0) }.compactMap { key in
      guard let text = address.text(of: key), text != current.text(of: key) else { return nil }
      return "\(key.rawValue)=\(text)"
    }
  }

  /// Resets all switches to their defaults.
  func reset() {
    for stored in StoredSwitch.all { stored.reset(self) }
  }

  /// Writes the switches that differ from their defaults to an address.
  func write(to address: inout Address) {
    address.sheet = sheet
    address.dialect = dialect == .fiori ? nil : dialect
    address.theme = selectedAppearance
    address.direction = direction == Self.localeDirection ? nil : direction
    address.scale = scale == 1 ? nil : scale
    address.motion = motion == .full ? nil : motion
    address.density = selectedDensity
  }
}

/// Applies the switches to a display, and follows their changes.
final class DisplayStyle {
  private let themeManager: ThemeManager
  private let galleryStyles = StyleProvider()
  private let display: Display
  private let defaultTextResolution: Int32
  private var observer: Observer?
  private var imageObserver: Observer?
  /// The text resolution if the display doesn't report one: 96 dpi in units of 1/1024 dpi.
  private static let fallbackTextResolution: Int32 = 96 * 1024
  private static let slowdown = 4.0

  init(_ display: Display, _ switches: ViewSwitches) {
    self.display = display
    let resolution = Settings.default.textResolution
    defaultTextResolution = resolution > 0 ? resolution : Self.fallbackTextResolution
    themeManager = ThemeManager(display: display, theme: switches.displayedTheme, appearance: switches.appearance)
    galleryStyles.load(Resource.text("gallery.css"))
    display.add(galleryStyles, priority: StylePriority.program)
    observer = observe { [unowned self] in show(switches) }
    imageObserver = observe { [unowned self] in
      let problems = themeManager.diagnostics
      if switches.imageProblems != problems { switches.imageProblems = problems }
    }
  }

  private func show(_ switches: ViewSwitches) {
    themeManager.apply(switches.displayedTheme, appearance: switches.appearance)
    Settings.defaultDirection = switches.direction == .rightToLeft ? .rtl : .ltr
    let resolution = Int32((Double(defaultTextResolution) * switches.scale).rounded())
    if Settings.default.textResolution != resolution { Settings.default.textResolution = resolution }
    Settings.animationSlowdown = switches.motion == .slow ? Self.slowdown : 1
    let isAnimated = switches.motion != .reduced
    if Settings.default.areAnimationsEnabled != isAnimated { Settings.default.areAnimationsEnabled = isAnimated }
  }

  /// The errors that GTK's parser reported for generated CSS; always empty.
  var problems: [String] { themeManager.problems }

  /// Restores the original style of the display.
  func remove() {
    observer?.cancel()
    imageObserver?.cancel()
    themeManager.remove()
    display.remove(galleryStyles)
    Settings.default.reset("gtk-xft-dpi")
    Settings.default.reset("gtk-enable-animations")
    Settings.animationSlowdown = 1
    Settings.defaultDirection = Settings.localeDirection
  }
}
