import Floorplan
import Observation

/// A person with pictures.
@Observable
final class Contact: Identifiable {
  var name: String
  var role: String
  var phone: String
  var email = ""
  var notes = ""
  var pictures: [Attachment] = []

  init(_ name: String = "", role: String = "", phone: String = "") {
    self.name = name
    self.role = role
    self.phone = phone
  }
}

/// All contacts.
@Observable
final class AddressBook {
  var contacts: RecordTable<Contact>

  init() {
    let ada = Contact("Ada Okafor", role: "Turbine technician", phone: "+49 40 5550101")
    ada.email = "ada@example.org"
    let portrait = EncodedImage(id: "ada", bytes: PackageResources.portrait_png)
    ada.pictures = [Attachment(name: "portrait.png", content: .picture(portrait))]
    contacts = RecordTable([
      ada, Contact("Bruno Keller", role: "Planner"),
      Contact("Amira Haddad", role: "Buyer", phone: "+49 40 5550103"),
    ])
  }
}
