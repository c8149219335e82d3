import Floorplan

/// Returns the page with all repairs, which opens, creates and deletes them.
func repairList(_ book: RepairBook) -> NavigationPage {
  let repairs = ListItems { book.repairs }.searching(\.title, \.location).sorting(by: \.due)
  let page = ListReportPage(localized("Repairs"), repairs, column: .full) { cell, repair in
    cell.headlineText = repair.title
    cell.subheadlineText = repair.location
    cell.footnoteText = repair.due.map { localized("Due %1$@").filled(with: $0.dateText) }
    cell.statusText =
      repair.isDone ? localized("Done") : repair.isOverdue ? localized("Overdue") : repair.urgency.title
    cell.semanticStatus = repair.isDone ? .positive : repair.isOverdue ? .negative : nil
    cell.accessoryType = .disclosureIndicator
  }
  page.onOpen = { [unowned page] repair in edit(repair, in: book, over: page) }
  page.pageActions = [.new(localized("New Repair")) { [unowned page] in edit(Repair(), in: book, over: page) }]
  page.allowDeletion(from: book, \.repairs)
  return page
}
