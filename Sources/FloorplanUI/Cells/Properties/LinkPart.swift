import CGTK
import FloorplanTheme
import GTKBridge

/// A text of a cell that one can press, and that may be absent: its button is made when it is first needed.
@MainActor
final class LinkPart {
  private let part: ComponentPart
  private var button: Button?
  private var label: Label?
  private var isShown = false
  /// Called when a person presses the text.
  var onPress: (() -> Void)?

  init(_ part: ComponentPart) { self.part = part }

  /// Shows a value, nil for none, and says what it is for assistive technology.
  func show(_ text: PropertyText?, in host: CustomWidget) {
    let wasShown = isShown
    isShown = text?.value != nil
    if let text, let value = text.value {
      let button = button ?? makeButton(in: host)
      button.isVisible = true
      label?.text = text.shownValue(isMirrored: host.direction == .rtl) ?? ""
      button.setAccessibleLabel(value)
      button.setAccessibleDescription(text.key ?? "")
    }
    if wasShown, !isShown { button?.hide(givingFocusTo: host) }
  }

  /// The button as a node of its part, made if need be.
  func attributedNode(in host: CustomWidget) -> AttributedNode {
    AttributedNode(button ?? makeButton(in: host), as: part)
  }

  private func makeButton(in host: CustomWidget) -> Button {
    let text = PartLabel(part, hasOwnNode: false)
    text.insertsHyphens = false
    // The button is named by it.
    text.setAccessibleRole(.presentation)
    let made = Button()
    made.setAccessibleRole(.link)
    made.become(part)
    made.child = text
    made.onClick { [weak self] in self?.onPress?() }
    made.isVisible = isShown
    made.setParent(host)
    label = text
    button = made
    return made
  }

  /// The button, where there is a text to show.
  var shownButton: Button? { isShown ? button : nil }
}
