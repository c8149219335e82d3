import FloorplanTheme
import FloorplanUI
public import GTKBridge

/// A bar below a list in selection mode: the number of selected items, and a button for each action.
///
///     collection.onSelectionChange = { bar.show(collection.displayedSelection.count, actions) }
///     collection.onSelectionPreview = collection.onSelectionChange
///
/// A ``ListReportPage`` has one; add it to other pages with a collection in multiple selection.
///
/// ## Accessibility
///
/// A toolbar named after the number of selected items, which is also a status.
public final class SelectionBar: CustomWidget {
  private let label = Label()
  private(set) var buttons: [ActionButton] = []
  private var bar: ActionBar?
  private var ids: [String]?

  public override class var cssName: String { "selectionbar" }
  public override class var accessibleRole: AccessibleRole { .toolbar }

  /// Creates an empty bar.
  public override init() {
    super.init()
    label.announcesText = true
  }

  /// Displays the number of selected items and the actions, which are disabled if no item is selected.
  ///
  /// - Parameters:
  ///   - count: The number of selected items.
  ///   - actions: The actions.
  public func show(_ count: Int, _ actions: [PageAction]) {
    if ids != actions.map(\.id) { make(actions) }
    let text = localized("%1$@ selected", "%1$@ selected", count: count)
    label.text = text
    setAccessibleLabel(text)
    for (button, action) in zip(buttons, actions) {
      button.setTitle(action.title, for: .normal)
      button.setImage(action.image, for: .normal)
      button.isEnabled = count > 0 && action.isEnabled
      button.didSelectHandler = { _ in action.perform() }
    }
  }

  private func make(_ actions: [PageAction]) {
    label.unparent()
    bar?.removePermanently()
    ids = actions.map(\.id)
    buttons = actions.map { _ in ActionButton() }
    let newBar = ActionBar(label, buttons)
    newBar.setMargins(of: ComponentParts.ModalForm.footer)
    newBar.setParent(self)
    bar = newBar
  }
}
