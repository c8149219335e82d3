import Floorplan

/// Opens a form over the list page, for a new repair or one in the book.
func edit(_ repair: Repair, in book: RepairBook, over page: ListReportPage) {
  let isNew = book.repair(repair.id) == nil
  let fields: [FormField<Repair>] = [
    FormField("Title", \.title, in: TitleFormCell.self, isRequired: true),
    FormField("Location", \.location, in: SimplePropertyFormCell.self),
    FormField("Urgency", \.urgencyIndex, in: SegmentedControlFormCell.self) { cell in
      cell.valueOptions = Repair.Urgency.allCases.map(\.title)
    },
    FormField("Due", \.due, in: DatePickerFormCell.self) { cell in
      cell.datePickerMode = .date
      cell.showsClearButton = true
    },
    FormField("Done", \.isDone, in: SwitchFormCell.self),
    FormField("Notes", \.notes, in: NoteFormCell.self),
  ]
  let window = FormWindow(
    isNew ? "New Repair" : "Edit Repair", action: isNew ? "Add" : "Save",
    Form(repair, [FormSection(nil, fields)])
  ) { repair in
    if isNew { book.add(repair) }
  }
  window.onSaved = { [unowned page] repair in
    page.reload(keepingScrollPosition: true)
    page.showToast("“\(repair.title)” saved")
  }
  window.present(over: page)
}
