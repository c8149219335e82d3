import Floorplan

let application = Application(id: "org.example.Inventory", texts: TextDomain("inventory"))
let stock = Stock()
// The embedded style sheet, or the file named on the command line, which is reloaded when it changes.
application.setMainWindow(
  localized("Inventory"), sheet: StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss),
  file: CommandLine.arguments.dropFirst().first
) { articleList(stock) }
terminate(status: application.run())
