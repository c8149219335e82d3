import Floorplan
import FloorplanTheme
import GTKBridge

/// The list of pages in collapsible groups, with an error-tolerant search.
///
/// The row of the displayed page is marked; the keyboard focus is independent of the mark.
final class Sidebar {
  let root = Box(.vertical)
  let search = SearchEntry(name: localized("Search pages"))
  private let list = ListBox(selectionMode: .none)
  private let group: TabGroup
  private let pane: CollectionPane
  private let announcement = Announcement()
  private var rows: [SidebarRow] = []
  private var collapsedGroups: Set<String> = []
  /// The search text whose results are displayed.
  private var displayedText = ""
  private var markedEntry: PageEntry?
  /// Whether the list scrolls to the marked row as soon as the row has a position.
  private var needsReveal = false
  private var reveal: LoopSource?
  /// Called when the user chooses a page.
  var onSelect: ((PageEntry) -> Void)?

  private static let noResults = localized("No Pages Found")

  init() {
    group = TabGroup(list) { [unowned list] in
      let rows = list.children.compactMap { $0 as? ListBoxRow }.filter(\.isVisible)
      return rows.first(where: \.isMarked) ?? rows.first
    }
    pane = CollectionPane(group, name: localized("Pages"))
    root.addStyleClass("gallery-sidebar")
    root.addStyleClass(UtilityClass.background.rawValue)
    search.setMargins(top: 12, leading: 8, bottom: 8, trailing: 8)
    list.setAccessibleLabel(localized("Pages by group"))
    for child in [search, pane.root, announcement] as [Widget] { root.append(child) }
    search.connect("search-changed") { [unowned self] in showResults() }
    search.connect("activate") { [unowned self] in
      if !search.text.isEmpty, let first = catalog.search(search.text).first { onSelect?(first) }
    }
    search.connect("stop-search") { [unowned self] in search.text = "" }
    search.onKeyPress { [unowned self] key, modifiers in
      key == .down && modifiers.isDisjoint(with: [.control, .shift, .alt]) && focusFirstRow()
    }
    // Arrow keys only move the focus. A click or Enter opens the page.
    list.connect("row-activated") { [unowned self] (row: ListBoxRow) in
      guard let row = rows.first(where: { $0.root === row }) else { return }
      if let entry = row.entry { onSelect?(entry) } else { setExpanded(row.isExpanded == false, row.group) }
    }
    list.onKeyPress(phase: .capture) { [unowned self] key, modifiers in
      modifiers.isDisjoint(with: [.control, .shift, .alt]) && moveSideways(key)
    }
    group.onLayout = { [unowned self] in revealLater() }
    fill()
  }

  // MARK: Mark

  /// Marks the row of the displayed page, and scrolls to it.
  func mark(_ entry: PageEntry) {
    guard entry != markedEntry else { return }
    markedEntry = entry
    needsReveal = true
    setExpanded(true, entry.group)
    showMark()
  }

  private func showMark() {
    for row in rows { row.root.isMarked = row.entry != nil && row.entry?.path == markedEntry?.path }
    // The rows keep their positions if only the mark moves; new rows get theirs in the next layout.
    revealLater()
  }

  /// Scrolls to the marked row outside of the layout, in which adjustments can't change.
  private func revealLater() {
    guard needsReveal, reveal == nil else { return }
    reveal = MainLoop.idle(priority: .observers) { [weak self] in self?.revealMarkedRow() }
  }

  private func revealMarkedRow() {
    reveal = nil
    guard let row = rows.first(where: { $0.root.isMarked })?.root else { return needsReveal = false }
    guard row.isMapped, row.height > 0, let frame = row.bounds(in: group) else { return }
    needsReveal = false
    // With the rows next to it.
    pane.scrolled.verticalAdjustment.reveal(frame.y - frame.height...frame.y + 2 * frame.height)
  }

  // MARK: Groups

  private func setExpanded(_ isExpanded: Bool, _ group: String) {
    guard collapsedGroups.contains(group) == isExpanded else { return }
    if isExpanded { collapsedGroups.remove(group) } else { collapsedGroups.insert(group) }
    for row in rows where row.group == group { row.show(isExpanded: isExpanded) }
  }

  /// Expands the group of the focused row, or collapses it and moves the focus to its heading.
  private func moveSideways(_ key: Key) -> Bool {
    let isMirrored = list.direction == .rtl
    guard key == .left || key == .right, let row = rows.first(where: { $0.root.containsFocus }),
      let heading = rows.first(where: { $0.group == row.group && $0.entry == nil })
    else { return false }
    let expands = (key == .right) != isMirrored
    if !expands { heading.root.grabFocus() }
    if expands || row === heading { setExpanded(expands, row.group) }
    return true
  }

