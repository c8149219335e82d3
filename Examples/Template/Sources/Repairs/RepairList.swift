import Floorplan

/// Returns the page with all repairs, which opens and creates them.
func repairList(_ book: RepairBook) -> ListReportPage {
  let rows = ListReportRows(ObjectCell.self) { id in
    book.repair(id)?.title ?? id
  } configure: { cell, id, search in
    guard let repair = book.repair(id) else { return }
    show(repair, in: cell)
    cell.headlineLabel.highlightMatches(of: search)
  }
  let page = ListReportPage("Repairs", RepairSource(book), rows, column: .full)
  page.onOpen = { [unowned page] id in
    if let repair = book.repair(id) { edit(repair, in: book, over: page) }
  }
  page.pageActions = [
    PageAction("new", "New Repair", image: .icon("list-add-symbolic")) { [unowned page] in
      edit(book.makeRepair(), in: book, over: page)
    }
  ]
  page.reload()
  return page
}

private func show(_ repair: Repair, in cell: ObjectCell) {
  cell.headlineText = repair.title
  cell.subheadlineText = repair.location
  cell.footnoteText = repair.due.map { "Due \($0.dateText)" }
  cell.statusText = repair.isDone ? "Done" : repair.isOverdue ? "Overdue" : repair.urgency.title
  cell.semanticStatus = repair.isDone ? .positive : repair.isOverdue ? .negative : nil
  cell.accessoryType = .disclosureIndicator
}

/// The source of the list’s items: the repairs in the book that match the search.
private final class RepairSource: ListReportSource {
  private let book: RepairBook

  init(_ book: RepairBook) { self.book = book }

  func load(matching search: String) -> ListReportLoad {
    let repairs = book.repairs
    let found = SubstringSearch(repairs.map { [$0.title, $0.location] }).indices(matching: search)
    let group = ListReportBatch.Group(items: found.map { repairs[$0].id })
    return ListReportLoad(first: ListReportBatch([group], totalCount: repairs.count, matchCount: found.count)) { nil }
  }
}
