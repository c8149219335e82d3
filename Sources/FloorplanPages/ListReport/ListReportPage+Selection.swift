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
