import Floorplan

/// Opens a form over the list page, for a new repair or one in the book.
func edit(_ repair: Repair, in book: RepairBook, over page: NavigationPage) {
  let isNew = book.repair(repair.id) == nil
  let form = Form(repair) {
    FormField("Title", \.title, in: TitleFormCell.self).required()
    FormField("Location", \.location, in: SimplePropertyFormCell.self)
    FormField("Urgency", \.urgency, options: Repair.Urgency.allCases, in: SegmentedControlFormCell.self)
    FormField("Due", \.due, in: DatePickerFormCell.self) { cell in
      cell.datePickerMode = .date
      cell.showsClearButton = true
    }
    FormField("Done", \.isDone, in: SwitchFormCell.self)
    FormField("Notes", \.notes, in: NoteFormCell.self)
  }
  let window = FormWindow(isNew ? "New Repair" : "Edit Repair", action: isNew ? "Add" : "Save", form) { repair in
    if isNew { book.add(repair) }
  }
  window.onSaved = { [unowned page] repair in page.showToast("“\(repair.title)” saved") }
  window.present(over: page)
}
