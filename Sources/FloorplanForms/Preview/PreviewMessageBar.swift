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
///     previewmessage.fdlFUIToastMessage
///     ╰── box
///         ├── label.fdlFUIToastMessage_textLabel
///         ╰── button.fdlFUIActionButton
@MainActor
final class PreviewMessageBar: CustomWidget {
  private typealias Parts = ComponentParts.ToastMessage
  private let label = Parts.textLabel.makeLabel()
  let button = ActionButton()
  private var clock: LoopSource?
  private var secondsLeft = 0

  override class var cssName: String { "previewmessage" }

  override init() {
    super.init()
    become(Parts.view)
    label.expandsHorizontally = true
    button.verticalAlignment = .center
    let box = Box(.horizontal, spacing: Self.gap, [label, button])
    box.setParent(self)
    isVisible = false
  }

  private static let gap = Int(ComponentParts.EmptyStateView.view.metric(.columnGap))
  /// How long a message stays, in seconds; one with a button longer, since people have to decide.
  private static let time = 4
  private static let timeToDecide = 10
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
    clock?.cancel()
    clock = nil
    guard let text else { return }
    label.text = text
    button.setTitle(action, for: .normal)
    button.isVisible = action != nil
    secondsLeft = action == nil ? Self.time : Self.timeToDecide
    clock = MainLoop.every(milliseconds: milliseconds) { [weak self] in self?.tick() ?? false }
  }

  private func tick() -> Bool {
    if !containsFocus, !stateFlags.contains(.prelight) { secondsLeft -= 1 }
    guard secondsLeft <= 0 else { return true }
    clock = nil
    text = nil
    onEnd?()
    return false
  }

  override func dispose() {
    clock?.cancel()
    super.dispose()
  }
}
