import Floorplan

/// Opens a form over the list page, for a new repair or one in the book.
func edit(_ repair: Repair, in book: RepairBook, over page: NavigationPage) {
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
  FormWindow(new: localized("New Repair"), existing: localized("Edit Repair"), form, in: book, \.repairs)
    .present(over: page)
}
