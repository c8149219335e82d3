import GTKBridge

/// A button that displays the chosen values, and opens a menu of all values.
///
/// It isn't a GtkDropDown, because the rows of its list have no accessible names in GTK 4.8.
class ChoiceButton: CustomWidget {
  final let menu = Menu()
  /// The actions, whose states are the chosen values.
  final let actions = ActionGroup()
  private let name: String
  private let prefix: String
  private let button: MenuButton

  /// Creates a button with an empty menu.
  ///
  /// - Parameters:
  ///   - name: The accessible label of the menu.
  ///   - prefix: The prefix of the actions.
  init(name: String, prefix: String) {
    (self.name, self.prefix) = (name, prefix)
    button = MenuButton(label: name, popover: PopoverMenu(menu, name: name))
    super.init()
    button.setParent(self)
    insertActionGroup(actions, prefix: prefix)
  }

  /// Adds a value of an action to the menu.
  final func append(_ title: String, _ action: String, _ value: String) {
    menu.append(title, action: "\(prefix).\(action)::\(value)")
  }

  /// Displays the chosen values; if there are none, the label can be another text.
  final func show(_ title: String, label: String? = nil) {
    button.label = label ?? title
    button.setAccessibleName(name)
    // The focusable button is an internal child.
    for part in [button] + button.children { part.setAccessibleDescription(title) }
  }

  override func dispose() {
    insertActionGroup(nil, prefix: prefix)
    actions.dispose()
    super.dispose()
  }
}

/// A button that displays the chosen text, and opens a menu of all texts.
final class ChoiceMenu: ChoiceButton {
  /// Creates a button.
  ///
  /// - Parameters:
  ///   - options: The texts.
  ///   - name: The accessible label of the menu.
  ///   - selection: Returns the index of the chosen text, or nil if there is none; everything it reads is observed.
  ///   - choose: Called with the index of the text that the user chooses.
  init(_ options: [String], name: String, selection: @escaping () -> Int?, choose: @escaping (Int) -> Void) {
    super.init(name: name, prefix: "choice")
    for (index, option) in options.enumerated() { append(option, "choose", "\(index)") }
    let action = actions.addAction("choose", state: "") { Int($0).map(choose) }
    observe { [unowned self] in
      let index = selection()
      show(index.map { options[$0] } ?? "")
      action.setState(index.map(String.init) ?? "")
    }
  }
}
