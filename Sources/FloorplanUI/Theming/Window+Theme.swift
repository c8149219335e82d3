public import FloorplanTheme
public import GTKBridge

extension Window {
  /// Displays a theme in the appearance of the desktop, and logs the errors and warnings of its style sheet.
  ///
  /// Unless the theme or the sheet sets a density, it is the one that suits the input devices.
  ///
  ///     window.useTheme(sheet: StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss))
  ///
  /// The last call determines the theme of all windows. GTK's own theme returns when all windows that called this
  /// method are closed. Use a ``ThemeManager`` to choose the appearance or to display the problems yourself.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - sheet: A style sheet to apply to the theme, or nil for none.
  ///   - file: The path of a style sheet to apply instead of `sheet`, which is reloaded when it changes. While no
  ///     version could be read, `sheet` is applied.
  ///   - dialect: The dialect of the style sheet.
  public final func useTheme(
    _ theme: Theme = .standard, sheet: StyleSheetSource? = nil, file: String? = nil,
    dialect: StyleSheetDialect = .fiori
  ) {
    var theme = theme
    theme.defaultDensity = .preferred(on: display)
    let shared = WindowTheme.current ?? WindowTheme(display: display)
    WindowTheme.current = shared
    shared.show(theme, sheet: sheet, file: file, dialect: dialect)
    shared.add(self)
  }
}

/// The theme that the windows of the program share.
@MainActor
final class WindowTheme {
  /// The theme while it has windows.
  static weak var current: WindowTheme?

  private let display: Display
  private var manager: ThemeManager?
  private let desktop = DesktopAppearance()
  private let log: (String) -> Void
  private var users: [Weak<Window>] = []
  private var embeddedDiagnostics: [StyleSheetDiagnostic] = []
  private var file: LiveStyleSheet?
  private var observers: [Observer] = []
  private var loggedProblems: Set<String> = []

  init(display: Display, log: @escaping (String) -> Void = { logMessage($0) }) {
    self.display = display
    self.log = log
  }

  isolated deinit {
    stop()
    desktop.close()
    manager?.remove()
  }

  /// Adds a window, which retains the theme until it is closed.
  func add(_ window: Window) {
    users.removeAll { $0.value == nil }
    guard !users.contains(where: { $0.value === window }) else { return }
    users.append(Weak(window))
    window.observe { withExtendedLifetime(self) {} }
  }

  /// Displays a theme in place of the previous one.
  func show(_ theme: Theme, sheet: StyleSheetSource?, file path: String?, dialect: StyleSheetDialect) {
    stop()
    let reading = sheet.map { StyleSheet.read($0, dialect: dialect) }
    embeddedDiagnostics = reading?.diagnostics ?? []
    file = path.map { LiveStyleSheet(path: $0, dialect: dialect) }
    loggedProblems = []
    let complete = reading.map { theme.applying($0.sheet) } ?? theme
    let manager = manager ?? ThemeManager(display: display, theme: complete, appearance: desktop.appearance)
    self.manager = manager
    manager.theme = complete
    manager.follow(file)
    observers = [
      observe { [desktop] in manager.appearance = desktop.appearance },
      observe { [weak self] in self?.logProblems() },
    ]
  }

  private func stop() {
    observers = []
    file?.close()
  }

  /// Logs the problems that the previous version of the sheet didn't have.
  private func logProblems() {
    var diagnostics = embeddedDiagnostics
    var problems: [String] = []
    if let file {
      if file.sheet != nil { diagnostics = file.diagnostics }
      if let failure = file.failure { problems.append("\(failure)") }
      if file.isHeldBack { problems.append("\(file.path): new errors; still showing the previous version") }
    }
    diagnostics += manager?.diagnostics ?? []
    problems += diagnostics.filter { $0.severity != .note }.map(\.description)
    for problem in problems where !loggedProblems.contains(problem) { log(problem) }
    loggedProblems = Set(problems)
  }
}
