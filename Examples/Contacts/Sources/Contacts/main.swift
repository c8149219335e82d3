import Floorplan

let application = Application(id: "org.example.Contacts", texts: TextDomain("contacts"))
let book = AddressBook()

application.onActivate {
  if let window = application.windows.first { return window.present() }
  let window = ApplicationWindow(application)
  window.title = localized("Contacts")
  window.defaultSize = (width: 900, height: 640)
  window.useTheme()
  window.child = ToastOverlay(NavigationView(contactList(book)))
  window.present()
}

terminate(status: application.run())
