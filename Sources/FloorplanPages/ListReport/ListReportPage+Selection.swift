import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// The selected items in selection mode.
  ///
  /// - Complexity: O(selected items).
  public var selectedItems: [String] {
    isSelecting ? displayedView.selection.compactMap { loadedItems.item(at: $0) } : []
  }

  /// Starts selection mode, in which the user selects items for the ``selectionActions``.
  public func beginSelection() {
    guard !isSelecting, selectionActions != nil else { return }
    isSelecting = true
    displayedView.selection = ItemSelection()
    displayedView.selectionMode = .multiple
    gridView?.accessory = .checkmark
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
    gridView?.accessory = AccessoryType.none
    markCells()
    selectOpenItem()
    selectionBar.hide(movingFocusTo: displayedView)
    showActions()
  }

  func select(_ items: Set<String>) {
    guard isSelecting else { return }
    displayedView.selection = ItemSelection(loadedItems.indices(of: items))
    showSelection()
  }

  func showActions() {
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
    let text = localized("%1$@ selected", "%1$@ selected", count: count)
    selectionBar.show(text, selectionActions?() ?? [], isEnabled: count > 0)
    showActions()
    markCells()
  }

  // MARK: Checkmarks

  private func markCells() {
    for index in displayedView.boundItems {
      if let cell = displayedView.cell(at: index) { mark(cell, of: index) }
    }
  }

  /// Displays a checkmark for an item selected in selection mode, because color alone isn't sufficient.
  ///
  /// The checkmark replaces the accessory, so texts wrap as before.
  func mark(_ cell: CollectionCell, of index: ItemIndex) {
    let isSelected = displayedView.displayedSelection.contains(index)
    if let row = cell as? GridRow {
      let mark: AccessoryType = isSelected ? .checkmark : .none
      row.accessory = isSelecting ? mark : nil
    } else if let cell = cell as? ObjectCell {
      cell.editingAccessoryView = isSelecting ? cell.editingAccessoryView ?? Self.makeMark() : nil
      cell.editingAccessoryView?.opacity = isSelected ? 1 : 0
      cell.isEditing = isSelecting
    }
  }

  private static func makeMark() -> Widget {
    let image = Image(iconName: "object-select-symbolic")
    image.addStyleClasses(of: ComponentParts.ObjectCell.accessory)
    // The cell reports the selection.
    image.setAccessibleRole(.presentation)
    return image
  }
}

/// The action bar of selection mode: the number of selected items, and a button for each action.
@MainActor
final class SelectionBar: CustomWidget {
  private let label = Label()
  private(set) var buttons: [ActionButton] = []
  private var bar: ActionBar?
  private var ids: [String] = []

  override class var cssName: String { "chosenbar" }
  override class var accessibleRole: GtkAccessibleRole { .toolbar }

  /// Displays the number of selected items and the actions.
  func show(_ text: String, _ actions: [PageAction], isEnabled: Bool) {
    if ids != actions.map(\.id) { make(actions) }
    label.text = text
    setAccessibleLabel(text)
    for (button, action) in zip(buttons, actions) {
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.isEnabled = isEnabled && action.isEnabled
      button.didSelectHandler = { _ in action.perform() }
    }
  }

  private func make(_ actions: [PageAction]) {
    bar?.removePermanently()
    ids = actions.map(\.id)
    buttons = actions.map { _ in ActionButton() }
    label.setAccessibleRole(.status)
    let newBar = ActionBar(label, buttons)
    newBar.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    newBar.setParent(self)
    bar = newBar
  }
}
