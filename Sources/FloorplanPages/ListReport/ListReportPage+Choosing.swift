import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// The selected items in selection mode.
  ///
  /// - Complexity: O(selected items).
  public var chosenItems: [String] {
    isChoosing ? shownView.selection.compactMap { itemsSoFar.item(at: $0) } : []
  }

  /// Starts selection mode, in which the user selects items for the ``chosenActions``.
  public func beginChoosing() {
    guard !isChoosing, chosenActions != nil else { return }
    isChoosing = true
    shownView.selection = ItemSelection()
    shownView.selectionMode = .multiple
    gridView?.accessory = .checkmark
    chosenBar.isVisible = true
    showActions()
    showChosen()
    shownView.grabFocus()
  }

  /// Ends selection mode.
  public func endChoosing() {
    guard isChoosing else { return }
    isChoosing = false
    shownView.selection = ItemSelection()
    shownView.selectionMode = .single
    gridView?.accessory = AccessoryType.none
    markCells()
    selectOpenItem()
    chosenBar.hide(givingFocusTo: shownView)
    showActions()
  }

  func choose(_ items: Set<String>) {
    guard isChoosing else { return }
    shownView.selection = ItemSelection(itemsSoFar.indices(of: items))
    showChosen()
  }

  func showActions() {
    guard chosenActions != nil else { return actions = pageActions }
    guard isChoosing else {
      return actions = pageActions + [PageAction("edit", localized("Edit")) { [weak self] in self?.beginChoosing() }]
    }
    let isAll = itemsSoFar.count > 0 && shownView.selection.count == itemsSoFar.count
    actions = [
      PageAction("select-all", isAll ? localized("Deselect All") : localized("Select All")) { [weak self] in
        if isAll { self?.shownView.deselectAll() } else { self?.shownView.selectAll() }
      },
      PageAction("done", localized("Done")) { [weak self] in self?.endChoosing() },
    ]
  }

  func showChosen() {
    let count = isChoosing ? shownView.selection.count : 0
    let text = localized("%1$@ selected", "%1$@ selected", count: count)
    chosenBar.show(text, chosenActions?() ?? [], isEnabled: count > 0)
    showActions()
    markCells()
  }

  // MARK: Check marks

  private func markCells() {
    for index in shownView.itemsWithCells {
      guard let cell = shownView.cell(at: index) else { continue }
      if isChoosing { mark(cell, of: index) } else { unmark(cell) }
    }
  }

  /// Displays a checkmark for a selected item, because color alone isn't sufficient.
  ///
  /// The checkmark replaces the accessory, so texts wrap as before.
  func mark(_ cell: CollectionCell, of index: ItemIndex) {
    let isChosen = shownView.selection.contains(index)
    if let row = cell as? GridRow {
      let mark: AccessoryType = isChosen ? .checkmark : .none
      row.accessory = mark
    } else if let cell = cell as? ObjectCell {
      let mark = cell.editingAccessoryView ?? Self.makeMark()
      mark.opacity = isChosen ? 1 : 0
      cell.editingAccessoryView = mark
      cell.isEditing = true
    }
  }

  private func unmark(_ cell: CollectionCell) {
    if let row = cell as? GridRow {
      row.accessory = nil
    } else if let cell = cell as? ObjectCell {
      cell.isEditing = false
      cell.editingAccessoryView = nil
    }
  }

  private static func makeMark() -> Widget {
    let made = Image(iconName: "object-select-symbolic")
    made.become(ComponentParts.ObjectCell.accessory)
    // The cell reports the selection.
    made.setAccessibleRole(.presentation)
    return made
  }
}

/// The action bar of selection mode: the number of selected items, and a button for each action.
@MainActor
final class ChosenBar: CustomWidget {
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
    let made = ActionBar(label, buttons)
    made.setMargins(top: 8, leading: 16, bottom: 8, trailing: 16)
    made.setParent(self)
    bar = made
  }
}
