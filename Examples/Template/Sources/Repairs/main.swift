import Floorplan

let application = Application(id: "org.example.Repairs")
let book = RepairBook()

application.onActivate {
  // The second start brings the existing window to the front.
  if let window = application.windows.first { return window.present() }
  guard let display = Display.default else { return }
  let window = ApplicationWindow(application)
  window.title = "Repairs"
  window.defaultSize = (width: 480, height: 640)
  showTheme(on: display, for: window)
  window.child = ToastOverlay(NavigationView(repairList(book)))
  window.present()
}

/// Applies the embedded style sheet or the file named on the command line, in the appearance of the desktop.
func showTheme(on display: Display, for window: Window) {
  let sheet = StyleSheet.read(StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss)).sheet
  let manager = ThemeManager(display: display, theme: Theme.standard.applying(sheet))
  if let path = CommandLine.arguments.dropFirst().first { manager.follow(LiveStyleSheet(path: path)) }
  let desktop = DesktopAppearance()
  // The window keeps the theme manager alive while it is open.
  window.observe { manager.appearance = desktop.appearance }
}

terminate(status: application.run(arguments: [CommandLine.arguments[0]]))
