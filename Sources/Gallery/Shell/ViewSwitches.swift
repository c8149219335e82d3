import FloorplanTheme
import FloorplanUI
import GTKBridge
import Observation

/// How everything is shown: the global switches of the window, and of an address.
@Observable
final class ViewSwitches {
  /// The style sheet, from which ``StyleSheetSession`` creates ``theme``.
  var sheet: StyleSheetChoice?
  /// The reader that the sheet was written for, where it is a file.
  var dialect = StyleSheetDialect.fiori
  /// Colours, fonts and everything else that a style sheet may change.
  var theme = Theme.standard
  /// What is wrong with the images that the style sheet names, as the display knows.
  fileprivate(set) var imageProblems: [StyleSheetDiagnostic] = []
  /// The look that a person or an address chose; nil for the desktop's.
  var chosenAppearance: Appearance?
  /// The look that the desktop asks for.
  var desktopAppearance = Appearance.light
  /// Which way lines run; the default is as the locale has it.
  var direction: Address.Direction = ViewSwitches.localeDirection
  /// How large text is, as a factor.
  var scale = 1.0
  /// Whether things move.
  var motion = Address.Motion.full

  /// Which way lines run in the language of the locale.
  static var localeDirection: Address.Direction {
    Settings.localeDirection == .rtl ? .rightToLeft : .leftToRight
  }

  /// Which of the theme's looks is shown.
  var appearance: Appearance {
    get { chosenAppearance ?? desktopAppearance }
    set { chosenAppearance = newValue }
  }

  /// Takes over what an address says; what it leaves out stays.
  func take(from address: Address) {
    if let sheet = address.sheet { self.sheet = sheet }
    if let dialect = address.dialect { self.dialect = dialect }
    if let theme = address.theme { chosenAppearance = theme }
    if let direction = address.direction { self.direction = direction }
    if let scale = address.scale { self.scale = scale }
    if let motion = address.motion { self.motion = motion }
  }

  /// Goes back to the defaults.
  func reset() {
    sheet = nil
    dialect = .fiori
    chosenAppearance = nil
    direction = Self.localeDirection
    scale = 1
    motion = .full
  }

  /// Writes what differs from the defaults into an address.
  func write(to address: inout Address) {
    address.sheet = sheet
    address.dialect = dialect == .fiori ? nil : dialect
    address.theme = chosenAppearance
    address.direction = direction == Self.localeDirection ? nil : direction
    address.scale = scale == 1 ? nil : scale
    address.motion = motion == .full ? nil : motion
  }
}

/// Makes a display look as the switches say, and keeps it so.
final class DisplayStyle {
  private let themeManager: ThemeManager
  private let ownStyles = StyleProvider()
  private let display: Display
  private let standardTextResolution: Int32
  private var observer: Observer?
  private var imageObserver: Observer?
  /// The scale of the display's text when the program started.
  private static let fallbackTextResolution: Int32 = 96 * 1024

  init(_ display: Display, _ switches: ViewSwitches) {
    self.display = display
    let resolution = Settings.default.textResolution
    standardTextResolution = resolution > 0 ? resolution : Self.fallbackTextResolution
    themeManager = ThemeManager(display: display, theme: switches.theme, appearance: switches.appearance)
    ownStyles.load(Resource.text("gallery.css"))
    display.add(ownStyles)
    observer = observe { [unowned self] in show(switches) }
    imageObserver = observe { [unowned self] in
      let problems = themeManager.diagnostics
      if switches.imageProblems != problems { switches.imageProblems = problems }
    }
  }

  private func show(_ switches: ViewSwitches) {
    themeManager.show(switches.theme, switches.appearance)
    Settings.defaultDirection = switches.direction == .rightToLeft ? .rtl : .ltr
    let resolution = Int32((Double(standardTextResolution) * switches.scale).rounded())
    if Settings.default.textResolution != resolution { Settings.default.textResolution = resolution }
    let isAnimated = switches.motion == .full
    if Settings.default.enablesAnimations != isAnimated { Settings.default.enablesAnimations = isAnimated }
  }

  /// What GTK found wrong in the generated style sheets; always empty.
  var problems: [String] { themeManager.problems }

  /// Gives the display back as it was.
  func remove() {
    observer?.cancel()
    imageObserver?.cancel()
    themeManager.remove()
    display.remove(ownStyles)
    Settings.default.reset("gtk-xft-dpi")
    Settings.default.reset("gtk-enable-animations")
    Settings.defaultDirection = Settings.localeDirection
  }
}
