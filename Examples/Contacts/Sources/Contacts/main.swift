import Floorplan

let application = Application(id: "org.example.Contacts", texts: TextDomain("contacts"))
let book = AddressBook()
application.setMainWindow(localized("Contacts")) { contactList(book) }
terminate(status: application.run())
