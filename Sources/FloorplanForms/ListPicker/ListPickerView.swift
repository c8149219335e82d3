import FloorplanLayout
import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// The options of a ``ListPicker``, with the search above and the prompt below them.
///
/// The picker displays it in its window. An app can also embed it in a page, where each selection applies immediately.
///
/// ## CSS nodes
///
///     listpicker.fdlFUIListPicker
///     ╰── box
///         ├── entry.search.fdlFUIListPicker_searchField        in a box with buttons if it can scan barcodes
///         ├── progressbar.fdlFUIListPicker_searchProgress      during a search
///         ├── scrolledwindow
///         │   ╰── collectionview
///         │       ├── sectionheader.fdlFUIListPicker_header
///         │       ┊   ├── label.fdlFUIListPicker_headerLabel
///         │       ┊   ╰── button.fdlFUIActionButton
///         │       ╰── cell.fdlFUIListPickerRow …               or a custom cell
///         ├── emptystate                                       in place of the list
///         ╰── label.fdlFUIListPicker_promptLabel
///
/// ## Accessibility
///
/// A list named after the picker's title, whose items have a selection state.
public final class ListPickerView: CustomWidget {
  typealias Parts = ComponentParts.ListPicker
  let picker: ListPicker
  let collection = CollectionView(layout: .table)
  private(set) lazy var searchEntry = SearchEntry(name: picker.searchPlaceholder ?? localized("Search"))
  let progress = ProgressBar()
  private let scrolled: ScrolledWindow
  private let emptyState = EmptyStateView()
  var source: IndexedDataSource?

  /// The indices of the options that are selected in the view.
  var selectedOptions: RangeSet<Int>
  /// The indices of the options that match the search; nil for all.
  var matches: [Int]?
  var isSearchRunning: Bool { progress.isVisible }
  /// Whether the matches are those of the previous search.
  var isAwaitingResults = false
  /// The timer for pulses of an unknown progress.
  @Pending var pulse: LoopSource?
  var optionCount: Int
  let hasSelectedSection: Bool
  let canSearch: Bool

  let announcement = Announcement()

  /// The window that applies the selection; nil if each selection applies immediately.
  weak var host: ListPickerWindow?

  public override class var cssName: String { "listpicker" }

  /// Creates a view of a picker's options and selection.
  ///
  /// - Parameter picker: The picker; later changes of its other settings have no effect.
  public init(_ picker: ListPicker) {
    self.picker = picker
    optionCount = picker.optionCount
    selectedOptions = picker.selectedOptions(of: optionCount)
    hasSelectedSection = picker.showsSelectedSection
    canSearch = picker.canSearch
    scrolled = ScrolledWindow(collection, name: picker.displayedTitle)
    super.init()
    addStyleClasses(of: Parts.view)
    scrolled.addStyleClass(UtilityClass.fading.rawValue)
    progress.isVisible = false
    picker.view = self
    let box = Box(.vertical)
    if canSearch { addSearch(to: box) }
    addList(to: box)
    if let prompt = picker.prompt, !prompt.isEmpty {
      let label = Parts.promptLabel.makeLabel()
      label.text = prompt
      append(label, to: box)
    }
    box.append(announcement)
    box.setParent(self)
    if canSearch { searchEntry.captureKeys(of: self) }
    // This controller is added last, so it handles keys first.
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    reload()
  }

  private func addSearch(to box: Box) {
    searchEntry.addStyleClasses(of: Parts.searchField)
    searchEntry.connect("search-changed") { [weak self] in self?.searchTextDidChange() }
    searchEntry.connect("search-started") { [weak self] in self?.searchEntry.grabFocus() }
    searchEntry.connect("stop-search") { [weak self] in self?.stopSearch() }
    searchEntry.connect("activate") { [weak self] in self?.focusFirstOption() }
    progress.addStyleClasses(of: Parts.searchProgress)
    progress.setAccessibleLabel(localized("Search progress"))
    addEntry(to: box)
    append(progress, hasTopMargin: false, to: box)
  }

