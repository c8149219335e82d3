package import GTKBridge

/// An open menu of context menu items.
@MainActor
package final class OpenMenu {
  let popover: PopoverMenu
  private let actions = ActionGroup()
  private weak var widgetWithoutTooltip: Widget?

  /// Creates a menu without displaying it.
  package init(_ items: [ContextMenuItem], name: String) {
    let menu = Menu()
    for (number, item) in items.enumerated() {
      menu.append(item.title, action: "\(Self.prefix).\(number)")
      let action =
        if let isChecked = item.isChecked {
          actions.addAction("\(number)", state: isChecked) { _ in item.perform() }
        } else {
          actions.addAction("\(number)", item.perform)
        }
      action.isEnabled = item.isEnabled
    }
    popover = PopoverMenu(menu, name: name)
    popover.insertActionGroup(actions, prefix: Self.prefix)
    popover.hasArrow = false
  }

  private static let prefix = "menu"

  /// Displays the menu next to a widget, which gets the focus when it closes.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - close: Called after the menu has closed and the chosen item was performed.
  package func open(over widget: Widget, onClose close: @escaping () -> Void) {
    popover.setParent(widget)
    popover.connect("closed") { [weak widget] in
      widget?.grabFocus()
      // The menu closes before GTK activates the chosen action.
      MainLoop.idle(close)
    }
    popover.popUp()
  }

  func disableTooltip(of widget: Widget) {
    guard widget.tooltip != nil else { return }
    widget.isTooltipEnabled = false
    widgetWithoutTooltip = widget
  }

  /// Closes and discards the menu.
  package func remove() {
    if let widgetWithoutTooltip, widgetWithoutTooltip.tooltip != nil { widgetWithoutTooltip.isTooltipEnabled = true }
    popover.discard()
    // Unparenting a visible popover would leave its pointer grab.
    popover.popDown()
    popover.insertActionGroup(nil, prefix: Self.prefix)
    actions.dispose()
    popover.unparent()
  }
}
