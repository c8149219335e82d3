import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// The message that a ``ToastOverlay`` shows.
@MainActor
package final class ToastMessage: CustomWidget {
  private typealias Parts = ComponentParts.ToastMessage
  private let label = Parts.textLabel.makeLabel()

  package override class var cssName: String { "toast" }

  package override init() {
    super.init()
    become(Parts.view)
    // What is behind it can be pressed.
    canBeTarget = false
    label.setParent(self)
  }

  /// What it says.
  package var text: String {
    get { label.text }
    set { label.text = newValue }
  }
}
