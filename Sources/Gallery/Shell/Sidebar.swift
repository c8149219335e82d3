import CGTK
import Floorplan
import FloorplanTheme
import GTKBridge

/// The list of pages by group, with an error-tolerant search.
///
/// The row of the displayed page is marked; the keyboard focus is independent of the mark.
final class Sidebar {
  let root = Box(.vertical)
  let search = SearchEntry(name: localized("Search pages"))
  private let list = ListBox(selectionMode: .none)
  private let group: TabGroup
  private let scrolled: ScrolledWindow
  private let noResultsLabel = Label(localized("No pages found"))
  private let announcement = Announcement()
  private var rows: [(row: ListBoxRow, entry: PageEntry)] = []
  /// The search text whose results are displayed.
  private var displayedText = ""
  private var markedEntry: PageEntry?
  /// Whether the list scrolls to the marked row as soon as the row has a position.
  private var needsReveal = false
  private var reveal: LoopSource?
  /// Called when the user chooses a page.
  var onSelect: ((PageEntry) -> Void)?

  init() {
    group = TabGroup(list) { [unowned list] in
      let rows = list.children.filter { $0 is ListBoxRow }
      return rows.first { ($0 as? ListBoxRow)?.isMarked == true } ?? rows.first
    }
    scrolled = ScrolledWindow(group, name: localized("Pages"), horizontal: .never)
    root.addStyleClass("gallery-sidebar")
    root.addStyleClass(UtilityClass.background.rawValue)
    search.setMargins(top: 12, leading: 12, bottom: 8, trailing: 12)
    list.setAccessibleLabel(localized("Pages by group"))
    list.setHeaderProvider { [weak self] in self?.heading(of: $0, after: $1) }
    noResultsLabel.addStyleClass(UtilityClass.secondary.rawValue)
    noResultsLabel.setMargins(top: 12)
    noResultsLabel.isVisible = false
    scrolled.expandsVertically = true
    for child in [search, noResultsLabel, scrolled, announcement] as [Widget] { root.append(child) }
    search.connect("search-changed") { [unowned self] in showResults() }
    search.connect("activate") { [unowned self] in
      if let first = catalog.search(search.text).first { onSelect?(first) }
    }
    search.connect("stop-search") { [unowned self] in search.text = "" }
    search.onKeyPress { [unowned self] key, modifiers in
      key == .down && modifiers.isDisjoint(with: [.control, .shift, .alt]) && focusFirstRow()
    }
    // Arrow keys only move the focus. A click or Enter opens the page.
    list.connect("row-activated") { [unowned self] (row: ListBoxRow) in
      if let entry = rows.first(where: { $0.row === row })?.entry { onSelect?(entry) }
    }
    group.onLayout = { [unowned self] in revealLater() }
    fill()
  }

  /// Marks the row of the displayed page, and scrolls to it.
  func mark(_ entry: PageEntry) {
    guard entry != markedEntry else { return }
    markedEntry = entry
    needsReveal = true
    showMark()
  }

  private func showMark() {
    for (row, entry) in rows { row.isMarked = entry.path == markedEntry?.path }
    // The rows keep their positions if only the mark moves; new rows get theirs in the next layout.
    revealLater()
  }

  /// Scrolls to the marked row outside of the layout, in which adjustments can't change.
  private func revealLater() {
    guard needsReveal, reveal == nil else { return }
    reveal = MainLoop.idle(priority: G_PRIORITY_HIGH_IDLE) { [weak self] in self?.revealMarkedRow() }
  }

  private func revealMarkedRow() {
    reveal = nil
    guard let row = rows.first(where: { $0.row.isMarked })?.row else { return needsReveal = false }
    guard row.isMapped, row.height > 0, let frame = row.bounds(in: group) else { return }
    needsReveal = false
    // With the rows next to it.
    scrolled.verticalAdjustment.reveal(frame.y - frame.height...frame.y + 2 * frame.height)
  }

  private func focusFirstRow() -> Bool {
    // The typed text is searched after a pause.
    showResults()
    return rows.first?.row.grabFocus() ?? false
  }

  private func showResults() {
    guard search.text != displayedText else { return }
    displayedText = search.text
    fill()
    guard !displayedText.isEmpty else { return }
    announcement.announce(
      rows.isEmpty
        ? noResultsLabel.text : localized("%1$@ page found", "%1$@ pages found", count: rows.count))
  }

  private func fill() {
    for (row, _) in rows {
      list.remove(row)
      row.discard()
    }
    rows = []
    for entry in catalog.search(displayedText) { append(entry) }
    noResultsLabel.isVisible = rows.isEmpty
    // The results begin with the best one.
    needsReveal = displayedText.isEmpty
    if !needsReveal { scrolled.verticalAdjustment.value = 0 }
    showMark()
  }

  private func heading(of row: ListBoxRow, after before: ListBoxRow?) -> Widget? {
    func group(of row: ListBoxRow?) -> String? { rows.first { $0.row === row }?.entry.group }
    guard displayedText.isEmpty, let name = group(of: row), group(of: before) != name else { return nil }
    let label = Label(name, .footnote, .secondary)
    label.addStyleClass("gallery-group")
    return label
  }

  private func append(_ entry: PageEntry) {
    let title = Label(entry.title)
    title.alignment = 0
    title.ellipsis = .end
    let row: ListBoxRow
    if displayedText.isEmpty {
      row = ListBoxRow(title)
    } else {
      // The results are sorted by rank, so they have no headings.
      let group = Label(entry.group, .footnote)
      group.ellipsis = .end
      row = ListBoxRow(Box(.vertical, [title, group]))
      row.setAccessibleDescription(entry.group)
    }
    row.setAccessibleLabel(entry.title)
    row.addStyleClass(UtilityClass.row.rawValue)
    rows.append((row, entry))
    list.append(row)
  }

  /// Returns a page by its distance from another one in the list.
  func neighbor(of entry: PageEntry, by step: Int) -> PageEntry? {
    let order = catalog.entries
    guard let index = order.firstIndex(of: entry), order.indices.contains(index + step) else { return nil }
    return order[index + step]
  }
}
