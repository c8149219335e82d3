import Adwaita
import Foundation

struct Contact: Identifiable {
  var id = UUID().uuidString
  var name = ""
  var role = ""
  var phone = ""
  var email = ""
  var notes = ""
  var pictures: [ContactPicture] = []
}

struct ContactPicture: Identifiable {
  var id = UUID().uuidString
  var data: Data
}

struct ContactGroup: Identifiable {
  var id: String
  var contacts: [Contact]
}

@main struct Contacts: App {
  let id = "org.example.Contacts"
  var app: AdwaitaApp!

  var scene: Scene {
    Window(id: "main") { _ in ContactList() }
      .defaultSize(width: 900, height: 640)
      .title("Contacts")
  }
}

struct ContactList: View {
  @State private var contacts = [
    Contact(name: "Ada Okafor", role: "Turbine technician", phone: "+49 40 5550101", email: "ada@example.org"),
    Contact(name: "Bruno Keller", role: "Planner"),
    Contact(name: "Amira Haddad", role: "Buyer", phone: "+49 40 5550103"),
  ]
  @State private var search = ""
  @State private var selection = ""
  @State private var edited = Contact()
  @State private var isEditing = false
  @State private var previewed: Data?
  @State private var deleted: Contact?
  @State private var deletion = Signal()

  private var groups: [ContactGroup] {
    let matches = contacts.filter {
      search.isEmpty || $0.name.localizedStandardContains(search) || $0.role.localizedStandardContains(search)
    }
    return Dictionary(grouping: matches) { String($0.name.prefix(1)).uppercased() }
      .map { initial, contacts in
        ContactGroup(
          id: initial,
          contacts: contacts.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending })
      }
      .sorted { $0.id < $1.id }
  }

  var view: Body {
    NavigationSplitView {
      VStack {
        SearchEntry().text($search).padding()
        ScrollView {
          ForEach(groups) { group in
            FormSection("\(group.id) (\(group.contacts.count))") {
              List(group.contacts, selection: $selection) { contact in
                HStack {
                  Avatar(showInitials: true, size: 40).text(contact.name)
                  VStack {
                    Text(contact.name).halign(.start)
                    Text(contact.role).halign(.start).style("dim-label")
                  }
                  .padding(8, .leading)
                }
                .padding()
              }
              .boxedList()
            }
            .padding()
          }
        }
        .vexpand()
      }
      .topToolbar {
        HeaderBar.start { Button(icon: .default(icon: .listAdd)) { edit(Contact()) }.tooltip("New Contact") }
          .headerBarTitle { WindowTitle(subtitle: "", title: "Contacts (\(contacts.count))") }
      }
    } content: {
      details
    }
    .dialog(visible: $isEditing, title: isNew ? "New Contact" : "Edit Contact", width: 420) {
      ContactForm(contact: $edited, action: isNew ? "Add" : "Save") {
        if let index = contacts.firstIndex(where: { $0.id == edited.id }) {
          contacts[index] = edited
        } else {
          contacts.append(edited)
        }
        isEditing = false
      }
    }
    .dialog(
      visible: .init {
        previewed != nil
      } set: {
        if !$0 { previewed = nil }
      }, title: "Picture", width: 600
    ) {
      Picture().data(previewed ?? .init()).topToolbar { HeaderBar.empty() }
    }
    .toast("“\(deleted?.name ?? "")” deleted", signal: deletion, button: "Undo") {
      if let deleted { contacts.append(deleted) }
    }
  }

  @ViewBuilder private var details: Body {
    if let contact = contacts.first(where: { $0.id == selection }) {
      ScrollView {
        VStack {
          Avatar(showInitials: true, size: 96).text(contact.name)
          Text(contact.name).style("title-1")
          Text(contact.role)
          Text(contact.notes)
          Form {
            ActionRow("Phone").subtitle(contact.phone)
            ActionRow("Email").subtitle(contact.email)
          }
          if !contact.pictures.isEmpty {
            FlowBox(contact.pictures, selection: nil) { picture in
              Button("") { previewed = picture.data }.child { Picture().data(picture.data).frame(maxWidth: 96) }
            }
          }
        }
        .padding()
      }
      .topToolbar {
        HeaderBar.end {
          Button(icon: .default(icon: .userTrash)) {
            deleted = contact
            contacts.removeAll { $0.id == contact.id }
            deletion.signal()
          }
          .tooltip("Delete")
          Button(icon: .default(icon: .documentEdit)) { edit(contact) }.tooltip("Edit")
        }
        .headerBarTitle { WindowTitle(subtitle: "", title: contact.name) }
      }
    } else {
      StatusPage("No Contact Selected", icon: .default(icon: .avatarDefault), description: "") {}
    }
  }

  private var isNew: Bool { !contacts.contains { $0.id == edited.id } }

  private func edit(_ contact: Contact) {
    edited = contact
    isEditing = true
  }
}

struct ContactForm: View {
  @Binding var contact: Contact
  var action: String
  var save: () -> Void
  @State private var problem = ""
  @State private var fileDialog = Signal()

  var view: Body {
    VStack {
      if !problem.isEmpty { Banner(problem, visible: true) }
      Form {
        EntryRow("Name", text: $contact.name)
        EntryRow("Role", text: $contact.role)
        EntryRow("Phone", text: $contact.phone)
        EntryRow("Email", text: $contact.email)
        EntryRow("Notes", text: $contact.notes)
      }
      .padding()
      ForEach(contact.pictures) { picture in
        HStack {
          Picture().data(picture.data).frame(maxWidth: 96)
          Button(icon: .default(icon: .userTrash)) { contact.pictures.removeAll { $0.id == picture.id } }
            .tooltip("Delete")
        }
      }
      Button("Add Picture") { fileDialog.signal() }.padding()
    }
    .fileImporter(open: fileDialog, extensions: ["jpg", "jpeg", "png", "svg"]) { url in
      if let data = try? Data(contentsOf: url) { contact.pictures.append(ContactPicture(data: data)) }
    } onClose: {
    }
    .topToolbar {
      HeaderBar.end {
        Button(action) { if contact.name.isEmpty { problem = "Name is missing." } else { save() } }.suggested()
      }
    }
  }
}