  /// Adds a widget that doesn't scroll.
  private func append(_ widget: Widget, hasTopMargin: Bool = true, to box: Box) {
    widget.setMargins(of: Parts.view, block: .lineGap, inline: .columnGap, hasTop: hasTopMargin)
    box.append(widget)
  }

  private func addEntry(to box: Box) {
    #if Barcode
      if let searchBar = picker.searchBar, searchBar.isBarcodeScannerEnabled {
        let newScanner = SearchScanner(searchEntry, searchBar, of: Parts.view) { [weak self] text in
          self?.search(text)
          self?.searchEntry.grabFocus()
        }
        scanner = newScanner
        append(newScanner.row, to: box)
        return append(newScanner.message, hasTopMargin: false, to: box)
      }
    #endif
    append(searchEntry, to: box)
  }

  #if Barcode
    private(set) var scanner: SearchScanner?
  #endif

  private func addList(to box: Box) {
    collection.isInsetGrouped = true
    collection.setAccessibleLabel(picker.displayedTitle)
    collection.setAccessibleMultiSelectable(picker.allowsMultipleSelection)
    for register in picker.registrations { register(collection) }
    // The closure is owned by the collection and must not retain the owner of the collection.
    source = IndexedDataSource(collection) { [unowned self] in try cell(in: $0, at: $1) }
    collection.onActivate = { [unowned self] index in if let option = option(at: index) { toggle(option) } }
    if !canSearch {
      collection.itemName = { [unowned self] index in option(at: index).flatMap { picker.name(of: $0) } }
    }
    if picker.allowsMultipleSelection || hasSelectedSection { addHeaders() }
    scrolled.setPolicy(horizontal: .never, vertical: .automatic)
    scrolled.expandsVertically = true
    emptyState.expandsVertically = true
    emptyState.isVisible = false
    box.append(scrolled)
    box.append(emptyState)
  }

  private func addHeaders() {
    collection.headerHeight = { [unowned self] section in
      section == Self.allSection || (source?.counts.first ?? 0) > 0 ? .measured : .points(0)
    }
    collection.supplementaryViewProvider = { [unowned self] collection, kind, section in
      guard kind == .header else { return nil }
      let header = collection.dequeue(ListPickerHeader.self, for: kind, ofSection: section)
      show(header, of: section)
      return header
    }
  }

