import Floorplan

/// Opens a form over the list page, for a new repair or one in the book.
func edit(_ repair: Repair, in book: RepairBook, over page: NavigationPage) {
  let isNew = !book.contains(repair)
  let form = Form(repair) {
    FormField(localized("Title"), \.title, in: TitleFormCell.self).required()
    FormField(localized("Location"), \.location, in: SimplePropertyFormCell.self)
    FormField(localized("Urgency"), \.urgency, options: Repair.Urgency.allCases, in: SegmentedControlFormCell.self)
    FormField(localized("Due"), \.due, in: DatePickerFormCell.self) { cell in
      cell.datePickerMode = .date
      cell.showsClearButton = true
    }
    FormField(localized("Done"), \.isDone, in: SwitchFormCell.self)
    FormField(localized("Notes"), \.notes, in: NoteFormCell.self)
    FormRule(localized("A repair that is done needs notes."), of: \.isDone, \.notes) { repair in
      !repair.isDone || !repair.notes.isEmpty
    }
  }
  form.marksChanges = !isNew
  let title = isNew ? localized("New Repair") : localized("Edit Repair")
  let window = FormWindow(title, action: isNew ? localized("Add") : localized("Save"), form) { repair in
    if isNew { book.add(repair) }
  }
  window.onSaved = { [unowned page] repair in page.showToast(localized("“%1$@” saved").filled(with: repair.title)) }
  window.present(over: page)
}
