import PhotosUI
import SwiftUI

struct Contact: Identifiable, Hashable {
  let id = UUID()
  var name = ""
  var role = ""
  var phone = ""
  var email = ""
  var notes = ""
  var pictures: [Data] = []
}

@Observable final class AddressBook {
  private(set) var contacts = [
    Contact(name: "Ada Okafor", role: "Turbine technician", phone: "+49 40 5550101", email: "ada@example.org"),
    Contact(name: "Bruno Keller", role: "Planner"),
    Contact(name: "Amira Haddad", role: "Buyer", phone: "+49 40 5550103"),
  ]

  func save(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) {
      contacts[index] = contact
    } else {
      contacts.append(contact)
    }
  }

  func remove(_ contact: Contact, _ undoManager: UndoManager?) {
    contacts.removeAll { $0.id == contact.id }
    undoManager?.registerUndo(withTarget: self) { book in
      book.save(contact)
      undoManager?.registerUndo(withTarget: book) { $0.remove(contact, undoManager) }
    }
  }
}

@main struct ContactsApp: App {
  @State private var book = AddressBook()

  var body: some Scene {
    WindowGroup { ContactList(book: book) }
  }
}

struct ContactList: View {
  let book: AddressBook
  @Environment(\.undoManager) private var undoManager
  @State private var search = ""
  @State private var selectedID: Contact.ID?
  @State private var edited: Contact?

  private var groups: [(initial: String, contacts: [Contact])] {
    let matches = book.contacts.filter {
      search.isEmpty || $0.name.localizedStandardContains(search) || $0.role.localizedStandardContains(search)
    }
    return Dictionary(grouping: matches) { String($0.name.prefix(1)).uppercased() }
      .map { ($0, $1.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }) }
      .sorted { $0.initial < $1.initial }
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $selectedID) {
        ForEach(groups, id: \.initial) { group in
          Section("\(group.initial) (\(group.contacts.count))") {
            ForEach(group.contacts) { contact in
              HStack {
                Portrait(contact: contact)
                VStack(alignment: .leading) {
                  Text(contact.name)
                  Text(contact.role).font(.subheadline).foregroundStyle(.secondary)
                }
              }
            }
          }
        }
      }
      .overlay { if groups.isEmpty { ContentUnavailableView.search(text: search) } }
      .searchable(text: $search)
      .navigationTitle("Contacts")
      .toolbar { Button("New Contact", systemImage: "plus") { edited = Contact() } }
    } detail: {
      if let contact = book.contacts.first(where: { $0.id == selectedID }) {
        ContactDetails(contact: contact)
          .toolbar {
            Button("Edit") { edited = contact }
            Button("Delete", role: .destructive) { book.remove(contact, undoManager) }
          }
      }
    }
    .sheet(item: $edited) { ContactForm(contact: $0, book: book) }
  }
}

struct Portrait: View {
  let contact: Contact

  var body: some View {
    if let image = contact.pictures.first.flatMap(UIImage.init) {
      Image(uiImage: image).resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
    } else {
      Text(contact.name.prefix(1)).frame(width: 40, height: 40).background(.quaternary, in: Circle())
    }
  }
}

struct ContactDetails: View {
  let contact: Contact
  @State private var previewed: Data?

  var body: some View {
    Form {
      VStack {
        Portrait(contact: contact)
        Text(contact.name).font(.title)
        Text(contact.role)
        Text(contact.notes)
      }
      LabeledContent("Phone", value: contact.phone)
      LabeledContent("Email", value: contact.email)
      if !contact.pictures.isEmpty {
        Section("Pictures") {
          ScrollView(.horizontal) {
            HStack {
              ForEach(contact.pictures, id: \.self) { data in
                Button {
                  previewed = data
                } label: {
                  UIImage(data: data).map { Image(uiImage: $0).resizable().scaledToFill().frame(width: 96, height: 96) }
                }
              }
            }
          }
        }
      }
    }
    .navigationTitle(contact.name)
    .sheet(
      isPresented: Binding {
        previewed != nil
      } set: {
        if !$0 { previewed = nil }
      }
    ) {
      previewed.flatMap(UIImage.init).map { Image(uiImage: $0).resizable().scaledToFit() }
    }
  }
}

struct ContactForm: View {
  @State var contact: Contact
  let book: AddressBook
  @Environment(\.dismiss) private var dismiss
  @State private var showsErrors = false
  @State private var items: [PhotosPickerItem] = []

  private var isNew: Bool { !book.contacts.contains { $0.id == contact.id } }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $contact.name)
        if showsErrors, contact.name.isEmpty { Text("Name is missing.").foregroundStyle(.red) }
        TextField("Role", text: $contact.role)
        TextField("Phone", text: $contact.phone).keyboardType(.phonePad)
        TextField("Email", text: $contact.email).keyboardType(.emailAddress)
        TextField("Notes", text: $contact.notes, axis: .vertical)
        Section("Pictures") {
          ForEach(contact.pictures, id: \.self) { data in
            UIImage(data: data).map { Image(uiImage: $0).resizable().scaledToFit().frame(height: 96) }
          }
          .onDelete { contact.pictures.remove(atOffsets: $0) }
          PhotosPicker("Add", selection: $items, matching: .images)
        }
      }
      .onChange(of: items) {
        Task {
          for item in items {
            if let data = try? await item.loadTransferable(type: Data.self) { contact.pictures.append(data) }
          }
          items = []
        }
      }
      .navigationTitle(isNew ? "New Contact" : "Edit Contact")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button(isNew ? "Add" : "Save") {
            showsErrors = true
            guard !contact.name.isEmpty else { return }
            book.save(contact)
            dismiss()
          }
        }
      }
    }
  }
}