  /// - Returns: Whether the key was handled.
  func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.intersection([.control, .shift, .alt])
    switch (key, modifiers) {
    case ("f", .control) where canSearch: return searchEntry.grabFocus()
    case (.down, []) where canSearch && searchEntry.containsFocus: return focusFirstOption()
    case ("a", .control) where picker.allowsMultipleSelection: setAllSelected(true)
    case ("a", [.control, .shift]) where picker.allowsMultipleSelection: setAllSelected(false)
    default: return false
    }
    return true
  }

  /// Focuses the first selected option, or the first option if none is selected.
  func focusSelectedOption() {
    let section = source?.counts.first ?? 0 > 0 ? 0 : Self.allSection
    let item = section == 0 ? 0 : selectedOptions.option(at: 0) ?? 0
    guard optionCount > 0 else { return _ = canSearch ? searchEntry.grabFocus() : moveFocus(.tabForward) }
    collection.focusItem(at: ItemIndex(section: section, item: item))
  }

  @discardableResult
  private func focusFirstOption() -> Bool {
    guard let section = source?.counts.firstIndex(where: { $0 > 0 }) else { return false }
    return collection.focusItem(at: ItemIndex(section: section, item: 0))
  }

  public override func dispose() {
    picker.optionSearch.cancel()
    #if Barcode
      scanner?.end()
    #endif
    super.dispose()
  }

  // MARK: Cells

  static let allSection = 1

  private struct NoSuchOption: Error {}

  /// Returns the index of the option at a position; nil if there is none.
  func option(at index: ItemIndex) -> Int? {
    if index.section != Self.allSection { return selectedOptions.option(at: index.item) }
    guard let matches else { return 0..<optionCount ~= index.item ? index.item : nil }
    return matches.indices.contains(index.item) ? matches[index.item] : nil
  }

  private func cell(in collection: CollectionView, at index: ItemIndex) throws -> CollectionCell {
    guard let option = option(at: index) else { throw NoSuchOption() }
    let cell: CollectionCell
    if let dataSource = picker.dataSource {
      cell = dataSource.listPicker(picker, cellForOption: option, in: collection, at: index)
    } else {
      let row = collection.dequeue(ListPickerRow.self, for: index)
      row.text = picker.valueOptions.indices.contains(option) ? picker.valueOptions[option] : ""
      row.image = picker.optionImages.indices.contains(option) ? picker.optionImages[option] : nil
      row.searchText = picker.searchText
      cell = row
    }
    mark(cell, selectedOptions.contains(option))
    return cell
  }

  private func mark(_ cell: CollectionCell, _ isSelected: Bool) {
    cell.setState(.selected, isSelected)
    cell.setAccessibleSelected(isSelected)
    (cell as? ListPickerRow)?.isOptionSelected = isSelected
    if let cell = cell as? ObjectCell, [.none, .checkmark].contains(cell.accessoryType) {
      cell.accessoryType = isSelected ? .checkmark : .none
    }
  }

  func markCells() {
    for index in collection.boundItems {
      guard let option = option(at: index), let cell = collection.cell(at: index) else { continue }
      mark(cell, selectedOptions.contains(option))
    }
  }

  // MARK: Content

  var isSearching: Bool { matches != nil }
  var counts: [Int] {
    [hasSelectedSection && !isSearching ? selectedOptions.count : 0, matches?.count ?? optionCount]
  }

  func reload() {
    let counts = counts
    // GTK would move the focus of a removed header to the next widget, which may be outside the list.
    for section in counts.indices where counts[section] == 0 {
      guard collection.supplementaryView(.header, ofSection: section)?.containsFocus == true else { continue }
      if !focusHost.grabFocus() { window?.clearFocus() }
    }
    source?.reload(counts)
    showState()
  }

  /// Updates the empty state and the headers.
  func showState() {
    let isEmpty = counts.allSatisfy { $0 == 0 }
    let showsEmptyState = isEmpty && !isSearchRunning
    if showsEmptyState { fillEmptyState() }
    if emptyState.isVisible != showsEmptyState {
      let (shown, hidden): (Widget, Widget) = showsEmptyState ? (emptyState, scrolled) : (scrolled, emptyState)
      hidden.hide(movingFocusTo: focusHost)
      shown.isVisible = true
    }
    showHeaders()
  }

  private func fillEmptyState() {
    guard isSearching else { return emptyState.show(.noItems, localized("No Options")) }
    let text = localized("No results for “%@”.").replacing("%@", with: picker.searchText, maxReplacements: 1)
    let action = localized("Clear Search")
    emptyState.show(.noResults, Self.noResults, text, action: action) { [weak self] in
      self?.searchEntry.text = ""
    }
  }

  /// The widget that receives the focus when the focused widget is removed.
  private var focusHost: Widget { canSearch ? searchEntry : self }

  func showHeaders() {
    for section in counts.indices {
      (collection.supplementaryView(.header, ofSection: section) as? ListPickerHeader).map { show($0, of: section) }
    }
  }

  private func show(_ header: ListPickerHeader, of section: Int) {
    let isOfAll = section == Self.allSection
    let count = isOfAll ? matches?.count ?? optionCount : selectedOptions.count
    let isFull =
      !isOfAll || (matches.map { $0.allSatisfy(selectedOptions.contains) } ?? (selectedOptions.count == count))
    let hasAction = picker.allowsMultipleSelection && count > 0 && !(isOfAll && isSearchRunning)
    header.show(
      isOfAll ? isSearching ? resultsTitle(count) : localized("All") : localized("Selected").withCount("\(count)"),
      action: hasAction ? isFull ? localized("Deselect All") : localized("Select All") : nil, movingFocusTo: focusHost)
    header.button.didSelectHandler = { [weak self] _ in
      if isOfAll { self?.setAllSelected(!isFull) } else { self?.change(to: RangeSet()) }
    }
  }
}
