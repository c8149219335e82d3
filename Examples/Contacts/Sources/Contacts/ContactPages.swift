import Floorplan

/// Returns the page with all contacts, by initial.
func contactList(_ book: AddressBook) -> NavigationPage {
  let contacts = ListItems { book.contacts }.searching(\.name, \.role).sorting(by: \.name)
    .grouping { String($0.name.prefix(1)).uppercased() }
  let page = ListReportPage(localized("Contacts"), contacts, ContactCell.self) { cell, contact in
    cell.headlineText = contact.name
    cell.subheadlineText = contact.role
    cell.detailImage = contact.pictures.first?.picture
    cell.detailImageView.placeholderText = contact.name
  }
  page.onOpen = { [unowned page] contact in
    page.navigationView?.push(contactPage(contact, in: book, list: page), from: page)
  }
  page.pageActions = [.new(localized("New Contact")) { [unowned page] in edit(Contact(), in: book, over: page) }]
  return page
}

/// Returns the page of a contact, with the pictures.
private func contactPage(_ contact: Contact, in book: AddressBook, list: NavigationPage) -> NavigationPage {
  let page = ObjectDetailsPage(contact.name)
  let (header, previews) = (ProfileHeader(), PreviewWindow([]))
  page.header = header
  // Redoing a deletion also deletes the contact.
  page.keepOpen { book.contacts.contains(contact.id) }
  page.observe { [unowned page] in
    page.title = contact.name
    header.headlineText = contact.name
    header.subheadlineText = contact.role
    header.descriptionText = contact.notes
    header.detailImage = contact.pictures.first?.picture
    header.detailImageView.placeholderText = contact.name
    previews.items = contact.pictures
  }
  page.setValues {
    KeyValue(localized("Phone"), contact.phone)
    KeyValue(localized("Email"), contact.email)
  }
  page.setRelated { [unowned page] in
    if !contact.pictures.isEmpty {
      PageSection.shelf(
        "pictures", localized("Pictures"),
        contact.pictures.enumerated().map { index, picture in
          PageRow(picture.id, ImageCell.self, showing: picture) { cell, picture in
            cell.detailImage = picture.picture
            cell.accessibilityLabel = picture.name
          } activate: {
            previews.present(at: index, over: page)
          }
        })
    }
  }
  page.objectActions = [
    PageAction("edit", localized("Edit"), image: .icon("document-edit-symbolic")) { [unowned page] in
      edit(contact, in: book, over: page)
    },
    PageAction("delete", localized("Delete"), isInMenu: true, isDestructive: true) { [unowned list] in
      list.delete(contact, named: contact.name, from: book, \.contacts)
    },
  ]
  return page
}

/// Opens a form over a page, for a new contact or one in the book.
private func edit(_ contact: Contact, in book: AddressBook, over page: NavigationPage) {
  let form = Form(contact) {
    FormField(localized("Name"), \.name, in: TitleFormCell.self).required()
    FormField(localized("Role"), \.role, in: SimplePropertyFormCell.self)
    FormField(localized("Phone"), \.phone, in: SimplePropertyFormCell.self) { $0.inputKind = .phone }
    FormField(localized("Email"), \.email, in: SimplePropertyFormCell.self) { $0.inputKind = .email }
    FormField(localized("Notes"), \.notes, in: NoteFormCell.self)
    FormField(localized("Pictures"), attachments: \.pictures) { $0.allowedFileTypes = ["image/*"] }
  }
  FormWindow(new: localized("New Contact"), existing: localized("Edit Contact"), form, in: book, \.contacts)
    .present(over: page)
}
