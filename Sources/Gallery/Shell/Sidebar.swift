import CGTK
import FloorplanTheme
import GTKBridge

/// The list of pages by group, with an error-tolerant search.
final class Sidebar {
  let root = Box(.vertical)
  let search = SearchEntry(name: localized("Search pages"))
  private let list = ListBox()
  private let noResultsLabel = Label(localized("No pages found"))
  private var rows: [ListBoxRow: PageEntry] = [:]
  /// Called when the user chooses a page.
  var onSelect: ((PageEntry) -> Void)?

  init() {
    root.addStyleClass("gallery-sidebar")
    root.addStyleClass(UtilityClass.background.rawValue)
    search.setMargins(top: 12, leading: 12, bottom: 8, trailing: 12)
    list.setAccessibleLabel(localized("Pages by group"))
    list.setHeaderProvider { [weak self] in self?.heading(of: $0, after: $1) }
    noResultsLabel.addStyleClass(UtilityClass.secondary.rawValue)
    noResultsLabel.setMargins(top: 12)
    noResultsLabel.isVisible = false
    let group = TabGroup(list) { [unowned list] in list.selectedRow }
    let scrolled = ScrolledWindow(group, name: localized("Pages"), horizontal: .never)
    scrolled.expandsVertically = true
    for child in [search, noResultsLabel, scrolled] as [Widget] { root.append(child) }
    search.connect("search-changed") { [unowned self] in fill() }
    search.connect("activate") { [unowned self] in
      if let first = catalog.search(search.text).first { onSelect?(first) }
    }
    search.connect("stop-search") { [unowned self] in search.text = "" }
    // Arrow keys only move the selection. A click or Enter opens the page.
    list.connect("row-activated") { [unowned self] (row: ListBoxRow) in
      if let entry = rows[row] { onSelect?(entry) }
    }
    fill()
  }

  /// Selects the row of the open page.
  func select(_ entry: PageEntry) {
    list.selectedRow = rows.first { $0.value.path == entry.path }?.key
  }

  private func fill() {
    let selected = list.selectedRow.flatMap { rows[$0] }
    for row in rows.keys {
      list.remove(row)
      row.discard()
    }
    rows = [:]
    for entry in catalog.search(search.text) { append(entry) }
    noResultsLabel.isVisible = rows.isEmpty
    if let selected { select(selected) }
  }

  private func heading(of row: ListBoxRow, after before: ListBoxRow?) -> Widget? {
    guard search.text.isEmpty, let group = rows[row]?.group, before.flatMap({ rows[$0]?.group }) != group else {
      return nil
    }
    let label = Label(group, .footnote, .secondary)
    label.addStyleClass("gallery-group")
    return label
  }

  private func append(_ entry: PageEntry) {
    let label = Label(entry.title)
    label.alignment = 0
    label.ellipsis = .end
    let row = ListBoxRow(label)
    row.setAccessibleLabel(entry.title)
    row.addStyleClass(UtilityClass.row.rawValue)
    rows[row] = entry
    list.append(row)
  }

  /// Returns a page by its distance from another one in the list.
  func neighbor(of entry: PageEntry, by step: Int) -> PageEntry? {
    let order = catalog.entries
    guard let index = order.firstIndex(of: entry), order.indices.contains(index + step) else { return nil }
    return order[index + step]
  }
}
