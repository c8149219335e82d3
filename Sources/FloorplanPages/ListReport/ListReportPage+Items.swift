import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// The collection that displays the items: the list or the grid.
  var displayedView: CollectionView { showsGrid ? gridView ?? listView : listView }
  var displayedSource: IndexedDataSource? { showsGrid ? gridSource ?? listSource : listSource }

  func setUp(_ columns: [GridColumn]) {
    listView.isInsetGrouped = true
    setUp(listView)
    listSource = source(of: listView) { [unowned self] view, index, item in
      let search = search
      return makeCell(view, index, item) { [items] cell in
        if let item { cell.highlightMatches(of: search, in: search.isEmpty ? [] : items.texts(of: item)) }
      }
    }
    if let gridView {
      gridView.columns = columns
      setUp(gridView)
      gridView.onSort = { [unowned self] in onSort?($0) }
      gridSource = source(of: gridView) { [unowned self] view, index, item in
        let row = view.dequeue(GridRow.self, for: index)
        guard let item else { return row }
        let search = search
        row.observeContent { [unowned self, unowned row] in row.gridItems = gridItems(item, highlighting: search) }
        return row
      }
    }
    for part in [listPane, gridPane, skeleton, emptyState] as [Widget?] { part?.expandsVertically = true }
    selectionBar.isVisible = false
    searchField.onChange = { [unowned self] search in
      onSearch?(search)
      reload()
    }
    onKeyPress { [weak self] in self?.handle($0, $1) ?? false }
    showState()
    showActions()
    observe { [unowned self] in showGrid(arrangement.isGrid) }
  }

  /// Returns the grid items of an item, with the matches of a search.
  private func gridItems(_ item: Item, highlighting search: String) -> [any GridRowItem] {
    let gridItems = gridItems(item)
    guard !search.isEmpty else { return gridItems }
    let texts = items.texts(of: item)
    for case let textItem as GridRowTextItem in gridItems where texts.contains(where: textItem.text.contains) {
      textItem.searchText = search
    }
    return gridItems
  }

  private func source(
    of view: CollectionView, _ cell: @escaping (CollectionView, ItemIndex, Item?) -> CollectionCell
  ) -> IndexedDataSource {
    IndexedDataSource(view) { [unowned self] view, index in
      fetchIfNeeded(after: index)
      return cell(view, index, item(at: index))
    }
  }

  private func setUp(_ view: CollectionView) {
    view.setAccessibleLabel(name)
    view.selectionMode = .single
    view.keepsSelection = true
    view.onActivate = { [unowned self] index in
      guard !isSelecting, let item = item(at: index) else { return }
      onOpen?(item)
    }
    view.onSelectionChange = { [unowned self] in if isSelecting { showSelection() } }
    view.onSelectionPreview = { [unowned self] in if isSelecting { showSelection() } }
    view.contextMenu = { [unowned self] index in item(at: index).flatMap { contextActions?($0) } ?? [] }
    view.onCopy = { [unowned self] in reportCopy(of: $0) }
    view.itemName = { [unowned self] index in item(at: index).flatMap(items.name) }
    // A grid has its column titles there.
    if view === listView {
      view.headerHeight = { [unowned self] section in group(section)?.title == nil ? nil : .measured }
    }
    view.footerHeight = { [unowned self] section in
      section == loadedItems.groups.count - 1 && state.isWaitingForFurther ? .measured : nil
    }
    let columnTitles = view.supplementaryViewProvider
    view.supplementaryViewProvider = { [unowned self] view, kind, section in
      kind == .header ? header(of: section, in: view) ?? columnTitles?(view, kind, section) : footer(in: view, section)
    }
  }

  private func group(_ section: Int) -> ListBatch<Item>.Group? {
    loadedItems.groups.indices.contains(section) ? loadedItems.groups[section] : nil
  }

  private func header(of section: Int, in view: CollectionView) -> CollectionReusableView? {
    guard let group = group(section), let title = group.title else { return nil }
    let header = view.dequeue(SectionHeaderFooterView.self, for: .header, ofSection: section)
    header.title = group.count.map { title.withCount(nil, of: $0) } ?? title
    return header
  }

  private func footer(in view: CollectionView, _ section: Int) -> CollectionReusableView? {
    guard case .items(let further) = state, further != .none else { return nil }
    let footer = view.dequeue(ListReportFooter.self, for: .footer, ofSection: section)
    let failure: String? = if case .failed(let reason) = further { reason } else { nil }
    footer.show(failure) { [weak self] in self?.retry() }
    return footer
  }

  // MARK: Open item

  /// Selects the open item when it is loaded; later, only if nothing else is selected.
  func selectOpenItem() {
    guard !isSelecting, let openItemID, isAwaitingOpenItem || displayedView.selection.isEmpty,
      let index = loadedItems.indices(of: [openItemID]).first
    else { return }
    displayedView.selectedItem = index
    if isAwaitingOpenItem { displayedView.scrollTo(index) }
    isAwaitingOpenItem = false
  }

  // MARK: List or grid

  /// Returns whether to display the grid for a width: not for groups with titles, which would replace the column
  /// titles.
  func usesGrid(in width: Int) -> Bool {
    gridView != nil && Double(width) >= gridWidth * max(1, Settings.default.textScale)
      && loadedItems.groups.allSatisfy { $0.title == nil }
  }

  /// Switches between grid and list.
  func showGrid(_ isShown: Bool) {
    guard isShown != showsGrid, gridView != nil else { return }
    let selectedIDs = Set(selectedIDs)
    let selected = isSelecting ? nil : displayedView.selectedItem
    let first = savedScrollPosition.firstToShow(at: loadedItems.count)
    let (hadFocus, focused) = (displayedView.containsFocus, displayedView.focusedItem)
    if hadFocus { window?.clearFocus() }
    displayedSource?.reload([])
    showsGrid = isShown
    displayedSource?.reload(loadedItems.counts)
    displayedView.selectionMode = isSelecting ? .multiple : .single
    select(selectedIDs)
    if let selected { displayedView.selectedItem = selected }
    showState()
    savedScrollPosition.first = first
    savedScrollPosition.count = loadedItems.count
    savedScrollPosition.isAwaitingAllocation = true
    restoreScrollPosition()
    if hadFocus, focused.map({ displayedView.focusItem(at: $0) }) != true { displayedView.grabFocus() }
  }

  /// Restores the scroll position from before the change, and then scrolls to the selected and the focused item.
  private func restoreScrollPosition() {
    if let first = savedScrollPosition.first { displayedView.scrollTo(first, .leading) }
    if !isSelecting, let selected = displayedView.selectedItem { displayedView.scrollTo(selected) }
    if let focused = displayedView.focusedItem { displayedView.scrollTo(focused) }
  }

  /// Restores the scroll position after the first allocation of a new arrangement and its column titles.
  func didAllocateItems() {
    guard savedScrollPosition.isAwaitingAllocation, arrangement.isGrid == showsGrid else { return }
    savedScrollPosition.isAwaitingAllocation = false
    // Cells can't be created during an allocation.
    MainLoop.idle(priority: .input) { [weak self] in
      guard let self else { return }
      restoreScrollPosition()
      savedScrollPosition.firstVisible = displayedView.firstVisibleItem
    }
  }

  /// Focuses an item or, if it no longer exists, another one.
  func focus(_ id: Item.ID) -> Bool {
    guard state.hasItems else { return false }
    if let index = loadedItems.indices(of: [id]).first, displayedView.focusItem(at: index) { return true }
    return displayedView.grabFocus()
  }

  // MARK: States

  func showState() {
    guard !isDisposed else { return }
    let (isLoading, hasItems) = (state == .loading, state.hasItems)
    let visible: Widget = hasItems ? (showsGrid ? gridPane ?? listPane : listPane) : isLoading ? skeleton : emptyState
    if !hasItems, !isLoading { describeState() }
    for part in [listPane, gridPane, skeleton, emptyState] as [Widget?] {
      guard let part, part.isVisible != (part === visible) else { continue }
      if part === visible { part.isVisible = true } else { hide(part) }
    }
    guard hasItems else { return }
    displayedView.invalidateLayout()
    displayedView.reloadSupplementaryViews()
  }

  private func hide(_ part: Widget) {
    // GTK would keep the focus in a hidden widget: move it to the search field, if there is one.
    if part.containsFocus, !(isSearchable && searchField.grabFocus()) { window?.clearFocus() }
    part.isVisible = false
  }

  private func describeState() {
    switch state {
    case .loading, .items: return
    case .empty:
      emptyState.show(.noItems, emptyTitle, emptyText, action: emptyAction?.title) { [weak self] in
        self?.emptyAction?.perform()
      }
    case .noMatch:
      let text =
        search.isEmpty
        ? localized("No items match the filter.") : localized("No items match “%1$@”.").filled(with: search)
      let action = search.isEmpty ? nil : localized("Clear Search")
      emptyState.show(.noResults, localized("No Results"), text, action: action) { [weak self] in
        self?.search = ""
        self?.searchField.grabFocus()
      }
    case .failed(let reason):
      let (title, action) = (localized("Can’t Load the List"), localized("Try Again"))
      emptyState.show(.failure, title, reason, action: action) { [weak self] in self?.reload() }
    }
    announcement.announce([emptyState.title, emptyState.bodyText].compactMap(\.self).joined(separator: ". "))
  }

  // MARK: Keys

  private func handle(_ key: Key, _ modifiers: ModifierKeys) -> Bool {
    let modifiers = modifiers.intersection([.control, .shift, .alt])
    switch (key, modifiers) {
    case ("f", .control): return startSearch()
    case (.function(5), []): reload(keepingScrollPosition: true)
    case (.escape, []) where isSelecting: endSelection()
    case (.delete, []): return performDestructiveAction()
    default: return false
    }
    return true
  }

  /// Performs the destructive action for the selected items or, outside selection mode, for the focused one.
  ///
  /// - Returns: Whether there is such an action.
  private func performDestructiveAction() -> Bool {
    let perform: (() -> Void)?
    if isSelecting {
      guard !searchField.containsFocus, !displayedView.selection.isEmpty else { return false }
      perform = selectionActions?().first { $0.isDestructive && $0.isEnabled }?.perform
    } else {
      guard displayedView.containsFocus, let item = displayedView.focusedItem.flatMap(item(at:)) else {
        return false
      }
      perform = contextActions?(item).first { $0.isDestructive && $0.isEnabled }?.perform
    }
    perform?()
    return perform != nil
  }
}

extension ListReportPage.State {
  /// Whether items are displayed.
  var hasItems: Bool { if case .items = self { true } else { false } }
  /// Whether further items are being loaded or failed to load.
  var isWaitingForFurther: Bool { hasItems && self != .items(.none) }
}
