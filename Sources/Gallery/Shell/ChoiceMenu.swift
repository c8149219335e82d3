import GTKBridge

/// A button that displays the chosen one of several texts, and opens a menu of them.
///
/// It isn't a GtkDropDown, because the rows of its list have no accessible names in GTK 4.8.
final class ChoiceMenu: CustomWidget {
  private let options: [String]
  private let name: String
  private let button: MenuButton
  private let actions = ActionGroup()
  private let action: Action
  private static let prefix = "choice"
  private static let actionName = "choose"

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - options: The texts.
  ///   - name: The accessible label of the menu.
  ///   - selection: Returns the index of the chosen text, or nil if there is none; everything it reads is observed.
  ///   - choose: Called with the index of the text that the user chooses.
  init(_ options: [String], name: String, selection: @escaping () -> Int?, choose: @escaping (Int) -> Void) {
    (self.options, self.name) = (options, name)
    let menu = Menu()
    for (index, option) in options.enumerated() {
      menu.append(option, action: "\(Self.prefix).\(Self.actionName)::\(index)")
    }
    action = actions.addAction(Self.actionName, state: "") { Int($0).map(choose) }
    button = MenuButton(label: name, popover: PopoverMenu(menu, name: name))
    super.init()
    button.setParent(self)
    insertActionGroup(actions, prefix: Self.prefix)
    observe { [unowned self] in show(selection()) }
  }

  private func show(_ index: Int?) {
    let title = index.map { options[$0] } ?? ""
    button.label = title
    button.setAccessibleName(name)
    // The focusable button is an internal child.
    for part in [button] + button.children { part.setAccessibleDescription(title) }
    action.setState(index.map(String.init) ?? "")
  }

  override func dispose() {
    insertActionGroup(nil, prefix: Self.prefix)
    actions.dispose()
    super.dispose()
  }
}
