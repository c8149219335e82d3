import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A temporary message below a preview or attachments, with an optional button for an action.
///
/// It is styled as a toast, which can't have buttons. It disappears after some seconds, unless it contains the pointer
/// or the focus.
///
/// ## CSS nodes
///
///     box.fdlFUIToastMessage
///     ├── label.fdlFUIToastMessage_textLabel
///     ╰── button.fdlFUIActionButton
final class MessageBar {
  private typealias Parts = ComponentParts.ToastMessage
  private let label = Parts.textLabel.makeLabel()
  let button = ActionButton()
  let root: Box
  @Pending private var end: LoopSource?

  init() {
    root = Box(.horizontal, spacing: ComponentParts.EmptyStateView.view[.columnGap], [label, button])
    root.addStyleClasses(of: Parts.view)
    root.isVisible = false
    label.expandsHorizontally = true
    button.verticalAlignment = .center
  }

  /// The duration of a message, in seconds; a message with a button stays longer to give users time to decide.
  private static let duration: UInt32 = 4
  private static let durationWithButton: UInt32 = 10
  /// The duration of a second, in milliseconds; tests shorten it.
  var milliseconds: UInt32 = 1000

  /// The message; nil for none.
  private(set) var text: String?
  /// Called when the time of the message is over.
  var onEnd: (() -> Void)?

  /// Prepares a message and starts its timer; the owner shows the bar.
  ///
  /// - Parameters:
  ///   - text: The message; nil for none.
  ///   - action: The title of the button; nil for no button.
  func set(_ text: String?, action: String? = nil) {
    self.text = text
    end = nil
    guard let text else { return }
    label.text = text
    button.setTitle(action, for: .normal)
    button.isVisible = action != nil
    wait(action == nil ? Self.duration : Self.durationWithButton)
  }

  private func wait(_ seconds: UInt32) {
    end = MainLoop.after(milliseconds: seconds * milliseconds) { [weak self] in
      guard let self else { return }
      if root.containsFocus || root.stateFlags.contains(.prelight) { return wait(seconds) }
      text = nil
      onEnd?()
    }
  }
}
