import CGTK
import FloorplanLayout
import FloorplanTheme
import FloorplanUI
import GTKBridge

extension ListReportPage {
  /// The items that a person has chosen to do something with.
  ///
  /// - Complexity: O(chosen items).
  public var chosenItems: [String] {
    isChoosing ? shownView.selection.compactMap { itemsSoFar.item(at: $0) } : []
  }

  /// Has people choose items, to do something with all of them.
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

  /// Has people open items again.
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

  /// Shows by a check mark whether an item is chosen: a colour alone says too little.
  ///
  /// It stands where rows say what they lead to otherwise, so that no text breaks elsewhere.
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
    // The cell says whether it is selected.
    made.setAccessibleRole(.presentation)
    return made
  }
}

/// What can be done with chosen items: how many they are, and a button for each action.
@MainActor
final class ChosenBar: CustomWidget {
  private let label = Label()
  private(set) var buttons: [ActionButton] = []
  private var bar: ActionBar?
  private var ids: [String] = []

  override class var cssName: String { "chosenbar" }
  override class var accessibleRole: GtkAccessibleRole { .toolbar }

  /// Says how many items are chosen, and offers what can be done with them.
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
