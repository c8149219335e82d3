import Floorplan

let application = Application(id: "org.example.Inventory", texts: TextDomain("inventory"))
let stock = Stock()

application.onActivate {
  // The second start brings the existing window to the front.
  if let window = application.windows.first { return window.present() }
  let window = ApplicationWindow(application)
  window.title = localized("Inventory")
  window.defaultSize = (width: 900, height: 640)
  // The embedded style sheet, or the file named on the command line, which is reloaded when it changes.
  window.useTheme(
    sheet: StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss),
    file: CommandLine.arguments.dropFirst().first)
  window.child = ToastOverlay(NavigationView(articleList(stock)))
  window.present()
}

terminate(status: application.run())