  // MARK: Search

  private func focusFirstRow() -> Bool {
    // The typed text is searched after a pause.
    showResults()
    return rows.first?.root.grabFocus() ?? false
  }

  private func showResults() {
    guard search.text != displayedText else { return }
    displayedText = search.text
    fill()
    guard !displayedText.isEmpty else { return }
    announcement.announce(
      rows.isEmpty ? Self.noResults : localized("%1$@ page found", "%1$@ pages found", count: rows.count))
  }

  private func fill() {
    for row in rows {
      list.remove(row.root)
      row.root.discard()
    }
    rows = []
    let entries = catalog.search(displayedText)
    if displayedText.isEmpty {
      for group in entries.map(\.group).uniqued() {
        let pages = entries.filter { $0.group == group }
        if group != homePage.entry.group { rows.append(SidebarRow(heading: group, count: pages.count)) }
        rows += pages.map { SidebarRow($0, showsGroup: false) }
      }
      for row in rows { row.show(isExpanded: !collapsedGroups.contains(row.group)) }
    } else {
      // The results are sorted by rank, so they have no headings.
      rows = entries.map { SidebarRow($0, showsGroup: true) }
    }
    for row in rows { list.append(row.root) }
    showPlaceholder()
    // The results begin with the best one.
    needsReveal = displayedText.isEmpty
    if !needsReveal { pane.scrolled.verticalAdjustment.value = 0 }
    showMark()
  }

  private func showPlaceholder() {
    guard rows.isEmpty else { return pane.showItems() }
    pane.showPlaceholder(
      Self.noResults, localized("Try a different search."),
      action: (
        localized("Clear Search"),
        { [unowned self] in
          search.text = ""
          search.grabFocus()
        }
      ))
  }

  /// Returns a page by its distance from another one in the list.
  func neighbor(of entry: PageEntry, by step: Int) -> PageEntry? {
    let order = catalog.entries
    guard let index = order.firstIndex(of: entry), order.indices.contains(index + step) else { return nil }
    return order[index + step]
  }
}

/// A row of the sidebar: a page, or the heading of a group.
private final class SidebarRow {
  let root: ListBoxRow
  let group: String
  /// The page; nil for a heading.
  let entry: PageEntry?
  private let arrow: Image?
  /// Whether the group of a heading is expanded; nil for a page.
  private(set) var isExpanded: Bool?

  /// Creates the row of a page.
  init(_ entry: PageEntry, showsGroup: Bool) {
    (self.entry, group, arrow) = (entry, entry.group, nil)
    let title = Label(entry.title, .subheadline)
    title.ellipsis = .end
    var texts: [Widget] = [title]
    if showsGroup {
      let name = Label(entry.group, .footnote, .secondary)
      name.ellipsis = .end
      texts.append(name)
    }
    let column = Box(.vertical, texts)
    column.verticalAlignment = .center
    root = ListBoxRow(Box(.horizontal, spacing: 12, [Self.icon(entry.iconName), column]))
    root.setAccessibleLabel(entry.title)
    if showsGroup { root.setAccessibleDescription(entry.group) }
    root.addStyleClass(UtilityClass.row.rawValue)
  }

  /// Creates the heading of a group.
  init(heading group: String, count: Int) {
    let arrow = Self.icon("pan-down-symbolic")
    (entry, self.group, self.arrow) = (nil, group, arrow)
    let title = Label(group, .caption1, .secondary)
    title.ellipsis = .end
    title.expandsHorizontally = true
    let number = Label("\(count)", .caption1, .secondary)
    root = ListBoxRow(Box(.horizontal, spacing: 12, [arrow, title, number]))
    root.addStyleClass("gallery-group")
    root.setAccessibleLabel(group)
    root.setAccessibleDescription(localized("%1$@ page", "%1$@ pages", count: count))
  }

  private static func icon(_ name: String) -> Image {
    let icon = Image(iconName: name)
    // The text next to it is the name.
    icon.setAccessibleRole(.presentation)
    return icon
  }

  /// Displays whether the row's group is expanded.
  func show(isExpanded: Bool) {
    guard let arrow else { return root.isVisible = isExpanded || entry?.group == homePage.entry.group }
    self.isExpanded = isExpanded
    arrow.iconName = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
    root.setAccessibleExpanded(isExpanded)
  }
}
