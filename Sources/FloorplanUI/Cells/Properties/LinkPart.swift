import FloorplanTheme
import GTKBridge

/// An optional link in a cell, with a button created on demand.
final class LinkPart {
  private let part: ComponentPart
  private var button: Button?
  private var label: Label?
  /// Called when the user clicks the link.
  var onPress: (() -> Void)?

  init(_ part: ComponentPart) { self.part = part }

  /// Displays a value, or nothing if it is nil, and updates the accessible label.
  func show(_ text: PropertyText?, in host: CustomWidget) {
    guard let text, let value = text.value else {
      button?.hide(movingFocusTo: host)
      return
    }
    let button = button ?? makeButton(in: host)
    button.isVisible = true
    label?.text = text.displayedValue(isMirrored: host.direction == .rtl) ?? ""
    label?.allowBreaksInAddresses()
    button.setAccessibleLabel(value)
    button.setAccessibleDescription(text.key ?? "")
  }

  /// Returns the node of the button, created on demand.
  func attributedNode(in host: CustomWidget) -> AttributedNode {
    AttributedNode(button ?? makeButton(in: host), part: part)
  }

  private func makeButton(in host: CustomWidget) -> Button {
    let text = PartLabel(part, hasOwnNode: false)
    // The label of the button is sufficient.
    text.setAccessibleRole(.presentation)
    let newButton = Button()
    newButton.setAccessibleRole(.link)
    newButton.addStyleClasses(of: part)
    newButton.child = text
    newButton.onClick { [weak self] in self?.onPress?() }
    newButton.isVisible = false
    newButton.setParent(host)
    label = text
    button = newButton
    return newButton
  }

  /// The button, or nil if there is no text to display.
  var visibleButton: Button? { button?.isVisible == true ? button : nil }
}
