import FloorplanLayout
import FloorplanUI

extension ListReportPage {
  /// The IDs of the selected items in selection mode.
  ///
  /// - Complexity: O(selected items).
  public var selectedIDs: [Item.ID] {
    isSelecting ? displayedView.selection.compactMap { loadedItems.item(at: $0) } : []
  }

  /// Starts selection mode, in which the user selects items for the ``selectionActions``.
  public func beginSelection() {
    guard !isSelecting, selectionActions != nil else { return }
    isSelecting = true
    displayedView.selection = ItemSelection()
    displayedView.selectionMode = .multiple
    selectionBar.isVisible = true
    showActions()
    showSelection()
    displayedView.grabFocus()
  }

  /// Ends selection mode.
  public func endSelection() {
    guard isSelecting else { return }
    isSelecting = false
    displayedView.selection = ItemSelection()
    displayedView.selectionMode = .single
    selectOpenItem()
    selectionBar.hide(movingFocusTo: displayedView)
    showActions()
  }

  func select(_ ids: Set<Item.ID>) {
    guard isSelecting else { return }
    displayedView.selection = ItemSelection(loadedItems.indices(of: ids))
    showSelection()
  }

  func showActions() {
    guard !isDisposed else { return }
    guard selectionActions != nil else { return actions = pageActions }
    guard isSelecting else {
      return actions = pageActions + [PageAction("edit", localized("Edit")) { [weak self] in self?.beginSelection() }]
    }
    let isAll = loadedItems.count > 0 && displayedView.displayedSelection.count == loadedItems.count
    actions = [
      PageAction("select-all", isAll ? localized("Deselect All") : localized("Select All")) { [weak self] in
        if isAll { self?.displayedView.deselectAll() } else { self?.displayedView.selectAll() }
      },
      PageAction("done", localized("Done")) { [weak self] in self?.endSelection() },
    ]
  }

  func showSelection() {
    let count = isSelecting ? displayedView.displayedSelection.count : 0
    selectionBar.show(count, selectionActions?() ?? [])
    showActions()
  }
}
