import CGTK
import FloorplanTheme
import GTKBridge

/// The list of pages by group, and a search that forgives.
final class Sidebar {
  let root = Box(.vertical)
  let search = SearchEntry(name: "Search pages")
  private let list = ListBox()
  private let noMatch = Label("No page matches")
  private var rows: [ListBoxRow: PageEntry] = [:]
  private var shown: [PageEntry] = []
  private var isSelecting = false
  /// Called when a person chooses a page.
  var onChoose: ((PageEntry) -> Void)?

  init() {
    root.addStyleClass("gallery-sidebar")
    root.addStyleClass(UtilityClass.background.rawValue)
    search.setMargins(top: 12, leading: 12, bottom: 8, trailing: 12)
    list.setAccessibleLabel("Pages by group")
    noMatch.addStyleClass(UtilityClass.secondary.rawValue)
    noMatch.setMargins(top: 12)
    noMatch.isVisible = false
    let group = TabGroup(list) { [unowned list] in list.selectedRow }
    let scrolled = ScrolledWindow(group, name: "Pages")
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.expandsVertically = true
    for child in [search, noMatch, scrolled] as [Widget] { root.append(child) }
    search.connect("search-changed") { [unowned self] in fill() }
    search.connect("activate") { [unowned self] in if let first = shown.first { onChoose?(first) } }
    search.connect("stop-search") { [unowned self] in search.text = "" }
    list.connect("row-selected") { [unowned self] (row: ListBoxRow?) in
      if !isSelecting, let row, let entry = rows[row] { onChoose?(entry) }
    }
    fill()
  }

  /// Marks the page that is shown.
  func select(_ entry: PageEntry) {
    isSelecting = true
    list.selectedRow = rows.first { $0.value.path == entry.path }?.key
    isSelecting = false
  }

  private func fill() {
    let selected = list.selectedRow.flatMap { rows[$0] }
    isSelecting = true
    for child in list.children {
      list.remove(child)
      child.discard()
    }
    rows = [:]
    shown = search.text.isEmpty ? catalogue.entries : catalogue.search(search.text)
    // While searching, the best match comes first; otherwise pages stand under their groups.
    if search.text.isEmpty {
      for group in groups(of: shown) {
        append(heading: group)
        for entry in shown where entry.group == group { append(entry) }
      }
    } else {
      for entry in shown { append(entry) }
    }
    noMatch.isVisible = shown.isEmpty
    if let selected { list.selectedRow = rows.first { $0.value.path == selected.path }?.key }
    isSelecting = false
  }

  private func groups(of entries: [PageEntry]) -> [String] {
    var known: Set<String> = []
    return entries.map(\.group).filter { known.insert($0).inserted }.sorted()
  }

  private func append(heading group: String) {
    let label = Label(group)
    label.alignment = 0
    label.addStyleClass(TextStyle.footnote.utilityClass)
    label.addStyleClass(UtilityClass.secondary.rawValue)
    let row = ListBoxRow(label)
    row.isSelectable = false
    row.isActivatable = false
    row.isFocusable = false
    row.addStyleClass("gallery-group")
    row.setAccessibleLabel(group)
    list.append(row)
  }

  private func append(_ entry: PageEntry) {
    let label = Label(entry.title)
    label.alignment = 0
    label.ellipsis = .end
    let row = ListBoxRow(label)
    row.setAccessibleLabel(entry.title)
    rows[row] = entry
    list.append(row)
  }

  /// The page before or after the shown one, in the order of the list.
  func neighbor(of entry: PageEntry, by step: Int) -> PageEntry? {
    let order = groups(of: catalogue.entries).flatMap { group in catalogue.entries.filter { $0.group == group } }
    guard let index = order.firstIndex(of: entry), order.indices.contains(index + step) else { return nil }
    return order[index + step]
  }
}
