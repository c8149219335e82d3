import FloorplanTheme
import FloorplanUI
package import GTKBridge

/// The message of a ``ToastOverlay``.
package final class ToastMessage: CustomWidget {
  private typealias Parts = ComponentParts.ToastMessage
  private let label = Parts.textLabel.makeLabel()

  package override class var cssName: String { "toast" }

  package override init() {
    super.init()
    addStyleClasses(of: Parts.view)
    label.setParent(self)
  }

  /// The text of the message.
  package var text: String {
    get { label.text }
    set { label.text = newValue }
  }
}
