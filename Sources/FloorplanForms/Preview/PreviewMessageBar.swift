import CGTK
import FloorplanTheme
import FloorplanUI
import GTKBridge

/// A message below what is shown, with a button where something can be done about it.
///
/// It looks like a toast, which has no buttons. It stays for some seconds, and as long as somebody has the pointer or
/// the focus there.
///
/// ## CSS nodes
///
///     box.fdlFUIToastMessage
///     ├── label.fdlFUIToastMessage_textLabel
///     ╰── button.fdlFUIActionButton
@MainActor
final class PreviewMessageBar {
  private typealias Parts = ComponentParts.ToastMessage
  private let label = Parts.textLabel.makeLabel()
  let button = ActionButton()
  let root: Box
  private var end: LoopSource?

  init() {
    root = Box(.horizontal, spacing: Int(ComponentParts.EmptyStateView.view.metric(.columnGap)), [label, button])
    root.become(Parts.view)
    root.isVisible = false
    label.expandsHorizontally = true
    button.verticalAlignment = .center
  }

  /// How long a message stays, in seconds; one with a button longer, since people have to decide.
  private static let time: UInt32 = 4
  private static let timeToDecide: UInt32 = 10
  /// How long such a second is; tests are in a hurry.
  var milliseconds: UInt32 = 1000

  /// What it says; nil for nothing.
  private(set) var text: String?
  /// Called when the message has had its time.
  var onEnd: (() -> Void)?

  /// Has a message ready, which ends by itself; whoever has the bar shows it.
  ///
  /// - Parameters:
  ///   - text: What it says; nil for nothing.
  ///   - action: What the button says; nil for no button.
  func set(_ text: String?, action: String? = nil) {
    self.text = text
    end?.cancel()
    guard let text else { return }
    label.text = text
    button.setTitle(action, for: .normal)
    button.isVisible = action != nil
    wait(action == nil ? Self.time : Self.timeToDecide)
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
