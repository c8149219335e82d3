import Floorplan

let application = Application(id: "org.example.Repairs", texts: TextDomain("repairs"))
let book = RepairBook()
// The embedded style sheet, or the file named on the command line, which is reloaded when it changes.
application.setMainWindow(
  localized("Repairs"), size: (width: 480, height: 640),
  sheet: StyleSheetSource(name: "theme.nss", bytes: PackageResources.theme_nss),
  file: CommandLine.arguments.dropFirst().first
) { repairList(book) }
terminate(status: application.run())
